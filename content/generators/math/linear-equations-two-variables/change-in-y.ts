/** LE2-j: by how much y changes when x changes, typed. */
import { div, mul, neg, rat, sub, toNumber, toText, type Rational } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { capitalized, fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

/** Two linked amounts: what they are, the unit of the second, its value at 0 and the value it must stay below or above, and the greatest change per unit. */
interface Story {
  readonly tell: (equation: string) => string;
  readonly unit: string;
  readonly start: readonly [number, number];
  readonly end: number;
  readonly steepest?: number;
}

const [x, y] = [math('x'), math('y')];
const rising: readonly Story[] = [
  {
    tell: (e) => `The temperature ${y}, in degrees Fahrenheit, of a workshop ${x} minutes after a heater is turned on is modeled by the equation ${e}.`,
    unit: 'degrees Fahrenheit',
    start: [38, 58],
    end: 82,
  },
  {
    tell: (e) => `The equation ${e} gives the length ${y}, in millimeters, of a spring when an object with a mass of ${x} grams hangs from it.`,
    unit: 'millimeters',
    start: [20, 60],
    end: 140,
  },
  {
    tell: (e) =>
      `A tank is being filled with water. The equation ${e} gives the amount of water ${y}, in gallons, in the tank ${x} minutes after a pump is turned on.`,
    unit: 'gallons',
    start: [2, 60],
    end: 160,
  },
  {
    tell: (e) => `The equation ${e} models the height ${y}, in centimeters, of a plant ${x} days after it was first measured.`,
    unit: 'centimeters',
    start: [2, 40],
    end: 90,
    steepest: 3,
  },
  {
    tell: (e) => `The total weight ${y}, in pounds, of a crate that contains ${x} cans of food is given by the equation ${e}.`,
    unit: 'pounds',
    start: [2, 12],
    end: 60,
    steepest: 2,
  },
];
const falling: readonly Story[] = [
  {
    tell: (e) => `The equation ${e} models the height ${y}, in centimeters, of a candle ${x} hours after it is lit.`,
    unit: 'centimeters',
    start: [14, 32],
    end: 2,
    steepest: 3,
  },
  {
    tell: (e) =>
      `Water is drained from a tank. The equation ${e} gives the amount of water ${y}, in gallons, in the tank ${x} minutes after a valve is opened.`,
    unit: 'gallons',
    start: [20, 95],
    end: 1,
  },
  {
    tell: (e) =>
      `A cyclist is riding to a lake. The equation ${e} gives the cyclist’s distance ${y}, in miles, from the lake ${x} minutes after the start of the ride.`,
    unit: 'miles',
    start: [6, 30],
    end: 1,
    steepest: 0.34,
  },
  {
    tell: (e) => `The temperature ${y}, in degrees Celsius, of a soup ${x} minutes after it is removed from the heat is modeled by the equation ${e}.`,
    unit: 'degrees Celsius',
    start: [72, 95],
    end: 35,
    steepest: 3,
  },
  {
    tell: (e) => `The equation ${e} gives the amount of fuel ${y}, in gallons, left in a generator that has run for ${x} hours.`,
    unit: 'gallons',
    start: [5, 20],
    end: 1,
    steepest: 2,
  },
];

const bare = [
  (e: string) => `For the graph of ${e} in the \\(xy\\)-plane,`,
  (e: string) => `The equation ${e} relates the variables ${x} and ${y}.`,
  (e: string) => `The ordered pairs ${math('(x, y)')} satisfy ${e}.`,
  (e: string) => `A line in the \\(xy\\)-plane is defined by ${e}.`,
] as const;

function draft(random: Random): Draft | null {
  const slope: Rational = rat(random.int(1, 9) * sign(random), random.pick([2, 3, 4, 5, 6, 8]));
  const d = Number(slope.d);
  const change = random.chance(1, 2) ? d * random.int(2, 6) : random.int(2, 20);
  const moved = mul(slope, rat(change));
  if (slope.d === 1n || !isTame(moved, 99, 4) || moved.n === 0n) return null;
  const rises = slope.n > 0n;
  const story = random.chance(3, 5) ? random.pick(rises ? rising : falling) : undefined;
  // A model of a story is solved for y.
  const standard = !story && random.chance(3, 4);
  const constant = random.int(...(story?.start ?? ([2, 60] as const)));
  const end = constant + toNumber(moved);
  if (story && ((rises ? end > story.end : end < story.end) || Math.abs(toNumber(slope)) > (story.steepest ?? 99))) return null;
  const key = rises ? moved : neg(moved);
  const size = rises ? slope : neg(slope);
  const given = standard
    ? `${sum([
        [-Number(slope.n), 'x'],
        [d, 'y'],
      ])}=${constant * d}`
    : `y=${linear(slope, constant)}`;
  const lead = (story?.tell ?? random.pick(bare))(math(given));
  const [increases, much] = [`${x} increases by ${math(`${change}`)}`, story ? `by how many ${story.unit}` : 'by how much'];
  const does = `does ${y} ${rises ? 'increase' : 'decrease'}`;
  const ask = random.pick([`when ${increases}, ${much} ${does}?`, `if ${increases}, ${much} ${does}?`, `${much} ${does} when ${increases}?`]);
  const bugs: Bug[] = [
    bug('RECIP', div(rat(change), size), `This divides ${math(`${change}`)} by the slope; multiply ${math(`${change}`)} by the slope instead.`),
    bug(
      'INTC',
      key.n === 0n ? key : sub(key, rat(rises ? -constant : constant)),
      rises
        ? `This is the value of ${y} when ${math(`x=${change}`)}; for the change in ${y}, leave out the constant ${math(constant)}.`
        : `This subtracts the constant ${math(`${constant}`)} from the decrease; the constant does not affect a change in ${y}, so leave it out.`,
    ),
    bug(
      'STOP',
      mul(rat(Math.abs(Number(slope.n))), rat(change)),
      `This multiplies by the numerator ${math(`${Math.abs(Number(slope.n))}`)} only; the slope is ${math(fractionLatex(slope))}, so divide by ${math(d)} as well.`,
    ),
    bug('STOP', size, `This is the ${rises ? 'increase' : 'decrease'} in ${y} when ${x} increases by ${math('1')}; multiply it by ${math(`${change}`)}.`),
    bug('SIGN', neg(key), `The question asks by how much ${y} ${rises ? 'increases' : 'decreases'}, so the answer is positive.`),
  ];
  const answer = numberEntry({ ...asTameFractions, key, bugs });
  return (
    answer && {
      parameters: { slope: toText(slope), constant, change, standard },
      stem: lead.endsWith(',') ? `${lead} ${ask}` : `${lead} ${capitalized(ask)}`,
      answer,
      steps: [
        'The change in \\(y\\) is the slope times the change in \\(x\\); the constant does not matter.',
        ...(standard ? [`Solve for ${y}: ${math(`y=${linear(slope, constant)}`)}.`] : []),
        `The slope is ${math(fractionLatex(slope))}, so ${y} changes by ${math(`${fractionLatex(slope)}(${change})=${fractionLatex(moved)}`)}${rises ? '' : `, a decrease of ${math(fractionLatex(key))}`}.`,
        `Check: ${y} is ${math(`${constant}`)} when ${math('x=0')} and ${math(fractionLatex(sub(rat(constant), neg(moved))))} when ${math(`x=${change}`)}.`,
      ],
      takeaway: 'The change in y is the slope times the change in x, no matter where on the line you start.',
    }
  );
}

export const changeInY: Generator = {
  archetype: 'LE2-j',
  topicId: 13,
  version: 3,
  levels: [3],
  skillTags: ['linear-equations-two-variables', 'rate-of-change'],
  draft,
};
