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
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signedInt } from '../draws.ts';
import { linearFactor, minusRoot } from '../formulas.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

/** How the question is put, where x takes none of the roots. */
function ask(random: Random, expression: string, roots: readonly number[]): string {
  const where = roots.map((root) => math(`x \\neq ${root}`)).join(' and ');
  const beyond = math(`x > ${Math.max(...roots)}`);
  return random.pick([
    `Which expression is equivalent to ${math(expression)}, where ${where}?`,
    `${math(expression)}\n\nWhich of the following is equivalent to the given expression, where ${where}?`,
    `If ${beyond}, which of the following is equivalent to ${math(expression)}?`,
    `Which of the following is equivalent to ${math(expression)} for ${beyond}?`,
    `${math(expression)}\n\nWhich expression is equivalent to the given expression for all ${beyond}?`,
  ]);
}

function twoDenominators(random: Random): Draft | null {
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
    stem: ask(random, `${first} ${minus ? '-' : '+'} ${second}`, [r, s]),
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
          `This combines the numerators and the denominators separately; bring both fractions over ${math(below)} first.`,
        ),
        option(
          naive,
          'FRAC',
          `The denominator is right, but multiply ${math(polynomialLatex(top))} by ${math(polynomialLatex(q))} and ${math(b)} by ${math(polynomialLatex(p))} as well.`,
        ),
        option(
          addPolynomials(multiplyPolynomials(top, p), scalePolynomial(q, sign * b)),
          'SWAP',
          `This multiplies each numerator by its own denominator; multiply ${math(polynomialLatex(top))} by ${math(polynomialLatex(q))} and ${math(b)} by ${math(polynomialLatex(p))}.`,
        ),
        option(
          lostSign,
          'SIGN',
          minus
            ? `The minus sign must be distributed to both terms of ${math(`${b}(${polynomialLatex(p)})`)}, not just the first.`
            : `This reverses the sign of the constant in ${math(`${b}(${polynomialLatex(p)})`)}; it is ${math(-b * r)}.`,
        ),
        option(
          addPolynomials(multiplyPolynomials(top, q), scalePolynomial(p, -sign * b)),
          'SIGN',
          `This ${minus ? 'adds' : 'subtracts'} the second fraction; ${minus ? 'subtract' : 'add'} ${math(`${b}(${polynomialLatex(p)})`)} in the numerator.`,
        ),
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

/** a/(x − r) ± b/((x − r)(x − s)). */
function sharedFactor(random: Random): Draft | null {
  const [r, s] = [signedInt(random, 1, 9), signedInt(random, 1, 9)];
  const [a, b, sign] = [random.int(2, 9), random.int(2, 12), random.pick([1, -1])];
  const below = `${linearFactor(r)}${linearFactor(s)}`;
  const over = (n: Polynomial) => [`\\frac{${polynomialLatex(n)}}{${below}}`, `${polynomialText(n)}/2`] as const;
  const multiplied = polynomial(a, -a * s);
  const numerator = polynomial(a, -a * s + sign * b);
  if (r === s || a === b || a * s === sign * b) return null;
  const expression = `\\frac{${a}}{${minusRoot(r)}} ${sign < 0 ? '-' : '+'} \\frac{${b}}{${below}}`;
  const turned = `This ${sign < 0 ? 'adds' : 'subtracts'} the second fraction; ${sign < 0 ? 'subtract' : 'add'} ${math(b)} in the numerator.`;
  const partly = `This multiplies only the first term of ${math(minusRoot(s))} by ${math(a)}; multiply ${math(-s)} by it, too.`;
  const own = `This multiplies ${math(a)} by ${math(minusRoot(r))}, which its denominator has already; the missing factor is ${math(minusRoot(s))}.`;
  return {
    parameters: { kind: 'shared', a, b, r, s, sign },
    stem: ask(random, expression, [r, s]),
    answer: {
      format: 'choice',
      correct: rightFormula(...over(numerator), `Over the common denominator ${math(below)}, the numerators combine to ${math(polynomialLatex(numerator))}.`),
      wrong: [
        wrongFormula(
          'FRAC',
          ...over(polynomial(a + sign * b)),
          `This does not multiply ${math(a)} by the factor its denominator is missing, ${math(minusRoot(s))}.`,
        ),
        wrongFormula('SWAP', ...over(polynomial(a, -a * r + sign * b)), own),
        wrongFormula('SWAP', ...over(polynomial(a, -a * r - sign * b)), `${own} ${turned}`),
        wrongFormula('SIGN', ...over(polynomial(a, -a * s - sign * b)), turned),
        wrongFormula('DIST', ...over(polynomial(a, -s + sign * b)), partly),
        wrongFormula('DIST', ...over(polynomial(a, -s - sign * b)), `${partly} ${turned}`),
      ],
    },
    steps: [
      `The common denominator is ${math(below)}; only the first fraction has to be rewritten.`,
      `Its numerator becomes ${math(`${a}(${minusRoot(s)}) = ${polynomialLatex(multiplied)}`)}.`,
      `The numerator is ${math(`${polynomialLatex(multiplied)} ${sign < 0 ? '-' : '+'} ${b} = ${polynomialLatex(numerator)}`)}.`,
      `Check at ${math('x = 0')}: ${math(`\\frac{${a}}{${-r}} ${sign < 0 ? '-' : '+'} \\frac{${b}}{${r * s}}`)} and ${math(`\\frac{${-a * s + sign * b}}{${r * s}}`)} are equal.`,
    ],
    takeaway: 'Multiply a numerator only by the factors its own denominator is missing.',
  };
}

/** a ± b/(x − r), or ax ± b/(x − r). */
function withoutDenominator(random: Random): Draft | null {
  const [r, a, b, sign] = [signedInt(random, 1, 9), random.int(2, 9), random.int(2, 12), random.pick([1, -1])];
  const withX = random.chance(1, 3);
  const below = minusRoot(r);
  const top = withX ? polynomial(a, 0) : polynomial(a);
  const multiplied = multiplyPolynomials(top, polynomial(1, -r));
  const numerator = addPolynomials(multiplied, polynomial(sign * b));
  if (a === b || numerator.some(({ n }) => n === 0n)) return null;
  const over = (n: Polynomial) => [`\\frac{${polynomialLatex(n)}}{${below}}`, polynomialText(n)] as const;
  const plus = (n: Polynomial, by: number) => addPolynomials(n, polynomial(by));
  const first = polynomialLatex(top);
  const turned = `This ${sign < 0 ? 'adds' : 'subtracts'} the fraction; ${sign < 0 ? 'subtract' : 'add'} ${math(b)} in the numerator.`;
  // Only the first term multiplied, or the root with the wrong sign.
  const partly = withX ? polynomial(a, -r, 0) : polynomial(a, -r);
  const otherRoot = multiplyPolynomials(top, polynomial(1, r));
  return {
    parameters: { kind: 'whole', a, b, r, sign, withX },
    stem: ask(random, `${first} ${sign < 0 ? '-' : '+'} \\frac{${b}}{${below}}`, [r]),
    answer: {
      format: 'choice',
      correct: rightFormula(...over(numerator), `Over the denominator ${math(below)}, the numerators combine to ${math(polynomialLatex(numerator))}.`),
      wrong: [
        wrongFormula('FRAC', ...over(plus(top, sign * b)), `This puts ${math(first)} over ${math(below)} as it is; multiply it by ${math(below)} first.`),
        wrongFormula(
          'FRAC',
          ...over(plus(top, -sign * b)),
          `This puts ${math(first)} over ${math(below)} as it is; multiply it by ${math(below)} first. ${turned}`,
        ),
        wrongFormula(
          'DIST',
          ...over(plus(partly, sign * b)),
          `This multiplies only the first term of ${math(below)} by ${math(first)}; multiply ${math(-r)} by it, too.`,
        ),
        wrongFormula(
          'DIST',
          ...over(plus(partly, -sign * b)),
          `This multiplies only the first term of ${math(below)} by ${math(first)}; multiply ${math(-r)} by it, too. ${turned}`,
        ),
        wrongFormula('SIGN', ...over(plus(multiplied, -sign * b)), turned),
        wrongFormula(
          'SIGN',
          ...over(plus(otherRoot, sign * b)),
          `This multiplies ${math(first)} by ${math(minusRoot(-r))}; the denominator is ${math(below)}, so multiply by that.`,
        ),
      ],
    },
    steps: [
      `Write ${math(first)} with the denominator ${math(below)}: ${math(`\\frac{${first}(${below})}{${below}}`)}.`,
      `Its numerator is ${math(polynomialLatex(multiplied))}.`,
      `With the other numerator, that makes ${math(`${polynomialLatex(multiplied)} ${sign < 0 ? '-' : '+'} ${b} = ${polynomialLatex(numerator)}`)}.`,
      `Check at ${math('x = 0')}: ${math(`${withX ? 0 : a} ${sign < 0 ? '-' : '+'} \\frac{${b}}{${-r}}`)} and ${math(`\\frac{${numerator[0]?.n ?? 0n}}{${-r}}`)} are equal.`,
    ],
    takeaway: 'An expression without a denominator is multiplied by the whole denominator of the other one.',
  };
}

export const rationalExpressionSums: Generator = {
  archetype: 'EQX-f',
  topicId: 18,
  version: 4,
  levels: [3],
  skillTags: ['rational-expressions', 'common-denominator'],
  draft: (random) => random.pick([twoDenominators, sharedFactor, withoutDenominator])(random),
};
