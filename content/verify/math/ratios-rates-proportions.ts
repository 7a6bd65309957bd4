/** Re-solvers for ratios, rates, proportions and units: read the stem, recompute through base units or by search. */
import { add, div, equal, mul, pow, rat, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { compoundRate, perUnit, proportionalTo, scaled, sharedOut } from './amounts.ts';
import { bothUnits, twoAtOnce } from './rates-and-units.ts';
import { nth, numbersIn, numericVerdict, promptText, textParameter } from './read-numbers.ts';

/** Each unit in terms of the smallest one of its family. */
const inSmallest: Readonly<Record<string, number>> = {
  inch: 1,
  foot: 12,
  yard: 36,
  mile: 63360,
  furlong: 7920,
  chain: 792,
  millimeter: 1,
  centimeter: 10,
  decimeter: 100,
  meter: 1000,
  kilometer: 1_000_000,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  cup: 1,
  pint: 2,
  quart: 4,
  gallon: 16,
  milligram: 1,
  gram: 1000,
  kilogram: 1_000_000,
  ounce: 1,
  pound: 16,
};

function sizeOf(unit: string): Rational {
  const size = inSmallest[unit];
  if (!size) throw new Error(`unknown unit ${unit}`);
  return rat(size);
}

/** The outputs that keep the cross product, found from the two numbers given and the one asked about. */
const proportion: Resolver = (question, parameters) => {
  const [outputs, inputs, third] = numbersIn(promptText(question));
  if (!outputs || !inputs || !third) throw new Error('three numbers expected');
  return numericVerdict(question, parameters.back === true ? div(mul(third, inputs), outputs) : div(mul(third, outputs), inputs));
};

const conversion =
  (power: (parameters: Parameters<Resolver>[1]) => number): Resolver =>
  (question, parameters) => {
    const factor = pow(div(sizeOf(textParameter(parameters, 'fromUnit')), sizeOf(textParameter(parameters, 'toUnit'))), power(parameters));
    return numericVerdict(question, mul(nth(numbersIn(promptText(question)), 0), factor));
  };

const packs: Resolver = (question) => {
  const [yards, perPack, cost] = numbersIn(promptText(question));
  if (!yards || !perPack || !cost) throw new Error('three numbers expected');
  // In cubic inches: 36³ per cubic yard, 12³ per cubic foot.
  return numericVerdict(question, mul(div(mul(yards, rat(36 ** 3)), mul(perPack, rat(12 ** 3))), cost));
};

const density: Resolver = (question) => {
  const text = promptText(question);
  const perUnit = nth(numbersIn(/density of ([\d,.]+)/.exec(text)?.[1] ?? ''), 0);
  if (/rectangular prism/.test(text)) {
    const [long, wide, high] = numbersIn(text).filter((value) => !equal(value, perUnit));
    if (!long || !wide || !high) throw new Error('three lengths expected');
    return numericVerdict(question, mul(mul(long, wide), mul(high, perUnit)));
  }
  const given = nth(numbersIn(/(?:mass|volume|population|area) of ([\d,.]+)/.exec(text)?.[1] ?? ''), 0);
  const asksTotal = /What is the (mass|population)/.test(text);
  return numericVerdict(question, asksTotal ? mul(given, perUnit) : div(given, perUnit));
};

const averageSpeed: Resolver = (question) => {
  const [d1, v1, d2, v2] = numbersIn(promptText(question));
  if (!d1 || !v1 || !d2 || !v2) throw new Error('four numbers expected');
  // Weighted harmonic mean: the legs weighted by distance.
  return numericVerdict(question, div(rat(1), div(add(div(d1, v1), div(d2, v2)), add(d1, d2))));
};

/** Tries every common factor up to 1,000. */
const ratioAfterChange: Resolver = (question, parameters) => {
  const values = numbersIn(promptText(question)).map((value) => Number(value.n));
  const [a = 0, b = 0, change = 0] = values;
  const [p = 0, q = 0] = values.slice(-2);
  const second = values.length === 6 ? (values[3] ?? 0) : 0;
  const leave = Number(parameters.change) < 0;
  const found: Rational[] = [];
  for (let k = 1; k <= 1000; k++) {
    const [first, other] = [a * k + (leave ? -change : change), b * k + (leave ? second : -second)];
    if (first > 0 && other > 0 && equal(rat(first, other), rat(p, q))) found.push(rat(parameters.askFirst === true ? a * k : b * k));
  }
  if (found.length !== 1) throw new Error(`${found.length} common factors`);
  return numericVerdict(question, nth(found, 0));
};

export const ratiosRatesProportionsResolvers: Readonly<Record<string, Resolver>> = {
  'RAT-a': perUnit,
  'RAT-b': proportion,
  'RAT-c': conversion(() => 1),
  'RAT-d': compoundRate,
  'RAT-e': (question, parameters) =>
    parameters.power === undefined ? packs(question, parameters) : conversion(() => Number(parameters.power))(question, parameters),
  'RAT-f': sharedOut,
  'RAT-g': density,
  'RAT-h': averageSpeed,
  'RAT-i': scaled,
  'RAT-j': ratioAfterChange,
  'RAT-k': proportionalTo,
  'RAT-l': bothUnits,
  'RAT-m': twoAtOnce,
};
