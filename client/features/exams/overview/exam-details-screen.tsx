import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { ExamSummary, SessionView } from '#contract/exams.ts';
import type { TimeMultiplier } from '#core/exams/format.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { pathTo } from '#client/paths.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { useSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { createSessionStore } from '../engine/session-store.ts';
import { BeginForm } from './begin-form.tsx';
import { ExamTimeline } from './exam-timeline.tsx';
import { discardSession, examQuery } from './exam-queries.ts';
import { continuePath, dateText, progressSentence, begunText } from './exam-state.ts';

function InProgress({ session }: { readonly session: SessionView }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const who = useSession();
  const discard = useMutation({
    mutationFn: () => discardSession(session.id),
    onSuccess: async () => {
      setAsking(false);
      if (who.kind === 'user') void createSessionStore(openExamStore(), who.me.id, session.id).clear();
      await client.invalidateQueries({ queryKey: ['exams'] });
      showToast({ title: 'The exam in progress was discarded.' });
    },
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <section aria-labelledby="in-progress" className="flex flex-col gap-4">
      <h2 id="in-progress" className="text-xl font-semibold">
        Your exam in progress
      </h2>
      <p>
        {progressSentence(session)} {begunText(session)}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="summit" size="large" className="max-sm:w-full" to={continuePath(session)}>
          Resume
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={() => setAsking(true)}>
          Discard and start over
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this exam?"
        description="Its answers are deleted and it will have no score. This cannot be undone."
        cancelLabel="Keep it"
        confirmLabel="Discard exam"
        danger
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </section>
  );
}

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

function Details({ exam }: { readonly exam: ExamSummary }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [multiplier, setMultiplier] = useState<TimeMultiplier>(1);
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        {exam.inProgress ? (
          <InProgress session={exam.inProgress} />
        ) : (
          <BeginForm
            exam={exam}
            multiplier={multiplier}
            onMultiplier={setMultiplier}
            focus={search.has('start')}
            onStarted={(session) => void navigate(pathTo('examLanding', {}, { session: session.id }))}
          />
        )}
        {exam.latest ? (
          <p className="text-muted">
            Taken {exam.completedCount === 1 ? 'once' : `${exam.completedCount} times`}. <LatestResult latest={exam.latest} />,{' '}
            {dateText(exam.latest.completedAt)}.{' '}
            <Link className="text-link" to={pathTo('examResults', { examId: exam.latest.resultId })}>
              See the result
            </Link>
          </p>
        ) : null}
      </div>
      <ExamTimeline shape={exam.inProgress?.shape ?? exam.shape} multiplier={exam.inProgress?.timeMultiplier ?? multiplier} />
    </div>
  );
}

/** /practice-exam/:examId */
export function ExamDetailsScreen() {
  const { examId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(examQuery(examId));
  return (
    <Page title={data?.title ?? 'Practice exam'} {...(data?.description ? { lead: data.description } : {})}>
      {isPending ? <LoadingState label="Loading the exam" /> : null}
      {error ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="quiet" to={pathTo('practiceExams')}>
              All practice exams
            </ButtonLink>
          }
        />
      ) : null}
      {data ? <Details exam={data} /> : null}
    </Page>
  );
}
