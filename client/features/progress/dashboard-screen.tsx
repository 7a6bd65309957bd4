import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { useSession } from '#client/platform/session.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { GoalNote } from './goal-note.tsx';
import { DueReviews } from './due-reviews.tsx';
import { NextStep } from './next-step.tsx';
import { dashboardQuery, progressQuery } from './progress-queries.ts';
import { Ranks } from './ranks.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScoreNow } from './score-now.tsx';
import { UncountedExam } from './uncounted-exam.tsx';
import { useIsBeginning } from './use-is-beginning.ts';
import { WeekStrip } from './week-strip.tsx';

/** /dashboard: today at a glance. Shown when every part is there or has failed, so that nothing moves later. */
export function DashboardScreen() {
  const session = useSession();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const progress = useQuery(progressQuery);
  const review = useQuery(reviewSummaryQuery);
  const parts = [progress, useQuery(studySettingsQuery), review];
  const rests = progress.data?.next?.kind === 'rest';
  // Reviews come first while some are due and today is not for rest; otherwise the next step does.
  const reviewsDue = !rests && review.data !== undefined && review.data.due + review.data.cardsDue > 0;
  const isBeginning = useIsBeginning(progress.data);
  const firstName = session.kind === 'user' ? session.me.name.trim().split(/\s+/)[0] : undefined;
  return (
    <Page
      title="Today"
      // One line whatever the name, also before it is known: nothing below it moves.
      lead={<span className="block w-0 min-w-full truncate">{firstName ? `Hello, ${firstName}.` : 'Hello.'}</span>}
      actions={
        <ButtonLink to={pathTo('progress')} variant="secondary">
          My progress
        </ButtonLink>
      }
    >
      {data && parts.every(({ isPending, failureCount }) => !isPending || failureCount > 0) ? (
        <div className="flex flex-col gap-14">
          {progress.data ? <UncountedExam progress={progress.data} /> : null}
          {reviewsDue ? <DueReviews /> : null}
          {progress.data ? <NextStep progress={progress.data} recommended={data.recommendations.items[0]} /> : null}
          {reviewsDue ? null : <DueReviews rests={rests} />}
          {progress.error ? <ErrorState title="Your exams did not load" error={progress.error} onRetry={() => void progress.refetch()} /> : null}
          {isBeginning ? null : <GoalNote />}
          <Recommendations recommendations={data.recommendations} />
          <ScoreNow scoreNow={data.scoreNow} />
          <div className="grid gap-14 md:grid-cols-2">
            <WeekStrip week={data.week} />
            <Ranks rankings={data.rankings} newest={progress.data?.newest ?? null} />
          </div>
        </div>
      ) : error ? (
        <ErrorState title="Today did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading today" />
      )}
    </Page>
  );
}
