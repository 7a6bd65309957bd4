/** LE1-j: the constant that leaves a linear equation without a solution or with infinitely many. */
import { add, div, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { linear, multiple, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

/** A value the wrong reading would give, or null when its divisor is zero. */
const over = (numerator: Rational, divisor: Rational) => (divisor.n === 0n ? null : div(numerator, divisor));

function draft(random: Random): Draft | null {
  const infinite = random.chance(2, 5);
  const p = random.int(2, 9) * sign(random);
  const q = random.int(2, 7);
  const r = random.int(2, 9) * sign(random);
  const s = random.int(2, 12) * sign(random);
  const shape = random.pick(['coefficient', 'bracket', 'fraction'] as const);
  // Left side: slope and constant without k. Right side: (kFactor·k + slope)x + constant.
  const scale = shape === 'fraction' ? rat(p, random.pick([2, 3, 4])) : rat(p);
  if (shape === 'fraction' && scale.d === 1n) return null;
  const slope = mul(scale, rat(q));
  const constant = mul(scale, rat(r));
  const leftLatex = sum([[scale, `(${linear(q, r)})`]]);
  const kFactor = shape === 'bracket' ? random.int(2, 6) : 1;
  const extra = shape === 'coefficient' && random.chance(1, 2) ? random.int(2, 8) * sign(random) : 0;
  const key = div(sub(slope, rat(extra)), rat(kFactor));
  const rightConstant = infinite ? constant : rat(s);
  if (key.n === 0n || !isTame(key, 60, 12) || (!infinite && add(rightConstant, neg(constant)).n === 0n)) return null;
  const rightLatex =
    shape === 'bracket'
      ? sum([
          [1, `${kFactor}kx`],
          [rightConstant, ''],
        ])
      : sum([
          [1, 'kx'],
          [extra, 'x'],
          [rightConstant, ''],
        ]);
  const rest = extra === 0 ? '' : ` ${extra > 0 ? '+' : '-'} ${Math.abs(extra)}`;
  const kx = `${kFactor === 1 ? '' : kFactor}k${rest.replace(/ /g, '')}`;
  const match = math(`${kx}=${fractionLatex(slope)}`);
  const bugs: Bug[] = [];
  const push = (value: Rational | null, misconception: Bug['misconception'], why: string) => {
    if (value) bugs.push(bug(misconception, value, why));
  };
  push(
    div(add(slope, rat(extra)), rat(kFactor)),
    'SIGN',
    `This ${extra > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(extra)}`)} once more; the coefficients of ${math('x')} are equal when ${match}, so ${extra > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(extra)}`)}.`,
  );
  push(neg(key), 'SIGN', `This has the wrong sign; the coefficients of ${math('x')} on the two sides are equal when ${match}.`);
  push(constant, 'SWAP', `This is the constant term after distributing; match the coefficients of ${math('x')} instead: ${match}.`);
  push(
    div(sub(rat(q), rat(extra)), rat(kFactor)),
    'DIST',
    `This ignores the factor ${math(fractionLatex(scale))} in front of the parentheses; distributing it makes the ${math('x')}-term ${math(linear(slope, 0))}.`,
  );
  push(kFactor === 1 ? null : slope, 'STOP', `This is the value of ${math(`${kFactor}k`)}; divide by ${math(`${kFactor}`)} to get ${math('k')}.`);
  push(
    over(rightConstant, rat(r)),
    'NOINF',
    `This comes from comparing the constants; ${math('k')} belongs to the coefficients of ${math('x')}, and they are equal when ${match}.`,
  );
  const equation = random.chance(1, 2) ? `${leftLatex}=${rightLatex}` : `${rightLatex}=${leftLatex}`;
  const condition = infinite ? 'infinitely many solutions' : 'no solution';
  const stem = random.pick([
    `${math(equation)}\n\nIn the given equation, ${math('k')} is a constant. The equation has ${condition}. What is the value of ${math('k')}?`,
    `In the equation ${math(equation)}, ${math('k')} is a constant. If the equation has ${condition}, what is the value of ${math('k')}?`,
    `The equation ${math(equation)}, where ${math('k')} is a constant, has ${condition}. What is the value of ${math('k')}?`,
    `${math(equation)}\n\nFor what value of the constant ${math('k')} does the given equation have ${condition}?`,
  ]);
  const usable = bugs.filter(({ value }, index) => !(extra === 0 && index === 0) && isTame(value, 90, 12));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(3, 4),
    key,
    why: `With this value, the coefficient of ${math('x')} is ${math(fractionLatex(slope))} on both sides.`,
    bugs: usable,
  });
  if (!answer) return null;
  const distribute = `Distribute: ${math(`${multiple(scale, linear(q, r))}=${linear(slope, constant)}`)}.`;
  return {
    parameters: { equation, condition: infinite ? 'infinite' : 'none' },
    stem,
    answer,
    steps: [
      infinite
        ? 'A linear equation has infinitely many solutions when the coefficients of \\(x\\) are equal and the constants are equal.'
        : 'A linear equation has no solution when the coefficients of \\(x\\) are equal but the constants are different.',
      distribute,
      `Match the coefficients of ${math('x')}: ${math(`${kx}=${fractionLatex(slope)}`)}${kx === 'k' ? '' : `, so ${math(`k=${fractionLatex(key)}`)}`}.`,
      infinite
        ? `Check: the constants are both ${math(fractionLatex(constant))}, so the two sides are identical.`
        : `Check: the constants ${math(fractionLatex(constant))} and ${math(fractionLatex(rightConstant))} are different, so no value of ${math('x')} works.`,
    ],
    takeaway: 'No solution: equal x-coefficients, different constants. Infinitely many solutions: equal x-coefficients and equal constants.',
  };
}

export const constantForNumberOfSolutions: Generator = {
  archetype: 'LE1-j',
  topicId: 11,
  version: 3,
  levels: [4],
  skillTags: ['linear-equations', 'number-of-solutions', 'constants'],
  draft,
};
