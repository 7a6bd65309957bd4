/** EQX-g: a polynomial divided by x − k, as quotient plus remainder over divisor. */
import { addPolynomials, multiplyPolynomials, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { sign } from '../draws.ts';

/** q + r/(x − k) with the sign of r before the fraction. */
const withRest = (q: string, r: number, divisor: string) => `${q} ${r < 0 ? '-' : '+'} \\frac{${Math.abs(r)}}{${divisor}}`;

function draft(random: Random): Draft | null {
  const [k, a, b, r] = [random.int(1, 7) * sign(random), random.int(1, 5), random.int(1, 9) * sign(random), random.int(1, 12) * sign(random)];
  const product = addPolynomials(multiplyPolynomials(polynomial(a, b), polynomial(1, -k)), polynomial(r));
  const middle = b - a * k;
  const constant = r - b * k;
  if (middle === 0 || constant === 0 || Math.abs(constant) === Math.abs(r) || b === a * k) return null;
  const divisor = minusRoot(k);
  const [top, q] = [polynomialLatex(product), `${term(a, 'x')}${signed(b)}`];
  const fraction = math(`\\frac{${top}}{${divisor}}`);
  const values = math(`x \\ne ${k}`);
  // The remainder when the divisor's root is taken with the wrong sign.
  const flipped = { b: middle - a * k, r: constant - (middle - a * k) * k };
  const steps = [
    `Divide: ${math(`${top} = (${divisor})(${q})${signed(r)}`)}.`,
    `The leading term is ${math(`${term(a, 'x^2')} \\div x = ${term(a, 'x')}`)}; the remaining ${math(`${b === 1 ? '' : b === -1 ? '-' : b}x${signed(constant)}`)} gives the next term, ${math(b)}, and the remainder ${math(r)}.`,
    `So the expression equals ${math(withRest(q, r, divisor))}.`,
    `Check: the remainder is the value of the numerator at ${math(`x = ${k}`)}, which is ${math(`${a === 1 ? '' : a}(${k})^2${signed(middle)}(${k})${signed(constant)} = ${r}`)}.`,
  ];
  const takeaway = 'When a polynomial is divided by x − k, the remainder is its value at k; write it over the divisor.';
  if (random.chance(1, 3)) {
    const askB = random.chance(1, 2);
    const [p, s] = ['b', 'r'];
    const answer = numberAnswer({
      ...asFractions,
      typed: random.chance(1, 2),
      key: askB ? b : r,
      why: `${math(`${top} = (${divisor})(${q})${signed(r)}`)}.`,
      bugs: [
        bug(
          'SWAP',
          askB ? r : b,
          `This is the ${askB ? 'remainder' : 'constant term of the quotient'}; the question asks for the ${askB ? 'constant term of the quotient' : 'remainder'}.`,
        ),
        bug('STOP', askB ? middle : constant, `This is a coefficient in the numerator; divide by ${math(divisor)} to find ${math(askB ? 'b' : 'r')}.`),
        bug('ROOTS', askB ? flipped.b : flipped.r, `This divides by ${math(minusRoot(-k))} instead of by ${math(divisor)}.`),
        bug(
          'SIGN',
          askB ? -b : -r,
          askB
            ? `The sign is reversed; ${math(term(middle, 'x'))} is ${math(`${term(b, 'x')}${signed(-a * k, 'x')}`)}, so ${math(`b = ${b}`)}.`
            : `The sign is reversed; at ${math(`x = ${k}`)}, the numerator is ${math(r)}, and that is the remainder.`,
        ),
        bug('DIST', askB ? middle + k : constant + k, `This adds ${math(k)} itself; first multiply it by ${math(askB ? a : b)}.`),
      ],
    });
    return (
      answer && {
        parameters: { k, a, middle, constant, asked: askB ? p : s },
        stem: `The expression ${fraction} is equivalent to ${math(`${term(a, 'x')} + ${p} + \\frac{${s}}{${divisor}}`)} for all ${values}, where ${math(p)} and ${math(s)} are constants. What is the value of ${math(askB ? p : s)}?`,
        answer,
        steps,
        takeaway,
      }
    );
  }
  const wrong = (latex: string, misconception: Misconception, why: string) => wrongFormula(misconception, latex, latex, why);
  const turned = `${term(a, 'x')}${signed(flipped.b)}`;
  const byOther = `This divides by ${math(minusRoot(-k))} instead of by ${math(divisor)}`;
  const copied = `${term(a, 'x')}${signed(middle)}`;
  const onlyFirst = `This divides only the first term by ${math('x')} and copies`;
  const divideAll = `divide the whole numerator by ${math(divisor)}.`;
  // Two with a fraction and two without, and two quotients twice each, so that neither the form nor what choices share gives the answer away.
  const wrongs = random.pick([
    [
      wrong(withRest(turned, flipped.r || 1, divisor), 'ROOTS', `${byOther}; the root of the divisor is ${math(k)}.`),
      wrong(turned, 'ROOTS', `${byOther}, and leaves out the remainder; write the remainder over the divisor.`),
      wrong(q, 'STOP', `This leaves out the remainder, ${math(r)}, which must be written over ${math(divisor)} and added.`),
    ],
    [
      wrong(withRest(copied, constant, divisor), 'CANC', `${onlyFirst} the other coefficients; ${divideAll}`),
      wrong(copied, 'CANC', `${onlyFirst} the second, and it leaves out what remains; ${divideAll}`),
      wrong(`${term(a, 'x')}${signed(b + r)}`, 'FRAC', `This adds the remainder as a whole number; write it over ${math(divisor)} instead.`),
    ],
    [
      wrong(withRest(turned, r, divisor), 'SIGN', `This has the right remainder, but the constant term of the quotient is ${math(b)}; multiply back to check.`),
      wrong(turned, 'ROOTS', `${byOther}, and leaves out the remainder; write the remainder over the divisor.`),
      wrong(
        `${term(a, 'x')}${signed(-Math.trunc(constant / k) || 1)}`,
        'CANC',
        'This divides the first terms and the last terms separately; use long division instead.',
      ),
    ],
  ]);
  return {
    parameters: { k, a, middle, constant, asked: 'whole' },
    stem: random.pick([
      `Which expression is equivalent to ${fraction} for all ${values}?`,
      `For all ${values}, which of the following is equivalent to ${fraction}?`,
      `${fraction}\n\nWhich expression is equivalent to the given expression, where ${values}?`,
      `If ${values}, which expression is equal to ${fraction}?`,
      `Which of the following is equivalent to ${fraction}, where ${values}?`,
      `${fraction}\n\nFor all ${values}, which of the following is equivalent to the given expression?`,
      `For ${values}, the expression ${fraction} can be rewritten as which of the following?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(withRest(q, r, divisor), withRest(q, r, divisor), `${math(`(${divisor})(${q})${signed(r)} = ${top}`)}.`),
      wrong: wrongs,
    },
    steps,
    takeaway,
  };
}

export const dividePolynomials: Generator = {
  archetype: 'EQX-g',
  topicId: 18,
  version: 5,
  levels: [3],
  skillTags: ['polynomial-division', 'remainder'],
  draft,
};
