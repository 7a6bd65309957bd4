/** NLF-j: an exponential or quadratic function from a table or from points. */
import { add, rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { decimalLatex, math } from '../text.ts';
import { minusRoot, signed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { exponentialTable } from './model-from-table.ts';
import { sign } from '../draws.ts';

/** f(x) = a·bˣ through (m, y₁) and (n, y₂): another value. */
function exponentialPoints(random: Random): Draft | null {
  const b = random.pick([2, 3, 4, 5, 10]);
  const [m, gap] = [random.int(1, 3), random.int(2, 3)];
  const a = random.int(2, 15);
  const [y1, y2] = [a * b ** m, a * b ** (m + gap)];
  const target = random.pick([0, m + 1, m + gap + 1]);
  if (y2 > 30000 || target === m + gap) return null;
  const key = a * b ** target;
  const ratio = b ** gap;
  if (key > 99999) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The value is multiplied by ${math(b)} each time ${math('x')} increases by 1, which gives ${math(decimalLatex(key))}.`,
    // Later values of a function that grows by a whole factor are whole and other than those that are given.
    bugs: [
      bug(
        'GROW',
        rat(y1 * gap + (y2 - y1) * (target - m), gap),
        `This uses the line through the two points; an exponential function changes by equal factors, here by ${math(ratio)} over ${math(gap)} units.`,
      ),
      bug(
        'PERIOD',
        target > m ? y1 * ratio ** (target - m) : rat(y1, ratio ** m),
        `This uses ${math(ratio)} as the factor for 1 unit, but it is the factor for ${math(gap)} units; for 1 unit, take a root of it, ${math(b)}.`,
      ),
      bug(
        'EXPO',
        target > m ? rat(y1 * ratio ** (target - m), gap ** (target - m)) : rat(y1 * gap ** m, ratio ** m),
        `This divides the factor ${math(ratio)} by ${math(gap)} to find ${math('b')}; take a root instead.`,
      ),
      bug('STOP', b, `This is the value of ${math('b')}; use it to find the value the question asks for.`),
      bug(
        'STOP',
        target === 0 ? y1 : a,
        target === 0
          ? `This is ${math(`f(${m})`)}; divide by the factor to go back to 0.`
          : `This is ${math('f(0)')}; multiply by the factor to get later values.`,
      ),
      bug(
        'GROW',
        target === 0 ? y1 - b * m : y1 + b * (target - m),
        target === 0
          ? `This subtracts ${math(b)} for each unit instead of dividing by it.`
          : `This adds ${math(b)} for each unit instead of multiplying by it.`,
      ),
      ...(target === 0
        ? [bug('INVOP', y1 * b ** m, `This multiplies by the factor going back from ${math(`x = ${m}`)} to ${math('x = 0')}; divide by it instead.`)]
        : [
            bug('SHIFT', key * b, `This is ${math(`f(${target + 1})`)}, one unit too far; divide it by ${math(b)}.`),
            bug('SHIFT', rat(key, b), `This is ${math(`f(${target - 1})`)}, one unit too few; multiply it by ${math(b)}.`),
          ]),
    ].filter(({ value, misconception }) => target === 0 || (value?.d === 1n && misconception !== 'STOP' && value.n !== BigInt(y1) && value.n !== BigInt(y2))),
  });
  return (
    answer && {
      parameters: { kind: 'points', a, b, m, gap, target },
      stem: random.pick([
        `The function ${math('f')} is defined by ${math('f(x) = a(b)^x')}, where ${math('a')} and ${math('b')} are positive constants. If ${math(`f(${m}) = ${decimalLatex(y1)}`)} and ${math(`f(${m + gap}) = ${decimalLatex(y2)}`)}, what is the value of ${math(`f(${target})`)}?`,
        `The graph of ${math('y = a(b)^x')}, where ${math('a')} and ${math('b')} are positive constants, passes through the points ${math(`(${m}, ${decimalLatex(y1)})`)} and ${math(`(${m + gap}, ${decimalLatex(y2)})`)}. What is the value of ${math('y')} when ${math(`x = ${target}`)}?`,
        `For an exponential function of the form ${math('f(x) = a(b)^x')} with positive constants ${math('a')} and ${math('b')}, ${math(`f(${m}) = ${decimalLatex(y1)}`)} and ${math(`f(${m + gap}) = ${decimalLatex(y2)}`)}. What is ${math(`f(${target})`)}?`,
        `When ${math('x')} increases by 1, the value of ${math('f(x)')} is multiplied by the constant ${math('b')}, where ${math('b > 0')}. If ${math(`f(${m}) = ${decimalLatex(y1)}`)} and ${math(`f(${m + gap}) = ${decimalLatex(y2)}`)}, what is the value of ${math(`f(${target})`)}?`,
      ]),
      answer,
      steps: [
        `Divide the two values to eliminate ${math('a')}: ${math(`b^${gap} = \\frac{${decimalLatex(y2)}}{${decimalLatex(y1)}} = ${ratio}`)}.`,
        `So ${math(`b = ${b}`)}.`,
        target === 0
          ? `Going back ${m === 1 ? '1 unit' : `${m} units`} from ${math(`x = ${m}`)}: ${math(`f(0) = ${decimalLatex(y1)} \\div ${b}${m === 1 ? '' : `^${m}`} = ${decimalLatex(key)}`)}.`
          : `From ${math(`x = ${m}`)}: ${math(`f(${target}) = ${decimalLatex(y1)} \\cdot ${b}${target - m === 1 ? '' : `^${target - m}`} = ${decimalLatex(key)}`)}.`,
        `Check: ${math(`f(x) = ${a}(${b})^x`)} gives both values.`,
      ],
      takeaway: 'Divide two values of an exponential function to get the base raised to the difference of the inputs.',
    }
  );
}

/** A quadratic from its vertex and one more point: another value. */
function quadraticPoints(random: Random): Draft | null {
  const [a, h, k] = [random.int(1, 4) * sign(random), random.int(1, 6) * sign(random), random.int(1, 20) * sign(random)];
  const f = (x: number) => a * (x - h) ** 2 + k;
  const x1 = h + random.int(1, 3) * sign(random);
  const target = random.pick([0, h + 4, h - 4, h + 5, h - 5, 2 * h - x1]);
  if (Math.abs(target - h) === 0 || target === x1 || Math.abs(f(target)) > 300 || target === 2 * h - x1) return null;
  const [y1, key] = [f(x1), f(target)];
  const extreme = a > 0 ? 'minimum' : 'maximum';
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `With ${math(`f(x) = ${a === 1 ? '' : a === -1 ? '-' : a}(${minusRoot(h)})^2${signed(k)}`)}, the value is ${math(key)}.`,
    bugs: [
      bug(
        'GROW',
        add(rat(k), rat((y1 - k) * (target - h), x1 - h)),
        `This uses the line through the vertex and the other point; a quadratic function does not change at a constant rate, so use ${math(`a(${minusRoot(h)})^2${signed(k)}`)}.`,
      ),
      bug('VERT', a * (target + h) ** 2 + k, `This puts the vertex at ${math(`x = ${-h}`)}, but ${math(`(${minusRoot(h)})^2`)} is 0 at ${math(`x = ${h}`)}.`),
      bug('STOP', (target - h) ** 2 + k, `This leaves out the leading coefficient ${math(a)}; find it from the second point.`),
      bug('STOP', a * (target - h) ** 2, `This leaves out the constant; ${k > 0 ? 'add' : 'subtract'} ${math(Math.abs(k))} at the end.`),
      bug('SQBIN', a * (target * target - h * h) + k, 'This squares each term in the parentheses separately; square the entire difference.'),
      bug(
        'SIGN',
        -a * (target - h) ** 2 + k,
        `The leading coefficient has the wrong sign; the graph opens ${a > 0 ? 'upward' : 'downward'}, so it is ${math(a)}.`,
      ),
      bug('EXPO', a * (target - h) + k, `This does not square ${math(minusRoot(h))}; square ${math(target - h)} before multiplying by ${math(a)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'quadratic', a, h, k, x1, target },
      stem: random.pick([
        `The graph of the quadratic function ${math('y = f(x)')} has its vertex at ${math(`(${h}, ${k})`)} and passes through the point ${math(`(${x1}, ${y1})`)}. What is the value of ${math(`f(${target})`)}?`,
        `The ${extreme} value of the quadratic function ${math('f')} is ${math(k)} and occurs at ${math(`x = ${h}`)}. If ${math(`f(${x1}) = ${y1}`)}, what is the value of ${math(`f(${target})`)}?`,
        `In the ${math('xy')}-plane, a parabola with vertex ${math(`(${h}, ${k})`)} contains the point ${math(`(${x1}, ${y1})`)}. The parabola is the graph of ${math('y = f(x)')}. What is ${math(`f(${target})`)}?`,
        `A quadratic function ${math('f')} has a ${extreme} value of ${math(k)} at ${math(`x = ${h}`)}, and ${math(`f(${x1}) = ${y1}`)}. What is the value of ${math(`f(${target})`)}?`,
      ]),
      answer,
      steps: [
        `Use vertex form: ${math(`f(x) = a(${minusRoot(h)})^2${signed(k)}`)}.`,
        `The point gives ${math(`${y1} = ${(x1 - h) ** 2 === 1 ? '' : (x1 - h) ** 2}a${signed(k)}`)}, so ${math(`a = ${a}`)}.`,
        `Then ${math(`f(${target}) = ${a}(${target - h})^2${signed(k)} = ${key}`)}.`,
        `Check: ${math(`${a}(${x1 - h})^2${signed(k)} = ${y1}`)}.`,
      ],
      takeaway: 'When you know the vertex and one more point, use vertex form; you only need to find the leading coefficient.',
    }
  );
}

export const modelFromValues: Generator = {
  archetype: 'NLF-j',
  topicId: 16,
  version: 11,
  levels: [2, 3],
  skillTags: ['exponential-function', 'quadratic-function'],
  draft: (random, level) => (level === 2 ? exponentialTable(random) : random.pick([exponentialPoints, quadraticPoints])(random)),
};
