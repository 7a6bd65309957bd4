/** LE2-d: what a coefficient, a term or an intercept means in an equation about two amounts. */
import { math, prose } from '../text.ts';
import { point, sum } from '../formulas.ts';
import type { Draft, Generator, Option, WrongOption } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { wrongOption } from '../options.ts';
import { twoKindsStories, type TwoKindsStory } from './two-kinds-stories.ts';

interface Amounts {
  readonly story: TwoKindsStory;
  readonly rates: Readonly<Record<'x' | 'y', number>>;
  readonly total: number;
}

const stemOf = ({ story, rates, total }: Amounts, question: string) =>
  `${story.tell(prose(total))} The equation ${math(
    `${sum([
      [rates.x, 'x'],
      [rates.y, 'y'],
    ])}=${total}`,
  )} represents this situation. ${question}`;

const firstSteps = ({ story, rates }: Amounts) => [
  `${math(`${rates.x}x`)} and ${math(`${rates.y}y`)} are the two parts of the total.`,
  `So ${math(`${rates.x}`)} is the amount for each ${story.x.unit}, and ${math(`${rates.y}`)} is the amount for each ${story.y.unit}.`,
];

const asks = (shown: string) => [
  `What is the best interpretation of ${shown} in this context?`,
  `Which of the following is the best interpretation of ${shown} in this context?`,
  `What does ${shown} represent in this situation?`,
];

/** A coefficient, or its product with the letter. */
function ofAPart(random: Random, amounts: Amounts, asked: 'one' | 'all'): Draft {
  const { story, rates, total } = amounts;
  const letter = random.pick(['x', 'y'] as const);
  const shown = { one: `${rates[letter]}`, all: `${rates[letter]}${letter}` }[asked];
  const reason =
    asked === 'one'
      ? `${math(shown)} is multiplied by ${math(letter)}, so it is the amount for each ${story[letter].unit}.`
      : `${math(shown)} is ${math(letter)} times the amount for each ${story[letter].unit}.`;
  const meanings = (['x', 'y'] as const).flatMap((l): (readonly [string, Option, Misconception])[] => [
    [`${rates[l]}`, { text: story[l].one, value: `one ${l}` }, 'RATE0'],
    [`${rates[l]}${l}`, { text: story[l].all, value: `all ${l}` }, 'STOP'],
    [l, { text: story[l].number, value: `number ${l}` }, 'SWAP'],
  ]);
  const wrong: WrongOption[] = [...meanings, [`${total}`, { text: story.total, value: 'total' }, 'STOP'] as const]
    .filter(([part]) => part !== shown)
    .map(([part, option, misconception]) => wrongOption(misconception, option, `This is what ${math(part)} represents. ${reason}`));
  const key = meanings.find(([part]) => part === shown)?.[1] ?? { text: '', value: '' };
  return {
    parameters: { p: rates.x, q: rates.y, total, asked: `${asked} ${letter}`, story: twoKindsStories.indexOf(story) },
    stem: stemOf(amounts, random.pick(asks(math(shown)))),
    answer: { format: 'choice', correct: { ...key, why: reason }, wrong },
    steps: [...firstSteps(amounts), reason],
    takeaway: 'A coefficient is the amount for one unit, and its product with the variable is the amount for all units.',
  };
}

/** The point in which the graph meets an axis. */
function ofAnIntercept(random: Random, amounts: Amounts): Draft {
  const { story, rates, total } = amounts;
  const [letter, other] = random.pick([
    ['x', 'y'],
    ['y', 'x'],
  ] as const);
  const most = total / rates[letter];
  const [own, its] = [story[letter], story[other]];
  const at = math(letter === 'x' ? point(most, 0) : point(0, most));
  const n = prose(most);
  const reason = `At ${at}, ${math(`${other}=0`)}, so the whole total comes from ${math(letter)}: ${math(`${rates[letter]}\\cdot${most}=${total}`)}.`;
  const whole = `${math(`${total}`)}`;
  const intercept = `${math(letter)}-intercept`;
  const swapped = wrongOption('SWAP', { text: its.aloneIs(n), value: 'other alone' }, `This is about a point with ${math(`${letter}=0`)}. ${reason}`);
  const others = [
    wrongOption(
      'RATE0',
      { text: own.oneIs(n), value: 'one' },
      `The amount for each ${own.unit} is the coefficient of ${math(letter)}, ${math(rates[letter])}. ${reason}`,
    ),
    wrongOption(
      'STOP',
      { text: own.allIs(n), value: 'all' },
      `At this point, ${math(`${rates[letter]}${letter}`)} is the whole total, ${whole}; ${math(most)} is the value of ${math(letter)}.`,
    ),
    wrongOption(
      'RATE0',
      { text: its.oneIs(n), value: 'other one' },
      `The amount for each ${its.unit} is the coefficient of ${math(other)}, ${math(rates[other])}. ${reason}`,
    ),
    wrongOption('STOP', { text: its.allIs(n), value: 'other all' }, `At this point, ${math(`${other}=0`)}, so this amount is 0. ${reason}`),
  ];
  // Two of the four choices begin with “If”, so that the form gives nothing away.
  const wrong = [swapped, ...random.sample(others, 2)];
  return {
    parameters: { p: rates.x, q: rates.y, total, asked: `most ${letter}`, story: twoKindsStories.indexOf(story) },
    stem: stemOf(
      amounts,
      random.pick([
        `What is the best interpretation of the ${intercept} ${at} of the graph of this equation in the ${math('xy')}-plane?`,
        `The graph of this equation in the ${math('xy')}-plane has its ${intercept} at ${at}. Which statement is the best interpretation of this point?`,
        `Which statement is the best interpretation of the ${intercept}, ${at}, of the graph of this equation in the ${math('xy')}-plane?`,
      ]),
    ),
    answer: { format: 'choice', correct: { text: own.aloneIs(n), value: 'alone', why: reason }, wrong },
    steps: [...firstSteps(amounts), reason],
    takeaway: 'At an intercept, one of the two variables is zero, so the whole total comes from the other one.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(twoKindsStories);
  const [p, q] = [random.int(...story.x.rate), random.int(...story.y.rate)];
  // Both intercepts are whole numbers.
  const common = Array.from({ length: q }, (_, k) => p * (k + 1)).find((value) => value % q === 0) ?? p * q;
  const total = common * random.int(1, 6);
  if (p === q || total > story.most || total < story.most / 8 || total / p < 4 || total / q < 4) return null;
  const amounts = { story, rates: { x: p, y: q }, total };
  if (level === 2) return ofAPart(random, amounts, 'one');
  if ([p, q].some((value) => value === total / p || value === total / q)) return null;
  return random.chance(1, 2) ? ofAPart(random, amounts, 'all') : ofAnIntercept(random, amounts);
}

export const meaningOfATerm: Generator = {
  archetype: 'LE2-d',
  topicId: 13,
  version: 4,
  levels: [2, 3],
  skillTags: ['linear-equations-two-variables', 'interpretation'],
  draft,
};
