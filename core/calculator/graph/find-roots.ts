/** Zeros and extrema of functions, found numerically between two bounds. */
import { toFraction } from '../language/fraction.ts';
import { snapRoundoff } from '../language/roundoff.ts';

type CurveFunction = (x: number) => number;

/** Places, in ascending order, and the values there. */
export interface Samples {
  readonly f: CurveFunction;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export const sampled = (f: CurveFunction, xs: readonly number[]): Samples => ({ f, xs, ys: xs.map(f) });
/** Equally spaced places. */
export const linspace = (from: number, to: number, samples = 400): readonly number[] =>
  Array.from({ length: samples + 1 }, (_, index) => from + ((to - from) * index) / samples);

const widthOf = (xs: readonly number[]) => (xs.at(-1) ?? 0) - (xs[0] ?? 0);

export function bisect(f: CurveFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(f(low));
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    const value = f(middle);
    if (value === 0) return middle;
    if (Math.sign(value) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The place of the greatest value of f between two places, by golden-section search. */
function goldenSectionMaximum(f: CurveFunction, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 70; step += 1) {
    const [left, right] = [high - (high - low) * ratio, low + (high - low) * ratio];
    if (f(left) < f(right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

/** Where f is greatest near `rough`: better by its slope, then a simple fraction if that is as high. */
function refineMaximum(f: CurveFunction, rough: number, left: number, right: number, width: number): number {
  const step = width * 1e-5;
  // With two distances, so that a cubic's slope is exact too.
  const slope = (x: number) => 8 * (f(x + step) - f(x - step)) - (f(x + 2 * step) - f(x - 2 * step));
  const [a, b] = [Math.max(left, rough - 1e-5 * width), Math.min(right, rough + 1e-5 * width)];
  const [before, after] = [slope(a), slope(b)];
  const smooth = before > 0 && after < 0 ? bisect(slope, a, b) : rough;
  const noise = 4e-15 * (1 + Math.abs(f(rough)));
  const best = f(smooth) >= f(rough) - noise ? smooth : rough;
  const fraction = toFraction(Number(best.toFixed(Math.max(0, 7 - Math.round(Math.log10(width))))), 60, 1e-6 * width);
  const simple = fraction ? fraction.numerator / fraction.denominator : best;
  return Math.abs(simple - best) < 1e-6 * width && f(simple) >= f(best) - noise ? simple : best;
}

/** Of what repeats without end, those nearest the middle. More would be dots on dots, and each takes hundreds of evaluations. */
export const maxFound = 60;

/** Positions in a list of this length, from the middle outward. */
function* fromMiddle(length: number): Generator<number> {
  const middle = Math.floor(length / 2);
  for (let away = 0; away <= middle; away += 1) {
    if (middle + away < length) yield middle + away;
    if (away > 0) yield middle - away;
  }
}

export interface Extremum {
  readonly x: number;
  readonly kind: 'minimum' | 'maximum';
}

/** The minima and maxima of f, at most `maxFound`; the ends of the window and poles are none. */
export function findExtrema({ f, xs, ys }: Samples): readonly Extremum[] {
  const width = widthOf(xs);
  const found: Extremum[] = [];
  for (const index of fromMiddle(xs.length)) {
    if (found.length === maxFound) break;
    const [before = Number.NaN, here = Number.NaN, after = Number.NaN] = [ys[index - 1], ys[index], ys[index + 1]];
    const [left = 0, right = 0] = [xs[index - 1], xs[index + 1]];
    if (!Number.isFinite(before + here + after)) continue;
    const sign = here > before && here >= after ? 1 : here < before && here <= after ? -1 : 0;
    // Neither a flat stretch nor rounding noise is a maximum or minimum.
    const rise = Math.max(Math.abs(here - before), Math.abs(here - after));
    if (sign === 0 || rise <= 1e-11 * (1 + Math.abs(here))) continue;
    const upright = (at: number) => sign * f(at);
    // Two equal values beside a top lie on both sides of it; on a step they are the step.
    if (here === after && upright(((xs[index] ?? 0) + right) / 2) <= sign * here) continue;
    const place = snapRoundoff(refineMaximum(upright, goldenSectionMaximum(upright, left, right), left, right, width), width);
    const height = f(place);
    // At a pole the search runs up to values out of all proportion to its neighbors; at a jump there is no top.
    if (!Number.isFinite(height) || Math.abs(height - here) > 4 * rise + 1e-9 || jumpsAt(f, place, height, rise, width)) continue;
    found.push({ x: place, kind: sign === 1 ? 'maximum' : 'minimum' });
  }
  return found.sort((a, b) => a.x - b.x);
}

/** Whether f has another value right beside a place, as the floor function has at each step. */
function jumpsAt(f: CurveFunction, x: number, y: number, rise: number, width: number): boolean {
  const aside = width * 1e-9;
  return [f(x - aside), f(x + aside)].some((beside) => !Number.isFinite(beside) || Math.abs(beside - y) > 0.3 * rise);
}

/** The zeros of f, also those it only touches, each kind at most `maxFound` times. */
export function findZeros(samples: Samples): readonly number[] {
  const { f, xs, ys } = samples;
  const width = widthOf(xs);
  const found: number[] = [];
  const add = (x: number) => {
    const place = snapRoundoff(x, width);
    if (!found.some((known) => Math.abs(known - place) < width * 1e-7)) found.push(place);
  };
  // Nearly everywhere zero: two names of one curve have no separate intersections.
  if (ys.filter((y) => Math.abs(y) < 1e-12).length > ys.length / 4) return [];
  const greatest = ys.reduce((max, y) => (Number.isFinite(y) ? Math.max(max, Math.abs(y)) : max), 0);
  for (const index of fromMiddle(xs.length)) {
    if (found.length === maxFound) break;
    const [x = Number.NaN, y = Number.NaN, nextX = Number.NaN, nextY = Number.NaN] = [xs[index], ys[index], xs[index + 1], ys[index + 1]];
    // Where it stays zero for a while, no single place is a zero.
    if (y === 0) {
      if (ys[index - 1] !== 0 && nextY !== 0) add(x);
      continue;
    }
    if (!Number.isFinite(y) || !Number.isFinite(nextY) || nextY === 0 || y > 0 === nextY > 0) continue;
    const place = bisect(f, x, nextX);
    // A change of sign at a pole or a jump: the values there do not vanish.
    if (Math.abs(f(place)) <= Math.max(Math.abs(y), Math.abs(nextY)) * 1e-3) add(place);
  }
  for (const { x } of findExtrema(samples)) if (Math.abs(f(x)) < 1e-9 * Math.max(1, Math.min(greatest, 1e3))) add(x);
  return addEdges(samples, found, add);
}

/** A zero at the end of where f has values, as √x has at 0. */
function addEdges({ f, xs, ys }: Samples, found: number[], add: (x: number) => void): readonly number[] {
  for (let index = 0; index + 1 < xs.length; index += 1) {
    const [y = Number.NaN, nextY = Number.NaN] = [ys[index], ys[index + 1]];
    if (Number.isFinite(y) === Number.isFinite(nextY)) continue;
    let [inside, outside] = Number.isFinite(y) ? [xs[index] ?? 0, xs[index + 1] ?? 0] : [xs[index + 1] ?? 0, xs[index] ?? 0];
    for (let step = 0; step < 60; step += 1) {
      const middle = (inside + outside) / 2;
      if (Number.isFinite(f(middle))) inside = middle;
      else outside = middle;
    }
    if (Math.abs(f(inside)) < 1e-6) add(inside);
  }
  return found.sort((a, b) => a - b);
}
