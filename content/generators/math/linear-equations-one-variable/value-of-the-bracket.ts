/** LE1-e: an equation in a bracket p(x−q); the asked value follows without solving for x. */
import { add, div, mul, neg, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { exact } from '#content/exact/value.ts';
import { linear, multiple, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
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
    : fractionLatex(right);
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
  const onward = [
    ...(factor === 1 ? [] : [`multiply it by ${math(`${factor}`)}`]),
    ...(constant === 0 ? [] : [`${constant > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(constant)}`)}`]),
  ].join(' and ');
  const bugs: Bug[] = [
    bug(
      'STOP',
      x,
      asked === inner
        ? `This is the value of ${math('x')}; the question asks for ${math(inner)}, so stop at ${math(`${inner}=${fractionLatex(value)}`)}.`
        : `This is the value of ${math('x')}; the question asks for ${math(asked)}, so find ${math(`${inner}=${fractionLatex(value)}`)} and use it there.`,
    ),
    ...(factor !== 1 || constant !== 0 ? [bug('STOP', value, `This is the value of ${math(inner)} alone; ${onward} to get ${math(asked)}.`)] : []),
    bug('STOP', build(right), `This uses the value of ${math(multiple(net, inner))} for ${math(inner)}; divide by ${math(fractionLatex(net))} first.`),
    bug(
      'SIGN',
      build(neg(value)),
      `This uses ${math(fractionLatex(neg(value)))} for ${math(inner)}, but ${net === 1 ? 'collecting the terms' : `${math(fractionLatex(right))} divided by ${math(fractionLatex(net))}`} gives ${math(fractionLatex(value))}.`,
    ),
    bug(
      'INVOP',
      build(sub(right, rat(net))),
      net === 1
        ? `This subtracts ${math('1')} from ${math(fractionLatex(right))}; once the terms are collected, ${math(inner)} stands alone and equals ${math(fractionLatex(right))}.`
        : `This subtracts ${math(fractionLatex(net))} from ${math(fractionLatex(right))}; the expression in parentheses is multiplied by ${math(fractionLatex(net))}, so divide instead.`,
    ),
    ...(bothSides
      ? [
          bug(
            'SIGN',
            build(div(right, rat(p + s))),
            `This adds ${math(`${p}`)} and ${math(`${s}`)}; subtract ${math(multiple(s, inner))} from both sides instead.`,
          ),
        ]
      : [
          bug(
            'INVOP',
            build(mul(right, rat(p))),
            `This multiplies ${math(fractionLatex(right))} by ${math(`${p}`)}; the parentheses are already multiplied by ${math(`${p}`)}, so divide.`,
          ),
        ]),
    bug(
      'DIST',
      build(div(sub(right, rat(q)), rat(net))),
      net === 1
        ? `This also ${q > 0 ? 'subtracts' : 'adds'} ${math(`${Math.abs(q)}`)}, but the question needs ${math(inner)} as a whole, which equals ${math(fractionLatex(value))}.`
        : `This ${q > 0 ? 'subtracts' : 'adds'} ${math(`${Math.abs(q)}`)} before dividing, but the ${math(fractionLatex(q))} is inside the parentheses; divide by ${math(fractionLatex(net))} and keep ${math(inner)} whole.`,
    ),
    bug(
      'ARITH',
      build(add(value, rat(1))),
      `This comes from a mistake in dividing ${math(fractionLatex(right))} by ${math(fractionLatex(net))}; the result is ${math(fractionLatex(value))}.`,
    ),
    bug(
      'ARITH',
      build(sub(value, rat(1))),
      `This comes from a mistake in dividing ${math(fractionLatex(right))} by ${math(fractionLatex(net))}; the result is ${math(fractionLatex(value))}.`,
    ),
  ];
  const equation = `${multiple(p, inner)}=${rightSide}`;
  const stem = random.pick([
    `If ${math(equation)}, what is the value of ${math(asked)}?`,
    `${math(equation)}\n\nBased on the given equation, what is the value of ${math(asked)}?`,
    `What is the value of ${math(asked)} if ${math(equation)}?`,
    `${math(equation)}\n\nIf ${math('x')} is the solution to the given equation, what is the value of ${math(asked)}?`,
  ]);
  const why = `Dividing out the factor gives ${math(`${inner}=${fractionLatex(value)}`)}${asked === inner ? '' : `, so ${math(`${asked}=${fractionLatex(key)}`)}`}.`;
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(1, 3), key, why, bugs });
  if (!answer || toNumber(exact(x)) === toNumber(key)) return null;
  const gathered = bothSides
    ? `Subtract ${math(multiple(s, inner))} from both sides: ${math(`${net === 1 ? inner : multiple(net, inner)}=${fractionLatex(right)}`)}.`
    : '';
  const isolate =
    net === 1 ? '' : `${gathered === '' ? '' : ' '}Divide both sides by ${math(fractionLatex(net))}: ${math(`${inner}=${fractionLatex(value)}`)}.`;
  return {
    parameters: { equation, asked },
    stem,
    answer,
    steps: [
      `Treat ${math(inner)} as a single quantity; there is no need to solve for ${math('x')}.`,
      `${gathered}${isolate}`,
      ...(factor === 1 && constant === 0
        ? []
        : [
            `Substitute this value into the expression the question asks for: ${math(`${asked}=${factor === 1 ? '' : factor}\\left(${fractionLatex(value)}\\right)${constant === 0 ? '' : constant > 0 ? `+${constant}` : constant}=${fractionLatex(key)}`)}.`,
          ]),
      `Check: with ${math(`${inner}=${fractionLatex(value)}`)}, the left side is ${math(`${p}\\left(${fractionLatex(value)}\\right)=${fractionLatex(mul(rat(p), value))}`)} and the right side is ${math(fractionLatex(bothSides ? add(mul(rat(s), value), right) : right))}.`,
    ],
    takeaway: 'When the same expression appears in both the equation and the question, solve for that whole expression.',
  };
}

export const valueOfTheBracket: Generator = { archetype: 'LE1-e', topicId: 11, version: 2, levels: [3], skillTags: ['linear-equations', 'structure'], draft };
