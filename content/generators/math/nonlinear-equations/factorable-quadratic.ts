/** Factorable quadratic equations: one asked solution, or what the solutions add up to. */
import { multiplyPolynomials, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { add, compare, neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { linearFactor, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function draft(random: Random): Draft | null {
  const [p, q] = [random.pick([-1, 1]) * random.int(1, 10), random.pick([-1, 1]) * random.int(1, 10)];
  const lead = random.pick([1, 1, 1, 2, 3]);
  if (Math.abs(p) === Math.abs(q) || (lead > 1 && p % lead === 0)) return null;
  const first = rat(p, lead);
  const second = rat(q);
  const quadratic = multiplyPolynomials(polynomial(lead, -p), polynomial(1, -q));
  const [b, c] = [-p - lead * q, p * q];
  if (b === 0) return null;
  const shape = random.pick(['zero', 'moved', 'both'] as const);
  const equation =
    shape === 'zero'
      ? `${polynomialLatex(quadratic)} = 0`
      : shape === 'moved'
        ? `${term(lead, 'x^2')}${b < 0 ? ' - ' : ' + '}${Math.abs(b) === 1 ? '' : Math.abs(b)}x = ${-c}`
        : `${term(lead, 'x^2')} = ${term(-b, 'x')}${signed(-c)}`;
  const [low, high] = compare(first, second) < 0 ? [first, second] : [second, first];
  const mixed = p * q < 0;
  const asks = mixed ? random.pick(['positive', 'sum'] as const) : random.pick(['greater', 'lesser'] as const);
  const value = { positive: high, greater: high, lesser: low, sum: add(low, high) }[asks];
  const other = asks === 'lesser' ? high : low;
  const answer = numberAnswer({
    ...asFractions,
    // Among choices, “positive” would rule out the negative ones.
    typed: asks === 'positive' || random.chance(1, 3),
    key: value,
    why: `The solutions are ${math(toLatex(low))} and ${math(toLatex(high))}.`,
    bugs: [
      bug(
        'ROOTS',
        neg(value),
        asks === 'sum'
          ? `The sign is reversed; add the solutions ${math(toLatex(low))} and ${math(toLatex(high))} themselves.`
          : `The sign is reversed; a factor is 0 where ${math('x')} has the opposite sign of its constant, here at ${math(`x = ${toLatex(value)}`)}.`,
      ),
      bug(
        'STOP',
        asks === 'sum' ? high : other,
        asks === 'sum'
          ? `This is only one of the solutions; add the other one, ${math(toLatex(low))}.`
          : `This is the ${asks === 'lesser' ? 'greater' : asks === 'positive' ? 'negative' : 'lesser'} solution; the other factor gives the ${asks} one.`,
      ),
      bug(
        asks === 'sum' ? 'VIETA' : 'ROOTS',
        asks === 'sum' ? rat(c, lead) : neg(other),
        asks === 'sum'
          ? `This is the product of the solutions; add ${math(toLatex(low))} and ${math(toLatex(high))} instead.`
          : `This is the constant in a factor. The solutions are ${math(toLatex(low))} and ${math(toLatex(high))}; take the ${asks} one.`,
      ),
      bug(
        lead > 1 ? 'INVOP' : 'VIETA',
        lead > 1 ? (asks === 'sum' ? -b : p) : c,
        lead > 1
          ? asks === 'sum'
            ? `This is ${math('-b')}; divide it by the leading coefficient, ${math(lead)}, to get the sum.`
            : `This is a value of ${math(`${lead}x`)}, not of ${math('x')}; divide by ${math(lead)}.`
          : `This is the product of the solutions; ${asks === 'sum' ? `add ${math(toLatex(low))} and ${math(toLatex(high))}` : `the question asks only for the ${asks === 'positive' ? 'positive one' : asks} of ${math(toLatex(low))} and ${math(toLatex(high))}`}.`,
      ),
      bug(
        asks === 'sum' ? 'SIGN' : 'STOP',
        asks === 'sum' ? add(high, neg(low)) : add(low, high),
        asks === 'sum'
          ? `This is the difference of the solutions; add ${math(toLatex(low))} to ${math(toLatex(high))}.`
          : `This is the sum of the solutions; the question asks only for the ${asks} one.`,
      ),
    ],
  });
  if (!answer) return null;
  const which = { positive: 'positive solution', greater: 'greater of the two solutions', lesser: 'lesser of the two solutions', sum: 'sum of the solutions' }[
    asks
  ];
  const question = {
    positive: 'What is the positive solution to the given equation?',
    greater: 'What is the greater of the two solutions to the given equation?',
    lesser: 'What is the lesser of the two solutions to the given equation?',
    sum: 'What is the sum of the solutions to the given equation?',
  }[asks];
  const factors = `(${polynomialLatex(polynomial(lead, -p))})${linearFactor(q)}`;
  return {
    parameters: { p, q, lead, shape, asks },
    stem: random.pick([
      `${math(equation)}${'\n\n'}${question}`,
      `What is the ${which} to the equation ${math(equation)}?`,
      `The equation ${math(equation)} has two real solutions. ${asks === 'positive' ? 'What is the positive solution?' : `What is the ${asks === 'sum' ? 'sum' : asks} of these solutions?`}`,
      `${math(equation)}${'\n\n'}${asks === 'positive' ? `If ${math('x > 0')}, what value of ${math('x')} satisfies the given equation?` : `Two values of ${math('x')} satisfy the given equation. What is the ${asks} of these values?`}`,
    ]),
    answer,
    steps: [
      `${shape === 'zero' ? 'One side is already 0, so factor the other side.' : 'Move all the terms to one side so that the other side is 0, then factor.'}`,
      `${math(`${polynomialLatex(quadratic)} = ${factors} = 0`)}.`,
      `A product is 0 only when one of its factors is 0, so the solutions are ${math(toLatex(low))} and ${math(toLatex(high))}. ${asks === 'sum' ? `Their sum is ${math(toLatex(value))}.` : `The ${asks} one is ${math(toLatex(value))}.`}`,
      `Check: in the quadratic ${math(polynomialLatex(quadratic))}, the sum of the solutions should be ${math(`-\\frac{b}{a} = ${toLatex(rat(-b, lead))}`)}, and it is.`,
    ],
    takeaway: 'Get 0 on one side before you factor; then set each factor equal to 0 and solve.',
  };
}

export const factorableQuadratic: Generator = {
  archetype: 'NLE-b',
  topicId: 17,
  version: 4,
  levels: [2],
  skillTags: ['factoring', 'quadratic-equation'],
  draft,
};
