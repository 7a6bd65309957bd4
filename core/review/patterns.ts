/**
 * A mistake that repeats. Every wrong choice names the misconception behind it, so every question that offers one is a chance to show it. A
 * pattern is a misconception chosen at least twice in at least four chances, and more often than others do: with a prior of Beta(1, 5), the
 * chance that the student's own rate is above the population's must exceed 60 %. It fades once three chances in a row have passed.
 */
import type { Misconception } from '../questions/misconceptions.ts';

/** An answer to a question that some misconceptions can get wrong. */
export interface Chance {
  readonly questionId: string;
  readonly topicId: number;
  readonly offered: readonly Misconception[];
  /** The one the answer shows; null if it shows none. */
  readonly shown: Misconception | null;
}

export interface Pattern {
  readonly misconception: Misconception;
  readonly times: number;
  readonly chances: number;
  /** The two latest questions that show it, latest first. */
  readonly questionIds: readonly string[];
  /** Where it could show. */
  readonly topicIds: readonly number[];
}

const prior = { shown: 1, passed: 5 } as const;
const min = { times: 2, chances: 4, certainty: 0.6, passed: 3 } as const;

/** The rate at which a misconception shows where nothing is known: the prior's mean. */
export const usualRate = prior.shown / (prior.shown + prior.passed);

/**
 * P(θ > rate) for θ ~ Beta(a, b) with whole a and b: the chance of fewer than a successes in a + b − 1 trials at this rate
 * (Abramowitz & Stegun 1964, 26.5.24).
 */
export function chanceAbove(rate: number, a: number, b: number): number {
  const trials = a + b - 1;
  let term = (1 - rate) ** trials;
  let sum = term;
  for (let successes = 1; successes < a; successes++) {
    term *= ((trials - successes + 1) / successes) * (rate / (1 - rate));
    sum += term;
  }
  return Math.min(1, sum);
}

/** Patterns in answers, given oldest first; the most certain first. `rateOf`: how often anybody shows it where it is offered, 0 < rate < 1. */
export function patternsIn(answers: readonly Chance[], rateOf: (misconception: Misconception) => number): Pattern[] {
  const byCode = new Map<Misconception, Chance[]>();
  for (const answer of answers) for (const code of answer.offered) byCode.set(code, [...(byCode.get(code) ?? []), answer]);
  return [...byCode]
    .map(([misconception, chances]) => {
      const showing = chances.filter(({ shown }) => shown === misconception);
      const certainty = chanceAbove(rateOf(misconception), prior.shown + showing.length, prior.passed + chances.length - showing.length);
      const fading = chances.slice(-min.passed).every(({ shown }) => shown !== misconception);
      return { misconception, chances, showing, certainty, fading };
    })
    .filter(({ chances, showing, certainty, fading }) => showing.length >= min.times && chances.length >= min.chances && certainty > min.certainty && !fading)
    .sort((a, b) => b.certainty - a.certainty || (a.misconception < b.misconception ? -1 : 1))
    .map(({ misconception, chances, showing }) => ({
      misconception,
      times: showing.length,
      chances: chances.length,
      questionIds: [...new Set(showing.toReversed().map(({ questionId }) => questionId))].slice(0, 2),
      topicIds: [...new Set(chances.map(({ topicId }) => topicId))].sort((a, b) => a - b),
    }));
}
