import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ProgressView } from '#contract/progress.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../platform/session.ts';
import { studySettingsQuery } from '../../platform/study-settings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '../../ui/page-states.tsx';
import { ScoreHistory } from './score-history.tsx';
import { LatestScore } from './latest-score.tsx';
import { GoalNote } from './goal-note.tsx';
import { NextStep, lengthText } from './next-step.tsx';
import { dashboardQuery, progressQuery } from './progress-queries.ts';
import { DomainAccuracy } from './domain-accuracy.tsx';
import { Ranks } from './ranks.tsx';
import { ScoreNow } from './score-now.tsx';
import { UncountedExam } from './uncounted-exam.tsx';
import { WeekStrip } from './week-strip.tsx';
import { TopicAccuracy } from './topics.tsx';

/** Nothing taken and nothing begun. */
const isNew = (progress: ProgressView) =>
  progress.newest === null && progress.latest === null && progress.inProgress.length === 0 && progress.totalQuestions === 0;

function FirstSteps({ progress }: { readonly progress: ProgressView }) {
  const exam = progress.next?.kind === 'first-exam' || progress.next?.kind === 'next-exam' ? progress.next : null;
  return (
    <EmptyState
      title="Every climb starts with a look at the map"
      action={
        <ButtonLink variant="summit" size="large" to={exam === null ? pathTo('practiceExams') : pathTo('practiceExam', { examId: exam.practiceExamId })}>
          See your first practice exam
        </ButtonLink>
      }
    >
      <p>
        One practice exam{exam ? `, with ${lengthText(exam.shape)},` : ''} shows you roughly where you stand and which topics to start with. In practice mode,
        you can pause and come back later.
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
  const refresh = useMutation({ mutationFn: () => client.invalidateQueries({ queryKey: progressQuery.queryKey }) });
  return (
    <Button variant="quiet" busy={refresh.isPending} busyLabel="Refreshing…" onClick={() => refresh.mutate()}>
      <RefreshCw aria-hidden size={18} /> Refresh
    </Button>
  );
}

function Overview({ progress }: { readonly progress: ProgressView }) {
  const dashboard = useQuery(dashboardQuery);
  if (isNew(progress)) return <FirstSteps progress={progress} />;
  return (
    <div className="flex flex-col gap-14">
      <UncountedExam progress={progress} />
      <NextStep progress={progress} recommended={dashboard.data?.recommendations.items[0]} />
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
  const parts = [useQuery(studySettingsQuery), useQuery(dashboardQuery)];
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
          <ButtonLink to={pathTo('allResults')} variant="secondary">
            All exams
          </ButtonLink>
        </nav>
      }
    >
      {data && parts.every(({ isPending, failureCount }) => !isPending || failureCount > 0) ? (
        <div className="flex flex-col gap-14">
          <GoalNote />
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
