/** INEQ-i at level 4: how many there are in all is limited, and so is what they add up to; either condition alone gives another answer. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { math, prose } from '../text.ts';

interface Story {
  /** The amount of each of those asked about, the smaller amount of each of the others, the number of both, the limit. */
  readonly tell: (p: number, q: number, total: number, limit: string) => string;
  readonly ask: string;
  /** What dividing the entire limit would mean, and the name of the others. */
  readonly only: string;
  readonly others: string;
  /** At most so much of at least so many, or at least so much of at most so many. */
  readonly most: boolean;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly total: readonly [number, number];
  /** The limit is a multiple of this. */
  readonly round: number;
}

const stories: readonly Story[] = [
  {
    most: true,
    tell: (p, q, n, l) =>
      `A freight elevator can carry at most ${l} pounds. Each box of books weighs ${p} pounds, and each box of dishes weighs ${q} pounds. A worker wants to move at least ${n} of these boxes in one trip.`,
    ask: 'What is the greatest number of boxes of books that the worker can move in this trip?',
    only: 'only boxes of books were moved',
    others: 'boxes of dishes',
    p: [36, 48],
    q: [20, 30],
    total: [18, 40],
    round: 100,
  },
  {
    most: true,
    tell: (p, q, n, l) =>
      `A gardening club plans to buy at least ${n} plants and can spend at most $${l}. Each fern costs $${q}, and each rose bush costs $${p}.`,
    ask: 'What is the greatest number of rose bushes the club can buy?',
    only: 'the club bought only rose bushes',
    others: 'ferns',
    p: [18, 29],
    q: [7, 13],
    total: [24, 50],
    round: 50,
  },
  {
    most: false,
    tell: (p, q, n, l) =>
      `A theater has ${n} seats. For one play, an adult ticket costs $${p} and a student ticket costs $${q}. To cover its costs, the theater must receive at least $${l} from tickets.`,
    ask: 'What is the least number of adult tickets that the theater must sell?',
    only: 'only adult tickets were sold',
    others: 'student tickets',
    p: [16, 24],
    q: [8, 13],
    total: [120, 260],
    round: 50,
  },
  {
    most: false,
    tell: (p, q, n, l) =>
      `A charity needs to deliver at least ${l} meals and has drivers for at most ${n} vans. A small van can carry ${q} meals, and a large van can carry ${p} meals.`,
    ask: 'What is the least number of large vans the charity must use?',
    only: 'only large vans were used',
    others: 'small vans',
    p: [110, 160],
    q: [45, 80],
    total: [9, 24],
    round: 50,
  },
  {
    most: true,
    tell: (p, q, n, l) =>
      `A reporter needs to save at least ${n} files on a memory card that has ${l} megabytes of free space. Each photo requires ${q} megabytes, and each audio file requires ${p} megabytes.`,
    ask: 'What is the greatest number of audio files the reporter can save on the card?',
    only: 'only audio files were saved',
    others: 'photos',
    p: [14, 28],
    q: [5, 9],
    total: [40, 90],
    round: 50,
  },
  {
    most: true,
    tell: (p, q, n, l) =>
      `A teacher is writing a test with at least ${n} questions. The teacher allows ${q} minutes for each multiple-choice question and ${p} minutes for each short-answer question, and the test must take at most ${l} minutes.`,
    ask: 'What is the greatest number of short-answer questions that the test can have?',
    only: 'the test had only short-answer questions',
    others: 'multiple-choice questions',
    p: [5, 7],
    q: [2, 3],
    total: [18, 30],
    round: 10,
  },
  {
    most: false,
    tell: (p, q, n, l) =>
      `A hiking group needs at least ${l} liters of water and can carry at most ${n} canisters. A small canister holds ${q} liters, and a large canister holds ${p} liters.`,
    ask: 'What is the least number of large canisters the group must carry?',
    only: 'the group carried only large canisters',
    others: 'small canisters',
    p: [7, 10],
    q: [2, 4],
    total: [9, 20],
    round: 5,
  },
  {
    most: false,
    tell: (p, q, n, l) =>
      `Amara works at two jobs for a whole number of hours each week, at most ${n} hours in all. One job, at a store, pays $${q} per hour, and the other, tutoring, pays $${p} per hour. Amara wants to earn at least $${l} per week.`,
    ask: 'What is the least number of hours that Amara must tutor each week?',
    only: 'Amara only tutored',
    others: 'hours at the store',
    p: [19, 28],
    q: [12, 16],
    total: [14, 28],
    round: 10,
  },
];

export function limitedInNumber(random: Random): Draft | null {
  const story = random.pick(stories);
  const [p, q, total] = [random.int(...story.p), random.int(...story.q), random.int(...story.total)];
  const aim = random.int(Math.ceil(total * 0.2), Math.floor(total * 0.7));
  const limit = story.round * Math.round((p * aim + q * (total - aim)) / story.round);
  const [more, rest] = [p - q, limit - q * total];
  if (rest <= more || rest % more === 0 || total === p || total === q) return null;
  const { most } = story;
  const key = most ? Math.floor(rest / more) : Math.ceil(rest / more);
  // A key that the story names could be copied from it.
  if (key < 2 || key > total - 2 || [p, q].includes(key)) return null;
  const rounded = most ? key + 1 : key - 1;
  const alone = most ? Math.floor(limit / p) : Math.ceil(limit / p);
  const bugs: Bug[] = [
    bug(
      'ROUND',
      rounded,
      `This rounds ${math(`\\frac{${rest}}{${more}}`)} the wrong way; ${most ? 'one more would go over the limit, so round down' : 'one fewer would not be enough, so round up'}.`,
    ),
    bug(
      'STOP',
      alone === key ? null : alone,
      `This divides all of ${math(limit)} by ${math(p)}, as if ${story.only}; of the ${math(total)} in all, count the rest with ${math(q)} each.`,
    ),
    bug('SWAP', total - key, `This is the number of ${story.others} when there are ${math(total)} in all; subtract it from ${math(total)}.`),
    bug(
      'SWAP',
      most ? Math.floor(limit / (p + q)) : Math.ceil(limit / (p + q)),
      `This takes as many ${story.others}; only the total is known, so write their number as ${math(`${total}-n`)}.`,
    ),
    bug('STOP', rest, `This is ${math(`${limit}-${q}\\cdot ${total}`)}; divide it by ${math(more)}, the difference between the two amounts.`),
  ];
  const answer = numberEntry({ ...asTameFractions, key, bugs });
  const relation = most ? '\\le ' : '\\ge ';
  const sumFor = (n: number) => `${p}(${n})+${q}(${total - n})=${p * n + q * (total - n)}`;
  return (
    answer && {
      parameters: { p, q, k: null, limit, bound: total, story: stories.indexOf(story) },
      stem: `${story.tell(p, q, total, prose(limit))} ${story.ask}`,
      answer,
      steps: [
        `Let ${math('n')} be the number the question asks for. With ${math(total)} in all, the number of the others is ${math(`${total}-n`)}; ${most ? 'with more than that, even fewer of the larger amounts would fit' : 'with fewer than that, even more of the larger amounts would be needed'}.`,
        `So ${math(`${p}n+${q}(${total}-n)${relation}${limit}`)}.`,
        `This simplifies to ${math(`${more}n${relation}${rest}`)}, and ${math(`n${relation}\\frac{${rest}}{${more}}`)}, so the ${most ? 'greatest' : 'least'} whole number is ${math(key)}.`,
        `Check: ${math(sumFor(key))}, but ${math(sumFor(rounded))}.`,
      ],
      takeaway: 'When both the number and the total are limited, write one kind as the whole number minus the other kind.',
    }
  );
}
