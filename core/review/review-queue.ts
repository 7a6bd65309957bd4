/**
 * The review queue: one item per skill that was answered wrong. While the repair engine flag is off
 * nothing is listed and nothing changes. Instants are epoch ms.
 */

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
const reviewDelayMs = 2 * 24 * 3600_000;

/** After a wrong answer: due now, one more wrong. `known` is the existing item, or null; returns `known` while the flag is off. */
export function afterWrongAnswer(flags: ReviewFlags, known: ReviewItem | null, skillTag: string, now: number): ReviewItem | null {
  return flags.useRepairEngine ? { skillTag, dueAt: now, wrongCount: (known?.wrongCount ?? 0) + 1, lastSeen: now } : known;
}

/** After the skill was reviewed: due two days from now. */
export const afterReview = (flags: ReviewFlags, item: ReviewItem, now: number): ReviewItem =>
  flags.useRepairEngine ? { ...item, dueAt: now + reviewDelayMs, lastSeen: now } : item;

/** Due now or earlier. */
export const isDue = (item: Pick<ReviewItem, 'dueAt'>, now: number): boolean => item.dueAt <= now;

/** All items by due date, earliest first; ties by skill. Empty while the flag is off. */
export const listReview = (flags: ReviewFlags, items: readonly ReviewItem[]): ReviewItem[] =>
  flags.useRepairEngine ? items.toSorted((a, b) => a.dueAt - b.dueAt || (a.skillTag < b.skillTag ? -1 : 1)) : [];
