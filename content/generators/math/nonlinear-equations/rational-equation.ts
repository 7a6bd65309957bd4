/** NLE-e: rational equations, with and without an excluded value. */
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { sign } from '../draws.ts';

const asks = [
  (equation: string) => `${equation}\n\nWhat is the solution to the given equation?`,
  (equation: string) => `What value of ${math('x')} satisfies the equation ${equation}?`,
  (equation: string) => `${equation}\n\nFor what value of ${math('x')} is the given equation true?`,
  (equation: string) => `If ${equation}, what is the value of ${math('x')}?`,
  (equation: string) => `What is the solution to the equation ${equation}?`,
  (equation: string) => `${equation}\n\nWhich value of ${math('x')} is the solution to the given equation?`,
  (equation: string) => `The equation ${equation} has exactly one solution. What is this solution?`,
  (equation: string) => `Given that ${equation}, what is the value of ${math('x')}?`,
] as const;

const product = (factor: number, inside: string) => `${factor === 1 ? '' : factor === -1 ? '-' : factor}(${inside})`;

/** a/(x − p) = b/(x − q) */
function proportion(random: Random): Draft | null {
  const [a, b, p, q] = [random.int(1, 12), random.int(1, 12), random.int(1, 9) * sign(random), random.int(1, 9) * sign(random)];
  if (a === b || p === q) return null;
  const x = rat(a * q - b * p, a - b);
  if (x.d > 4n || Math.abs(Number(x.n)) > 60 || x.n === 0n) return null;
  const equation = math(`\\frac{${a}}{${minusRoot(p)}} = \\frac{${b}}{${minusRoot(q)}}`);
  const shown = toLatex(x);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: x,
    why: `At ${math(`x = ${shown}`)}, both fractions have the same value.`,
    bugs: [
      bug(
        'RECIP',
        rat(a * p - b * q, a - b),
        `This multiplies each numerator by its own denominator; cross-multiply to get ${math(`${product(a, minusRoot(q))} = ${product(b, minusRoot(p))}`)}.`,
      ),
      bug(
        'DIST',
        rat(q - p, a - b),
        `This distributes each numerator to ${math('x')} only; in ${math(`${product(a, minusRoot(q))} = ${product(b, minusRoot(p))}`)}, multiply the constants as well.`,
      ),
      bug(
        'SIGN',
        rat(b * p - a * q, a - b),
        `The sign is reversed; ${math(`${product(a, minusRoot(q))} = ${product(b, minusRoot(p))}`)} gives ${math(`${term(a - b, 'x')} = ${a * q - b * p}`)}.`,
      ),
      bug(
        'SIGN',
        rat(a * q - b * p, a + b),
        `This adds the ${math('x')}-terms from the two sides; subtract ${math(term(b, 'x'))} from both sides to get ${math(term(a - b, 'x'))}.`,
      ),
      bug('EXTR', p, `At ${math(`x = ${p}`)}, the denominator on the left is 0, so this value is excluded; cross-multiply to find another one.`),
      bug('EXTR', q, `At ${math(`x = ${q}`)}, the denominator on the right is 0, so this value is excluded; cross-multiply to find another one.`),
      bug('STOP', a * q - b * p, `This is the value of ${math(term(a - b, 'x'))}; divide by ${math(a - b)} to finish.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'proportion', a, b, p, q },
      stem: random.pick(asks)(equation),
      answer,
      steps: [
        'Cross-multiply, solve the linear equation, and make sure no denominator is 0.',
        `${math(`${product(a, minusRoot(q))} = ${product(b, minusRoot(p))}`)}, that is, ${math(`${term(a, 'x')}${signed(-a * q)} = ${term(b, 'x')}${signed(-b * p)}`)}.`,
        `So ${a - b === 1 ? '' : `${math(`${term(a - b, 'x')} = ${a * q - b * p}`)} and `}${math(`x = ${shown}`)}.`,
        `Check: neither ${math(minusRoot(p))} nor ${math(minusRoot(q))} is 0 at ${math(`x = ${shown}`)}.`,
        `Or use the graphing calculator: graph both sides; the curves intersect only at ${math(`x = ${shown}`)}.`,
      ],
      takeaway: 'Cross-multiply equal fractions to solve; a value that makes a denominator 0 is not a solution.',
    }
  );
}

/** Cleared of fractions, the equation has the roots r and p, and p is excluded. */
function excluded(random: Random): Draft | null {
  const [p, r] = [random.int(1, 9) * sign(random), random.int(1, 12) * sign(random)];
  const [sum, prod] = [p + r, p * r];
  if (Math.abs(p) === Math.abs(r)) return null;
  const split = random.chance(1, 2);
  // x/(x − p) − a/(x + q) = n/((x − p)(x + q)) clears to x² + (q − a)x + ap − n = 0
  const q = random.int(1, 8);
  const a = q + sum;
  const n = a * p - prod;
  if (split && (a === 0 || n === 0 || r === -q || p === -q || Math.abs(n) > 150)) return null;
  const common = `(${minusRoot(p)})(x + ${q})`;
  const fraction = a < 0 ? `+ \\frac{${-a}}{x + ${q}}` : `- \\frac{${a}}{x + ${q}}`;
  const constant = -prod;
  const shownTop = `${term(sum, 'x')}${signed(constant)}`;
  const equation = math(
    split ? `\\frac{x}{${minusRoot(p)}} ${fraction} = \\frac{${n}}{${common}}` : `\\frac{x^2}{${minusRoot(p)}} = \\frac{${shownTop}}{${minusRoot(p)}}`,
  );
  const quadratic = `x^2${sum === 1 ? ' - x' : sum === -1 ? ' + x' : `${signed(-sum)}x`}${signed(prod)} = 0`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: r,
    why: `${math(r)} satisfies the quadratic equation and does not make a denominator 0.`,
    bugs: [
      bug('EXTR', p, `At ${math(`x = ${p}`)}, the denominator ${math(minusRoot(p))} is 0, so reject this solution and keep the other one.`),
      bug('ROOTS', -r, `The sign is reversed; the factor ${math(minusRoot(r))} is 0 at ${math(`x = ${r}`)}.`),
      bug(
        'ROOTS',
        -p,
        `This comes from the factor ${math(minusRoot(p))} with its sign reversed, and ${math(`x = ${p}`)} is excluded anyway; use the other factor, ${math(minusRoot(r))}.`,
      ),
      bug('EXTR', sum, `This adds both solutions of the quadratic equation; ${math(`x = ${p}`)} makes a denominator 0, so reject it.`),
      bug('VIETA', prod, `This is the product of the two solutions of the quadratic equation; factor it, and keep the one that makes no denominator 0.`),
      ...(split
        ? [
            bug(
              'EXTR',
              -q,
              `At ${math(`x = ${-q}`)}, the denominator ${math(`x + ${q}`)} is 0, so this cannot be a solution; multiply both sides by ${math(common)}, and solve for ${math('x')}.`,
            ),
          ]
        : [bug('CANC', rat(-constant, sum), `This sets the numerator on the right equal to 0; set the two numerators equal to each other instead.`)]),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'excluded', p, r, split, q: split ? q : null },
      stem: random.pick(asks)(equation),
      answer,
      steps: [
        `Multiply both sides by the common denominator. Note that ${math(`x \\ne ${p}`)}${split ? ` and ${math(`x \\ne ${-q}`)}` : ''}.`,
        split
          ? `${math(`x(x + ${q})${a < 0 ? ' + ' : ' - '}${Math.abs(a) === 1 ? '' : Math.abs(a)}(${minusRoot(p)}) = ${n}`)} becomes ${math(quadratic)}.`
          : `The denominators are equal, so the numerators must be equal: ${math(`x^2 = ${shownTop}`)}, so ${math(quadratic)}.`,
        `This factors as ${math(`(${minusRoot(p)})(${minusRoot(r)}) = 0`)}, so the possible solutions are ${math(p)} and ${math(r)}.`,
        `Since ${math(p)} makes a denominator 0, only ${math(`x = ${r}`)} is a solution.`,
      ],
      takeaway: 'Clearing denominators can introduce extraneous solutions; reject any value that makes a denominator 0.',
    }
  );
}

export const rationalEquation: Generator = {
  archetype: 'NLE-e',
  topicId: 17,
  version: 1,
  levels: [3],
  skillTags: ['rational-equation', 'extraneous-solution'],
  draft: (random) => (random.chance(1, 2) ? proportion(random) : excluded(random)),
};
