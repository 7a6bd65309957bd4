import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteJob, retryJob, type JobView } from '#contract/jobs.ts';
import { ReasonDialog } from '#client/kits/form/reason-dialog.tsx';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { jobList, jobsKey, type Show } from './job-queries.ts';
import { stateWords, taskName, timeText } from './job-words.ts';

const noneOf = {
  all: { title: 'The queue is empty', text: 'There is no work waiting, running, or failing.' },
  waiting: { title: 'No jobs are waiting', text: 'New ones usually start right away.' },
  running: { title: 'No jobs are running', text: 'Most take less than a second.' },
  retrying: { title: 'No jobs will be retried', text: 'A job that fails waits here for its next try.' },
  failed: { title: 'No jobs have failed', text: 'A job that has used up all its tries stays here until you retry or delete it.' },
} as const satisfies Record<Show, { title: string; text: string }>;

/** The two buttons of a job that does not run. */
function Actions({ job, onDelete }: { readonly job: JobView; readonly onDelete: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(retryJob, { params: { jobId: job.id } }),
    onSuccess: () => showToast({ title: 'The job will be tried again now', tone: 'success' }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
  });
  if (job.state === 'running') return null;
  const what = `${taskName(job.task)}, job ${job.id}`;
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" busy={isPending} busyLabel="Retrying…" aria-label={`Retry ${what}`} onClick={() => mutate()}>
        Retry
      </Button>
      <Button variant="quiet" aria-label={`Delete ${what}`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  );
}

const columnsFor = (onDelete: (job: JobView) => void): readonly ListColumn<JobView>[] => [
  {
    id: 'job',
    header: 'Job',
    text: ({ id, task, subject }) => `${taskName(task)} #${id}${subject ? `: ${subject}` : ''}`,
    cell: ({ id, task, subject, userId }) => (
      <span className="block @2xl:min-w-44">
        {taskName(task)} <span className="font-normal text-muted">#{id}</span>
        {subject ? <span className="block font-normal text-muted">{subject}</span> : null}
        {userId ? (
          <Link to={pathTo('adminMember', { userId })} className="text-link inline-flex min-h-6 items-center font-normal">
            See the account
          </Link>
        ) : null}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    text: ({ state, error }) => `${stateWords[state].label}${error ? `: ${error}` : ''}`,
    cell: (job) => (
      <span className="block max-w-md @2xl:min-w-44">
        <Badge tone={stateWords[job.state].tone}>{stateWords[job.state].label}</Badge>
        <span className="mt-1 block text-muted">{timeText(job, Date.now())}</span>
        {job.error ? <span className="mt-1 block break-words">{job.error}</span> : null}
      </span>
    ),
  },
  { id: 'tries', header: 'Tries', text: ({ attempts }) => String(attempts), cell: ({ attempts }) => <span className="tabular">{attempts}</span> },
  { id: 'actions', header: 'Actions', actions: true, text: () => '', cell: (job) => <Actions job={job} onDelete={() => onDelete(job)} /> },
];

/** In the file the times stand by themselves, as a spreadsheet reads them. */
const times = [
  { header: 'Added', text: ({ createdAt }: JobView) => createdAt },
  { header: 'Due', text: ({ runAt }: JobView) => runAt },
] as const;

export function JobList({ show }: { readonly show: Show }) {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<JobView | null>(null);
  const list = jobList(show);
  const columns = columnsFor(setDeleting);
  return (
    <>
      <PagedList
        list={list}
        noun="job"
        empty={<EmptyState title={noneOf[show].title}>{noneOf[show].text}</EmptyState>}
        actions={<CsvButton list={list} fileName="jobs" columns={[...columns, ...times]} />}
      >
        {(jobs) => <ListTable caption="Jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />}
      </PagedList>
      {deleting ? (
        <ReasonDialog
          title="Delete this job?"
          description={`“${deleting.subject ?? taskName(deleting.task)}” will no longer be done. This cannot be undone.`}
          label="Delete job"
          reasonHint="Kept in the record of admin actions."
          send={(reason) => api(deleteJob, { params: { jobId: deleting.id }, body: { reason } })}
          onDone={() => {
            void client.invalidateQueries({ queryKey: jobsKey });
            showToast({ title: 'Job deleted', tone: 'success' });
            setDeleting(null);
          }}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}
