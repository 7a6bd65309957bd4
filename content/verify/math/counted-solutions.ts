/** Re-solver for equations with a radical, a fraction, a product or bars: solutions are counted for every candidate of the constant. */
import { add, rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { equationsIn, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

type Letters = Readonly<Record<string, number>>;

/** Real zeros of a function that is quadratic or linear in x. */
function zerosOf(f: (x: number) => number): number[] {
  const [l, m, r] = [f(-1), f(0), f(1)];
  const [a, b] = [(l + r) / 2 - m, (r - l) / 2];
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-m / b];
  const d = b * b - 4 * a * m;
  if (Math.abs(d) < 1e-7) return [-b / (2 * a)];
  return d < 0 ? [] : [(-b - Math.sqrt(d)) / (2 * a), (-b + Math.sqrt(d)) / (2 * a)];
}

const distinct = (values: readonly number[]) => values.filter((value, index) => values.findIndex((other) => Math.abs(other - value) < 1e-6) === index);
const at = (latex: string, letters: Letters) => {
  const parsed = parseLatex(latex);
  return (x: number) => nearly(parsed, { ...letters, x });
};

/** The equation's real solutions for a value of k. */
function solutions([left, right]: readonly [string, string], k: number): number[] {
  const letters = { k };
  const [one, two] = [at(left, letters), at(right, letters)];
  const gap = (x: number) => one(x) - two(x);
  if (left.includes('\\sqrt')) {
    const inside = at(/\\sqrt\{(.*)\}/.exec(left)?.[1] ?? '', letters);
    return distinct(zerosOf((x) => inside(x) - two(x) ** 2).filter((x) => two(x) > -1e-9));
  }
  if (left.includes('|')) {
    // Both halves of the V, each a line.
    const inside = at(/\|(.*)\|/.exec(left)?.[1] ?? '', letters);
    const [kink = 0] = zerosOf(inside);
    const half = (side: number) => zerosOf((x) => gap(kink + side * (2 + x))).map((x) => kink + side * (2 + x));
    return distinct([...half(1).filter((x) => x >= kink - 1e-9), ...half(-1).filter((x) => x <= kink + 1e-9)]);
  }
  const under = [...`${left} ${right}`.matchAll(/\}\{([^{}]*)\}/g)].map(([, latex = '']) => latex);
  if (under.length > 0) {
    const denominator = at(under[0] ?? '', letters);
    const [hole = NaN] = zerosOf(denominator);
    // Sampled away from the hole, the equation times its denominator is a polynomial of degree two.
    const cleared = (x: number) => gap(hole + 0.5 + x + 1.25) * denominator(hole + 0.5 + x + 1.25);
    return distinct(zerosOf(cleared).map((x) => hole + 0.5 + x + 1.25)).filter((x) => Math.abs(x - hole) > 1e-6);
  }
  const factors = /^(\(?[^()]*\)?|x)\((.*)\)$/.exec(left);
  return distinct([...zerosOf(at(factors?.[1] ?? '', letters)), ...zerosOf(at(factors?.[2] ?? '', letters))]);
}

export const countedSolutions: Resolver = (question, parameters) => {
  const { stem } = question;
  const equation = equationsIn(stem).find(([left]) => left.includes('x'));
  if (!equation) throw new Error('no equation');
  const candidates = Array.from({ length: 1601 }, (_, index) => index - 800);
  if (parameters['kind'] === 'extraneous') {
    const p = Number(/x = (-?\d+)/.exec(stem)?.[1]);
    const inside = /\\sqrt\{(.*)\}/.exec(equation[0])?.[1] ?? '';
    const fits = candidates.filter((k) => Math.abs(at(inside, { k })(p) - at(equation[1], {})(p) ** 2) < 1e-9);
    const [k] = fits;
    if (k === undefined || fits.length !== 1) throw new Error('no constant');
    const found = solutions(equation, k);
    const [x] = found;
    if (x === undefined || found.length !== 1 || Math.abs(x - p) < 1e-6) throw new Error('not one solution');
    return valueVerdict(question, rat(stem.trimEnd().endsWith('value of \\(k\\)?') ? k : Math.round(x)));
  }
  const wanted = /no (real )?solution/.test(stem) ? 0 : /exactly one solution/.test(stem) ? 1 : /has a real solution/.test(stem) ? -1 : 2;
  const good: Rational[] = candidates
    .filter((k) => {
      const count = solutions(equation, k).length;
      return wanted < 0 ? count > 0 : count === wanted;
    })
    .map((k) => rat(k));
  const [low, high] = [good[0], good.at(-1)];
  if (!low || !high) throw new Error('no constant');
  if (/sum of these/.test(stem)) {
    if (good.length !== 2) throw new Error(`${good.length} constants`);
    return valueVerdict(question, add(low, high));
  }
  if (/least|lesser/.test(stem)) return valueVerdict(question, low);
  if (/greatest|greater/.test(stem)) return valueVerdict(question, high);
  if (good.length !== 1) throw new Error(`${good.length} constants`);
  return valueVerdict(question, low);
};
