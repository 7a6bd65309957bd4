import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, RefreshCw } from 'lucide-react';
import type { ProgressView } from '#contract/progress.ts';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { ScoreHistory } from './score-history.tsx';
import { LatestScore } from './latest-score.tsx';
import { DueReviews } from './due-reviews.tsx';
import { GoalNote } from './goal-note.tsx';
import { NextStep } from './next-step.tsx';
import { dashboardQuery, progressQuery } from './progress-queries.ts';
import { DomainAccuracy } from './domain-accuracy.tsx';
import { Ranks } from './ranks.tsx';
import { ScoreNow } from './score-now.tsx';
import { UncountedExam } from './uncounted-exam.tsx';
import { WeekStrip } from './week-strip.tsx';
import { TopicAccuracy } from './topics.tsx';
import { useIsBeginning } from './use-is-beginning.ts';

/** Nothing taken and nothing begun. */
const isNew = (progress: ProgressView) => progress.next?.kind === 'check' && progress.totalQuestions === 0;

/** What somebody new does first; a whole exam for anyone who would rather begin with one. */
function FirstSteps({ progress }: { readonly progress: ProgressView }) {
  const isBeginning = useIsBeginning(progress);
  return (
    <EmptyState
      title="Every climb starts with a look at the map"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink variant="summit" size="large" to={pathTo('welcome', {}, isBeginning ? {} : { step: 'check' })}>
            {isBeginning ? 'Answer three questions' : 'See the checks'} <ArrowRight aria-hidden size={20} />
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" to={pathTo('practiceExams')}>
            Take a full exam instead
          </ButtonLink>
        </div>
      }
    >
      <p>
        {isBeginning ? 'Three short questions about your goal, then a check of 10 questions in each section.' : 'Each section has a check of 10 questions.'}{' '}
        Both checks together give a first estimate of your score and show which topics to start with.
      </p>
    </EmptyState>
  );
}

/** The score now, from exams and quizzes together. It may fail alone. */
function Estimate() {
  const { data, error, refetch } = useQuery(dashboardQuery);
  if (data) return <ScoreNow scoreNow={data.scoreNow} />;
  return error ? <ErrorState title="Your score today did not load" error={error} onRetry={() => void refetch()} /> : null;
}

/** Time and questions of the week, and the ranks; the estimate above says if they did not load. */
function Activity({ newest }: Pick<ProgressView, 'newest'>) {
  const { data } = useQuery(dashboardQuery);
  return data ? (
    <div className="grid gap-14 md:grid-cols-2">
      <WeekStrip week={data.week} />
      <Ranks rankings={data.rankings} newest={newest} />
    </div>
  ) : null;
}

/** Reads everything on the page again. */
function Refresh() {
  const client = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => client.invalidateQueries({ queryKey: progressQuery.queryKey }, { throwOnError: true }),
    onError: (error) => showToast({ title: 'Your progress did not refresh', description: error.message, tone: 'danger' }),
  });
  return (
    <Button variant="quiet" busy={refresh.isPending} busyLabel="Refreshing…" onClick={() => refresh.mutate()}>
      <RefreshCw aria-hidden size={18} /> <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}

/** Three questions are asked in one place. */
function Goal({ progress }: { readonly progress: ProgressView }) {
  return useIsBeginning(progress) ? null : <GoalNote />;
}

function Overview({ progress }: { readonly progress: ProgressView }) {
  const dashboard = useQuery(dashboardQuery);
  if (isNew(progress)) return <FirstSteps progress={progress} />;
  return (
    <div className="flex flex-col gap-14">
      <UncountedExam progress={progress} />
      <NextStep progress={progress} recommended={dashboard.data?.recommendations.items[0]} />
      <DueReviews rests={progress.next?.kind === 'rest'} />
      <Estimate />
      {progress.latest ? <LatestScore result={progress.latest} /> : null}
      {progress.history.length > 0 ? <ScoreHistory history={progress.history} /> : null}
      {progress.totalQuestions > 0 ? <DomainAccuracy topics={progress.topics} /> : null}
      {progress.totalQuestions > 0 ? <TopicAccuracy progress={progress} /> : null}
      <Activity newest={progress.newest} />
    </div>
  );
}

/** /progress: where you stand and what to do next. Shown when every part is there or has failed, so that nothing moves later. */
export function ProgressScreen() {
  const session = useSession();
  const { data, error, refetch } = useQuery(progressQuery);
  const parts = [useQuery(studySettingsQuery), useQuery(dashboardQuery), useQuery(reviewSummaryQuery)];
  const firstName = session.kind === 'user' ? session.me.name.trim().split(/\s+/)[0] : undefined;
  return (
    <Page
      title="My progress"
      lead={firstName ? `Hello, ${firstName}.` : undefined}
      actions={
        <nav aria-label="More about your progress" className="flex flex-wrap gap-2">
          <Refresh />
          <ButtonLink to={pathTo('dashboard')} variant="secondary">
            Today
          </ButtonLink>
          <ButtonLink to={pathTo('skills')} variant="secondary">
            Skills
          </ButtonLink>
          <ButtonLink to={pathTo('projection')} variant="secondary">
            Score ahead
          </ButtonLink>
          <ButtonLink to={pathTo('allResults')} variant="secondary">
            All exams
          </ButtonLink>
        </nav>
      }
    >
      {data && parts.every(({ isPending, failureCount }) => !isPending || failureCount > 0) ? (
        <div className="flex flex-col gap-14">
          <Goal progress={data} />
          <Overview progress={data} />
        </div>
      ) : error ? (
        <ErrorState title="Your progress did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading your progress" />
      )}
    </Page>
  );
}
