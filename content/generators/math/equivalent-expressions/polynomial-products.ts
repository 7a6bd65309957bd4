/** Products of polynomials and squares of binomials. */
import { addPolynomials, multiplyPolynomials, polynomial, polynomialLatex, subtractPolynomials } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { rightPolynomial, signed, tex, times, wrongPolynomial } from '../option-kit.ts';

const nonZero = (random: Random, size: number) => random.pick([-1, 1]) * random.int(1, size);

function draft(random: Random): Draft | null {
  const kind = random.pick(['product', 'square', 'trinomial'] as const);
  const [a, b, c, d] = [random.int(1, 6), nonZero(random, 9), random.int(1, 5), nonZero(random, 9)];
  const [p, q] =
    kind === 'square'
      ? [polynomial(a, b), polynomial(a, b)]
      : kind === 'product'
        ? [polynomial(a, b), polynomial(c, d)]
        : [polynomial(c, d), polynomial(1, nonZero(random, 6), b)];
  if (kind === 'product' && a === c && Math.abs(b) === Math.abs(d)) return null;
  const right = multiplyPolynomials(p, q);
  const expression = kind === 'square' ? `(${polynomialLatex(p)})^2` : `(${polynomialLatex(p)})(${polynomialLatex(q)})`;
  const lead = p.length === 2 ? polynomial(p[1] ?? 0, 0) : p;
  const firsts = multiplyPolynomials(polynomial(p[1] ?? 0, 0), polynomial(q[q.length - 1] ?? 0, ...Array.from({ length: q.length - 1 }, () => 0)));
  const lasts = polynomial(Number((p[0]?.n ?? 0n) * (q[0]?.n ?? 0n)));
  const outerOnly = multiplyPolynomials(lead, q);
  const middleWrong = addPolynomials(firsts, polynomial(0));
  const flippedLast = subtractPolynomials(right, addPolynomials(lasts, lasts));
  const flippedMiddle = subtractPolynomials(right, polynomial(2 * Number(right[1]?.n ?? 0n), 0));
  if ((right[1]?.n ?? 0n) === 0n) return null;
  return {
    parameters: { kind, expression },
    stem: random.pick([
      `Which expression is equivalent to ${tex(expression)}?`,
      `Which of the following is equivalent to ${tex(expression)}?`,
      `The expression ${tex(expression)} is equivalent to which of the following?`,
      `${tex(expression)}${'\n\n'}Which of the following is equivalent to the given expression?`,
      `When ${tex(expression)} is multiplied out and like terms are combined, which expression results?`,
      `Which polynomial is equal to ${tex(expression)} for all values of ${tex('x')}?`,
      `For all values of ${tex('x')}, ${tex(expression)} is equal to which of the following?`,
      `${tex(expression)}${'\n\n'}Which of the following is the expanded form of the given expression?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightPolynomial(right, 'Every term of one factor is multiplied by every term of the other.'),
      wrong: [
        wrongPolynomial(
          addPolynomials(middleWrong, lasts),
          kind === 'square' ? 'SQBIN' : 'DIST',
          kind === 'square'
            ? `Squaring term by term loses the middle term ${tex(times(2 * a * b, 'x'))}.`
            : 'This multiplies only the first terms and the last terms.',
        ),
        wrongPolynomial(
          addPolynomials(outerOnly, lasts),
          'DIST',
          `This leaves out ${kind === 'trinomial' ? 'products with' : 'one of the middle products, the one with'} ${tex(Number(p[0]?.n ?? 0n))}.`,
        ),
        wrongPolynomial(flippedLast, 'SIGN', `The constant term is the product of the two constants; here its sign is reversed.`),
        wrongPolynomial(flippedMiddle, 'SIGN', `The sign of the term with ${tex('x')} is reversed.`),
        wrongPolynomial(
          subtractPolynomials(addPolynomials(middleWrong, lasts), addPolynomials(lasts, lasts)),
          kind === 'square' ? 'SQBIN' : 'DIST',
          'This multiplies only the first terms and the last terms, and the sign of the constant is reversed.',
        ),
        wrongPolynomial(
          subtractPolynomials(flippedMiddle, addPolynomials(lasts, lasts)),
          'SIGN',
          `The signs of the term with ${tex('x')} and of the constant are reversed; multiply each pair of signs.`,
        ),
        wrongPolynomial(
          outerOnly,
          'STOP',
          `This multiplies only ${tex(polynomialLatex(lead))} by the second factor; the other term of the first factor has to be multiplied too.`,
        ),
        wrongPolynomial(subtractPolynomials(outerOnly, lasts), 'SIGN', 'This leaves out one of the middle products and reverses the sign of the constant.'),
        wrongPolynomial(addPolynomials(p, q), 'EXPO', 'This adds the factors instead of multiplying them.'),
      ],
    },
    steps: [
      kind === 'square'
        ? `A square is a product of two equal factors: ${tex('(u + v)^2 = u^2 + 2uv + v^2')}.`
        : 'Multiply each term of the first factor by each term of the second, then combine like terms.',
      kind === 'square'
        ? `${tex(`(${times(a, 'x')})^2 = ${times(a * a, 'x^2')}`)}, ${tex(`2 \\cdot ${times(a, 'x')} \\cdot ${b < 0 ? `(${b})` : b} = ${times(2 * a * b, 'x')}`)}, and ${tex(`${b < 0 ? `(${b})` : b}^2 = ${b * b}`)}.`
        : `${tex(`${polynomialLatex(lead)}`)} times the second factor is ${tex(polynomialLatex(outerOnly))}, and ${tex(Number(p[0]?.n ?? 0n))} times the second factor is ${tex(polynomialLatex(multiplyPolynomials(polynomial(p[0] ?? 0), q)))}.`,
      `Together: ${tex(polynomialLatex(right))}.`,
      `Check at ${tex('x = 1')}: ${tex(
        `(${[...p]
          .reverse()
          .map(({ n }, i) => (i === 0 ? `${n}` : signed(Number(n))))
          .join('')})${
          kind === 'square'
            ? '^2'
            : `(${[...q]
                .reverse()
                .map(({ n }, i) => (i === 0 ? `${n}` : signed(Number(n))))
                .join('')})`
        } = ${right.reduce((sum, { n }) => sum + n, 0n)}`,
      )}, which is also the sum of the coefficients of the result.`,
    ],
    takeaway:
      kind === 'square'
        ? 'The square of a sum has a middle term, twice the product of the two parts.'
        : 'In a product of sums, every term meets every other term once.',
  };
}

export const polynomialProducts: Generator = {
  archetype: 'EQX-b',
  topicId: 18,
  version: 4,
  levels: [2],
  skillTags: ['multiply-polynomials', 'binomial-square'],
  draft,
};
