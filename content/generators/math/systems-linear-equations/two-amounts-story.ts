/** SYS-d: two unknown amounts in a story, from a count and a weighted total. */
import { rat } from '#core/rational.ts';
import { capitalized, math, prose } from '../text.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';

interface Setting {
  /** Says that there is nothing beside the two kinds. */
  readonly tell: (count: number, p: number, q: number, total: string) => string;
  readonly one: string;
  readonly two: string;
  /** What a single weighted unit is, for the L3 question. */
  readonly from: (what: string) => string;
  /** The same amount as a noun: "the total cost of" the pens. */
  readonly amount: string;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly counts: readonly [number, number];
}

const settings: readonly Setting[] = [
  {
    tell: (n, p, q, t) =>
      `A museum sold a total of ${n} tickets on Saturday. Some were child tickets, which cost $${p} each, and the rest were adult tickets, which cost $${q} each. The tickets sold for a total of $${t}.`,
    one: 'child tickets',
    two: 'adult tickets',
    from: (w) => `How much money, in dollars, did the museum collect from ${w}?`,
    amount: 'the total money from',
    p: [6, 10],
    q: [12, 20],
    counts: [25, 90],
  },
  {
    tell: (n, p, q, t) =>
      `Priya bought a total of ${n} pens and notebooks. Each pen cost $${p}, each notebook cost $${q}, and the total cost before tax was $${t}.`,
    one: 'pens',
    two: 'notebooks',
    from: (w) => `How much, in dollars, did Priya spend on ${w}?`,
    amount: 'the total cost of',
    p: [2, 3],
    q: [4, 7],
    counts: [5, 16],
  },
  {
    tell: (n, p, q, t) =>
      `A test has ${n} questions. Some are multiple-choice questions worth ${p} points each, and the rest are short-answer questions worth ${q} points each. The test is worth a total of ${t} points.`,
    one: 'multiple-choice questions',
    two: 'short-answer questions',
    from: (w) => `How many points in total are the ${w} worth?`,
    amount: 'the total number of points for',
    p: [2, 3],
    q: [4, 6],
    counts: [6, 30],
  },
  {
    tell: (n, p, q, t) =>
      `A delivery van carries ${n} boxes. Some are small and weigh ${p} pounds each, and the rest are large and weigh ${q} pounds each. Their total weight is ${t} pounds.`,
    one: 'small boxes',
    two: 'large boxes',
    from: (w) => `What is the total weight, in pounds, of the ${w}?`,
    amount: 'the total weight of',
    p: [8, 15],
    q: [20, 35],
    counts: [8, 30],
  },
  {
    tell: (n, p, q, t) =>
      `Last week, Omar worked a total of ${n} hours at two jobs. He earned $${p} per hour at a bakery and $${q} per hour at a garage, for a total of $${t}.`,
    one: 'hours at the bakery',
    two: 'hours at the garage',
    from: (w) => `How much money, in dollars, did Omar earn for his ${w}?`,
    amount: 'the total pay for',
    p: [12, 15],
    q: [17, 24],
    counts: [5, 22],
  },
  {
    tell: (n, p, q, t) =>
      `A hotel has a total of ${n} rooms. Some are standard rooms, which sleep ${p} guests each, and the rest are family rooms, which sleep ${q} guests each. The hotel sleeps a total of ${t} guests.`,
    one: 'standard rooms',
    two: 'family rooms',
    from: (w) => `How many guests in total do the ${w} sleep?`,
    amount: 'the total number of guests in',
    p: [2, 2],
    q: [4, 6],
    counts: [12, 60],
  },
];

function draft(random: Random): Draft | null {
  const {
    tell,
    one,
    two,
    from,
    amount,
    p: [pLow, pHigh],
    q: [qLow, qHigh],
    counts: [low, high],
  } = random.pick(settings);
  const [p, q, x, y] = [random.int(pLow, pHigh), random.int(qLow, qHigh), random.int(low, high), random.int(low, high)];
  if (x === y) return null;
  const [count, total] = [x + y, p * x + q * y];
  const asksForCount = random.chance(1, 2);
  const ask = asksForCount ? random.pick(['one', 'two'] as const) : random.pick(['moneyOne', 'moneyTwo', 'difference'] as const);
  const more = x > y;
  const hours = one.startsWith('hours');
  const [oneName, twoName] = hours ? ['hours did Omar work at the bakery', 'hours did Omar work at the garage'] : [one, two];
  const plainAsk = (name: string) =>
    hours ? `How many ${name}?` : /museum/.test(tell(1, 1, 1, '')) ? `How many ${name} were sold?` : `How many ${name} did Priya buy?`;
  const presentAsk = (name: string) =>
    /museum|Priya/.test(tell(1, 1, 1, ''))
      ? plainAsk(name)
      : hours
        ? plainAsk(name)
        : `How many ${name} ${/test/.test(tell(1, 1, 1, '')) ? 'does the test have' : /van/.test(tell(1, 1, 1, '')) ? 'does the van carry' : 'does the hotel have'}?`;
  const differenceAsk = hours
    ? `How many more hours did he work at the ${more ? 'bakery than at the garage' : 'garage than at the bakery'}?`
    : `How many more ${more ? one : two} than ${more ? two : one} are there?`;
  const questions = {
    one: presentAsk(oneName),
    two: presentAsk(twoName),
    moneyOne: from(one),
    moneyTwo: from(two),
    difference: differenceAsk.replace(
      'are there?',
      /museum/.test(tell(1, 1, 1, '')) ? 'were sold?' : /Priya/.test(tell(1, 1, 1, '')) ? 'did Priya buy?' : 'are there?',
    ),
  };
  const keys = { one: x, two: y, moneyOne: p * x, moneyTwo: q * y, difference: Math.abs(x - y) };
  const key = keys[ask];
  const other = { one: 'two', two: 'one', moneyOne: 'moneyTwo', moneyTwo: 'moneyOne', difference: 'one' } as const;
  const label = (kind: keyof typeof keys) =>
    ({
      one: `the number of ${one}`,
      two: `the number of ${two}`,
      moneyOne: `${amount} the ${one}`,
      moneyTwo: `${amount} the ${two}`,
      difference: 'the difference between the two numbers',
    })[kind];
  const next =
    ask === 'difference'
      ? `find ${label('two')}, ${math(y)}, as well, and subtract the smaller number from the greater one`
      : `subtract it from the total, ${math(asksForCount ? count : total)}, to get ${label(ask)}`;
  const bugs: Bug[] = [
    bug(ask === 'difference' ? 'STOP' : 'SWAP', keys[other[ask]], `This is ${label(other[ask])}; ${next}.`),
    ...(asksForCount
      ? []
      : [
          bug(
            'STOP',
            ask === 'moneyOne' ? x : y,
            `This is ${label(ask === 'moneyOne' ? 'one' : 'two')}; ${ask === 'difference' ? `find ${label('one')}, ${math(x)}, as well, and subtract the smaller number from the greater one` : `multiply it by ${math(ask === 'moneyOne' ? p : q)} to get ${label(ask)}`}.`,
          ),
        ]),
    bug(
      'ADDP',
      rat(total, p + q),
      `This divides the total by ${math(`${p}+${q}`)}, as if there were the same number of each kind; set up ${math(`x+y=${count}`)} and ${math(`${p}x+${q}y=${total}`)} instead.`,
    ),
    bug(
      'HALF',
      rat(count, 2),
      `This is half of ${math(`${count}`)}, as if there were the same number of each kind; ${math(`${p}x+${q}y=${total}`)} tells how many of each there are.`,
    ),
  ];
  const answer = numberEntry({ ...asTameFractions, key, bugs });
  if (!answer || (ask === 'difference' && key === 1)) return null;
  return {
    parameters: { ask, one, count, p, q, total },
    stem: `${tell(count, p, q, prose(total))} ${questions[ask]}`,
    answer,
    steps: [
      `Let ${math('x')} be the number of ${one} and ${math('y')} the number of ${two}. Write one equation for the count and one for the total.`,
      `The equations are ${math(`x+y=${count}`)} and ${math(`${p}x+${q}y=${total}`)}.`,
      `Subtract ${math(`${p}`)} times the first equation from the second: ${q - p === 1 ? '' : `${math(`${q - p}y=${total - p * count}`)}, so `}${math(`y=${y}`)} and ${math(`x=${x}`)}.`,
      ...(ask === 'moneyOne'
        ? [`${capitalized(label(ask))} is ${math(`${p}(${x})=${key}`)}.`]
        : ask === 'moneyTwo'
          ? [`${capitalized(label(ask))} is ${math(`${q}(${y})=${key}`)}.`]
          : ask === 'difference'
            ? [`The difference is ${math(`${Math.max(x, y)}-${Math.min(x, y)}=${key}`)}.`]
            : []),
      `Check: ${math(`${x}+${y}=${count}`)} and ${math(`${p}(${x})+${q}(${y})=${total}`)}.`,
    ],
    takeaway: 'Two unknown amounts need two equations: usually one for the number of items and one for their total value.',
  };
}

export const twoAmountsStory: Generator = {
  archetype: 'SYS-d',
  topicId: 14,
  version: 4,
  levels: [3],
  skillTags: ['systems-linear', 'word-problems'],
  draft,
};
