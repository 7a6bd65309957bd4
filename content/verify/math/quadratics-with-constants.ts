/** Re-solvers for quadratics whose constants follow from what is said of their solutions: the constants are tried or read off linearly, the solutions searched. */
import { rat } from '#core/rational.ts';
import { nearly, parseLatex, type Expression } from '../latex-expression.ts';
import { equationsIn, mathIn, near, numbersIn, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { fractionNear } from './equations-with-constants.ts';

type Letters = Readonly<Record<string, number>>;

/** Real zeros of a function that is quadratic or linear, in ascending order. */
function zerosOf(f: (x: number) => number): number[] {
  const [l, m, r] = [f(-1), f(0), f(1)];
  const [a, b] = [(l + r) / 2 - m, (r - l) / 2];
  if (Math.abs(a) < 1e-9) return [-m / b];
  const d = b * b - 4 * a * m;
  return d < 0 ? [] : [(-b - Math.sqrt(d)) / (2 * a), (-b + Math.sqrt(d)) / (2 * a)].sort((one, two) => one - two);
}

const gapOf = (sides: readonly [string, string]) => {
  const [left, right]: readonly Expression[] = sides.map((side) => parseLatex(side));
  if (!left || !right) throw new Error('no equation');
  return (letters: Letters) => nearly(left, letters) - nearly(right, letters);
};
const numberAlone = (stem: string) => Number(mathIn(stem).flatMap((latex) => /^(?:x = )?(-?\d+)$/.exec(latex)?.[1] ?? [])[0]);
const askedFor = (stem: string) => parseLatex(/value of \\\(([^()]*)\\\)\?$/.exec(stem)?.[1] ?? '');
const only = <T>(list: readonly T[]): T => {
  const [value] = list;
  if (value === undefined || list.length !== 1) throw new Error(`${list.length} possibilities`);
  return value;
};
const whole = (limit: number) => Array.from({ length: 2 * limit + 1 }, (_, index) => index - limit);

export const sharedSolutions: Resolver = (question) => {
  const { stem } = question;
  const equations = equationsIn(stem).filter((sides) => sides.join().includes('x^2'));
  const letterIn = (sides: readonly [string, string]) => /[a-wyz]/.exec(sides.join(' '))?.[0] ?? '';
  /** The constant that makes x a solution. */
  const fitted = (sides: readonly [string, string], x: number) => only(zerosOf((value) => gapOf(sides)({ x, [letterIn(sides)]: value })));
  const others = (sides: readonly [string, string], x: number) =>
    only(zerosOf((at) => gapOf(sides)({ x: at, [letterIn(sides)]: fitted(sides, x) })).filter((at) => !near(at, x)));
  const [first, second] = equations;
  if (!first) throw new Error('no equation');
  if (!second) return valueVerdict(question, fractionNear(others(first, numberAlone(stem))));
  const known = equationsIn(stem).find((sides) => !sides.join().includes('x') && sides.join().includes(letterIn(second)));
  if (!known) throw new Error('no condition');
  const constants = (x: number) => ({ [letterIn(first)]: fitted(first, x), [letterIn(second)]: fitted(second, x) });
  const x = only(whole(60).filter((value) => value !== 0 && near(gapOf(known)(constants(value)), 0)));
  if (stem.includes('sum of the other')) return valueVerdict(question, fractionNear(others(first, x) + others(second, x)));
  return valueVerdict(question, fractionNear(nearly(askedFor(stem), constants(x))));
};

export const intersectionConstants: Resolver = (question) => {
  const { stem } = question;
  const rules = mathIn(stem)
    .filter((latex) => latex.startsWith('y = '))
    .map((latex) => latex.replace('y = ', ''));
  const [curve, line] = [rules.find((rule) => rule.includes('x^2')), rules.find((rule) => !rule.includes('x^2'))];
  if (!curve || !line) throw new Error('no curve and line');
  const gap = gapOf([curve, line]);
  const at = (constant: Letters) => zerosOf((x) => gap({ ...constant, x }));
  const onLine = (constant: Letters, x: number) => nearly(parseLatex(line), { ...constant, x });
  const apart = /\(p \+ (\d+), r\)/.exec(stem)?.[1];
  if (apart === undefined) {
    const h = stem.includes('p + r') ? Number(/p \+ r = (-?\d+)/.exec(stem)?.[1]) / 2 : numberAlone(stem);
    const m = only(
      whole(400).filter(
        (value) =>
          at({ m: value }).length === 2 &&
          near(
            at({ m: value }).reduce((sum, x) => sum + x),
            2 * h,
          ),
      ),
    );
    return valueVerdict(question, fractionNear(stem.includes('value of \\(m') ? m : onLine({ m }, h)));
  }
  const k = only(
    whole(400).filter((value) => {
      const [low, high] = at({ k: value });
      return low !== undefined && high !== undefined && near(high - low, Number(apart));
    }),
  );
  const p = at({ k })[0] ?? NaN;
  return valueVerdict(question, fractionNear(nearly(askedFor(stem), { k, p, q: onLine({ k }, p) })));
};

/** The solutions of the printed second equation, on both sides of 0, for one choice of coefficients that fits what is said. */
function solutionsOf(latex: string, letters: Letters): number[] {
  const left = parseLatex(latex.replace('= 0', ''));
  const f = (x: number) => nearly(left, { ...letters, x });
  if (!/sqrt|x\^4/.test(latex)) return zerosOf(f);
  return whole(200).filter((x) => Math.abs(f(x)) < 1e-7);
}

export const substitutedSolutions: Resolver = (question) => {
  const { stem } = question;
  const equations = equationsIn(stem).filter(([left]) => left.includes('x'));
  const second = only(equations.filter(([left]) => left !== 'ax^2 + bx + c'))[0];
  const [one = NaN, two = NaN] = mathIn(stem)
    .filter((latex) => /^-?\d+$/.test(latex))
    .map(Number);
  const results = (sum: number, product: number, a: number) => {
    const found = solutionsOf(second, { a, b: -a * sum, c: a * product });
    const total = found.reduce((all, x) => all + x, 0);
    const least = Math.min(...found);
    if (stem.includes('the sum of the solutions')) return total;
    if (stem.includes('the product of')) return found.reduce((all, x) => all * x, 1);
    if (/only real|one real solution/.test(stem)) return only(found);
    return stem.includes('lesser') ? least : Math.max(...found);
  };
  // Two choices of what is left open: the answer must not depend on it.
  const values = !stem.includes('a sum of')
    ? [results(one + two, one * two, 3), results(one + two, one * two, -5)]
    : stem.includes('a product of')
      ? [results(one, two, 3), results(one, two, -5)]
      : [results(one, one - 30, 3), results(one, -one - 80, -5)];
  const [value = NaN, again = NaN] = values;
  if (!near(value, again)) throw new Error('the answer depends on the coefficients');
  return valueVerdict(question, fractionNear(value));
};

export const equalTotals: Resolver = (question, parameters) => {
  const [total = NaN, one = NaN, two = NaN] = numbersIn(question.stem.replaceAll('-page', ' page'));
  const [a, b] = parameters['first'] === 'parts' ? [one, two] : [two, one];
  const direction = Number(parameters['direction']);
  const parts = only(
    Array.from({ length: total }, (_, index) => index + 1).filter(
      (n) => near((n + direction * a) * (total / n - direction * b), total) && n + direction * a > 0,
    ),
  );
  const each = total / parts;
  const values: Readonly<Record<string, number>> = { parts, each, newParts: parts + direction * a, newEach: each - direction * b };
  return valueVerdict(question, rat(values[String(parameters['ask'])] ?? NaN));
};
