/** EQX-h: identities with unknown coefficients. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, numberAnswer, signed, tex, times, wrongNumber } from '../option-kit.ts';
import { alwaysWhole, extremeMiddle } from './integer-factors.ts';

const format = (random: Random) => (random.chance(1, 2) ? 'spr' : 'choice') as 'spr' | 'choice';
const nonZero = (random: Random, size: number) => random.pick([-1, 1]) * random.int(1, size);

/** (px + q)(rx + s) written as ax² + bx + c: one combination of a, b, c. */
function coefficients(random: Random): Draft | null {
  const [p, q, r, s] = [random.int(2, 6), nonZero(random, 9), random.int(1, 5), nonZero(random, 9)];
  const [a, b, c] = [p * r, p * s + q * r, q * s];
  if (b === 0) return null;
  const asks = random.pick(['b', 'a + b', 'b + c', 'a + b + c', 'b - c'] as const);
  const of = (x: number, y: number, z: number) => ({ b: y, 'a + b': x + y, 'b + c': y + z, 'a + b + c': x + y + z, 'b - c': y - z })[asks];
  const value = of(a, b, c);
  const answer = numberAnswer(format(random), value, `Expanding gives ${tex(`a = ${a}`)}, ${tex(`b = ${b}`)}, and ${tex(`c = ${c}`)}.`, [
    wrongNumber(of(a, p * s, c), 'DIST', `This leaves the product ${tex(`${bracketed(q)} \\cdot ${times(r, 'x')}`)} out of the ${tex('x')}-coefficient.`),
    wrongNumber(of(a, p * s - q * r, c), 'SIGN', 'One of the two middle products has the wrong sign.'),
    wrongNumber(asks === 'b' ? a : b, 'STOP', `This is the value of ${tex(asks === 'b' ? 'a' : 'b')}, not of ${tex(asks)}.`),
    wrongNumber(of(p + r, q + s, c), 'FRAC', 'This adds the coefficients of the two factors instead of multiplying them.'),
    wrongNumber(of(a, b, -c) === value ? -value : of(a, b, -c), 'SIGN', 'A sign was dropped when the product was expanded.'),
    wrongNumber(of(a, q * r, c), 'DIST', `This leaves the product ${tex(`${times(p, 'x')} \\cdot ${bracketed(s)}`)} out of the ${tex('x')}-coefficient.`),
  ]);
  return (
    answer && {
      parameters: { kind: 'coefficients', p, q, r, s, asks },
      stem: `The expression ${tex(`(${polynomialLatex(polynomial(p, q))})(${polynomialLatex(polynomial(r, s))})`)} is equivalent to ${tex('ax^2 + bx + c')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. What is the value of ${tex(asks)}?`,
      answer,
      steps: [
        `Equivalent polynomials have equal coefficients for each power of ${tex('x')}, so expand the product.`,
        `${tex(`${times(p, 'x')} \\cdot ${times(r, 'x')} = ${times(a, 'x^2')}`)}; the middle products are ${tex(times(p * s, 'x'))} and ${tex(times(q * r, 'x'))}; the constant is ${tex(c)}.`,
        `So ${tex(`a = ${a}`)}, ${tex(`b = ${b}`)}, ${tex(`c = ${c}`)}, and ${tex(`${asks} = ${value}`)}.`,
        `Check at ${tex('x = 1')}: ${tex(`(${p}${signed(q)})(${r}${signed(s)}) = ${a + b + c}`)}, which is ${tex('a + b + c')}.`,
      ],
      takeaway: 'Equivalent polynomials have equal coefficients for each power of x.',
    }
  );
}

/** (ax + u)(bx + v) = kx² + cx + w with a + b known: the two possible values of c. */
function twoValues(random: Random): Draft | null {
  const [a, b, u, v] = [random.int(1, 9), random.int(1, 9), nonZero(random, 9), nonZero(random, 9)];
  if (a >= b || u === v || u === -v) return null;
  const [one, two] = [a * v + b * u, b * v + a * u];
  const asks = random.pick(['sum', 'greater', 'lesser'] as const);
  const [low, high] = one < two ? [one, two] : [two, one];
  const value = { sum: one + two, greater: high, lesser: low }[asks];
  if (low === 0 || high === 0) return null;
  const answer = numberAnswer(
    format(random),
    value,
    `With ${tex(`a = ${a}`)}, ${tex(`b = ${b}`)} or the other way around, ${tex('c')} is ${tex(one)} or ${tex(two)}.`,
    [
      wrongNumber(
        asks === 'greater' ? low : high,
        'LOST',
        `This is only one of the two possible values of ${tex('c')}${asks === 'sum' ? '' : `, the ${asks === 'greater' ? 'lesser' : 'greater'} one`}.`,
      ),
      wrongNumber(a * b + u * v, 'STOP', `This adds the ${tex('x^2')}-coefficient and the constant instead of finding the middle coefficient.`),
      wrongNumber(
        asks === 'sum' ? low : one + two,
        'STOP',
        asks === 'sum' ? `This is only one of the two possible values of ${tex('c')}.` : `This is the sum of the two possible values.`,
      ),
      wrongNumber(-value, 'SIGN', 'The sign is reversed.'),
      wrongNumber(
        asks === 'sum' ? (a + b) * u * v : a * u - b * v,
        'DIST',
        asks === 'sum'
          ? `This multiplies ${tex(a + b)} by the product of the constants; multiply it by their sum.`
          : `This multiplies each coefficient by the constant in its own factor, not by the one in the other factor.`,
      ),
      wrongNumber(asks === 'sum' ? (a + b) * (u - v) : b * v - a * u, 'SIGN', 'A sign was dropped in the middle products.'),
    ],
  );
  return (
    answer && {
      parameters: { kind: 'two', a, b, u, v, asks },
      stem: `The equation ${tex(`(ax${signed(u)})(bx${signed(v)}) = ${times(a * b, 'x^2')} + cx${signed(u * v)}`)} is true for all values of ${tex('x')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants and ${tex(`a + b = ${a + b}`)}. ${asks === 'sum' ? `What is the sum of the two possible values of ${tex('c')}?` : `What is the ${asks} of the two possible values of ${tex('c')}?`}`,
      answer,
      steps: [
        `Compare coefficients: ${tex(`ab = ${a * b}`)} from the ${tex('x^2')}-terms, and ${tex(`c = ${times(v, 'a')}${u < 0 ? ' - ' : ' + '}${times(Math.abs(u), 'b')}`)} from the ${tex('x')}-terms.`,
        `Two numbers with sum ${tex(a + b)} and product ${tex(a * b)} are ${tex(a)} and ${tex(b)}, but either one could be ${tex('a')}.`,
        `For ${tex(`a = ${a}`)}, ${tex(`b = ${b}`)}: ${tex(`c = ${one}`)}. For ${tex(`a = ${b}`)}, ${tex(`b = ${a}`)}: ${tex(`c = ${two}`)}.`,
        `${asks === 'sum' ? `The sum is ${tex(value)}` : `The ${asks} value is ${tex(value)}`}. Check at ${tex('x = 1')} with ${tex(`a = ${a}`)}: ${tex(`(${a}${signed(u)})(${b}${signed(v)}) = ${(a + u) * (b + v)}`)} and ${tex(`${a * b}${signed(one)}${signed(u * v)} = ${a * b + one + u * v}`)}.`,
      ],
      takeaway: 'If you know only the sum and the product of two constants, either one can be the larger: check both cases.',
    }
  );
}

/** Partial information: an identity in x fixes a constant through one well-chosen value. */
function quotientIdentity(random: Random): Draft | null {
  const [p, q, r, root] = [random.int(2, 7), nonZero(random, 9), nonZero(random, 20), nonZero(random, 6)];
  const numerator = polynomial(p, q - p * root, r - q * root);
  const [b, c] = [q - p * root, r - q * root];
  if (b === 0 || c === 0) return null;
  const asks = random.pick(['q', 'r', 'q + r'] as const);
  const value = { q, r, 'q + r': q + r }[asks];
  const badQ = b - p * root;
  const badR = c - q * root;
  const answer = numberAnswer(format(random), value, `Multiplying both sides by the denominator gives ${tex(`q = ${q}`)} and ${tex(`r = ${r}`)}.`, [
    wrongNumber({ q: badQ, r: badR, 'q + r': badQ + badR }[asks], 'SIGN', `This uses ${tex(-root)} in place of ${tex(root)}.`),
    wrongNumber(
      { q: b, r: c, 'q + r': b + c }[asks],
      'CANC',
      asks === 'q + r' ? `This adds coefficients of the numerator without dividing.` : `This copies a coefficient of the numerator without dividing.`,
    ),
    wrongNumber(
      { q: r, r: q, 'q + r': q }[asks],
      asks === 'q + r' ? 'STOP' : 'SWAP',
      asks === 'q + r' ? `This is only ${tex('q')}, not ${tex('q + r')}.` : `This is the value of ${tex(asks === 'q' ? 'r' : 'q')}.`,
    ),
    wrongNumber(-value, 'SIGN', 'The sign is reversed.'),
    wrongNumber(
      asks === 'q + r' ? r : value + p,
      asks === 'q + r' ? 'STOP' : 'DIST',
      asks === 'q + r'
        ? `This is only ${tex('r')}, not ${tex('q + r')}.`
        : `This adds the leading coefficient ${tex(p)} one time too many; check by multiplying back.`,
    ),
    wrongNumber(
      asks === 'q + r' ? q - r : value - p,
      asks === 'q + r' ? 'SIGN' : 'DIST',
      asks === 'q + r'
        ? 'This subtracts the two constants instead of adding them.'
        : `This subtracts the leading coefficient ${tex(p)} one time too many; check by multiplying back.`,
    ),
  ]);
  return (
    answer && {
      parameters: { kind: 'quotient', p, q, r, root, asks },
      stem: `For all ${tex(`x \\neq ${root}`)}, ${tex(`\\frac{${polynomialLatex(numerator)}}{x${signed(-root)}} = ${times(p, 'x')} + q + \\frac{r}{x${signed(-root)}}`)}, where ${tex('q')} and ${tex('r')} are constants. What is the value of ${tex(asks)}?`,
      answer,
      steps: [
        `Multiply both sides by ${tex(`x${signed(-root)}`)}. The polynomials on the two sides must then have equal coefficients.`,
        `${tex(`${polynomialLatex(numerator)} = (${times(p, 'x')} + q)(x${signed(-root)}) + r`)}. The ${tex('x')}-coefficients give ${tex(`${b} = q${signed(-p * root)}`)}, so ${tex(`q = ${q}`)}.`,
        `The constants give ${tex(`${c} = ${times(-root, 'q')} + r`)}, so ${tex(`r = ${r}`)}.${asks === 'q + r' ? ` The sum is ${tex(value)}.` : ''}`,
        `Check: at ${tex(`x = ${root}`)}, the numerator equals ${tex('r')}: ${tex(`${p * root * root}${signed(b * root)}${signed(c)} = ${r}`)}.`,
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
