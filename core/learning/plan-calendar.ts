/** A study plan as a calendar file (iCalendar, RFC 5545): one all-day event for each session, and one for the exam. */
import { topicName } from '../topics/topics.ts';
import type { PlannedSession } from './plan.ts';
import { addDays } from './study-settings.ts';

const kindNames = { exam: 'Practice exam', redo: 'Redo mistakes', quiz: 'Smart quiz', rest: 'Rest' } as const satisfies Record<PlannedSession['kind'], string>;

/** "Modules 1 and 2", "Modules 1 to 4", "Module 3". */
const modulesText = (modules: readonly number[]): string =>
  modules.length === 1 ? `Module ${modules[0]}` : `Modules ${modules[0]} ${modules.length === 2 ? 'and' : 'to'} ${modules.at(-1)}`;

/** What a session is, in a few words. */
export function sessionText({ kind, minutes, topicIds, modules }: PlannedSession): string {
  const what = kind === 'exam' ? modulesText(modules) : kind === 'quiz' ? topicIds.map(topicName).join('; ') : '';
  return [kindNames[kind], what, minutes > 0 ? `${minutes} minutes` : ''].filter(Boolean).join(' · ');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\n/g, '\\n');
/** Bytes in UTF-8. */
const byteCount = (text: string): number => encodeURIComponent(text).replace(/%[\dA-F]{2}/g, '_').length;

/** No line may be longer than 75 bytes; the rest of one begins with a space on the next. */
function folded(line: string): string {
  const lines: string[] = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (byteCount(last + letter) > 74) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

const compact = (day: string): string => day.replaceAll('-', '');

/** What stands on the day of the exam. */
export const examDayText = 'Your SAT';

/** What a calendar was given before: the ids of events, with their days. */
export type CalendarEvents = Readonly<Record<string, string>>;

export interface PlanCalendar {
  readonly text: string;
  /** For the next file. */
  readonly events: CalendarEvents;
}

const examDayId = 'exam-day';

/**
 * The file, `made` at (ms since 1970), on `today` where the student is. An event keeps its id, so that it is replaced when the plan is added again: each day's first, second and third session, and
 * the exam. Those of `before` that are still to come and no longer planned are canceled.
 */
export function planCalendar(
  sessions: readonly PlannedSession[],
  examDate: string | null,
  { made, today }: { readonly made: number; readonly today: string },
  before: CalendarEvents = {},
): PlanCalendar {
  const stamp = new Date(made).toISOString().replace(/[-:]|\.\d+/g, '');
  const revision = Math.floor(made / 60_000);
  const eventOn = (day: string, name: string, summary: string, isCanceled = false): string[] => [
    'BEGIN:VEVENT',
    `UID:${name}@ascent`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${revision}`,
    ...(isCanceled ? ['STATUS:CANCELLED'] : []),
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const ofDay = new Map<string, number>();
  const numbered = sessions.map((session) => {
    const number = (ofDay.get(session.day) ?? 0) + 1;
    ofDay.set(session.day, number);
    return { id: `${compact(session.day)}-${number}`, day: session.day, summary: `Ascent: ${sessionText(session)}` };
  });
  const planned = [...numbered, ...(examDate === null ? [] : [{ id: examDayId, day: examDate, summary: examDayText }])];
  const events = Object.fromEntries(planned.map(({ id, day }) => [id, day]));
  const dropped = Object.entries(before).filter(([id, day]) => day >= today && !(id in events));
  const lines = [
    ...planned.flatMap(({ id, day, summary }) => eventOn(day, id, summary)),
    ...dropped.flatMap(([id, day]) => eventOn(day, id, id === examDayId ? 'No SAT on this day' : 'Ascent: No longer planned', true)),
  ];
  return { text: ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ascent//Study plan//EN', ...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n'), events };
}
