/**
 * Re-solvers for Nonlinear Equations: search for rational solutions by substituting into the
 * printed equation, or count intersections on the printed curves; no formula of the generators.
 */
import { add, equal, mul, rat, sub, toNumber, toText, type Rational } from '#core/rational.ts';
import { exactly, nearly, parseLatex, type Expression } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, valueVerdict } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { countedSolutions } from './counted-solutions.ts';
import { beyondTangent } from './tangents-with-constants.ts';
import { equalTotals, intersectionConstants, sharedSolutions, substitutedSolutions } from './quadratics-with-constants.ts';
import { solutionsWithLetters } from './equations-with-constants.ts';

interface Equation {
  readonly left: Expression;
  readonly right: Expression;
  readonly letter: string;
  readonly exponential: boolean;
}

/** The first equation in the text that is more than a letter with a value. */
function equationOf(text: string): Equation {
  const found = equationsIn(text).find(([left, right]) => (left + right).length > 4);
  if (!found) throw new Error('no equation');
  const letters =
    found
      .join(' ')
      .replace(/\\[a-zA-Z]+/g, ' ')
      .match(/[a-z]/g) ?? [];
  const letter = letters.find((name) => name === 'x') ?? letters[0] ?? 'x';
  return { left: parseLatex(found[0]), right: parseLatex(found[1]), letter, exponential: /\^\{.*x/.test(found.join(' ')) };
}

/** How far apart the two sides are; NaN where one is undefined. */
const gapAt = ({ left, right, letter }: Equation, x: number, letters: Readonly<Record<string, number>> = {}) =>
  nearly(left, { ...letters, [letter]: x }) - nearly(right, { ...letters, [letter]: x });

/** All solutions with denominators up to 12 and size up to 200, in ascending order. */
function rationalSolutions(equation: Equation): Rational[] {
  const found = new Map<string, Rational>();
  for (let d = 1; d <= 12; d++) {
    for (let n = -200 * Math.min(d, 3); n <= 200 * Math.min(d, 3); n++) {
      // Tiny powers are not equal merely because both are near 0.
      const scale = Math.max(Math.abs(nearly(equation.right, { [equation.letter]: n / d })), equation.exponential ? 0 : 1);
      if (Math.abs(gapAt(equation, n / d)) < 1e-9 * scale) found.set(toText(rat(n, d)), rat(n, d));
    }
  }
  return [...found.values()].sort((a, b) => Number(a.n * b.d - b.n * a.d > 0n) - 0.5);
}

const first = (list: readonly Rational[]): Rational => {
  const [value] = list;
  if (!value) throw new Error('no solution found');
  return value;
};

const searched: Resolver = ({ ...question }) => {
  const all = rationalSolutions(equationOf(question.stem));
  const { stem } = question;
  if (/\bsum\b/.test(stem)) return valueVerdict(question, all.reduce(add));
  if (/\bproduct\b/.test(stem)) return valueVerdict(question, all.reduce(mul));
  if (/negative|lesser|[a-z] < 0/.test(stem)) return valueVerdict(question, first(all));
  if (/positive|greater|[a-z] > 0/.test(stem)) return valueVerdict(question, first([...all].reverse()));
  if (all.length !== 1) throw new Error(`${all.length} solutions`);
  return valueVerdict(question, first(all));
};

/** Letters get values; the wanted one is taken from each choice and put back into the printed equation. */
const isolated: Resolver = (question) => {
  const [left, right] = equationsIn(question.stem)[0] ?? ['', ''];
  const [one, two] = [parseLatex(left), parseLatex(right)];
  const letters = [...new Set(`${left} ${right}`.replace(/\\[a-zA-Z]+/g, ' ').match(/[a-zA-Z]/g) ?? [])];
  const wanted = (question.format === 'choice' ? firstMath(question.choices[0]?.text ?? '') : '').charAt(0);
  const trials = [
    [31.7, 2.3, 3.1],
    [47.9, 1.7, 2.9],
  ];
  return choicesWhere(question, (text) =>
    trials.every((values) => {
      const rest = Object.fromEntries(
        letters.filter((letter) => letter !== wanted).map((letter, index) => [letter, values[(index + (/[A-Z]/.test(letter) ? 0 : 1)) % 3] ?? 1]),
      );
      const value = nearly(parseLatex(firstMath(text).split('=')[1] ?? ''), rest);
      const gap = nearly(one, { ...rest, [wanted]: value }) - nearly(two, { ...rest, [wanted]: value });
      return Math.abs(gap) < 1e-7 * Math.max(1, Math.abs(nearly(one, { ...rest, [wanted]: value })));
    }),
  );
};

const extremes: Resolver = (question) => {
  const all = rationalSolutions(equationOf(question.stem));
  const { stem } = question;
  if (/sum of the positive/.test(stem)) return valueVerdict(question, all.filter(({ n }) => n > 0n).reduce(add));
  if (/\bsum\b/.test(stem)) return valueVerdict(question, all.reduce(add));
  return valueVerdict(question, first(/\bleast\b/.test(stem) ? all : [...all].reverse()));
};

/** A rational equation is undefined, not solved, where a denominator is 0: such points are left out by the search. */
const defined: Resolver = (question) => {
  const all = rationalSolutions(equationOf(question.stem));
  if (all.length !== 1) throw new Error(`${all.length} solutions`);
  return valueVerdict(question, first(all));
};

const substituted: Resolver = (question) => {
  const equation = equationOf(question.stem);
  return choicesWhere(question, (text) => Math.abs(gapAt(equation, nearly(parseLatex(firstMath(text))))) < 1e-7);
};

/** The two printed rules of a system. */
function rulesOf(stem: string): readonly [string, string] {
  const rows = (mathIn(stem).find((latex) => latex.includes('aligned')) ?? '')
    .replace(/\\(begin|end)\{aligned\}|&/g, '')
    .split('\\\\')
    .map((row) => row.trim().replace(/^y = /, ''));
  const [one, two] =
    rows.length === 2
      ? rows
      : mathIn(stem)
          .filter((latex) => /^y = .*[xk]/.test(latex))
          .map((latex) => latex.replace('y = ', ''));
  if (!one || !two) throw new Error('no system');
  return [one, two];
}

const intersections: Resolver = (question) => {
  const { stem } = question;
  const [parabola, line] = rulesOf(stem).map((rule) => parseLatex(rule));
  if (!parabola || !line) throw new Error('no system');
  const points = Array.from({ length: 81 }, (_, k) => rat(k - 40))
    .map((x) => ({ x, y: exactly(parabola, { x }) }))
    .filter(({ x, y }) => equal(y, exactly(line, { x })));
  const [low, high] = points;
  if (!low || !high || points.length !== 2) throw new Error('not two points');
  if (stem.includes('y_1 + y_2')) return valueVerdict(question, add(low.y, high.y));
  if (stem.includes('\\(xy\\)?')) return valueVerdict(question, mul(high.x, high.y));
  return valueVerdict(question, stem.includes('value of \\(y\\)') ? high.y : high.x);
};

/** Number of distinct real zeros of a quadratic given by three of its values. */
function realZeros(f: (x: Rational) => Rational): number {
  const [u, v, w] = [f(rat(-1)), f(rat(0)), f(rat(1))];
  const curve = sub(add(u, w), mul(rat(2), v));
  const slope = sub(w, u);
  // 2f(x) = curve·x² + slope·x + 2v; completing the square leaves its sign at the vertex.
  const vertexTimesCurve = sub(mul(rat(8), mul(curve, v)), mul(slope, slope));
  return vertexTimesCurve.n === 0n ? 1 : vertexTimesCurve.n < 0n ? 2 : 0;
}

/** The same from approximate values; null where they leave it open, as for every quadratic with one zero. */
function clearRealZeros(f: (x: number) => number): 0 | 2 | null {
  const [u, v, w] = [f(-1), f(0), f(1)];
  const [curve, slope, size] = [u + w - 2 * v, w - u, Math.max(1, Math.abs(u), Math.abs(v), Math.abs(w))];
  const discriminant = slope * slope - 8 * curve * v;
  // Rounding is nine digits smaller.
  if (!(Math.abs(discriminant) > 1e-6 * size * size)) return null;
  return discriminant > 0 ? 2 : 0;
}

/** How many solutions the printed equation has, by the value of its constant. Thousands are tried, and few of them need exact arithmetic. */
function solutionCounter(left: Expression, right: Expression, letter: string): (value: Rational) => number {
  const exact = (value: Rational) => realZeros((x) => sub(exactly(left, { x, [letter]: value }), exactly(right, { x, [letter]: value })));
  return (value) => {
    const constant = toNumber(value);
    const clear = clearRealZeros((x) => nearly(left, { x, [letter]: constant }) - nearly(right, { x, [letter]: constant }));
    return clear ?? exact(value);
  };
}

/** Tries every enterable constant of the printed equation and keeps those with the wanted number of solutions. */
function constantsWith(count: (value: Rational) => number, wanted: number): Rational[] {
  const out = new Map<string, Rational>();
  for (let d = 1; d <= 12; d++)
    for (let n = -700 * (d === 1 ? 6 : 1); n <= 700 * (d === 1 ? 6 : 1); n++) {
      const value = rat(n, d);
      if (Number(value.d) !== d) continue;
      if (count(value) === wanted) out.set(toText(value), value);
    }
  return [...out.values()];
}

/** Candidates to try: the choices themselves, or a search when there are none. */
function constantVerdict(question: LearnerQuestion, left: string, right: string, letter: string, wanted: number): Verdict {
  const count = solutionCounter(parseLatex(left), parseLatex(right), letter);
  if (question.format === 'choice' && !/least|greatest|lesser|greater/.test(question.stem))
    return choicesWhere(question, (text) => count(exactly(parseLatex(firstMath(text)))) === wanted);
  const limit = /integer/.test(question.stem) ? 400 : 5000;
  if (/least|greatest|lesser|greater/.test(question.stem)) {
    const good = Array.from({ length: 2 * limit + 1 }, (_, k) => rat(k - limit)).filter((value) => count(value) === wanted);
    const bad = (value: Rational) => count(value) !== wanted;
    const [low, high] = [first(good), first([...good].reverse())];
    if (/integer/.test(question.stem) && bad(rat(low.n - 1n)) === bad(rat(high.n + 1n))) throw new Error('no boundary');
    return valueVerdict(question, /least|lesser/.test(question.stem) ? low : high);
  }
  return { format: 'spr', values: constantsWith(count, wanted).map(toText) };
}

const constantForCount: Resolver = (question) => {
  const found = equationsIn(question.stem).find(([left]) => left.includes('x^2'));
  if (!found) throw new Error('no equation');
  const wanted = question.stem.includes('no real') ? 0 : question.stem.includes('two distinct') ? 2 : 1;
  return constantVerdict(question, found[0], found[1], found[0].includes('k') ? 'k' : 'c', wanted);
};

const tangent: Resolver = (question) => {
  const written = equationsIn(question.stem).find(([left, right]) => left.includes('x^2') && right.includes('k'));
  const [one, two] = written ?? rulesOf(question.stem);
  return constantVerdict(question, one, two, 'k', 1);
};

/** Both real zeros of left − right as floats, by halving around the vertex found by ternary search. */
function bothZeros(gap: (x: number) => number): readonly [number, number] {
  const flip = gap(1e6) > 0 ? 1 : -1;
  const f = (x: number) => flip * gap(x);
  let [lo, hi] = [-1e4, 1e4];
  for (let k = 0; k < 300; k++) {
    const [a, b] = [lo + (hi - lo) / 3, hi - (hi - lo) / 3];
    if (f(a) < f(b)) hi = b;
    else lo = a;
  }
  const bottom = (lo + hi) / 2;
  const zero = (far: number) => {
    let [inside, outside] = [bottom, far];
    for (let k = 0; k < 200; k++) {
      const middle = (inside + outside) / 2;
      if (f(middle) < 0) inside = middle;
      else outside = middle;
    }
    return (inside + outside) / 2;
  };
  return [zero(-1e4), zero(1e4)];
}

/** Fraction with a small denominator nearest to a float. */
function rationalNear(value: number): Rational {
  for (let d = 1; d <= 60; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-5) return rat(Math.round(value * d), d);
  throw new Error('not a simple fraction');
}

const sumOrProduct: Resolver = (question, parameters) => {
  const { stem } = question;
  const found = equationsIn(stem).find(([left]) => left.includes('x'));
  if (!found) throw new Error('no equation');
  const [left, right] = [parseLatex(found[0]), parseLatex(found[1])];
  const combine = ([p, q]: readonly [number, number]) => (/the sum of/.test(stem) ? p + q : p * q);
  if (parameters['kind'] === 'ratio') {
    const m = ['', '', 'twice', 'three', 'four', 'five', 'six'].findIndex((word) => word !== '' && stem.includes(`is ${word} `));
    for (let k = 1; k < 5000; k++) {
      for (let x = 1; x <= 60; x++) {
        const gap = (at: number) => exactly(left, { x: rat(at), k: rat(k) }).n;
        if (gap(x) === 0n && gap(m * x) === 0n) return valueVerdict(question, rat(k));
      }
    }
    throw new Error('no constant found');
  }
  if (parameters['kind'] === 'numbers') return valueVerdict(question, rationalNear(combine(bothZeros((x) => nearly(left, { x }) - nearly(right, { x })))));
  const letters = [...new Set(found[0].match(/[a-wyz]/g) ?? [])];
  const samples = [
    [7.3, 11.9],
    [13.1, 5.7],
    [9.4, 10.6],
  ] as const;
  return choicesWhere(question, (text) => {
    const shown = parseLatex(firstMath(text));
    return samples.every((values) => {
      const env = Object.fromEntries(letters.map((letter, index) => [letter, values[index] ?? 1]));
      const value = combine(bothZeros((x) => nearly(left, { x, ...env }) - nearly(right, { x, ...env })));
      return Math.abs(nearly(shown, env) - value) < 1e-4 * Math.max(1, Math.abs(value));
    });
  });
};

export const nonlinearEquationsResolvers: Readonly<Record<string, Resolver>> = {
  'NLE-a': searched,
  'NLE-b': searched,
  'NLE-c': substituted,
  'NLE-d': searched,
  'NLE-e': defined,
  'NLE-f': searched,
  'NLE-g': intersections,
  'NLE-h': constantForCount,
  'NLE-i': sumOrProduct,
  'NLE-j': isolated,
  'NLE-k': extremes,
  'NLE-l': searched,
  'NLE-m': tangent,
  'NLE-n': solutionsWithLetters,
  'NLE-o': beyondTangent,
  'NLE-p': countedSolutions,
  'NLE-q': sharedSolutions,
  'NLE-r': intersectionConstants,
  'NLE-s': substitutedSolutions,
  'NLE-t': equalTotals,
};
