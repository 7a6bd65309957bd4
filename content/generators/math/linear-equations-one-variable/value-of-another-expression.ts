/** LE1-b: solve a one- or two-step equation, then report the value of another expression. */
import { fractionLatex, math } from '../text.ts';
import { bracketed, linear, offBothSides } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

interface Case {
  readonly left: string;
  readonly right: string;
  /** Working from the equation to x, without the asked expression. */
  readonly solving: string;
  readonly check: string;
  readonly x: number;
  /** What x comes out as when a move across the equals sign keeps its sign. */
  readonly signSlip: number;
  readonly signWhy: string;
  /** What stands for x when the last operation is forgotten. */
  readonly unfinished: number;
  readonly unfinishedWhy: string;
}

function oneStep(random: Random): Case {
  const x = random.int(3, 14);
  if (random.chance(1, 2)) {
    const b = random.int(2, 15) * (random.chance(2, 3) ? 1 : -1);
    return {
      left: linear(1, b),
      right: fractionLatex(x + b),
      x,
      signSlip: x + 2 * b,
      unfinished: x + b,
      unfinishedWhy: `This uses the right side, ${math(fractionLatex(x + b))}, as the value of ${math('x')}; first ${offBothSides(b)}.`,
      solving: `${b > 0 ? `Subtract ${math(`${b}`)} from` : `Add ${math(`${-b}`)} to`} both sides: ${math(`x=${x}`)}.`,
      check: `${math(`${linear(1, b).replace('x', `${x}`)}=${x + b}`)}`,
      signWhy: `This ${b > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(b)}`)} once more; to isolate ${math('x')}, ${offBothSides(b)}, which gives ${math(`x=${x}`)}.`,
    };
  }
  const a = random.int(3, 9);
  return {
    left: `${a}x`,
    right: `${a * x}`,
    x,
    signSlip: a * x - a,
    unfinished: a * x,
    unfinishedWhy: `This uses the right side, ${math(`${a * x}`)}, as the value of ${math('x')}; divide it by ${math(`${a}`)} to get ${math(`x=${x}`)}.`,
    solving: `Divide both sides by ${math(`${a}`)}: ${math(`x=${x}`)}.`,
    check: math(`${a}(${x})=${a * x}`),
    signWhy: `This subtracts ${math(`${a}`)} from the right side, but ${math('x')} is multiplied by ${math(`${a}`)}, so divide both sides by ${math(`${a}`)} instead.`,
  };
}

function twoStep(random: Random): Case | null {
  const x = random.int(-6, 12);
  const a = random.int(4, 9);
  const b = random.int(2, 20) * (random.chance(1, 2) ? 1 : -1);
  const c = random.chance(1, 2) ? 0 : random.int(2, a - 1);
  const d = (a - c) * x + b;
  if (x === 0 || x === 1 || d === 0 || (2 * b) % (a - c) !== 0) return null;
  const net = a - c;
  const gather =
    c === 0
      ? `${b > 0 ? `Subtract ${math(`${b}`)} from` : `Add ${math(`${-b}`)} to`} both sides: ${math(`${linear(a, 0)}=${d - b}`)}.`
      : `Collect the ${math('x')}-terms on the left and the constants on the right: ${math(`${linear(net, 0)}=${d - b}`)}.`;
  return {
    left: linear(a, b),
    right: linear(c, d),
    x,
    signSlip: x + (2 * b) / net,
    unfinished: net * x,
    unfinishedWhy: `This uses ${math(fractionLatex(net * x))} as the value of ${math('x')}; you still need to divide it by ${math(`${net}`)}.`,
    solving: `${gather}${net === 1 ? '' : ` Dividing both sides by ${math(`${net}`)} gives ${math(`x=${x}`)}.`}`,
    check: `${math(`${linear(a, b).replace('x', `(${x})`)}=${a * x + b}`)} and the right side is ${math(`${d + c * x}`)} as well`,
    signWhy: `This moves the constant ${math(`${b}`)} to the other side without changing its sign; ${offBothSides(b)} instead.`,
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const equation = level === 1 ? oneStep(random) : twoStep(random);
  if (!equation) return null;
  const { x, signSlip } = equation;
  const k = level === 1 ? random.pick([1, 2, 3, 4]) : random.int(2, 6);
  const m = level === 1 ? (k > 1 ? 0 : random.chance(1, 2) ? random.int(2, 9) : -random.int(2, x - 1)) : random.int(2, 12) * (random.chance(1, 2) ? 1 : -1);
  const asked = linear(k, m);
  const key = k * x + m;
  if (equation.left === linear(k, 0) || equation.left === asked || signSlip === x) return null;
  const bugs: Bug[] = [
    bug('STOP', x, `This is the value of ${math('x')}, but the question asks for ${math(asked)}; put ${math(`${x}`)} in for ${math('x')} there.`),
    bug(k === 1 || level === 2 ? 'SIGN' : 'INVOP', k * signSlip + m, equation.signWhy),
    bug('STOP', k * equation.unfinished + m, equation.unfinishedWhy),
    bug('ARITH', key + k, `This uses ${math(`x=${x + 1}`)}, which is ${math('1')} too large; only ${math(`x=${x}`)} makes the equation true.`),
    bug('ARITH', key - k, `This uses ${math(`x=${x - 1}`)}, which is ${math('1')} too small; only ${math(`x=${x}`)} makes the equation true.`),
    ...(m !== 0
      ? [
          bug(
            'SIGN',
            k * x - m,
            `This ${m > 0 ? 'subtracts' : 'adds'} ${math(`${Math.abs(m)}`)} at the end; the question asks for ${math(asked)}, so ${m > 0 ? 'add' : 'subtract'} it.`,
          ),
        ]
      : []),
    ...(m !== 0 && k !== 1 ? [bug('STOP', k * x, `This is ${math(`${k}x`)}; you still need to ${m > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(m)}`)}.`)] : []),
    ...(m !== 0 && k !== 1
      ? [
          bug(
            'DIST',
            k * (x + m),
            `This multiplies ${math(fractionLatex(m))} by ${math(`${k}`)} as well; in ${math(asked)}, find ${math(`${k}x`)} first and then ${m > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(m)}`)}.`,
          ),
        ]
      : []),
    ...(m === 0
      ? [bug('INVOP', x + k, `This adds ${math(`${k}`)} to ${math(`x=${x}`)}; ${math(asked)} means ${math(`${k}`)} times ${math('x')}, so multiply.`)]
      : []),
  ];
  const stem = random.pick([
    `If ${math(`${equation.left}=${equation.right}`)}, what is the value of ${math(asked)}?`,
    `What is the value of ${math(asked)} if ${math(`${equation.left}=${equation.right}`)}?`,
    `${math(`${equation.left}=${equation.right}`)}\n\nBased on the given equation, what is the value of ${math(asked)}?`,
    `${math(`${equation.left}=${equation.right}`)}\n\nIf ${math('x')} is the solution to the given equation, what is the value of ${math(asked)}?`,
  ]);
  const why = `With ${math(`x=${x}`)}, ${math(`${asked}=${key}`)}.`;
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(2, 5), key, why, bugs });
  if (!answer) return null;
  return {
    parameters: { equation: `${equation.left}=${equation.right}`, asked },
    stem,
    answer,
    steps: [
      `First solve the equation for ${math('x')}. Then evaluate the expression the question asks for.`,
      equation.solving,
      `Substitute: ${math(`${k === 1 ? '' : k}${k === 1 ? x : bracketed(x) === `${x}` ? `(${x})` : bracketed(x)}${m === 0 ? '' : m > 0 ? `+${m}` : `${m}`}=${key}`)}.`,
      `Check: ${equation.check}, so ${math(`x=${x}`)} is correct.`,
    ],
    takeaway: 'After solving for the variable, reread the question: it may ask for the value of an expression, not of the variable.',
  };
}

export const valueOfAnotherExpression: Generator = {
  archetype: 'LE1-b',
  topicId: 11,
  version: 3,
  levels: [1, 2],
  skillTags: ['linear-equations', 'evaluate-expression'],
  draft,
};
