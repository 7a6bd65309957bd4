/**
 * What is left of rounding errors where terms cancel: (√2)² − 2 is 4e−16 in floating point, and 0 is meant; 10^−14 is meant as it
 * stands. How small a number is does not tell them apart. Evaluating anew, with every step off by as little as rounding may be,
 * does: what is meant stays nearly the same, and what is left of errors becomes something else.
 */
import type { Compiled, Numbers, Point } from './values.ts';

/** Changes a number by as little as rounding might. */
export type Jitter = (value: number) => number;

/** Four units in the last place. */
const maxChange = 2 ** -50;
/** Steps of this share never come round to the same places, and spread evenly. */
const goldenRatio = 0.6180339887498949;

/** Another change with each call. */
export function jitter(): Jitter {
  let at = 0.5;
  return (value) => {
    at = (at + goldenRatio) % 1;
    return value * (1 + (2 * at - 1) * maxChange);
  };
}

/** A value that is a little off; whole numbers are what they are. */
export function jittered(compiled: Compiled, jitter: Jitter): Compiled {
  const change = (value: number) => (Number.isInteger(value) ? value : jitter(value));
  const point = ([x, y]: Point): Point => [change(x), change(y)];
  switch (compiled.type) {
    case 'number':
      return { type: 'number', run: () => change(compiled.run()) };
    case 'list':
      return { type: 'list', run: () => compiled.run().map(change) };
    case 'point':
      return { type: 'point', run: () => point(compiled.run()) };
    case 'points':
      return { type: 'points', run: () => compiled.run().map(point) };
  }
}

/** Data that are a little off, whole numbers too: statistics of them round on the way. */
export const jitteredData = (compiled: Compiled, jitter: Jitter): Compiled =>
  compiled.type === 'list' ? { type: 'list', run: () => compiled.run().map(jitter) } : compiled;

/** Larger than what rounding leaves of numbers that students work with. */
const maxLeft = 1e-6;
export const mayBeRoundoff = (value: number): boolean => value !== 0 && Math.abs(value) < maxLeft;

/** Zero where trying again gives other values. */
export const withoutRoundoff = (values: Numbers, tries: readonly Numbers[]): Numbers =>
  values.map((value, index) => (mayBeRoundoff(value) && tries.some((one) => Math.abs((one[index] ?? value) - value) > Math.abs(value) / 2) ? 0 : value));

/** A number without what floating point leaves, where numbers of this width are looked at: 1.9999999999999998 is 2. */
export function snapRoundoff(value: number, width: number): number {
  if (Math.abs(value) < width * 1e-12) return 0;
  const rounded = Number(value.toPrecision(11));
  return Math.abs(rounded - value) < 8e-15 * Math.max(1, Math.abs(value)) ? rounded : value;
}
