/** SYS-f: a combination of x and y that follows by adding, subtracting or scaling the equations. */
import { rat } from '#core/rational.ts';
import { fractionLatex, lowerFirst, math } from '../text.ts';
import { bracketed, fraction, stacked, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

function draft(random: Random): Draft | null {
  const [x, y] = [rat(random.int(-9, 12), random.pick([1, 2])), rat(random.int(-9, 12), random.pick([1, 2]))];
  const [a, b] = [random.int(1, 9), random.int(1, 9) * sign(random)];
  const plus = random.chance(1, 2);
  // The combination is divisor·(u x + v y) = first ± second.
  const [u, v] = random.pick([
    [1, 1],
    [1, 1],
    [1, -1],
    [2, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [2, 3],
  ] as const);
  const divisor = random.int(1, 9);
  const [c, d] = plus ? [divisor * u - a, divisor * v - b] : [a - divisor * u, b - divisor * v];
  const value = (p: number, q: number) => rat(BigInt(p) * x.n * y.d + BigInt(q) * y.n * x.d, x.d * y.d);
  const [m, n, key] = [value(a, b), value(c, d), value(u, v)];
  if (
    [c, d].includes(0) ||
    Math.abs(c) > 12 ||
    Math.abs(d) > 12 ||
    m.d !== 1n ||
    n.d !== 1n ||
    m.n === 0n ||
    n.n === 0n ||
    !isTame(key, 60) ||
    !isTame(m, 120) ||
    !isTame(n, 120) ||
    a * d === b * c
  )
    return null;
  if (x.n === 0n || y.n === 0n || (x.n === y.n && x.d === y.d)) return null;
  const [M, N, K] = [Number(m.n), Number(n.n), Number(key.n)];
  const asked = sum([
    [u, 'x'],
    [v, 'y'],
  ]);
  const opposite = plus ? M - N : M + N;
  const why = `${plus ? 'Adding' : 'Subtracting'} the equations gives ${math(
    `${sum([
      [divisor * u, 'x'],
      [divisor * v, 'y'],
    ])}=${divisor * K}`,
  )}.`;
  const combined = `${M}${plus ? '+' : '-'}${bracketed(N)}`;
  const bugs: Bug[] = [
    bug(
      'STOP',
      divisor * K,
      `This is the value of ${math(divisor === 1 ? asked : `${divisor}(${asked})`)}${divisor === 1 ? '' : `; divide it by ${math(`${divisor}`)} to finish`}.`,
    ),
    bug(
      'SIGN',
      rat(opposite, divisor),
      `This ${plus ? 'subtracts' : 'adds'} the right sides, but the left sides are ${plus ? 'added' : 'subtracted'}; do the same on both sides.`,
    ),
    bug(
      'SIGN',
      opposite,
      `This ${plus ? 'subtracts' : 'adds'} the right sides instead of ${plus ? 'adding' : 'subtracting'} them${divisor === 1 ? '' : `, and it does not divide by ${math(`${divisor}`)}`}; the answer is ${math(divisor === 1 ? combined : fraction(combined, divisor))}.`,
    ),
    bug('STOP', x, `This is the value of ${math('x')}; ${plus ? 'add' : 'subtract'} the equations to get ${math(asked)} without it.`),
    bug('STOP', y, `This is the value of ${math('y')}; ${plus ? 'add' : 'subtract'} the equations to get ${math(asked)} without it.`),
    bug('SIGN', -K, `This is the opposite of ${math(asked)}; ${lowerFirst(why)}`),
  ];
  // Decides nothing any more; the numbers drawn after it stay as they are.
  random.chance(1, 2);
  const equations = [
    `${sum([
      [a, 'x'],
      [b, 'y'],
    ])}=${M}`,
    `${sum([
      [c, 'x'],
      [d, 'y'],
    ])}=${N}`,
  ];
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(2, 5), key: K, why, bugs });
  return (
    answer && {
      parameters: { equations, asked },
      stem: `${math(stacked(equations))}\n\n${random.pick([
        `If ${math('(x, y)')} is the solution to the given system of equations, what is the value of ${math(asked)}?`,
        `The solution to the given system of equations is ${math('(x, y)')}. What is the value of ${math(asked)}?`,
        `For the solution ${math('(x, y)')} to the given system, what is the value of ${math(asked)}?`,
      ])}`,
      answer,
      steps: [
        `Compare the coefficients with those in ${math(asked)}: ${plus ? 'adding' : 'subtracting'} the equations gives ${divisor === 1 ? 'that expression' : 'a multiple of that expression'}.`,
        `${plus ? 'Add the equations' : 'Subtract the second equation from the first'}: ${math(
          `${sum([
            [divisor * u, 'x'],
            [divisor * v, 'y'],
          ])}=${divisor * K}`,
        )}.`,
        ...(divisor === 1 ? [] : [`Divide both sides by ${math(`${divisor}`)}: ${math(`${asked}=${K}`)}.`]),
        `Check: the solution to the system is ${math(`x=${fractionLatex(x)}`)} and ${math(`y=${fractionLatex(y)}`)}, so ${math(`${asked}=${K}`)}.`,
      ],
      takeaway: 'Before solving for each variable, see whether adding or subtracting the equations gives the expression you need.',
    }
  );
}

export const combineEquations: Generator = {
  archetype: 'SYS-f',
  topicId: 14,
  version: 2,
  levels: [3],
  skillTags: ['systems-linear', 'elimination', 'structure'],
  draft,
};
