/**
 * Answers as records that may arrive late, twice, or in any order: a card's schedule is always the fold of its answers in the order
 * in which they were given, so that devices which studied offline agree once both have sent theirs.
 */
import { afterGrade, newSchedule, type Grade, type Schedule } from './schedule.ts';

export interface Review {
  /** Made by the device; the same answer sent again has the same id. */
  readonly id: string;
  readonly cardId: string;
  readonly grade: Grade;
  /** When it was given, ms. */
  readonly at: number;
  /** In percent: what the student wished for then. A later wish changes no date that was given before. */
  readonly retention: number;
  /** Taken back. Once taken back it stays so. */
  readonly undone: boolean;
}

const inOrder = (a: Review, b: Review): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** All answers of both, each once. */
export function mergeReviews(...lists: readonly (readonly Review[])[]): Review[] {
  const merged = new Map<string, Review>();
  for (const review of lists.flat()) {
    const held = merged.get(review.id);
    merged.set(review.id, held ? { ...held, undone: held.undone || review.undone } : review);
  }
  return [...merged.values()].sort(inOrder);
}

/** The schedule after the answers of one card, in whatever order they are listed. */
export const foldReviews = (reviews: readonly Review[], from: Schedule = newSchedule): Schedule =>
  mergeReviews(reviews)
    .filter(({ undone }) => !undone)
    .reduce((schedule, { grade, at, retention }) => afterGrade(schedule, grade, at, retention), from);

/** When the card was first answered; null if it is new. */
export const introducedAt = (reviews: readonly Review[]): number | null => mergeReviews(reviews).find(({ undone }) => !undone)?.at ?? null;
