import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { closeQuestionReport, listQuestionReports, type QuestionReport } from '#contract/question-reports.ts';
import { topicName } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '../../../paths.ts';
import { api } from '../../../platform/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { EmptyState, Page } from '../../../ui/page-states.tsx';
import { RichText } from '../../../ui/question/rich-text.tsx';
import { showToast } from '../../../ui/toast.tsx';

const reasons = {
  'wrong-key': 'Wrong answer key',
  unclear: 'Unclear',
  typo: 'Typo',
  display: 'Shown wrongly',
  explanation: 'Explanation',
  other: 'Something else',
  unknown: 'Something newer than this page',
} as const satisfies Record<QuestionReport['reason'], string>;

const listKey = ['question-reports'] as const;
const list: List<QuestionReport> = { key: listKey, read: (page, signal) => api(listQuestionReports, { query: page }, signal ? { signal } : {}) };

function CloseButton({ report: { id, questionId } }: { readonly report: QuestionReport }) {
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: () => api(closeQuestionReport, { params: { reportId: id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: (error) => showToast({ title: 'The report was not closed', description: error.message, tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={close.isPending}
      busyLabel="Closing…"
      onClick={() => close.mutate()}
      aria-label={`Close the report of ${questionId}`}
    >
      Close
    </Button>
  );
}

const columns: readonly ListColumn<QuestionReport>[] = [
  {
    id: 'question',
    header: 'Question',
    text: ({ questionId, questionVersion }) => `${questionId}, version ${questionVersion}`,
    cell: ({ excerpt, questionId, questionVersion, topicId, ofQuestion }) => (
      <span className="block @2xl:min-w-56">
        <Link to={pathTo('adminQuestion', { questionId })} className="text-link">
          <RichText inline text={excerpt} />
        </Link>
        <span className="block break-all text-sm font-normal text-muted">
          {topicName(topicId)}, {questionId}, version {questionVersion}
        </span>
        {ofQuestion > 1 ? <Badge tone="warning">{ofQuestion} reports</Badge> : null}
      </span>
    ),
  },
  { id: 'reason', header: 'Reason', text: ({ reason }) => reasons[reason], cell: ({ reason }) => reasons[reason] },
  {
    id: 'note',
    header: 'Note',
    text: ({ note }) => note,
    cell: ({ note }) => (note ? <span className="break-words">{note}</span> : <span className="text-muted">None</span>),
  },
  {
    id: 'created',
    header: 'Reported',
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  { id: 'close', header: 'Close', actions: true, text: () => '', cell: (report) => <CloseButton report={report} /> },
];

/** /admin/reported-questions */
export const ReportsScreen = () => (
  <Page title="Reported questions" lead="What students say is wrong with a question, newest first. Close a report once you have looked at it.">
    <PagedList
      list={list}
      noun="report"
      empty={<EmptyState title="No reports">When students report a problem with a question they answered, it appears here.</EmptyState>}
      actions={<CsvButton list={list} columns={columns} fileName="reported-questions" />}
    >
      {(rows) => <ListTable caption="Reported questions" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PagedList>
  </Page>
);
