/** Re-solvers for topic 14: Cramer's rule on the rendered equations, the drawn lines, and the numbers of the story. */
import { add, div, equal, mul, neg, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { differenceForm, equationsIn, evaluate, mathIn, numbersIn, type Assignment } from '../evaluate-latex.ts';
import { readPlane } from '../read-plane.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import { systemWithConstants } from './systems-with-constants.ts';
import { toldByChangesResolver } from './told-by-changes.ts';
import { twoRatesResolver } from './two-rates.ts';
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
  if (!/, and the rest |pens and notebooks\.|at two jobs\./.test(question.stem)) throw new Error('there may be more than two kinds');
  const [count = 0, p = 0, q = 0, total = 0] = numbersIn(question.stem).map(toNumber);
  const splits = Array.from({ length: count + 1 }, (_, x) => [x, count - x] as const).filter(([x, y]) => p * x + q * y === total);
  const [split] = splits;
  if (!split || splits.length !== 1) throw new Error(`${splits.length} splits fit`);
  const [x, y] = split;
  const asked = question.stem.slice(question.stem.lastIndexOf('.') + 1);
  if (asked.includes('How many more')) return numberVerdict(question, rat(Math.abs(x - y)));
  const first = /child|pens|multiple-choice|small|bakery|single|standard/.test(asked);
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

/** Every split of the count that gives the total must satisfy the right system, and no other pair may. */
const modelled: Resolver = (question) => {
  const [p = zero, q = zero, count = zero, total = zero] = numbersIn(question.stem.replace(/\\\(.*?\\\)/g, ''));
  const { x, y } = cramer([rat(1), rat(1), count], [p, q, total]);
  return choicesWhere(question, (text) => {
    const [one, two] = twoEquations(text);
    const [[a, b, c], [d, e, f]] = [row(one), row(two)];
    if (equal(det(a, b, d, e), zero)) return false;
    const found = cramer([a, b, c], [d, e, f]);
    return equal(found.x, x) && equal(found.y, y);
  });
};

type Kind = 'none' | 'one' | 'all';

/** The ranks of the coefficients alone and with the right sides. */
function kindOf([one, two]: readonly [Equation, Equation]): Kind {
  const [[a, b, c], [d, e, f]] = [row(one), row(two)];
  if (!equal(det(a, b, d, e), zero)) return 'one';
  return equal(det(a, c, d, f), zero) && equal(det(b, c, e, f), zero) ? 'all' : 'none';
}

const countOfSolutions: Resolver = (question) => {
  if (/^(Which|For which)/.test(question.stem)) {
    const wanted = /no solution|not intersect/.test(question.stem) ? 'none' : 'all';
    return choicesWhere(question, (text) => kindOf(twoEquations(text)) === wanted);
  }
  const kind = kindOf(twoEquations(question.stem));
  return choicesWhere(question, (text) => text === { none: 'Zero', one: 'Exactly one', all: 'Infinitely many' }[kind]);
};

/** Tries speeds, or amounts of the first part, until the story's own numbers come out. */
const trip: Resolver = (question) => {
  const told = numbersIn(question.stem).map(toNumber);
  if (/mixes|blends|melted/.test(question.stem)) {
    const [p = 0, q = 0, n = 0, r = 0] = told;
    const fits = Array.from({ length: n + 1 }, (_, x) => x).filter((x) => p * x + q * (n - x) === r * n);
    const [x] = fits;
    if (x === undefined || fits.length !== 1) throw new Error(`${fits.length} mixtures fit`);
    return numberVerdict(
      question,
      rat(/weaker|lower percentage|less (orange|copper|expensive)/.test(question.stem.slice(question.stem.lastIndexOf('. '))) ? x : n - x),
    );
  }
  const [d1 = 0, t1 = 0, d2 = 0, t2 = 0] = told;
  const pairs = Array.from({ length: 700 }, (_, v) => v).flatMap((v) =>
    Array.from({ length: 100 }, (_, c) => [v, c] as const).filter(([, c]) => (v + c) * t1 === d1 && (v - c) * t2 === d2),
  );
  const [pair] = pairs;
  if (!pair) throw new Error('no speeds fit');
  const asked = question.stem.slice(question.stem.lastIndexOf('. '));
  return numberVerdict(question, rat(/speed of the (current|wind|walkway)/.test(asked) ? pair[1] : pair[0]));
};

export const systemsLinearEquationsResolvers: Readonly<Record<string, Resolver>> = {
  'SYS-a': solveAsked,
  'SYS-b': solveAsked,
  'SYS-c': crossing,
  'SYS-d': story,
  'SYS-e': modelled,
  'SYS-f': solveAsked,
  'SYS-g': countOfSolutions,
  'SYS-h': decisiveConstant,
  'SYS-i': solveAsked,
  'SYS-j': trip,
  'SYS-l': systemWithConstants,
  'SYS-m': twoRatesResolver,
  'SYS-n': toldByChangesResolver,
  'SYS-k': (question) =>
    question.stem.includes('real number') ? dependent(question) : question.stem.includes('infinitely many') ? twoConstants(question) : parameter(question),
};
