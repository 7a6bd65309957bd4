/** Re-solvers for rates with two units and for two rates at once: base units, or the story followed step by step. */
import { add, div, equal, mul, pow, rat, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { nth, numbersIn, numericVerdict, promptText, textParameter } from './read-numbers.ts';

/** Each unit in terms of the smallest of its kind. */
const inSmallest: Readonly<Record<string, number>> = {
  yard: 36,
  foot: 12,
  feet: 12,
  inch: 1,
  inche: 1,
  meter: 1000,
  centimeter: 10,
  millimeter: 1,
  kilogram: 1_000_000,
  gram: 1000,
  milligram: 1,
  pound: 16,
  ounce: 1,
  watt: 1000,
  milliwatt: 1,
  day: 86_400,
  hour: 3600,
  minute: 60,
  second: 1,
};

function sizeOf(unit: string): Rational {
  const [, kind, noun = ''] = /^(?:(square|cubic) )?(\w+?)s?$/.exec(unit) ?? [];
  const size = inSmallest[noun];
  if (size === undefined) throw new Error(`unknown unit ${unit}`);
  return pow(rat(size), kind === 'cubic' ? 3 : kind === 'square' ? 2 : 1);
}

const unitPair = /((?:square |cubic )?[a-z]+) per ((?:square |cubic )?[a-z]+)/;

const ofSolid: Record<string, (n: readonly Rational[], stem: string) => Rational> = {
  // Inches of height per hour: cubic inches per hour over square inches.
  rising: (n) => div(mul(nth(n, 2), rat(1728 * 60)), mul(mul(nth(n, 0), rat(12)), mul(nth(n, 1), rat(12)))),
  edge: (_, stem) => {
    const density = nth(numbersIn(/([\d,.]+) kilograms per cubic meter/.exec(stem)?.[1] ?? ''), 0);
    const mass = nth(numbersIn(/mass of ([\d,.]+) grams/.exec(stem)?.[1] ?? ''), 0);
    // Grams of a cube with this edge, in centimeters, tried one after the other.
    const edges = Array.from({ length: 60 }, (__, index) => index + 1).filter((e) =>
      equal(mul(rat(e ** 3), div(mul(density, rat(1000)), rat(1_000_000))), mass),
    );
    if (edges.length !== 1) throw new Error(`${edges.length} edges fit`);
    const [e = 0] = edges;
    return rat(/surface area/.test(stem) ? 6 * e * e : e);
  },
  layer: (_, stem) => {
    const [, long, wide] = /(\d+) yards long and (\d+) yards wide/.exec(stem) ?? [];
    const deep = /(\d+) inches deep/.exec(stem)?.[1];
    const heavy = /weighs (\d+) pounds/.exec(stem)?.[1];
    const cubicInches = Number(long) * 36 * Number(wide) * 36 * Number(deep);
    return rat(cubicInches * Number(heavy), 1728 * 2000);
  },
};

/** What one old unit is in new ones, all through the smallest units. */
export const bothUnits: Resolver = (question, parameters) => {
  const { stem } = question;
  const kind = textParameter(parameters, 'kind');
  const solid = ofSolid[kind];
  if (solid) return numericVerdict(question, solid(numbersIn(stem), stem));
  const [told = '', asked = ''] = stem.split(/(?<=\.) (?=[A-Z][^.]*\?)/).slice(0, 2);
  const [, value = ''] = /([\d,.]*\d) (?:square|cubic|[a-z])/.exec(told) ?? [];
  const [, top = '', bottom = ''] = unitPair.exec(told.slice(told.indexOf(value))) ?? [];
  const [, newTop = '', newBottom = ''] = /in ((?:square |cubic )?[a-z]+) per ((?:square |cubic )?[a-z]+)/.exec(asked) ?? [];
  return numericVerdict(question, div(mul(nth(numbersIn(value), 0), div(sizeOf(top), sizeOf(newTop))), div(sizeOf(bottom), sizeOf(newBottom))));
};

const numberAt = (text: string, pattern: RegExp): Rational => nth(numbersIn(pattern.exec(text)?.[1] ?? ''), 0);

const stories: Record<string, (stem: string, drawn: Parameters<Resolver>[1]) => Rational> = {
  /** Minute by minute until the total is reached. */
  'head-start': (stem, drawn) => {
    const rates = [...stem.matchAll(/(\d+) [a-z ]+ per (?:minute|hour)/g)].map(([, rate]) => Number(rate));
    const [one = 0, two = 0] = rates;
    const alone = Number(/started (\d+) (?:minutes|hours) before/.exec(stem)?.[1]);
    const total = Number(/total of ([\d,]+)/.exec(stem)?.[1]?.replaceAll(',', ''));
    let [a, b, time] = [0, 0, 0];
    while (a + b < total) {
      time++;
      a += one;
      if (time > alone) b += two;
    }
    if (a + b !== total) throw new Error('total not reached');
    return rat(drawn.askSecond === true ? b : a);
  },
  fuel: (stem) => {
    const [m1 = 1, m2 = 1] = [...stem.matchAll(/(\d+) miles (?:per|for each) gallon/g)].map(([, miles]) => Number(miles));
    const miles = numberAt(stem, /(?:travel|driven|total of)(?: a total of)? ([\d,]+) miles(?!,? (?:per|for))/);
    const cost = (m: number) => mul(div(miles, rat(m)), numberAt(stem, /\$([\d.]+) per gallon/));
    const [a, b] = [cost(m1), cost(m2)];
    const difference = add(a, mul(b, rat(-1)));
    return difference.n < 0n ? mul(difference, rat(-1)) : difference;
  },
  'in-and-out': (stem) => {
    const [capacity = 0, start = 0, inflow = 0, out = 0] = numbersIn(stem).map((value) => Number(value.n));
    let [water, gone] = [start, 0];
    while (water < capacity) {
      water += inflow - out;
      gone += out;
    }
    if (water !== capacity) throw new Error('not full at a whole minute');
    return rat(gone);
  },
  /** The job consists of p·q pieces. */
  together: (stem) => {
    const [p = 1, q = 1, t = 0] = numbersIn(stem).map((value) => Number(value.n));
    const left = p * q - t * q - t * p;
    return rat(left, p);
  },
  /** Every even number is tried. */
  half: (stem) => {
    const rate = numberAt(stem, /constant rate of (\d+) (?:\w+ )?per hour/);
    const percent = /(\d+)% higher/.exec(stem)?.[1];
    const faster = percent === undefined ? numberAt(stem, /at a rate of (\d+) (?:\w+ )?per hour/) : mul(rate, rat(100 + Number(percent), 100));
    const saved = div(numberAt(stem, /finished (\d+) minutes/), rat(60));
    for (let half = 1; half < 20_000; half++) {
      const slow = div(rat(half), rate);
      if (equal(slow, add(div(rat(half), faster), saved))) return rat(2 * half);
    }
    throw new Error('no number fits');
  },
  /** Both distances as functions of the time since the second one left. */
  meet: (stem) => {
    const [v1, v2] = [...stem.matchAll(/speed of (\d+)/g)].map(([, speed]) => rat(Number(speed)));
    if (!v1 || !v2) throw new Error('two speeds expected');
    const late = numberAt(stem, /(\d+) minutes/);
    const distance = numberAt(stem, /(?:, |route is |that is )([\d,]+) (?:miles|kilometers) (?:away|long)/);
    const ahead = mul(v1, div(late, rat(60)));
    const time = div(add(distance, mul(ahead, rat(-1))), add(v1, v2));
    return add(distance, mul(rat(-1), mul(v2, time)));
  },
  /** Every whole rate of the slower one is tried. */
  'percent-greater': (stem, drawn) => {
    const percent = numberAt(stem, /(\d+)% greater/);
    const total = numberAt(stem, /(?:total of|[Tt]ogether,?(?: they)? \w+) ([\d,]+)/);
    const [time, asked] = [...stem.matchAll(/in (\d+) (?:minutes|hours)/g)].map(([, digits]) => rat(Number(digits)));
    if (!time || !asked) throw new Error('two times expected');
    const faster = (slow: Rational) => add(slow, div(mul(slow, percent), rat(100)));
    for (let slow = 1; slow <= 5000; slow++)
      if (equal(mul(add(rat(slow), faster(rat(slow))), time), total)) return mul(drawn.askFast === true ? faster(rat(slow)) : rat(slow), asked);
    throw new Error('no rate fits');
  },
  /** Mile by mile, until the difference of the two is what is told. */
  'same-miles': (stem) => {
    const [m1, m2] = [...stem.matchAll(/(\d+) miles per gallon/g)].map(([, miles]) => rat(Number(miles)));
    if (!m1 || !m2) throw new Error('two vehicles expected');
    const price = stem.includes('$') ? numberAt(stem, /\$([\d.]+) per gallon/) : rat(1);
    const told = numberAt(stem, stem.includes('$') ? /\$([\d.,]*\d) (?:greater|more)/ : /use[sd] ([\d,]+) more/);
    for (let miles = 1; miles <= 5000; miles++) if (equal(mul(add(div(rat(miles), m1), div(rat(-miles), m2)), price), told)) return rat(miles);
    throw new Error('no distance fits');
  },
  'slower-day': (stem) => {
    const [v1, v2] = [...stem.matchAll(/(\d+) miles per hour/g)].map(([, speed]) => rat(Number(speed)));
    if (!v1 || !v2) throw new Error('two speeds expected');
    const later = div(numberAt(stem, /(\d+) minutes longer/), rat(60));
    for (let miles = 1; miles <= 1000; miles++) if (equal(div(rat(miles), v2), add(div(rat(miles), v1), later))) return rat(miles);
    throw new Error('no length fits');
  },
};

export const twoAtOnce: Resolver = (question, parameters) => {
  const story = stories[textParameter(parameters, 'kind')];
  if (!story) throw new Error('unknown story');
  return numericVerdict(question, story(promptText(question), parameters));
};
