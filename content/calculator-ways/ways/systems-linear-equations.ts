/** The ways of systems of linear equations. */
import * as z from 'zod';
import { againstChoices, fitted, from, inPlaceOf, meeting, systemAndAsked } from '../builders.ts';
import { polynomial, systemIn, typed } from '../text.ts';
import type { WayOf } from '../way.ts';

const twoAmounts = z.object({ ask: z.string(), count: z.number(), p: z.number(), q: z.number(), total: z.number() });

/** A choice of points, (r, 2r + 1) or (2r + 1, r), as the line it runs along. */
function lineOfPoints(choice: string): string | null {
  const [, first, second] = /^\((.*),(.*)\)$/.exec(choice) ?? [];
  if (first === undefined || second === undefined) return null;
  const [one, other] = [first.trim(), second.trim()];
  return /^[a-z]$/.test(one) ? `y = ${inPlaceOf(one, other, 'x')}` : /^[a-z]$/.test(other) ? `x = ${inPlaceOf(other, one, 'y')}` : null;
}

/** What is told of the difference between two amounts that change steadily. */
const differences = {
  equality: z.object({ task: z.literal('equality'), same: z.number(), later: z.number(), by: z.number(), asked: z.number() }),
  both: z.object({ task: z.literal('both'), early: z.number(), behind: z.number(), later: z.number(), ahead: z.number() }),
};
const ofDifference = 'The difference, P minus Q, is linear too: x is the time, y the difference.';

const equality = from(differences.equality, ({ same, later, by, asked }) => ({
  idea: ofDifference,
  rows: fitted([same, later], [0, by], 'm x + b'),
  // Before they are equal, Q has more.
  reading: { of: 'constants', asked: asked === 0 ? '-b' : asked < same ? polynomial([-asked, 'm'], [-1, 'b']) : polynomial([asked, 'm'], [1, 'b']) },
}));
const both = from(differences.both, ({ early, behind, later, ahead }) => ({
  idea: ofDifference,
  rows: fitted([early, later], [-behind, ahead], 'm x + b'),
  reading: { of: 'zero', which: 'only', asked: 'x' },
}));

const exchange = from(
  z.object({
    task: z.literal('exchange'),
    a: z.number(),
    b: z.number(),
    c: z.number(),
    d: z.number(),
    total: z.number(),
    change: z.number(),
    askX: z.boolean(),
  }),
  ({ a, b, c, d, total, change, askX }) => ({
    idea: 'Let x and y be the two prices.',
    rows: [`${polynomial([a, 'x'], [b, 'y'])} = ${total}`, `${polynomial([a - c, 'x'], [b + d, 'y'])} = ${total + change}`],
    reading: meeting('only', askX ? 'x' : 'y'),
  }),
);
const percents = from(
  z.object({ task: z.literal('percents'), r: z.number(), s: z.number(), a: z.number(), b: z.number(), total: z.number(), askX: z.boolean() }),
  ({ r, s, a, b, total, askX }) => ({
    idea: 'Let x and y be the two prices.',
    rows: [`${polynomial([a, 'x'], [b, 'y'])} = ${total}`, `${a}*${(100 + r) / 100}x + ${b}*${(100 - s) / 100}y = ${total}`],
    reading: meeting('only', askX ? 'x' : 'y'),
  }),
);
const years = from(
  z.object({
    task: z.literal('years'),
    up: z.number(),
    down: z.number(),
    total: z.number(),
    after: z.number(),
    asksFirst: z.boolean(),
    asksLater: z.boolean(),
  }),
  ({ up, down, total, after, asksFirst, asksLater }) => {
    const [first, second] = [(100 + up) / 100, (100 + down) / 100];
    const factor = asksFirst ? first : second;
    return {
      idea: 'Let x and y be the numbers in the earlier year.',
      rows: [`x + y = ${total}`, `${first}x + ${second}y = ${after}`],
      reading: meeting('only', `${asksLater ? factor : ''}${asksFirst ? 'x' : 'y'}`),
    };
  },
);

/** The system that is left once its solution is put in: its unknowns are the constants, called x and y. */
const constantsFromSolution = from(
  z.object({
    kind: z.literal('solution'),
    x: z.number(),
    y: z.number(),
    m: z.number(),
    n: z.number(),
    minus: z.number(),
    c: z.number(),
    d: z.number(),
    asked: z.string(),
    a: z.string(),
  }),
  ({ x, y, m, n, minus, c, d, asked, a }, { stem }) => {
    const b = /x\+([a-z])y/.exec(stem)?.[1];
    const expression = typed(asked);
    return expression === null || b === undefined
      ? null
      : {
          idea: `With x = ${x} and y = ${y} put in, ${a} and ${b} are the unknowns: call these x and y.`,
          rows: [`${polynomial([x, 'x'], [y, 'y'])} = ${c}`, `${polynomial([minus * n * y, 'x'], [m * x, 'y'])} = ${d}`],
          reading: meeting('only', inPlaceOf(b, inPlaceOf(a, expression, 'x'), 'y')),
        };
  },
);

export const systemsLinearEquations: Readonly<Record<string, WayOf>> = {
  'SYS-a': systemAndAsked,
  'SYS-b': systemAndAsked,
  'SYS-d': from(twoAmounts, ({ ask, count, p, q, total }) => {
    const asked = { one: 'x', two: 'y', moneyOne: `${p}x`, moneyTwo: `${q}y`, difference: '|x - y|' }[ask];
    return asked === undefined
      ? null
      : {
          idea: 'Let x and y be how many there are of each.',
          rows: [`x + y = ${count}`, `${polynomial([p, 'x'], [q, 'y'])} = ${total}`],
          reading: meeting('only', asked),
        };
  }),
  'SYS-f': systemAndAsked,
  'SYS-g': (question) => {
    const rows = question.format === 'choice' && question.choices.some(({ text }) => text.includes('\\begin')) ? null : systemIn(question.stem);
    return rows && { rows, reading: { of: 'count' } };
  },
  'SYS-i': systemAndAsked,
  'SYS-j': (question) => current(question) ?? mixture(question),
  'SYS-k': (question) => dependent(question) ?? parameter(question),
  'SYS-l': constantsFromSolution,
  'SYS-m': (question) => equality(question) ?? both(question),
  'SYS-n': (question) => exchange(question) ?? percents(question) ?? years(question),
};

const current = from(
  z.object({ kind: z.literal('current'), d1: z.number(), t1: z.number(), d2: z.number(), t2: z.number(), askOwn: z.boolean() }),
  ({ d1, t1, d2, t2, askOwn }) => ({
    idea: 'Let x be the own speed and y that of the wind or current.',
    rows: [`${t1}(x + y) = ${d1}`, `${t2}(x - y) = ${d2}`],
    reading: meeting('only', askOwn ? 'x' : 'y'),
  }),
);
const mixture = from(
  z.object({ kind: z.literal('mixture'), low: z.number(), mid: z.number(), high: z.number(), n: z.number(), askWeak: z.boolean() }),
  ({ low, mid, high, n, askWeak }) => ({
    idea: 'Let x and y be how much is used of the weaker and of the stronger one.',
    rows: [`x + y = ${n}`, `${low / 100}x + ${high / 100}y = ${mid / 100}*${n}`],
    reading: meeting('only', askWeak ? 'x' : 'y'),
  }),
);
const dependent = from(z.object({ task: z.literal('dependent'), equations: z.array(z.string()) }), ({ equations: [first = ''] }, question) => {
  const way = againstChoices(typed(first), question, lineOfPoints);
  return way && { ...way, idea: 'With the letter as one coordinate, each choice is a line.' };
});
/** For p = 1 the solution is read off; everything in the system grows with p. */
const parameter = from(z.object({ task: z.literal('parameter'), equations: z.array(z.string()), third: z.string() }), ({ equations, third }) => {
  const [rows, [left, right]] = [equations.map((one) => typed(one)?.replace(/p$/, '')), typed(third)?.split(' = ') ?? []];
  return rows.every((row) => row !== undefined) && left !== undefined && right !== undefined
    ? { idea: 'Take p = 1 first: for any other p, the solution is p times as large.', rows, reading: meeting('only', `${right}/(${left})`) }
    : null;
});
