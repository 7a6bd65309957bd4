/** Products of polynomials and squares of binomials. */
import { addPolynomials, multiplyPolynomials, polynomial, polynomialLatex, subtractPolynomials } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { rightPolynomial, wrongPolynomial } from '../options.ts';
import { signedInt } from '../draws.ts';

function draft(random: Random): Draft | null {
  const kind = random.pick(['product', 'square', 'trinomial'] as const);
  const [a, b, c, d] = [random.int(1, 6), signedInt(random, 1, 9), random.int(1, 5), signedInt(random, 1, 9)];
  const [p, q] =
    kind === 'square'
      ? [polynomial(a, b), polynomial(a, b)]
      : kind === 'product'
        ? [polynomial(a, b), polynomial(c, d)]
        : [polynomial(c, d), polynomial(1, signedInt(random, 1, 6), b)];
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
  // Of wrong constants under a square, whose sign is plain to see, one is enough.
  const constant = `${right[0]?.n ?? 0n}`;
  const believable = <T extends { readonly value: string }>(all: readonly T[]) => {
    const wrongConstant = all.filter(({ value }) => value.split(',')[0] !== constant);
    const kept = random.shuffle(wrongConstant).slice(0, 1);
    return kind === 'square' ? all.filter((each) => !wrongConstant.includes(each) || kept.includes(each)) : all;
  };
  return {
    parameters: { kind, expression },
    stem: random.pick([
      `Which expression is equivalent to ${math(expression)}?`,
      `Which of the following is equivalent to ${math(expression)}?`,
      `The expression ${math(expression)} is equivalent to which of the following?`,
      `${math(expression)}${'\n\n'}Which of the following is equivalent to the given expression?`,
      `Which of the following expressions is equal to ${math(expression)}?`,
      `Which polynomial is equal to ${math(expression)} for all values of ${math('x')}?`,
      `For all values of ${math('x')}, ${math(expression)} is equal to which of the following?`,
      `${math(expression)}${'\n\n'}Which of the following is the expanded form of the given expression?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightPolynomial(right, 'Every term of one factor is multiplied by every term of the other, and like terms are combined.'),
      wrong: believable([
        wrongPolynomial(
          kind === 'square' ? 'SQBIN' : 'DIST',
          addPolynomials(middleWrong, lasts),
          kind === 'square'
            ? `This squares each term separately and leaves out the middle term, ${math(term(2 * a * b, 'x'))}.`
            : `This multiplies only the first terms and the last terms; ${kind === 'product' ? `also multiply ${math(term(a, 'x'))} by ${math(d)} and ${math(b)} by ${math(term(c, 'x'))}` : 'multiply each term of one factor by each term of the other'}.`,
        ),
        wrongPolynomial(
          'DIST',
          addPolynomials(outerOnly, lasts),
          `This multiplies ${math(Number(p[0]?.n ?? 0n))} only by the constant ${math(Number(q[0]?.n ?? 0n))}; multiply it by every term of the other factor.`,
        ),
        // Nobody takes the product of two constants that are both added for negative.
        ...(kind === 'product' && b > 0 && d > 0
          ? []
          : [
              wrongPolynomial(
                'SIGN',
                flippedLast,
                `The sign of the constant is reversed; ${math(`${bracketed(Number(p[0]?.n ?? 0n))} \\cdot ${bracketed(Number(q[0]?.n ?? 0n))} = ${constant}`)}.`,
              ),
            ]),
        wrongPolynomial(
          'SIGN',
          flippedMiddle,
          `The sign of the ${math('x')}-term is reversed; the middle products add up to ${math(term(right[1] ?? 0, 'x'))}.`,
        ),
        ...(kind === 'square'
          ? [
              wrongPolynomial(
                'SQBIN',
                subtractPolynomials(addPolynomials(middleWrong, lasts), addPolynomials(lasts, lasts)),
                `This leaves out the middle term, ${math(term(2 * a * b, 'x'))}, and reverses a sign; the square of ${math(b)} is ${math(b * b)}.`,
              ),
            ]
          : []),
        ...(kind === 'product' && b > 0 && d > 0
          ? []
          : [
              wrongPolynomial(
                'SIGN',
                subtractPolynomials(flippedMiddle, addPolynomials(lasts, lasts)),
                `The signs of the ${math('x')}-term and the constant are both reversed; the products give ${math(term(right[1] ?? 0, 'x'))} and ${math(constant)}.`,
              ),
            ]),
        wrongPolynomial(
          'STOP',
          outerOnly,
          `This distributes only ${math(polynomialLatex(lead))}; multiply ${math(Number(p[0]?.n ?? 0n))} by every term of the second factor, too.`,
        ),
        wrongPolynomial(
          'SIGN',
          subtractPolynomials(outerOnly, lasts),
          `This leaves out a middle product and reverses a sign; also multiply ${math(Number(p[0]?.n ?? 0n))} by the ${math('x')}-term, and keep ${math(constant)}.`,
        ),
      ]),
    },
    steps: [
      kind === 'square'
        ? `Use the pattern for the square of a binomial: ${math('(u + v)^2 = u^2 + 2uv + v^2')}.`
        : 'Multiply each term of the first factor by each term of the second, then combine like terms.',
      kind === 'square'
        ? `${math(`(${term(a, 'x')})^2 = ${term(a * a, 'x^2')}`)}, ${math(`2 \\cdot ${term(a, 'x')} \\cdot ${b < 0 ? `(${b})` : b} = ${term(2 * a * b, 'x')}`)}, and ${math(`${b < 0 ? `(${b})` : b}^2 = ${b * b}`)}.`
        : `${math(`${polynomialLatex(lead)}`)} times the second factor is ${math(polynomialLatex(outerOnly))}, and ${math(Number(p[0]?.n ?? 0n))} times the second factor is ${math(polynomialLatex(multiplyPolynomials(polynomial(p[0] ?? 0), q)))}.`,
      `Combine like terms to get ${math(polynomialLatex(right))}.`,
      `Check at ${math('x = 1')}: ${math(
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
        ? 'The square of a binomial has a middle term: twice the product of its two terms.'
        : 'To multiply polynomials, multiply every term of one by every term of the other.',
  };
}

export const polynomialProducts: Generator = {
  archetype: 'EQX-b',
  topicId: 18,
  version: 7,
  levels: [1],
  skillTags: ['multiply-polynomials', 'binomial-square'],
  draft,
};
