/** SYS-i: a system with fractions, with decimals, or with a ratio of the variables. */
import { add, div, mul, rat, sub, type Rational } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { stacked, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

type Row = readonly [Rational, Rational, Rational];

/** Cramer's rule for named errors; null without a unique solution. */
function solve([a, b, c]: Row, [d, e, f]: Row): readonly [Rational, Rational] | null {
  const det = sub(mul(a, e), mul(b, d));
  return det.n === 0n ? null : [div(sub(mul(c, e), mul(b, f)), det), div(sub(mul(a, f), mul(c, d)), det)];
}

const asks = [
  (asked: string) => `The solution to the given system of equations is ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `If ${math('(x, y)')} is the solution to the given system of equations, what is the value of ${asked}?`,
  (asked: string) => `For the solution ${math('(x, y)')} to the given system, what is the value of ${asked}?`,
  (asked: string) => `The ordered pair ${math('(x, y)')} is the solution to the given system. What is the value of ${asked}?`,
  (asked: string) => `The given system has exactly one solution, ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `In the given system of equations, what is the value of ${asked}?`,
  (asked: string) => `The graphs of the given equations intersect at the point ${math('(x, y)')}. What is the value of ${asked}?`,
  (asked: string) => `The ordered pair ${math('(x, y)')} satisfies both of the given equations. What is the value of ${asked}?`,
] as const;

const decimalText = (tenths: number) => `${tenths / 10}`;

function draft(random: Random): Draft | null {
  const kind = random.pick(['fractions', 'decimals', 'ratio'] as const);
  const [p, q] = [random.int(2, 6), random.int(2, 6)];
  const [x, y] = kind === 'decimals' ? [random.int(2, 20), random.int(2, 20) * sign(random)] : [p * random.int(1, 6) * sign(random), q * random.int(1, 6)];
  if (p === q || Math.abs(x) === Math.abs(y)) return null;
  const second: [number, number] = [random.int(1, 6), random.int(1, 6) * sign(random)];
  const whole = (row: readonly [number, number]): [Rational, Rational, Rational] => [rat(row[0]), rat(row[1]), rat(row[0] * x + row[1] * y)];
  const secondRow = whole(second);
  let first: Row;
  let firstText: string;
  let cleared: Row;
  let factor: string;
  if (kind === 'fractions') {
    const s = sign(random);
    first = [rat(1, p), rat(s, q), add(rat(x, p), rat(s * y, q))];
    firstText = `\\frac{x}{${p}}${s < 0 ? '-' : '+'}\\frac{y}{${q}}=${fractionLatex(first[2])}`;
    cleared = [rat(q), rat(s * p), mul(first[2], rat(p * q))];
    factor = `${p * q}`;
  } else if (kind === 'decimals') {
    const [a, b] = [random.int(1, 9), random.int(1, 9) * sign(random)];
    first = [rat(a, 10), rat(b, 10), rat(a * x + b * y, 10)];
    firstText = `${decimalText(a)}x${b < 0 ? '-' : '+'}${decimalText(Math.abs(b))}y=${decimalText(a * x + b * y)}`;
    cleared = [rat(a), rat(b), rat(a * x + b * y)];
    factor = '10';
  } else {
    const [m, n] = [Math.abs(x) / p, y / q];
    if (m !== n || x < 0) return null;
    first = [rat(1, p), rat(-1, q), rat(0)];
    firstText = `\\frac{x}{${p}}=\\frac{y}{${q}}`;
    cleared = [rat(q), rat(-p), rat(0)];
    factor = `${p * q}`;
  }
  if (!solve(first, secondRow) || secondRow[2].n === 0n) return null;
  const askX = random.chance(1, 2);
  const pick = (pair: readonly [Rational, Rational] | null): Rational[] => (pair ? [askX ? pair[0] : pair[1]] : []);
  const named = (pair: readonly [Rational, Rational] | null, misconception: Bug['misconception'], why: string): Bug[] =>
    pick(pair).map((value) => bug(misconception, value, why));
  const key = rat(askX ? x : y);
  const flip = (row: Row): Row => [row[0], mul(row[1], rat(-1)), row[2]];
  const secondText = `${sum([
    [second[0], 'x'],
    [second[1], 'y'],
  ])}=${fractionLatex(secondRow[2])}`;
  const clearedText = `${sum([
    [cleared[0], 'x'],
    [cleared[1], 'y'],
  ])}=${fractionLatex(cleared[2])}`;
  const bugs = [
    bug('SWAP', rat(askX ? y : x), `This is the value of ${math(askX ? 'y' : 'x')}; put it into ${math(secondText)} to get ${math(askX ? 'x' : 'y')}.`),
    ...named(
      solve([cleared[0], cleared[1], first[2]], secondRow),
      'DIST',
      `This multiplies the left side of ${math(firstText)} by ${math(factor)} but not the right side; multiply every term.`,
    ),
    ...named(
      solve(
        kind === 'decimals' ? [rat(1), cleared[1], cleared[2]] : [rat(p), mul(rat(q), kind === 'ratio' ? rat(-1) : rat(first[1].n)), cleared[2]],
        secondRow,
      ),
      'RECIP',
      kind === 'decimals'
        ? `This uses ${math('1')} as the coefficient of ${math('x')} when clearing the decimals; multiply every term by ${math(factor)}.`
        : 'This uses each denominator as the coefficient of its variable; multiply every term by the common denominator instead.',
    ),
    ...named(
      solve(flip(cleared), secondRow),
      'SIGN',
      `This uses the wrong sign for the ${math('y')}-term in ${math(firstText)}; multiplied by ${math(factor)}, the equation is ${math(clearedText)}.`,
    ),
    ...named(
      solve(cleared, flip(secondRow)),
      'SIGN',
      `This uses the wrong sign for the ${math('y')}-term in ${math(secondText)}; keep it as ${math(sum([[second[1], 'y']]))}.`,
    ),
    ...named(
      solve([cleared[0], cleared[1], mul(cleared[2], rat(-1))], secondRow),
      'SIGN',
      `This uses the wrong sign for the right side of ${math(firstText)}; multiplied by ${math(factor)}, the equation is ${math(clearedText)}.`,
    ),
    bug('STOP', rat(x + y), `This is ${math('x+y')}; the question asks for ${math(askX ? 'x' : 'y')} alone, so leave out ${math(askX ? 'y' : 'x')}.`),
  ].filter(({ value }) => isTame(value, 120, 6)) as Bug[];
  const equations = random.chance(1, 3) ? [secondText, firstText] : [firstText, secondText];
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(1, 2), key, why: `The solution is ${math(`(${x}, ${y})`)}.`, bugs });
  return (
    answer && {
      parameters: { kind, equations, asked: askX ? 'x' : 'y' },
      stem: `${math(stacked(equations))}\n\n${random.pick(asks)(math(askX ? 'x' : 'y'))}`,
      answer,
      steps: [
        `Clear the ${kind === 'decimals' ? 'decimals' : 'fractions'} first: multiply every term of ${math(firstText)} by ${math(factor)}.`,
        kind === 'ratio'
          ? `This gives ${math(`${q}x=${p}y`)}, so ${math(`y=${fractionLatex(rat(q, p))}x`)}.`
          : `This gives ${math(
              `${sum([
                [cleared[0], 'x'],
                [cleared[1], 'y'],
              ])}=${fractionLatex(cleared[2])}`,
            )}.`,
        `Using ${math(secondText)} as well, elimination or substitution gives ${math(`x=${x}`)} and ${math(`y=${y}`)}.`,
        `Check: ${math(`${second[0] === 1 ? '' : second[0]}(${x})${second[1] < 0 ? '-' : '+'}${Math.abs(second[1]) === 1 ? '' : Math.abs(second[1])}(${y})=${fractionLatex(secondRow[2])}`)}.`,
      ],
      takeaway: 'To clear fractions or decimals, multiply every term on both sides of the equation.',
    }
  );
}

export const fractionsAndRatios: Generator = { archetype: 'SYS-i', topicId: 14, version: 2, levels: [3], skillTags: ['systems-linear', 'fractions'], draft };
