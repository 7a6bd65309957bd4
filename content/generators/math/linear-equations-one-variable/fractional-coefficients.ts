/** LE1-d: a linear equation with fractions, typed. */
import { add, div, mul, rat, sub, type Rational } from '#core/rational.ts';
import { fraction, linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { solveWordings } from './wordings.ts';
import { sign } from '../draws.ts';

interface Made {
  readonly equation: string;
  readonly key: Rational;
  readonly bugs: readonly Bug[];
  readonly steps: readonly string[];
  readonly parameters: Draft['parameters'];
}

/** Removes a constant from both sides. */
const takenAway = (b: number) => (b > 0 ? `subtract ${math(`${b}`)} from both sides` : `add ${math(`${-b}`)} to both sides`);

const lcm = (a: number, b: number) => Array.from({ length: b }, (_, k) => a * (k + 1)).find((value) => value % b === 0) ?? a * b;

/** (n/d)x + b = c */
function fractionTimesX(random: Random): Made | null {
  const [n, d] = [random.int(1, 7), random.int(2, 9)];
  const coefficient = rat(n, d);
  const [b, x] = [random.int(1, 15) * (random.chance(1, 2) ? 1 : -1), random.int(1, 6) * d];
  const c = (n * x) / d + b;
  if (coefficient.d !== BigInt(d) || d < 2 || c === 0) return null;
  const rest = rat(c - b);
  const undo = takenAway(b);
  return {
    equation: `${sum([
      [coefficient, 'x'],
      [b, ''],
    ])}=${c}`,
    key: rat(x),
    parameters: { kind: 'times', n, d, b, c },
    bugs: [
      bug(
        'RECIP',
        mul(rest, coefficient),
        `This multiplies by ${math(fractionLatex(coefficient))} instead of by its reciprocal, ${math(fractionLatex(div(rat(1), coefficient)))}.`,
      ),
      bug(
        'INVOP',
        div(rat(c + b), coefficient),
        `This ${b > 0 ? `adds ${math(`${b}`)} to` : `subtracts ${math(`${-b}`)} from`} the right side; ${undo} instead.`,
      ),
      bug('DIST', sub(div(rat(c), coefficient), rat(b)), `This multiplies ${math(`${c}`)} by the reciprocal but not ${math(`${b}`)}; ${undo} first.`),
      bug('STOP', mul(rest, rat(d)), `This is the value of ${math(linear(n, 0))}; divide by ${math(`${n}`)} to finish.`),
      bug('STOP', rest, `This is the value of ${math(sum([[coefficient, 'x']]))}; multiply by ${math(fractionLatex(div(rat(1), coefficient)))} to finish.`),
    ],
    steps: [
      `First, ${undo}. Then multiply both sides by the reciprocal of ${math(fractionLatex(coefficient))}.`,
      `${math(`${sum([[coefficient, 'x']])}=${c - b}`)}, so ${math(`x=${n === 1 ? `${c - b}(${d})` : `${c - b}\\cdot\\frac{${d}}{${n}}`}=${x}`)}.`,
      `Check: ${math(`${fractionLatex(coefficient)}(${x})${b < 0 ? b : `+${b}`}=${c}`)}.`,
    ],
  };
}

/** (x + p)/a = (x + q)/b or a number on the right */
function proportion(random: Random, level: Difficulty): Made | null {
  const [a, b, p] = [random.int(2, 9), random.int(2, 9), random.int(1, 9) * sign(random)];
  if (level === 2) {
    const n = random.int(2, 9);
    const key = sub(rat(n * a, b), rat(p));
    if (n % b === 0 || rat(n, b).d !== BigInt(b) || !isTame(key, 60, 9)) return null;
    return {
      equation: `\\frac{${linear(1, p)}}{${a}}=\\frac{${n}}{${b}}`,
      key,
      parameters: { kind: 'ratio', a, b, p, n },
      bugs: [
        bug(
          'RECIP',
          sub(rat(n * b, a), rat(p)),
          `This multiplies each numerator by its own denominator; cross-multiplying uses the other one and gives ${math(`${b}(${linear(1, p)})=${a}(${n})`)}.`,
        ),
        bug('STOP', rat(n * a, b), `This is the value of ${math(linear(1, p))}; ${takenAway(p)} to finish.`),
        bug('INVOP', add(rat(n * a, b), rat(p)), `This ${p > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(p)}`)} in the last step; ${takenAway(p)} instead.`),
        bug('DIST', rat(n * a - p, b), `This distributes ${math(`${b}`)} to ${math('x')} only; multiply both terms of the numerator by ${math(`${b}`)}.`),
      ],
      steps: [
        'Cross-multiply: multiply each numerator by the denominator of the other fraction.',
        `${math(`${b}(${linear(1, p)})=${n * a}`)}, so ${math(`${linear(1, p)}=${fractionLatex(rat(n * a, b))}`)} and ${math(`x=${fractionLatex(key)}`)}.`,
        `Check: ${math(`${fractionLatex(rat(n * a, b))}`)} divided by ${math(`${a}`)} is ${math(fractionLatex(rat(n, b)))}.`,
      ],
    };
  }
  const q = random.int(1, 9) * sign(random);
  if (a === b) return null;
  const key = div(rat(a * q - b * p), rat(b - a));
  if (!isTame(key, 80, 4) || key.n === 0n) return null;
  return {
    equation: `\\frac{${linear(1, p)}}{${a}}=\\frac{${linear(1, q)}}{${b}}`,
    key,
    parameters: { kind: 'ratio', a, b, p, q },
    bugs: [
      bug(
        'RECIP',
        div(rat(b * q - a * p), rat(a - b)),
        `This multiplies each numerator by its own denominator; cross-multiplying uses the other one and gives ${math(`${b}(${linear(1, p)})=${a}(${linear(1, q)})`)}.`,
      ),
      bug(
        'DIST',
        div(rat(q - p), rat(b - a)),
        `This distributes to the ${math('x')}-terms only; multiply the constants, too: ${math(`${linear(b, b * p)}=${linear(a, a * q)}`)}.`,
      ),
      bug(
        'SIGN',
        div(rat(a * q - b * p), rat(b + a)),
        `This adds ${math(linear(a, 0))} to ${math(linear(b, 0))}, but they are on opposite sides of the equation; subtract ${math(linear(a, 0))} from both sides.`,
      ),
    ],
    steps: [
      'Cross-multiply: multiply each numerator by the denominator of the other fraction.',
      `${math(`${b}(${linear(1, p)})=${a}(${linear(1, q)})`)} becomes ${math(`${linear(b, b * p)}=${linear(a, a * q)}`)}.`,
      `Collecting like terms gives ${math(`${linear(b - a, 0)}=${a * q - b * p}`)}${b - a === 1 ? '' : `, so ${math(`x=${fractionLatex(key)}`)}`}.`,
      `Check: when ${math(`x=${fractionLatex(key)}`)}, both sides equal ${math(fractionLatex(div(add(key, rat(p)), rat(a))))}.`,
    ],
  };
}

/** x/a ± x/b = c */
function sumOfFractions(random: Random): Made | null {
  const [a, b, minus] = [random.int(2, 10), random.int(2, 10), random.chance(1, 2)];
  if (a >= b) return null;
  const common = lcm(a, b);
  const [p, q] = [common / a, common / b];
  const total = minus ? p - q : p + q;
  const c = random.int(1, 12);
  const key = rat(c * common, total);
  if (!isTame(key, 300, 9)) return null;
  return {
    equation: `\\frac{x}{${a}}${minus ? '-' : '+'}\\frac{x}{${b}}=${c}`,
    key,
    parameters: { kind: 'sum', a, b, c, minus },
    bugs: [
      ...(minus
        ? []
        : [
            bug(
              'FRAC',
              rat(c * (a + b), 2),
              `This adds the numerators and adds the denominators; with the common denominator ${math(`${common}`)}, the sum is ${math(fraction(linear(total, 0), common))}.`,
            ),
          ]),
      bug(
        'DIST',
        rat(c, total),
        `This multiplies the left side by ${math(`${common}`)} but not the right side, which becomes ${math(`${common}\\cdot${c}=${common * c}`)}.`,
      ),
      bug('STOP', rat(c * common), `This is the value of ${math(linear(total, 0))}; divide by ${math(`${total}`)} to finish.`),
      bug(
        'SIGN',
        rat(c * a * b, minus ? a + b : b - a),
        `This ${minus ? 'adds' : 'subtracts'} the two fractions, but the equation ${minus ? 'subtracts' : 'adds'} them: ${math(`${fraction(linear(p, 0), common)}${minus ? '-' : '+'}${fraction(linear(q, 0), common)}=${fraction(linear(total, 0), common)}`)}.`,
      ),
    ],
    steps: [
      `Multiply both sides by the common denominator ${math(`${common}`)} to clear the fractions.`,
      `${math(`${linear(p, 0)}${minus ? '-' : '+'}${linear(q, 0)}=${c * common}`)}, or ${math(`${linear(total, 0)}=${c * common}`)}.`,
      `Dividing both sides by ${math(`${total}`)} gives ${math(`x=${fractionLatex(key)}`)}.`,
      `Check: ${math(`${fractionLatex(div(key, rat(a)))}${minus ? '-' : '+'}${fractionLatex(div(key, rat(b)))}=${c}`)}.`,
    ].filter((step) => total !== 1 || !step.startsWith('Dividing')),
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const made =
    level === 2
      ? random.chance(1, 2)
        ? fractionTimesX(random)
        : proportion(random, level)
      : random.chance(1, 2)
        ? sumOfFractions(random)
        : proportion(random, level);
  const answer = made && numberEntry({ ...asTameFractions, key: made.key, bugs: made.bugs });
  return (
    answer && {
      parameters: { ...made.parameters },
      stem: random.pick(solveWordings)(math(made.equation), 'x'),
      answer,
      steps: [...made.steps, `With the graphing calculator: graph each side as a line; the lines intersect where ${math(`x=${fractionLatex(made.key)}`)}.`],
      takeaway: 'Clear fractions by multiplying every term on both sides by the common denominator.',
    }
  );
}

export const fractionalCoefficients: Generator = {
  archetype: 'LE1-d',
  topicId: 11,
  version: 1,
  levels: [2, 3],
  skillTags: ['linear-equations', 'fractions'],
  draft,
};
