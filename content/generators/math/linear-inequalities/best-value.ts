/** INEQ-i: the greatest or least whole number of one thing when the other is fixed, typed. */
import { math, prose } from '../text.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';

interface Story {
  /** Amount of an a, amount of a b, the limit; then how many a there are. */
  readonly tell: (p: number, q: number, limit: string) => string;
  readonly fixed: (k: number) => string;
  readonly also: (n: number) => string;
  readonly ask: string;
  readonly most: boolean;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly k: readonly [number, number];
  readonly b: readonly [number, number];
}

const stories: readonly Story[] = [
  {
    most: true,
    tell: (p, q, l) => `An elevator may carry at most ${l} pounds. Each box of books weighs ${p} pounds, and each box of dishes weighs ${q} pounds.`,
    fixed: (k) => `The elevator carries ${k} boxes of books.`,
    also: (n) => `The elevator has room for at most ${n} boxes in all.`,
    ask: 'What is the greatest number of boxes of dishes it can also carry?',
    p: [32, 48],
    q: [21, 31],
    k: [6, 15],
    b: [8, 25],
  },
  {
    most: true,
    tell: (p, q, l) => `A club has $${l} for plants. Each rose bush costs $${p}, and each fern costs $${q}.`,
    fixed: (k) => `The club buys ${k} rose bushes.`,
    also: (n) => `The garden has room for at most ${n} plants in all.`,
    ask: 'What is the greatest number of ferns the club can also buy?',
    p: [18, 29],
    q: [7, 13],
    k: [4, 12],
    b: [10, 30],
  },
  {
    most: false,
    tell: (p, q, l) => `To pay for a trip, a band needs at least $${l}. It earns $${p} for each car it washes and $${q} for each shirt it sells.`,
    fixed: (k) => `The band washes ${k} cars.`,
    also: (n) => `The band has promised to sell at least ${n} shirts.`,
    ask: 'What is the least number of shirts the band must sell?',
    p: [8, 15],
    q: [11, 19],
    k: [20, 60],
    b: [15, 60],
  },
  {
    most: false,
    tell: (p, q, l) =>
      `A museum needs at least ${l} square feet of wall panels. A small panel covers ${p} square feet, and a large panel covers ${q} square feet.`,
    fixed: (k) => `The museum already has ${k} small panels.`,
    also: (n) => `The design requires at least ${n} large panels.`,
    ask: 'What is the least number of large panels the museum needs?',
    p: [12, 20],
    q: [28, 45],
    k: [5, 20],
    b: [6, 30],
  },
  {
    most: true,
    tell: (p, q, l) =>
      `A student has at most ${l} minutes for homework. Each algebra problem takes ${p} minutes, and each reading question takes ${q} minutes.`,
    fixed: (k) => `The student does ${k} algebra problems.`,
    also: (n) => `There are only ${n} reading questions.`,
    ask: 'What is the greatest number of reading questions the student can answer in the remaining time?',
    p: [5, 9],
    q: [2, 4],
    k: [6, 14],
    b: [9, 25],
  },
  {
    most: false,
    tell: (p, q, l) => `A charity must deliver at least ${l} meals. A small van carries ${p} meals, and a large van carries ${q} meals.`,
    fixed: (k) => `The charity uses ${k} small vans.`,
    also: (n) => `The charity has promised to use at least ${n} large vans.`,
    ask: 'What is the least number of large vans the charity needs?',
    p: [45, 80],
    q: [110, 160],
    k: [3, 9],
    b: [4, 14],
  },
  {
    most: true,
    tell: (p, q, l) => `A reporter’s memory card has ${l} megabytes of free space. Each photo takes ${p} megabytes, and each audio file takes ${q} megabytes.`,
    fixed: (k) => `The reporter saves ${k} photos on the card.`,
    also: (n) => `There are ${n} audio files to save.`,
    ask: 'What is the greatest number of audio files the reporter can also save?',
    p: [5, 9],
    q: [14, 28],
    k: [30, 80],
    b: [10, 40],
  },
  {
    most: false,
    tell: (p, q, l) => `A hiking group needs at least ${l} liters of water. A small canister holds ${p} liters, and a large canister holds ${q} liters.`,
    fixed: (k) => `The group fills ${k} small canisters.`,
    also: (n) => `The group must take at least ${n} large canisters.`,
    ask: 'What is the least number of large canisters the group must fill?',
    p: [2, 4],
    q: [7, 12],
    k: [4, 12],
    b: [3, 12],
  },
];

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(stories);
  const [p, q, k, b] = [random.int(...story.p), random.int(...story.q), random.int(...story.k), random.int(...story.b)];
  const drawn = p * k + q * b + random.int(1, q - 1) * (story.most ? 1 : -1);
  // An elevator carries a round number of pounds.
  const limit = story === stories[0] ? 50 * Math.ceil(drawn / 50) : drawn;
  const rest = limit - p * k;
  if (rest <= 0 || rest % q === 0) return null;
  const fromTotal = story.most ? Math.floor(rest / q) : Math.ceil(rest / q);
  // At level 4 a second condition stands beside the first, and either may decide.
  const second = level === 4 ? fromTotal + random.int(-3, 4) : null;
  const isPieces = /in all/.test(story.also(0));
  const bound = second === null ? null : isPieces ? second + k : second;
  if (second !== null && (second === fromTotal || second < 2)) return null;
  const key = second === null ? fromTotal : story.most ? Math.min(fromTotal, second) : Math.max(fromTotal, second);
  // A key that the story names could be copied from it.
  if (key === bound) return null;
  const rounded = story.most ? fromTotal + 1 : fromTotal - 1;
  const bugs: Bug[] = [
    bug(
      'ROUND',
      rounded,
      `This rounds ${math(`\\frac{${rest}}{${q}}`)} the wrong way; ${story.most ? 'one more would go over the limit' : 'one fewer would not be enough'}.`,
    ),
    ...(second === null ? [] : [bug('STOP', key === fromTotal ? second : fromTotal, 'This meets only one of the two conditions; the answer must meet both.')]),
    ...(bound !== null && isPieces ? [bug('PART', bound, `This is the limit for both kinds together; subtract the first ${math(`${k}`)} from it.`)] : []),
    bug(
      'STOP',
      story.most ? Math.floor(limit / q) : Math.ceil(limit / q),
      `This skips a step: subtract ${math(`${p}\\cdot${k}=${p * k}`)} from ${math(`${limit}`)} before you divide by ${math(`${q}`)}.`,
    ),
    bug('STOP', rest, `This is the amount that remains, ${math(`${limit}-${p * k}`)}; divide it by ${math(`${q}`)}.`),
  ];
  const answer = numberEntry({ ...asTameFractions, key, bugs });
  return (
    answer && {
      parameters: { p, q, k, limit, bound, story: stories.indexOf(story) },
      stem: `${story.tell(p, q, prose(limit))} ${bound === null ? '' : `${story.also(bound)} `}${story.fixed(k)} ${story.ask}`,
      answer,
      steps: [
        `Let ${math('n')} be the number the question asks for, and write an inequality for the limit.`,
        `The inequality is ${math(`${p}(${k})+${q}n${story.most ? '\\le ' : '\\ge '}${limit}`)}, so ${math(`${q}n${story.most ? '\\le ' : '\\ge '}${rest}`)} and ${math(`n${story.most ? '\\le ' : '\\ge '}\\frac{${rest}}{${q}}`)}, which is between ${math(`${Math.floor(rest / q)}`)} and ${math(`${Math.ceil(rest / q)}`)}.`,
        ...(second === null
          ? []
          : [
              isPieces
                ? `The other condition allows at most ${math(`${bound}-${k}=${second}`)}.`
                : `The other condition is ${math(`n${story.most ? '\\le ' : '\\ge '}${second}`)}.`,
            ]),
        `The ${story.most ? 'greatest' : 'least'} whole number that meets ${second === null ? 'this condition' : 'both conditions'} is ${math(`${key}`)}.`,
      ],
      takeaway: 'Subtract the fixed part, divide what remains, and round in the direction that still satisfies the limit.',
    }
  );
}

export const bestValue: Generator = { archetype: 'INEQ-i', topicId: 15, version: 4, levels: [3, 4], skillTags: ['linear-inequalities', 'modeling'], draft };
