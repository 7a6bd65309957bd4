/** Re-solvers for models of data: equations are evaluated, tables differenced, drawn points compared with the drawn line. */
import { div, equal, rat, sub, toNumber } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { evaluateLatex } from './evaluate-latex.ts';
import { fittedLine, scatterPoints } from './read-figure.ts';
import { choiceVerdict, nth, numberOf, numbersIn, numericVerdict, tableOf } from './read-numbers.ts';

const modelIn = (stem: string): string => {
  const found = /y=([^=\\]*?(?:\\frac\{\d+\}\{\d+\})?[^=\\]*x[^=\\]*)\\\)/.exec(stem)?.[1];
  if (found === undefined) throw new Error('no model');
  return found.replaceAll('{,}', '');
};
const at = (model: string, x: number) => evaluateLatex(model, { x: rat(x) });

export const interpretation: Resolver = (question) => {
  const model = modelIn(question.stem);
  const asked = Number(
    /number (\d+) (?:in this|mean)|interpretation of (\d+)/
      .exec(question.stem)
      ?.slice(1)
      .find((each) => each !== undefined),
  );
  const [start, change] = [at(model, 0), sub(at(model, 1), at(model, 0))];
  return choiceVerdict(question, (text) => {
    const number = numbersIn(text.replaceAll(/\\\(.*?\\\)/g, ''))[0];
    // The value at the start is named by x = 0; the same words with another x name another value.
    if (/predicted [a-z ]+ is \d+ (?:[a-z]+ )?when \\\(x=0\\\)/.test(text)) return number !== undefined && equal(number, rat(asked)) && equal(number, start);
    if (!number || !equal(number, rat(asked))) return false;
    if (/increases by \d+ (?:.* )?for each additional/.test(text)) return equal(number, change);
    return /predicted to be \d+ at the beginning/.test(text) && equal(number, start);
  });
};

/** Values of growth told by a percent of something, or at times that are not equally far apart. */
function playedGrowth(stem: string): { readonly linear: boolean; readonly up: boolean } | null {
  if (!stem.includes('initially')) return null;
  const start = toNumber(nth(numbersIn(/initially ([\d,]+)/.exec(stem)?.[0] ?? ''), 0));
  const later = [...stem.matchAll(/([\d,]+) after (\d+) (?:year|month|day)/g)].map(
    ([, value = '', time]) => [Number(time), Number(value.replaceAll(',', ''))] as const,
  );
  const near = (one: number, two: number) => Math.abs(one - two) < 1e-6 * Math.abs(one);
  const judged = (points: readonly (readonly [number, number])[]) => {
    const gaps = points.slice(1).map(([t, y], index) => {
      const [before, value] = points[index] ?? [0, 1];
      return { slope: (y - value) / (t - before), rate: (y / value) ** (1 / (t - before)) };
    });
    const [first] = gaps;
    if (!first) throw new Error('one point');
    const linear = gaps.every(({ slope }) => near(first.slope, slope));
    if (!linear && !gaps.every(({ rate }) => near(first.rate, rate))) throw new Error('neither');
    return { linear, up: first.slope > 0 };
  };
  if (later.length > 0) return judged([[0, start], ...later]);
  const percent = Number(/(\d+)% of/.exec(stem)?.[1]) / 100;
  if (!Number.isFinite(percent)) return null;
  const sign = /increase/.test(stem) ? 1 : -1;
  const fixed = /% of (its|this|the) initial|at the very beginning/.test(stem);
  const next = (value: number) =>
    /% of what it was|at the end of the previous/.test(stem) ? percent * value : value + sign * percent * (fixed ? start : value);
  const second = next(start);
  return judged([start, second, next(second), next(next(second))].map((value, time) => [time, value] as const));
}

export const growthKind: Resolver = (question) => {
  const { stem } = question;
  const listed = /was ([\d, ]+), and ([\d,]+) at the ends?/.exec(stem);
  let [linear, up] = [!/%/.test(stem), /increases/.test(stem)];
  const played = playedGrowth(stem);
  if (played) [linear, up] = [played.linear, played.up];
  if (listed) {
    const values = [...(listed[1] ?? '').split(', '), listed[2] ?? ''].map((each) => rat(Number(each.replaceAll(',', ''))));
    const steps = values.slice(1).map((value, index) => sub(value, nth(values, index)));
    linear = steps.every((step) => equal(step, nth(steps, 0)));
    up = nth(steps, 0).n > 0n;
    if (!linear && !values.slice(2).every((value, index) => equal(div(value, nth(values, index + 1)), div(nth(values, 1), nth(values, 0)))))
      throw new Error('neither');
  }
  return choiceVerdict(question, (text) => text === `${up ? 'Increasing' : 'Decreasing'} ${linear ? 'linear' : 'exponential'}`);
};

export const onOneSide: Resolver = (question) => {
  if (question.stimulus?.kind !== 'figure') throw new Error('figure expected');
  const { figure } = question.stimulus;
  const line = fittedLine(figure);
  const points = scatterPoints(figure, 0.5, 1).map(([x, y]) => [Number(x.n) / Number(x.d), Number(y.n) / Number(y.d)] as const);
  const told = /(\d+) /.exec(question.stem)?.[1];
  if (told !== `${points.length}`) throw new Error('number of points');
  const above = /greater than|above the line/.test(question.stem);
  return numericVerdict(question, rat(points.filter(([x, y]) => (above ? y > line(x) + 0.05 : y < line(x) - 0.05)).length));
};

export const rateBetween: Resolver = (question) => {
  const rows = new Map(tableOf(question).rows.map(([x = '', y = '']) => [Number(x), numberOf(y)]));
  const [from = 0, to = 0] = [...question.stem.matchAll(/x=(\d+)/g)].map(([, digits]) => Number(digits));
  const [a, b] = [rows.get(from), rows.get(to)];
  if (!a || !b) throw new Error('no such row');
  return numericVerdict(question, div(sub(b, a), rat(to - from)));
};

export const reachedAt: Resolver = (question) => {
  const model = modelIn(question.stem);
  const wanted = numberOf(`\\(${/y=([\d{},]+)\\\)/.exec(question.stem)?.[1] ?? ''}\\)`);
  for (let x = 0; x <= 200; x++) if (equal(at(model, x), wanted)) return numericVerdict(question, rat(x));
  throw new Error('never reached');
};

/** Statements whose comparatives point down; an even number of them makes a positive association. */
const downward = /\b(?:fewer|lower|less|smaller|cooler|narrower|shorter|slower|closer|newer)\b/g;

/** Truth of each kind of statement under observed data within a range. */
export const supported: Resolver = (question) => {
  const { stem } = question;
  const aboutUse = /about the (?:use of the )?line of best fit|statements about the model/.test(stem);
  const positive = /positive/.test(stem);
  if (!positive && !/negative/.test(stem)) throw new Error('no direction');
  const [, from = '', to = ''] = /from ([\d,]+) to ([\d,]+)/.exec(stem) ?? [];
  const value = (digits: string) => Number(digits.replaceAll(',', ''));
  return choiceVerdict(question, (text) => {
    if (/causes|always|Every |the exact |the same amount|because|with more data|in general|of every kind|every model|every city|any crop/.test(text))
      return false;
    if (!aboutUse) return /tended to|is associated with/.test(text) && ((text.match(downward)?.length ?? 0) % 2 === 0) === positive;
    if (/would not be reliable|is not supported by the data/.test(text)) return true;
    const at = value(/\d[\d,]*/.exec(text)?.[0] ?? '');
    const inside = at >= value(from) && at <= value(to);
    const use = /^The line (can|should not) be used to predict /.exec(text)?.[1];
    if (use) return inside === (use === 'can');
    return /^A prediction of .* would (?:not )?be reasonable\.$/.test(text) && inside === !/would not be/.test(text);
  });
};
