/** EQX-j: which of the expressions is a factor, or the constant that makes it one. */
import { evaluatePolynomial, multiplyPolynomials, polynomial, polynomialLatex, type Polynomial } from '#content/exact/polynomial.ts';
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { sign } from '../draws.ts';

/** Whether ax + b divides p: p has the root −b/a. */
const divides = (a: number, b: number, p: Polynomial) => evaluatePolynomial(p, rat(-b, a)).n === 0n;

const factorLatex = ([a, b]: readonly [number, number]) => `${term(a, 'x')}${signed(b)}`;

const asks = [
  (p: string) => `Which of the following is a factor of ${p}?`,
  (p: string) => `Which expression is a factor of ${p}?`,
  (p: string) => `${p}\n\nWhich of the following is a factor of the given expression?`,
  (p: string) => `The expression ${p} is written as a product of factors with integer coefficients. Which of the following is one of the factors?`,
  (p: string) => `If ${p} is factored completely over the integers, which of the following is one of the factors?`,
  (p: string) => `${p}\n\nWhich expression is a factor of the given polynomial?`,
  (p: string) => `Which of these expressions is a factor of ${p}?`,
  (p: string) => `When ${p} is written in factored form, which of the following is one of the factors?`,
] as const;

function choose(random: Random): Draft | null {
  const quadratic = random.chance(1, 2);
  const one: [number, number] = [random.int(1, quadratic ? 3 : 4), random.int(1, 9) * sign(random)];
  const two: [number, number] = [random.int(2, 5), random.int(1, 9) * sign(random)];
  const common = quadratic ? 1 : random.pick([1, 2, 3]);
  const withX = !quadratic && random.chance(1, 2);
  let p = multiplyPolynomials(polynomial(one[0], one[1]), polynomial(two[0], two[1]));
  p = multiplyPolynomials(p, withX ? polynomial(common, 0) : polynomial(common));
  const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
  if (gcd(...one) !== 1 || gcd(...two) !== 1 || one[0] * two[1] === -one[1] * two[0] || one[0] * two[1] === one[1] * two[0]) return null;
  const shown = math(polynomialLatex(p));
  const right = random.pick([one, two]);
  const other = right === one ? two : one;
  const wrong: [readonly [number, number], Misconception, string][] = [
    [[right[0], -right[1]], 'ROOTS', 'reverses the sign of the constant in a factor'],
    [[other[0], -other[1]], 'ROOTS', 'reverses the sign of the constant in a factor'],
    [[right[0], other[1]], 'SWAP', 'pairs the coefficient of one factor with the constant of the other'],
    [[other[0], right[1]], 'SWAP', 'pairs the coefficient of one factor with the constant of the other'],
    [[1, right[1]], 'CANC', 'drops the coefficient of \\(x\\) from a factor'],
    [[right[0] * other[0], right[1]], 'CANC', 'uses the product of the leading coefficients in a single factor'],
  ];
  const usable = wrong.filter(([[a, b]]) => b !== 0 && !divides(a, b, p));
  return {
    parameters: { kind: 'which', one, two, common, withX },
    stem: random.pick(asks)(shown),
    answer: {
      format: 'choice',
      correct: rightFormula(
        factorLatex(right),
        right.join(),
        `The factored form is ${math(`${common === 1 ? '' : common}${withX ? 'x' : ''}(${factorLatex(one)})(${factorLatex(two)})`)}.`,
      ),
      wrong: usable.map(([factor, misconception, what]) =>
        wrongFormula(misconception, factorLatex(factor), factor.join(), `This ${what}. Factor first: one of the factors is ${math(factorLatex(right))}.`),
      ),
    },
    steps: [
      ...(common > 1 || withX
        ? [`Factor out the common factor ${math(`${common === 1 ? '' : common}${withX ? 'x' : ''}`)} first.`]
        : ['Look for two binomials whose first terms and last terms multiply to give those of the polynomial.']),
      `The polynomial factors as ${math(`${common === 1 ? '' : common}${withX ? 'x' : ''}(${factorLatex(one)})(${factorLatex(two)})`)}.`,
      `Check the middle term: ${math(`${one[0]} \\cdot ${two[1] < 0 ? `(${two[1]})` : two[1]}${signed(one[1])} \\cdot ${two[0]} = ${one[0] * two[1] + one[1] * two[0]}`)}.`,
      `Or use the graphing calculator: the graph crosses the ${math('x')}-axis where a factor equals 0.`,
    ],
    takeaway: 'Wherever a factor equals 0, the polynomial equals 0: test each choice at the value of x that makes it 0.',
  };
}

/** x − r is a factor of a polynomial with the constant k in it. */
function constant(random: Random): Draft | null {
  const [r, a, b] = [random.int(1, 5) * sign(random), random.int(1, 4), random.int(1, 9) * sign(random)];
  const place = random.pick(['x', '']);
  const known = random.int(1, 20) * sign(random);
  // a x³ + b x² + k x + known, or a x³ + b x² + known x + k
  const cubicPart = a * r ** 3 + b * r ** 2;
  const k = place === 'x' ? -(cubicPart + known) / r : -(cubicPart + known * r);
  if (!Number.isInteger(k) || k === 0 || Math.abs(k) > 120) return null;
  const lead = `${term(a, 'x^3')}${b < 0 ? ' - ' : ' + '}${Math.abs(b) === 1 ? '' : Math.abs(b)}x^2`;
  const shown = place === 'x' ? `${lead} + kx${signed(known)}` : `${lead}${known < 0 ? ' - ' : ' + '}${Math.abs(known) === 1 ? '' : Math.abs(known)}x + k`;
  const at = (x: number) => a * x ** 3 + b * x ** 2;
  const flipped = place === 'x' ? (at(-r) + known) / r : -(at(-r) - known * r);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: k,
    why: `The polynomial equals 0 at ${math(`x = ${r}`)} only for this value of ${math('k')}.`,
    bugs: [
      ...(Number.isInteger(flipped)
        ? [bug('ROOTS', flipped, `This makes the polynomial 0 at ${math(`x = ${-r}`)}, but ${math(minusRoot(r))} is 0 at ${math(`x = ${r}`)}.`)]
        : []),
      bug(
        'SIGN',
        -k,
        `The sign is reversed; at ${math(`x = ${r}`)}, the other terms are ${math(cubicPart + (place === 'x' ? known : known * r))}, and the term with ${math('k')} has to be ${math(-(cubicPart + (place === 'x' ? known : known * r)))}.`,
      ),
      bug(
        'STOP',
        place === 'x' ? -(cubicPart + known) : -cubicPart,
        place === 'x'
          ? `This is the value of ${math(term(r, 'k'))}; divide by ${math(r)}.`
          : `This leaves out the term ${math(term(known, 'x'))}, which is ${math(known * r)} at ${math(`x = ${r}`)}.`,
      ),
      bug('STOP', r, `This is the zero of the factor; substitute it for ${math('x')} and solve for ${math('k')}.`),
      bug(
        'SIGN',
        cubicPart + (place === 'x' ? known : known * r),
        `This is the value of the other terms; the term with ${math('k')} must cancel it, so ${math(place === 'x' ? `${r}k = ${-(cubicPart + known)}` : `k = ${k}`)}.`,
      ),
      bug(
        'EXPO',
        a * r + b * r + (place === 'x' ? known : known * r),
        `This ignores the exponents; ${math(r)} must be cubed in the first term and squared in the second.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'constant', r, a, b, known, place },
      stem: random.pick([
        `The expression ${math(minusRoot(r))} is a factor of ${math(shown)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `In the polynomial ${math(shown)}, ${math('k')} is a constant. If ${math(minusRoot(r))} is a factor of the polynomial, what is the value of ${math('k')}?`,
        `For what value of the constant ${math('k')} is ${math(minusRoot(r))} a factor of ${math(shown)}?`,
        `When ${math(shown)} is divided by ${math(minusRoot(r))}, the remainder is 0. What is the value of the constant ${math('k')}?`,
      ]),
      answer,
      steps: [
        `${math(minusRoot(r))} is a factor only if the polynomial equals 0 at ${math(`x = ${r}`)}.`,
        `At ${math(`x = ${r}`)}, the polynomial is ${math(place === 'x' ? `${cubicPart + known}${r < 0 ? ' - ' : ' + '}${Math.abs(r) === 1 ? '' : Math.abs(r)}k` : `${cubicPart + known * r} + k`)}.`,
        `Setting this equal to 0 gives ${math(`k = ${k}`)}.`,
      ],
      takeaway: 'x − r is a factor of p(x) exactly when p(r) = 0.',
    }
  );
}

export const whichIsAFactor: Generator = {
  archetype: 'EQX-j',
  topicId: 18,
  version: 4,
  levels: [3],
  skillTags: ['factoring', 'factor-theorem'],
  draft: (random) => (random.chance(1, 3) ? constant(random) : choose(random)),
};
