/** Ways to guess from four statements alone, beside their lengths (gates/bank.ts). */
import type { ChoiceId } from '#core/questions/choices.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import type { Trick } from '../gates/bank.ts';
import { jaccard } from '../gates/duplicates.ts';
import { plainWords } from '../gates/question-texts.ts';

/** The ids with the highest score; none where all are equal. */
function highest({ choices }: ChoiceQuestion, scores: readonly number[]): ChoiceId[] {
  const most = Math.max(...scores);
  const top = choices.filter((_, index) => scores[index] === most).map(({ id }) => id);
  return top.length === choices.length ? [] : top;
}

export const cautious =
  /\b(?:may|might|can|could|some|sometimes|likely|suggest\w*|at least|partly|not necessarily|certain|appear\w*|seem\w*|perhaps|possibl\w*|often|usually|tend\w*)\b/gi;

export const guesses = {
  /** The choice that shares most with the other three. */
  mostAlike: (question) => {
    const sets = question.choices.map(({ text }) => new Set(plainWords(text)));
    return highest(
      question,
      sets.map((own, index) => sets.reduce((sum, other, at) => sum + (at === index ? 0 : jaccard(own, other)), 0)),
    );
  },
  mostCautious: (question) =>
    highest(
      question,
      question.choices.map(({ text }) => text.match(cautious)?.length ?? 0),
    ),
} as const satisfies Record<string, Trick>;
