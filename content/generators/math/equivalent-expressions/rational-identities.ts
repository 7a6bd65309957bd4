/** A sum of fractions as one fraction, with unknown constants: an identity that a comparison of numerators settles. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';
import { signedInt } from '../draws.ts';

/** The stem around an identity. */
const given = (random: Random, identity: string, where: string, question: string) =>
  random.pick([
    `${math(identity)}\n\nThe given equation is true for all values of ${math('x')} for which the expressions are defined, where ${where}. ${question}`,
    `The equation ${math(identity)} is true for all values of ${math('x')} for which no denominator is ${math('0')}, where ${where}. ${question}`,
    (([left = '', right = '']) =>
      `For all values of ${math('x')} for which the expressions are defined, the expression ${math(left)} is equivalent to ${math(right)}, where ${where}. ${question}`)(
      identity.split(' = '),
    ),
  ]);

/** A/(x − r) + B/(lx − s) as one fraction with the numerator ax + b. */
function combined(random: Random): Draft | null {
  const [A, B, r, s, l] = [random.int(2, 9), signedInt(random, 2, 9), signedInt(random, 1, 8), signedInt(random, 1, 8), random.pick([1, 1, 2, 3])];
  const [a, b] = [A * l + B, -A * s - B * r];
  if (r * l === s || r === -s || (l > 1 && s % l === 0) || a === 0 || b === 0 || a === b) return null;
  const ask = random.pick(['b', 'b', 'a + b', 'a - b'] as const);
  const of = (one: number, two: number) => ({ b: two, 'a + b': one + two, 'a - b': one - two })[ask];
  const key = of(a, b);
  const [first, second] = [minusRoot(r), `${term(l, 'x')}${signed(-s)}`];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The numerator is ${math(`${term(a, 'x')}${signed(b)}`)}, so ${math(`a = ${a}`)} and ${math(`b = ${b}`)}.`,
    bugs: [
      bug('SIGN', of(a, -b), `This takes ${math(-b)} for ${math('b')}; expanding ${math(`${A}(${second})${signed(B, `(${first})`)}`)} gives ${math(b)}.`),
      bug(
        'DIST',
        of(A + B * l, -A * r - B * s),
        `This multiplies each numerator by its own denominator; multiply ${math(A)} by ${math(second)} and ${math(B)} by ${math(first)}.`,
      ),
      bug('SIGN', of(a, -A * s + B * r), `This reverses the sign of the constant in ${math(`${bracketed(B)}(${first})`)}; it is ${math(-B * r)}.`),
      bug('DIST', of(a, -A * s + B), `This multiplies ${math(B)} by only the first term of ${math(first)}; multiply ${math(-r)} by it, too.`),
      bug('STOP', ask === 'b' ? a : b, `This is the value of ${math(ask === 'b' ? 'a' : 'b')}; the question asks for ${math(ask)}.`),
    ],
  });
  const left = `\\frac{${A}}{${first}} ${B < 0 ? '-' : '+'} \\frac{${Math.abs(B)}}{${second}}`;
  return (
    answer && {
      parameters: { kind: 'combined', A, B, r, s, l, ask },
      stem: given(
        random,
        `${left} = \\frac{ax + b}{(${first})(${second})}`,
        `${math('a')} and ${math('b')} are constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `Write both fractions over the common denominator ${math(`(${first})(${second})`)}: the numerator is ${math(`${A}(${second}) ${B < 0 ? '-' : '+'} ${Math.abs(B)}(${first})`)}.`,
        `Distribute: ${math(`${term(A * l, 'x')}${signed(-A * s)}${signed(B, 'x')}${signed(-B * r)}`)}.`,
        `Combine like terms: ${math(`${term(a, 'x')}${signed(b)}`)}, so ${math(`a = ${a}`)} and ${math(`b = ${b}`)}.${ask === 'b' ? '' : ` Then ${math(`${ask} = ${key}`)}.`}`,
        `Check at ${math(`x = ${r}`)}: ${math(`${a} \\cdot ${bracketed(r)}${signed(b)} = ${A * (l * r - s)}`)} and ${math(`${A}(${l === 1 ? '' : `${l} \\cdot `}${bracketed(r)}${signed(-s)}) = ${A * (l * r - s)}`)}.`,
      ],
      takeaway: 'To add fractions, multiply each numerator by the other denominator, then compare the numerators.',
    }
  );
}

/** The numerator has an unknown constant k, and A is a multiple of B. */
function multiple(random: Random): Draft | null {
  const [j, B, r, s] = [random.pick([2, 3, 4, -2, -3, 5]), signedInt(random, 1, 6), signedInt(random, 1, 8), signedInt(random, 1, 8)];
  const [A, u] = [j * B, (j + 1) * B];
  const k = -A * s - B * r;
  if (r === s || r === -s || k === 0 || u < 2) return null;
  const at = (one: number, two: number) => -one * s - two * r;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: k,
    why: `Then ${math(`A = ${A}`)} and ${math(`B = ${B}`)}.`,
    bugs: [
      bug(
        'SIGN',
        -k,
        `The constant terms of ${math(`A(${minusRoot(s)})`)} and ${math(`B(${minusRoot(r)})`)} have the opposite signs; they add up to ${math(`${-A * s}${signed(-B * r)}`)}.`,
      ),
      bug(
        'SWAP',
        at(B, A),
        `This takes ${math('B')} for ${math(j)} times ${math('A')}; ${math('A')} is ${math(j)} times ${math('B')}, so ${math(`B = ${B}`)}.`,
      ),
      bug('DIST', -A * r - B * s, `When the denominators are cleared, ${math('A')} is multiplied by ${math(minusRoot(s))}, not by its own denominator.`),
      bug('STOP', A * B, `This is ${math('AB')}; ${math('k')} is the constant term of ${math(`A(${minusRoot(s)}) + B(${minusRoot(r)})`)}.`),
      bug(
        'STOP',
        A,
        `This is the value of ${math('A')}; put ${math(A)} and ${math(B)} into ${math(`A(${minusRoot(s)}) + B(${minusRoot(r)})`)} to find ${math('k')}.`,
      ),
      bug(
        'FRAC',
        u * r * s,
        `This multiplies the numbers in the two denominators; expand ${math(`A(${minusRoot(s)}) + B(${minusRoot(r)})`)} with ${math(`A = ${A}`)} and ${math(`B = ${B}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'multiple', j, B, r, s },
      stem: given(
        random,
        `\\frac{${term(u, 'x')} + k}{${polynomialLatex(polynomial(1, -r - s, r * s))}} = \\frac{A}{${minusRoot(r)}} + \\frac{B}{${minusRoot(s)}}`,
        `${math('A')}, ${math('B')}, and ${math('k')} are constants and ${math(`A = ${j}B`)}`,
        `What is the value of ${math('k')}?`,
      ),
      answer,
      steps: [
        `The denominator on the left is ${math(`(${minusRoot(r)})(${minusRoot(s)})`)}. Multiply both sides by it: ${math(`${term(u, 'x')} + k = A(${minusRoot(s)}) + B(${minusRoot(r)})`)}.`,
        `The coefficients of ${math('x')} give ${math(`A + B = ${u}`)}. With ${math(`A = ${j}B`)}, this is ${math(`${term(j + 1, 'B')} = ${u}`)}, so ${math(`B = ${B}`)} and ${math(`A = ${A}`)}.`,
        `The constant terms give ${math(`k = ${A} \\cdot ${bracketed(-s)} + ${bracketed(B)} \\cdot ${bracketed(-r)} = ${k}`)}.`,
        `Check at ${math(`x = ${r}`)}: ${math(`${u} \\cdot ${bracketed(r)}${signed(k)} = ${A} \\cdot ${bracketed(r - s)}`)}.`,
      ],
      takeaway: 'After the denominators are cleared, each power of x gives one equation for the constants.',
    }
  );
}

/** One fraction is known, of the other neither the numerator nor the denominator; the sum's denominator is expanded. */
function letters(random: Random): Draft | null {
  const [g, a, r, s] = [random.int(2, 9), signedInt(random, 2, 9), signedInt(random, 1, 9), signedInt(random, 1, 9)];
  const [b, u, c] = [-s, g + a, -g * s - a * r];
  if (r === s || r === -s || u < 2 || c === 0) return null;
  const ask = random.pick(['c', 'a + b + c', 'c', 'bc'] as const);
  const of = (two: number, three: number, four: number) => ({ c: four, 'a + b + c': two + three + four, bc: three * four })[ask];
  const key = of(a, b, c);
  if (key === 0) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `Here ${math(`a = ${a}`)}, ${math(`b = ${b}`)}, and ${math(`c = ${c}`)}.`,
    bugs: [
      bug(
        'SIGN',
        of(a, b, -c),
        `The constant ${math('c')} has the wrong sign; expanding ${math(`${g}(${minusRoot(s)})${signed(a, `(${minusRoot(r)})`)}`)} gives ${math(c)}.`,
      ),
      bug(
        'SIGN',
        of(a, s, g * s - a * r),
        `This takes ${math(`b = ${s}`)}, but the denominator has to contain ${math(`${minusRoot(s)}`)}, so ${math(`b = ${b}`)}.`,
      ),
      bug(
        'DIST',
        of(a, b, -g * r - a * s),
        `This multiplies each numerator by its own denominator; multiply ${math(g)} by ${math(minusRoot(s))} and ${math('a')} by ${math(minusRoot(r))}.`,
      ),
      bug('STOP', ask === 'c' ? a : c, `This is the value of ${math(ask === 'c' ? 'a' : 'c')}; the question asks for ${math(ask)}.`),
      bug(
        'FRAC',
        of(u, b, -g * s - u * r),
        `This takes ${math(u)} for ${math('a')}; it is the sum of the numerators ${math(g)} and ${math('a')}, so ${math(`a = ${a}`)}.`,
      ),
      bug(
        'STOP',
        of(a, b, r * s),
        `This takes the constant term of the denominator for ${math('c')}; expand the numerator ${math(`${g}(${minusRoot(s)})${signed(a, `(${minusRoot(r)})`)}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'letters', g, a, r, s, ask },
      stem: given(
        random,
        `\\frac{${g}}{${minusRoot(r)}} + \\frac{a}{x + b} = \\frac{${term(u, 'x')} + c}{${polynomialLatex(polynomial(1, -r - s, r * s))}}`,
        `${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math(`b \\neq ${-r}`)}`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `The denominator of the sum is the product of the two denominators: ${math(`${polynomialLatex(polynomial(1, -r - s, r * s))} = (${minusRoot(r)})(${minusRoot(s)})`)}. Since ${math(`b \\neq ${-r}`)}, the second one is ${math(minusRoot(s))}, and ${math(`b = ${b}`)}.`,
        `Over this denominator, the numerator is ${math(`${g}(${minusRoot(s)}) + a(${minusRoot(r)})`)}. Its coefficient of ${math('x')} is ${math(`${g} + a = ${u}`)}, so ${math(`a = ${a}`)}.`,
        `Its constant term is ${math(`c = ${g} \\cdot ${bracketed(-s)} + ${bracketed(a)} \\cdot ${bracketed(-r)} = ${c}`)}.${ask === 'c' ? '' : ` Then ${math(`${ask} = ${key}`)}.`}`,
        `Check at ${math(`x = ${r}`)}: the numerator ${math(`${u} \\cdot ${bracketed(r)}${signed(c)} = ${g} \\cdot ${bracketed(r - s)}`)}.`,
      ],
      takeaway: 'Factor the denominator of the sum first: it shows the denominators of the parts.',
    }
  );
}

export const rationalIdentities: Generator = {
  archetype: 'EQX-m',
  topicId: 18,
  version: 2,
  levels: [4, 5],
  skillTags: ['rational-expressions', 'polynomial-identity', 'unknown-constants'],
  draft(random, level) {
    const kind = level === 4 ? combined : random.pick([multiple, letters, letters]);
    return persist(() => kind(random));
  },
};
