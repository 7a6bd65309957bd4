/** TWO-o: two actual values and how far they are from what a line predicts give the line. Level 5: as a percent of the prediction. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { decimalLatex, math, money, prose } from '../text.ts';
import { type Setting, settings } from './predicted-value-settings.ts';

/** Longer ones take too long to read. */
const mostWords = 86;

/** An actual value and what the line predicts in its place. */
interface Case {
  readonly x: number;
  readonly predicted: number;
  /** How far above the prediction, in percent of it or in its unit. */
  readonly off: number;
  readonly isPercent: boolean;
  readonly actual: Rational;
}

const multiple = (random: Random, [from, to, step]: readonly [number, number, number]) => random.int(from, to) * step;

function besideLine(
  random: Random,
  setting: Setting,
  { x, predicted, above, isPercent }: Pick<Case, 'x' | 'predicted' | 'isPercent'> & { above: boolean },
): Case | null {
  const whole = [4, 5, 8, 10, 12, 15, 16, 20, 25].filter(
    (percent) => (predicted * (above ? 100 + percent : 100 - percent)) % (100 * (setting.grain ?? 1)) === 0,
  );
  if (isPercent && whole.length === 0) return null;
  const size = isPercent ? random.pick(whole) : multiple(random, setting.off);
  const off = above ? size : -size;
  return { x, predicted, off, isPercent, actual: isPercent ? rat(predicted * (100 + off), 100) : rat(predicted + off) };
}

/** The line through two points, at x. */
const through = (x1: number, y1: Rational, x2: number, y2: Rational, x: number) => add(y1, mul(sub(y2, y1), rat(x - x1, x2 - x1)));

/** What a student takes for the prediction who adds where one has to subtract, or takes the percent of the actual value. */
const turned = ({ actual, off, isPercent }: Case) => (isPercent ? div(mul(actual, rat(100 + off)), rat(100)) : add(actual, rat(off)));
const ofActual = ({ actual, off, isPercent, predicted }: Case) => (isPercent ? div(mul(actual, rat(100 - off)), rat(100)) : rat(predicted));

/** How a prediction is recovered, as LaTeX. */
const undone = ({ actual, off, isPercent, predicted }: Case) =>
  isPercent
    ? `\\frac{${decimalLatex(actual)}}{${decimalLatex(rat(100 + off, 100))}} = ${decimalLatex(predicted)}`
    : `${decimalLatex(actual)} ${off > 0 ? '-' : '+'} ${decimalLatex(Math.abs(off))} = ${decimalLatex(predicted)}`;

/** What a student may believe for an x beyond the two told, or between them. */
function rangeFor(x3: number, x2: number, slope: number, seen: readonly number[]): [number, number] {
  if (x3 < x2) return [Math.min(...seen), Math.max(...seen)];
  return slope > 0 ? [Math.max(...seen), Infinity] : [0, Math.min(...seen)];
}

function draftOf(random: Random, setting: Setting, level: number): Draft | null {
  const shown = (value: Rational | number) => (setting.isMoney ? money(value) : prose(value));
  const [x, other] = [multiple(random, setting.xs), multiple(random, setting.xs)];
  const [x1, x2] = [Math.min(x, other), Math.max(x, other)];
  const gap = x2 - x1;
  const [slope, intercept] = [multiple(random, setting.slope), multiple(random, setting.intercept)];
  const at = (x: number) => slope * x + intercept;
  const [least, most, step] = setting.xs;
  const fitting = [x2 + gap, x2 + gap / 2, x1 + gap / 2, x2 + 2 * gap].filter((each) => each % step === 0 && each >= least * step && each <= most * step);
  if (gap <= step || fitting.length === 0) return null;
  const x3 = random.pick(fitting);
  if ([x1, x2, x3].some((x) => at(x) <= 0)) return null;
  const above = random.chance(1, 2);
  // At level 5, at least one is told as a percent of the prediction.
  const percents =
    level === 5
      ? random.pick([
          [true, true],
          [true, false],
          [false, true],
        ] as const)
      : ([false, false] as const);
  const one = besideLine(random, setting, { x: x1, predicted: at(x1), above, isPercent: percents[0] });
  const two = besideLine(random, setting, { x: x2, predicted: at(x2), above: random.chance(1, 4) ? above : !above, isPercent: percents[1] });
  if (!one || !two) return null;
  if (
    !isInteger(one.actual) ||
    !isInteger(two.actual) ||
    one.off === two.off ||
    [one, two].some(({ actual, predicted }) => Math.abs(toNumber(actual) / predicted - 1) > 0.26)
  )
    return null;
  const backwards = level === 5 && random.chance(1, 2);
  const key = backwards ? x3 : at(x3);
  if ([one, two].some(({ actual }) => toNumber(actual) === key) || key > 99999) return null;
  const valueOf = (y1: Rational, y2: Rational): Rational | null => {
    if (!backwards) return through(x1, y1, x2, y2, x3);
    const change = sub(y2, y1);
    return change.n === 0n ? null : add(rat(x1), div(mul(sub(rat(at(x3)), y1), rat(gap)), change));
  };
  const [p1, p2] = [rat(one.predicted), rat(two.predicted)];
  const right = `the line goes through the predictions, ${shown(p1)} and ${shown(p2)}`;
  const bugs: Bug[] = [
    bug('STOP', valueOf(one.actual, two.actual), `This uses the actual values as points of the line; ${right}.`),
    bug('RESID', valueOf(turned(one), turned(two)), `This goes from the actual values in the wrong direction; ${right}.`),
    bug('RESID', valueOf(p1, two.actual), `This takes the second actual value for a prediction; ${right}.`),
    bug('RESID', valueOf(one.actual, p2), `This takes the first actual value for a prediction; ${right}.`),
    bug(
      'BASE',
      level === 5 ? valueOf(ofActual(one), ofActual(two)) : null,
      `This takes a percent of the actual value; it is a percent of the prediction: ${right}.`,
    ),
    bug(
      'RATE0',
      backwards ? div(rat(at(x3) * x2), p2) : div(mul(p2, rat(x3)), rat(x2)),
      `This takes the predictions to be proportional; the line has a slope of ${prose(slope)} and does not pass through the origin.`,
    ),
  ];
  // A tree does not shrink: beyond the two actual values, nobody believes a value on the wrong side of them, or one in tenths beside whole ones.
  const [lowest, highest] = backwards ? [0, Infinity] : rangeFor(x3, x2, slope, [toNumber(one.actual), toNumber(two.actual), one.predicted, two.predicted]);
  if (key < lowest || key > highest) return null;
  const described = {
    ...asDecimals,
    key: rat(key),
    why: `The line has a slope of ${prose(slope)}, since ${right}.`,
    bugs,
    believable: (value: Rational, rightValue: Rational) =>
      isInteger(value) && toNumber(value) >= lowest && toNumber(value) <= highest && value.n > 0n && toNumber(value) < 4 * toNumber(rightValue),
    minWrong: 3,
  };
  // Where three wrong values do not fit, the right one is typed.
  const answer = (random.chance(1, 2) ? null : numberAnswer({ ...described, typed: false })) ?? numberAnswer({ ...described, typed: true });
  if (!answer || (answer.format === 'spr' && answer.mistakes.length === 0)) return null;
  const told = ({ off, isPercent }: Case) => (isPercent ? `${Math.abs(off)}% ${off > 0 ? 'more' : 'less'}` : setting.beside(off));
  const intro = random.pick([
    `A line of best fit predicts ${setting.y} from ${setting.x}.`,
    `A line of best fit is used to predict ${setting.y} from ${setting.x}.`,
    `For ${setting.group}, a line of best fit predicts ${setting.y} from ${setting.x}.`,
  ]);
  const ask = backwards ? setting.when(shown(at(x3))) : setting.ask(prose(x3));
  const y = (x: number) =>
    `${decimalLatex(slope)} \\cdot ${decimalLatex(x)} ${intercept < 0 ? '-' : '+'} ${decimalLatex(Math.abs(intercept))} = ${decimalLatex(at(x))}`;
  const stem = `${intro} ${setting.one(prose(x1), shown(one.actual))}, which is ${told(one)} than the line predicts. ${setting.other(prose(x2), shown(two.actual))}, which is ${told(two)} than the line predicts. ${ask}`;
  if (stem.split(' ').length > mostWords) return null;
  return {
    parameters: { x1, x2, x3, off1: one.off, off2: two.off, slope, intercept, percent1: one.isPercent, percent2: two.isPercent, backwards, data: setting.data },
    stem,
    answer,
    steps: [
      `The line passes through the predicted values, not the actual ones. Undo the differences: ${math(undone(one))} and ${math(undone(two))}.`,
      `The slope of the line is ${math(`\\frac{${decimalLatex(at(x2))} - ${decimalLatex(at(x1))}}{${decimalLatex(x2)} - ${decimalLatex(x1)}} = ${decimalLatex(slope)}`)}.`,
      backwards
        ? `From ${prose(at(x1))} to ${prose(at(x3))}, the prediction changes by ${math(decimalLatex(at(x3) - at(x1)))}, so ${math('x')} changes by ${math(`\\frac{${decimalLatex(at(x3) - at(x1))}}{${decimalLatex(slope)}} = ${decimalLatex(x3 - x1)}`)}, to ${prose(x3)}.`
        : `From ${prose(x1)} to ${prose(x3)}, ${math('x')} changes by ${prose(x3 - x1)}, so the prediction is ${math(`${decimalLatex(at(x1))} + ${decimalLatex(x3 - x1)} \\cdot ${slope < 0 ? `(${decimalLatex(slope)})` : decimalLatex(slope)} = ${decimalLatex(at(x3))}`)}.`,
      `Check with the equation of the line, ${math(`y = ${decimalLatex(slope)}x ${intercept < 0 ? '-' : '+'} ${decimalLatex(Math.abs(intercept))}`)}: ${math(y(x3))}.`,
    ],
    takeaway: 'An actual value is the prediction plus what it is off by: undo that first, and a percent off is a percent of the prediction.',
  };
}

export const lineBehindActualValues: Generator = {
  archetype: 'TWO-o',
  topicId: 22,
  version: 2,
  levels: [4, 5],
  skillTags: ['residuals', 'line-of-best-fit'],
  draft(random, level) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, setting, level));
  },
};
