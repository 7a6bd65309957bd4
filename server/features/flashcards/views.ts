/** Rows as the contract shows them. */
import type { CardView } from '#contract/flashcard-parts.ts';
import type { Schedule } from '#core/flashcards/schedule.ts';
import type { CardRow } from './card-store.ts';
import { dayStarts } from '#core/learning/calendar-days.ts';
import { isTimeZone } from '#core/learning/study-settings.ts';

const toSchedule = ({ state, stability, difficulty, due_at, seen_at, step, reps, lapses }: CardRow): Schedule => ({
  state,
  stability,
  difficulty,
  dueAt: due_at?.getTime() ?? null,
  seenAt: seen_at?.getTime() ?? null,
  step,
  reps,
  lapses,
});

export const toCard = (row: CardRow): CardView => ({
  id: row.id,
  front: row.front,
  back: row.back,
  frontPicture: row.front_picture,
  backPicture: row.back_picture,
  source: row.source,
  paused: row.paused,
  spread: row.spread,
  schedule: toSchedule(row),
});

interface DayQuery {
  readonly dayStart: string;
  readonly timeZone?: string | undefined;
}

/** When the days begin from `from` to `to` days after the student’s, ms. A time zone that is not known here is as good as none. */
export const daysAround = ({ dayStart, timeZone }: DayQuery, from: number, to: number): number[] =>
  dayStarts(Date.parse(dayStart), timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null, from, to);

/** The student’s day, from when it began on their device. */
export function dayOf(query: DayQuery) {
  const [end = 0] = daysAround(query, 1, 1);
  return { start: new Date(query.dayStart), end: new Date(end) };
}
