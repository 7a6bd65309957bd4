import type { QuestionBank } from '#contract/quizzes.ts';

/** How many questions of this selection can be asked now: those not given in the last 30 days. */
export const readyFor = (
  counts: QuestionBank['counts'],
  { topics, levels }: { readonly topics: readonly number[]; readonly levels: readonly number[] },
): number => counts.reduce((sum, { topicId, level, ready }) => sum + (topics.includes(topicId) && levels.includes(level) ? ready : 0), 0);
