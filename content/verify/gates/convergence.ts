/**
 * The test-taker's trick "take the choice most like the others": where every wrong choice changes one thing of the
 * key, the key shares most with the rest. Measured per question as the trick's chance of being right, ties shared.
 */
import { choiceIds } from '#core/questions/choices.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { mostLikeTheOthers } from '#content/generators/spread-choices.ts';

/** The largest share the trick may be right in: over all draws, and over the draws of one archetype. */
export const convergenceLimit = { overall: 0.32, archetype: 0.4 } as const;

/** The chance that "the choice most like the others" is the key; choices that are graphs are all alike. */
export function convergenceChance({ choices, solution }: ChoiceQuestion): number {
  const likely = mostLikeTheOthers(choices.map(({ text }) => text)).map((index) => choiceIds[index]);
  return likely.includes(solution.key) ? 1 / likely.length : 0;
}
