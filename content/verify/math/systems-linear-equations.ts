/** Re-solvers for topic 14: Cramer's rule on the rendered equations, the drawn lines, and the numbers of the story. */
import { add, div, equal, mul, neg, rat, sub, toNumber, type Rational } from '../../exact/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { differenceForm, equationsIn, evaluate, mathIn, numbersIn, type Assignment } from '../evaluate-latex.ts';
import { readPlane } from '../read-plane.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';

type Equation = [string, string];
type Row = readonly [Rational, Rational, Rational];
const zero = rat(0);
const det = (a: Rational, b: Rational, c: Rational, d: Rational) => sub(mul(a, d), mul(b, c));

/** a x + b y = c as [a, b, c]. */
function row(equation: Equation, fixed: Assignment = {}): Row {
  const form = differenceForm(equation, ['x', 'y'], fixed);
  return [form['x'] ?? zero, form['y'] ?? zero, neg(form[''] ?? zero)];
}

function cramer([a, b, c]: Row, [d, e, f]: Row): { x: Rational; y: Rational } {
  const base = det(a, b, d, e);
  return { x: div(det(c, b, f, e), base), y: div(det(a, c, d, f), base) };
}

function twoEquations(stem: string): [Equation, Equation] {
  const [one, two] = equationsIn(stem);
  if (!one || !two) throw new Error('no system');
  return [one, two];
}

const solveAsked: Resolver = (question) => {
  const [one, two] = twoEquations(question.stem);
  return numberVerdict(question, evaluate(mathIn(question.stem).at(-1) ?? '', cramer(row(one), row(two))));
};

const crossing: Resolver = (question) => {
  if (question.stimulus?.kind !== 'figure') throw new Error('no figure');
  const { strokes } = readPlane(question.stimulus.figure);
  const stated = equationsIn(question.stem).map((equation) => row(equation).map(toNumber) as [number, number, number]);
  return choicesWhere(question, (text) => {
    const [x = NaN, y = NaN] = bare(text)
      .slice(1, -1)
      .split(',')
      .map((part) => toNumber(evaluate(part.trim())));
    const onDrawn = strokes.every((points) => {
      const [[x1, y1], [x2, y2]] = [points[0], points.at(-1)] as [readonly [number, number], readonly [number, number]];
      return Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1) < 0.08;
    });
    return strokes.length + stated.length === 2 && onDrawn && stated.every(([a, b, c]) => Math.abs(a * x + b * y - c) < 1e-9);
  });
};

/** Tries every split of the count and answers the question in words. */
const story: Resolver = (question) => {
  const [count = 0, p = 0, q = 0, total = 0] = numbersIn(question.stem).map(toNumber);
  const splits = Array.from({ length: count + 1 }, (_, x) => [x, count - x] as const).filter(([x, y]) => p * x + q * y === total);
  const [split] = splits;
  if (!split || splits.length !== 1) throw new Error(`${splits.length} splits fit`);
  const [x, y] = split;
  const asked = question.stem.slice(question.stem.lastIndexOf('.') + 1);
  if (asked.includes('How many more')) return numberVerdict(question, rat(Math.abs(x - y)));
  const first = /child|pens|multiple-choice|small|bakery|single/.test(asked);
  const weighted = /How much|in total|total weight/.test(asked);
  return numberVerdict(question, rat((weighted ? (first ? p : q) : 1) * (first ? x : y)));
};

/** The k that makes the determinant vanish; the remaining determinant decides between none and infinitely many. */
const decisiveConstant: Resolver = (question) => {
  const [one, two] = twoEquations(question.stem);
  const determinant = (k: Rational) => {
    const [[a, b], [d, e]] = [row(one, { k }), row(two, { k })];
    return det(a, b, d, e);
  };
  const [at0, at1] = [determinant(zero), determinant(rat(1))];
  const k = div(neg(at0), sub(at1, at0));
  const [[a, b, c], [d, e, f]] = [row(one, { k }), row(two, { k })];
  const same = equal(det(a, c, d, f), zero) && equal(det(b, c, e, f), zero);
  if (same !== question.stem.includes('infinitely many')) throw new Error('the constants do not fit the condition');
  return numberVerdict(question, k);
};

function dependent(question: LearnerQuestion): ReturnType<Resolver> {
  const rows = twoEquations(question.stem).map((equation) => row(equation));
  return choicesWhere(question, (text) => {
    const [left = '', right = ''] = bare(text)
      .replace(/\\left\(|\\right\)/g, '')
      .split(', ');
    return [4, -9, 13].every((value) => {
      const letters = { r: rat(value), s: rat(value), t: rat(value) };
      const [x, y] = [evaluate(left, letters), evaluate(right, letters)];
      return rows.every(([a, b, c]) => equal(add(mul(a, x), mul(b, y)), c));
    });
  });
}

/** Solves for two values of p; the third condition is linear in p. */
function parameter(question: LearnerQuestion): ReturnType<Resolver> {
  const [one, two] = twoEquations(question.stem);
  const third = equationsIn(question.stem)[2] ?? ['', ''];
  const gap = (p: Rational) => {
    const { x, y } = cramer(row(one, { p }), row(two, { p }));
    return sub(evaluate(third[0], { x, y }), evaluate(third[1]));
  };
  const [at0, at1] = [gap(zero), gap(rat(1))];
  return numberVerdict(question, div(neg(at0), sub(at1, at0)));
}

/** Takes two points of the known line and asks that they satisfy the other equation. */
function twoConstants(question: LearnerQuestion): ReturnType<Resolver> {
  const [known, hidden] = twoEquations(question.stem);
  const [a, b, c] = row(known);
  const onLine = (x: Rational) => ({ x, y: div(sub(c, mul(a, x)), b) });
  const [one, two] = [rat(2), rat(7)].map((x) => differenceForm(hidden, ['p', 'q'], onLine(x))) as [Record<string, Rational>, Record<string, Rational>];
  const rows = [one, two].map((form): Row => [form['p'] ?? zero, form['q'] ?? zero, neg(form[''] ?? zero)]) as [Row, Row];
  const { x: p, y: q } = cramer(...rows);
  return numberVerdict(question, evaluate(mathIn(question.stem).at(-1) ?? '', { p, q }));
}

export const systemsLinearEquationsResolvers: Readonly<Record<string, Resolver>> = {
  'SYS-a': solveAsked,
  'SYS-c': crossing,
  'SYS-d': story,
  'SYS-f': solveAsked,
  'SYS-h': decisiveConstant,
  'SYS-k': (question) =>
    question.stem.includes('real number') ? dependent(question) : question.stem.includes('infinitely many') ? twoConstants(question) : parameter(question),
};
