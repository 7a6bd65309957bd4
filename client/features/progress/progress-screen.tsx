import { useQuery } from '@tanstack/react-query';
import type { ProgressView } from '#contract/progress.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '../../ui/page-states.tsx';
import { ScoreHistory } from './score-history.tsx';
import { LatestScore } from './latest-score.tsx';
import { GoalNote } from './goal-note.tsx';
import { NextStep, lengthText } from './next-step.tsx';
import { progressQuery } from './progress-queries.ts';
import { TopicAccuracy } from './topics.tsx';

/** Nothing taken and nothing begun. */
const isNew = (progress: ProgressView) => progress.latest === null && progress.inProgress.length === 0 && progress.totalQuestions === 0;

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

function Overview({ progress }: { readonly progress: ProgressView }) {
  if (isNew(progress)) return <FirstSteps progress={progress} />;
  return (
    <div className="flex flex-col gap-14">
      <NextStep progress={progress} />
      {progress.latest ? <LatestScore result={progress.latest} /> : null}
      {progress.history.length > 0 ? <ScoreHistory history={progress.history} /> : null}
      {progress.totalQuestions > 0 ? <TopicAccuracy progress={progress} /> : null}
    </div>
  );
}

/** /progress: where you stand and what to do next. */
export function ProgressScreen() {
  const session = useSession();
  const { data, error, refetch } = useQuery(progressQuery);
  const firstName = session.kind === 'user' ? session.me.name.trim().split(/\s+/)[0] : undefined;
  return (
    <Page
      title="My progress"
      lead={firstName ? `Hello, ${firstName}.` : undefined}
      actions={
        <nav aria-label="More about your progress" className="flex flex-wrap gap-2">
          <ButtonLink to={pathTo('dashboard')} variant="secondary">
            Today
          </ButtonLink>
          <ButtonLink to={pathTo('skills')} variant="secondary">
            Skills
          </ButtonLink>
        </nav>
      }
    >
      {data ? (
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
