/** Re-solvers for percentages: recompute with a base of 100 or 1000, or try numbers for letters. */
import { add, div, equal, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { afterOneChange, mixed, relativeChange, totalToPay } from './amounts.ts';
import { changedQuotient } from './changed-quotients.ts';
import { evaluateLatex } from './evaluate-latex.ts';
import { readPositions, seriesValues } from './read-figure.ts';
import { choiceVerdict, nth, numberOf, numbersIn, numberParameter, numericVerdict, promptText, tableOf, textParameter } from './read-numbers.ts';

const hundred = rat(100);

const percentOf: Resolver = (question) => {
  const text = promptText(question);
  const percent = nth(numbersIn(/([\d.]+)\\?%/.exec(text)?.[1] ?? ''), 0);
  const whole = nth(
    numbersIn(text).filter((value) => !equal(value, percent)),
    0,
  );
  return numericVerdict(question, mul(div(whole, hundred), percent));
};

const whatPercent: Resolver = (question, parameters) => {
  const numbers = numbersIn(promptText(question));
  const [first, second] = [nth(numbers, 0), nth(numbers, 1)];
  if (numberParameter(parameters, 'level') === 2) return numericVerdict(question, div(mul(second, hundred), add(first, second)));
  const [small, large] = Number(first.n) < Number(second.n) ? [first, second] : [second, first];
  return numericVerdict(question, div(mul(small, hundred), large));
};

const percentChange: Resolver = (question) => {
  const [, from, to] = /from (\d{4}) to (\d{4})\?/.exec(question.stem) ?? [];
  const series =
    question.stimulus?.kind === 'figure'
      ? new Map(
          readPositions(question.stimulus.figure).map((name, index) => [
            name,
            nth(seriesValues(question.stimulus?.kind === 'figure' ? question.stimulus.figure : null), index),
          ]),
        )
      : new Map(tableOf(question).rows.map(([year = '', value = '']) => [year, numberOf(value)]));
  const [before, after] = [series.get(from ?? ''), series.get(to ?? '')];
  if (!before || !after) throw new Error('years not found');
  const change = sub(div(mul(after, hundred), before), hundred);
  return numericVerdict(question, change.n < 0n ? mul(change, rat(-1)) : change);
};

/** Tries every whole original value. */
const original: Resolver = (question) => {
  const text = promptText(question);
  const percent = Number(/([\d.]+)%/.exec(text)?.[1]);
  const result = nth(
    numbersIn(text).filter((value) => !equal(value, rat(percent)) && !['2015', '2020'].includes(`${value.n}`)),
    0,
  );
  const rise = /increase|grew|greater|more/.test(text) && !/reduc|less/.test(text);
  for (let start = 1; start < 20_000; start++) {
    if (start * (100 + (rise ? percent : -percent)) === Number(result.n) * 100) return numericVerdict(question, rat(start));
  }
  throw new Error('no original value');
};

const signedChanges = (text: string) =>
  [...text.matchAll(/(?:(increased|decreased) )?by (\d+)%/g)].map(([, word = /increased/.test(text) ? 'increased' : 'decreased', size]) =>
    word === 'increased' ? Number(size) : -Number(size),
  );

/** One of three changes is `p`: every half percent is tried. */
const missingChange: Resolver = (question) => {
  const changes = [...question.stem.matchAll(/(increased|decreased) by (\d+%|\\\(p)/g)];
  const stated = /([\d.]+)% (greater|less) than/.exec(question.stem);
  const total = nth(numbersIn(stated?.[1] ?? ''), 0);
  const end = stated?.[2] === 'less' ? sub(hundred, total) : add(hundred, total);
  const after = (p: Rational) =>
    changes.reduce((value, [, word, size = '']) => {
      const part = mul(value, div(size.includes('p') ? p : nth(numbersIn(size), 0), hundred));
      return word === 'increased' ? add(value, part) : sub(value, part);
    }, hundred);
  const [found, ...more] = Array.from({ length: 399 }, (_, index) => rat(index + 1, 2)).filter((p) => equal(after(p), end));
  if (changes.length !== 3 || !found || more.length > 0) throw new Error('no single change fits');
  return numericVerdict(question, found);
};

const successive: Resolver = (question, parameters) => {
  if (question.stem.includes('by \\(p')) return missingChange(question, parameters);
  const asked = /was \$?([\d,]+) before/.exec(question.stem)?.[1];
  const start = asked ? nth(numbersIn(asked), 0) : rat(1000);
  const end = signedChanges(question.stem).reduce((value, change) => add(value, mul(value, rat(change, 100))), start);
  if (asked) return numericVerdict(question, end);
  const change = div(sub(end, start), rat(10));
  const greater = /%\\\) (greater|less)/.exec(question.stem)?.[1];
  if (greater) return numericVerdict(question, greater === 'greater' ? change : mul(change, rat(-1)));
  return choiceVerdict(question, (text) => {
    if (text === 'No change') return equal(change, rat(0));
    const size = nth(numbersIn(text), 0);
    return equal(/increase/i.test(text) ? size : mul(size, rat(-1)), change);
  });
};

const chain: Resolver = (question) => {
  const steps = [...question.stem.matchAll(/is (\d+)% (greater than|less than|of)/g)].map(([, size, word]) =>
    word === 'of' ? Number(size) : word === 'less than' ? 100 - Number(size) : 100 + Number(size),
  );
  const [p, q] = steps;
  if (p === undefined || q === undefined) throw new Error('two relations expected');
  const c = rat(10_000);
  const a = rat(q * p);
  if (/what percentage of/.test(question.stem)) return numericVerdict(question, div(mul(a, hundred), c));
  const change = div(mul(sub(c, a), hundred), a);
  return numericVerdict(question, change.n < 0n ? mul(change, rat(-1)) : change);
};

/** Three assignments of numbers; a choice is right if it fits all of them. */
const letters: Resolver = (question, parameters) => {
  const [p = '', , result = ''] = textParameter(parameters, 'letters').split('');
  const times = rat(numberParameter(parameters, 'times'));
  const assignments = (
    [
      [20, 300],
      [35, 1400],
      [60, 70],
    ] as const
  ).map(([percent, start]) => {
    const change = { of: rat(percent, 100), more: rat(100 + percent, 100), less: rat(100 - percent, 100) }[textParameter(parameters, 'kind')];
    if (!change) throw new Error('unknown relation');
    return { values: { [p]: rat(percent), [result]: div(mul(rat(start), change), times) }, start: rat(start) };
  });
  const share = parameters.askShare === true;
  const fits = (text: string) =>
    assignments.every(({ values, start }) => {
      const wanted: Rational = share ? div(mul(start, hundred), values[result] ?? rat(1)) : start;
      return equal(evaluateLatex(text.replace('\\%', ''), values), wanted);
    });

  return choiceVerdict(question, fits);
};

export const percentagesResolvers: Readonly<Record<string, Resolver>> = {
  'PCT-a': percentOf,
  'PCT-b': whatPercent,
  'PCT-c': afterOneChange,
  'PCT-d': percentChange,
  'PCT-e': original,
  'PCT-f': successive,
  'PCT-g': totalToPay,
  'PCT-h': chain,
  'PCT-i': relativeChange,
  'PCT-j': mixed,
  'PCT-k': letters,
  'PCT-l': changedQuotient,
};
