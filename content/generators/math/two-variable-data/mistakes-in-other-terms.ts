/** What students do wrong when they put new variables into a linear model. */
import { div, mul, neg, rat, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { decimalLatex, math } from '../text.ts';
import type { Change } from './measured-in-another-way.ts';

/** `slope·ax + shift·a + start·b + extra`, with the constants a and b. */
export interface Line {
  readonly slope: Rational;
  readonly shift: Rational;
  readonly start: Rational;
  readonly extra: Rational;
}

interface Mistake {
  readonly misconception: Misconception;
  /** What it changes. */
  readonly line: Partial<Line>;
  readonly why: string;
}

const isOne = (value: Rational) => value.n === value.d;

export const rightLine = ({ xTimes, xPlus, yTimes, yPlus }: Change): Line => ({
  slope: mul(xTimes, yTimes),
  shift: mul(xPlus, yTimes),
  start: yTimes,
  extra: yPlus,
});

export function mistakesWith(change: Change, { a, b, x }: { readonly a: string; readonly b: string; readonly x: string }): readonly Mistake[] {
  const { xTimes, xPlus, yTimes, yPlus, xUnit, yUnit } = change;
  const key = rightLine(change);
  const shown = (value: Rational) => math(decimalLatex(value));
  const [shifts, turns, stretches, scales, raises] = [xPlus.n !== 0n, xTimes.n < 0n, xTimes.n > 0n && !isOne(xTimes), !isOne(yTimes), yPlus.n !== 0n];
  const oldX = math(`x = ${decimalLatex(xPlus)}`);
  const found: Mistake[] = [];
  const note = (misconception: Misconception, wrong: Partial<Line>, why: string) => found.push({ misconception, line: wrong, why });

  if (turns) {
    note('SIGN', { slope: neg(key.slope) }, `This keeps the sign of the slope; as ${math(x)} grows, ${math('x')} shrinks, so the slope is ${math(`-${a}`)}.`);
    note('SIGN', { slope: neg(key.slope), shift: rat(0) }, `This only renames the variable; at ${math(`${x} = 0`)}, ${oldX}, and the slope changes its sign.`);
  }
  if (stretches) {
    note('UNIT', { slope: yTimes }, `This leaves the slope as a change per ${xUnit}; multiply it by ${shown(xTimes)}, too.`);
    note(
      'UNIT',
      { slope: div(yTimes, xTimes) },
      `This divides by ${shown(xTimes)}; the change for one unit of ${math(x)} is ${shown(xTimes)} times that per ${xUnit}.`,
    );
    if (!shifts)
      note('RATE0', { start: mul(yTimes, xTimes) }, `This multiplies ${math(b)} by ${shown(xTimes)} as well; only the slope is a change per ${xUnit}.`);
  }
  if (shifts) {
    note('SHIFT', { shift: neg(key.shift) }, `This shifts in the wrong direction; at ${math(`${x} = 0`)}, ${oldX}.`);
    note('SHIFT', { shift: rat(0) }, `This takes both variables to be 0 at once; at ${math(`${x} = 0`)}, ${oldX}.`);
    if (stretches)
      note(
        'DIST',
        { shift: mul(key.shift, xTimes) },
        `This multiplies ${shown(xPlus)} by ${shown(xTimes)} as well; ${math(`x = ${decimalLatex(xTimes)}${x} + ${decimalLatex(xPlus)}`)}.`,
      );
    if (!stretches && !turns)
      note(
        'SHIFT',
        { slope: key.shift.n < 0n ? neg(key.shift) : key.shift },
        `This multiplies the slope by ${shown(xPlus.n < 0n ? neg(xPlus) : xPlus)} as well; another zero does not change the slope.`,
      );
  }
  if (scales) {
    if (shifts) note('DIST', { shift: xPlus }, `This leaves a part in ${yUnit}; multiply all terms by ${shown(yTimes)}.`);
    note('DIST', { start: rat(1) }, `This leaves ${math(b)} in ${yUnit}; multiply it by ${shown(yTimes)}, too.`);
    note('DIST', { slope: xTimes }, `This leaves the slope in ${yUnit}; multiply it by ${shown(yTimes)}, too.`);
    if (shifts) note('UNIT', { shift: xPlus, start: rat(1) }, `This multiplies only the first term; multiply all terms by ${shown(yTimes)}.`);
    if (raises) note('DIST', { extra: mul(yTimes, yPlus) }, `This adds ${shown(yPlus)} before it multiplies; multiply by ${shown(yTimes)} first.`);
  }
  if (raises) note('SIGN', { extra: neg(yPlus) }, `This subtracts ${shown(yPlus)}; the new value is greater than the old one.`);
  if (raises && stretches && !shifts)
    note('RATE0', { slope: yTimes, start: mul(yTimes, xTimes) }, `This multiplies ${math(b)} by ${shown(xTimes)} instead of the slope.`);
  return found;
}

/** Two mistakes in different terms at once. */
export function bothOf(one: Mistake, other: Mistake): readonly Mistake[] {
  if (Object.keys(one.line).some((name) => name in other.line)) return [];
  return [{ misconception: one.misconception, line: { ...one.line, ...other.line }, why: `${one.why} ${other.why.replace('This', 'It also')}` }];
}
