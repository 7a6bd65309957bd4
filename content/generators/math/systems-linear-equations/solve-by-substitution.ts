/** SYS-a: solve a system by substitution and report x or y. */
import { rat } from '#core/rational.ts';
import { linear, offBothSides, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

function draft(random: Random): Draft | null {
  const small = random.chance(1, 2);
  const x = small ? random.int(2, 9) : random.int(-7, 9);
  // First equation y = ax + b, second px + qy = c.
  const a = small ? random.int(2, 6) : random.int(2, 6) * sign(random);
  const b = small ? random.pick([0, random.int(1, 8), -random.int(1, 8)]) : random.int(1, 12) * sign(random);
  const [p, q] = small ? [random.int(1, 4), 1] : [random.int(2, 7) * sign(random), random.int(2, 5) * sign(random)];
  const y = a * x + b;
  const c = p * x + q * y;
  const net = p + q * a;
  if (x === 0 || y === 0 || x === y || x === -y || net === 0 || Math.abs(net) === 1 || c === 0 || Math.abs(c) > 120 || Math.abs(y) > 40) return null;
  const askX = random.chance(1, 2);
  const key = askX ? x : y;
  const slipX = rat(c + q * b, net);
  const keepsB = rat(c - b, net);
  const toY = (value: ReturnType<typeof rat>) => rat(BigInt(a) * value.n + BigInt(b) * value.d, value.d);
  const checked = askX
    ? `This comes from an arithmetic mistake; replacing ${math('y')} and collecting the terms gives ${math(`${linear(net, 0)}=${c - q * b}`)}.`
    : `This comes from an arithmetic mistake; with ${math(`x=${x}`)}, ${math(linear(a, b))} is ${math(y)}.`;
  const bugs: Bug[] = [
    bug(
      'SWAP',
      askX ? y : x,
      askX
        ? `This is the value of ${math('y')}; solve ${math(`${linear(a, b)}=${y}`)} for ${math('x')}.`
        : `This is the value of ${math('x')}; put it into ${math(`y=${linear(a, b)}`)} to get ${math('y')}.`,
    ),
    bug('STOP', x + y, `This is ${math('x+y')}; the question asks for ${math(askX ? 'x' : 'y')} alone, so leave out ${math(askX ? 'y' : 'x')}.`),
    ...(b === 0
      ? []
      : [
          bug(
            'SIGN',
            askX ? slipX : toY(slipX),
            `This moves the constant ${math(`${q * b}`)} to the other side without changing its sign; ${offBothSides(q * b)} instead.`,
          ),
        ]),
    ...(b === 0 || q === 1
      ? []
      : [
          bug(
            'DIST',
            askX ? keepsB : toY(keepsB),
            `This distributes ${math(`${q}`)} to the ${math('x')}-term only; the constant ${math(`${b}`)} must be multiplied too.`,
          ),
        ]),
    // What a slip in arithmetic gives as well is not explained as another error.
    ...[1, askX ? 2 : Math.abs(a)].flatMap((step) => [key - step, key + step]).map((value) => bug('ARITH', value, checked)),
    bug(
      'SIGN',
      -key,
      askX
        ? `The sign is lost in the last step: ${math(`${c - q * b}`)} divided by ${math(`${net}`)} is ${math(`${x}`)}.`
        : `This has the wrong sign; with ${math(`x=${x}`)}, ${math(linear(a, b))} is ${math(`${y}`)}.`,
    ),
    ...(askX && b !== 0 ? [bug('STOP', c - q * b, `This is the value of ${math(linear(net, 0))}; divide it by ${math(`${net}`)} to find ${math('x')}.`)] : []),
    bug(
      'INTC',
      b,
      `This is the value of ${math('y')} when ${math('x=0')}, which uses only one equation; put ${math(linear(a, b))} in for ${math('y')} in the other one.`,
    ),
    ...((c - q * b) % p === 0
      ? [
          bug(
            'DIST',
            askX ? (c - q * b) / p : a * ((c - q * b) / p) + b,
            `This drops the ${math('x')}-term of ${math(linear(a, b))} when substituting it for ${math('y')}; replace ${math('y')} with the whole expression.`,
          ),
        ]
      : []),
  ];
  const first = `y=${linear(a, b)}`;
  const second = `${sum([
    [p, 'x'],
    [q, 'y'],
  ])}=${c}`;
  const equations = random.chance(1, 3) ? [second, first] : [first, second];
  const asked = math(askX ? 'x' : 'y');
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(2, 5), key, why: `The solution is ${math(`(${x}, ${y})`)}.`, bugs });
  return (
    answer && {
      parameters: { equations, asked: askX ? 'x' : 'y' },
      stem: `${math(stacked(equations))}\n\n${random.pick([
        `The solution to the given system of equations is ${math('(x, y)')}. What is the value of ${asked}?`,
        `If ${math('(x, y)')} is the solution to the given system of equations, what is the value of ${asked}?`,
        `For the solution ${math('(x, y)')} to the given system of equations, what is the value of ${asked}?`,
        `The ordered pair ${math('(x, y)')} satisfies both of the given equations. What is the value of ${asked}?`,
        `The graphs of the given equations in the \\(xy\\)-plane intersect at the point ${math('(x, y)')}. What is the value of ${asked}?`,
        `The given system of equations has exactly one solution, ${math('(x, y)')}. What is the value of ${asked}?`,
      ])}`,
      answer,
      steps: [
        `The equation ${math(first)} is already solved for ${math('y')}, so substitute ${math(linear(a, b))} for ${math('y')} in the other equation.`,
        `${math(
          `${sum([
            [p, 'x'],
            [q, `(${linear(a, b)})`],
          ])}=${c}`,
        )}, which simplifies to ${math(`${linear(net, q * b)}=${c}`)}, so ${math(`x=${x}`)}.`,
        ...(askX ? [] : [`Then ${math(`y=${a}(${x})${b === 0 ? '' : b > 0 ? `+${b}` : b}=${y}`)}.`]),
        `Check in ${math(second)}: ${math(`${p === 1 ? '' : p}(${x})${q === 1 ? `+${y < 0 ? `(${y})` : y}` : `${q > 0 ? '+' : ''}${q}(${y})`}=${c}`)}.`,
      ],
      takeaway: 'When one equation is solved for y, substitute that expression into the other equation, and check which variable the question asks for.',
    }
  );
}

export const solveBySubstitution: Generator = {
  archetype: 'SYS-a',
  topicId: 14,
  version: 5,
  levels: [2],
  skillTags: ['systems-linear', 'substitution'],
  draft,
};
