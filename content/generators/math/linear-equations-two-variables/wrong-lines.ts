/** LE2-g: three wrong lines beside the right one, such that neither the intercept nor the slope alone tells which is right. */
import { equal, neg, toText, type Rational } from '#core/rational.ts';
import { threeThatFit } from '#content/generators/spread-choices.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

export interface Line {
  readonly slope: Rational;
  readonly intercept: Rational;
}

export interface WrongLine extends Line {
  readonly misconception: Misconception;
  readonly why: string;
}

const same = (one: Line, other: Line) => equal(one.slope, other.slope) && equal(one.intercept, other.intercept);
const steepness = ({ slope }: Line) => (slope.n < 0n ? neg(slope) : slope);
const isSteepLike = (one: Line, other: Line) => equal(steepness(one), steepness(other));

/** A line as somebody compares graphs at a glance: up or down, how steep, where it meets the y-axis. */
export const asSeen = (line: Line) => `${line.slope.n > 0n ? 'rises' : 'falls'} as ${toText(steepness(line))} from ${toText(line.intercept)}`;

/**
 * One has the right intercept and another the right slope, so both must be read; one is steeper or less steep than the line
 * where an error gives such a line. `textOf` is what choices are compared by (see spread-choices.ts). Null where the errors do not suffice.
 */
export function threeWrongLines<T extends WrongLine>(random: Random, right: Line, errors: readonly T[], textOf: (line: Line) => string): readonly T[] | null {
  const different = errors.filter((error, at) => !same(error, right) && errors.findIndex((other) => same(other, error)) === at);
  const needsSteepness = different.some((error) => !isSteepLike(error, right));
  const counts = (set: readonly T[]) =>
    set.some(({ intercept }) => equal(intercept, right.intercept)) &&
    set.some(({ slope }) => equal(slope, right.slope)) &&
    (!needsSteepness || set.some((error) => !isSteepLike(error, right)));
  const choices = { correct: textOf(right), wrong: different, textOf };
  // The intercepts taken for each other are an error worth meeting wherever the numbers allow it.
  const withIntercepts = random.chance(2, 3)
    ? threeThatFit(random, { ...choices, fits: (set) => counts(set) && set.some(({ misconception }) => misconception === 'INTC') })
    : null;
  return withIntercepts ?? threeThatFit(random, { ...choices, fits: counts });
}
