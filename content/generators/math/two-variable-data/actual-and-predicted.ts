/** Actual value against the value that a given equation predicts. */
import { add, mul, rat, sub, toNumber } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { absolute } from '#content/exact/value.ts';

interface Setting {
  /** What the data are about. */
  readonly data: string;
  readonly x: string;
  readonly y: string;
  readonly point: (x: string, y: string) => string;
  readonly xs: readonly [number, number];
  /** Tenths of a unit, unless whole numbers are asked for. */
  readonly slope: readonly [number, number];
  readonly intercept: readonly [number, number];
  /** Every number is a multiple of this, where nobody would write decimals. */
  readonly step?: number;
  readonly ask: (word: string) => string;
}

const settings: readonly Setting[] = [
  {
    data: 'the daily ice cream sales of a shop',
    x: 'the daily high temperature, in degrees Fahrenheit,',
    y: 'the number of cones sold',
    point: (x, y) => `On a day with a high temperature of ${x} degrees Fahrenheit, the shop sold ${y} cones.`,
    xs: [60, 95],
    slope: [2, 6],
    intercept: [-60, 20],
    step: 1,
    ask: (word) => `How many ${word === 'greater' ? 'more' : 'fewer'} cones did the shop sell that day than the number predicted by the equation?`,
  },
  {
    data: 'used cars',
    x: 'the age of a car, in years,',
    y: 'its price, in dollars',
    point: (x, y) => `One of the cars is ${x} years old and has a price of $${y}.`,
    xs: [2, 9],
    slope: [-24, -12],
    intercept: [240, 340],
    step: 100,
    ask: (word) => `By how many dollars is the actual price of this car ${word} than the price predicted by the equation?`,
  },
  {
    data: 'young trees',
    x: 'the age of a tree, in months,',
    y: 'its height, in centimeters',
    point: (x, y) => `One of the trees is ${x} months old and has a height of ${y} centimeters.`,
    xs: [6, 40],
    slope: [15, 60],
    intercept: [10, 60],
    ask: (word) => `By how many centimeters is the actual height of this tree ${word} than the height predicted by the equation?`,
  },
  {
    data: 'phone batteries',
    x: 'the time of use, in hours,',
    y: 'the remaining charge, in percent,',
    point: (x, y) => `One phone had ${y} percent of its charge left after ${x} hours of use.`,
    xs: [2, 9],
    slope: [-85, -45],
    intercept: [92, 100],
    ask: (word) => `By how many percentage points is the actual remaining charge of this phone ${word} than the remaining charge predicted by the equation?`,
  },
  {
    data: 'the training runs of an athlete',
    x: 'the length of a run, in miles,',
    y: 'its time, in minutes',
    point: (x, y) => `One of the runs was ${x} miles long and took ${y} minutes.`,
    xs: [3, 14],
    slope: [75, 105],
    intercept: [-6, 3],
    ask: (word) => `By how many minutes is the actual time of this run ${word} than the time predicted by the equation?`,
  },
  {
    data: 'the commutes of employees',
    x: 'the distance to work, in miles,',
    y: 'the time of the commute, in minutes',
    point: (x, y) => `One of the employees lives ${x} miles from work and has a commute of ${y} minutes.`,
    xs: [4, 25],
    slope: [15, 29],
    intercept: [4, 12],
    ask: (word) => `By how many minutes is the actual time of this commute ${word} than the time predicted by the equation?`,
  },
  {
    data: 'the water use of households',
    x: 'the number of people in a household',
    y: 'its daily water use, in gallons',
    point: (x, y) => `One of the households has ${x} people and uses ${y} gallons of water per day.`,
    xs: [2, 6],
    slope: [425, 625],
    intercept: [20, 60],
    ask: (word) => `By how many gallons is the actual daily water use of this household ${word} than the daily water use predicted by the equation?`,
  },
  {
    data: 'apartments in a city',
    x: 'the floor area of an apartment, in square feet,',
    y: 'its monthly rent, in dollars',
    point: (x, y) => `One of the apartments has a floor area of ${x} square feet and a monthly rent of $${y}.`,
    xs: [520, 990],
    slope: [2, 3],
    intercept: [120, 480],
    step: 1,
    ask: (word) => `By how many dollars is the actual monthly rent of this apartment ${word} than the monthly rent predicted by the equation?`,
  },
];

/** The same question without a comparison, where it has one: what the difference is. */
const asDifference = (question: string) =>
  question.replace(
    /^By how many (.+?) is the actual (.+?) (?:greater|less) than the (.+)\?$/,
    'What is the positive difference, in $1, between the actual $2 and the $3?',
  );

function draftOf(random: Random, setting: Setting): Draft | null {
  const { step } = setting;
  const slope = rat(random.int(...setting.slope) * (step ?? 1), step ? 1 : 10);
  const intercept = rat(random.int(...setting.intercept) * (step ?? 1));
  const x = random.int(setting.xs[0], setting.xs[1]);
  const predicted = add(mul(slope, rat(x)), intercept);
  const residual = rat(random.int(5, 19) * (step === 100 ? 50 : 1) * random.pick([-1, 1]), step ? 1 : random.pick([1, 1, 2]));
  const actual = add(predicted, residual);
  if ((!step && slope.d === 1n) || actual.d !== 1n || actual.n < 5n || intercept.n === 0n || (/percent/.test(setting.y) && toNumber(actual) > 95)) return null;
  if (step === 100 && toNumber(actual) < 3000) return null;
  const key = residual.n > 0n ? residual : mul(residual, rat(-1));
  const off = mul(slope, rat(x));
  const bugs = [
    bug('RESID', predicted, `This is the predicted value itself; find its difference from the actual value, ${prose(actual)}.`),
    bug(
      'STOP',
      absolute(sub(actual, off)),
      `This leaves out the constant term, ${math(decimalLatex(intercept))}, of the equation; the prediction is ${math(`${decimalLatex(off)} ${intercept.n < 0n ? '-' : '+'} ${decimalLatex(absolute(intercept))}`)}.`,
    ),
    bug(
      'SIGN',
      absolute(sub(actual, sub(off, intercept))),
      `This uses the constant term with the wrong sign; the prediction is ${math(`${decimalLatex(off)} ${intercept.n < 0n ? '-' : '+'} ${decimalLatex(absolute(intercept))}`)}.`,
    ),
    bug(
      'STOP',
      absolute(sub(actual, intercept)),
      `This subtracts only the constant term and leaves out ${math(`${decimalLatex(slope)}x`)}; compare with the whole prediction, ${prose(predicted)}.`,
    ),
    bug(
      'RATE0',
      absolute(slope),
      `This is how much the prediction changes for each increase of 1 in ${math('x')}; substitute ${math(`x = ${x}`)} in the equation first.`,
    ),
    bug('STOP', actual, `This is the actual value itself; find its difference from the predicted value, ${prose(predicted)}.`),
  ];
  const word = residual.n > 0n ? 'greater' : 'less';
  const equation = `y = ${decimalLatex(slope)}x ${intercept.n < 0n ? '-' : '+'} ${decimalLatex(absolute(intercept))}`;
  const letters = `where ${math('x')} is ${setting.x} and ${math('y')} is ${setting.y}`.replace(/,?$/, '.');
  const opening = random.pick([
    `The equation ${math(equation)} is a line of best fit for data on ${setting.data}, ${letters}`,
    `For data on ${setting.data}, a line of best fit has the equation ${math(equation)}, ${letters}`,
    `A scatterplot shows data on ${setting.data}. An equation of a line of best fit is ${math(equation)}, ${letters}`,
    `A linear model for data on ${setting.data} is ${math(equation)}, ${letters}`,
  ]);
  const answer = numberEntry({ ...asDecimals, key, bugs });
  const work =
    residual.n > 0n
      ? `${decimalLatex(actual)} - ${decimalLatex(predicted)} = ${decimalLatex(key)}`
      : `${decimalLatex(predicted)} - ${decimalLatex(actual)} = ${decimalLatex(key)}`;
  return (
    answer && {
      parameters: { slope: prose(slope), intercept: prose(intercept), x, actual: prose(actual), setting: setting.data },
      stem: `${opening} ${setting.point(`${x}`, prose(actual))} ${random.chance(1, 2) ? asDifference(setting.ask(word)) : setting.ask(word)}`,
      answer,
      steps: [
        `Substitute ${math(`x = ${x}`)} to find the predicted value, and then compare it with the actual value.`,
        `The predicted value is ${math(`${decimalLatex(slope)} \\cdot ${x} ${intercept.n < 0n ? '-' : '+'} ${decimalLatex(absolute(intercept))} = ${decimalLatex(predicted)}`)}.`,
        `The difference is ${math(work)}.`,
        `Check: ${math(`${decimalLatex(predicted)} ${residual.n > 0n ? '+' : '-'} ${decimalLatex(key)} = ${decimalLatex(actual)}`)}, the actual value.`,
      ],
      takeaway: 'To compare an actual value with a prediction, substitute x to find the predicted value, and then subtract.',
    }
  );
}

export const actualAndPredicted: Generator = {
  archetype: 'TWO-c',
  topicId: 22,
  version: 6,
  levels: [3],
  skillTags: ['residuals', 'line-of-best-fit'],
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, setting));
  },
};
