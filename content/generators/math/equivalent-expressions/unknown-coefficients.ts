/** EQX-h: identities with unknown coefficients. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { alwaysWhole, extremeMiddle } from './integer-factors.ts';
import { signedInt } from '../draws.ts';

/** (px + q)(rx + s) written as ax² + bx + c: one combination of a, b, c. */
function coefficients(random: Random): Draft | null {
  const [p, q, r, s] = [random.int(2, 6), signedInt(random, 1, 9), random.int(1, 5), signedInt(random, 1, 9)];
  const [a, b, c] = [p * r, p * s + q * r, q * s];
  if (b === 0) return null;
  const asks = random.pick(['b', 'a + b', 'b + c', 'a + b + c', 'b - c'] as const);
  const of = (x: number, y: number, z: number) => ({ b: y, 'a + b': x + y, 'b + c': y + z, 'a + b + c': x + y + z, 'b - c': y - z })[asks];
  const value = of(a, b, c);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `Expanding gives ${math(`a = ${a}`)}, ${math(`b = ${b}`)}, and ${math(`c = ${c}`)}.`,
    bugs: [
      bug(
        'DIST',
        of(a, p * s, c),
        `This leaves the product ${math(`${bracketed(q)} \\cdot ${term(r, 'x')}`)} out of the ${math('x')}-coefficient; ${math(`b = ${p * s}${signed(q * r)}`)}.`,
      ),
      bug('SIGN', of(a, p * s - q * r, c), `This subtracts the middle product ${math(term(q * r, 'x'))}; add the two middle products.`),
      bug('STOP', asks === 'b' ? a : b, `This is the value of ${math(asks === 'b' ? 'a' : 'b')}; the question asks for ${math(asks)}.`),
      bug('FRAC', of(p + r, q + s, c), 'This adds the coefficients of the two factors; multiply each term of one by each term of the other.'),
      bug(
        'SIGN',
        of(a, b, -c) === value ? -value : of(a, b, -c),
        `This has the wrong sign for the constant; it is ${math(`${bracketed(q)} \\cdot ${bracketed(s)} = ${c}`)}.`,
      ),
      bug(
        'DIST',
        of(a, q * r, c),
        `This leaves the product ${math(`${term(p, 'x')} \\cdot ${bracketed(s)}`)} out of the ${math('x')}-coefficient; ${math(`b = ${p * s}${signed(q * r)}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'coefficients', p, q, r, s, asks },
      stem: `The expression ${math(`(${polynomialLatex(polynomial(p, q))})(${polynomialLatex(polynomial(r, s))})`)} is equivalent to ${math('ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants. What is the value of ${math(asks)}?`,
      answer,
      steps: [
        `Equivalent polynomials have equal coefficients for each power of ${math('x')}, so expand the product.`,
        `${math(`${term(p, 'x')} \\cdot ${term(r, 'x')} = ${term(a, 'x^2')}`)}; the middle products are ${math(term(p * s, 'x'))} and ${math(term(q * r, 'x'))}; the constant is ${math(c)}.`,
        `So ${math(`a = ${a}`)}, ${math(`b = ${b}`)}, ${math(`c = ${c}`)}, and ${math(`${asks} = ${value}`)}.`,
        `Check at ${math('x = 1')}: ${math(`(${p}${signed(q)})(${r}${signed(s)}) = ${a + b + c}`)}, which is ${math('a + b + c')}.`,
      ],
      takeaway: 'Equivalent polynomials have equal coefficients for each power of x.',
    }
  );
}

/** (ax + u)(bx + v) = kx² + cx + w with a + b known: the two possible values of c. */
function twoValues(random: Random): Draft | null {
  const [a, b, u, v] = [random.int(1, 9), random.int(1, 9), signedInt(random, 1, 9), signedInt(random, 1, 9)];
  if (a >= b || u === v || u === -v) return null;
  const [one, two] = [a * v + b * u, b * v + a * u];
  const asks = random.pick(['sum', 'greater', 'lesser'] as const);
  const [low, high] = one < two ? [one, two] : [two, one];
  const value = { sum: one + two, greater: high, lesser: low }[asks];
  if (low === 0 || high === 0) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `With ${math(`a = ${a}`)}, ${math(`b = ${b}`)} or the other way around, ${math('c')} is ${math(one)} or ${math(two)}.`,
    bugs: [
      bug(
        'LOST',
        asks === 'greater' ? low : high,
        `This is only one of the two possible values of ${math('c')}${asks === 'sum' ? `; swap ${math('a')} and ${math('b')}, and add the other one` : `, the ${asks === 'greater' ? 'lesser' : 'greater'} one; swap ${math('a')} and ${math('b')} to find the other`}.`,
      ),
      bug(
        'STOP',
        a * b + u * v,
        `This adds the ${math('x^2')}-coefficient and the constant; the middle coefficient is ${math(`${term(v, 'a')}${signed(u, 'b')}`)}.`,
      ),
      bug(
        'STOP',
        asks === 'sum' ? low : one + two,
        asks === 'sum'
          ? `This is only one of the two possible values of ${math('c')}; add the other one, ${math(high)}.`
          : `This is the sum of the two possible values; the question asks for the ${asks} of ${math(low)} and ${math(high)}.`,
      ),
      bug('SIGN', -value, `This reverses the signs of both middle products; ${math(u)} and ${math(v)} keep their signs when you multiply.`),
      bug(
        'DIST',
        asks === 'sum' ? (a + b) * u * v : a * u - b * v,
        asks === 'sum'
          ? `This multiplies ${math(a + b)} by the product of the constants; multiply it by their sum, ${math(u + v)}.`
          : `This multiplies each coefficient by the constant in its own factor; multiply it by the one in the other factor.`,
      ),
      bug(
        'SIGN',
        asks === 'sum' ? (a + b) * (u - v) : b * v - a * u,
        asks === 'sum'
          ? `This subtracts ${math(v)}; multiply ${math(a + b)} by the sum of ${math(u)} and ${math(v)}.`
          : `This multiplies each coefficient by the constant in its own factor and subtracts; multiply across and add.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'two', a, b, u, v, asks },
      stem: `The equation ${math(`(ax${signed(u)})(bx${signed(v)}) = ${term(a * b, 'x^2')} + cx${signed(u * v)}`)} is true for all values of ${math('x')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants and ${math(`a + b = ${a + b}`)}. ${asks === 'sum' ? `What is the sum of the two possible values of ${math('c')}?` : `What is the ${asks} of the two possible values of ${math('c')}?`}`,
      answer,
      steps: [
        `Compare coefficients: ${math(`ab = ${a * b}`)} from the ${math('x^2')}-terms, and ${math(`c = ${term(v, 'a')}${u < 0 ? ' - ' : ' + '}${term(Math.abs(u), 'b')}`)} from the ${math('x')}-terms.`,
        `Two numbers with sum ${math(a + b)} and product ${math(a * b)} are ${math(a)} and ${math(b)}, but either one could be ${math('a')}.`,
        `For ${math(`a = ${a}`)}, ${math(`b = ${b}`)}: ${math(`c = ${one}`)}. For ${math(`a = ${b}`)}, ${math(`b = ${a}`)}: ${math(`c = ${two}`)}.`,
        `${asks === 'sum' ? `The sum is ${math(value)}` : `The ${asks} value is ${math(value)}`}. Check at ${math('x = 1')} with ${math(`a = ${a}`)}: ${math(`(${a}${signed(u)})(${b}${signed(v)}) = ${(a + u) * (b + v)}`)} and ${math(`${a * b}${signed(one)}${signed(u * v)} = ${a * b + one + u * v}`)}.`,
      ],
      takeaway: 'If you know only the sum and the product of two constants, either one can be the larger: check both cases.',
    }
  );
}

/** Partial information: an identity in x fixes a constant through one well-chosen value. */
function quotientIdentity(random: Random): Draft | null {
  const [p, q, r, root] = [random.int(2, 7), signedInt(random, 1, 9), signedInt(random, 1, 20), signedInt(random, 1, 6)];
  const numerator = polynomial(p, q - p * root, r - q * root);
  const [b, c] = [q - p * root, r - q * root];
  if (b === 0 || c === 0) return null;
  const asks = random.pick(['q', 'r', 'q + r'] as const);
  const value = { q, r, 'q + r': q + r }[asks];
  const badQ = b - p * root;
  const badR = c - q * root;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `Multiplying both sides by the denominator gives ${math(`q = ${q}`)} and ${math(`r = ${r}`)}.`,
    bugs: [
      bug(
        'SIGN',
        { q: badQ, r: badR, 'q + r': badQ + badR }[asks],
        `This uses ${math(-root)}; the denominator ${math(minusRoot(root))} is 0 at ${math(root)}, so divide with that.`,
      ),
      bug(
        'CANC',
        { q: b, r: c, 'q + r': b + c }[asks],
        asks === 'q + r'
          ? `This adds coefficients of the numerator; multiply ${math(`${p}x + q`)} by ${math(minusRoot(root))}, and compare.`
          : `This copies a coefficient of the numerator; multiply ${math(`${p}x + q`)} by ${math(minusRoot(root))}, and compare.`,
      ),
      bug(
        asks === 'q + r' ? 'STOP' : 'SWAP',
        { q: r, r: q, 'q + r': q }[asks],
        asks === 'q + r'
          ? `This is only ${math('q')}; add ${math(`r = ${r}`)}.`
          : `This is the value of ${math(asks === 'q' ? 'r' : 'q')}; the question asks for ${math(asks)}.`,
      ),
      bug(
        'SIGN',
        -value,
        {
          q: `From ${math(`${b} = q${signed(-p * root)}`)}, this takes ${math(`${-p * root} - ${bracketed(b)}`)}; take ${math(`${b} - ${bracketed(-p * root)}`)}.`,
          r: `At ${math(`x = ${root}`)}, the numerator is ${math(r)}, and that is ${math('r')}; this reverses its sign.`,
          'q + r': `This reverses the signs of both constants; add ${math(`q = ${q}`)} and ${math(`r = ${r}`)}.`,
        }[asks],
      ),
      bug(
        asks === 'q + r' ? 'STOP' : 'DIST',
        asks === 'q + r' ? r : value + p,
        asks === 'q + r'
          ? `This is only ${math('r')}; add ${math(`q = ${q}`)}.`
          : `This adds the leading coefficient ${math(p)} one time too many; ${asks === 'q' ? `from ${math(`${b} = q${signed(-p * root)}`)}, take ${math(`${b} - ${bracketed(-p * root)}`)}` : `at ${math(`x = ${root}`)}, the numerator is ${math(r)}`}.`,
      ),
      bug(
        asks === 'q + r' ? 'SIGN' : 'DIST',
        asks === 'q + r' ? q - r : value - p,
        asks === 'q + r'
          ? `This subtracts ${math('r')} from ${math('q')}; add ${math(q)} and ${math(r)}.`
          : `This subtracts the leading coefficient ${math(p)} one time too many; ${asks === 'q' ? `from ${math(`${b} = q${signed(-p * root)}`)}, take ${math(`${b} - ${bracketed(-p * root)}`)}` : `at ${math(`x = ${root}`)}, the numerator is ${math(r)}`}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'quotient', p, q, r, root, asks },
      stem: `For all ${math(`x \\neq ${root}`)}, ${math(`\\frac{${polynomialLatex(numerator)}}{x${signed(-root)}} = ${term(p, 'x')} + q + \\frac{r}{x${signed(-root)}}`)}, where ${math('q')} and ${math('r')} are constants. What is the value of ${math(asks)}?`,
      answer,
      steps: [
        `Multiply both sides by ${math(`x${signed(-root)}`)}. The polynomials on the two sides must then have equal coefficients.`,
        `${math(`${polynomialLatex(numerator)} = (${term(p, 'x')} + q)(x${signed(-root)}) + r`)}. The ${math('x')}-coefficients give ${math(`${b} = q${signed(-p * root)}`)}, so ${math(`q = ${q}`)}.`,
        `The constants give ${math(`${c} = ${term(-root, 'q')} + r`)}, so ${math(`r = ${r}`)}.${asks === 'q + r' ? ` The sum is ${math(value)}.` : ''}`,
        `Check: at ${math(`x = ${root}`)}, the numerator equals ${math('r')}: ${math(`${p * root * root}${signed(b * root)}${signed(c)} = ${r}`)}.`,
      ],
      takeaway: 'When a polynomial is divided by x − c, the remainder is its value at c.',
    }
  );
}

export const unknownCoefficients: Generator = {
  archetype: 'EQX-h',
  topicId: 18,
  version: 3,
  levels: [3, 4, 5],
  skillTags: ['polynomial-identity', 'compare-coefficients'],
  draft: (random, level) =>
    level === 3 ? coefficients(random) : random.pick(level === 4 ? [twoValues, quotientIdentity] : [extremeMiddle, alwaysWhole, alwaysWhole])(random),
};
