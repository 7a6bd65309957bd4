/** Re-solvers for equations with unknown constants: the printed equation is solved numerically for some values of the letters. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

/** Fraction with a small denominator at a float. */
export function fractionNear(value: number, largest = 80): Rational {
  for (let d = 1; d <= largest; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-6) return rat(Math.round(value * d), d);
  throw new Error(`${value} is not a simple fraction`);
}

type Letters = Readonly<Record<string, number>>;

/** Both real zeros of a quadratic function, the lesser first, from three of its values. */
function zerosOf(f: (x: number) => number): readonly [number, number] {
  const [l, m, r] = [f(-1), f(0), f(1)];
  const [a, b] = [(l + r) / 2 - m, (r - l) / 2];
  const root = Math.sqrt(b * b - 4 * a * m);
  if (Number.isNaN(root)) throw new Error('no real zeros');
  const both = [(-b - root) / (2 * a), (-b + root) / (2 * a)].sort((x, y) => x - y);
  return [both[0] ?? 0, both[1] ?? 0];
}

const gapOf = ([left, right]: readonly [string, string]) => {
  const [one, two] = [parseLatex(left), parseLatex(right)];
  return (x: number, letters: Letters = {}) => nearly(one, { ...letters, x }) - nearly(two, { ...letters, x });
};

function quadraticIn(stem: string): readonly [string, string] {
  const all = equationsIn(stem).filter(([left]) => left.includes('x^2'));
  const found = all.find(([left]) => left !== 'x^2 + bx + c') ?? all[0];
  if (!found) throw new Error('no equation');
  return found;
}

const lastMath = (stem: string) => mathIn(stem).at(-1) ?? '';

/** The number k for which the statement about the solutions holds. */
function multiple(stem: string): number {
  const equation = quadraticIn(stem);
  const [a, b] = ['a', 'b', 'c', 'd', 'm', 'n', 'p', 'q'].filter((letter) => equation[0].includes(letter));
  if (!a || !b) throw new Error('no letters');
  const found = [
    [1.3, 2.9],
    [3.7, 0.6],
  ].map(([A = 1, B = 1]) => {
    const letters = { [a]: A, [b]: B };
    const gap = gapOf(equation);
    const [r, s] = zerosOf((x) => gap(x, letters));
    if (stem.includes('product')) return (r * s) / (A * B);
    if (stem.includes('sum')) return (r + s + B) / A;
    return (near(r, -B) ? s : r) / A;
  });
  if (!near(found[0] ?? 0, found[1] ?? 1)) throw new Error('no constant multiple');
  return found[0] ?? 0;
}

/** Combinations of r and s, products with letters, a second equation with changed solutions, a constant from a given combination. */
export const solutionsWithLetters: Resolver = (question, parameters) => {
  const { stem } = question;
  const equation = quadraticIn(stem);
  const gap = gapOf(equation);
  if (parameters['kind'] === 'factored') return valueVerdict(question, fractionNear(multiple(stem)));
  if (parameters['kind'] === 'combined') {
    const [b = 'b', c = 'c'] = ['b', 'c', 'p', 'q', 'm', 'n', 'h', 'k'].filter((letter) => equation[0].includes(letter));
    const wanted = mathIn(stem).find((latex) => /r/.test(latex.replaceAll('frac', '')) && /s/.test(latex) && !latex.includes('=')) ?? '';
    const samples = [
      [9.7, 2.3],
      [8.1, 5.9],
    ];
    return choicesWhere(question, (text) =>
      samples.every(([B = 1, C = 1]) => {
        const letters = { [b]: B, [c]: C };
        const [r, s] = zerosOf((x) => gap(x, letters));
        return near(nearly(parseLatex(firstMath(text)), letters), nearly(parseLatex(wanted), { r, s }));
      }),
    );
  }
  if (parameters['kind'] === 'moved') {
    const [r, s] = zerosOf((x) => gap(x));
    const changed = mathIn(stem).filter((latex) => /\d/.test(latex) && /[rs]/.test(latex) && !latex.includes('='));
    const [u = 0, v = 0] = changed.map((latex) => nearly(parseLatex(latex), { r, s }));
    return valueVerdict(question, fractionNear(nearly(parseLatex(lastMath(stem)), { b: -(u + v), c: u * v })));
  }
  const given = equationsIn(stem).find(([left]) => left.includes('r') && left.includes('s'));
  const total = given?.[1] ?? mathIn(stem).at(-2) ?? '';
  const isSum = given ? given[0].includes('r^2') : stem.includes('sum of the squares');
  const target = nearly(parseLatex(total));
  const fits = Array.from({ length: 801 }, (_, index) => index - 400).filter((c) => {
    try {
      const [r, s] = zerosOf((x) => gap(x, { c }));
      return near(isSum ? r * r + s * s : (r - s) ** 2, target);
    } catch {
      return false;
    }
  });
  if (fits.length !== 1) throw new Error(`${fits.length} constants`);
  return valueVerdict(question, rat(fits[0] ?? 0));
};
