import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarPlus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { getStudyPlan } from '#contract/study-plan.ts';
import { fitsExam, minutesForExam, type PlannedSession } from '#core/learning/plan.ts';
import { daysBetween } from '#core/learning/study-settings.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { isTopicId } from '#core/topics/topics.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { pathTo } from '#client/paths.ts';
import { api, type Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { GoalForm } from './goal-form.tsx';
import { likelihoodSentence } from './plan-words.ts';
import { PlanDays } from './plan-days.tsx';
import { saveCalendar } from './save-calendar.ts';

type StudyPlan = Output<typeof getStudyPlan>;

const studyPlanQuery = queryOptions({ queryKey: ['study-plan'], queryFn: ({ signal }) => api(getStudyPlan, {}, { signal }), staleTime: 0 });

/** Those of a kind and with topics that this build knows. */
const known = (sessions: StudyPlan['sessions']): PlannedSession[] =>
  sessions.flatMap(({ kind, topicIds, ...session }) => (kind === 'unknown' ? [] : [{ ...session, kind, topicIds: topicIds.filter(isTopicId) }]));

/** Why the plan has no practice exam, where the minutes are the reason. */
function NoExamNote({ plan: { sessions, today, examDate } }: { readonly plan: StudyPlan }) {
  const { data } = useQuery(studySettingsQuery);
  const isSoon = examDate !== null && daysBetween(today, examDate) <= 7;
  if (!data?.settings || isSoon || sessions.length === 0 || fitsExam(data.settings.minutes)) return null;
  return (
    <p className="mt-3 max-w-prose">
      No practice exam fits into your week yet. It takes {minutesForExam.oneDay} minutes on one day, or at least {minutesForExam.eachOfFourDays} minutes on each
      of four days in a row. Change your minutes below.
    </p>
  );
}

/** On the day itself there is nothing left to plan. */
const ExamDay = () => (
  <section aria-labelledby="plan">
    <h2 id="plan" className="text-xl font-semibold">
      Your SAT is today
    </h2>
    <p className="mt-2 max-w-prose text-muted">
      Nothing to practice today. If you take the SAT again, enter your next date below, and the plan will continue from there.
    </p>
  </section>
);

function Plan({ plan }: { readonly plan: StudyPlan }) {
  const sessions = known(plan.sessions);
  const { today, examDate, likelihood, targetScore, doneToday } = plan;
  return (
    <section aria-labelledby="plan">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan" className="text-xl font-semibold">
          {examDate === null ? 'The next four weeks' : `${formatCount(daysBetween(today, examDate), 'day')} to your SAT`}
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" onClick={() => saveCalendar(sessions, examDate, today)}>
            <CalendarPlus aria-hidden size={18} /> Add to a calendar
          </Button>
          <Button variant="secondary" onClick={() => globalThis.print()}>
            <Printer aria-hidden size={18} /> Print
          </Button>
        </div>
      </div>
      <p className="mt-2 max-w-prose text-muted">
        {doneToday > 0 ? `You have studied ${formatCount(doneToday, 'minute')} today. ` : ''}The plan updates whenever you open it. If you miss a day, nothing
        piles up.
      </p>
      {likelihood && targetScore !== null ? <p className="mt-3 max-w-prose">{likelihoodSentence(likelihood, targetScore)}</p> : null}
      <p className="mt-1 print:hidden">
        <Link to={pathTo('projection')} className="text-link inline-flex min-h-11 items-center">
          Your score ahead
        </Link>
      </p>
      <NoExamNote plan={plan} />
      {sessions.length === 0 ? (
        <p className="mt-6">Your plan has no study time yet. Add minutes to at least one day below.</p>
      ) : (
        <PlanDays sessions={sessions} today={today} examDate={examDate} />
      )}
    </section>
  );
}

function PlanOfMax() {
  const { data, error, refetch } = useQuery(studyPlanQuery);
  const { data: goal } = useQuery(studySettingsQuery);
  if (data) return goal?.settings?.examDate === data.today ? <ExamDay /> : <Plan plan={data} />;
  return error ? <ErrorState title="Your plan did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading your plan" />;
}

/** What a lower plan has instead: the goal, and the way to the rest. */
const StudyPlanOffer = () => (
  <section aria-labelledby="offer" className="rounded-card border border-line bg-raised p-6">
    <h2 id="offer" className="text-xl font-semibold">
      A plan for every day is part of Max
    </h2>
    <p className="mt-2 max-w-prose text-muted">
      It tells you what to do each day until your SAT: quizzes on the topics worth the most, mistakes to redo, full exams at least six days apart, and how
      likely you are to reach your target. Your recommendations for today are free.
    </p>
    <div className="mt-5 flex flex-wrap gap-3">
      <ButtonLink {...usePlansLink('max')}>See plans</ButtonLink>
      <ButtonLink variant="quiet" to={pathTo('dashboard')}>
        Today
      </ButtonLink>
    </div>
  </section>
);

/** /study-plan */
export function StudyPlanScreen() {
  const session = useSession();
  const { data, error, refetch } = useQuery(studySettingsQuery);
  const planned = session.kind === 'user' && meetsTier(session.me.membershipTier, 'max');
  return (
    <Page title="Study plan">
      <div className="flex flex-col gap-14">
        {planned ? <PlanOfMax /> : <StudyPlanOffer />}
        <section aria-labelledby="goal" className="max-w-4xl print:hidden">
          <h2 id="goal" className="mb-5 text-xl font-semibold">
            Your goal
          </h2>
          {data ? (
            <GoalForm guarded settings={data.settings} label="Save goal" onSaved={() => showToast({ title: 'Goal saved', tone: 'success' })} />
          ) : error ? (
            <ErrorState title="Your goal did not load" error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingState label="Loading your goal" />
          )}
        </section>
      </div>
    </Page>
  );
}
