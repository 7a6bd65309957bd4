/** Who practices, and what of the day is left to them. */
import type { AllowanceView } from '#contract/quizzes.ts';
import { dayMs } from '#core/day.ts';
import { allowance, quizzesPerDay, type Allowance, type Learner } from '#core/quizzes/allowance.ts';
import { repeatAfterMs } from '#core/quizzes/select-questions.ts';
import type { Queryable } from '#server/database/database.ts';
import { accountOf, type Caller } from '#server/http/handler.ts';
import { selectStarts } from './store.ts';

/** More starts a day, or unfinished quizzes, than anybody needs listed. */
export const maxListed = 100;

export const learnerOf = (caller: Caller): Learner => accountOf(caller)?.membershipTier ?? 'guest';

export const bankOf = (learner: Learner) => (learner === 'guest' ? 'guest' : 'practice');

export const toView = ({ perDay, left, nextAt }: Allowance): AllowanceView => ({
  perDay,
  left,
  nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
});

export async function allowanceOf(queryable: Queryable, learner: Learner, userId: string | null, time: number): Promise<Allowance> {
  const starts = userId === null || quizzesPerDay[learner] === null ? [] : await selectStarts(queryable, userId, new Date(time - dayMs), maxListed);
  return allowance(learner, starts, time);
}

/** A guest's few questions come again at once; an account's rest for a while. */
export const notSeenSince = (learner: Learner, time: number): number => (learner === 'guest' ? Infinity : time - repeatAfterMs);
