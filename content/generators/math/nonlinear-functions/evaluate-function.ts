/** Evaluate a nonlinear function at a number. */
import { add, rat, toLatex, type Rational } from '#core/rational.ts';
import { evaluatePolynomial, polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, signed } from '../formulas.ts';
import { exact } from '#content/exact/value.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

interface Case {
  readonly name: string;
  readonly rule: string;
  readonly at: number;
  readonly value: number | Rational;
  readonly working: string;
  readonly wrong: readonly Bug[];
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
      bug('EXPO', 2 * at + c, `This doubles ${math(at)}; the exponent 2 means ${math(`${at} \\cdot ${at}`)}.`),
      bug('SIGN', at * at - c, `This uses the wrong sign for the constant; ${c > 0 ? 'add' : 'subtract'} ${math(Math.abs(c))}.`),
      bug(
        'SQBIN',
        (at + c) ** 2,
        `This ${c > 0 ? `adds ${math(c)}` : `subtracts ${math(-c)}`} before squaring; square ${math(at)} first, since only ${math('x')} is squared.`,
      ),
      bug('STOP', at * at, `This is only ${math(`${at}^2`)}; you still need to ${c > 0 ? `add ${math(c)}` : `subtract ${math(-c)}`}.`),
    ],
  };
}

function rootPlus(random: Random): Case {
  const own = random.int(1, 6);
  const [root, at] = [own + random.int(1, 6), own * own];
  const c = root * root - at;
  const under = at + c;
  const halved = bug('INVOP', rat(under, 2), `This divides ${math(under)} by 2; the square root is the number whose square is ${math(under)}.`);
  return {
    name: 'root',
    rule: `\\sqrt{x${signed(c)}}`,
    at,
    value: root,
    working: `\\sqrt{${at}${signed(c)}} = \\sqrt{${under}} = ${root}`,
    wrong: [
      bug('STOP', under, `This is the number under the radical; you still need to take its square root.`),
      ...(under % 2 === 0 ? [halved] : []),
      bug('STOP', own, `This is the square root of ${math(at)} only; add the ${math(c)} first, which is under the radical too.`),
      bug('DIST', own + c, `This adds ${math(c)} to the square root of ${math(at)}; add under the radical first, then take the square root.`),
      ...(random.chance(1, 3) ? [bug('SIGN', -root, `The radical sign means the nonnegative square root, which is ${math(root)} here.`)] : []),
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
      bug('EXPO', a * b * at, `This multiplies by the exponent, but ${math(`${b}^${at}`)} is ${math(Array.from({ length: at }, () => b).join(' \\cdot '))}.`),
      bug('EXPO', (a * b) ** at, `This applies the exponent to ${math(a)} too; it applies only to ${math(b)}.`),
      bug('INVOP', a + b ** at, `This adds ${math(a)} instead of multiplying by it.`),
      bug('STOP', b ** at, `This is ${math(`${b}^${at}`)}; you still need to multiply by ${math(a)}.`),
      bug('SWAP', a * at ** b, `This raises ${math(at)} to the power of ${math(b)}; ${math('x')} is the exponent, not the base.`),
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
      bug('SIGN', -a * square + b * at + c, `The square of ${math(at)} is ${math(square)}, not ${math(-square)}.`),
      bug('SIGN', a * square - b * at + c, `This uses the wrong sign for the product ${math(`${bracketed(b)}${bracketed(at)}`)}, which is ${math(b * at)}.`),
      bug('EXPO', (a * at) ** 2 + b * at + c, `This squares ${math(a)} too; square ${math(at)} alone, and then multiply by ${math(a)}.`),
      bug('EXPO', 2 * a * at + b * at + c, `This doubles ${math(at)} instead of squaring it.`),
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
            bug(
              'CANC',
              at + c / b,
              `This divides ${math('x^2')} by ${math('x')} and ${math(c)} by ${math(b)}; divide the entire numerator by the entire denominator.`,
            ),
          ]
        : []),
      bug('DIST', add(rat(at * at, den), rat(c)), `This divides only ${math(at * at)} by ${math(den)}; the denominator divides the entire numerator.`),
      bug('EXPO', rat(2 * at + c, den), `This doubles ${math(at)} instead of squaring it.`),
      bug('STOP', num, `This is the numerator; you still need to divide by ${math(den)}.`),
      bug('STOP', rat(num, at), `This divides by ${math(at)}; the denominator is ${math(`${at} + ${b} = ${den}`)}.`),
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
      bug('SIGN', inside + c, `The absolute value of ${math(inside)} is ${math(-inside)}, which is not negative.`),
      bug('SIGN', -inside - c, `This uses the wrong sign for the constant; ${c > 0 ? 'add' : 'subtract'} ${math(Math.abs(c))}.`),
      bug('DIST', Math.abs(inside + c), `The ${math(c)} is outside the absolute value bars, so add it after you take the absolute value.`),
      bug('STOP', -inside, `This is only the absolute value; you still need to ${c > 0 ? 'add' : 'subtract'} ${math(Math.abs(c))}.`),
      bug('SIGN', Math.abs(a * at) + b + c, `This adds ${math(b)} inside the bars instead of subtracting it.`),
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
  const typed = level === 2 && random.chance(1, 2);
  const answer = numberAnswer({ ...asFractions, typed, key: value, why, bugs: wrong });
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
