/** SYS-b: solve a system and report a sum, a difference, a product or another combination. */
import { rat, type Rational } from '#core/rational.ts';
import { math } from '../text.ts';
import { stacked, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { gcd, isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

const asks = [
  (asked: string) => `The solution to the given system of equations is ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `If ${math('(x, y)')} is the solution to the given system of equations, what is the value of ${asked}?`,
  (asked: string) => `For the solution ${math('(x, y)')} to the given system, what is the value of ${asked}?`,
  (asked: string) => `The ordered pair ${math('(x, y)')} satisfies both of the given equations. What is the value of ${asked}?`,
  (asked: string) => `What is the value of ${asked}?`.replace('What is', 'Given that both equations are true, what is'),
  (asked: string) => `The graphs of the given equations in the \\(xy\\)-plane intersect at ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `The given system has exactly one solution, ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `In the given system of equations, what is the value of ${asked}?`,
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const [x, y] = [random.int(-6, 10), random.int(-6, 10)];
  const [a, b, d, e] =
    level === 2
      ? [random.int(1, 4), random.int(1, 4) * sign(random), random.int(1, 4), random.int(1, 4) * sign(random)]
      : [random.int(2, 7), random.int(2, 7) * sign(random), random.int(2, 7), random.int(2, 7) * sign(random)];
  const det = a * e - b * d;
  if (x * y === 0 || Math.abs(x) === Math.abs(y) || det === 0 || (level === 3 && (a === d || Math.abs(b) === Math.abs(e)))) return null;
  const [c, f] = [a * x + b * y, d * x + e * y];
  const [m, n] = level === 2 ? [1, sign(random)] : [random.int(2, 5), random.int(2, 5) * sign(random)];
  const asksProduct = level === 3 && random.chance(1, 4);
  const expression = asksProduct
    ? 'xy'
    : sum([
        [m, 'x'],
        [n, 'y'],
      ]);
  const of = (p: Rational, q: Rational): Rational => (asksProduct ? rat(p.n * q.n, p.d * q.d) : rat(BigInt(m) * p.n * q.d + BigInt(n) * q.n * p.d, p.d * q.d));
  const [X, Y] = [rat(x), rat(y)];
  const key = of(X, Y);
  // Proportional to the left side of an equation, the answer could be read off.
  if (!asksProduct && (m * b === n * a || m * e === n * d)) return null;
  // Adding the equations although a term has to be subtracted, or losing the sign of a constant.
  const wrongX = rat(c * e + b * f, det);
  // To eliminate y, both equations get its least common coefficient; then they are subtracted where its signs are equal, else added.
  const least = (Math.abs(b) * Math.abs(e)) / gcd(Math.abs(b), Math.abs(e));
  const [times, timesSecond, subtracts] = [least / Math.abs(b), least / Math.abs(e), b > 0 === e > 0];
  const [left, right] = [sum([[times * a + (subtracts ? -1 : 1) * timesSecond * d, 'x']]), times * c + (subtracts ? -1 : 1) * timesSecond * f];
  const multiply =
    times === 1
      ? `the second equation by ${math(`${timesSecond}`)}`
      : `the first equation by ${math(`${times}`)}${timesSecond === 1 ? '' : ` and the second by ${math(`${timesSecond}`)}`}`;
  const bugs: Bug[] = [
    bug('STOP', x, `This is the value of ${math('x')} alone; use it together with ${math(`y=${y}`)} in ${math(expression)}.`),
    bug('STOP', y, `This is the value of ${math('y')} alone; use it together with ${math(`x=${x}`)} in ${math(expression)}.`),
    bug('SWAP', of(Y, X), `This switches ${math('x')} and ${math('y')}; both equations are true for ${math(`x=${x}`)} and ${math(`y=${y}`)}.`),
    bug('SIGN', of(X, rat(-y)), `This uses the wrong sign for ${math('y')}; with ${math(`x=${x}`)}, the equations give ${math(`y=${y}`)}.`),
    bug('SIGN', of(rat(-x), Y), `This uses the wrong sign for ${math('x')}; with ${math(`y=${y}`)}, the equations give ${math(`x=${x}`)}.`),
    bug(
      'SIGN',
      of(wrongX, Y),
      `This has the wrong value of ${math('x')}: it adds on one side of the equations but subtracts on the other. Without ${math('y')}, what is left is ${math(`${left}=${right}`)}.`,
    ),
    bug(
      'STOP',
      asksProduct ? x + y : x * y,
      `This is ${math(asksProduct ? 'x+y' : 'xy')}; put ${math(`x=${x}`)} and ${math(`y=${y}`)} into ${math(expression)} instead.`,
    ),
    ...(c + f === x + y || asksProduct
      ? []
      : [
          bug(
            'STOP',
            c + f,
            `This is the sum of the right sides of the equations; the left sides do not add up to ${math(expression)}, so find ${math('x')} and ${math('y')} first.`,
          ),
        ]),
  ].filter(({ value }) => isTame(value, 200)) as Bug[];
  const equations = [
    `${sum([
      [a, 'x'],
      [b, 'y'],
    ])}=${c}`,
    `${sum([
      [d, 'x'],
      [e, 'y'],
    ])}=${f}`,
  ];
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(1, 2), key, why: `The solution is ${math(`(${x}, ${y})`)}.`, bugs });
  const brackets = (value: number) => (value < 0 ? `(${value})` : `${value}`);
  return (
    answer && {
      parameters: { equations, asked: expression },
      stem: `${math(stacked(equations))}\n\n${random.pick(asks)(math(expression))}`,
      answer,
      steps: [
        Math.abs(b) === Math.abs(e)
          ? `Eliminate ${math('y')}: the ${math('y')}-terms cancel when the equations are ${b === e ? 'subtracted' : 'added'}.`
          : `Eliminate ${math('y')}: multiply ${multiply}, and then ${subtracts ? 'subtract the second equation from the first' : 'add the equations'}.`,
        `This gives ${math(left === 'x' ? `x=${x}` : `${left}=${right}`)}${left === 'x' ? '' : `, so ${math(`x=${x}`)}`}, and then ${math(`y=${y}`)}.`,
        `${math(asksProduct ? `xy=${brackets(x)}\\cdot${brackets(y)}=${x * y}` : `${expression}=${m === 1 ? '' : m}${m === 1 ? x : `(${x})`}${n < 0 ? '-' : '+'}${Math.abs(n) === 1 ? brackets(y) : `${Math.abs(n)}(${y})`}=${m * x + n * y}`)}.`,
        `Check in the second equation: ${math(`${d === 1 ? '' : d}(${x})${e < 0 ? '-' : '+'}${Math.abs(e) === 1 ? '' : Math.abs(e)}(${y})=${f}`)}.`,
        `With the graphing calculator: graph both lines and find the point where they intersect.`,
      ],
      takeaway: 'After solving, reread the question: an expression in x and y takes one more step.',
    }
  );
}

export const valueOfACombination: Generator = {
  archetype: 'SYS-b',
  topicId: 14,
  version: 1,
  levels: [2, 3],
  skillTags: ['systems-linear', 'elimination'],
  draft,
};
