/** The constants of a system, from its solution (SYS-l). */
import { div, mul, rat, type Rational, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { letterPairs } from './parallel-systems.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { signedInt } from '../draws.ts';

/** The solution is known; the constants a and b stand in both equations. */
export function constantsFromSolution(random: Random): Draft | null {
  const [a, b] = random.pick(letterPairs);
  const [x, y] = [signedInt(random, 1, 6), signedInt(random, 1, 6)];
  const [va, vb] = [signedInt(random, 1, 9), signedInt(random, 1, 9)];
  const [m, n] = [random.int(1, 3), random.int(1, 3)];
  const minus = random.chance(1, 2) ? -1 : 1;
  // ax + by = c and m·bx ± n·ay = d.
  const [c, d] = [va * x + vb * y, m * vb * x + minus * n * va * y];
  const det = x * m * x - y * minus * n * y;
  if (Math.abs(x) === Math.abs(y) || va === vb || c === 0 || d === 0 || det === 0) return null;
  const asked = random.pick([`${a}+${b}`, `${a}${b}`, a, `${a}-${b}`] as const);
  const of = (one: number, other: number) => (asked === `${a}+${b}` ? one + other : asked === `${a}${b}` ? one * other : asked === a ? one : one - other);
  const key = of(va, vb);
  if (key === 0) return null;
  /** The constants when the second equation is read with another sign or with its letters as in the first. */
  const solved = (e: Rational, f: Rational): number | null => {
    const D = sub(mul(rat(x), f), mul(rat(y), e));
    if (D.n === 0n) return null;
    const [one, other] = [div(sub(mul(rat(c), f), mul(rat(y), rat(d))), D), div(sub(mul(rat(x), rat(d)), mul(e, rat(c))), D)];
    return one.d === 1n && other.d === 1n ? of(Number(one.n), Number(other.n)) : null;
  };
  const fromFirst = math(
    `${sum([
      [x, a],
      [y, b],
    ])}=${c}`,
  );
  const withNumbers = math(
    `${sum([
      [m * x, b],
      [minus * n * y, a],
    ])}=${d}`,
  );
  const slips = [
    [
      solved(rat(m * x), rat(minus * n * y)),
      'SWAP',
      `This reads the second equation as if ${math(a)} stood with ${math('x')} and ${math(b)} with ${math('y')}, as in the first; with ${math(`x=${x}`)} and ${math(`y=${y}`)}, it becomes ${withNumbers}.`,
    ],
    [
      solved(rat(-minus * n * y), rat(m * x)),
      'SIGN',
      `This has the wrong sign in the second equation; keep the ${minus < 0 ? 'minus' : 'plus'} sign when you substitute.`,
    ],
    [
      of(vb, va) === key ? null : of(vb, va),
      'SWAP',
      `This switches ${math(a)} and ${math(b)}; both equations are true for ${math(`${a}=${va}`)} and ${math(`${b}=${vb}`)}.`,
    ],
    [
      asked === a ? vb : va,
      'STOP',
      asked === a
        ? `This is the value of ${math(b)}; put it into ${fromFirst} to get ${math(a)}.`
        : `This is the value of ${math(a)}; use it together with ${math(`${b}=${vb}`)} in ${math(asked)}.`,
    ],
    [vb, 'STOP', `This is the value of ${math(b)}; use it together with ${math(`${a}=${va}`)} in ${math(asked)}.`],
    [
      -key,
      'SIGN',
      {
        [`${a}+${b}`]: `This reverses the signs of both constants; add ${math(`${a} = ${va}`)} and ${math(`${b} = ${vb}`)}.`,
        [`${a}${b}`]: `This has the wrong sign for one constant; multiply ${math(`${a} = ${va}`)} by ${math(`${b} = ${vb}`)}.`,
        [a]: `This is ${math(`-${a}`)}; both equations are true for ${math(`${a} = ${va}`)} and ${math(`${b} = ${vb}`)}.`,
        [`${a}-${b}`]: `This subtracts ${math(a)} from ${math(b)}; subtract ${math(b)} from ${math(a)}.`,
      }[asked] ?? '',
    ],
    [va + vb, 'STOP', `This is ${math(`${a}+${b}`)}; the question asks for ${math(asked)}, with ${math(`${a}=${va}`)} and ${math(`${b}=${vb}`)}.`],
    [x + y, 'SWAP', `This adds the coordinates of the solution; substitute them, and solve for ${math(a)} and ${math(b)}.`],
  ] as const;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The equations give ${math(`${a} = ${va}`)} and ${math(`${b} = ${vb}`)}.`,
    bugs: slips.flatMap(([value, code, why]) => (value === null ? [] : [bug(code, value, why)])),
  });
  const first = `${a}x+${b}y=${c}`;
  const second = `${m === 1 ? '' : m}${b}x${minus < 0 ? '-' : '+'}${n === 1 ? '' : n}${a}y=${d}`;
  return (
    answer && {
      parameters: { kind: 'solution', x, y, m, n, minus, c, d, asked, a },
      stem: random.pick([
        `${math(stacked([first, second]))}\n\nIn the given system of equations, ${math(a)} and ${math(b)} are constants. The solution to the system is ${math(`(${x}, ${y})`)}. What is the value of ${math(asked)}?`,
        `${math(stacked([first, second]))}\n\nThe ordered pair ${math(`(${x}, ${y})`)} is the solution to the given system of equations, where ${math(a)} and ${math(b)} are constants. What is the value of ${math(asked)}?`,
        `In the ${math('xy')}-plane, the graphs of ${math(first)} and ${math(second)}, where ${math(a)} and ${math(b)} are constants, intersect at the point ${math(`(${x}, ${y})`)}. What is the value of ${math(asked)}?`,
      ]),
      answer,
      steps: [
        `The solution makes both equations true. Substitute it, and ${math(a)} and ${math(b)} become the unknowns.`,
        `${math(
          `${sum([
            [x, a],
            [y, b],
          ])}=${c}`,
        )} and ${math(
          `${sum([
            [m * x, b],
            [minus * n * y, a],
          ])}=${d}`,
        )}.`,
        `Solving this system gives ${math(`${a} = ${va}`)} and ${math(`${b} = ${vb}`)}${asked === a ? '' : `, so ${math(`${asked} = ${key}`)}`}.`,
        `Check: ${math(`${bracketed(va)} \\cdot ${bracketed(x)} + ${bracketed(vb)} \\cdot ${bracketed(y)} = ${c}`)}.`,
      ],
      takeaway: 'A known solution turns unknown coefficients into the unknowns of a new system.',
    }
  );
}
