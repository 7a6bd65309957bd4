/** ONE-i at level 4: what all values are multiplied by and what is added, from statistics before and after. In contexts. */
import { div, mul, rat, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { capitalized, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';

type Bounds = readonly [number, number];

interface Setting {
  readonly what: string;
  /** What a value counts, in the plural. */
  readonly unit: string;
  readonly result: string;
  /** Each value’s charge or pay, e.g. `The fare for each trip`, and what is multiplied by the value and what is added. */
  readonly each: string;
  readonly per: string;
  readonly fixed: string;
  readonly times: Bounds;
  readonly plus: Bounds;
  readonly center: Bounds;
  readonly range: Bounds;
}

const settings: readonly Setting[] = [
  {
    what: 'the lengths of the trips a taxi driver made in one day',
    unit: 'miles',
    result: 'the fares for these trips',
    each: 'The fare for each trip',
    per: 'mile',
    fixed: 'starting fee',
    times: [2, 4],
    plus: [3, 6],
    center: [4, 8],
    range: [6, 14],
  },
  {
    what: 'the lengths of the jobs an electrician did last month',
    unit: 'hours',
    result: 'the charges for these jobs',
    each: 'The charge for each job',
    per: 'hour',
    fixed: 'service fee',
    times: [60, 95],
    plus: [30, 80],
    center: [3, 6],
    range: [4, 10],
  },
  {
    what: 'the numbers of shirts in the orders of a print shop',
    unit: 'shirts',
    result: 'the costs of these orders',
    each: 'The cost of each order',
    per: 'shirt',
    fixed: 'setup fee',
    times: [8, 15],
    plus: [20, 45],
    center: [18, 50],
    range: [24, 60],
  },
  {
    what: 'the numbers of guests at the events of a caterer',
    unit: 'guests',
    result: 'the prices of these events',
    each: 'The price of each event',
    per: 'guest',
    fixed: 'booking fee',
    times: [18, 40],
    plus: [80, 250],
    center: [40, 90],
    range: [45, 100],
  },
  {
    what: 'the durations of the kayak rentals at a lake last weekend',
    unit: 'hours',
    result: 'the costs of these rentals',
    each: 'The cost of each rental',
    per: 'hour',
    fixed: 'cleaning fee',
    times: [9, 16],
    plus: [5, 12],
    center: [2, 4],
    range: [2, 4],
  },
  {
    what: 'the numbers of phone plans the salespeople of a store sold last week',
    unit: 'plans',
    result: 'their weekly earnings',
    each: 'The weekly pay of each salesperson',
    per: 'plan',
    fixed: 'base pay',
    times: [15, 30],
    plus: [350, 550],
    center: [12, 24],
    range: [12, 28],
  },
  {
    what: 'the distances of the moves a moving company made in one month',
    unit: 'miles',
    result: 'the charges for these moves',
    each: 'The charge for each move',
    per: 'mile',
    fixed: 'loading fee',
    times: [3, 6],
    plus: [150, 400],
    center: [25, 70],
    range: [30, 90],
  },
  {
    what: 'the sizes of the lawns a gardener mows',
    unit: 'acres',
    result: 'the prices for mowing these lawns',
    each: 'The price for each lawn',
    per: 'acre',
    fixed: 'travel fee',
    times: [40, 70],
    plus: [15, 35],
    center: [2, 4],
    range: [2, 5],
  },
];

function draft(random: Random, setting: Setting): Draft | null {
  const { unit, result, each, per, fixed } = setting;
  const [k, c] = [random.int(...setting.times), random.int(...setting.plus)];
  const m = random.int(...setting.center);
  const center = random.pick(['mean', 'median'] as const);
  const spread = random.pick(['range', 'standard deviation'] as const);
  const s = spread === 'range' ? random.int(...setting.range) : random.int(2, Math.max(2, Math.floor(setting.range[1] / 3)));
  // The least value is positive.
  if (s === m || (spread === 'range' ? 2 * m <= s : m <= 2 * s)) return null;
  const [M, S] = [k * m + c, k * s];
  const asksFee = random.chance(1, 2);
  const amount = `a constant amount per ${per}`;
  const what = capitalized(setting.what);
  const before = random.pick([
    `${what} have a ${center} of ${m} ${unit} and a ${spread} of ${s} ${unit}.`,
    `For ${setting.what}, the ${center} is ${m} ${unit} and the ${spread} is ${s} ${unit}.`,
  ]);
  const shared = `The ${spread} is multiplied by the amount per ${per} alone, so this amount is ${math(`${S}\\div ${s}=${k}`)} dollars.`;
  const stem = asksFee
    ? `${before} ${each} is ${amount} plus a fixed ${fixed}. If ${result} have a ${center} of $${prose(M)} and a ${spread} of $${prose(S)}, what is the ${fixed}, in dollars?`
    : `${before} ${each} is ${amount} plus a ${fixed} of $${c}. If the ${spread} of ${result} is $${prose(S)}, what is the ${center} of ${result}, in dollars?`;
  const bugs = asksFee
    ? [
        bug('SDR', M - m, `This subtracts the ${center}s; ${m} must first be multiplied by the amount per ${per}, ${k}.`),
        bug('SDR', S - s, `This subtracts the ${spread}s; a fee that is added to every value does not change the ${spread}.`),
        bug('STOP', k, `This is the amount per ${per}; subtract ${k} times ${m} from ${prose(M)} to find the ${fixed}.`),
        bug('MM', M - S, `This subtracts the ${spread} from the ${center}; the ${fixed} is what is left of ${prose(M)} after ${math(`${k}\\cdot ${m}`)}.`),
        bug('SDR', sub(div(rat(M), rat(k)), rat(m)), `This adds the ${fixed} before multiplying; the ${fixed} is added after ${m} is multiplied by ${k}.`),
        bug('STOP', k * m, `This is the part of the ${center} without the ${fixed}; subtract it from ${prose(M)}.`),
        bug('SDR', m + (S - s), `This adds the difference of the ${spread}s to the ${center}; find the amount per ${per} first.`),
      ]
    : [
        bug('STOP', k * m, `This leaves out the ${fixed}, which adds $${c} to every value and so to the ${center}.`),
        bug('SDR', k * (m + c), `This adds the ${fixed} before multiplying; multiply ${m} by ${k} and then add ${c}.`),
        bug('SDR', m + c, `This adds only the ${fixed}; the ${center} is also multiplied by the amount per ${per}, ${k}.`),
        bug('MM', S + c, `This adds the ${fixed} to the ${spread}; multiply the ${center}, ${m}, by ${k} and then add ${c}.`),
        bug('SDR', m + (S - s), `This adds the difference of the ${spread}s to the ${center}; ${prose(S)} divided by ${s} is the amount per ${per}.`),
        bug(
          'SDR',
          mul(rat(m), div(rat(S - c), rat(s))),
          `This subtracts the ${fixed} from the ${spread}, but a fee does not change the ${spread}; divide ${prose(S)} by ${s}.`,
        ),
        bug('SIGN', k * m - c, `This subtracts the ${fixed}; it is added to every value.`),
      ];
  const key = asksFee ? c : M;
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 3),
    key,
    why: asksFee
      ? `The amount per ${per} is ${k} dollars, and ${math(`${M}-${k}\\cdot ${m}=${c}`)}.`
      : `The amount per ${per} is ${k} dollars, and ${math(`${k}\\cdot ${m}+${c}=${M}`)}.`,
    bugs,
    keep: (value) => value < 10_000,
  });
  return (
    answer && {
      parameters: { kind: 'unknown', k, c, m, s, center, spread, asked: asksFee ? 'fee' : 'center', result },
      stem,
      answer,
      steps: [
        `Adding the same amount to every value changes the ${center} but not the ${spread}; multiplying changes both.`,
        shared,
        asksFee
          ? `Without the ${fixed}, the ${center} would be ${math(`${k}\\cdot ${m}=${k * m}`)} dollars. It is ${prose(M)}, so the ${fixed} is ${math(`${M}-${k * m}=${c}`)} dollars.`
          : `The ${center} is multiplied by ${k}, and the ${fixed} is added: ${math(`${k}\\cdot ${m}+${c}=${M}`)} dollars.`,
        `Check: with $${k} per ${per} and $${c} added, ${m} ${unit} give ${math(`${k}\\cdot ${m}+${c}=${M}`)} dollars.`,
      ],
      takeaway: 'A measure of spread shows only the factor; with the factor known, a measure of center shows what was added.',
    }
  );
}

export function unknownTransformation(random: Random): Draft | null {
  const setting = random.pick(settings);
  return persist(() => draft(random, setting));
}
