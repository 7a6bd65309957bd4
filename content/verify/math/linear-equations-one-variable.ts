/** Re-solvers for topic 11: the rendered equation is read back and tested by coefficients, substitution or counting. */
import { div, equal, neg, rat, sub, mul, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { differenceForm, equationsIn, evaluate, mathIn, numbersIn } from '../evaluate-latex.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { meaningOfPart, modelsStory } from './rate-stories.ts';

const zero = rat(0);

function firstEquation(text: string): [string, string] {
  const [equation] = equationsIn(text);
  if (!equation) throw new Error(`no equation in ${text}`);
  return equation;
}

/** Solution of a linear equation in x by two evaluations of the difference of its sides. */
function solve(equation: [string, string]): Rational {
  const { x = zero, '': constant = zero } = differenceForm(equation, ['x']);
  return div(neg(constant), x);
}

/** The last expression in x that stands in a question after the equation. */
function evaluateAsked(question: LearnerQuestion): Verdict {
  const x = solve(firstEquation(question.stem));
  const asked = mathIn(question.stem)
    .filter((latex) => !latex.includes('=') && latex !== 'x')
    .at(-1);
  if (!asked) throw new Error('nothing asked');
  return numberVerdict(question, evaluate(asked, { x }));
}

const solveGiven: Resolver = (question) => numberVerdict(question, solve(firstEquation(question.stem)));

/** none, one or all, found by testing the equation at three points. */
function solutionKind(equation: [string, string]): 'none' | 'one' | 'all' {
  const gaps = [3, 10, -7].map((x) => sub(evaluate(equation[0], { x: rat(x) }), evaluate(equation[1], { x: rat(x) })));
  const [first = zero, second = zero] = gaps;
  if (!equal(first, second)) return 'one';
  return equal(first, zero) ? 'all' : 'none';
}

const countNames: Readonly<Record<string, string>> = { Zero: 'none', 'Exactly one': 'one', 'Infinitely many': 'all' };

const howMany: Resolver = (question) => {
  if (question.stem.startsWith('Which')) {
    const wanted = question.stem.includes('no solution') ? 'none' : 'all';
    return choicesWhere(question, (text) => solutionKind(firstEquation(text)) === wanted);
  }
  const kind = solutionKind(firstEquation(question.stem));
  return choicesWhere(question, (text) => countNames[text] === kind);
};

/** The k at which the gap between the sides no longer depends on x; the constants must then fit the condition. */
const decisiveConstant: Resolver = (question) => {
  const [left, right] = firstEquation(question.stem);
  const gap = (x: number, k: Rational) => sub(evaluate(left, { x: rat(x), k }), evaluate(right, { x: rat(x), k }));
  const slope = (k: Rational) => sub(gap(1, k), gap(0, k));
  const [atZero, atOne] = [slope(rat(0)), slope(rat(1))];
  const k = div(neg(atZero), sub(atOne, atZero));
  const allTrue = equal(gap(5, k), zero);
  if (allTrue !== question.stem.includes('infinitely many')) throw new Error('the constants do not fit the condition');
  return numberVerdict(question, k);
};

/** Chooses letters at random-looking values, solves for x numerically, and compares every choice. */
function literal(question: LearnerQuestion): Verdict {
  const equation = firstEquation(question.stem);
  const letters = [...new Set(equation.join('').match(/[a-z]/g) ?? [])].filter((letter) => letter !== 'x');
  const trials = [
    [7, 3, 11, 5],
    [29, 13, 2, 17],
    [5, 19, 23, 31],
  ].map((values) => Object.fromEntries(letters.map((letter, index) => [letter, rat(values[index] ?? 1)])));
  return choicesWhere(question, (text) =>
    trials.every((values) => {
      const x = evaluate(bare(text), values);
      return equal(evaluate(equation[0], { ...values, x }), evaluate(equation[1], { ...values, x }));
    }),
  );
}

/** Two values of x give two equations in a and b, solved by Cramer's rule. */
function identity(question: LearnerQuestion): Verdict {
  const equation = firstEquation(question.stem);
  const row = (x: number) => differenceForm(equation, ['a', 'b'], { x: rat(x) });
  const [one, two] = [row(1), row(-2)];
  const det = (p: Rational, q: Rational, r: Rational, s: Rational) => sub(mul(p, s), mul(q, r));
  const pick = (form: Record<string, Rational>, letter: string) => form[letter] ?? zero;
  const base = det(pick(one, 'a'), pick(one, 'b'), pick(two, 'a'), pick(two, 'b'));
  const a = div(det(neg(pick(one, '')), pick(one, 'b'), neg(pick(two, '')), pick(two, 'b')), base);
  const b = div(det(pick(one, 'a'), neg(pick(one, '')), pick(two, 'a'), neg(pick(two, ''))), base);
  return numberVerdict(question, evaluate(mathIn(question.stem).at(-1) ?? '', { a, b }));
}

/** Whole numbers up to a bound that satisfy the story, found by trying them all. */
function search(holds: (n: number) => number | null): Rational {
  const hits = Array.from({ length: 2000 }, (_, n) => holds(n)).filter((value) => value !== null);
  if (hits.length !== 1) throw new Error(`${hits.length} numbers satisfy the story`);
  return rat(hits[0] ?? 0);
}

const story: Resolver = (question, { kind }) => {
  const told = numbersIn(
    question.stem
      .replace(/\btwice\b/g, '2 times')
      .replace(/\bthree\b/g, '3')
      .replace(/\bfour\b/g, '4')
      .replace(/\bfive\b/g, '5'),
  ).map(({ n }) => Number(n));
  const [p = 0, q = 0, r = 0, s = 0] = told;
  const less = /\b(less|fewer) than/.test(question.stem) ? -1 : 1;
  switch (kind) {
    case 'fixed':
      return numberVerdict(
        question,
        search((n) => (p + q * n === r ? n : null)),
      );
    case 'perimeter': {
      const [factor, total] = told.length === 3 ? [q, r] : [1, q];
      return numberVerdict(
        question,
        search((width) => {
          const length = factor * width + less * p;
          return 2 * (length + width) === total ? (/what is the width/i.test(question.stem) ? width : length) : null;
        }),
      );
    }
    case 'consecutive': {
      const gap = /even|odd/.test(question.stem) ? 2 : 1;
      return numberVerdict(
        question,
        search((first) => {
          const list = Array.from({ length: p }, (_, index) => first + gap * index);
          return list.reduce((sum, value) => sum + value, 0) === q ? (question.stem.includes('greatest') ? Math.max(...list) : first) : null;
        }),
      );
    }
    case 'same':
      return numberVerdict(
        question,
        search((n) => (p + q * n === r + s * n ? n : null)),
      );
    case 'shares':
      return numberVerdict(
        question,
        search((small) => (small + r * small + less * q === p ? r * small + less * q : null)),
      );
    default:
      throw new Error(`unknown story ${String(kind)}`);
  }
};

const lettersAsCoefficients: Resolver = (question) => (question.stem.includes('\\ne') ? literal(question) : identity(question));

export const linearEquationsOneVariableResolvers: Readonly<Record<string, Resolver>> = {
  'LE1-a': solveGiven,
  'LE1-b': evaluateAsked,
  'LE1-c': solveGiven,
  'LE1-d': solveGiven,
  'LE1-e': evaluateAsked,
  'LE1-f': modelsStory,
  'LE1-g': story,
  'LE1-h': meaningOfPart,
  'LE1-i': howMany,
  'LE1-j': decisiveConstant,
  'LE1-k': lettersAsCoefficients,
};
