/** INEQ-g: the system of inequalities that models two limits. */
import { math, prose } from '../text.ts';
import { stacked, sum } from '../formulas.ts';
import { threeThatFit } from '#content/generators/spread-choices.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

type Sign = '\\le ' | '\\ge ';
/** The inequality for the number and that for the total. */
interface Pair {
  readonly one: string;
  readonly two: string;
}

const flip: Record<Sign, Sign> = { '\\le ': '\\ge ', '\\ge ': '\\le ' };

interface Story {
  /** Tells the amount of an x, that of a y, the limit on the number, and the limit on the total. */
  readonly tell: (p: number, q: number, n: number, t: string) => string;
  readonly letters: string;
  readonly count: Sign;
  readonly total: Sign;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  readonly n: readonly [number, number];
}

const stories: readonly Story[] = [
  {
    tell: (p, q, n, t) =>
      `A caterer pays $${p} for each small tray and $${q} for each large tray. The caterer needs at least ${n} trays and can spend at most $${t}.`,
    letters: `${math('x')} is the number of small trays and ${math('y')} is the number of large trays`,
    count: '\\ge ',
    total: '\\le ',
    p: [12, 20],
    q: [24, 45],
    n: [8, 30],
  },
  {
    tell: (p, q, n, t) =>
      `A van can carry no more than ${n} crates. Each crate of oranges weighs ${p} pounds, each crate of melons weighs ${q} pounds, and the load may weigh no more than ${t} pounds.`,
    letters: `${math('x')} is the number of crates of oranges and ${math('y')} is the number of crates of melons`,
    count: '\\le ',
    total: '\\le ',
    p: [25, 40],
    q: [42, 65],
    n: [30, 80],
  },
  {
    tell: (p, q, n, t) =>
      `Leila earns $${p} per hour tutoring and $${q} per hour repairing bicycles. This week, she can work no more than ${n} hours and wants to earn at least $${t}.`,
    letters: `${math('x')} is the number of hours of tutoring and ${math('y')} is the number of hours of repairing bicycles`,
    count: '\\le ',
    total: '\\ge ',
    p: [18, 30],
    q: [14, 17],
    n: [12, 35],
  },
  {
    tell: (p, q, n, t) =>
      `A school theater sells student tickets for $${p} and general admission tickets for $${q}. It has at most ${n} seats and must collect at least $${t}.`,
    letters: `${math('x')} is the number of student tickets and ${math('y')} is the number of general admission tickets`,
    count: '\\le ',
    total: '\\ge ',
    p: [4, 8],
    q: [10, 18],
    n: [120, 400],
  },
  {
    tell: (p, q, n, t) =>
      `A gardener buys shrubs that cost $${p} each and trees that cost $${q} each. The gardener wants at least ${n} plants in total and has no more than $${t} to spend.`,
    letters: `${math('x')} is the number of shrubs and ${math('y')} is the number of trees`,
    count: '\\ge ',
    total: '\\le ',
    p: [9, 22],
    q: [35, 80],
    n: [10, 30],
  },
  {
    tell: (p, q, n, t) =>
      `A snack mix contains nuts with ${p} milligrams of iron per ounce and seeds with ${q} milligrams of iron per ounce. It may weigh at most ${n} ounces and must contain at least ${t} milligrams of iron.`,
    letters: `${math('x')} is the number of ounces of nuts and ${math('y')} is the number of ounces of seeds`,
    count: '\\le ',
    total: '\\ge ',
    p: [2, 3],
    q: [4, 6],
    n: [6, 20],
  },
  {
    tell: (p, q, n, t) =>
      `A workshop needs ${p} hours to make a lamp and ${q} hours to make a clock. It must make at least ${n} of these items this month and has at most ${t} hours.`,
    letters: `${math('x')} is the number of lamps and ${math('y')} is the number of clocks`,
    count: '\\ge ',
    total: '\\le ',
    p: [2, 4],
    q: [5, 9],
    n: [12, 40],
  },
  {
    tell: (p, q, n, t) =>
      `On a photographer’s website, each photo uses ${p} megabytes of storage and each video uses ${q} megabytes. The photographer wants to post at least ${n} photos and videos in total and can use no more than ${t} megabytes.`,
    letters: `${math('x')} is the number of photos and ${math('y')} is the number of videos`,
    count: '\\ge ',
    total: '\\le ',
    p: [4, 9],
    q: [60, 180],
    n: [40, 150],
  },
];

const asks = [
  (letters: string) => `Which system of inequalities represents this situation, where ${letters}?`,
  (letters: string) => `If ${letters}, which of the following systems of inequalities represents this situation?`,
  (letters: string) => `Which system of inequalities models these conditions, where ${letters}?`,
] as const;

function draft(random: Random): Draft | null {
  const story = random.pick(stories);
  const [p, q, n] = [random.int(...story.p), random.int(...story.q), random.int(...story.n)];
  const total = Math.round((n * (p + (q - p) * (random.int(3, 7) / 10))) / 5) * 5;
  if (p === q || [p, q, n].includes(total) || total <= n || p === n || q === n) return null;
  const { count: c, total: t } = story;
  const side = (a: number, b: number) =>
    sum([
      [a, 'x'],
      [b, 'y'],
    ]);
  const option = ({ one, two }: Pair) => ({ text: math(stacked([one, two])), value: `${one};${two}` });
  const right: Pair = { one: `x+y${c}${n}`, two: `${side(p, q)}${t}${total}` };
  const errors: (Pair & { readonly misconception: Misconception; readonly why: string })[] = [];
  const push = (one: string, two: string, misconception: Misconception, why: string) => errors.push({ one, two, misconception, why });
  const words = (sign: Sign) => (sign === '\\le ' ? 'a maximum' : 'a minimum');
  const meaning = (sign: Sign) => `${words(sign)}, which means ${math(sign.trim())}`;
  const both = `${c === '\\le ' ? 'maximums' : 'minimums'}, which means ${math(c.trim())}`;
  push(
    `x+y${flip[c]}${n}`,
    `${side(p, q)}${flip[t]}${total}`,
    'FLIP',
    c === t
      ? `Both symbols are reversed: ${math(`${n}`)} and ${math(`${total}`)} are both ${both}.`
      : `Both symbols are reversed: ${math(`${n}`)} is ${meaning(c)}, and ${math(`${total}`)} is ${meaning(t)}.`,
  );
  push(right.one, `${side(p, q)}${flip[t]}${total}`, 'FLIP', `The second symbol is reversed: ${math(`${total}`)} is ${meaning(t)}.`);
  push(`x+y${flip[c]}${n}`, right.two, 'FLIP', `The first symbol is reversed: ${math(`${n}`)} is ${meaning(c)}.`);
  const ownAmounts = `${math(p)} goes with ${math('x')}, and ${math(q)} goes with ${math('y')}`;
  push(right.one, `${side(q, p)}${t}${total}`, 'SWAP', `The amounts for ${math('x')} and ${math('y')} are switched; ${ownAmounts}.`);
  push(
    right.one,
    `${side(q, p)}${flip[t]}${total}`,
    'SWAP',
    `The amounts for ${math('x')} and ${math('y')} are switched, and the second symbol is reversed; ${ownAmounts}, and ${math(`${total}`)} is ${meaning(t)}.`,
  );
  push(
    `x+y${flip[c]}${n}`,
    `${side(q, p)}${t}${total}`,
    'SWAP',
    `The amounts for ${math('x')} and ${math('y')} are switched, and the first symbol is reversed; ${ownAmounts}, and ${math(`${n}`)} is ${meaning(c)}.`,
  );
  push(
    `x+y${t}${total}`,
    `${side(p, q)}${c}${n}`,
    'SWAP',
    `The limits are switched: ${math(`${n}`)} limits ${math('x+y')}, and ${math(`${total}`)} limits ${math(side(p, q))}.`,
  );
  const choices = { correct: option(right).text, wrong: errors, textOf: (pair: Pair) => option(pair).text };
  const wrong = threeThatFit(random, { ...choices, fits: (set) => set.some(({ one }) => one === right.one) && set.some(({ two }) => two === right.two) });
  if (!wrong) return null;
  return {
    parameters: { p, q, n, total, story: stories.indexOf(story) },
    stem: `${story.tell(p, q, n, prose(total))} ${random.pick(asks)(story.letters)}`,
    answer: {
      format: 'choice',
      correct: {
        ...option(right),
        why: `${math('x+y')} has ${words(c)} of ${math(`${n}`)}, and ${math(side(p, q))} has ${words(t)} of ${math(`${total}`)}.`,
      },
      wrong: wrong.map(({ misconception, why, ...pair }) => ({ ...option(pair), misconception, why })),
    },
    steps: [
      'Write one inequality for the number and one for the total, and decide which limit goes with which.',
      `The number is ${math('x+y')}; ${math(`${n}`)} is ${words(c)}, so ${math(right.one)}.`,
      `The total is ${math(side(p, q))}; ${math(`${total}`)} is ${words(t)}, so ${math(right.two)}.`,
      `Check the words: “at least” sets a minimum, and “at most” and “no more than” set a maximum.`,
    ],
    takeaway: '“At least” means ≥; “at most” and “no more than” mean ≤. Keep counts and totals separate.',
  };
}

export const systemForLimits: Generator = { archetype: 'INEQ-g', topicId: 15, version: 3, levels: [3], skillTags: ['linear-inequalities', 'systems'], draft };
