/** What the kinds of AR-i have in common: expressions that can be compared, and the draft of one situation. */
import type { Misconception } from '#core/questions/misconceptions.ts';

export interface Expression {
  readonly latex: string;
  readonly at: (x: number) => number;
}
type Wrong = readonly [Misconception, Expression, string];

export interface Situation {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly stem: string;
  readonly key: Expression;
  readonly wrong: readonly Wrong[];
  /** How the other length follows from the total, then what is done with it. */
  readonly steps: readonly [string, string];
  /** With a number for the letter. */
  readonly check: string;
}

export const expression = (latex: string, at: (x: number) => number): Expression => ({ latex, at });
