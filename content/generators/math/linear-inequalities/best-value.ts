/** INEQ-i: the greatest or least whole number of one thing when the other is fixed or both are limited in number, typed. */
import { math, prose } from '../text.ts';
import { limitedInNumber } from './number-and-total.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';

interface Story {
  /** Amount of an a, amount of a b, the limit; then how many a there are. */
  readonly tell: (p: number, q: number, limit: string) => string;
  readonly fixed: (k: number) => string;
  readonly ask: string;
  readonly most: boolean;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly k: readonly [number, number];
  readonly b: readonly [number, number];
  /** The limit is a multiple of this. */
  readonly round: number;
}

const stories: readonly Story[] = [
  {
    most: true,
    tell: (p, q, l) => `An elevator may carry at most ${l} pounds. Each box of books weighs ${p} pounds, and each box of dishes weighs ${q} pounds.`,
    fixed: (k) => `The elevator carries ${k} boxes of books.`,
    ask: 'What is the greatest number of boxes of dishes it can also carry?',
    p: [32, 48],
    q: [21, 31],
    k: [6, 15],
    b: [8, 25],
    round: 50,
  },
  {
    most: true,
    tell: (p, q, l) => `A club has $${l} for plants. Each rose bush costs $${p}, and each fern costs $${q}.`,
    fixed: (k) => `The club buys ${k} rose bushes.`,
    ask: 'What is the greatest number of ferns the club can also buy?',
    p: [18, 29],
    q: [7, 13],
    k: [4, 12],
    b: [10, 30],
    round: 25,
  },
  {
    most: false,
    tell: (p, q, l) => `To pay for a trip, a band needs at least $${l}. It earns $${p} for each car it washes and $${q} for each shirt it sells.`,
    fixed: (k) => `The band washes ${k} cars.`,
    ask: 'What is the least number of shirts the band must sell?',
    p: [8, 15],
    q: [11, 19],
    k: [20, 60],
    b: [15, 60],
    round: 50,
  },
  {
    most: false,
    tell: (p, q, l) =>
      `A museum needs at least ${l} square feet of wall panels. A small panel covers ${p} square feet, and a large panel covers ${q} square feet.`,
    fixed: (k) => `The museum already has ${k} small panels.`,
    ask: 'What is the least number of large panels the museum needs?',
    p: [12, 20],
    q: [28, 45],
    k: [5, 20],
    b: [6, 30],
    round: 10,
  },
  {
    most: true,
    tell: (p, q, l) =>
      `A student plans to spend at most ${l} minutes on homework. Each algebra problem takes the student ${p} minutes, and each reading question takes ${q} minutes.`,
    fixed: (k) => `The student first does ${k} algebra problems.`,
    ask: 'What is the greatest number of reading questions the student can answer in the remaining time?',
    p: [5, 9],
    q: [2, 4],
    k: [6, 14],
    b: [9, 25],
    round: 10,
  },
  {
    most: false,
    tell: (p, q, l) => `A charity must deliver at least ${l} meals. A small van can carry ${p} meals, and a large van can carry ${q} meals.`,
    fixed: (k) => `The charity uses ${k} small vans.`,
    ask: 'What is the least number of large vans the charity needs?',
    p: [45, 80],
    q: [110, 160],
    k: [3, 9],
    b: [4, 14],
    round: 50,
  },
  {
    most: true,
    tell: (p, q, l) =>
      `A reporter’s memory card has ${l} megabytes of free space. Each photo requires ${p} megabytes, and each audio file requires ${q} megabytes.`,
    fixed: (k) => `The reporter saves ${k} photos on the card.`,
    ask: 'What is the greatest number of audio files the reporter can also save?',
    p: [5, 9],
    q: [14, 28],
    k: [30, 80],
    b: [10, 40],
    round: 50,
  },
  {
    most: false,
    tell: (p, q, l) => `A hiking group needs at least ${l} liters of water. A small canister holds ${p} liters, and a large canister holds ${q} liters.`,
    fixed: (k) => `The group fills ${k} small canisters.`,
    ask: 'What is the least number of large canisters the group must fill?',
    p: [2, 4],
    q: [7, 12],
    k: [4, 12],
    b: [3, 12],
    round: 10,
  },
];

function withOneFixed(random: Random): Draft | null {
  const story = random.pick(stories);
  const [p, q, k, b] = [random.int(...story.p), random.int(...story.q), random.int(...story.k), random.int(...story.b)];
  const limit = story.round * Math.round((p * k + q * b) / story.round);
  const rest = limit - p * k;
  if (rest <= q || rest % q === 0) return null;
  const key = story.most ? Math.floor(rest / q) : Math.ceil(rest / q);
  // A key that the story names could be copied from it.
  if ([p, q, k].includes(key)) return null;
  const rounded = story.most ? key + 1 : key - 1;
  const bugs: Bug[] = [
    bug(
      'ROUND',
      rounded,
      `This rounds ${math(`\\frac{${rest}}{${q}}`)} the wrong way; ${story.most ? 'one more would go over the limit, so round down' : 'one fewer would not be enough, so round up'}.`,
    ),
    bug(
      'STOP',
      story.most ? Math.floor(limit / q) : Math.ceil(limit / q),
      `This skips a step: subtract ${math(`${p}\\cdot${k}=${p * k}`)} from ${math(`${limit}`)} before you divide by ${math(`${q}`)}.`,
    ),
    bug('STOP', rest, `This is the amount that remains, ${math(`${limit}-${p * k}`)}; divide it by ${math(`${q}`)}.`),
  ];
  const answer = numberEntry({ ...asTameFractions, key, bugs });
  const relation = story.most ? '\\le ' : '\\ge ';
  return (
    answer && {
      parameters: { p, q, k, limit, bound: null, story: stories.indexOf(story) },
      stem: `${story.tell(p, q, prose(limit))} ${story.fixed(k)} ${story.ask}`,
      answer,
      steps: [
        `Let ${math('n')} be the number the question asks for, and write an inequality for the limit.`,
        `The inequality is ${math(`${p}(${k})+${q}n${relation}${limit}`)}, so ${math(`${q}n${relation}${rest}`)} and ${math(`n${relation}\\frac{${rest}}{${q}}`)}, which is between ${math(`${Math.floor(rest / q)}`)} and ${math(`${Math.ceil(rest / q)}`)}.`,
        `The ${story.most ? 'greatest' : 'least'} whole number that meets this condition is ${math(`${key}`)}.`,
        `Check: ${math(`${p}(${k})+${q}(${key})=${p * k + q * key}`)}, but ${math(`${p}(${k})+${q}(${rounded})=${p * k + q * rounded}`)}.`,
      ],
      takeaway: 'Subtract the fixed part, divide what remains, and round in the direction that still satisfies the limit.',
    }
  );
}

export const bestValue: Generator = {
  archetype: 'INEQ-i',
  topicId: 15,
  version: 6,
  levels: [3, 5],
  skillTags: ['linear-inequalities', 'modeling'],
  draft: (random, level) => (level === 3 ? withOneFixed(random) : limitedInNumber(random)),
};
