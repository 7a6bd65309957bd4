import { Link } from 'react-router';
import type { ReportDecision, ReportedQuestion } from '#contract/question-reports.ts';
import { topicName } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatDate, formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { statusWords } from '../questions/question-words.ts';
import { decisionList, reportedList } from './report-queries.ts';
import { outcomeWords, reasonWords } from './report-words.ts';

const toQuestion = (questionId: string) => pathTo('adminReport', { questionId });

const waiting: readonly ListColumn<ReportedQuestion>[] = [
  {
    id: 'question',
    header: 'Question',
    text: ({ questionId }) => questionId,
    cell: ({ excerpt, questionId, topicId, status }) => (
      <span className="block @2xl:min-w-64">
        <Link to={toQuestion(questionId)} className="text-link">
          <RichText inline text={excerpt} />
        </Link>
        <span className="block break-all text-sm font-normal text-muted">
          {topicName(topicId)}, {questionId}
        </span>
        {status === 'published' ? null : <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>}
      </span>
    ),
  },
  { id: 'reports', header: 'Reports', numeric: true, text: ({ reports }) => String(reports), cell: ({ reports }) => reports },
  {
    id: 'reasons',
    header: 'Reasons',
    text: ({ reasons }) => reasons.map(({ reason, count }) => `${reasonWords[reason]} (${count})`).join(', '),
    cell: ({ reasons }) => (
      <span className="flex flex-wrap gap-1.5">
        {reasons.map(({ reason, count }) => (
          <Badge key={reason} tone={reason === 'wrong-key' ? 'danger' : 'neutral'}>
            {reasonWords[reason]}
            {count > 1 ? ` × ${count}` : ''}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'oldest',
    header: 'Waiting since',
    text: ({ oldestAt }) => oldestAt,
    cell: ({ oldestAt }) => <span className="whitespace-nowrap">{formatDate(oldestAt)}</span>,
  },
];

const decided: readonly ListColumn<ReportDecision>[] = [
  {
    id: 'question',
    header: 'Question',
    text: ({ questionId }) => questionId,
    cell: ({ questionId }) => (
      <Link to={toQuestion(questionId)} className="text-link inline-flex min-h-6 items-center break-all">
        {questionId}
      </Link>
    ),
  },
  {
    id: 'outcome',
    header: 'Decision',
    text: ({ outcome }) => outcomeWords[outcome].label,
    cell: ({ outcome }) => <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>,
  },
  {
    id: 'answer',
    header: 'Answer',
    text: ({ answer }) => answer,
    cell: ({ answer }) =>
      answer ? <span className="block whitespace-pre-line break-words @2xl:min-w-56">{answer}</span> : <span className="text-muted">None</span>,
  },
  { id: 'reports', header: 'Reports', numeric: true, text: ({ reports }) => String(reports), cell: ({ reports }) => reports },
  {
    id: 'decided',
    header: 'Decided',
    text: ({ decidedAt, decidedBy }) => `${decidedAt} ${decidedBy ?? ''}`,
    cell: ({ decidedAt, decidedBy }) => (
      <span className="block">
        {decidedBy ?? 'A deleted account'}
        <span className="block whitespace-nowrap text-muted">{formatDateTime(decidedAt)}</span>
      </span>
    ),
  },
];

const WaitingReports = () => (
  <PagedList
    list={reportedList}
    noun="question"
    empty={<EmptyState title="No reports are waiting">When students report a problem with a question they answered, the question appears here.</EmptyState>}
    actions={<CsvButton list={reportedList} columns={waiting} fileName="reported-questions" />}
  >
    {(rows) => <ListTable caption="Reported questions" columns={waiting} rows={rows} rowKey={({ questionId }) => questionId} />}
  </PagedList>
);

const DecidedReports = () => (
  <PagedList
    list={decisionList}
    noun="decision"
    empty={<EmptyState title="Nothing decided yet">What you decide about reports is kept here, with what students were told.</EmptyState>}
    actions={<CsvButton list={decisionList} columns={decided} fileName="report-decisions" />}
  >
    {(rows) => <ListTable caption="Decisions about reports" columns={decided} rows={rows} rowKey={({ id }) => id} />}
  </PagedList>
);

/** /admin/reported-questions */
export function ReportsScreen() {
  const { show, goTo } = useListUrl(['waiting', 'decided'], ['queue']);
  return (
    <Page
      title="Reported questions"
      lead="Problems that students have reported, by question, most reports first. One decision answers everyone who reported it."
    >
      <Tabs
        label="Which reports"
        value={show}
        onChange={(wanted) => goTo({ show: wanted })}
        items={[
          { value: 'waiting', label: 'To decide', content: <WaitingReports /> },
          { value: 'decided', label: 'Decided', content: <DecidedReports /> },
        ]}
      />
    </Page>
  );
}
