/** Re-solvers for percents, rates and ratios: amounts are followed through the story, unknown ones are tried one after the other. */
import { div, equal, mul, rat, sub, add, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, near, probes } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { nth, numbersIn, numericVerdict, textParameter } from './read-numbers.ts';

const percentOf = (percent: Rational, amount: Rational) => div(mul(percent, amount), rat(100));
const percents = (text: string) => [...text.matchAll(/(\d+)%/g)].map(([, digits]) => rat(Number(digits)));
/** The text without dates and hints for typing. */
const story = (text: string) => text.replace(/\(Disregard.*\)/, '').replaceAll(/\b(?:in|by|By) 20\d\d/g, '');
/** The whole number or half between two bounds that makes both sides equal. */
const tried = (fits: (x: Rational) => boolean, most = 4000): Rational => {
  for (let x = 1; x <= most; x++) if (fits(rat(x, 2))) return rat(x, 2);
  throw new Error('nothing fits');
};

export const afterOneChange: Resolver = (question) => {
  const text = story(question.stem);
  const [percent = rat(0)] = percents(text);
  const start = nth(numbersIn(text), 0);
  const change = percentOf(percent, start);
  return numericVerdict(question, text.includes('increased') ? add(start, change) : sub(start, change));
};

export const totalToPay: Resolver = (question) => {
  const { stem } = question;
  const [one = 0, two = 0] = [...stem.matchAll(/(\d+)%/g)].map(([, digits]) => Number(digits));
  const [off, tax] = /Including a sales tax/.test(stem) ? [two, one] : [one, two];
  const fee = Number(/fee of \$(\d+)/.exec(stem)?.[1] ?? 0);
  const letter = /\\\(([a-z])\\\) dollars/.exec(stem)?.[1] ?? '';
  const backwards = /original price, in dollars|before discount and tax/.test(stem);
  const paid = (price: number) => {
    const reduced = price - (price * off) / 100;
    return reduced + (reduced * tax) / 100 + fee;
  };
  return choicesWhere(question, (text) => {
    const expression = parseLatex(firstMath(text));
    return probes.every((price) =>
      backwards ? near(nearly(expression, { [letter]: paid(price) }), price) : near(nearly(expression, { [letter]: price }), paid(price)),
    );
  });
};

export const relativeChange: Resolver = (question, parameters) => {
  const told = percents(question.stem);
  // The change may be told before the percentage that it starts from.
  const [first = rat(0), second = rat(0)] = /^[^.]*% (?:greater|less)/.test(question.stem) ? told.slice(0, 2).reverse() : told;
  // Of a thousand, so that shares become counts.
  const count = (share: Rational) => percentOf(share, rat(1000));
  if (textParameter(parameters, 'kind') === 'percent') {
    const change = sub(count(second), count(first));
    return numericVerdict(question, div(mul(change.n < 0n ? rat(-change.n, change.d) : change, rat(100)), count(first)));
  }
  const change = percentOf(second, count(first));
  const after = /increased|greater/.test(question.stem) ? add(count(first), change) : sub(count(first), change);
  return numericVerdict(question, div(after, rat(10)));
};

export const mixed: Resolver = (question, parameters) => {
  const text = story(question.stem);
  const numbers = numbersIn(text);
  const all = percents(text);
  if (textParameter(parameters, 'kind') === 'share') {
    const [m, p, n, q] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2), nth(numbers, 3)];
    const [a, b] = text.startsWith('To ') ? [p, q] : [nth(all, 0), nth(all, 1)];
    return numericVerdict(question, div(mul(add(percentOf(a, m), percentOf(b, n)), rat(100)), add(m, n)));
  }
  const asksFirst = text.startsWith('How many');
  const [p, q] = asksFirst ? [nth(all, 1), nth(all, 0)] : [nth(all, 0), nth(all, 1)];
  const s = nth(all, 2);
  const m = asksFirst ? nth(numbers, 1) : nth(numbers, 0);
  return numericVerdict(
    question,
    tried((x) => equal(add(percentOf(p, m), percentOf(q, x)), percentOf(s, add(m, x)))),
  );
};

export const perUnit: Resolver = (question) => {
  const text = question.stem;
  const [one, two] = [nth(numbersIn(text), 0), nth(numbersIn(text), 1)];
  const [total, time] = text.startsWith('A field') ? [two, one] : [one, two];
  const later = numbersIn(text)[2] ?? rat(1);
  return numericVerdict(
    question,
    tried((x) => equal(mul(x, time), mul(total, later)), 20000),
  );
};

/** Seconds, feet, meters and so on in common small units, so that each rate is a number of its own. */
const units: Readonly<Record<string, number>> = {
  miles: 5280,
  feet: 1,
  kilometers: 1000,
  meters: 1,
  gallons: 4,
  quarts: 1,
  'cubic meters': 1000,
  liters: 1,
  yards: 3,
  milliliters: 1,
  centimeters: 1,
  inches: 1,
};
const times: Readonly<Record<string, number>> = { hour: 3600, minute: 60, second: 1 };

export const compoundRate: Resolver = (question) => {
  const { stem } = question;
  const rate = (text: string) =>
    /(cubic meters|miles|feet|kilometers|meters|centimeters|gallons|quarts|liters|milliliters|yards|inches)(?: of water)? per (hour|minute|second)/.exec(text);
  const [head = '', tail = ''] = stem.split('What is ');
  const [given, asked] = [rate(head), rate(tail)];
  if (!given || !asked) throw new Error('no units');
  const small = (unit = '') => {
    // A small unit may be the large one of another pair.
    if (unit === 'meters' && (asked[1] === 'centimeters' || given[1] === 'centimeters')) return rat(100);
    if (unit === 'feet' && (asked[1] === 'inches' || given[1] === 'inches')) return rat(12);
    if (unit === 'liters' && (asked[1] === 'milliliters' || given[1] === 'milliliters')) return rat(1000);
    return rat(units[unit] ?? 0);
  };
  const value = nth(numbersIn(head), 0);
  const perSecond = div(mul(value, small(given[1])), rat(times[given[2] ?? ''] ?? 1));
  return numericVerdict(question, div(mul(perSecond, rat(times[asked[2] ?? ''] ?? 1)), small(asked[1])));
};

export const sharedOut: Resolver = (question, parameters) => {
  const [, m = '', n = ''] = /(\d+):(\d+)|(\d+) to (\d+)|\\frac\{(\d+)\}\{(\d+)\}/.exec(question.stem)?.filter((each) => each !== undefined) ?? [];
  const given = Number(/There are (\d+)/.exec(question.stem)?.[1]);
  const kind = textParameter(parameters, 'kind');
  // Handed out round by round.
  for (let rounds = 1; rounds <= 1000; rounds++) {
    const [a, b] = [Number(m) * rounds, Number(n) * rounds];
    const known = kind === 'part' ? a + b : kind === 'other' ? a : b;
    if (known === given) return numericVerdict(question, rat(kind === 'part' ? a : kind === 'other' ? b : a + b));
  }
  throw new Error('nothing fits');
};

export const scaled: Resolver = (question, parameters) => {
  const numbers = numbersIn(question.stem);
  const [inches, real, third] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2)];
  const kind = textParameter(parameters, 'kind');
  const length = (shown: Rational) => div(mul(shown, real), inches);
  if (kind === 'area') return numericVerdict(question, mul(length(third), length(nth(numbers, 3))));
  return numericVerdict(question, kind === 'forward' ? length(third) : tried((x) => equal(length(x), third)));
};

export const proportionalTo: Resolver = (question, parameters) => {
  const values = [...question.stem.matchAll(/[a-z]=(\d+(?:\{,\}\d{3})*)/g)].map(([, digits = '']) => rat(Number(digits.replaceAll('{,}', ''))));
  const [a, A, third] = [nth(values, 0), nth(values, 1), values[2]];
  const kind = textParameter(parameters, 'kind');
  const constant = div(A, a);
  if (kind === 'factor')
    return numericVerdict(question, mul(constant, mul(a, rat(Number(/is (?:multiplied by )?(\d+)(?:,| times as great)/.exec(question.stem)?.[1])))));
  if (!third) throw new Error('third value');
  return numericVerdict(question, kind === 'back' ? div(third, constant) : mul(constant, third));
};
