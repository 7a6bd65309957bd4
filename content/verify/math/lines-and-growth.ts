/** Re-solvers for lines read off a scatterplot and for linear beside exponential models: the drawing, or logarithms. */
import { rat } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { fittedLine, scatterPoints } from './read-figure.ts';
import { numericVerdict, promptText } from './read-numbers.ts';

/** A value with at most one decimal, as it was drawn. */
const tenths = (value: number) => rat(Math.round(value * 10), 10);
const number = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1]?.replaceAll(/,|\{,\}/g, '');
  if (found === undefined) throw new Error(`${pattern} not in the stem`);
  return Number(found);
};

export const lineFromGraph: Resolver = (question) => {
  const { stem, stimulus } = question;
  if (stimulus?.kind !== 'figure') throw new Error('figure expected');
  const line = fittedLine(stimulus.figure);
  const slope = (line(10) - line(0)) / 10;
  const inverse = (y: number) => (y - line(0)) / slope;
  if (/differ by/.test(stem)) return numericVerdict(question, tenths(number(stem, /differ by \$?(\d+)/) / Math.abs(slope)));
  if (/greatest vertical distance/.test(stem)) {
    const points = scatterPoints(stimulus.figure, 1, 1).map(([x, y]) => [Number(x.n) / Number(x.d), Number(y.n) / Number(y.d)] as const);
    const [farthest] = points.toSorted((a, b) => Math.abs(b[1] - line(b[0])) - Math.abs(a[1] - line(a[0])));
    return numericVerdict(question, tenths(inverse(farthest?.[1] ?? Number.NaN)));
  }
  if (/Another data point/.test(stem)) {
    const off = number(stem, / is (\d+) [a-zA-Z ]+ (?:greater|less) than/);
    return numericVerdict(question, tenths(line(number(stem, / of (\d+) /)) + (/greater than/.test(stem) ? off : -off)));
  }
  if (/not shown/.test(stem)) {
    const told = stem.slice(stem.indexOf('not shown'));
    const [at, off] = [...told.matchAll(/\d+/g)].map(Number);
    return numericVerdict(question, tenths(line(at ?? Number.NaN) + (/(?:greater|longer) than/.test(told) ? 1 : -1) * (off ?? Number.NaN)));
  }
  return numericVerdict(
    question,
    tenths(inverse(number(stem.slice(stem.indexOf('extend') < 0 ? stem.indexOf('extension') : stem.indexOf('extend')), /(\d+)/))),
  );
};

/** Values of both functions at any x, from two pairs. */
const functions = (x0: number, y0: number, x1: number, y1: number) => ({
  linear: (x: number) => y0 + ((x - x0) * (y1 - y0)) / (x1 - x0),
  exponential: (x: number) => Math.exp(Math.log(y0) + ((x - x0) * (Math.log(y1) - Math.log(y0))) / (x1 - x0)),
});

export const twoModels: Resolver = (question, drawn) => {
  const text = promptText(question)
    .replaceAll('{,}', '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const pairs = [...text.matchAll(/\((\d+)\) = (?:[a-zA-Z]\(\d+\) = )?(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const points = [...text.matchAll(/\\\((?:\()?\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const models = [...text.matchAll(/(\d+) for \\\(x = (\d+)\\\)/g)].map(([, y, x]) => [Number(x), Number(y)] as const);
  const kind = String(drawn.kind);
  if (kind === 'half') {
    const [[x0, y0] = [0, 1], [x1, y1] = [1, 1]] = pairs;
    const end = 2 * x1 - x0;
    const { exponential } = functions(x0, y0, x1, y1);
    return numericVerdict(question, tenths(functions(x0, y0, end, exponential(end)).linear(x1)));
  }
  if (kind === 'between' || drawn.abstract === true) {
    const [[x0, y0] = [0, 1], [x1, y1] = [1, 1]] = pairs.length >= 2 ? pairs : points.length >= 2 ? points : models;
    const x = kind === 'between' ? (x0 + x1) / 2 : number(text, /difference between \\\([a-zA-Z]\((\d+)\)/);
    const { linear, exponential } = functions(x0, y0, x1, y1);
    return numericVerdict(question, tenths(Math.abs(linear(x) - exponential(x))));
  }
  const [first, second] = [...text.replaceAll('$', '').matchAll(/(?<![\d.])(\d+)(?![\d.])/g)].map(([, digits]) => Number(digits));
  const gap = number(text, /(\d+) (?:week|month|hour|year)s/);
  const later = number(text, /(\d+) (?:week|month|hour|year)s after the /);
  const { linear, exponential } = functions(0, first ?? 0, gap, second ?? 0);
  return numericVerdict(question, tenths(Math.abs(linear(later) - exponential(later))));
};

/** One point or one count, read from the drawing. */
export const onePoint: Resolver = (question) => {
  const { stem, stimulus } = question;
  if (stimulus?.kind !== 'figure') throw new Error('figure expected');
  const points = scatterPoints(stimulus.figure, 1, 1).map(([x, y]) => [Number(x.n) / Number(x.d), Number(y.n) / Number(y.d)] as const);
  if (/how many of these/.test(stem)) {
    const line = number(stem, /than (\d+)\?/);
    return numericVerdict(question, rat(points.filter(([, y]) => (/greater than/.test(stem) ? y > line : y < line)).length));
  }
  const place = /Which value|What (?:is|was) the (?:age|distance|study time|temperature|elevation), in [a-zA-Z ]+, (?:of|for|on) the /.test(stem);
  const value = number(stem, /Which value/.test(stem) ? / (\d+)\?$/ : / \$?(\d+)(?:,000)?(?: [a-zA-Z ]*)?\?$/);
  const [point, ...more] = points.filter(([x, y]) => (place ? y : x) === value);
  if (!point || more.length > 0) throw new Error('not one point');
  return numericVerdict(question, rat(point[place ? 0 : 1]));
};
