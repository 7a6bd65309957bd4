/** When the next notification may be sent. Instants are ms since 1970. */
import { addDays, dayAt, weekdayOf } from '../learning/study-settings.ts';
import { dayMs, hourMs } from '../day.ts';
import type { NotificationSettings } from './settings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a time zone show at an instant, as if that were UTC. */
function clockAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which clocks show this hour on this day. An hour that occurs twice means its first time; one that is left out,
 * when clocks go forward, means as much later as they are put forward.
 */
export function instantOf(day: string, hour: number, timeZone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const offsetAt = (instant: number) => clockAt(instant, timeZone) - instant;
  const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
  const candidates = [shown - before, shown - after].filter((instant) => clockAt(instant, timeZone) === shown);
  return candidates.length > 0 ? Math.min(...candidates) : shown - before;
}

type Hours = Pick<NotificationSettings, 'timeZone' | 'weekdayHour' | 'weekendHour'>;

/** Saturday and Sunday, counted from Monday. */
const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

/** The first moment after `after` at which something may be sent: one a day. */
export function nextMoment({ timeZone, weekdayHour, weekendHour }: Hours, after: number): number {
  for (let day = dayAt(after, timeZone); ; day = addDays(day, 1)) {
    const moment = instantOf(day, isWeekend(day) ? weekendHour : weekdayHour, timeZone);
    if (moment > after) return moment;
  }
}

/** Later than this, what was meant for five in the afternoon would wake somebody at night: it is left out. */
const latestMs = 2 * hourMs;

export const isTimely = (moment: number, now: number): boolean => now - moment <= latestMs;
