import { Link } from 'react-router';
import type { AffectedResult } from '#contract/question-reports.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { formatDateTime } from '#client/ui/format.ts';
import { sectionWords } from '../exams/exam-words.ts';
import { affectedList } from './report-queries.ts';

const answerOf = ({ correct, unscored }: AffectedResult) => `${correct ? 'Right' : 'Wrong or blank'}${unscored ? ', not scored' : ''}`;
const scoreOf = ({ score }: AffectedResult) => (score === null ? 'No score' : String(score));
const withoutOf = ({ without }: AffectedResult) => (without === null ? '–' : String(without));

const columns: readonly ListColumn<AffectedResult>[] = [
  {
    id: 'exam',
    header: 'Exam',
    text: ({ examTitle, resultId }) => `${examTitle} (${resultId})`,
    cell: ({ examTitle, completedAt }) => (
      <span className="block @2xl:min-w-40">
        {examTitle}
        <span className="block text-sm font-normal text-muted">{formatDateTime(completedAt)}</span>
      </span>
    ),
  },
  {
    id: 'student',
    header: 'Student',
    text: ({ student }) => student?.name ?? '',
    cell: ({ student }) =>
      student ? (
        <Link to={pathTo('adminMember', { userId: student.id })} className="text-link break-words">
          {student.name}
        </Link>
      ) : (
        <span className="text-muted">For administrators</span>
      ),
  },
  { id: 'version', header: 'Version', numeric: true, text: ({ version }) => String(version ?? ''), cell: ({ version }) => version ?? '–' },
  { id: 'answer', header: 'Answer', text: answerOf, cell: answerOf },
  { id: 'score', header: 'Section score', numeric: true, text: scoreOf, cell: (row) => `${sectionWords[row.section]}: ${scoreOf(row)}` },
  {
    id: 'without',
    header: 'Without it',
    numeric: true,
    text: withoutOf,
    cell: (row) => (row.without !== null && row.without !== row.score ? <strong>{withoutOf(row)}</strong> : withoutOf(row)),
  },
];

/** The exam results in which a question was asked, with the section score each would have without it. */
export function AffectedResults({ questionId }: { readonly questionId: string }) {
  const list = affectedList(questionId);
  return (
    <PagedList
      list={list}
      noun="result"
      empty={<p className="text-muted">No finished exam has asked it, so it hasn’t affected any score.</p>}
      actions={<CsvButton list={list} columns={columns} fileName={`results-with-${questionId}`} />}
    >
      {(rows) => <ListTable caption="Results in which it was asked" columns={columns} rows={rows} rowKey={({ resultId }) => resultId} />}
    </PagedList>
  );
}
