/** INEQ-k: a range carried through a linear conversion. */
import { add, div, isInteger, mul, rat, sub, toNumber, toText, type Rational } from '#core/rational.ts';
import { fractionLatex, math, prose } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly formula: string;
  readonly slope: Rational;
  readonly offset: Rational;
  readonly tell: (formula: string, low: string, high: string) => string;
  readonly low: readonly [number, number];
  readonly width: readonly [number, number];
  /** Whether the range is given for the left side of the formula and the other variable is asked for. */
  readonly inverse: boolean;
}

const conversions: readonly Conversion[] = [
  {
    from: 'c',
    to: 'n',
    formula: 'c=25n+150',
    slope: rat(25),
    offset: rat(150),
    inverse: true,
    low: [10, 40],
    width: [10, 60],
    tell: (f, l, h) =>
      `The cost ${math('c')}, in dollars, of a dinner for ${math('n')} guests at a restaurant is given by ${math(f)}. A club plans to spend from $${l} to $${h}, inclusive, on the dinner. Which inequality represents the range of possible numbers of guests?`,
  },
  {
    from: 'C',
    to: 'F',
    formula: 'F=\\frac{9}{5}C+32',
    slope: rat(9, 5),
    offset: rat(32),
    inverse: false,
    low: [-15, 60],
    width: [5, 40],
    tell: (f, l, h) =>
      `The formula ${math(f)} relates a temperature of ${math('F')} degrees Fahrenheit to a temperature of ${math('C')} degrees Celsius. An adhesive can be used at temperatures from ${l} to ${h} degrees Celsius, inclusive. Which inequality represents this range of temperatures, in degrees Fahrenheit?`,
  },
  {
    from: 'n',
    to: 'c',
    formula: 'c=12n+45',
    slope: rat(12),
    offset: rat(45),
    inverse: false,
    low: [8, 30],
    width: [4, 25],
    tell: (f, l, h) =>
      `The cost ${math('c')}, in dollars, of a guided tour for ${math('n')} people is given by ${math(f)}. Tours are offered for groups of ${l} to ${h} people, inclusive. Which inequality represents the range of possible values of ${math('c')}, from the least cost to the greatest?`,
  },
  {
    from: 'c',
    to: 't',
    formula: 'c=18t+35',
    slope: rat(18),
    offset: rat(35),
    inverse: true,
    low: [1, 3],
    width: [1, 5],
    tell: (f, l, h) =>
      `The charge ${math('c')}, in dollars, for ${math('t')} hours of computer repair is given by ${math(f)}. Last month, every charge was from $${l} to $${h}, inclusive. Which inequality represents the range of possible repair times, in hours?`,
  },
  {
    from: 'n',
    to: 'c',
    formula: 'c=12n+45',
    slope: rat(12),
    offset: rat(45),
    inverse: false,
    low: [8, 30],
    width: [4, 25],
    tell: (f, l, h) =>
      `The cost ${math('c')}, in dollars, of an order of ${math('n')} posters at a print shop is given by ${math(f)}. An order can be for any number of posters from ${l} to ${h}, inclusive. Which inequality represents the range of possible costs, in dollars, of an order?`,
  },
  {
    from: 'c',
    to: 'n',
    formula: 'c=25n+150',
    slope: rat(25),
    offset: rat(150),
    inverse: true,
    low: [10, 40],
    width: [10, 40],
    tell: (f, l, h) =>
      `The formula ${math(f)} gives the cost ${math('c')}, in dollars, of a museum trip for ${math('n')} students. The budget for the trip will be at least $${l} and at most $${h}. If the entire budget is used, which inequality represents the range of possible values of ${math('n')}?`,
  },
  {
    from: 'c',
    to: 't',
    formula: 'c=18t+35',
    slope: rat(18),
    offset: rat(35),
    inverse: true,
    low: [1, 3],
    width: [1, 5],
    tell: (f, l, h) =>
      `Renting a boat for ${math('t')} hours costs ${math('c')} dollars, where ${math(f)}. On one day, customers paid amounts from $${l} to $${h}, inclusive, to rent this boat. Which inequality represents the range of possible rental times, in hours?`,
  },
  {
    from: 'd',
    to: 'P',
    formula: 'P=\\frac{1}{33}d+1',
    slope: rat(1, 33),
    offset: rat(1),
    inverse: false,
    low: [33, 99],
    width: [33, 132],
    tell: (f, l, h) =>
      `The pressure ${math('P')}, in atmospheres, at a depth of ${math('d')} feet in seawater is modeled by ${math(f)}. A diver stays at depths from ${l} to ${h} feet, inclusive. Which inequality represents the range of pressures, in atmospheres, the diver experiences?`,
  },
  {
    from: 'h',
    to: 'T',
    formula: 'T=22-\\frac{13}{2}h',
    slope: rat(-13, 2),
    offset: rat(22),
    inverse: false,
    low: [1, 4],
    width: [1, 5],
    tell: (f, l, h) =>
      `On a certain day, the air temperature ${math('T')}, in degrees Celsius, at a height of ${math('h')} kilometers above a town was modeled by ${math(f)}. A weather balloon rose from a height of ${l} kilometers to a height of ${h} kilometers. According to the model, which inequality represents the range of air temperatures around the balloon during this time?`,
  },
];

/** Ranges that a student might take for the answer. */
function believable(letter: string, small: number, large: number, most: number): boolean {
  const limits: Readonly<Record<string, readonly [number, number]>> = {
    F: [-60, 250],
    T: [-70, 70],
    P: [0, 12 * most],
    c: [0, 3 * most],
    t: [1, 24],
    n: [2, 400],
  };
  const [from, to] = limits[letter] ?? [0, 0];
  return small < large && small >= from && large <= to;
}

function draft(random: Random): Draft | null {
  const base = random.pick(conversions);
  // The invented models draw their own numbers; physical formulas stay as they are.
  const rates: Readonly<Record<string, readonly [number, number]>> = { 'n>c': [8, 24], 'c>t': [8, 18], 'c>n': [18, 45] };
  const rate = rates[`${base.from}>${base.to}`];
  // An hour of computer repair costs whole fives of dollars.
  const own = rate && random.int(...rate) * (base.to === 't' ? 5 : 1);
  const slope = own ? rat(own) : base.from === 'h' ? rat(-random.pick([11, 13]), 2) : base.slope;
  // A fixed charge of some whole units keeps what comes of forgetting it whole, too.
  const offset = own
    ? rat(base.inverse ? own * (base.to === 't' ? 1 : random.int(2, 5)) : random.int(20, 90))
    : base.from === 'h'
      ? rat(random.int(14, 30))
      : base.offset;
  const formula = own
    ? `c=${fractionLatex(slope)}${base.inverse ? base.to : base.from}+${fractionLatex(offset)}`
    : base.from === 'h'
      ? `T=${fractionLatex(offset)}-${fractionLatex(rat(-slope.n, slope.d))}h`
      : base.formula;
  const forward = (value: Rational) => add(mul(slope, value), offset);
  const convert = base.inverse ? (value: Rational) => div(sub(value, offset), slope) : forward;
  const unit = base.from === 'd' ? 33 : base.from === 'h' ? 2 : base.from === 'C' ? 5 : 1;
  const rawLow = Math.round(random.int(...base.low) / unit) * unit;
  const rawHigh = rawLow + Math.max(1, Math.round(random.int(...base.width) / unit)) * unit;
  const [low, high] = base.inverse ? [forward(rat(rawLow)), forward(rat(rawHigh))] : [rat(rawLow), rat(rawHigh)];
  if (!isInteger(low) || !isInteger(high) || toText(low) === toText(high)) return null;
  const [one, two] = [convert(low), convert(high)];
  const falling = slope.n < 0n;
  const [least, most] = falling ? [two, one] : [one, two];
  const write = (p: Rational, q: Rational) => `${fractionLatex(p)}\\le ${base.to}\\le ${fractionLatex(q)}`;
  const wrong: WrongOption[] = [];
  const push = (p: Rational, q: Rational, misconception: Misconception, why: string) => {
    const [small, large] = sub(q, p).n >= 0n ? [p, q] : [q, p];
    // Whole numbers, as in the key, and of a size that occurs.
    if (isInteger(small) && isInteger(large) && believable(base.to, toNumber(small), toNumber(large), toNumber(most)))
      wrong.push({ text: math(write(small, large)), value: write(small, large), misconception, why });
  };
  const scale = base.inverse ? (value: Rational) => div(value, slope) : (value: Rational) => mul(value, slope);
  const shift = base.inverse ? (value: Rational) => sub(value, offset) : (value: Rational) => add(value, offset);
  push(
    shift(low),
    shift(high),
    'STOP',
    `This ${base.inverse ? 'subtracts' : 'adds'} the constant ${math(fractionLatex(offset))} but ${base.inverse ? 'does not divide' : 'does not multiply'} by ${math(fractionLatex(slope))}; ${base.inverse ? 'divide by it as well' : 'multiply by it first'}.`,
  );
  push(
    scale(low),
    scale(high),
    'STOP',
    `This ${base.inverse ? 'divides' : 'multiplies'} by ${math(fractionLatex(slope))} but leaves out the constant ${math(fractionLatex(offset))}; ${base.inverse ? 'subtract it first' : 'add it at both ends'}.`,
  );
  push(
    one,
    base.inverse ? div(high, slope) : mul(high, slope),
    'DIST',
    `This leaves out the constant ${math(fractionLatex(offset))} at one end of the range; use it at both ends.`,
  );
  push(
    base.inverse ? div(low, slope) : mul(low, slope),
    two,
    'DIST',
    `This leaves out the constant ${math(fractionLatex(offset))} at one end of the range; use it at both ends.`,
  );
  push(
    base.inverse ? div(add(low, offset), slope) : sub(mul(low, slope), offset),
    base.inverse ? div(add(high, offset), slope) : sub(mul(high, slope), offset),
    'SIGN',
    `This uses the constant ${math(fractionLatex(offset))} with the wrong sign; ${base.inverse ? 'subtract' : 'add'} it at both ends.`,
  );
  if (falling)
    push(
      sub(offset, mul(slope, low)),
      sub(offset, mul(slope, high)),
      'SIGN',
      `This uses ${math(fractionLatex(rat(-slope.n, slope.d)))} as the slope; the slope is negative, so use ${math(fractionLatex(slope))}.`,
    );
  if (base.inverse)
    push(
      forward(low),
      forward(high),
      'SWAP',
      `This substitutes the given values for ${math(base.to)}, but they are values of ${math(base.from)}; put them in for ${math(base.from)} and solve for ${math(base.to)}.`,
    );
  else
    push(add(div(low, slope), offset), add(div(high, slope), offset), 'INVOP', `This divides by ${math(fractionLatex(slope))} instead of multiplying by it.`);
  if (base.inverse)
    push(
      sub(div(low, slope), offset),
      sub(div(high, slope), offset),
      'INVOP',
      `This divides by ${math(fractionLatex(slope))} before subtracting ${math(fractionLatex(offset))}; subtract the constant first.`,
    );
  else
    push(
      mul(add(low, offset), slope),
      mul(add(high, offset), slope),
      'DIST',
      `This adds ${math(fractionLatex(offset))} before multiplying by ${math(fractionLatex(slope))}; multiply first.`,
    );
  return {
    parameters: { formula, from: base.from, to: base.to, low: toText(low), high: toText(high) },
    stem: base.tell(formula, prose(low), prose(high)),
    answer: {
      format: 'choice',
      correct: { text: math(write(least, most)), value: write(least, most), why: `Both endpoints of the range are converted with ${math(formula)}.` },
      wrong,
    },
    steps: [
      `The relationship is linear, so convert the endpoints of the range${falling ? '; since the slope is negative, their order is reversed' : ''}.`,
      base.inverse
        ? `Solve ${math(`${fractionLatex(slope)}${base.to}+${fractionLatex(offset)}=${fractionLatex(low)}`)}: ${math(`${base.to}=${fractionLatex(one)}`)}.`
        : `When ${math(`${base.from}=${fractionLatex(low)}`)}, the formula gives ${math(`${base.to}=${fractionLatex(one)}`)}.`,
      base.inverse
        ? `Solve ${math(`${fractionLatex(slope)}${base.to}+${fractionLatex(offset)}=${fractionLatex(high)}`)}: ${math(`${base.to}=${fractionLatex(two)}`)}. So ${math(write(least, most))}.`
        : `When ${math(`${base.from}=${fractionLatex(high)}`)}, it gives ${math(`${base.to}=${fractionLatex(two)}`)}. So ${math(write(least, most))}.`,
      `Check: the widths of the two ranges are ${math(fractionLatex(sub(high, low)))} and ${math(fractionLatex(sub(most, least)))}, which agrees with the slope, ${math(fractionLatex(slope))}.`,
    ],
    takeaway: 'To convert a range, convert both endpoints; a negative slope reverses their order.',
  };
}

export const convertedRange: Generator = {
  archetype: 'INEQ-k',
  topicId: 15,
  version: 6,
  levels: [3],
  skillTags: ['linear-inequalities', 'unit-conversion'],
  draft,
};
