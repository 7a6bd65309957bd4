/** Re-solver for powers with unknown constants: expressions are evaluated, exponents read off from logarithms. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

function fraction(value: number): Rational {
  for (let d = 1; d <= 200; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return rat(Math.round(value * d), d);
  throw new Error(`${value} is no simple fraction`);
}

export const powersOfOneBase: Resolver = (question, parameters) => {
  const { stem } = question;
  const asked = mathIn(stem).at(-1) ?? '';
  if (parameters['kind'] === 'roots') {
    const latex = mathIn(stem).find((part) => part.includes('\\sqrt')) ?? '';
    const letter = /\\\((\w) > 1\\\)/.exec(stem)?.[1] ?? '';
    const parsed = parseLatex(latex);
    const at = (value: number) => nearly(parsed, { [letter]: value });
    return valueVerdict(question, fraction(nearly(parseLatex(asked), { a: at(1), b: Math.log(at(Math.E) / at(1)) })));
  }
  if (parameters['kind'] === 'base') {
    const latex = mathIn(stem).find((part) => /\^x/.test(part) && !part.includes('=')) ?? '';
    const [left, right] = equationsIn(stem)[0] ?? ['', ''];
    const [relation, total] = [parseLatex(left), nearly(parseLatex(right))];
    const fits = (x: number) => {
      const [at0, at1] = [nearly(relation, { x, y: 0 }), nearly(relation, { x, y: 1 })];
      return (total - at0) / (at1 - at0);
    };
    const parsed = parseLatex(latex);
    return choicesWhere(question, (text) => [0.3, 1.7].every((x) => near(nearly(parsed, { x, y: fits(x) }) / nearly(parseLatex(firstMath(text))), 1)));
  }
  const equations = equationsIn(stem);
  const condition = equations.find(([left]) => left.includes('x'));
  const known = equations.find(([left]) => !left.includes('x'));
  if (!condition || !known) throw new Error('two equations expected');
  const letters = [...new Set(known[0].match(/[a-z]/g) ?? [])];
  const [a = '', b = ''] = letters;
  const [left, right, given, total] = [parseLatex(condition[0]), parseLatex(condition[1]), parseLatex(known[0]), nearly(parseLatex(known[1]))];
  const exponent = Math.log(nearly(right, { x: 2 })) / Math.log(2);
  for (let first = -200; first <= 200; first++) {
    const one = first / 2;
    const [at0, at1] = [nearly(given, { [a]: one, [b]: 0 }), nearly(given, { [a]: one, [b]: 1 })];
    const other = (total - at0) / (at1 - at0);
    // Small bases keep large powers finite.
    const found = Math.log(nearly(left, { x: 1.001, [a]: one, [b]: other })) / Math.log(1.001);
    if (Math.abs(found - exponent) < 1e-4) return valueVerdict(question, fraction(nearly(parseLatex(asked), { [a]: one, [b]: other })));
  }
  throw new Error('no constants fit');
};
