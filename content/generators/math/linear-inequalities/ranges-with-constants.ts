/** INEQ-m: constants in a linear inequality, from its solutions. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { bug, type Bug, numberAnswer } from '../answers.ts';
import { bracketed, linear, sum } from '../formulas.ts';
import { asTameFractions } from '../manners.ts';
import { math } from '../text.ts';
import type { Draft, Generator } from '../../generator.ts';
import { sign, signedInt } from '../draws.ts';

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
      `For constants ${math('a')} and ${math('b')}, where ${math('a')} is ${kind}, the solutions to the inequality ${given} are the values of ${math('x')} such that ${solutions}. What is the value of ${math(asked)}?`,
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

type Symbol = '<' | '>' | '\\le' | '\\ge';
const reversed: Record<Symbol, Symbol> = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' };

/** L5: an inequality holds on a whole interval; how far may the constant go? */
function fromInterval(random: Random): Draft | null {
  const [p, q] = [-random.int(1, 9), random.int(1, 9)];
  const [a, b] = [signedInt(random, 1, 9), random.int(-9, 9)];
  const limit = random.int(3, 30) * sign(random);
  const c = a - b;
  if (c === 0 || Math.abs(c) > 9 || Math.abs(p) === q) return null;
  // ax + k ≤ bx + limit, so k ≤ limit − cx, whose least value on the interval counts; and the other way round for ≥.
  const atMost = random.chance(1, 2);
  const ends = [limit - c * p, limit - c * q];
  const key = atMost ? Math.min(...ends) : Math.max(...ends);
  const end = key === ends[0] ? p : q;
  const other = end === p ? q : p;
  if (key === 0) return null;
  const word = atMost ? 'greatest' : 'least';
  const symbol = atMost ? '\\le' : '\\ge';
  const right = sum([
    [b, 'x'],
    [limit, ''],
  ]);
  const [first, second] =
    a < 0
      ? ([
          [1, 'k'],
          [a, 'x'],
        ] as const)
      : ([
          [a, 'x'],
          [1, 'k'],
        ] as const);
  const inequality = `${sum([first, second])} ${symbol} ${right}`;
  const bugs: Bug[] = [
    bug('SWAP', rat(limit - c * other), `This uses ${math(`x=${other}`)}; for this ${math('k')}, the inequality is not true when ${math(`x=${end}`)}.`),
    bug('SIGN', rat(limit + c * end), `This adds the ${math('x')}-terms where they have to be subtracted.`),
    bug('SIGN', rat(limit + c * other), `This has the wrong sign for the ${math('x')}-terms and uses the wrong end.`),
    bug('STOP', rat(limit), `This is the bound for ${math('x=0')} only.`),
    bug('STOP', b === 0 ? null : rat(limit - a * end), `This leaves out the ${math('x')}-term on the right side.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key,
    why: `The end ${math(`x=${end}`)} sets the limit for ${math('k')}.`,
    bugs,
  });
  if (!answer) return null;
  const shown = math(inequality);
  const bounds = math(between(p, 'x', q, '\\le'));
  const alone = sum([
    [-c, 'x'],
    [limit, ''],
  ]);
  return {
    parameters: { task: 'interval', p, q, a, b, limit, atMost },
    stem: random.pick([
      `${shown}\n\nIn the given inequality, ${math('k')} is a constant. The inequality is true for all values of ${math('x')} such that ${bounds}. What is the ${word} possible value of ${math('k')}?`,
      `If the inequality ${shown}, where ${math('k')} is a constant, is true for all values of ${math('x')} such that ${bounds}, what is the ${word} possible value of ${math('k')}?`,
      `Every value of ${math('x')} such that ${bounds} is a solution to the inequality ${shown}, where ${math('k')} is a constant. What is the ${word} possible value of ${math('k')}?`,
      `${shown}\n\nFor all values of ${math('x')} such that ${bounds}, the given inequality is true, where ${math('k')} is a constant. What is the ${word} possible value of ${math('k')}?`,
    ]),
    answer,
    steps: [
      `Solve the inequality for ${math('k')}: ${math(`k ${symbol} ${alone}`)}.`,
      `This must be true for every ${math('x')} from ${math(p)} to ${math(q)}, so ${math('k')} must be ${atMost ? 'at most the least' : 'at least the greatest'} value of ${math(alone)} on this interval.`,
      `As ${math('x')} increases, the value of ${math(alone)} ${c > 0 ? 'decreases' : 'increases'}, so it is ${atMost ? 'least' : 'greatest'} when ${math(`x=${end}`)}: ${math(`${-c}\\cdot${bracketed(end)}+${bracketed(limit)}=${key}`)}.`,
      `Check the other end: when ${math(`x=${other}`)}, the value is ${math(limit - c * other)}, and ${math(`${key} ${symbol} ${limit - c * other}`)} is true.`,
    ],
    takeaway: 'If an inequality is true on a whole interval, the end where it is hardest to satisfy sets the limit.',
  };
}

/** L5: two inequalities have the same solutions; the end of the solutions gives the constant. */
function fromEqualSolutions(random: Random): Draft | null {
  const s = random.int(2, 9) * sign(random);
  // First: ax + b (symbol) c, without a constant to find.
  const a = signedInt(random, 2, 9);
  const b = signedInt(random, 1, 20);
  const c = a * s + b;
  const symbol = random.pick(['<', '>', '\\le', '\\ge'] as const);
  // Second: kx + m (symbol) nx + t, with the same solutions.
  const k = signedInt(random, 2, 12);
  const n = signedInt(random, 1, 9);
  const m = signedInt(random, 1, 15);
  const t = (k - n) * s + m;
  if (Math.abs(k - n) < 2 || c === 0 || t === 0 || t === m || Math.abs(c) > 90 || Math.abs(t) > 90 || k === s) return null;
  const solved = a > 0 ? symbol : reversed[symbol];
  const second = k > n ? solved : reversed[solved];
  const one = math(`${linear(a, b)} ${symbol} ${c}`);
  const two = math(
    `${sum([
      [1, 'kx'],
      [m, ''],
    ])} ${second} ${linear(n, t)}`,
  );
  const bugs: Bug[] = [
    bug('STOP', rat(k - n), `This leaves out the ${math('x')}-term on the right side.`),
    bug('STOP', rat(s), `This is the end of the solutions, not the value of ${math('k')}.`),
    bug('SIGN', rat(2 * n - k), `This has the wrong sign for the end of the solutions or for the difference of the constant terms.`),
    bug('SIGN', rat(k - 2 * n), `This subtracts ${math(n)} where it has to be added.`),
    bug('SIGN', (t + m) % s === 0 ? rat(t + m + n * s, s) : null, `This adds ${math(m)} to the other side instead of subtracting it.`),
    bug('SIGN', rat(-k), 'This has the wrong sign.'),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 3),
    key: k,
    why: `At ${math(`x=${s}`)}, both sides of the second inequality must be equal.`,
    bugs,
  });
  if (!answer) return null;
  return {
    parameters: { task: 'same', s, a, b, c, m, n, t },
    stem: random.pick([
      `${one}\n\n${two}\n\nIn the given inequalities, ${math('k')} is a constant. The two inequalities have the same solutions. What is the value of ${math('k')}?`,
      `The inequality ${two}, where ${math('k')} is a constant, has the same solutions as the inequality ${one}. What is the value of ${math('k')}?`,
      `${two}\n\nIn the given inequality, ${math('k')} is a constant. If the inequality has the same solutions as ${one}, what is the value of ${math('k')}?`,
    ]),
    answer,
    steps: [
      `Solve the first inequality: ${math(`${linear(a, 0)} ${symbol} ${c - b}`)}, so ${math(`x ${solved} ${s}`)}${a < 0 ? '; dividing by a negative number reverses the symbol' : ''}.`,
      `The solutions of the second inequality end at the same number, so its two sides are equal when ${math(`x=${s}`)}: ${math(`${s === 1 ? '' : s}k${m < 0 ? '-' : '+'}${Math.abs(m)}=${n}\\cdot${bracketed(s)}+${bracketed(t)}`)}.`,
      `The right side is ${math(n * s + t)}, so ${math(`${s}k=${n * s + t - m}`)} and ${math(`k=${k}`)}.`,
      `Check: with ${math(`k=${k}`)}, the second inequality becomes ${math(`${linear(k - n, 0)} ${second} ${t - m}`)}, or ${math(`x ${solved} ${s}`)}.`,
    ],
    takeaway: 'At the end of the solutions of a linear inequality, its two sides are equal.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  if (level === 4) return fromSolutions(random);
  return random.chance(1, 2) ? fromInterval(random) : fromEqualSolutions(random);
}

export const rangesWithConstants: Generator = {
  archetype: 'INEQ-m',
  topicId: 15,
  version: 2,
  levels: [4, 5],
  skillTags: ['linear-inequalities', 'constants'],
  draft,
};
