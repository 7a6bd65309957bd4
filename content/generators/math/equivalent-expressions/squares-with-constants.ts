/** Expressions rewritten around a square, with constants that follow from comparing coefficients. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';
import { signedInt } from '../draws.ts';

const equivalent = (random: Random, one: string, two: string, where: string, question: string) =>
  random.pick([
    `The expression ${math(one)} is equivalent to ${math(two)}, where ${where}. ${question}`,
    `The expression ${math(one)} can be rewritten as ${math(two)}, where ${where}. ${question}`,
    `${math(`${one} = ${two}`)}\n\nThe given equation is true for all values of ${math('x')}, where ${where}. ${question}`,
  ]);

/** nx² + bx + c = n(x + h)² + k, or p²x² + bx + c = (px + h)² + k: c and k are known, b is asked. */
function fromConstants(random: Random): Draft | null {
  const inside = random.chance(1, 2);
  const [n, h, k, sign] = [random.int(2, 6), random.int(2, 9), signedInt(random, 1, 30), random.pick([1, -1])];
  // The coefficient of x² is n before the square, or n² if n stands in it.
  const lead = inside ? n * n : n;
  const [ofSquare, c] = inside ? [h * h, h * h + k] : [n * h * h, n * h * h + k];
  const b = 2 * n * h * sign;
  if (c <= 0 || c === lead) return null;
  const square = inside ? `(${n}x + h)^2` : `${n}(x + h)^2`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: b,
    why: `Then ${math(`h = ${h * sign}`)} and ${math(`b = ${2 * n}h`)}.`,
    bugs: [
      bug('SIGN', -b, `The sign is reversed: ${math('b')} is ${sign > 0 ? 'positive' : 'negative'}, so ${math(`h = ${h * sign}`)}.`),
      bug('STOP', h * sign, `This is the value of ${math('h')}; multiply it by ${math(2 * n)} to get ${math('b')}.`),
      bug('SQBIN', b / 2, `The middle term of the square has the factor ${math('2')}, so ${math(`b = ${2 * n}h`)}.`),
      bug('DIST', 2 * h * sign, `This leaves out the factor ${math(n)}; the coefficient of ${math('x')} is ${math(`${2 * n}h`)}.`),
      bug(
        'STOP',
        c - k,
        `This is the difference of the constants ${math(c)} and ${math(k)}, which is ${math(inside ? 'h^2' : `${n}h^2`)}; find ${math('h')}, then ${math(`b = ${2 * n}h`)}.`,
      ),
      ...(inside
        ? [bug('SQBIN', 2 * lead * h * sign, `This multiplies by ${math(lead)}; the middle term of ${math(square)} is ${math(`2 \\cdot ${n}x \\cdot h`)}.`)]
        : []),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'constants', n, h, k, sign, inside },
      stem: equivalent(
        random,
        `${lead}x^2 + bx + ${c}`,
        `${square}${signed(k)}`,
        `${math('b')} and ${math('h')} are constants and ${math(sign > 0 ? 'b > 0' : 'b < 0')}`,
        `What is the value of ${math('b')}?`,
      ),
      answer,
      steps: [
        `Expand the second form: ${math(`${square}${signed(k)} = ${lead}x^2 + ${2 * n}hx + ${inside ? '' : n}h^2${signed(k)}`)}.`,
        `The constant terms give ${math(`${inside ? '' : n}h^2 = ${c}${signed(-k)} = ${ofSquare}`)}, so ${math(`h = ${h}`)} or ${math(`h = ${-h}`)}.`,
        `The coefficients of ${math('x')} give ${math(`b = ${2 * n}h`)}. As ${math('b')} is ${sign > 0 ? 'positive' : 'negative'}, ${math(`h = ${h * sign}`)} and ${math(`b = ${b}`)}.`,
        `Check at ${math('x = 1')}: ${math(`${lead}${signed(b)}${signed(c)} = ${inside ? '' : `${n} \\cdot `}${bracketed((inside ? n : 1) + h * sign)}^2${signed(k)}`)}.`,
      ],
      takeaway: 'Expand the square and compare coefficients; a condition on a sign picks one of two values.',
    }
  );
}

/** ux² + vx + w in powers of x − j. */
function around(random: Random): Draft | null {
  const [n, j, b, c] = [random.int(2, 5), signedInt(random, 2, 6), signedInt(random, 1, 12), signedInt(random, 1, 20)];
  const [v, w] = [b - 2 * n * j, n * j * j - b * j + c];
  if (v === 0 || w === 0) return null;
  const ask = random.pick(['b + c', 'bc', 'b + c'] as const);
  const of = (one: number, two: number) => ({ 'b + c': one + two, bc: one * two })[ask];
  const key = of(b, c);
  if (key === 0) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The forms agree with ${math(`b = ${b}`)} and ${math(`c = ${c}`)}.`,
    bugs: [
      bug(
        'SHIFT',
        of(v, w),
        `This copies the coefficients ${math(v)} and ${math(w)}, which belong to powers of ${math('x')}; expand ${math(`${n}(${minusRoot(j)})^2 + b(${minusRoot(j)}) + c`)}, and compare.`,
      ),
      bug(
        'SIGN',
        of(v - 2 * n * j, c),
        `The ${math('x')}-term of ${math(`${n}(${minusRoot(j)})^2`)} is ${math(term(-2 * n * j, 'x'))}; subtract it from ${math(term(v, 'x'))} to get ${math(term(b, 'x'))}.`,
      ),
      bug(
        'SQBIN',
        of(v, c),
        `This leaves out the middle term of ${math(`(${minusRoot(j)})^2`)}; ${math(`${n}(${minusRoot(j)})^2`)} contributes ${math(term(-2 * n * j, 'x'))}.`,
      ),
      bug('STOP', b, `This is the value of ${math('b')}; the question asks for ${math(ask)}.`),
      bug('STOP', c, `This is the value of ${math('c')}; the question asks for ${math(ask)}.`),
      bug(
        'SQBIN',
        of(v + n * j, w - n * j * j),
        `The middle term of ${math(`(${minusRoot(j)})^2`)} is ${math(term(-2 * j, 'x'))}; this leaves out the factor ${math('2')}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'around', n, j, b, c, ask },
      stem: equivalent(
        random,
        polynomialLatex(polynomial(n, v, w)),
        `${n}(${minusRoot(j)})^2 + b(${minusRoot(j)}) + c`,
        `${math('b')} and ${math('c')} are constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `Equivalent expressions have equal coefficients. In the second form, the coefficient of ${math('x')} is ${math(`${-2 * n * j} + b`)}, since ${math(`${n}(${minusRoot(j)})^2 = ${polynomialLatex(polynomial(n, -2 * n * j, n * j * j))}`)}.`,
        `So ${math(`${-2 * n * j} + b = ${v}`)} and ${math(`b = ${b}`)}.`,
        `At ${math(`x = ${j}`)}, the second form is ${math('c')}, so ${math(`c = ${n} \\cdot ${bracketed(j)}^2 + ${bracketed(v)} \\cdot ${bracketed(j)}${signed(w)} = ${c}`)}. Then ${math(`${ask} = ${key}`)}.`,
        `Check the constant terms: ${math(`${n * j * j} + ${bracketed(b)} \\cdot ${bracketed(-j)}${signed(c)} = ${w}`)}.`,
      ],
      takeaway: 'Compare coefficients, or choose the value of x that makes the repeated binomial 0.',
    }
  );
}

/** n²x⁴ + Bx² + b² = (nx² + ax + b)(nx² − ax + b). */
function twins(random: Random): Draft | null {
  const [n, a, b] = [random.pick([1, 1, 2, 3]), random.int(2, 9), random.int(2, 9)];
  const B = 2 * n * b - a * a;
  if (B === 0 || Math.abs(B) === 1) return null;
  const ask = random.pick(['a', 'ab', 'a + b'] as const);
  const of = (one: number) => ({ a: one, ab: one * b, 'a + b': one + b })[ask];
  const key = of(a);
  const product = `(${term(n, 'x^2')} + ax + b)(${term(n, 'x^2')} - ax + b)`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The product agrees with the expression for ${math(`a = ${a}`)} and ${math(`b = ${b}`)}.`,
    bugs: [
      bug('STOP', of(a * a), `This takes ${math(a * a)} for ${math('a')}; it is ${math('a^2')}, so take the square root.`),
      bug('STOP', ask === 'a' ? b : a, `This is the value of ${math(ask === 'a' ? 'b' : 'a')}; the question asks for ${math(ask)}.`),
      bug('CANC', of(Math.abs(B)), `This takes the coefficient ${math(B)} for ${math('a')}; the coefficient of ${math('x^2')} is ${math(`${2 * n}b - a^2`)}.`),
      bug('STOP', ask === 'a' ? a + b : ask === 'ab' ? a + b : a * b, `This is ${math(ask === 'a + b' ? 'ab' : 'a + b')}; the question asks for ${math(ask)}.`),
      bug(
        'STOP',
        { a: 2 * b, ab: a * b * b, 'a + b': a + b * b }[ask],
        ask === 'a'
          ? `This is ${math('2b')}; find ${math('a')} from ${math(`${2 * n}b - a^2 = ${B}`)}.`
          : `This takes ${math(b * b)} for ${math('b')}; it is ${math('b^2')}, so ${math(`b = ${b}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'twins', n, a, b, ask },
      stem: equivalent(
        random,
        `${term(n * n, 'x^4')}${signed(B, 'x^2')} + ${b * b}`,
        product,
        `${math('a')} and ${math('b')} are positive constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `The factors are a sum and a difference of the same two terms, so their product is ${math(`(${term(n, 'x^2')} + b)^2 - (ax)^2`)}.`,
        `Its last term is ${math(`b^2`)}, so ${math(`b^2 = ${b * b}`)} and ${math(`b = ${b}`)}.`,
        `The coefficient of ${math('x^2')} is ${math(`${2 * n}b - a^2 = ${B}`)}, so ${math(`a^2 = ${2 * n * b}${signed(-B)} = ${a * a}`)} and ${math(`a = ${a}`)}.${ask === 'a' ? '' : ` Then ${math(`${ask} = ${key}`)}.`}`,
        `Check at ${math('x = 1')}: ${math(`${n * n}${signed(B)}${signed(b * b)} = ${n + a + b} \\cdot ${bracketed(n - a + b)}`)}.`,
      ],
      takeaway: 'Group (P + Q)(P − Q) as a difference of squares; the coefficients then give the constants one by one.',
    }
  );
}

/** x⁴ + px³ + qx² + bx + c as the square of a quadratic expression. */
function squareOfThree(random: Random): Draft | null {
  const [m, n] = [signedInt(random, 1, 6), signedInt(random, 2, 9)];
  const [p, q, b, c] = [2 * m, m * m + 2 * n, 2 * m * n, n * n];
  if (q === 0) return null;
  const ask = random.pick(['b + c', 'c', 'b'] as const);
  const of = (one: number, two: number) => ({ 'b + c': one + two, c: two, b: one })[ask];
  const key = of(b, c);
  const lost = q / 2;
  if (key === 0) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The expression is the square of ${math(`x^2${signed(m, 'x')}${signed(n)}`)}.`,
    bugs: [
      bug(
        ask === 'c' ? 'STOP' : 'SQBIN',
        of(b / 2, c),
        `The product ${math('mn')} occurs twice in the coefficient of ${math('x')}, so ${math(`b = 2mn = ${b}`)}.`,
      ),
      bug('STOP', n, `This is the constant ${math('n')} in the parentheses; ${math('c')} is ${math('n^2')}, and ${math('b')} is ${math('2mn')}.`),
      bug('SWAP', ask === 'b' ? c : b, `This is the value of ${math(ask === 'b' ? 'c' : 'b')}; the question asks for ${math(ask)}.`),
      ...(Number.isInteger(lost)
        ? [
            bug(
              'SQBIN',
              of(2 * m * lost, lost * lost),
              `This leaves ${math('m^2')} out of the coefficient of ${math('x^2')}: it is ${math('m^2 + 2n')}, with ${math(`m = ${m}`)}.`,
            ),
          ]
        : []),
      bug(
        'SQBIN',
        of(2 * m * q, q * q),
        `This takes ${math(q)} for ${math('n')}; the coefficient of ${math('x^2')} is ${math('m^2 + 2n')}, so ${math(`n = ${n}`)}.`,
      ),
      bug('SIGN', of(-b, c), `The coefficient ${math('b')} has the wrong sign; it is ${math(`2 \\cdot ${bracketed(m)} \\cdot ${bracketed(n)}`)}.`),
      bug(
        'STOP',
        ask === 'b + c' ? c : b + c,
        ask === 'b + c' ? `This is only ${math('c')}; add ${math(`b = ${b}`)}.` : `This is ${math('b + c')}; the question asks for ${math(ask)} alone.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'three', m, n, ask },
      stem: equivalent(
        random,
        `x^4${signed(p, 'x^3')}${signed(q, 'x^2')} + bx + c`,
        '(x^2 + mx + n)^2',
        `${math('b')}, ${math('c')}, ${math('m')}, and ${math('n')} are constants`,
        `What is the value of ${math(ask)}?`,
      ),
      answer,
      steps: [
        `Expand the square: ${math('(x^2 + mx + n)^2 = x^4 + 2mx^3 + (m^2 + 2n)x^2 + 2mnx + n^2')}.`,
        `The coefficients of ${math('x^3')} give ${math(`2m = ${p}`)}, so ${math(`m = ${m}`)}. Those of ${math('x^2')} give ${math(`${m * m} + 2n = ${q}`)}, so ${math(`n = ${n}`)}.`,
        `Then ${math(`b = 2 \\cdot ${bracketed(m)} \\cdot ${bracketed(n)} = ${b}`)} and ${math(`c = ${bracketed(n)}^2 = ${c}`)}.${ask === 'b + c' ? ` Their sum is ${math(key)}.` : ''}`,
        `Check at ${math('x = 1')}: ${math(`1${signed(p)}${signed(q)}${signed(b)}${signed(c)} = ${bracketed(1 + m + n)}^2`)}.`,
      ],
      takeaway: 'Compare coefficients from the highest power down; each one settles one more constant.',
    }
  );
}

export const squaresWithConstants: Generator = {
  archetype: 'EQX-n',
  topicId: 18,
  version: 2,
  levels: [4, 5],
  skillTags: ['complete-the-square', 'polynomial-identity', 'unknown-constants'],
  draft(random, level) {
    const kind = random.pick(level === 4 ? [fromConstants, around] : [twins, squareOfThree]);
    return persist(() => kind(random));
  },
};
