/** Rows as the contract shows them. */
import type { CardView } from '#contract/flashcard-parts.ts';
import type { Schedule } from '#core/flashcards/schedule.ts';
import type { CardRow } from './card-store.ts';
import { dayMs } from '#core/day.ts';

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

/** The student’s day, from when it began on their device. */
export function dayOf(dayStart: string) {
  const start = new Date(dayStart);
  return { start, end: new Date(start.getTime() + dayMs) };
}
