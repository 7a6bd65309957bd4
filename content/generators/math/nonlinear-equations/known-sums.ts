/** NLE-s at level 5: only the sum, or the sum and the product, of the solutions is known. */
import { asFractions } from '../manners.ts';
import { equal, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { signedInt } from '../draws.ts';
import { bug, numberAnswer } from '../answers.ts';

const plain = 'ax^2 + bx + c = 0';
const constants = `where ${math('a')}, ${math('b')}, and ${math('c')} are constants`;

export const stem = (random: Random, known: string, second: string, asked: string) => {
  const question = asked === 'only' ? `The equation ${math(second)} has one real solution. What is it?` : `${asked} to the equation ${math(second)}?`;
  return random.pick([
    `The equation ${math(plain)}, ${constants}, has ${known}. ${question}`,
    `In the equation ${math(plain)}, ${math('a')}, ${math('b')}, and ${math('c')} are constants. The equation has ${known}. ${question}`,
    `${math(plain)}\n\nThe given equation, ${constants}, has ${known}. ${question}`,
  ]);
};

export const shifted = (n: number, q: number) => {
  const inner = `${term(n, 'x')}${signed(-q)}`;
  return { inner, equation: `a(${inner})^2 + b(${inner}) + c = 0` };
};

/** Only the sum (and the product) of the solutions is known. */
export function onlySums(random: Random): Draft | null {
  const kind = random.pick(['sum', 'product', 'reversed'] as const);
  const [S, P, n, q] = [signedInt(random, 2, 15), signedInt(random, 2, 30), random.int(2, 6), signedInt(random, 1, 9)];
  // Real solutions, so that nobody has to ask.
  if (S * S <= 4 * P) return null;
  const { inner, equation } = shifted(n, q);
  if (kind === 'sum') {
    const value = rat(S + 2 * q, n);
    if (value.n === 0n) return null;
    const answer = numberAnswer({
      ...asFractions,
      typed: random.chance(1, 2),
      key: value,
      why: `The two values of ${math(term(n, 'x'))} have the sum ${math(S + 2 * q)}.`,
      bugs: [
        bug(
          'LOST',
          rat(S + q, n),
          `The number ${math(Math.abs(q))} belongs to each of the two solutions, so it counts twice: the values of ${math(term(n, 'x'))} have the sum ${math(S + 2 * q)}.`,
        ),
        bug(
          'SIGN',
          rat(S - 2 * q, n),
          `The number ${math(Math.abs(q))} has to be ${q > 0 ? 'added' : 'subtracted'} when ${math(inner)} is solved for ${math('x')}.`,
        ),
        bug('INVOP', n * S - 2 * q, `This puts the solutions in for ${math('x')}; set ${math(inner)} equal to each of them, and solve for ${math('x')}.`),
        bug(
          'SHIFT',
          rat(S, n),
          `This leaves out the ${math(Math.abs(q))} in the parentheses; ${math(inner)}, not ${math(term(n, 'x'))}, is equal to the old solutions.`,
        ),
        bug('STOP', S + 2 * q, `This is the sum of the values of ${math(term(n, 'x'))}; divide it by ${math(n)}.`),
        bug(
          'SIGN',
          rat(S - q, n),
          `The number ${math(Math.abs(q))} counts twice and has the wrong sign here; ${q > 0 ? 'add' : 'subtract'} ${math(2 * Math.abs(q))}.`,
        ),
      ],
    });
    return (
      answer && {
        parameters: { kind, S, n, q },
        stem: stem(random, `two solutions with a sum of ${math(S)}`, equation, 'What is the sum of the solutions'),
        answer,
        steps: [
          `The second equation is the first one with ${math(inner)} in place of ${math('x')}. If the solutions of the first are ${math('r')} and ${math('s')}, then ${math(inner)} is ${math('r')} or ${math('s')}.`,
          `So the new solutions are ${math(`\\frac{r${signed(q)}}{${n}}`)} and ${math(`\\frac{s${signed(q)}}{${n}}`)}.`,
          `Their sum is ${math(`\\frac{r + s${signed(2 * q)}}{${n}} = \\frac{${S}${signed(2 * q)}}{${n}} = ${toLatex(value)}`)}.`,
        ],
        takeaway: 'A substitution moves both solutions; a sum of two solutions moves by twice as much.',
      }
    );
  }
  const both = `two solutions with a sum of ${math(S)} and a product of ${math(P)}`;
  if (kind === 'product') {
    const top = P + q * S + q * q;
    const value = rat(top, n * n);
    if (top === 0 || value.d > 9n || equal(value, rat(P))) return null;
    const answer = numberAnswer({
      ...asFractions,
      typed: random.chance(1, 2),
      key: value,
      why: `The product of the values of ${math(term(n, 'x'))} is ${math(top)}.`,
      bugs: [
        bug('LOST', rat(top, n), `Both solutions are divided by ${math(n)}, so the product is divided by ${math(n * n)}.`),
        bug(
          'SIGN',
          rat(P - q * S + q * q, n * n),
          `The number ${math(Math.abs(q))} has to be ${q > 0 ? 'added' : 'subtracted'} when ${math(inner)} is solved for ${math('x')}.`,
        ),
        bug(
          'SQBIN',
          rat(P + q * q, n * n),
          `The product ${math(`(r${signed(q)})(s${signed(q)})`)} has middle terms as well; add ${math(`${q} \\cdot ${bracketed(S)}`)}.`,
        ),
        bug('STOP', top, `This is the product of the values of ${math(term(n, 'x'))}; divide it by ${math(`${n}^2`)}.`),
        bug('VIETA', rat(S + 2 * q, n), `This is the sum of the solutions of the second equation; multiply them instead.`),
        bug(
          'SHIFT',
          rat(P + q, n),
          `This treats the product as if it were one solution; multiply out ${math(`(r${signed(q)})(s${signed(q)})`)}, and divide by ${math(`${n}^2`)}.`,
        ),
      ],
    });
    return (
      answer && {
        parameters: { kind, S, P, n, q },
        stem: stem(random, both, equation, 'What is the product of the solutions'),
        answer,
        steps: [
          `The second equation is the first one with ${math(inner)} in place of ${math('x')}. If the solutions of the first are ${math('r')} and ${math('s')}, the new ones are ${math(`\\frac{r${signed(q)}}{${n}}`)} and ${math(`\\frac{s${signed(q)}}{${n}}`)}.`,
          `Their product is ${math(`\\frac{(r${signed(q)})(s${signed(q)})}{${n * n}} = \\frac{rs${signed(q, '(r + s)')}${signed(q * q)}}{${n * n}}`)}.`,
          `With the given sum and product, this is ${math(`\\frac{${P}${signed(q * S)}${signed(q * q)}}{${n * n}} = ${toLatex(value)}`)}.`,
        ],
        takeaway: 'Write the new solutions in terms of the old ones, then use the known sum and product.',
      }
    );
  }
  const value = rat(S, P);
  if (value.d === 1n || value.d > 30n) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: 'The new solutions are the reciprocals of the old ones.',
    bugs: [
      bug('FRAC', rat(1, S), `This is the reciprocal of the sum; add the reciprocals: ${math('\\frac{1}{r} + \\frac{1}{s} = \\frac{r + s}{rs}')}.`),
      bug('SIGN', rat(-S, P), `The sign is reversed; divide the sum by the product with both signs: ${math(`\\frac{${S}}{${P}}`)}.`),
      bug('RECIP', rat(P, S), `This quotient is inverted; divide the sum, ${math(S)}, by the product, ${math(P)}.`),
      bug('VIETA', rat(1, P), `This is the product of the solutions of the second equation; their sum is ${math('\\frac{1}{r} + \\frac{1}{s}')}.`),
      bug('STOP', S, `This is the sum of the solutions of the first equation; divide it by their product, ${math(P)}.`),
      bug('SIGN', -S, `Reversing the coefficients does not reverse signs; it gives the reciprocals of the solutions, so divide ${math(S)} by ${math(P)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind, S, P },
      stem: stem(random, both, 'cx^2 + bx + a = 0', 'What is the sum of the solutions'),
      answer,
      steps: [
        `In terms of the coefficients, the first equation says ${math(`-\\frac{b}{a} = ${S}`)} and ${math(`\\frac{c}{a} = ${P}`)}.`,
        `The sum of the solutions of the second equation is ${math('-\\frac{b}{c}')}, since ${math('c')} is its leading coefficient.`,
        `${math('-\\frac{b}{c}')} is the quotient of ${math('-\\frac{b}{a}')} and ${math('\\frac{c}{a}')}, so it is ${math(toLatex(value))}.`,
        `Check with the solutions ${math('r')} and ${math('s')} of the first equation: dividing by ${math('x^2')} shows that the new ones are ${math('\\frac{1}{r}')} and ${math('\\frac{1}{s}')}, with the sum ${math('\\frac{r + s}{rs}')}.`,
      ],
      takeaway: 'Sums and products of solutions are quotients of coefficients; combine them to get the quotient that is asked.',
    }
  );
}
