/** What lies ahead in a deck, and how well it is remembered. */
import { dueWith, type Schedule } from './schedule.ts';

/** How many cards come back on each of the days between these instants; what is overdue counts on the first. */
export function dueForecast(
  cards: readonly { readonly schedule: Pick<Schedule, 'dueAt' | 'seenAt'>; readonly spread: number }[],
  bounds: readonly number[],
  horizon: number | null,
): number[] {
  const counts = Array.from({ length: bounds.length - 1 }, () => 0);
  for (const { schedule, spread } of cards) {
    const due = dueWith(schedule, { horizon, spread });
    if (due === null) continue;
    const day = Math.max(
      0,
      bounds.findLastIndex((start) => start <= due),
    );
    if (day < counts.length) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** Below this a share says little. */
export const minRecalls = 20;

/** The share of cards remembered when they came back after a day or more; null where too few did. */
export const retentionOf = ({ recalled, asked }: { readonly recalled: number; readonly asked: number }): number | null =>
  asked < minRecalls ? null : recalled / asked;

/** What counts as a busy day: nine in ten of the days studied were no busier. The busiest alone would make all others look idle. */
export function busyDay(days: readonly number[]): number {
  const studied = days.filter((count) => count > 0).toSorted((a, b) => a - b);
  return studied[Math.ceil(studied.length * 0.9) - 1] ?? 0;
}

/** How dark a day is in the heat map, 0 to 4, against a busy one. */
export const heatOf = (count: number, busy: number): 0 | 1 | 2 | 3 | 4 =>
  count === 0 ? 0 : count * 4 <= busy ? 1 : count * 2 <= busy ? 2 : count * 4 <= busy * 3 ? 3 : 4;
