/** When calendar days begin and end in a time zone, whether they have 23, 24 or 25 hours. Instants are ms since 1970. */
import { dayMs } from '../day.ts';
import { instantOf } from '../notifications/next-moment.ts';
import { addDays, dayAt } from './study-settings.ts';

export const startOfDay = (instant: number, timeZone: string): number => instantOf(dayAt(instant, timeZone), 0, timeZone);

export const endOfDay = (instant: number, timeZone: string): number => instantOf(addDays(dayAt(instant, timeZone), 1), 0, timeZone);

/** Clocks that change do not change back within so many days: where these are as long as they should be, each of them is. Asking for each takes long. */
const atOnce = 14;

/** When the days begin from `from` to `to` days after the one that began at `start`; where nobody says in which time zone, they are 24 hours long. */
export function dayStarts(start: number, timeZone: string | null, from: number, to: number): number[] {
  const today = timeZone === null ? '' : dayAt(start, timeZone);
  const startOf = (days: number) => (timeZone === null || days === 0 ? start + days * dayMs : instantOf(addDays(today, days), 0, timeZone));
  const starts: number[] = [];
  for (let first = from; first <= to; first += atOnce) {
    const own = startOf(first);
    const isEven = startOf(first + atOnce) - own === atOnce * dayMs;
    for (let days = first; days <= Math.min(to, first + atOnce - 1); days++) starts.push(isEven ? own + (days - first) * dayMs : startOf(days));
  }
  return starts;
}
