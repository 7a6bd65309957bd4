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

/** The file's text. `made`: when (ms since 1970). */
export function planCalendar(sessions: readonly PlannedSession[], examDate: string | null, made: number): string {
  const stamp = new Date(made).toISOString().replace(/[-:]|\.\d+/g, '');
  const eventOn = (day: string, name: string, summary: string): string[] => [
    'BEGIN:VEVENT',
    `UID:${name}@ascent`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const events = [
    ...sessions.flatMap((session) => eventOn(session.day, `${compact(session.day)}-${session.kind}`, `Ascent: ${sessionText(session)}`)),
    // One that is moved replaces the one it was.
    ...(examDate === null ? [] : eventOn(examDate, 'exam-day', examDayText)),
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ascent//Study plan//EN', ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
