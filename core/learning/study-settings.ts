/** What a student says about their goal. Days are calendar days as text, `2026-12-05`. */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';

/** Days of the week in the order of `minutes`. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Most minutes a day may have. */
export const maxMinutes = 480;

/** Whether there is a time zone of this name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const studySettingsSchema = z.strictObject({
  examDate: z.iso.date('Please enter a date.').nullable(),
  targetScore: z
    .int('Please enter a score from 400 to 1600.')
    .min(400, 'The lowest score is 400.')
    .max(1600, 'The highest score is 1600.')
    .multipleOf(10, 'SAT scores are multiples of 10.')
    .nullable(),
  /** On each day of the week, from Monday. */
  minutes: z.array(z.int('Please enter whole minutes.').min(0).max(maxMinutes, `Please enter at most ${maxMinutes} minutes a day.`)).length(7),
  /** IANA name. */
  timeZone: z.string().min(1).max(64).refine(isTimeZone, 'We do not know this time zone.'),
});
export type StudySettings = z.output<typeof studySettingsSchema>;

/** Said of an exam date before today. */
const passedDateText = 'This date has passed.';

/** The furthest day ahead that an exam may be: whoever enters a later one has mistyped the year. */
const furthestDays = 2 * 366;

/** Said of an exam date later than that. */
const farDateText = 'Please choose a date within the next two years.';

/** The latest date that may be given, where the student is. */
export const latestExamDate = (timeZone: string, now: number): string => addDays(dayAt(now, timeZone), furthestDays);

/** What is wrong with the day of an exam that somebody enters now; null if nothing is. */
export function examDateProblem({ examDate, timeZone }: Pick<StudySettings, 'examDate' | 'timeZone'>, now: number): string | null {
  if (hasPassed({ examDate, timeZone }, now)) return passedDateText;
  return examDate !== null && examDate > latestExamDate(timeZone, now) ? farDateText : null;
}

/** Whether the exam is over where the student is; on the day itself it is not. */
export const hasPassed = ({ examDate, timeZone }: Pick<StudySettings, 'examDate' | 'timeZone'>, now: number): boolean =>
  examDate !== null && examDate < dayAt(now, timeZone);

/** On every day what the longest module takes, of whoever says nothing: with less, no practice exam would fit into their plan. */
export const usualMinutes: readonly number[] = weekdays.map(() => 35);

export const minutesAWeek = (minutes: StudySettings['minutes']): number => minutes.reduce((sum, each) => sum + each, 0);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day at an instant (ms since 1970) in a time zone. */
export function dayAt(instant: number, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  // Years before 1000 are written without their zeros.
  return format.format(instant).padStart('2000-01-01'.length, '0');
}

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Whole days from one calendar day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round(numberOf(to) - numberOf(from));

/** The calendar day so many days later. */
export const addDays = (day: string, days: number): string => new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
