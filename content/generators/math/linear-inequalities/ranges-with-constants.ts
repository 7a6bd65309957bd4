/** INEQ-m: constants in a linear expression, from the values that it takes while x runs from one number to another. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { bug, type Bug, numberAnswer } from '../answers.ts';
import { bracketed, sum } from '../formulas.ts';
import { asTameFractions } from '../manners.ts';
import { math } from '../text.ts';
import type { Draft, Generator } from '../../generator.ts';
import { sign } from '../draws.ts';

const between = (low: number, middle: string, high: number, relation: string) => `${low} ${relation} ${middle} ${relation} ${high}`;

const asks = {
  b: ['b', (_a: number, b: number) => b],
  sum: ['a+b', (a: number, b: number) => a + b],
  difference: ['b-a', (a: number, b: number) => b - a],
  product: ['ab', (a: number, b: number) => a * b],
} as const;

/** L4: all solutions of a compound inequality are known, and the sign of a; the ends trade places. */
function fromSolutions(random: Random): Draft | null {
  const form = random.pick(['plus', 'minus', 'over'] as const);
  const size = random.int(2, 9);
  const [p, length] = [random.int(-9, 6), random.int(2, 11)];
  const q = p + length;
  const b = random.int(1, 19) * sign(random);
  const a = form === 'minus' ? size : -size;
  const step = form === 'over' ? 1 / a : form === 'minus' ? -a : a;
  const value = (x: number) => (form === 'over' ? (x + b) / a : step * x + b);
  const [high, low] = [value(p), value(q)];
  const [asked, of] = asks[random.pick(['b', 'sum', 'difference', 'product'] as const)];
  if (![high, low].every(Number.isInteger) || p * q * (p + q) === 0 || Math.abs(high) > 120 || Math.abs(low) > 120) return null;
  // The same ends without trading places.
  const kept = form === 'over' ? -a * low - p : low + step * p;
  const halved = form === 'over' ? a * high - q : low + step * p;
  const bugs: Bug[] = [
    bug(
      'FLIP',
      rat(of(-a, kept)),
      `This pairs ${math(p)} with ${math(low)} and ${math(q)} with ${math(high)}; the expression decreases as ${math('x')} increases, so the ends trade places.`,
    ),
    bug('FLIP', rat(of(a, halved)), `This finds ${math('a')} correctly, but then pairs an end of the solutions with the wrong end of the inequality.`),
    bug('SIGN', rat(of(a, -b)), `This has the wrong sign for ${math('b')}.`),
    bug('SIGN', rat(of(-a, b)), `This has the wrong sign for ${math('a')}.`),
    bug('STOP', rat(asked === 'b' ? a : b), `This is the value of ${math(asked === 'b' ? 'a' : 'b')} only.`),
    bug('STOP', rat(asked === 'b' ? a + b : a), `This is the value of ${math(asked === 'b' ? 'a+b' : 'a')}.`),
  ];
  const key = of(a, b);
  // At x = 1 or x = -1, what is asked could be an end of the inequality itself.
  if (key === low || key === high) return null;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key,
    why: `The ends trade places, which gives ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    bugs,
  });
  if (!answer) return null;
  const relation = random.pick(['\\le', '<']);
  const middle = { plus: 'ax+b', minus: 'b-ax', over: '\\frac{x+b}{a}' }[form];
  const given = math(between(low, middle, high, relation));
  const solutions = math(between(p, 'x', q, relation));
  const kind = form === 'minus' ? 'positive' : 'negative';
  const put = (x: number) =>
    ({ plus: `${x}a+b`, minus: `b${x < 0 ? '+' : '-'}${Math.abs(x)}a`, over: `\\frac{${x}+b}{a}` })[form]
      .replace(/(?<!\d)1a/, 'a')
      .replace(/(?<![\d{])(?:0a\+|-0a)/, '');
  const [atP, atQ] =
    form === 'over'
      ? [`${p}+b=${high}a`, `${q}+b=${low}a`].map((text) => text.replace(/(?<!\d)1a/, 'a').replace('=0a', '=0'))
      : [`${put(p)}=${high}`, `${put(q)}=${low}`];
  return {
    parameters: { task: 'solutions', form, p, q, low, high, asked },
    stem: random.pick([
      `The solution set of the inequality ${given} is ${solutions}, where ${math('a')} and ${math('b')} are constants and ${math('a')} is ${kind}. What is the value of ${math(asked)}?`,
      `${given}\n\nIn the given inequality, ${math('a')} is a ${kind} constant and ${math('b')} is a constant. The solutions to the inequality are all values of ${math('x')} for which ${solutions}. What is the value of ${math(asked)}?`,
      `For constants ${math('a')} and ${math('b')}, where ${math('a')} is ${kind}, the inequality ${given} is true if and only if ${solutions}. What is the value of ${math(asked)}?`,
      `The inequalities ${given} and ${solutions} have the same solutions. If ${math('a')} is a ${kind} constant and ${math('b')} is a constant, what is the value of ${math(asked)}?`,
    ]),
    answer,
    steps: [
      `Since ${math('a')} is ${kind}, the value of ${math(middle)} decreases as ${math('x')} increases: the least ${math('x')} gives the greatest value.`,
      `So ${math(`x=${p}`)} gives ${math(high)} and ${math(`x=${q}`)} gives ${math(low)}: ${math(atP ?? '')} and ${math(atQ ?? '')}.`,
      `Subtracting one equation from the other gives ${math(`a=${a}`)}, and then ${math(`b=${b}`)}${asked === 'b' ? '' : `, so ${math(`${asked}=${key}`)}`}.`,
      form === 'over'
        ? `Check: ${math(`\\frac{${p}+${bracketed(b)}}{${a}}=${high}`)} and ${math(`\\frac{${q}+${bracketed(b)}}{${a}}=${low}`)}.`
        : `Check: ${math(`${step}\\cdot${bracketed(p)}+${bracketed(b)}=${high}`)} and ${math(`${step}\\cdot${bracketed(q)}+${bracketed(b)}=${low}`)}.`,
    ],
    takeaway: 'When the coefficient of x is negative, the least x belongs to the greatest value.',
  };
}

const combine = { sum: (one: number, two: number) => one + two, product: (one: number, two: number) => one * two } as const;

/** L5: the least or the greatest value is known, the sign of c is not; both cases count. */
function fromExtreme(random: Random): Draft | null {
  const [p, q] = [-random.int(2, 8), random.int(2, 9)];
  const d = random.int(1, 15) * sign(random);
  const least = random.chance(1, 2);
  const change = (least ? -1 : 1) * Math.abs(p * q) * random.pick([1, 1, 2, 3]);
  const extreme = d + change;
  const [atP, atQ] = [change / p, change / q];
  if (Math.abs(p) === q || Math.abs(extreme) > 99 || extreme === 0) return null;
  const how = random.pick(['sum', 'product'] as const);
  const key = combine[how](atP, atQ);
  const without = [extreme / p, extreme / q].map((n) => (Number.isInteger(n) ? n : NaN)) as [number, number];
  const lost = combine[how](...without);
  const bugs: Bug[] = [
    bug('LOST', rat(atP), `This finds only the value of ${math('c')} for which the ${least ? 'least' : 'greatest'} value occurs at ${math(`x=${p}`)}.`),
    bug('LOST', rat(atQ), `This finds only the value of ${math('c')} for which the ${least ? 'least' : 'greatest'} value occurs at ${math(`x=${q}`)}.`),
    bug('SIGN', rat(combine[how](-atP, atQ)), `One of the two values has the wrong sign: dividing by ${math(p)} changes the sign.`),
    bug('SIGN', rat(-key), 'Both values were found, but with a wrong sign.'),
    bug(
      'STOP',
      rat(combine[how === 'sum' ? 'product' : 'sum'](atP, atQ)),
      `This is the ${how === 'sum' ? 'product' : 'sum'} of the values; the question asks for the ${how}.`,
    ),
    bug('STOP', Number.isNaN(lost) ? null : rat(lost), `This leaves out the constant term ${math(d)}.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `The possible values are ${math(atP)} and ${math(atQ)}.`,
    bugs,
  });
  if (!answer) return null;
  const word = least ? 'least' : 'greatest';
  const expression = math(
    sum([
      [1, 'cx'],
      [d, ''],
    ]),
  );
  const bounds = math(between(p, 'x', q, '\\le'));
  const [top, bottom] = [math(extreme), `What is the ${how} of all possible values of ${math('c')}?`];
  return {
    parameters: { task: 'extreme', p, q, d, extreme, least, how },
    stem: random.pick([
      `For values of ${math('x')} such that ${bounds}, the ${word} value of ${expression}, where ${math('c')} is a constant, is ${top}. ${bottom}`,
      `If ${bounds}, the ${word} possible value of the expression ${expression} is ${top}, where ${math('c')} is a constant. ${bottom}`,
      `In the expression ${expression}, ${math('c')} is a constant. For ${bounds}, the ${word} value of the expression is ${top}. ${bottom}`,
      `The ${word} value that ${expression} takes for any ${math('x')} with ${bounds} is ${top}. ${bottom.replace('values of', 'values of the constant')}`,
    ]),
    answer,
    steps: [
      `The values of a linear expression over an interval are ${word} at one of its ends; which end depends on the sign of ${math('c')}, so there are two cases.`,
      `${word === 'least' ? 'Least' : 'Greatest'} at ${math(`x=${p}`)}: ${math(`${p}c${d < 0 ? '-' : '+'}${Math.abs(d)}=${extreme}`)} gives ${math(`c=${atP}`)}. ${word === 'least' ? 'Least' : 'Greatest'} at ${math(`x=${q}`)}: ${math(`${q}c${d < 0 ? '-' : '+'}${Math.abs(d)}=${extreme}`)} gives ${math(`c=${atQ}`)}.`,
      `Both fit: for ${math(`c=${atP}`)}, the other end gives ${math(`${atP}\\cdot${bracketed(q)}+${bracketed(d)}=${atP * q + d}`)}, and for ${math(`c=${atQ}`)}, it gives ${math(`${atQ}\\cdot${bracketed(p)}+${bracketed(d)}=${atQ * p + d}`)}, neither of which is ${least ? 'less' : 'greater'} than ${top}.`,
      how === 'sum'
        ? `The sum is ${math(`${atP}+${bracketed(atQ)}=${key}`)}.`
        : `The product is ${math(`${bracketed(atP)}${bracketed(atQ)}=${key}`.replace(/^(-?\d+)(\d)(?=\()/, '$1$2'))}.`,
    ],
    takeaway: 'Over an interval, a linear expression is least at one end and greatest at the other; the sign of the coefficient decides which.',
  };
}

/** L5: both the least and the greatest value are known; the constant term can be one of two numbers. */
function fromRange(random: Random): Draft | null {
  const [p, length, k] = [random.int(-9, 5), random.int(3, 10), random.int(2, 7)];
  const q = p + length;
  const low = random.int(-30, 20);
  const high = low + k * length;
  const [up, down] = [low - k * p, high + k * p];
  if (p + q === 0 || up === 0 || down === 0 || up === down || p === 0 || q === 0 || Math.abs(up * down) > 9999) return null;
  const bugs: Bug[] = [
    bug('LOST', rat(up), `This takes only the positive value of ${math('k')}; a negative value gives another one.`),
    bug('LOST', rat(down), `This takes only the negative value of ${math('k')}; a positive value gives another one.`),
    bug('STOP', rat(up + down), `This is the sum of the possible values of ${math('b')}; the question asks for their product.`),
    bug('STOP', rat(-k * k), `This is the product of the possible values of ${math('k')}.`),
    bug('SIGN', rat(-up * down), `One of the two values of ${math('b')} has the wrong sign.`),
    bug('SIGN', rat((low + k * p) * (high - k * p)), `This takes ${math(`${k}x`)} to the other side with the wrong sign.`),
  ];
  const key = up * down;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `The possible values of ${math('b')} are ${math(up)} and ${math(down)}.`,
    bugs,
  });
  if (!answer) return null;
  const values = math(between(low, 'y', high, '\\le'));
  const bounds = math(between(p, 'x', q, '\\le'));
  const equation = math('y=kx+b');
  const ask = `What is the product of all possible values of ${math('b')}?`;
  return {
    parameters: { task: 'range', p, q, low, high },
    stem: random.pick([
      `In the equation ${equation}, ${math('k')} and ${math('b')} are constants. As ${math('x')} takes all values with ${bounds}, ${math('y')} takes exactly the values with ${values}. ${ask}`,
      `For the linear equation ${equation}, where ${math('k')} and ${math('b')} are constants, ${bounds} is true if and only if ${values} is true. ${ask}`,
      `The part of the line ${equation} with ${bounds} consists of exactly the points on the line with ${values}, where ${math('k')} and ${math('b')} are constants. ${ask}`,
    ]),
    answer,
    steps: [
      `The ends of one interval belong to the ends of the other, in the same order if ${math('k')} is positive and in the opposite order if ${math('k')} is negative.`,
      `In the same order, ${math(`k=\\frac{${high}-${bracketed(low)}}{${q}-${bracketed(p)}}=${k}`)}, and ${math(`b=${low}-${k}\\cdot${bracketed(p)}=${up}`)}.`,
      `In the opposite order, ${math(`k=${-k}`)}, and ${math(`b=${high}+${k}\\cdot${bracketed(p)}=${down}`)}.`,
      `Check: ${math(`${k}\\cdot${bracketed(q)}+${bracketed(up)}=${high}`)} and ${math(`${-k}\\cdot${bracketed(q)}+${bracketed(down)}=${low}`)}. The product is ${math(`${up}\\cdot${bracketed(down)}=${key}`)}.`,
    ],
    takeaway: 'A line can run up or down between the same limits; unless the sign of the slope is given, there are two cases.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  if (level === 4) return fromSolutions(random);
  return random.chance(1, 2) ? fromExtreme(random) : fromRange(random);
}

export const rangesWithConstants: Generator = {
  archetype: 'INEQ-m',
  topicId: 15,
  version: 1,
  levels: [4, 5],
  skillTags: ['linear-inequalities', 'constants'],
  draft,
};
