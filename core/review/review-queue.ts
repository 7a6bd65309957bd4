/**
 * The review queue: one item per skill that was answered wrong. While the repair engine flag is off
 * nothing is listed and nothing changes. A wrong answer makes a skill due at once and is counted (`recordAttempts`). Instants are epoch ms.
 */
import { dayMs } from '../day.ts';

export interface ReviewItem {
  readonly skillTag: string;
  readonly dueAt: number;
  /** Wrong answers since the item entered the queue; 1 on the first. */
  readonly wrongCount: number;
  readonly lastSeen: number;
}

/** The flag that switches the queue. */
export interface ReviewFlags {
  readonly useRepairEngine: boolean;
}

/** A skill marked as reviewed comes back after this long. */
const reviewDelayMs = 2 * dayMs;

/** After the skill was reviewed: due two days from now. */
export const afterReview = (flags: ReviewFlags, item: ReviewItem, now: number): ReviewItem =>
  flags.useRepairEngine ? { ...item, dueAt: now + reviewDelayMs, lastSeen: now } : item;

/** Due now or earlier. */
export const isDue = (item: Pick<ReviewItem, 'dueAt'>, now: number): boolean => item.dueAt <= now;

/** All items by due date, earliest first; ties by skill. Empty while the flag is off. */
export const listReview = (flags: ReviewFlags, items: readonly ReviewItem[]): ReviewItem[] =>
  flags.useRepairEngine ? items.toSorted((a, b) => a.dueAt - b.dueAt || (a.skillTag < b.skillTag ? -1 : 1)) : [];
