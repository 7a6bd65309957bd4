import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import type { ExamSummary } from '#contract/exams.ts';
import { lengthOf, measureOf, sectionsOf, standardShape, type Shape } from '#core/exams/shape.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatCount, formatDuration } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { continuePath, doesNotCount, stateSentence } from './exam-state.ts';
import { examsQuery } from './exam-queries.ts';

/** The exam to do next: one in progress, else the first never taken, else the first that may be taken again. */
const nextExam = (exams: readonly ExamSummary[]): ExamSummary | undefined =>
  exams.find((exam) => exam.inProgress) ?? exams.find((exam) => exam.completedCount === 0) ?? exams.find(({ mayTake }) => mayTake);

const actionOf = ({ inProgress, completedCount, mayTake }: ExamSummary): string =>
  inProgress ? 'Resume' : completedCount === 0 ? 'Start' : mayTake ? 'Take again' : 'Details';

interface ExamRowProps {
  readonly exam: ExamSummary;
  readonly isNext: boolean;
  /** What it is like has been said once, for all. */
  readonly isLikeAll: boolean;
}

function ExamRow({ exam, isNext, isLikeAll }: ExamRowProps) {
  const details = pathTo('practiceExam', { examId: exam.id });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 py-6">
      <div className="min-w-0 grow basis-80">
        <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
          {exam.title}
          {exam.inProgress ? <Badge tone="primary">In progress</Badge> : null}
          {exam.isDiagnostic && exam.completedCount === 0 && !exam.inProgress ? <Badge>Good first exam</Badge> : null}
        </h2>
        <p className="mt-1 text-muted">{isLikeAll && exam.completedCount === 0 && !exam.inProgress ? 'Not taken yet.' : stateSentence(exam)}</p>
      </div>
      {exam.latest ? (
        <p className="text-sm text-muted">
          {exam.latest.total === null ? 'Latest result' : 'Latest estimate'}
          <span className="tabular ml-2 text-xl font-semibold text-ink">{exam.latest.total ?? exam.latest.correct}</span>
          <span className="tabular ml-2">{exam.latest.total === null ? `of ${exam.latest.questions} right` : `${exam.latest.low}–${exam.latest.high}`}</span>
          {exam.latest.hurried ? <span className="block">{doesNotCount}</span> : null}
        </p>
      ) : null}
      <div className={cx('flex items-center gap-2 sm:ml-auto', exam.latest && 'max-sm:-ml-4')}>
        {exam.latest ? (
          <ButtonLink variant="quiet" to={pathTo('examResults', { examId: exam.latest.resultId })}>
            See results
          </ButtonLink>
        ) : null}
        <ButtonLink
          variant={isNext ? 'summit' : 'secondary'}
          to={exam.inProgress ? continuePath(exam.inProgress) : details}
          aria-label={`${actionOf(exam)} ${exam.title}`}
        >
          {actionOf(exam)}
          {isNext ? <ArrowRight aria-hidden size={18} /> : null}
        </ButtonLink>
        {exam.inProgress ? (
          <ButtonLink variant="quiet" to={details}>
            Details
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const inWords = (count: number, one: string) => `${counts[count] ?? count} ${one}${count === 1 ? '' : 's'}`;

/** The standard exam, as long as the exams offered are. */
function standardLead(shape: Shape): string {
  const { questionCount, seconds, breakSeconds } = lengthOf(shape);
  const parts = [inWords(sectionsOf(shape).length, 'section'), inWords(shape.length, 'module'), formatCount(questionCount, 'question')];
  return `Full-length adaptive exams built like the digital SAT: ${parts.join(', ')}, and ${formatDuration(seconds * 1000)}${breakSeconds > 0 ? ' plus a break' : ''}.`;
}
const mixedLead = 'Full-length adaptive exams built like the digital SAT, and shorter ones. Each one says how many questions it has and how long it takes.';

const leadOf = (exams: readonly ExamSummary[]): string =>
  exams.every(({ shape }) => measureOf(shape) === measureOf(standardShape)) ? standardLead(exams[0]?.shape ?? standardShape) : mixedLead;

/** Several with the same description: under each title it would only be repeated. */
const areAlike = (exams: readonly ExamSummary[]): boolean => exams.length > 1 && exams.every(({ description }) => description === exams[0]?.description);

/** /practice-exams; `?start=2` opens the second exam, ready to begin. */
export function ExamsScreen() {
  const { data, error, isPending, refetch } = useQuery(examsQuery);
  const [search] = useSearchParams();
  const next = data && nextExam(data.exams);
  const wanted = data?.exams.find(({ number }) => String(number) === search.get('start'));
  if (wanted) return <Navigate to={pathTo('practiceExam', { examId: wanted.id }, { start: 1 })} replace />;
  return (
    <Page title="Practice exams" lead={leadOf(data?.exams ?? [])}>
      {isPending ? <LoadingState label="Loading the exams" /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.exams.length === 0 ? <EmptyState title="No practice exams yet">Please check back later.</EmptyState> : null}
      {data && data.exams.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {data.exams.map((exam) => (
            <ExamRow key={exam.id} exam={exam} isNext={exam.id === next?.id} isLikeAll={areAlike(data.exams)} />
          ))}
        </ul>
      ) : null}
    </Page>
  );
}
