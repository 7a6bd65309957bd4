/** Evaluate a nonlinear function at a number. */
import { add, rat, toLatex, type Rational } from '#core/rational.ts';
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { bracketed, exact, numberAnswer, signed, tex, wrongNumber } from '../option-kit.ts';

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
      wrongNumber(2 * at + c, 'EXPO', `This doubles ${tex(at)}; the exponent 2 means ${tex(`${at} \\cdot ${at}`)}.`),
      wrongNumber(at * at - c, 'SIGN', `This uses the wrong sign for the constant ${tex(Math.abs(c))}.`),
      wrongNumber((at + c) ** 2, 'SQBIN', `This ${c > 0 ? `adds ${tex(c)}` : `subtracts ${tex(-c)}`} before squaring; only ${tex('x')} is squared.`),
      wrongNumber(at * at, 'STOP', `This is only ${tex(`${at}^2`)}; you still need to ${c > 0 ? `add ${tex(c)}` : `subtract ${tex(-c)}`}.`),
    ],
  };
}

function rootPlus(random: Random): Case {
  const own = random.int(1, 6);
  const [root, at] = [own + random.int(1, 6), own * own];
  const c = root * root - at;
  const under = at + c;
  const halved = wrongNumber(rat(under, 2), 'INVOP', `This divides ${tex(under)} by 2; the square root is the number whose square is ${tex(under)}.`);
  return {
    name: 'root',
    rule: `\\sqrt{x${signed(c)}}`,
    at,
    value: root,
    working: `\\sqrt{${at}${signed(c)}} = \\sqrt{${under}} = ${root}`,
    wrong: [
      wrongNumber(under, 'STOP', `This is the number under the radical; you still need to take its square root.`),
      ...(under % 2 === 0 ? [halved] : []),
      wrongNumber(own, 'STOP', `This is the square root of ${tex(at)} only; the ${tex(c)} is under the radical too.`),
      wrongNumber(own + c, 'DIST', `This adds ${tex(c)} to the square root of ${tex(at)}; add under the radical first, then take the square root.`),
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
      wrongNumber(a * b * at, 'EXPO', `This multiplies by the exponent, but ${tex(`${b}^${at}`)} is not ${tex(`${b} \\cdot ${at}`)}.`),
      wrongNumber((a * b) ** at, 'EXPO', `This applies the exponent to ${tex(a)} too; it applies only to ${tex(b)}.`),
      wrongNumber(a + b ** at, 'INVOP', `This adds ${tex(a)} instead of multiplying by it.`),
      wrongNumber(b ** at, 'STOP', `This is ${tex(`${b}^${at}`)}; you still need to multiply by ${tex(a)}.`),
      wrongNumber(a * at ** b, 'SWAP', `This raises ${tex(at)} to the power of ${tex(b)}; ${tex('x')} is the exponent, not the base.`),
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
      wrongNumber(-a * square + b * at + c, 'SIGN', `The square of ${tex(at)} is ${tex(square)}, not ${tex(-square)}.`),
      wrongNumber(a * square - b * at + c, 'SIGN', `This uses the wrong sign for the product ${tex(`${bracketed(b)}${bracketed(at)}`)}.`),
      wrongNumber((a * at) ** 2 + b * at + c, 'EXPO', `This squares ${tex(a)} too; only ${tex('x')} is squared.`),
      wrongNumber(2 * a * at + b * at + c, 'EXPO', `This doubles ${tex(at)} instead of squaring it.`),
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
              `This divides ${tex('x^2')} by ${tex('x')} and ${tex(c)} by ${tex(b)}; divide the entire numerator by the entire denominator.`,
            ),
          ]
        : []),
      wrongNumber(add(rat(at * at, den), rat(c)), 'DIST', `This divides only ${tex(at * at)} by ${tex(den)}; the denominator divides the entire numerator.`),
      wrongNumber(rat(2 * at + c, den), 'EXPO', `This doubles ${tex(at)} instead of squaring it.`),
      wrongNumber(num, 'STOP', `This is the numerator; you still need to divide by ${tex(den)}.`),
      wrongNumber(rat(num, at), 'STOP', `This divides by ${tex(at)}; the denominator is ${tex(`${at} + ${b} = ${den}`)}.`),
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
      wrongNumber(inside + c, 'SIGN', `The absolute value of ${tex(inside)} is ${tex(-inside)}, which is not negative.`),
      wrongNumber(-inside - c, 'SIGN', `This uses the wrong sign for the constant ${tex(Math.abs(c))}.`),
      wrongNumber(Math.abs(inside + c), 'DIST', `The ${tex(c)} is outside the absolute value bars, so add it after you take the absolute value.`),
      wrongNumber(-inside, 'STOP', `This is only the absolute value; you still need to add ${tex(c)}.`),
      wrongNumber(Math.abs(a * at) + b + c, 'SIGN', `This adds ${tex(b)} inside the bars instead of subtracting it.`),
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
  const why = `Substituting ${tex(at)} for ${tex('x')} gives ${tex(working)}.`;
  const format = level === 2 && random.chance(1, 2) ? 'spr' : 'choice';
  const answer = numberAnswer(format, value, why, wrong);
  if (!answer) return null;
  const call = `${letter}(${at})`;
  const stem = random.pick([
    `The function ${tex(letter)} is defined by ${tex(`${letter}(x) = ${rule}`)}. What is the value of ${tex(call)}?`,
    `If ${tex(`${letter}(x) = ${rule}`)}, what is the value of ${tex(call)}?`,
    `The function ${tex(letter)} is given by ${tex(`${letter}(x) = ${rule}`)}. What is the value of ${tex(`${letter}(x)`)} when ${tex(`x = ${at}`)}?`,
  ]);
  return {
    parameters: { rule, at, letter },
    stem,
    answer,
    steps: [
      `To find ${tex(call)}, substitute ${tex(at)} for every ${tex('x')} in the rule.`,
      `Simplify: ${tex(`${call} = ${working}`)}.`,
      `Follow the order of operations: powers, roots, and absolute values first, then multiplication, then addition. The value is ${tex(toLatex(exact(value)))}.`,
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
