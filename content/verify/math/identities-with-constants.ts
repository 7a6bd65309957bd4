/** Re-solvers for identities with unknown constants: the printed sides are compared at a few values of x. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { fractionNear } from './equations-with-constants.ts';

type Letters = Readonly<Record<string, number>>;
const points = [0.37, 11.3, 13.9, 17.1] as const;

/** Left side minus right side: of the one printed equation, or of the two expressions that are called equivalent. */
function gapIn(stem: string): (letters: Letters) => number {
  const shown = mathIn(stem).filter((latex) => latex.includes('x') && latex.length > 6);
  const [one = '', two = ''] = shown[0]?.includes('=') ? shown[0].split('=') : shown;
  const [left, right] = [parseLatex(one), parseLatex(two)];
  return (letters) => nearly(left, letters) - nearly(right, letters);
}

/** The values of two letters in which the gap is linear, from two values of x. */
function linearPair(gap: (letters: Letters) => number, [u, v]: readonly [string, string], others: (value: Letters) => Letters = (value) => value): Letters {
  const at = (x: number, p: number, q: number) => gap({ ...others({ [u]: p, [v]: q }), y: 1, x });
  const row = (x: number) => ({ p: at(x, 1, 0) - at(x, 0, 0), q: at(x, 0, 1) - at(x, 0, 0), r: -at(x, 0, 0) });
  const [one, two] = [row(points[0]), row(points[1])];
  const det = one.p * two.q - two.p * one.q;
  return others({ [u]: (one.r * two.q - two.r * one.q) / det, [v]: (one.p * two.r - two.p * one.r) / det });
}

const holds = (gap: (letters: Letters) => number, letters: Letters) => points.every((x) => Math.abs(gap({ y: 1, ...letters, x })) < 1e-6);

function fitted(stem: string, kind: unknown): Letters {
  const gap = gapIn(stem);
  const whole = Array.from({ length: 121 }, (_, index) => index - 60);
  const few = whole.filter((value) => Math.abs(value) <= 12);
  const all = (candidates: readonly Letters[]) => candidates.filter((letters) => holds(gap, letters));
  const found = (() => {
    if (kind === 'split' || kind === 'square') return all([linearPair(gap, ['A', 'B'])]);
    if (kind === 'combined') return all([linearPair(gap, ['a', 'b'])]);
    if (kind === 'multiple') {
      const times = Number(/A = (-?\d+)B/.exec(stem)?.[1]);
      return all([linearPair(gap, ['B', 'k'], (value) => ({ ...value, A: times * (value['B'] ?? NaN) }))]);
    }
    const not = Number(/b \\neq (-?\d+)/.exec(stem)?.[1]);
    if (kind === 'letters') return all(whole.filter((b) => b !== not).map((b) => linearPair(gap, ['a', 'c'], (value) => ({ ...value, b }))));
    if (kind === 'around') return all([linearPair(gap, ['b', 'c'])]);
    if (kind === 'constants') {
      const sign = stem.includes('b > 0') ? 1 : -1;
      return all(whole.filter((h) => h * sign > 0).map((h) => ({ h, b: (gap({ h, b: 0, x: 1 }) - gap({ h, b: 0, x: -1 })) / -2 })));
    }
    if (kind === 'twins') return all(few.filter((a) => a > 0).flatMap((a) => few.filter((b) => b > 0).map((b) => ({ a, b }))));
    return few
      .flatMap((m) => few.map((n) => linearPair(gap, ['b', 'c'], (value) => ({ ...value, m, n }))))
      .filter((letters) => near(letters['b'] ?? 0, Math.round(letters['b'] ?? 0)) && holds(gap, letters));
  })();
  const [letters] = found;
  if (!letters || found.length !== 1) throw new Error(`${found.length} fits`);
  return letters;
}

export const constantsOfIdentities: Resolver = (question, parameters) => {
  const asked = /What is the value of \\\((.*?)\\\)\?$/.exec(question.stem)?.[1] ?? '';
  return valueVerdict(question, fractionNear(nearly(parseLatex(asked), fitted(question.stem, parameters['kind']))));
};
