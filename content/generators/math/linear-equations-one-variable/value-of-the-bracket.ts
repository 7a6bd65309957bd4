/** LE1-e: an equation in a bracket p(x−q); the asked value follows without solving for x. */
import { add, div, mul, neg, rat, sub, toNumber, type Rational } from '../../../exact/rational.ts';
import { exact, linear, math, sum, tex, times } from '../../linear-latex.ts';
import { isTame, numberChoices, numberEntry, type Slip } from '../../numeric-answer.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Random } from '#core/random.ts';

function draft(random: Random): Draft | null {
  const q = random.int(2, 13) * (random.chance(1, 2) ? 1 : -1);
  const inner = linear(random.chance(1, 3) ? random.pick([2, 3]) : 1, q);
  const [p, s] = random.sample([2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
  const value = rat(random.int(-15, 24), random.pick([1, 1, 2, 3]));
  const constant = random.pick([0, random.int(2, 9), -random.int(2, 9)]);
  const bothSides = random.chance(1, 2);
  const net = bothSides ? p - s : p;
  // p·(inner) = net·value on the right, or p·(inner) = s·(inner) + net·value
  const right = mul(rat(net), value);
  if (right.d !== 1n || right.n === 0n || value.n === 0n) return null;
  const rightSide = bothSides
    ? sum([
        [s, `(${inner})`],
        [right, ''],
      ])
    : tex(right);
  const factor = random.pick([1, 1, 2, 3]);
  if (factor === p) return null;
  const asked = sum([
    [factor, factor === 1 ? (inner.startsWith('-') ? `(${inner})` : inner) : `(${inner})`],
    [constant, ''],
  ]);
  if (factor === 1 && constant !== 0) return null;
  const key = add(mul(rat(factor), value), rat(constant));
  if (!isTame(key, 99, 6)) return null;
  const build = (v: Rational) => add(mul(rat(factor), v), rat(constant));
  const slope = inner.startsWith('x') ? 1 : Number(inner.charAt(0));
  const x = div(sub(value, rat(q)), rat(slope));
  const slips: Slip[] = [
    { value: x, misconception: 'STOP', why: `This is the value of ${math('x')}, but the question asks for ${math(asked)}.` },
    ...(factor !== 1 || constant !== 0
      ? [{ value, misconception: 'STOP', why: `This is the value of ${math(inner)} alone, not of ${math(asked)}.` } as const]
      : []),
    {
      value: build(right),
      misconception: 'STOP',
      why: `This takes the whole of ${math(times(Math.abs(net), inner))} for ${math(inner)}: the factor was not divided out.`,
    },
    { value: build(neg(value)), misconception: 'SIGN', why: `This gives ${math(inner)} the wrong sign.` },
    {
      value: build(sub(right, rat(net))),
      misconception: 'INVOP',
      why: `This subtracts ${math(tex(net))} from the right side, although the expression in parentheses is multiplied by ${math(tex(net))}.`,
    },
    ...(bothSides
      ? [
          {
            value: build(div(right, rat(p + s))),
            misconception: 'SIGN',
            why: `This adds ${math(`${p}`)} and ${math(`${s}`)}; moving ${math(times(s, inner))} to the left side means subtracting it.`,
          } as const,
        ]
      : [{ value: build(mul(right, rat(p))), misconception: 'INVOP', why: `This multiplies by ${math(`${p}`)} where dividing is needed.` } as const]),
    {
      value: build(div(sub(right, rat(q)), rat(net))),
      misconception: 'DIST',
      why: `This expands the parentheses by multiplying ${math(`${p}`)} with the first term only.`,
    },
    { value: build(add(value, rat(1))), misconception: 'ARITH', why: `This comes from a slip in dividing ${math(tex(right))} by ${math(tex(net))}.` },
    { value: build(sub(value, rat(1))), misconception: 'ARITH', why: `This comes from a slip in dividing ${math(tex(right))} by ${math(tex(net))}.` },
  ];
  const equation = `${times(p, inner)}=${rightSide}`;
  const stem = random.pick([
    `If ${math(equation)}, what is the value of ${math(asked)}?`,
    `${math(equation)}\n\nBased on the given equation, what is the value of ${math(asked)}?`,
    `What is the value of ${math(asked)} if ${math(equation)}?`,
    `${math(equation)}\n\nIf ${math('x')} is the solution to the given equation, what is the value of ${math(asked)}?`,
  ]);
  const why = `Dividing out the factor gives ${math(`${inner}=${tex(value)}`)}, so ${math(`${asked}=${tex(key)}`)}.`;
  const answer = random.chance(1, 3) ? numberEntry(key, slips) : numberChoices(key, why, slips);
  if (!answer || toNumber(exact(x)) === toNumber(key)) return null;
  const gathered = bothSides ? `Subtract ${math(times(s, inner))} from both sides: ${math(`${times(net, inner)}=${tex(right)}`)}. ` : '';
  const isolate =
    net === 1 ? `This is already ${math(`${inner}=${tex(value)}`)}.` : `Divide both sides by ${math(tex(net))}: ${math(`${inner}=${tex(value)}`)}.`;
  return {
    parameters: { equation, asked },
    stem,
    answer,
    steps: [
      `Treat the expression ${math(`(${inner})`)} as one unknown; there is no need to solve for ${math('x')}.`,
      `${gathered}${isolate}`,
      ...(factor === 1 && constant === 0
        ? []
        : [
            `Build the asked expression from it: ${math(`${asked}=${factor === 1 ? '' : factor}\\left(${tex(value)}\\right)${constant === 0 ? '' : constant > 0 ? `+${constant}` : constant}=${tex(key)}`)}.`,
          ]),
      `Check: with ${math(`${inner}=${tex(value)}`)}, the left side is ${math(`${p}\\left(${tex(value)}\\right)=${tex(mul(rat(p), value))}`)} and the right side is ${math(tex(bothSides ? add(mul(rat(s), value), right) : right))}.`,
    ],
    takeaway: 'When the same expression appears in the equation and in the question, solve for that expression as a whole.',
  };
}

export const valueOfTheBracket: Generator = { archetype: 'LE1-e', topicId: 11, version: 2, levels: [3], skillTags: ['linear-equations', 'structure'], draft };
