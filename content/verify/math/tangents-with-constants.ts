/** Re-solver for a line and a parabola with exactly one common point: the discriminant as a function of the unknown constant is brought to 0. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { fractionNear } from './equations-with-constants.ts';

type Letters = Readonly<Record<string, number>>;
type Rule = (x: number, letters: Letters) => number;

/** Right sides of the two equations, the parabola first; a line given by its slope gets the intercept k. */
function rulesIn(stem: string): readonly [Rule, Rule] {
  const aligned = mathIn(stem).find((latex) => latex.includes('aligned'));
  const rows = (aligned ? aligned.replace(/\\(begin|end)\{aligned\}|&/g, '').split('\\\\') : mathIn(stem))
    .filter((latex) => /^\s*y\s*=/.test(latex))
    .map((latex) => latex.replace(/^\s*y\s*=/, ''));
  const slope = /slope of \\\((-?\d+)\\\)/.exec(stem)?.[1];
  if (slope) rows.push(`${slope}x + k`);
  const curve = rows.find((row) => row.includes('x^2'));
  const line = rows.find((row) => !row.includes('x^2'));
  if (!curve || !line) throw new Error('no parabola and line');
  const rule = (latex: string): Rule => {
    const parsed = parseLatex(latex);
    return (x, letters) => nearly(parsed, { ...letters, x });
  };
  return [rule(curve), rule(line)];
}

/** a, b, c of parabola minus line. */
function gapOf([curve, line]: readonly [Rule, Rule], letters: Letters) {
  const gap = (x: number) => curve(x, letters) - line(x, letters);
  const [l, m, r] = [gap(-1), gap(0), gap(1)];
  return [(l + r) / 2 - m, (r - l) / 2, m] as const;
}

const discriminant = (rules: readonly [Rule, Rule], letters: Letters) => {
  const [a, b, c] = gapOf(rules, letters);
  return b * b - 4 * a * c;
};

/** Zeros of a function that is linear or quadratic. */
function zerosOf(f: (value: number) => number): number[] {
  const [l, m, r] = [f(-1), f(0), f(1)];
  const [a, b] = [(l + r) / 2 - m, (r - l) / 2];
  if (Math.abs(a) < 1e-9) return [-m / b];
  const root = Math.sqrt(b * b - 4 * a * m);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

export const beyondTangent: Resolver = (question) => {
  const { stem } = question;
  const rules = rulesIn(stem);
  const pair = /\\\((\w)\\\) and \\\((\w)\\\) are constants/.exec(stem);
  if (pair) {
    const [, p = '', q = ''] = pair;
    const at = (value: number) => zerosOf((other) => discriminant(rules, { [p]: value, [q]: other }))[0] ?? NaN;
    if (/-/.test(mathIn(stem).at(-1) ?? '') && stem.includes('What is the value')) {
      const [one, two] = [2 - at(2), 5 - at(5)];
      if (!near(one, two)) throw new Error('no fixed difference');
      return valueVerdict(question, fractionNear(one));
    }
    return choicesWhere(question, (text) =>
      [2, 7.5].every((value) => near(nearly(parseLatex(firstMath(text).split('=')[1] ?? ''), { [p]: value }), at(value))),
    );
  }
  const letter = /\\\((\w)\\\) is a /.exec(stem)?.[1] ?? 'k';
  const values = zerosOf((value) => discriminant(rules, { [letter]: value }))
    .filter((value) => !stem.includes('a positive constant') || value > 0)
    .filter((value) => !stem.includes('a negative constant') || value < 0);
  const [value] = values;
  if (value === undefined || values.length !== 1) throw new Error(`${values.length} constants`);
  const letters = { [letter]: value };
  const [a, b] = gapOf(rules, letters);
  const x = -b / (2 * a);
  const [start, step] = [rules[1](0, letters), rules[1](1, letters)];
  if (stem.includes('-intercept of the line')) return valueVerdict(question, fractionNear(-start / (step - start)));
  return valueVerdict(question, fractionNear(nearly(parseLatex(mathIn(stem).at(-1) ?? ''), { ...letters, x, y: rules[0](x, letters) })));
};
