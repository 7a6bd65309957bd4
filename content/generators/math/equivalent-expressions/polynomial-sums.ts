/** Sums and differences of polynomials. */
import { term } from '../formulas.ts';
import { addPolynomials, coefficient, polynomial, polynomialLatex, scalePolynomial, subtractPolynomials, type Polynomial } from '#content/exact/polynomial.ts';
import { toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rightPolynomial, wrongPolynomial } from '../options.ts';
import { signedInt } from '../draws.ts';

function draft(random: Random, level: number): Draft | null {
  const cubic = random.chance(1, 3);
  const terms = (): Polynomial =>
    polynomial(...(cubic ? [signedInt(random, 1, 7)] : []), signedInt(random, 1, 9), signedInt(random, 1, 9), signedInt(random, 1, 12));
  const [p, q] = [terms(), terms()];
  const minus = level === 2;
  const k = level === 2 && random.chance(1, 2) ? random.int(2, 5) : 1;
  const scaled = scalePolynomial(p, k);
  const right = minus ? subtractPolynomials(scaled, q) : addPolynomials(p, q);
  if (right.length !== p.length || right.some(({ n }) => n === 0n)) return null;
  // What the opposite operation gives has a leading term too, or nobody would take it for the result.
  if ((minus ? addPolynomials(scaled, q) : subtractPolynomials(p, q)).length !== p.length) return null;
  const top = p.length - 1;
  const firstOnly = addPolynomials(subtractPolynomials(scaled, q), scalePolynomial(polynomial(...q.slice(0, top).reverse()), 2));
  const leadOnly = polynomial(scaled[top] ?? 0, ...p.slice(0, top).reverse());
  // Each power p meets an equal power p and would become 2p.
  const powersAdded = right.reduce((sum, c, power) => addPolynomials(sum, polynomial(c, ...Array.from({ length: 2 * power }, () => 0))), polynomial(0));
  const slipTwo = (random.int(1, top - 1) + random.int(0, 1)) % top;
  const slipAt = random.int(0, top - 1);
  const flipped = right.map((c, index) => (index === slipAt ? (subtractPolynomials([coefficient(scaled, index)], [coefficient(q, index)])[0] ?? c) : c));
  const flippedMinus = right.map((c, index) => (index === slipAt ? (addPolynomials([coefficient(scaled, index)], [coefficient(q, index)])[0] ?? c) : c));
  const expression = `${k === 1 ? '' : k}(${polynomialLatex(p)}) ${minus ? '-' : '+'} (${polynomialLatex(q)})`;
  const named = (power: number) => (power === 0 ? 'constant' : math(power === 1 ? 'x' : `x^${power}`));
  return {
    parameters: { p: polynomialLatex(p), q: polynomialLatex(q), k, minus },
    stem: random.pick([
      `${math(expression)}\n\nWhich of the following is equivalent to the given expression?`,
      `The expression ${math(expression)} is equivalent to which of the following?`,
      `Which expression is equivalent to ${math(expression)}?`,
      `Which of the following is equivalent to the expression ${math(expression)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightPolynomial(right, 'All like terms are combined, each with its own sign.'),
      wrong: minus
        ? [
            wrongPolynomial('DIST', firstOnly, `The minus sign must be distributed to every term of ${math(`(${polynomialLatex(q)})`)}, not just the first.`),
            wrongPolynomial('SIGN', addPolynomials(scaled, q), `This adds the second polynomial; subtract it by reversing the sign of each of its terms.`),
            wrongPolynomial(
              'SIGN',
              flippedMinus,
              `This adds the ${named(slipAt)}${slipAt === 0 ? ' term' : '-term'} of the second polynomial; the minus sign before the parentheses reverses it, so subtract.`,
            ),
            ...(k > 1
              ? [
                  wrongPolynomial(
                    'DIST',
                    subtractPolynomials(leadOnly, q),
                    `The ${math(k)} must be distributed to every term in the first parentheses, not just the first.`,
                  ),
                ]
              : []),
            wrongPolynomial(
              'SWAP',
              subtractPolynomials(q, scaled),
              `This takes the first polynomial away from the second; start with ${k === 1 ? 'the first' : `${math(k)} times the first`} and reverse the signs of the second.`,
            ),
          ]
        : [
            wrongPolynomial(
              'SIGN',
              subtractPolynomials(p, q),
              'This subtracts the second polynomial; the sign between the parentheses is plus, so keep the sign of each term.',
            ),
            wrongPolynomial(
              'SIGN',
              flipped,
              `This subtracts the ${named(slipAt)}${slipAt === 0 ? ' term' : '-term'} of the second polynomial; add ${math(term(coefficient(q, slipAt), slipAt === 0 ? '' : slipAt === 1 ? 'x' : `x^${slipAt}`))} instead.`,
            ),
            wrongPolynomial(
              'SIGN',
              right.map((c, index) => (index === slipTwo ? (subtractPolynomials([coefficient(q, index)], [coefficient(p, index)])[0] ?? c) : c)),
              `This reverses the sign of the ${named(slipTwo)}${slipTwo === 0 ? ' term' : '-term'} in the first polynomial; it is ${math(term(coefficient(p, slipTwo), slipTwo === 0 ? '' : slipTwo === 1 ? 'x' : `x^${slipTwo}`))}.`,
            ),
            wrongPolynomial('EXPO', powersAdded, `This adds the exponents too. When you combine like terms, add only the coefficients.`),
          ],
    },
    steps: [
      `Remove the parentheses, then combine like terms (terms with the same power of ${math('x')}).`,
      minus
        ? `${k === 1 ? '' : `Distribute ${math(k)} over the first polynomial. `}Distributing the minus sign changes the sign of every term being subtracted: ${math(
            `${polynomialLatex(scaled)} ${polynomialLatex(scalePolynomial(q, -1))
              .replace(/^-/, '- ')
              .replace(/^(?=[^-])/, '+ ')}`,
          )}.`
        : `Add the coefficients of like terms: ${p
            .map((c, power) => math(`${toLatex(c)} + ${toLatex(coefficient(q, power)).replace(/^(-.*)$/, '($1)')} = ${toLatex(coefficient(right, power))}`))
            .reverse()
            .join(', ')}.`,
      `The result is ${math(polynomialLatex(right))}.`,
      `Check at ${math('x = 1')}: the coefficients of the result add up to ${math(toLatex(right.reduce((sum, c) => addPolynomials([sum], [c])[0] ?? c)))}, the same as in the original expression.`,
    ],
    takeaway: minus
      ? 'A minus sign in front of parentheses changes the sign of every term inside.'
      : 'Combine only like terms: add their coefficients and keep the exponent the same.',
  };
}

export const polynomialSums: Generator = {
  archetype: 'EQX-a',
  topicId: 18,
  version: 5,
  levels: [1, 2],
  skillTags: ['combine-like-terms', 'polynomial-arithmetic'],
  draft,
};
