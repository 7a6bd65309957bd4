/** How many quizzes somebody may start. Instants are ms since 1970. */
import type { MembershipTier } from '../membership/tiers.ts';
import { dayMs } from '#core/day.ts';

/** Questions of a quiz unless it asks for another number. */
export const quizLength = 10;

/** Fewest questions in a quiz that somebody puts together, and most in any. */
export const minQuizLength = 5;
export const maxQuizLength = 40;

/** Questions on one set of printed sheets. */
export const maxPrinted = 60;

export type Learner = 'guest' | MembershipTier;

/** Quizzes a day; null: as many as you like. */
export const quizzesPerDay = { guest: 3, free: 10, plus: null, max: null } as const satisfies Record<Learner, number | null>;

/** Most questions in one quiz. */
export const maxQuizLengthFor = { guest: quizLength, free: quizLength, plus: maxQuizLength, max: maxQuizLength } as const satisfies Record<Learner, number>;

export interface Allowance {
  readonly perDay: number | null;
  /** Null: no limit. */
  readonly left: number | null;
  /** When the next one may be started, if none may now. */
  readonly nextAt: number | null;
}

/** What is left, given the start times of the last day's quizzes. */
export function allowance(learner: Learner, startedAt: readonly number[], now: number): Allowance {
  const perDay = quizzesPerDay[learner];
  if (perDay === null) return { perDay, left: null, nextAt: null };
  const recent = startedAt.filter((at) => at > now - dayMs).toSorted((a, b) => a - b);
  const left = Math.max(0, perDay - recent.length);
  // With more started than allowed, as after a plan has ended, the one whose expiry makes room is not the oldest.
  const freeing = recent[recent.length - perDay];
  return { perDay, left, nextAt: left > 0 || freeing === undefined ? null : freeing + dayMs };
}
