import { useQuery } from '@tanstack/react-query';
import type { getJobQueue } from '#contract/jobs.ts';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import type { Output } from '#client/platform/api.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { JobList } from './job-list.tsx';
import { queueQuery, shows, type Show } from './job-queries.ts';
import { durationText } from './job-words.ts';
import { RegularTasks } from './regular-tasks.tsx';

const labels = { all: 'All', waiting: 'Waiting', running: 'Running', retrying: 'Will be retried', failed: 'Failed' } as const satisfies Record<Show, string>;

function Overview({ queue: { counts, oldestDueAt } }: { readonly queue: Output<typeof getJobQueue> }) {
  const facts = [
    ['Waiting', counts.waiting.toLocaleString('en-US')],
    ['Running', counts.running.toLocaleString('en-US')],
    ['Will be retried', counts.retrying.toLocaleString('en-US')],
    ['Failed', counts.failed.toLocaleString('en-US')],
    ['Longest overdue', oldestDueAt ? durationText(Date.now() - Date.parse(oldestDueAt)) : 'None'],
  ] as const;
  return (
    <dl className="mb-10 flex flex-wrap gap-x-12 gap-y-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="mb-1 text-sm text-muted">{name}</dt>
          <dd className="tabular text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** /admin/jobs */
export function JobsScreen() {
  const { show, goTo } = useListUrl(shows, ['-created']);
  const { data: queue, error, refetch } = useQuery(queueQuery);
  return (
    <Page title="Jobs" lead="Work the server does in the background: email, text messages, memberships, cleanup.">
      {queue ? (
        <Overview queue={queue} />
      ) : error ? (
        <ErrorState title="The overview did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      <Tabs
        label="Which jobs"
        value={show}
        onChange={(wanted) => goTo({ show: wanted })}
        items={shows.map((value) => ({ value, label: labels[value], content: <JobList show={value} /> }))}
      />
      {queue ? <RegularTasks tasks={queue.regularTasks} /> : null}
    </Page>
  );
}
