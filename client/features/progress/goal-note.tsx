import { useQuery } from '@tanstack/react-query';
import { dayAt, daysBetween } from '#core/learning/study-settings.ts';
import { pathTo } from '#client/paths.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';

/** "23 days to your exam"; null without a date that is still to come. */
function daysToExam(examDate: string | null, timeZone: string, now: number): string | null {
  const days = examDate === null ? -1 : daysBetween(dayAt(now, timeZone), examDate);
  if (days < 0) return null;
  return days === 0 ? 'Your exam is today' : `${formatCount(days, 'day')} to your exam`;
}

/** The way to the goal: the three questions for somebody new, else the days that are left and the plan. */
export function GoalNote() {
  const { data } = useQuery(studySettingsQuery);
  // Without an answer the rest of the page is still of use.
  if (!data) return null;
  const { settings } = data;
  const left = settings && daysToExam(settings.examDate, settings.timeZone, Date.now());
  return (
    <section aria-labelledby="goal-note" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-5">
      <div className="max-w-prose">
        <h2 id="goal-note" className="font-semibold">
          {settings === null ? 'When is your exam?' : (left ?? 'No exam date yet')}
        </h2>
        <p className="mt-0.5 text-muted">
          {settings === null
            ? 'Three short questions shape what we suggest. After that, you can take a short check of each section.'
            : settings.targetScore !== null
              ? `Your target is ${settings.targetScore}.`
              : left === null
                ? 'Add your exam date, a target, and the time you have, whenever you know them.'
                : 'Your study plan has your date and your time. You can add a target score.'}
        </p>
      </div>
      <ButtonLink variant="secondary" to={pathTo(settings === null ? 'welcome' : 'studyPlan')}>
        {settings === null ? 'Answer three questions' : 'Study plan'}
      </ButtonLink>
    </section>
  );
}
