import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import type { ExamSummary } from '#contract/exams.ts';
import { predictiveExamId } from '#core/exams/format.ts';
import { partShape } from '#core/exams/parts.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { InProgress } from './in-progress.tsx';
import { BeginForm, type Choice } from './begin-form.tsx';
import { ExamTimeline } from './exam-timeline.tsx';
import { examQuery } from './exam-queries.ts';
import { dateText, doesNotCount } from './exam-state.ts';

function LatestResult({ latest: { total, low, high, correct, questions } }: { readonly latest: NonNullable<ExamSummary['latest']> }) {
  const band = bandOf(total, low, high);
  if (!band)
    return (
      <>
        Latest result{' '}
        <span className="tabular font-semibold text-ink">
          {correct} of {questions}
        </span>{' '}
        right
      </>
    );
  return (
    <>
      Latest estimate <span className="tabular font-semibold text-ink">{band.score}</span> ({band.low}–{band.high})
    </>
  );
}

/** The plan includes this exam once, and it has been taken. */
const RetakeOffer = () => (
  <section aria-labelledby="retake" className="rounded-card border border-line bg-raised p-6">
    <h2 id="retake" className="text-lg font-semibold">
      You’ve taken this exam
    </h2>
    <p className="mt-1.5 max-w-prose text-muted">
      The Free plan includes each practice exam once, and your results stay. A different exam tells you more than retaking this one. With Plus, you can also
      take exams again.
    </p>
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink to={pathTo('practiceExams')}>Other exams</ButtonLink>
      <ButtonLink variant="secondary" {...usePlansLink('plus')}>
        See plans
      </ButtonLink>
    </div>
  </section>
);

function Details({ exam }: { readonly exam: ExamSummary }) {
  const navigate = useNavigateHere();
  const [search] = useSearchParams();
  const [choice, setChoice] = useState<Choice>({ multiplier: 1, part: 'whole' });
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        {exam.inProgress ? (
          <InProgress session={exam.inProgress} isOffered={exam.isOffered} />
        ) : !exam.mayTake ? (
          <RetakeOffer />
        ) : (
          <BeginForm
            exam={exam}
            choice={choice}
            onChoice={setChoice}
            focus={search.has('start')}
            onStarted={(session) => navigate(pathTo('examLanding', {}, { session: session.id }))}
          />
        )}
        {exam.latest ? (
          <p className="text-muted">
            Taken {exam.completedCount === 1 ? 'once' : `${exam.completedCount} times`}. <LatestResult latest={exam.latest} />,{' '}
            {dateText(exam.latest.completedAt)}. {exam.latest.hurried ? `${doesNotCount}. ` : ''}
            <Link className="text-link" to={pathTo('examResults', { examId: exam.latest.resultId })}>
              See the result
            </Link>
          </p>
        ) : null}
      </div>
      <ExamTimeline shape={exam.inProgress?.shape ?? partShape(exam.shape, choice.part)} multiplier={exam.inProgress?.timeMultiplier ?? choice.multiplier} />
    </div>
  );
}

/** /practice-exam/:examId */
export function ExamDetailsScreen() {
  const { examId = '' } = useParams();
  return examId === predictiveExamId ? <Navigate to={pathTo('predictiveExam')} replace /> : <ExamDetails examId={examId} />;
}

function ExamDetails({ examId }: { readonly examId: string }) {
  const { data, error, isPending, refetch } = useQuery(examQuery(examId));
  return (
    <Page title={data?.title ?? 'Practice exam'} {...(data?.description ? { lead: data.description } : {})}>
      {isPending ? <LoadingState label="Loading the exam" /> : null}
      {error && !data ? (
        <DidNotLoad what="exam" error={error} onRetry={() => void refetch()} list={{ label: 'All practice exams', to: pathTo('practiceExams') }} />
      ) : null}
      {data ? <Details exam={data} /> : null}
    </Page>
  );
}
