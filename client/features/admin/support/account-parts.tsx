import type { SupportView } from '#contract/support.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatCount, formatDate, formatDateTime, formatPercent } from '#client/ui/format.ts';
import { Table, type Column } from '#client/ui/table.tsx';
import type { ReactNode } from 'react';

type Result = SupportView['results'][number];
type Quiz = SupportView['quizzes'][number];
type Timing = SupportView['timing'][number];
type Mail = SupportView['mails'][number];

const results: readonly Column<Result>[] = [
  { key: 'exam', header: 'Exam', cell: ({ examTitle }) => examTitle },
  { key: 'finished', header: 'Finished', cell: ({ completedAt }) => formatDateTime(completedAt) },
  { key: 'score', header: 'Score', cell: ({ total, hurried }) => (hurried ? 'Hurried: does not count' : (total ?? 'No score')), numeric: true },
  { key: 'right', header: 'Right', cell: ({ correct, questions }) => `${correct} of ${questions}`, numeric: true },
];

const quizzes: readonly Column<Quiz>[] = [
  { key: 'begun', header: 'Started', cell: ({ startedAt }) => formatDateTime(startedAt) },
  { key: 'finished', header: 'Finished', cell: ({ completedAt }) => (completedAt ? formatDateTime(completedAt) : 'In progress') },
  { key: 'answered', header: 'Answered', cell: ({ answered, questions }) => `${answered} of ${questions}`, numeric: true },
  { key: 'right', header: 'Right', cell: ({ right }) => right, numeric: true },
];

const eventWords: Readonly<Record<string, string>> = {
  started: 'Module started',
  submitted: 'Module submitted',
  paused: 'Paused',
  resumed: 'Resumed',
  granted: 'Time given back',
  'caught-up': 'Answers from offline arrived',
};

const timing: readonly Column<Timing>[] = [
  {
    key: 'event',
    header: 'What happened',
    cell: ({ event, minutes }) => `${eventWords[event] ?? event}${minutes === null ? '' : `: ${formatCount(minutes, 'minute')}`}`,
  },
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { key: 'exam', header: 'Exam', cell: ({ examTitle }) => examTitle ?? 'Discarded' },
  { key: 'module', header: 'Module', cell: ({ position }) => position + 1, numeric: true },
];

const mails: readonly Column<Mail>[] = [
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { key: 'added', header: 'Added', cell: ({ addedAt }) => formatDateTime(addedAt) },
  {
    key: 'state',
    header: 'State',
    cell: ({ failed, attempts }) =>
      failed ? <Badge tone="danger">Failed</Badge> : attempts > 0 ? `Retried, ${formatCount(attempts, 'attempt')} so far` : 'Waiting',
  },
];

interface PartProps<Row extends { readonly id: string }> {
  readonly title: string;
  readonly none: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

const Part = <Row extends { readonly id: string }>({ title, none, columns, rows }: PartProps<Row>) => (
  <section>
    <h2 className="text-xl font-semibold">{title}</h2>
    <div className="mt-3">
      {rows.length === 0 ? <p className="text-muted">{none}</p> : <Table caption={title} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </div>
  </section>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

/** The account, and what was done with it lately. */
export function AccountParts({ view }: { readonly view: SupportView }) {
  const { account, practice } = view;
  return (
    <>
      <section aria-labelledby="account">
        <h2 id="account" className="text-xl font-semibold">
          Account
        </h2>
        <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
          <Fact name="Email">{account.emailVerified ? 'Confirmed' : 'Not confirmed'}</Fact>
          <Fact name="Opened">{formatDate(account.createdAt)}</Fact>
          <Fact name="Last used">{account.lastSeenAt ? formatDateTime(account.lastSeenAt) : 'Not logged in anywhere'}</Fact>
          <Fact name="Time zone">{account.timeZone ?? 'Not known'}</Fact>
          <Fact name="Questions answered">{practice.questions.toLocaleString('en-US')}</Fact>
          <Fact name="Right">{practice.questions > 0 ? formatPercent((100 * practice.correct) / practice.questions) : '–'}</Fact>
          <Fact name="Open mistakes">{practice.openMistakes.toLocaleString('en-US')}</Fact>
          <Fact name="Decks">{practice.decks}</Fact>
        </dl>
      </section>
      <Part title="Exam results" none="No finished exams." columns={results} rows={view.results} />
      <Part title="Exam clocks" none="No exam clocks yet." columns={timing} rows={view.timing} />
      <Part title="Quizzes" none="No quizzes yet." columns={quizzes} rows={view.quizzes} />
      <Part title="Unsent emails" none="Every email to this account has been sent." columns={mails} rows={view.mails} />
    </>
  );
}
