/** Evaluate a nonlinear function at a number. */
import { add, rat, toLatex, type Rational } from '#core/rational.ts';
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { bracketed, signed } from '../formulas.ts';
import { exact } from '#content/exact/value.ts';
import { math } from '../text.ts';
import { numberAnswer, wrongNumber } from '../option-kit.ts';

interface Case {
  readonly name: string;
  readonly rule: string;
  readonly at: number;
  readonly value: number | Rational;
  readonly working: string;
  readonly wrong: readonly WrongOption[];
}

function squarePlus(random: Random): Case {
  const [at, c] = [random.int(2, 9), random.pick([-1, 1]) * random.int(1, 15)];
  const value = at * at + c;
  return {
    name: 'square',
    rule: `x^2${signed(c)}`,
    at,
    value,
    working: `${at}^2${signed(c)} = ${at * at}${signed(c)} = ${value}`,
    wrong: [
      wrongNumber(2 * at + c, 'EXPO', `This doubles ${math(at)}; the exponent 2 means ${math(`${at} \\cdot ${at}`)}.`),
      wrongNumber(at * at - c, 'SIGN', `This uses the wrong sign for the constant ${math(Math.abs(c))}.`),
      wrongNumber((at + c) ** 2, 'SQBIN', `This ${c > 0 ? `adds ${math(c)}` : `subtracts ${math(-c)}`} before squaring; only ${math('x')} is squared.`),
      wrongNumber(at * at, 'STOP', `This is only ${math(`${at}^2`)}; you still need to ${c > 0 ? `add ${math(c)}` : `subtract ${math(-c)}`}.`),
    ],
  };
}

function rootPlus(random: Random): Case {
  const own = random.int(1, 6);
  const [root, at] = [own + random.int(1, 6), own * own];
  const c = root * root - at;
  const under = at + c;
  const halved = wrongNumber(rat(under, 2), 'INVOP', `This divides ${math(under)} by 2; the square root is the number whose square is ${math(under)}.`);
  return {
    name: 'root',
    rule: `\\sqrt{x${signed(c)}}`,
    at,
    value: root,
    working: `\\sqrt{${at}${signed(c)}} = \\sqrt{${under}} = ${root}`,
    wrong: [
      wrongNumber(under, 'STOP', `This is the number under the radical; you still need to take its square root.`),
      ...(under % 2 === 0 ? [halved] : []),
      wrongNumber(own, 'STOP', `This is the square root of ${math(at)} only; the ${math(c)} is under the radical too.`),
      wrongNumber(own + c, 'DIST', `This adds ${math(c)} to the square root of ${math(at)}; add under the radical first, then take the square root.`),
      ...(random.chance(1, 3) ? [wrongNumber(-root, 'SIGN', 'The radical sign means the nonnegative square root.')] : []),
    ],
  };
}

function power(random: Random): Case {
  const b = random.int(2, 5);
  const at = random.int(2, 3);
  // Not 3(3)^x: a writer would have used one power.
  const a = random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((factor) => factor % b !== 0));
  const value = a * b ** at;
  return {
    name: 'power',
    rule: `${a}(${b})^x`,
    at,
    value,
    working: `${a}(${b})^${at} = ${a} \\cdot ${b ** at} = ${value}`,
    wrong: [
      wrongNumber(a * b * at, 'EXPO', `This multiplies by the exponent, but ${math(`${b}^${at}`)} is not ${math(`${b} \\cdot ${at}`)}.`),
      wrongNumber((a * b) ** at, 'EXPO', `This applies the exponent to ${math(a)} too; it applies only to ${math(b)}.`),
      wrongNumber(a + b ** at, 'INVOP', `This adds ${math(a)} instead of multiplying by it.`),
      wrongNumber(b ** at, 'STOP', `This is ${math(`${b}^${at}`)}; you still need to multiply by ${math(a)}.`),
      wrongNumber(a * at ** b, 'SWAP', `This raises ${math(at)} to the power of ${math(b)}; ${math('x')} is the exponent, not the base.`),
    ],
  };
}

function quadraticAtNegative(random: Random): Case {
  const [a, b, c, at] = [random.int(2, 5), random.pick([-1, 1]) * random.int(2, 9), random.pick([-1, 1]) * random.int(1, 12), -random.int(2, 6)];
  const p = polynomial(a, b, c);
  const value = a * at * at + b * at + c;
  const square = at * at;
  return {
    name: 'quadratic',
    rule: polynomialLatex(p),
    at,
    value: evaluatePolynomial(p, at),
    working: `${a}(${at})^2${signed(b)}(${at})${signed(c)} = ${a * square}${signed(b * at)}${signed(c)} = ${value}`,
    wrong: [
      wrongNumber(-a * square + b * at + c, 'SIGN', `The square of ${math(at)} is ${math(square)}, not ${math(-square)}.`),
      wrongNumber(a * square - b * at + c, 'SIGN', `This uses the wrong sign for the product ${math(`${bracketed(b)}${bracketed(at)}`)}.`),
      wrongNumber((a * at) ** 2 + b * at + c, 'EXPO', `This squares ${math(a)} too; only ${math('x')} is squared.`),
      wrongNumber(2 * a * at + b * at + c, 'EXPO', `This doubles ${math(at)} instead of squaring it.`),
    ],
  };
}

function quotient(random: Random): Case | null {
  const [at, b, k] = [random.int(2, 7), random.int(1, 6), random.int(2, 9)];
  const den = at + b;
  const num = k * den;
  const c = num - at * at;
  if (c === 0 || Math.abs(c) > 60) return null;
  return {
    name: 'quotient',
    rule: `\\frac{x^2${signed(c)}}{x${signed(b)}}`,
    at,
    value: k,
    working: `\\frac{${at}^2${signed(c)}}{${at}${signed(b)}} = \\frac{${num}}{${den}} = ${k}`,
    wrong: [
      ...(c % b === 0
        ? [
            wrongNumber(
              at + c / b,
              'CANC',
              `This divides ${math('x^2')} by ${math('x')} and ${math(c)} by ${math(b)}; divide the entire numerator by the entire denominator.`,
            ),
          ]
        : []),
      wrongNumber(add(rat(at * at, den), rat(c)), 'DIST', `This divides only ${math(at * at)} by ${math(den)}; the denominator divides the entire numerator.`),
      wrongNumber(rat(2 * at + c, den), 'EXPO', `This doubles ${math(at)} instead of squaring it.`),
      wrongNumber(num, 'STOP', `This is the numerator; you still need to divide by ${math(den)}.`),
      wrongNumber(rat(num, at), 'STOP', `This divides by ${math(at)}; the denominator is ${math(`${at} + ${b} = ${den}`)}.`),
    ],
  };
}

function absolute(random: Random): Case | null {
  const [a, b, c, at] = [random.int(2, 6), random.int(3, 20), random.pick([-1, 1]) * random.int(1, 12), random.pick([-1, 1]) * random.int(1, 6)];
  const inside = a * at - b;
  if (inside >= -1) return null;
  const value = -inside + c;
  return {
    name: 'absolute',
    rule: `|${a}x - ${b}|${signed(c)}`,
    at,
    value,
    working: `|${a}${bracketed(at).startsWith('(') ? bracketed(at) : `(${at})`} - ${b}|${signed(c)} = |${inside}|${signed(c)} = ${value}`,
    wrong: [
      wrongNumber(inside + c, 'SIGN', `The absolute value of ${math(inside)} is ${math(-inside)}, which is not negative.`),
      wrongNumber(-inside - c, 'SIGN', `This uses the wrong sign for the constant ${math(Math.abs(c))}.`),
      wrongNumber(Math.abs(inside + c), 'DIST', `The ${math(c)} is outside the absolute value bars, so add it after you take the absolute value.`),
      wrongNumber(-inside, 'STOP', `This is only the absolute value; you still need to add ${math(c)}.`),
      wrongNumber(Math.abs(a * at) + b + c, 'SIGN', `This adds ${math(b)} inside the bars instead of subtracting it.`),
    ],
  };
}

const letters = ['f', 'g', 'h'] as const;

function draft(random: Random, level: number): Draft | null {
  const drawn =
    level === 1 ? random.pick([squarePlus, rootPlus, power])(random) : random.pick([quadraticAtNegative, quadraticAtNegative, quotient, absolute])(random);
  if (!drawn) return null;
  const letter = random.pick(letters);
  const { rule, at, value, working, wrong } = drawn;
  const why = `Substituting ${math(at)} for ${math('x')} gives ${math(working)}.`;
  const format = level === 2 && random.chance(1, 2) ? 'spr' : 'choice';
  const answer = numberAnswer(format, value, why, wrong);
  if (!answer) return null;
  const call = `${letter}(${at})`;
  const stem = random.pick([
    `The function ${math(letter)} is defined by ${math(`${letter}(x) = ${rule}`)}. What is the value of ${math(call)}?`,
    `If ${math(`${letter}(x) = ${rule}`)}, what is the value of ${math(call)}?`,
    `The function ${math(letter)} is given by ${math(`${letter}(x) = ${rule}`)}. What is the value of ${math(`${letter}(x)`)} when ${math(`x = ${at}`)}?`,
  ]);
  return {
    parameters: { rule, at, letter },
    stem,
    answer,
    steps: [
      `To find ${math(call)}, substitute ${math(at)} for every ${math('x')} in the rule.`,
      `Simplify: ${math(`${call} = ${working}`)}.`,
      `Follow the order of operations: powers, roots, and absolute values first, then multiplication, then addition. The value is ${math(toLatex(exact(value)))}.`,
    ],
    takeaway: 'Put the number in parentheses when you substitute, and evaluate powers before you multiply or add.',
  };
}

export const evaluateFunction: Generator = {
  archetype: 'NLF-a',
  topicId: 16,
  version: 5,
  levels: [1, 2],
  skillTags: ['evaluate-function', 'order-of-operations'],
  draft,
};
