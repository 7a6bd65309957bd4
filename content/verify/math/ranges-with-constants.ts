/** Re-solver for constants of a linear expression whose values are known at the ends of an interval: coefficients are tried one by one. */
import { rat } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

interface Chain {
  readonly low: number;
  readonly middle: string;
  readonly high: number;
}

const chains = (stem: string): Chain[] =>
  mathIn(stem).flatMap((latex) => {
    const [low, middle, high] = latex.split(/\\le|</).map((part) => part.trim());
    return low !== undefined && middle !== undefined && high !== undefined ? [{ low: Number(low), middle, high: Number(high) }] : [];
  });

const trials = Array.from({ length: 401 }, (_, index) => index - 200).filter((n) => n !== 0);

/** The b for which the expression has this value; it is linear in b. */
function constantFor(value: (b: number) => number, wanted: number): number {
  const [at0, at1] = [value(0), value(1)];
  return (wanted - at0) / (at1 - at0);
}

/** All pairs for which the middle runs exactly from low to high over the interval. */
function pairs(middle: string, coefficient: string, over: Chain, taken: Chain): { a: number; b: number }[] {
  const tree = parseLatex(middle);
  const at = (x: number, a: number, b: number) => nearly(tree, { x, b, [coefficient]: a });
  return trials.flatMap((a) =>
    [taken.low, taken.high].flatMap((atLow) => {
      const b = constantFor((letter) => at(over.low, a, letter), atLow);
      return near(at(over.high, a, b), taken.low + taken.high - atLow) ? [{ a, b }] : [];
    }),
  );
}

const compared = (latex: string) => {
  const [, left = '', symbol = '', right = ''] = /^(.*?)(<|>|\\le|\\ge)(.*)$/.exec(latex) ?? [];
  return { left: parseLatex(left), symbol, right: parseLatex(right) };
};
type Compared = ReturnType<typeof compared>;

/** How far the left side is above the right one, or below it where the symbol asks for less. */
const margin = ({ left, symbol, right }: Compared, values: Readonly<Record<string, number>>) =>
  (nearly(left, values) - nearly(right, values)) * (symbol === '>' || symbol === '\\ge' ? 1 : -1);

/** Whole values of k are tried: the outermost one with which the inequality holds for many x of the interval. */
const outermost: Resolver = (question) => {
  const [over] = chains(question.stem);
  const shown = mathIn(question.stem).find((latex) => latex.includes('k') && latex.length > 1);
  if (!over || shown === undefined) throw new Error('an inequality and an interval expected');
  const inequality = compared(shown);
  const xs = Array.from({ length: 41 }, (_, index) => over.low + ((over.high - over.low) * index) / 40);
  const holding = Array.from({ length: 801 }, (_, index) => index - 400).filter((k) => xs.every((x) => margin(inequality, { x, k }) > -1e-9));
  const found = question.stem.includes('the greatest') ? Math.max(...holding) : Math.min(...holding);
  if (Math.abs(found) === 400) throw new Error('no limit');
  return valueVerdict(question, rat(found));
};

/** Whole values of k are tried: both inequalities must be true for the same of many x. */
const alike: Resolver = (question) => {
  const all = mathIn(question.stem)
    .filter((latex) => /<|>|\\le|\\ge/.test(latex))
    .map((latex) => ({ latex, ...compared(latex) }));
  const given = all.find(({ latex }) => !latex.includes('k'));
  const sought = all.find(({ latex }) => latex.includes('k'));
  if (!given || !sought) throw new Error('two inequalities expected');
  const strict = ({ symbol }: Compared) => symbol === '<' || symbol === '>';
  if (strict(given) !== strict(sought)) throw new Error('one is strict');
  // The solutions end at whole numbers.
  const xs = Array.from({ length: 41 }, (_, index) => index - 20).flatMap((whole) => [whole - 0.01, whole + 0.01]);
  const fitting = trials.filter((k) => xs.every((x) => margin(given, { x }) > 0 === margin(sought, { x, k }) > 0));
  const [found] = fitting;
  if (found === undefined || fitting.length !== 1) throw new Error(`${fitting.length} values fit`);
  return valueVerdict(question, rat(found));
};

/** Whole values of k are tried: the outermost one for which the point makes the inequality true. */
const throughPoint: Resolver = (question) => {
  const [, x = '', y = ''] = /\\\((?:\()(-?\d+), (-?\d+)\)\\\)/.exec(question.stem) ?? [];
  const shown = mathIn(question.stem).find((latex) => latex.includes('y ') && latex.includes('k'));
  if (shown === undefined || x === '') throw new Error('a point and an inequality expected');
  const holding = Array.from({ length: 801 }, (_, index) => index - 400).filter((k) => margin(compared(shown), { x: Number(x), y: Number(y), k }) > -1e-9);
  const found = question.stem.includes('the greatest') ? Math.max(...holding) : Math.min(...holding);
  if (Math.abs(found) === 400) throw new Error('no limit');
  return valueVerdict(question, rat(found));
};

export const rangesWithConstantsResolver: Resolver = (question, parameters) => {
  const { stem } = question;
  if (parameters.task === 'interval') return outermost(question, parameters);
  if (parameters.task === 'point') return throughPoint(question, parameters);
  if (parameters.task === 'same') return alike(question, parameters);
  const found = chains(stem);
  const over = found.find(({ middle }) => middle === 'x');
  if (!over) throw new Error('no interval');
  const whole = (value: number) => {
    if (!near(value, Math.round(value))) throw new Error(`not a whole number: ${value}`);
    return rat(Math.round(value));
  };
  const given = found.find(({ middle }) => /a/.test(middle));
  if (given) {
    const wanted = stem.includes('positive') ? 1 : -1;
    const fitting = pairs(given.middle, 'a', over, given).filter(({ a }) => Math.sign(a) === wanted);
    const [pair] = fitting;
    if (!pair || fitting.length !== 1) throw new Error(`${fitting.length} pairs fit`);
    return valueVerdict(question, whole(nearly(parseLatex(mathIn(stem).at(-1) ?? ''), pair)));
  }
  const values = found.find(({ middle }) => middle === 'y');
  if (values) {
    const fitting = pairs('kx+b', 'k', over, values);
    if (fitting.length !== 2) throw new Error(`${fitting.length} lines fit`);
    return valueVerdict(question, whole(fitting.reduce((product, { b }) => product * b, 1)));
  }
  const expression = parseLatex(mathIn(stem).find((latex) => latex.startsWith('cx')) ?? '');
  const wanted = Number(mathIn(stem).findLast((latex) => /^-?\d+$/.test(latex)));
  const extreme = (c: number) => (stem.includes('least') ? Math.min : Math.max)(...[over.low, over.high].map((x) => nearly(expression, { x, c })));
  const fitting = trials.filter((c) => near(extreme(c), wanted));
  if (fitting.length !== 2) throw new Error(`${fitting.length} coefficients fit`);
  return valueVerdict(question, whole(fitting.reduce((one, two) => (stem.includes('the sum') ? one + two : one * two))));
};
