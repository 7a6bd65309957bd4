/** Re-solvers for changed, combined and plotted data: lists are written out, changed and measured again in floating point. */
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { rat } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { barHeights, dotPlotLists } from './read-figure.ts';
import { choiceVerdict, numericVerdict, tableOf, textParameter } from './read-numbers.ts';

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const median = (list: readonly number[]) => {
  const ordered = list.toSorted((a, b) => a - b);
  return ((ordered[Math.floor((list.length - 1) / 2)] ?? 0) + (ordered[Math.floor(list.length / 2)] ?? 0)) / 2;
};
const range = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
const deviation = (list: readonly number[]) => Math.sqrt(mean(list.map((value) => (value - mean(list)) ** 2)));
const measures = { mean, median, range, 'standard deviation': deviation } as const;

/** A simple fraction for a computed number. */
const exact = (value: number) => {
  for (let d = 1; d <= 400; d++) if (near(Math.round(value * d), value * d)) return rat(Math.round(value * d), d);
  throw new Error(`no simple fraction: ${value}`);
};
const allNumbers = (text: string) => [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

export const afterChange: Resolver = (question) => {
  const { stem } = question;
  const data = allNumbers(/(?:\d+, ){4,}(?:and )?\d+/.exec(stem)?.[0] ?? '');
  const change = /(?:The (?:greatest|least)? ?value,? [^.]*)\./.exec(stem.slice(stem.search(/The (?:greatest |least )?value,? \d/)))?.[0] ?? '';
  const [from = 0, to = 0] = allNumbers(change);
  const without = data.toSpliced(data.indexOf(from), 1);
  const after = /is added/.test(change) ? [...data, from] : /removed/.test(change) ? without : [...without, to];
  if (!change || (!/is added/.test(change) && !data.includes(from))) throw new Error('no change found');
  const word = (before: number, now: number) => (near(before, now) ? 'not change' : now > before ? 'increase' : 'decrease');
  const [m, d] = [word(mean(data), mean(after)), word(median(data), median(after))];
  return choiceVerdict(question, (text) => {
    if (text.startsWith('Both')) return m === d && text.includes(m);
    const [first = '', second = ''] = text.split(', and ');
    return first.includes(m) && second.includes(d);
  });
};

/** A list of the said size with unlike values is made, changed as told, and measured before and after. */
export const whatStays: Resolver = (question) => {
  const { stem } = question;
  const sizes = allNumbers(stem);
  const [size = 9] = sizes;
  const list = Array.from({ length: size }, (_, index) => 50 + (40 * index ** 1.3) / (size - 1) ** 1.3);
  const by = (pattern: RegExp) => Number(pattern.exec(stem)?.[1] ?? Number.NaN);
  const every = /every value (?:by|is)/.test(stem);
  const up = by(/greatest value (?:is increased )?by (\d+)/);
  const down = by(/least value (?:is decreased )?by (\d+)/);
  const after = list.map((value, index) => {
    if (every) return /multipl/.test(stem) ? value * by(/multipl(?:ied|ying every value) by (\d+)/) : value + by(/every value (?:is increased )?by (\d+)/);
    if (index === size - 1 && Number.isFinite(up)) return value + up;
    if (index === 0) return Number.isFinite(down) ? value - down : value;
    return value;
  });
  const asksChanged = /(?:are|must be) different for|standard deviation (?:change|differ)|statistics change/.test(stem);
  const wanted = Object.entries(measures).flatMap(([name, f]) => (near(f(list), f(after)) === asksChanged ? [] : [name]));
  return choiceVerdict(question, (text) => {
    const named = text
      .replace(/^The /, '')
      .replace(/ only$/, '')
      .split(' and the ');
    return named.length === wanted.length && wanted.every((name) => named.includes(name));
  });
};

/** The numbers of each plotted box, read from the drawing. */
function boxesOf({ stimulus }: LearnerQuestion): number[][] {
  if (stimulus?.kind !== 'figure') throw new Error('figure expected');
  const { shapes } = stimulus.figure;
  const ticks = shapes.flatMap((shape) =>
    shape.type === 'text' && shape.anchor === 'middle' && /^[\d,]+$/.test(shape.text) ? [[shape.at[0], Number(shape.text.replace(',', ''))] as const] : [],
  );
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error('no axis');
  const value = (px: number) => Math.round(first[1] + ((px - first[0]) * (last[1] - first[1])) / (last[0] - first[0]));
  const bodies = shapes.flatMap((shape) => (shape.type === 'polygon' ? [shape.points] : []));
  return bodies.map((points) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const lines = shapes.flatMap((shape) =>
      shape.type === 'line' && shape.from[0] === shape.to[0] && shape.stroke === 'ink' && shape.from[1] >= top && shape.to[1] <= bottom ? [shape.from[0]] : [],
    );
    const [min = 0, max = 0] = [Math.min(...lines), Math.max(...lines)];
    const inner = lines.find((x) => x !== min && x !== max) ?? 0;
    return [min, Math.min(...xs), inner, Math.max(...xs), max].map(value);
  });
}

export const fiveNumbers: Resolver = (question) => {
  const boxes = boxesOf(question);
  const asked = question.stem.slice(question.stem.lastIndexOf('. ') + 1);
  const of = ([min = 0, q1 = 0, middle = 0, q3 = 0, max = 0]: readonly number[]) =>
    /interquartile/.test(asked) ? q3 - q1 : /range/.test(asked) ? max - min : middle;
  const [one = [], two] = boxes;
  return numericVerdict(question, rat(two ? Math.abs(of(one) - of(two)) : of(one)));
};

export const groupsTogether: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const n = allNumbers(question.stem);
  const copies = (count: number, value: number) => Array.from({ length: count }, () => value);
  if (kind === 'whole') {
    const [count = 0, a = 0, other = 0, b = 0] = n;
    return numericVerdict(question, exact(mean([...copies(count, a), ...copies(other, b)])));
  }
  if (kind === 'second') {
    const [count = 0, a = 0, other = 0, whole = 0] = n;
    for (let b = 0; b <= 400; b++) if (near(mean([...copies(count, a), ...copies(other, b)]), whole)) return numericVerdict(question, rat(b));
    throw new Error('no mean fits');
  }
  const [count = 0, a = 0, b = 0, whole = 0] = n;
  for (let other = 1; other <= 200; other++) if (near(mean([...copies(count, a), ...copies(other, b)]), whole)) return numericVerdict(question, rat(other));
  throw new Error('no size fits');
};

/** A list with the told statistics is changed by every factor, and by every fee where none is told, until its own are those of the stem. */
const unknownFactor: Resolver = (question) => {
  const { stem } = question;
  const center = /mean|median/.exec(stem)?.[0] as 'mean' | 'median';
  const spread = /range|standard deviation/.exec(stem)?.[0] as 'range' | 'standard deviation';
  const told = (name: string) => Number(new RegExp(`(?:the ${name} is|a ${name} of) (\\d+)`).exec(stem)?.[1]);
  const shape = [-1, 0, 1];
  const list = shape.map((x) => told(center) + (x * told(spread)) / measures[spread](shape));
  const after = (name: string) => Number(new RegExp(`(?:a ${name} of|the ${name} of [^.,?]* is) \\$([\\d,]+)`).exec(stem)?.[1]?.replaceAll(',', ''));
  const fee = /plus a [a-z ]+ of \$(\d+)/.exec(stem)?.[1];
  const factors = Array.from({ length: 200 }, (_, index) => index + 1).filter((k) => near(measures[spread](list.map((x) => k * x + 7)), after(spread)));
  const [k] = factors;
  if (k === undefined || factors.length > 1) throw new Error('no single factor fits');
  if (fee !== undefined) return numericVerdict(question, exact(measures[center](list.map((x) => k * x + Number(fee)))));
  for (let c = 1; c < 2000; c++) if (near(measures[center](list.map((x) => k * x + c)), after(center))) return numericVerdict(question, rat(c));
  throw new Error('no fee fits');
};

/** A list with the told statistic is changed value by value. */
export const moved: Resolver = (question, parameters) => {
  if (parameters['kind'] === 'unknown') return unknownFactor(question, parameters);
  const { stem } = question;
  const asked = /what (?:is|will) the (mean|median|range|standard deviation)/i.exec(stem)?.[1];
  const told = Number(new RegExp(`(?:the ${asked} (?:of the data )?is|an? ${asked} of) \\$?(\\d+)`).exec(stem)?.[1]);
  const times = Number(
    /multiplied by (\d+)|\$(\d+) per |\(1 \w+ = (\d+) \w+\)/
      .exec(stem)
      ?.slice(1)
      .find((digits) => digits !== undefined) ?? 1,
  );
  const plus = Number(
    /increased by \$?(\d+)|increases every travel time by (\d+)|plus a fee of \$(\d+)/
      .exec(stem)
      ?.slice(1)
      .find((digits) => digits !== undefined) ?? 0,
  );
  const f = measures[asked as keyof typeof measures];
  // Three values about the told one: the right center, or the right spread after stretching.
  const shape = [-1, 0, 1];
  const list = asked === 'mean' || asked === 'median' ? shape.map((x) => told + 5 * x) : shape.map((x) => 70 + (x * told) / f(shape));
  return numericVerdict(question, exact(Math.round(f(list.map((value) => value * times + plus)) * 1e6) / 1e6));
};

export const shareInClass: Resolver = (question, parameters) => {
  const { stem, stimulus } = question;
  const low = Number(parameters['low']);
  const counts =
    stimulus?.kind === 'table'
      ? tableOf(question).rows.map(([value, count]) => [Number(value), Number(count)] as const)
      : stimulus?.kind === 'figure' && stem.includes('dot plot')
        ? (dotPlotLists(stimulus.figure)[0] ?? []).map((value) => [Number(value.n), 1] as const)
        : stimulus?.kind === 'figure'
          ? barHeights(stimulus.figure).map((height, index) => [low + index, Number(height.n)] as const)
          : [];
  const [, how = '', border = ''] = /(exactly|at least|at most|more than|fewer than) (\d+)/.exec(stem) ?? [];
  const b = Number(border);
  const fits = (x: number) => ({ exactly: x === b, 'at least': x >= b, 'at most': x <= b, 'more than': x > b, 'fewer than': x < b })[how] ?? false;
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const part = counts.reduce((sum, [value, count]) => sum + (fits(value) ? count : 0), 0);
  return numericVerdict(question, rat(part * (stem.includes('percentage') ? 100 : 1), total));
};
