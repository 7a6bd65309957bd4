/** LE2-d: what a coefficient, a term or an intercept means in an equation about two amounts. */
import { math, prose } from '../text.ts';
import { sum } from '../formulas.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

interface Story {
  /** Tells the situation and its total; both letters are explained. */
  readonly tell: (total: string) => string;
  /** What one x, one y, all x, all y and the total are. */
  /** One of what x and y count, in a reason. */
  readonly unitX: string;
  readonly unitY: string;
  readonly oneX: string;
  readonly oneY: string;
  readonly allX: string;
  readonly allY: string;
  readonly total: string;
  /** What the greatest possible x (no y) is. */
  readonly mostX: string;
  readonly mostY: string;
  readonly numberX: string;
  readonly numberY: string;
  readonly p: readonly [number, number];
  readonly q: readonly [number, number];
  /** The greatest plausible total. */
  readonly most: number;
}

const stories: readonly Story[] = [
  {
    tell: (t) => `A baker spends $${t} on flour and sugar, buying ${math('x')} bags of flour and ${math('y')} bags of sugar.`,
    unitX: 'bag of flour',
    unitY: 'bag of sugar',
    oneX: 'The price, in dollars, of one bag of flour',
    oneY: 'The price, in dollars, of one bag of sugar',
    allX: 'The amount, in dollars, spent on all bags of flour',
    allY: 'The amount, in dollars, spent on all bags of sugar',
    total: 'The amount, in dollars, spent on all the bags',
    mostX: 'The number of bags of flour if only flour is bought',
    mostY: 'The number of bags of sugar if only sugar is bought',
    numberX: 'The number of bags of flour the baker buys',
    numberY: 'The number of bags of sugar the baker buys',
    p: [3, 9],
    q: [3, 9],
    most: 160,
  },
  {
    tell: (t) => `A runner covers ${t} miles in a week by running for ${math('x')} hours and walking for ${math('y')} hours.`,
    unitX: 'hour of running',
    unitY: 'hour of walking',
    oneX: 'The runner’s speed, in miles per hour, when running',
    oneY: 'The runner’s speed, in miles per hour, when walking',
    allX: 'The distance, in miles, the runner covers by running',
    allY: 'The distance, in miles, the runner covers by walking',
    total: 'The distance, in miles, covered in the whole week',
    mostX: 'The number of hours if the whole distance is run',
    mostY: 'The number of hours if the whole distance is walked',
    numberX: 'The number of hours for which the runner runs',
    numberY: 'The number of hours for which the runner walks',
    p: [6, 8],
    q: [2, 4],
    most: 60,
  },
  {
    tell: (t) => `A theater collects $${t} from selling ${math('x')} balcony tickets and ${math('y')} floor tickets.`,
    unitX: 'balcony ticket',
    unitY: 'floor ticket',
    oneX: 'The price, in dollars, of one balcony ticket',
    oneY: 'The price, in dollars, of one floor ticket',
    allX: 'The amount, in dollars, collected from balcony tickets',
    allY: 'The amount, in dollars, collected from floor tickets',
    total: 'The amount, in dollars, collected from all tickets',
    mostX: 'The number of tickets if only balcony tickets are sold',
    mostY: 'The number of tickets if only floor tickets are sold',
    numberX: 'The number of balcony tickets that are sold',
    numberY: 'The number of floor tickets that are sold',
    p: [15, 28],
    q: [29, 48],
    most: 9000,
  },
  {
    tell: (t) => `A machine that makes ${math('x')} bolts and ${math('y')} gears uses ${t} grams of steel.`,
    unitX: 'bolt',
    unitY: 'gear',
    oneX: 'The mass, in grams, of the steel used for one bolt',
    oneY: 'The mass, in grams, of the steel used for one gear',
    allX: 'The mass, in grams, of the steel used for all bolts',
    allY: 'The mass, in grams, of the steel used for all gears',
    total: 'The total mass, in grams, of the steel that is used',
    mostX: 'The number of bolts the machine makes if it makes only bolts',
    mostY: 'The number of gears the machine makes if it makes only gears',
    numberX: 'The number of bolts that the machine makes',
    numberY: 'The number of gears that the machine makes',
    p: [12, 30],
    q: [35, 80],
    most: 9000,
  },
  {
    tell: (t) => `A student finishes a ${t}-page book by reading for ${math('x')} days on vacation and for ${math('y')} days at home.`,
    unitX: 'day on vacation',
    unitY: 'day at home',
    oneX: 'The number of pages read on each day on vacation',
    oneY: 'The number of pages read on each day at home',
    allX: 'The number of pages read on vacation altogether',
    allY: 'The number of pages read at home altogether',
    total: 'The number of pages that the whole book has',
    mostX: 'The number of days if all the reading is on vacation',
    mostY: 'The number of days if all the reading is at home',
    numberX: 'The number of days of reading on vacation',
    numberY: 'The number of days of reading at home',
    p: [30, 60],
    q: [12, 28],
    most: 900,
  },
  {
    tell: (t) => `A farm fills ${math('x')} small barrels and ${math('y')} large barrels with a total of ${t} liters of juice.`,
    unitX: 'small barrel',
    unitY: 'large barrel',
    oneX: 'The number of liters that one small barrel holds',
    oneY: 'The number of liters that one large barrel holds',
    allX: 'The number of liters in all of the small barrels',
    allY: 'The number of liters in all of the large barrels',
    total: 'The number of liters of juice in all of the barrels',
    mostX: 'The number of barrels if only small barrels are filled',
    mostY: 'The number of barrels if only large barrels are filled',
    numberX: 'The number of small barrels that the farm fills',
    numberY: 'The number of large barrels that the farm fills',
    p: [20, 45],
    q: [60, 110],
    most: 4000,
  },
  {
    tell: (t) => `A student earns ${t} points in a game by solving ${math('x')} puzzles and winning ${math('y')} rounds.`,
    unitX: 'puzzle solved',
    unitY: 'round won',
    oneX: 'The number of points for solving one puzzle',
    oneY: 'The number of points for winning one round',
    allX: 'The number of points for all the puzzles together',
    allY: 'The number of points for all the rounds together',
    total: 'The number of points the student earns in the game',
    mostX: 'The number of puzzles if only puzzles earn the points',
    mostY: 'The number of rounds if only rounds earn the points',
    numberX: 'The number of puzzles that the student solves',
    numberY: 'The number of rounds that the student wins',
    p: [5, 15],
    q: [20, 50],
    most: 1500,
  },
];

const asks = (shown: string) => [
  `What is the best interpretation of ${shown} in this context?`,
  `Which of the following is the best interpretation of ${shown} in this context?`,
  `What does ${shown} represent in this situation?`,
];

type Part = 'oneX' | 'oneY' | 'allX' | 'allY' | 'total' | 'mostX' | 'mostY' | 'numberX' | 'numberY';
const codes: Record<Part, Misconception> = {
  oneX: 'RATE0',
  oneY: 'RATE0',
  allX: 'STOP',
  allY: 'STOP',
  total: 'STOP',
  mostX: 'INTC',
  mostY: 'INTC',
  numberX: 'SWAP',
  numberY: 'SWAP',
};

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(stories);
  const [p, q] = [random.int(...story.p), random.int(...story.q)];
  // Both intercepts are whole numbers.
  const common = Array.from({ length: q }, (_, k) => p * (k + 1)).find((value) => value % q === 0) ?? p * q;
  const total = common * random.int(1, 6);
  if (p === q || total > story.most || total < story.most / 8 || total / p < 4 || total / q < 4) return null;
  const asked: Part = level === 2 ? random.pick(['oneX', 'oneY']) : random.pick(['allX', 'allY', 'mostX', 'mostY']);
  const [mostX, mostY] = [total / p, total / q];
  if (level === 3 && [p, q].some((value) => value === mostX || value === mostY)) return null;
  const shown: Record<Part, string> = {
    oneX: math(`${p}`),
    oneY: math(`${q}`),
    allX: math(`${p}x`),
    allY: math(`${q}y`),
    total: math(`${total}`),
    mostX: `the \\(x\\)-coordinate of the \\(x\\)-intercept, ${math(`${mostX}`)},`,
    mostY: `the \\(y\\)-coordinate of the \\(y\\)-intercept, ${math(`${mostY}`)},`,
    numberX: math('x'),
    numberY: math('y'),
  };
  const reasons: Record<Part, string> = {
    oneX: `${math(`${p}`)} is multiplied by ${math('x')}, so it is the amount for each ${story.unitX}.`,
    oneY: `${math(`${q}`)} is multiplied by ${math('y')}, so it is the amount for each ${story.unitY}.`,
    allX: `${math(`${p}x`)} is ${math('x')} times the amount for each ${story.unitX}.`,
    allY: `${math(`${q}y`)} is ${math('y')} times the amount for each ${story.unitY}.`,
    total: `${math(`${total}`)} is the sum of both parts.`,
    mostX: `At the \\(x\\)-intercept, ${math('y=0')}, so the whole total comes from ${math('x')}: ${math(`${p}\\cdot${mostX}=${total}`)}.`,
    mostY: `At the \\(y\\)-intercept, ${math('x=0')}, so the whole total comes from ${math('y')}: ${math(`${q}\\cdot${mostY}=${total}`)}.`,
    numberX: `That number is ${math('x')} itself.`,
    numberY: `That number is ${math('y')} itself.`,
  };
  const isIntercept = asked === 'mostX' || asked === 'mostY';
  const pool: readonly Part[] = isIntercept
    ? ['oneX', 'oneY', 'mostX', 'mostY', 'allX', 'allY', 'total']
    : level === 3
      ? ['oneX', 'oneY', 'allX', 'allY', 'total', 'mostX', 'mostY']
      : ['oneX', 'oneY', 'allX', 'allY', 'total', 'numberX', 'numberY'];
  const wrong = pool
    .filter((part) => part !== asked)
    .map(
      (part): WrongOption => ({
        text: story[part],
        value: part,
        misconception: codes[part],
        why: `This is what ${shown[part]} represents. ${reasons[asked]}`,
      }),
    );
  const equation = `${sum([
    [p, 'x'],
    [q, 'y'],
  ])}=${total}`;
  return {
    parameters: { p, q, total, asked, story: stories.indexOf(story) },
    stem: `${story.tell(prose(total))} The equation ${math(equation)} represents this situation. ${random.pick(asks(shown[asked]))}`,
    answer: { format: 'choice', correct: { text: story[asked], value: asked, why: reasons[asked] }, wrong },
    steps: [
      `Start with the variables: ${math('x')} and ${math('y')} are numbers of units, so ${math(`${p}x`)} and ${math(`${q}y`)} are the two parts of the total.`,
      `So ${math(`${p}`)} is the amount for each ${story.unitX}, and ${math(`${q}`)} is the amount for each ${story.unitY}.`,
      reasons[asked],
    ],
    takeaway: 'A coefficient is the amount for one unit, its product with the variable is the amount for all units, and at an intercept one variable is zero.',
  };
}

export const meaningOfATerm: Generator = {
  archetype: 'LE2-d',
  topicId: 13,
  version: 3,
  levels: [2, 3],
  skillTags: ['linear-equations-two-variables', 'interpretation'],
  draft,
};
