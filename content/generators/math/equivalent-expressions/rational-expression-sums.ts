/** Sums and differences of rational expressions. */
import {
  addPolynomials,
  multiplyPolynomials,
  polynomial,
  polynomialLatex,
  polynomialText,
  scalePolynomial,
  type Polynomial,
} from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { linearFactor } from '../formulas.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

function draft(random: Random): Draft | null {
  const [r, s] = [random.pick([-1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(1, 9)];
  const [a, b] = [random.int(2, 9), random.int(2, 9)];
  const minus = random.chance(1, 2);
  const withX = random.chance(1, 3);
  if (r === s || a === b) return null;
  const [p, q] = [polynomial(1, -r), polynomial(1, -s)];
  const top = withX ? polynomial(a, 0) : polynomial(a);
  const sign = minus ? -1 : 1;
  const numerator = addPolynomials(multiplyPolynomials(top, q), scalePolynomial(p, sign * b));
  const below = `${linearFactor(r)}${linearFactor(s)}`;
  const product = multiplyPolynomials(p, q);
  const fraction = (n: Polynomial) => ({ latex: `\\frac{${polynomialLatex(n)}}{${below}}`, value: `${polynomialText(n)}/2` });
  const option = (n: Polynomial, code: Misconception, why: string) => wrongFormula(code, fraction(n).latex, fraction(n).value, why);
  const denominators = addPolynomials(p, scalePolynomial(q, 1));
  const naive = addPolynomials(top, polynomial(sign * b));
  const first = `\\frac{${polynomialLatex(top)}}{${polynomialLatex(p)}}`;
  const second = `\\frac{${b}}{${polynomialLatex(q)}}`;
  if (numerator.length === 1 || naive.every(({ n }) => n === 0n) || product.length !== 3) return null;
  const lostSign = addPolynomials(multiplyPolynomials(top, q), polynomial(sign * b, b * r * (minus ? -1 : 1)));
  return {
    parameters: { a, b, r, s, minus, withX },
    stem: `Which expression is equivalent to ${math(`${first} ${minus ? '-' : '+'} ${second}`)}, where ${math(`x \\neq ${r}`)} and ${math(`x \\neq ${s}`)}?`,
    answer: {
      format: 'choice',
      correct: rightFormula(
        fraction(numerator).latex,
        fraction(numerator).value,
        `Over the common denominator ${math(below)}, the numerators combine to ${math(polynomialLatex(numerator))}.`,
      ),
      wrong: [
        wrongFormula(
          'FRAC',
          `\\frac{${polynomialLatex(naive)}}{${polynomialLatex(denominators)}}`,
          `${polynomialText(naive)}/1`,
          'This combines the numerators and the denominators separately; use a common denominator instead.',
        ),
        option(naive, 'FRAC', 'The denominator is right, but each numerator must also be multiplied by the factor its denominator was missing.'),
        option(
          addPolynomials(multiplyPolynomials(top, p), scalePolynomial(q, sign * b)),
          'SWAP',
          'This multiplies each numerator by its own denominator instead of by the other one.',
        ),
        option(
          lostSign,
          'SIGN',
          minus
            ? `The minus sign must be distributed to both terms of ${math(`${b}(${polynomialLatex(p)})`)}, not just the first.`
            : `The constant of ${math(`${b}(${polynomialLatex(p)})`)} has the wrong sign.`,
        ),
        option(addPolynomials(multiplyPolynomials(top, q), scalePolynomial(p, -sign * b)), 'SIGN', `This ${minus ? 'adds' : 'subtracts'} the second fraction.`),
      ],
    },
    steps: [
      `To ${minus ? 'subtract' : 'add'} fractions, rewrite them with a common denominator, here ${math(below)}.`,
      `Rewrite each fraction: ${math(`\\frac{${withX ? `${a}x` : a}(${polynomialLatex(q)})}{${below}} ${minus ? '-' : '+'} \\frac{${b}(${polynomialLatex(p)})}{${below}}`)}.`,
      `The numerator is ${math(`${polynomialLatex(multiplyPolynomials(top, q))} ${minus ? '-' : '+'} (${polynomialLatex(scalePolynomial(p, b))}) = ${polynomialLatex(numerator)}`)}.`,
      `Check at ${math('x = 0')}: ${math(`${withX ? '0' : `\\frac{${a}}{${-r}}`} ${minus ? '-' : '+'} \\frac{${b}}{${-s}}`)} and ${math(`\\frac{${numerator[0]?.n ?? 0n}}{${r * s}}`)} are equal.`,
    ],
    takeaway: 'Multiply each numerator by the factor its denominator is missing, and keep it in parentheses when you subtract.',
  };
}

export const rationalExpressionSums: Generator = {
  archetype: 'EQX-f',
  topicId: 18,
  version: 3,
  levels: [3],
  skillTags: ['rational-expressions', 'common-denominator'],
  draft,
};
