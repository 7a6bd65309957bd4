/** Actual value against the value that a given equation predicts. */
import { add, mul, rat, sub, toNumber, type Rational } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, entryAnswer, latex, math, numericChoice, prose } from '../data-kit.ts';

const settings = [
  {
    model: 'a line of best fit for data on daily ice cream sales',
    x: 'the daily high temperature, in degrees Fahrenheit,',
    y: 'the number of cones sold',
    point: (x: string, y: string) => `On a day with a high temperature of ${x} degrees Fahrenheit, the shop sold ${y} cones.`,
    xs: [60, 95],
    slope: [20, 60],
    intercept: [-60, 20],
    unit: 'cones',
    thing: 'the number of cones sold',
  },
  {
    model: 'a line of best fit for data on used cars',
    x: 'the age of a car, in years,',
    y: 'its price, in hundreds of dollars',
    point: (x: string, y: string) => `One of the cars is ${x} years old and has a price of ${y} hundred dollars.`,
    xs: [2, 12],
    slope: [-120, -60],
    intercept: [180, 320],
    unit: 'hundreds of dollars',
    thing: 'the actual price',
  },
  {
    model: 'a line of best fit for data on young trees',
    x: 'the age of a tree, in months,',
    y: 'its height, in centimeters',
    point: (x: string, y: string) => `One of the trees is ${x} months old and has a height of ${y} centimeters.`,
    xs: [6, 40],
    slope: [15, 60],
    intercept: [10, 60],
    unit: 'centimeters',
    thing: 'the actual height',
  },
  {
    model: 'a line of best fit for data on phone batteries',
    x: 'the time of use, in hours,',
    y: 'the remaining charge, in percent,',
    point: (x: string, y: string) => `One phone had ${y} percent of its charge left after ${x} hours of use.`,
    xs: [2, 9],
    slope: [-85, -45],
    intercept: [92, 100],
    unit: 'percentage points',
    thing: 'the actual remaining charge',
  },
] as const;

export const actualAndPredicted: Generator = {
  archetype: 'TWO-c',
  topicId: 22,
  version: 2,
  levels: [3],
  skillTags: ['residuals', 'line-of-best-fit'],
  draft(random) {
    const setting = random.pick(settings);
    const slope = rat(random.int(setting.slope[0], setting.slope[1]), 10);
    const intercept = rat(random.int(setting.intercept[0], setting.intercept[1]));
    const x = random.int(setting.xs[0], setting.xs[1]);
    const predicted = add(mul(slope, rat(x)), intercept);
    const residual = rat(random.int(5, 19) * random.pick([-1, 1]), random.pick([1, 1, 2]));
    const actual = add(predicted, residual);
    if (slope.d === 1n || actual.d !== 1n || actual.n < 5n || intercept.n === 0n || (setting.unit === 'percentage points' && toNumber(actual) > 95))
      return null;
    const key = residual.n > 0n ? residual : mul(residual, rat(-1));
    const size = (value: Rational) => (value.n < 0n ? mul(value, rat(-1)) : value);
    const off = mul(slope, rat(x));
    const bugs = [
      bug('RESID', predicted, `This is the predicted value itself; the question asks for the difference.`),
      bug('STOP', size(sub(actual, off)), `This leaves out the constant term, ${math(latex(intercept))}, of the equation.`),
      bug('SIGN', size(sub(actual, sub(off, intercept))), `This uses the constant term with the wrong sign.`),
      bug('RESID', size(add(actual, predicted)), `This adds the actual and predicted values instead of subtracting.`),
      bug('RATE0', size(slope), `This is how much the prediction changes for each increase of 1 in ${math('x')}.`),
      bug('STOP', actual, `This is the actual value itself; the question asks for the difference.`),
    ];
    const word = residual.n > 0n ? 'greater' : 'less';
    const equation = `y = ${latex(slope)}x ${intercept.n < 0n ? '-' : '+'} ${latex(size(intercept))}`;
    const answer = random.chance(1, 2)
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: `The equation predicts ${prose(predicted)}, and the actual value, ${prose(actual)}, is ${prose(key)} ${word}.`,
          bugs,
          keep: (value) => value.n > 0n && value.d <= 10n,
        });
    const work = residual.n > 0n ? `${latex(actual)} - ${latex(predicted)} = ${latex(key)}` : `${latex(predicted)} - ${latex(actual)} = ${latex(key)}`;
    return (
      answer && {
        parameters: { slope: prose(slope), intercept: prose(intercept), x, actual: prose(actual), setting: setting.model },
        stem:
          `The equation ${math(equation)} is ${setting.model}, where ${math('x')} is ${setting.x} and ${math('y')} is ${setting.y}`.replace(/,?$/, '.') +
          ` ${setting.point(`${x}`, prose(actual))} By how much, in ${setting.unit}, is ${setting.thing} ${word} than the value predicted by the equation?`,
        answer,
        steps: [
          `Substitute ${math(`x = ${x}`)} to find the predicted value, and then compare it with the actual value.`,
          `The predicted value is ${math(`${latex(slope)} \\cdot ${x} ${intercept.n < 0n ? '-' : '+'} ${latex(size(intercept))} = ${latex(predicted)}`)}.`,
          `The difference is ${math(work)}.`,
          `Check: ${math(`${latex(predicted)} ${residual.n > 0n ? '+' : '-'} ${latex(key)} = ${latex(actual)}`)}, the actual value.`,
        ],
        takeaway: 'To compare an actual value with a prediction, substitute x to find the predicted value, and then subtract.',
      }
    );
  },
};
