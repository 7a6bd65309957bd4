/** Re-solver for a linear function behind another one: its values are solved for row by row in the printed rule. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { equationsIn, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

function fraction(value: number): Rational {
  for (let d = 1; d <= 200; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return rat(Math.round(value * d), d);
  throw new Error(`${value} is no simple fraction`);
}

export const hiddenLinear: Resolver = (question) => {
  const { stem, stimulus } = question;
  if (stimulus?.kind !== 'table') throw new Error('no table');
  const rule = equationsIn(stem).find(([left]) => left === 'g(x)')?.[1];
  if (!rule) throw new Error('no rule');
  const built = parseLatex(rule, 'f');
  const g = (x: number, f: number) => nearly(built, { x }, { f: () => f });
  const cells = stimulus.table.rows.map((row) => row.map((cell) => mathIn(cell)[0] ?? ''));
  const rows = cells.flatMap(([x = '', value = '']) => (value === 'n' ? [] : [[nearly(parseLatex(x)), nearly(parseLatex(value))] as const]));
  // The rule is linear in f(x): two trials give f(x).
  const values = rows.map(([x, value]) => [x, (value - g(x, 0)) / (g(x, 1) - g(x, 0))] as const);
  const [first, second] = values;
  if (!first || !second) throw new Error('too few rows');
  const slope = (second[1] - first[1]) / (second[0] - first[0]);
  const f = (x: number) => first[1] + slope * (x - first[0]);
  if (!values.every(([x, value]) => near(f(x), value))) throw new Error('not linear');
  const asked = stem.split(/(?<=[.]) /).at(-1) ?? '';
  const hidden = cells.find(([, value]) => value === 'n');
  if (hidden) {
    const x = nearly(parseLatex(hidden[0] ?? ''));
    return valueVerdict(question, fraction(g(x, f(x))));
  }
  if (/slope/.test(asked)) return valueVerdict(question, fraction(slope));
  if (/\\\(x\\\)-intercept|f\(x\) = 0/.test(asked)) return valueVerdict(question, fraction(-f(0) / slope));
  const at = /value of \\\(f\((-?\d+)\)\\\)/.exec(asked)?.[1];
  return valueVerdict(question, fraction(f(at === undefined ? 0 : Number(at))));
};
