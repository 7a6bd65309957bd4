import { Link } from 'react-router';
import type { PlannedSession } from '#core/learning/plan.ts';
import { examDayText, sessionText } from '#core/learning/plan-calendar.ts';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { useUnfoldedPrint } from '#client/ui/use-unfolded-print.ts';

const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
const nameOfDay = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));
/** Days shown before the rest can be opened. */
const shown = 7;

/** Keeps "· 25 minutes" on the line of the word before it. */
const unbroken = (text: string): string => text.replace(/ · (\d+) (minutes?)$/, '\u00a0·\u00a0$1\u00a0$2');

/** Where a session is done. */
function pathOf({ kind, topicIds, minutes }: PlannedSession): string | null {
  switch (kind) {
    case 'exam':
      return pathTo('practiceExams');
    case 'quiz':
      return pathTo('smartQuizIntro', {}, { source: 'smart', topics: topicIds.join('.'), length: Math.min(40, Math.max(5, Math.round(minutes / 2))) });
    case 'redo':
      return pathTo('review');
    case 'rest':
      return null;
  }
}

function Day({ day, sessions, isToday }: { readonly day: string; readonly sessions: readonly PlannedSession[]; readonly isToday: boolean }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <h3 className="font-medium">{isToday ? 'Today' : nameOfDay(day)}</h3>
      <ul className="flex flex-col gap-1">
        {sessions.map((session) => {
          const to = isToday ? pathOf(session) : null;
          return (
            <li key={`${session.kind} ${session.modules[0] ?? 0}`}>
              {to ? (
                <Link className="text-link inline-flex min-h-11 items-center" to={to}>
                  {unbroken(sessionText(session))}
                </Link>
              ) : (
                unbroken(sessionText(session))
              )}
              {isToday && session.kind === 'quiz' ? (
                <span className="flex flex-wrap gap-x-5">
                  {session.topicIds.map((topicId) => (
                    <Link
                      key={topicId}
                      className="text-link inline-flex min-h-11 items-center text-sm"
                      to={pathTo('learn', { subcategoryId: String(topicId) })}
                    >
                      Learn {topicName(topicId)}
                    </Link>
                  ))}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

interface PlanDaysProps {
  readonly sessions: readonly PlannedSession[];
  readonly today: string;
  readonly examDate: string | null;
}

/** The sessions day by day: a week at once, the rest on demand. */
export function PlanDays({ sessions, today, examDate }: PlanDaysProps) {
  useUnfoldedPrint();
  const days = [...Map.groupBy(sessions, ({ day }) => day)];
  const list = (part: typeof days) => (
    <ol>
      {part.map(([day, own]) => (
        <Day key={day} day={day} sessions={own} isToday={day === today} />
      ))}
    </ol>
  );
  return (
    <div className="mt-6 border-b border-line">
      {list(days.slice(0, shown))}
      {days.length > shown ? (
        <details className="border-t border-line">
          <summary className="disclosure min-h-11 cursor-pointer py-3 font-medium">{formatCount(days.length - shown, 'more day')}</summary>
          {list(days.slice(shown))}
        </details>
      ) : null}
      {examDate === null ? null : (
        <div className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <h3 className="font-medium">{nameOfDay(examDate)}</h3>
          <p className="font-medium">{examDayText}</p>
        </div>
      )}
    </div>
  );
}
