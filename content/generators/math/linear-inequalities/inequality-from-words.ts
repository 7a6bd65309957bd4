/** INEQ-b: the inequality that models a limit such as "at least" or "no more than". */
import { capitalized, math, prose } from '../text.ts';
import { sum } from '../formulas.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

const relations = { atMost: '\\le ', atLeast: '\\ge ', fewer: '<', more: '>' } as const;
type Relation = keyof typeof relations;
const reversed: Record<Relation, Relation> = { atMost: 'atLeast', atLeast: 'atMost', fewer: 'more', more: 'fewer' };
const softened: Record<Relation, Relation> = { atMost: 'fewer', atLeast: 'more', fewer: 'atMost', more: 'atLeast' };
const inWords: Record<Relation, string> = { atMost: 'less than or equal to', atLeast: 'greater than or equal to', fewer: 'less than', more: 'greater than' };

interface Setting {
  readonly tell: (a: number, b: number, limit: string, words: string) => string;
  /** How the limit is worded for each relation that suits the story. */
  readonly words: Partial<Record<Relation, readonly string[]>>;
  readonly a: readonly [number, number];
  /** The fixed part at level 1 stories is 0. */
  readonly b: readonly [number, number];
  readonly count: readonly [number, number];
  /** `two`: b is the rate of a second variable y; `fixed`: b is added once; `none`: no b. */
  readonly shape: 'none' | 'fixed' | 'two';
}

const easy: readonly Setting[] = [
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `Each box of tiles weighs ${a} pounds. A truck can carry ${w} ${l} pounds. Which inequality represents this situation, where ${math('n')} is the number of boxes of tiles the truck can carry?`,
    words: { atMost: ['at most', 'no more than', 'a maximum of'] },
    a: [18, 45],
    b: [0, 0],
    count: [20, 60],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `Mei earns $${a} for each dog she walks. She wants to earn ${w} $${l} this month. Which inequality represents this situation, where ${math('n')} is the number of dogs she walks this month?`,
    words: { atLeast: ['at least', 'no less than'], more: ['more than'] },
    a: [8, 18],
    b: [0, 0],
    count: [15, 40],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `A recipe uses ${a} grams of sugar for each muffin. A baker will use ${w} ${l} grams of sugar. Which inequality represents this situation, where ${math('n')} is the number of muffins the baker makes?`,
    words: { atMost: ['at most', 'no more than'], fewer: ['less than'] },
    a: [12, 35],
    b: [0, 0],
    count: [12, 48],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `A scout troop sells calendars for $${a} each and must collect ${w} $${l}. Which inequality represents this situation, where ${math('n')} is the number of calendars the troop sells?`,
    words: { atLeast: ['at least', 'a minimum of'], more: ['more than'] },
    a: [7, 16],
    b: [0, 0],
    count: [25, 80],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `A phone plan costs $${a} per month. Tariq wants to spend ${w} $${l} in total on the plan. Which inequality represents this situation, where ${math('n')} is the number of months he uses the plan?`,
    words: { atMost: ['at most', 'no more than'], fewer: ['less than'] },
    a: [15, 45],
    b: [0, 0],
    count: [6, 24],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `A printer uses ${a} milliliters of ink for each poster. A shop will use ${w} ${l} milliliters of ink for posters today. Which inequality represents this situation, where ${math('n')} is the number of posters the shop prints today?`,
    words: { atMost: ['at most', 'no more than', 'up to'], fewer: ['less than'] },
    a: [4, 9],
    b: [0, 0],
    count: [20, 60],
  },
  {
    shape: 'none',
    tell: (a, _b, l, w) =>
      `A reading club collects ${a} books at each meeting and wants to collect ${w} ${l} books for a school library. Which inequality represents this situation, where ${math('n')} is the number of meetings?`,
    words: { atLeast: ['at least', 'no fewer than', 'a minimum of'], more: ['more than'] },
    a: [12, 28],
    b: [0, 0],
    count: [5, 20],
  },
];

const hard: readonly Setting[] = [
  {
    shape: 'fixed',
    tell: (a, b, l, w) =>
      `A caterer charges a setup fee of $${b} plus $${a} per guest. Elena can spend ${w} $${l} on catering. Which inequality represents this situation, where ${math('n')} is the number of guests?`,
    words: { atMost: ['at most', 'no more than', 'up to'] },
    a: [12, 35],
    b: [60, 250],
    count: [20, 70],
  },
  {
    shape: 'fixed',
    tell: (a, b, l, w) =>
      `Hiro has already read ${b} pages of a book and will read ${a} pages each day. He wants to have read ${w} ${l} pages in total. Which inequality represents this situation, where ${math('n')} is the number of days he reads?`,
    words: { atLeast: ['at least', 'no fewer than'], more: ['more than'] },
    a: [15, 40],
    b: [30, 120],
    count: [5, 18],
  },
  {
    shape: 'fixed',
    tell: (a, b, l, w) =>
      `An elevator carries an operator who weighs ${b} pounds and crates that weigh ${a} pounds each. The total weight must be ${w} ${l} pounds. Which inequality represents this situation, where ${math('n')} is the number of crates?`,
    words: { fewer: ['less than'], atMost: ['no more than', 'at most'] },
    a: [35, 80],
    b: [130, 210],
    count: [10, 30],
  },
  {
    shape: 'two',
    tell: (a, b, l, w) =>
      `A farm stand sells melons for $${a} each and pumpkins for $${b} each. The owner wants to collect ${w} $${l} from selling ${math('x')} melons and ${math('y')} pumpkins. Which inequality represents this situation?`,
    words: { atLeast: ['at least', 'no less than'], more: ['more than'] },
    a: [3, 5],
    b: [6, 12],
    count: [20, 60],
  },
  {
    shape: 'two',
    tell: (a, b, l, w) =>
      `A printer uses ${a} milliliters of ink for each poster and ${b} milliliters of ink for each banner. A shop will use ${w} ${l} milliliters of ink for ${math('x')} posters and ${math('y')} banners. Which inequality represents this situation?`,
    words: { atMost: ['at most', 'no more than'], fewer: ['less than'] },
    a: [4, 9],
    b: [12, 30],
    count: [15, 50],
  },
  {
    shape: 'two',
    tell: (a, b, l, w) =>
      `Clara exercises by swimming for ${math('x')} minutes, which burns ${a} calories per minute, and walking for ${math('y')} minutes, which burns ${b} calories per minute. She wants to burn ${w} ${l} calories. Which inequality represents this situation?`,
    words: { atLeast: ['at least', 'no fewer than'], more: ['more than'] },
    a: [8, 11],
    b: [3, 6],
    count: [20, 60],
  },
];

function draft(random: Random, level: Difficulty): Draft | null {
  const setting = random.pick(level === 1 ? easy : hard);
  const [relation, wordings] = random.pick(Object.entries(setting.words)) as [Relation, readonly string[]];
  const words = random.pick(wordings);
  const [a, b] = [random.int(...setting.a), random.int(...setting.b)];
  // The limit can be met exactly: otherwise ≤ and < would allow the same whole numbers.
  const limit = a * random.int(...setting.count) + (setting.shape === 'two' ? b * random.int(...setting.count) : b);
  const { shape } = setting;
  if (a === b || limit % 5 !== 0) return null;
  const left = (p: number, q: number) =>
    shape === 'none'
      ? `${p}n`
      : shape === 'fixed'
        ? `${q}+${p}n`
        : sum([
            [p, 'x'],
            [q, 'y'],
          ]);
  const write = (expression: string, kind: Relation) => `${expression}${relations[kind]}${limit}`;
  const key = write(left(a, b), relation);
  const wrong: WrongOption[] = [];
  const push = (latex: string, misconception: Misconception, why: string) => wrong.push({ text: math(latex), value: latex, misconception, why });
  push(
    write(left(a, b), reversed[relation]),
    'FLIP',
    `This requires the total to be ${inWords[reversed[relation]]} ${math(`${limit}`)}, the opposite of “${words},” which means ${math(relations[relation].trim())}.`,
  );
  push(
    write(left(a, b), softened[relation]),
    'STRICT',
    `“${capitalized(words)}” ${relation === 'atMost' || relation === 'atLeast' ? `allows exactly ${math(`${limit}`)}, so the symbol must include equality` : `does not allow exactly ${math(`${limit}`)}, so the symbol must not include equality`}.`,
  );
  const means = `“${words}” means ${math(relations[relation].trim())}`;
  if (shape === 'none') {
    push(
      write(`n+${a}`, relation),
      'RATE0',
      `This adds ${math(`${a}`)} only once; ${math(`${a}`)} is the amount for each one, so multiply it by ${math('n')}.`,
    );
    push(
      write(`\\frac{n}{${a}}`, relation),
      'INVOP',
      `This divides by ${math(`${a}`)}; ${math(`${a}`)} is the amount for each one, so multiply it by ${math('n')}.`,
    );
    push(write(`n+${a}`, softened[relation]), 'RATE0', `This adds ${math(`${a}`)} only once instead of multiplying it by ${math('n')}; also, ${means}.`);
    push(write(`\\frac{n}{${a}}`, softened[relation]), 'INVOP', `This divides by ${math(`${a}`)} instead of multiplying; also, ${means}.`);
  } else {
    push(
      write(left(b, a), relation),
      'SWAP',
      shape === 'fixed'
        ? `This switches the two numbers: ${math(`${b}`)} is added once, and ${math(`${a}`)} is multiplied by ${math('n')}.`
        : `This switches the two numbers: ${math(`${a}`)} goes with ${math('x')}, and ${math(`${b}`)} goes with ${math('y')}.`,
    );
    push(
      write(left(b, a), reversed[relation]),
      'SWAP',
      `This switches ${math(`${a}`)} and ${math(`${b}`)}: ${math(`${a}`)} is multiplied by ${math(shape === 'fixed' ? 'n' : 'x')}. Also, ${means}.`,
    );
    // Either a full crossing of amounts and direction or the three nearest misreadings.
    if (random.chance(1, 2)) wrong.splice(1, 1);
  }
  return {
    parameters: { a, b: shape === 'none' ? null : b, limit, relation, shape },
    stem: setting.tell(a, b, prose(limit), words),
    answer: {
      format: 'choice',
      correct: { text: math(key), value: key, why: `The total is ${math(left(a, b))}, and it must be ${inWords[relation]} ${math(`${limit}`)}.` },
      wrong,
    },
    steps: [
      'First, write an expression for the total. Then translate the words of the limit into a symbol.',
      `The total is ${math(left(a, b))}.`,
      `“${capitalized(words)} ${prose(limit)}” is written with the symbol ${math(relations[relation].trim())}, so ${math(key)}.`,
      `Check: a total of exactly ${math(`${limit}`)} is ${relation === 'atMost' || relation === 'atLeast' ? 'allowed, and the symbol includes equality' : 'not allowed, and the symbol excludes equality'}.`,
    ],
    takeaway: '“At least” means ≥, and “at most” means ≤; “more than” and “less than” do not include equality.',
  };
}

export const inequalityFromWords: Generator = {
  archetype: 'INEQ-b',
  topicId: 15,
  version: 6,
  levels: [1, 2],
  skillTags: ['linear-inequalities', 'modeling'],
  draft,
};
