/** What a question about a linear function in letters is made of; its two letters are a and b until it is told. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import { math } from '../text.ts';

type Of = (a: number, b: number) => number;
export type Formula = readonly [latex: string, of: Of];
export type Wrong = readonly [Formula, Misconception, string];

export interface Task {
  /** The two values of x and of f(x) as the stem gives them. */
  readonly inputs: readonly [string, string];
  readonly values: readonly [string, string];
  readonly slope: Formula;
  /** How the slope comes out of the two points. */
  readonly slopeStep: string;
  readonly asked: Asked;
  readonly key: Formula;
  readonly lastStep: string;
  readonly wrong: readonly Wrong[];
}

type Asked = { readonly kind: 'y' | 'x' } | { readonly kind: 'value'; readonly input: string };

export const stopped = (which: string, [slope]: Formula, goal: string): readonly [Misconception, string] => [
  'STOP',
  `This is ${which}; from there, use the slope, ${math(slope)}, to get to ${math(goal)}.`,
];
export const slopeSign = ([slope]: Formula): readonly [Misconception, string] => [
  'SIGN',
  `This uses the slope with the opposite sign; the change in ${math('f(x)')} divided by the change in ${math('x')} is ${math(slope)}.`,
];
