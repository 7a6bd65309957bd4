/** Re-solvers for functions with unknown constants: every function that fits the text is tried. */
import { rat } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

/** Leading coefficients of either sign, from nearly flat to very steep. */
const steepness = Array.from({ length: 1600 }, (_, index) => 0.0005 * 1.01 ** index).flatMap((size) => [size, -size]);

/** Parabolas with the stated vertex, number of intercepts and sign of c. */
function parabolas(stem: string) {
  const [, h = 0, k = 0] = (/\((-?\d+), (-?\d+)\)/.exec(mathIn(stem).find((latex) => /^\(-?\d+, -?\d+\)$/.test(latex)) ?? '') ?? []).map(Number);
  const meets = /does not intersect|no \\\(x\\\)-intercepts/.test(stem) ? 0 : 2;
  const wantedC = /c < 0|-intercept of the graph is negative/.test(stem) ? -1 : /c > 0|-intercept of the graph is positive/.test(stem) ? 1 : 0;
  return steepness
    .map((a) => ({ a, b: -2 * a * h, c: a * h * h + k }))
    .filter(({ a, b, c }) => (b * b - 4 * a * c > 0 ? 2 : 0) === meets && (wantedC === 0 || Math.sign(c) === wantedC));
}

const holds = (claim: string, letters: Readonly<Record<string, number>>): boolean => {
  const [, left = '', sign = '', right = ''] = /^(.*) ([<>]) (.*)$/.exec(claim) ?? [];
  const gap = nearly(parseLatex(left), letters) - nearly(parseLatex(right), letters);
  return sign === '<' ? gap < -1e-12 : gap > 1e-12;
};

export const vertexAndInterceptCount: Resolver = (question) => {
  const all = parabolas(question.stem);
  if (/must be true/.test(question.stem)) return choicesWhere(question, (text) => all.every((letters) => holds(firstMath(text), letters)));
  const expression = parseLatex(mathIn(question.stem).at(-1) ?? '');
  const values = all.map((letters) => nearly(expression, letters));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (/integer/.test(question.stem)) return valueVerdict(question, rat(/least/.test(question.stem) ? Math.ceil(low + 1e-9) : Math.floor(high - 1e-9)));
  return choicesWhere(question, (text) => {
    const value = nearly(parseLatex(firstMath(text)));
    return value > low && value < high;
  });
};
