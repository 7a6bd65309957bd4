/** SYS-e: the system of equations that models two totals. */
import { math, prose } from '../text.ts';
import { stacked, sum } from '../formulas.ts';
import { persist } from '../persist.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

interface Story {
  /** Tells the amounts per piece first, then the number of pieces, then the total. */
  readonly tell: (p: number, q: number, count: number, total: string) => string;
  readonly letters: (p: number, q: number) => string;
  /** What the first total counts. */
  readonly things: string;
  readonly each: string;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly count: readonly [number, number];
  /** The total, where there is a usual one. */
  readonly total?: number;
}

const stories: readonly Story[] = [
  {
    tell: (p, q, n, t) => `Tickets for a play cost $${p} for a child and $${q} for an adult. A group bought ${n} tickets for a total of $${t}.`,
    letters: () => `${math('x')} is the number of child tickets and ${math('y')} is the number of adult tickets`,
    things: 'tickets',
    each: 'price of a ticket',
    p: [6, 12],
    q: [14, 25],
    count: [8, 40],
  },
  {
    tell: (p, q, n, t) => `A florist sells tulips for $${p} each and lilies for $${q} each. One bouquet contains ${n} of these flowers and costs $${t}.`,
    letters: () => `${math('x')} is the number of tulips and ${math('y')} is the number of lilies`,
    things: 'flowers',
    each: 'price of a flower',
    p: [2, 3],
    q: [4, 7],
    count: [10, 30],
  },
  {
    tell: (p, q, n, t) =>
      `A test has questions worth ${p} points and questions worth ${q} points. It has a total of ${n} questions, and they are worth a total of ${t} points.`,
    letters: (p, q) => `${math('x')} is the number of ${p}-point questions and ${math('y')} is the number of ${q}-point questions`,
    things: 'questions',
    each: 'number of points for a question',
    p: [2, 4],
    q: [5, 10],
    count: [12, 35],
    total: 100,
  },
  {
    tell: (p, q, n, t) =>
      `A furniture maker needs ${p} hours to build a chair and ${q} hours to build a table. Last month, the maker built ${n} of these pieces in ${t} hours.`,
    letters: () => `${math('x')} is the number of chairs and ${math('y')} is the number of tables`,
    things: 'pieces of furniture',
    each: 'time to build a piece',
    p: [4, 7],
    q: [9, 16],
    count: [8, 18],
  },
  {
    tell: (p, q, n, t) =>
      `A truck carries small boxes that weigh ${p} pounds each and large boxes that weigh ${q} pounds each. There are ${n} boxes with a total weight of ${t} pounds.`,
    letters: () => `${math('x')} is the number of small boxes and ${math('y')} is the number of large boxes`,
    things: 'boxes',
    each: 'weight of a box',
    p: [12, 24],
    q: [30, 65],
    count: [20, 80],
  },
  {
    tell: (p, q, n, t) => `Rooms at an inn have either ${p} beds or ${q} beds. The inn has ${n} rooms and ${t} beds.`,
    letters: (p, q) => `${math('x')} is the number of rooms with ${p} beds and ${math('y')} is the number of rooms with ${q} beds`,
    things: 'rooms',
    each: 'number of beds in a room',
    p: [2, 2],
    q: [3, 4],
    count: [10, 48],
  },
  {
    tell: (p, q, n, t) => `Mateo earns $${p} per hour at a bakery and $${q} per hour as a tutor. Last week, he worked ${n} hours and earned $${t}.`,
    letters: () => `${math('x')} is the number of hours at the bakery and ${math('y')} is the number of hours as a tutor`,
    things: 'hours',
    each: 'pay for an hour',
    p: [14, 18],
    q: [20, 32],
    count: [15, 38],
  },
  {
    tell: (p, q, n, t) =>
      `A coffee shop uses ${p} grams of beans for a small coffee and ${q} grams for a large coffee. This morning, it sold ${n} coffees and used ${t} grams of beans.`,
    letters: () => `${math('x')} is the number of small coffees and ${math('y')} is the number of large coffees`,
    things: 'coffees',
    each: 'amount of beans for a coffee',
    p: [12, 16],
    q: [18, 26],
    count: [40, 120],
  },
  {
    tell: (p, q, n, t) => `A gardener plants rows of ${p} seedlings and rows of ${q} seedlings. In ${n} rows, the gardener plants ${t} seedlings.`,
    letters: (p, q) => `${math('x')} is the number of rows of ${p} seedlings and ${math('y')} is the number of rows of ${q} seedlings`,
    things: 'rows',
    each: 'number of seedlings in a row',
    p: [8, 14],
    q: [15, 24],
    count: [9, 30],
  },
];

const asks = [
  (letters: string) => `Which system of equations represents this situation, where ${letters}?`,
  (letters: string) => `If ${letters}, which system of equations represents this situation?`,
  (letters: string) => `Which of the following systems of equations can be used to find ${math('x')} and ${math('y')}, where ${letters}?`,
] as const;

function draft(random: Random, story: Story): Draft | null {
  const [p, q, count] = [random.int(...story.p), random.int(...story.q), random.int(...story.count)];
  const x = random.int(2, count - 2);
  const total = p * x + q * (count - x);
  if (story.total !== undefined && total !== story.total) return null;
  if (p === q || total === count || p === count || q === count || count < 5 || count === 2 * x) return null;
  const side = (a: number, b: number) =>
    sum([
      [a, 'x'],
      [b, 'y'],
    ]);
  const system = (one: string, two: string) => stacked([one, two]);
  const option = (one: string, two: string) => ({ text: math(system(one, two)), value: `${one};${two}` });
  const wrong: WrongOption[] = [];
  const push = (one: string, two: string, misconception: Misconception, why: string) => wrong.push({ ...option(one, two), misconception, why });
  const [counts, values] = [`x+y=${count}`, `${side(p, q)}=${total}`];
  push(
    `x+y=${total}`,
    `${side(p, q)}=${count}`,
    'SWAP',
    `This switches the totals; ${math('x+y')} is the number of ${story.things}, which is ${math(`${count}`)}.`,
  );
  push(
    counts,
    `${side(q, p)}=${total}`,
    'SWAP',
    `This pairs ${math('x')} with ${math(`${q}`)} and ${math('y')} with ${math(`${p}`)}; it is ${math(`${p}`)} that goes with ${math('x')} and ${math(`${q}`)} with ${math('y')}.`,
  );
  push(
    `x+y=${total}`,
    `${side(q, p)}=${count}`,
    'SWAP',
    `This switches the totals, and it also switches ${math(`${p}`)} and ${math(`${q}`)}; there are ${math(`${count}`)} ${story.things}, and ${math(`${p}`)} goes with ${math('x')}.`,
  );
  return {
    parameters: { p, q, count, total, story: stories.indexOf(story) },
    stem: `${story.tell(p, q, count, prose(total))} ${random.pick(asks)(story.letters(p, q))}`,
    answer: {
      format: 'choice',
      correct: {
        ...option(counts, values),
        why: `The number of ${story.things} gives ${math(counts)}, and the other total gives ${math(values)}.`,
      },
      wrong,
    },
    steps: [
      `Each total gives one equation: one for the number of ${story.things} and one for the other total.`,
      `The number of ${story.things} is ${math('x+y')}, so ${math(counts)}.`,
      `Multiplying each number by the ${story.each} gives ${math(sum([[p, 'x']]))} and ${math(sum([[q, 'y']]))}, so ${math(values)}.`,
      `Check with ${math(`x=${x}`)} and ${math(`y=${count - x}`)}: ${math(`${p}(${x})+${q}(${count - x})=${total}`)}.`,
    ],
    takeaway: 'In each equation, add only quantities of the same kind: items with items, dollars with dollars.',
  };
}

export const systemForAStory: Generator = {
  archetype: 'SYS-e',
  topicId: 14,
  version: 4,
  levels: [2],
  skillTags: ['systems-linear', 'modeling'],
  draft: (random) => {
    const story = random.pick(stories);
    return persist(() => draft(random, story));
  },
};
