import type { getDashboard } from '#contract/dashboard.ts';
import type { Output } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { formatCount, formatTimeSpent } from '#client/ui/format.ts';

type Week = Output<typeof getDashboard>['week'];

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The last seven days, a bar for the questions of each. No streaks: a free day is a free day. */
export function WeekStrip({ week }: { readonly week: Week }) {
  const most = Math.max(1, ...week.map(({ questions }) => questions));
  const questions = week.reduce((sum, day) => sum + day.questions, 0);
  const correct = week.reduce((sum, day) => sum + day.correct, 0);
  const ms = week.reduce((sum, day) => sum + day.timeSpentMs, 0);
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="text-xl font-semibold">
        Last seven days
      </h2>
      <p className="mt-1.5 text-muted">
        {questions === 0 ? 'No questions answered this week.' : `${formatCount(questions, 'question')} in ${formatTimeSpent(ms)}, ${correct} right.`}
      </p>
      <ol className="mt-4 grid max-w-md grid-cols-7 gap-2">
        {week.map((day) => {
          // A server of an earlier version sends no day.
          const name = weekday.format(Date.parse(day.day ?? day.startsAt));
          return (
            <li key={day.startsAt} className="flex flex-col items-center gap-1.5 text-xs">
              <span aria-hidden className="tabular text-muted">
                {day.questions > 0 ? day.questions : '\u00a0'}
              </span>
              <svg aria-hidden width="100%" height="56" viewBox="0 0 10 56" preserveAspectRatio="none">
                <rect x="0" y="54" width="10" height="2" className="fill-line" />
                <rect
                  x="1"
                  y={54 - (50 * day.questions) / most}
                  width="8"
                  height={(50 * day.questions) / most}
                  className={cx(day.questions > 0 ? 'fill-primary' : 'fill-line')}
                />
              </svg>
              <span>
                <span aria-hidden>{name}</span>
                <span className="sr-only">
                  {name}: {formatCount(day.questions, 'question')}, {day.correct} right
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
