/** A fraction as a sum of simpler ones, with unknown constants: an identity that a well-chosen value of x or a comparison of coefficients settles. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';
import { signedInt } from '../draws.ts';

const over = (top: string | number, bottom: string) => (`${top}`.startsWith('-') ? `-\\frac{${`${top}`.slice(1)}}{${bottom}}` : `\\frac{${top}}{${bottom}}`);
const below = (random: Random, r: number, s: number) =>
  random.chance(1, 2) ? polynomialLatex(polynomial(1, -r - s, r * s)) : `(${minusRoot(r)})(${minusRoot(s)})`;

/** The stem around an identity. */
const given = (random: Random, identity: string, where: string, question: string) =>
  random.pick([
    `${math(identity)}\n\nThe given equation is true for all values of ${math('x')} for which both sides are defined, where ${where}. ${question}`,
    `The equation ${math(identity)} is true for all values of ${math('x')} for which no denominator is ${math('0')}, where ${where}. ${question}`,
    (([left = '', right = '']) =>
      `For all values of ${math('x')} for which both are defined, the expression ${math(left)} is equivalent to ${math(right)}, where ${where}. ${question}`)(
      identity.split(' = '),
    ),
  ]);

/** (ux + v)/((x − r)(x − s)) = A/(x − r) + B/(x − s). */
function split(random: Random): Draft | null {
  const [A, B, r, s] = [signedInt(random, 2, 9), signedInt(random, 2, 9), signedInt(random, 1, 8), signedInt(random, 1, 8)];
  const [u, v] = [A + B, -A * s - B * r];
  if (r === s || r === -s || u === 0 || v === 0 || A === B) return null;
  const ask = random.pick(['A', 'A - B', 'AB', 'AB'] as const);
  const of = (one: number, two: number) => ({ A: one, 'A - B': one - two, AB: one * two })[ask];
  const key = of(A, B);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The identity holds with ${math(`A = ${A}`)} and ${math(`B = ${B}`)}.`,
    bugs: [
      bug('SWAP', of(B, A), `This takes ${math('A')} and ${math('B')} the wrong way around; each belongs to its own denominator.`),
      bug('CANC', of(u, v), `This takes the coefficients of the numerator, ${math(u)} and ${math(v)}, for the two constants.`),
      bug('SIGN', -key, 'The sign is reversed.'),
      bug('STOP', ask === 'A' ? u : ask === 'AB' ? A - B : A * B, `This is ${math(ask === 'A' ? 'A + B' : ask === 'AB' ? 'A - B' : 'AB')}.`),
      bug(
        'STOP',
        ask === 'A' ? u * r + v : A,
        ask === 'A' ? `This is the value of the numerator; divide it by the value of ${math(minusRoot(s))}.` : `This is the value of ${math('A')} alone.`,
      ),
      bug('STOP', ask === 'A' ? v : B, ask === 'A' ? 'This is the constant term of the numerator.' : `This is the value of ${math('B')} alone.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'split', A, B, r, s, ask },
      stem: given(
        random,
        `${over(`${term(u, 'x')}${signed(v)}`, below(random, r, s)).replace(/^-(\\frac\{)/, '$1-')} = \\frac{A}{${minusRoot(r)}} + \\frac{B}{${minusRoot(s)}}`,
        `${math('A')} and ${math('B')} are constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `Multiply both sides by ${math(`(${minusRoot(r)})(${minusRoot(s)})`)}: ${math(`${term(u, 'x')}${signed(v)} = A(${minusRoot(s)}) + B(${minusRoot(r)})`)} for all values of ${math('x')}.`,
        `At ${math(`x = ${r}`)}, the term with ${math('B')} is ${math('0')}: ${math(`${u * r + v} = ${term(r - s, 'A')}`)}, so ${math(`A = ${A}`)}.`,
        `At ${math(`x = ${s}`)}, the term with ${math('A')} is ${math('0')}: ${math(`${u * s + v} = ${term(s - r, 'B')}`)}, so ${math(`B = ${B}`)}.${ask.length > 1 ? ` Then ${math(`${ask} = ${key}`)}.` : ''}`,
        `Check the coefficient of ${math('x')}: ${math(`A + B = ${u}`)}.`,
      ],
      takeaway: 'Clear the denominators, then choose values of x that make all terms but one vanish.',
    }
  );
}

/** (ux + v)/(x − r)² = A/(x − r) + B/(x − r)², the square expanded. */
function square(random: Random): Draft | null {
  const [A, B, r] = [random.int(2, 9), signedInt(random, 1, 15), signedInt(random, 2, 9)];
  const v = B - A * r;
  if (v === 0 || A + B === 0) return null;
  const ask = random.pick(['B', 'A + B', 'B'] as const);
  const of = (two: number) => (ask === 'B' ? two : A + two);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: of(B),
    why: `The identity holds with ${math(`A = ${A}`)} and ${math(`B = ${B}`)}.`,
    bugs: [
      bug('CANC', of(v), `This copies ${math(v)} from the numerator, but ${math(`A(${minusRoot(r)})`)} has a constant term as well.`),
      bug('SIGN', of(v - A * r), `The constant term of ${math(`${A}(${minusRoot(r)})`)} has to be subtracted from ${math(v)}.`),
      bug('STOP', A, `This is the value of ${math('A')} alone.`),
      bug('STOP', ask === 'B' ? A + B : B, `This is ${math(ask === 'B' ? 'A + B' : 'B')}.`),
      bug('SIGN', -of(B), 'The sign is reversed.'),
      bug('DIST', of(v + r), `This leaves ${math(`${A}`)} out of the constant term of ${math(`${A}(${minusRoot(r)})`)}.`),
    ],
  });
  const bottom = polynomialLatex(polynomial(1, -2 * r, r * r));
  return (
    answer && {
      parameters: { kind: 'square', A, B, r, ask },
      stem: given(
        random,
        `\\frac{${term(A, 'x')}${signed(v)}}{${bottom}} = \\frac{A}{${minusRoot(r)}} + \\frac{B}{(${minusRoot(r)})^2}`,
        `${math('A')} and ${math('B')} are constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `The denominator on the left is ${math(`(${minusRoot(r)})^2`)}. Multiply both sides by it: ${math(`${term(A, 'x')}${signed(v)} = A(${minusRoot(r)}) + B`)}.`,
        `The coefficients of ${math('x')} give ${math(`A = ${A}`)}.`,
        `At ${math(`x = ${r}`)}, the right side is ${math('B')}, so ${math(`B = ${A} \\cdot ${bracketed(r)}${signed(v)} = ${B}`)}.${ask === 'B' ? '' : ` Then ${math(`A + B = ${A + B}`)}.`}`,
        `Check the constant terms: ${math(`${A} \\cdot ${bracketed(-r)}${signed(B)} = ${v}`)}.`,
      ],
      takeaway: 'Recognize the square in the denominator, clear it, and compare both sides.',
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
      bug('SIGN', -k, `The constant terms of ${math(`A(${minusRoot(s)})`)} and ${math(`B(${minusRoot(r)})`)} have the opposite signs.`),
      bug('SWAP', at(B, A), `This takes ${math('B')} for the multiple of ${math('A')}.`),
      bug('DIST', -A * r - B * s, `When the denominators are cleared, ${math('A')} is multiplied by ${math(minusRoot(s))}, not by its own denominator.`),
      bug('STOP', A * B, `This is ${math('AB')}.`),
      bug('STOP', A, `This is the value of ${math('A')}.`),
      bug('FRAC', u * r * s, 'This multiplies the numbers of the two denominators instead of expanding.'),
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
      bug('SIGN', of(a, b, -c), `The constant ${math('c')} has the wrong sign.`),
      bug('SIGN', of(a, s, g * s - a * r), `This takes ${math(`b = ${s}`)}, but the denominator has to contain ${math(`${minusRoot(s)}`)}.`),
      bug('DIST', of(a, b, -g * r - a * s), `Each numerator has to be multiplied by the other denominator, not by its own.`),
      bug('STOP', ask === 'c' ? a : c, `This is the value of ${math(ask === 'c' ? 'a' : 'c')}.`),
      bug('FRAC', of(u, b, -g * s - u * r), `This takes ${math(u)} for ${math('a')}; it is the sum of the numerators ${math(g)} and ${math('a')}.`),
      bug('STOP', of(a, b, r * s), `This takes the constant term of the denominator for ${math('c')}.`),
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
  version: 1,
  levels: [4, 5],
  skillTags: ['rational-expressions', 'polynomial-identity', 'unknown-constants'],
  draft(random, level) {
    const kind = random.pick(level === 4 ? [split, split, square] : [multiple, letters]);
    return persist(() => kind(random));
  },
};
