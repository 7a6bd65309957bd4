/** LE1-f: the equation that models a fixed amount and a rate. */
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { drawAmounts, rateStories } from '../rate-stories.ts';
import { includedStories } from './included-stories.ts';

const asks = [
  (l: string) => `Which equation can be used to find the value of ${l}?`,
  (l: string) => `Which of the following equations could be used to find ${l}?`,
  () => 'Which equation represents this situation?',
] as const;

interface Told {
  readonly letter: string;
  readonly unit: string;
  readonly rate: number;
  readonly fixed: number;
  readonly count: number;
  /** How many units cost nothing extra. */
  readonly k: number;
  readonly story: (total: number) => string;
}

function fromTheFirst(random: Random): Told {
  const story = random.pick(rateStories);
  const amounts = drawAmounts(story, random.int);
  return { ...story, ...amounts, k: 0, story: (total) => `${story.tell(amounts.fixed, amounts.rate)} ${story.outcome(total)}` };
}

/** The first few units are paid for by the fixed amount. */
function afterTheFirst(random: Random): Told {
  const story = random.pick(includedStories);
  const { step } = story;
  const multiple = ([low, high]: readonly [number, number]) => step * random.int(Math.ceil(low / step), Math.floor(high / step));
  const [fixed, rate, k] = [multiple(story.fixed), multiple(story.rate), random.int(...story.first)];
  return { ...story, fixed, rate, k, count: k + random.int(...story.more), story: (total) => `${story.tell(fixed, k, rate)} ${story.outcome(total)}` };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const { letter: l, unit, rate, fixed, count, k, story } = level === 1 ? fromTheFirst(random) : afterTheFirst(random);
  const total = rate * (count - k) + fixed;
  if (rate === fixed || count - k < 2 || [rate, fixed].includes(total)) return null;
  const wrong: WrongOption[] = [];
  const push = (latex: string, misconception: Misconception, why: string) => wrong.push({ text: math(latex), value: latex, misconception, why });
  const L = math(l);
  const [R, F] = [math(`${rate}`), math(`${fixed}`)];
  const key = level === 1 ? `${rate}${l}+${fixed}=${total}` : `${rate}(${l}-${k})+${fixed}=${total}`;
  if (level === 1) {
    push(
      `${fixed}${l}+${rate}=${total}`,
      'SWAP',
      `This switches the two numbers: ${R} is the amount per ${unit}, so ${R} is multiplied by ${L} and ${F} is added once.`,
    );
    push(`${rate + fixed}${l}=${total}`, 'RATE0', `This also multiplies ${F} by ${L}; ${F} is a fixed amount, so multiply only ${R} and add ${F} once.`);
    push(
      `${rate}(${l}+${fixed})=${total}`,
      'DIST',
      `The parentheses multiply ${F} by ${R} as well; leave ${F} outside, so that only ${L} is multiplied by the rate.`,
    );
    push(`${rate}${l}-${fixed}=${total}`, 'SIGN', `This subtracts ${F} from ${math(`${rate}${l}`)}; the fixed amount should be added.`);
    push(
      `${rate}${l}=${total + fixed}`,
      'SIGN',
      `This adds ${F} to the total, but ${math(`${total}`)} already includes it; add ${F} to ${math(`${rate}${l}`)} on the left instead.`,
    );
    push(`${l}+${rate + fixed}=${total}`, 'RATE0', `This adds ${R} only once; it is the amount per ${unit}, so multiply it by ${L}.`);
  } else {
    push(
      `${rate}${l}+${fixed}=${total}`,
      'STOP',
      `This charges for all ${L} ${unit}s; the first ${math(`${k}`)} are included in ${F}, so only ${math(`${l}-${k}`)} cost extra.`,
    );
    push(
      `${rate}(${l}+${k})+${fixed}=${total}`,
      'SIGN',
      `This adds the first ${math(`${k}`)} ${unit}s to ${L}; subtract them, because they cost nothing extra.`,
    );
    push(
      `${fixed}(${l}-${k})+${rate}=${total}`,
      'SWAP',
      `This switches the two numbers: ${R} is charged per ${unit}, so it multiplies ${math(`${l}-${k}`)}, and ${F} is added once.`,
    );
    push(
      `${rate}${l}+${fixed}-${k}=${total}`,
      'DIST',
      `This subtracts ${math(`${k}`)} dollars instead of the cost of ${math(`${k}`)} ${unit}s; put ${math(`${l}-${k}`)} in parentheses.`,
    );
    push(
      `${rate}(${l}-${k})=${total}`,
      'RATE0',
      `This leaves out the fixed amount ${F}, which is always charged; add it to the cost of the additional ${unit}s.`,
    );
    push(
      `${rate + fixed}(${l}-${k})=${total}`,
      'RATE0',
      `This charges ${F} again for every additional ${unit}; multiply only ${R} by ${math(`${l}-${k}`)} and add ${F} once.`,
    );
  }
  return {
    parameters: { letter: l, rate, fixed, k, total },
    stem: `${story(total)} ${random.pick(asks)(L)}`,
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why:
          level === 1
            ? `${R} is the amount per ${unit}, so it multiplies ${L}; ${F} is added once, and the total is ${math(`${total}`)}.`
            : `${R} is charged for each ${unit} after the first ${math(`${k}`)}, and ${F} is charged once, for a total of ${math(`${total}`)}.`,
      },
      wrong,
    },
    steps: [
      `The amount per ${unit} is multiplied by the number of ${unit}s; the fixed amount is added once.`,
      level === 1
        ? `The ${unit}s account for ${math(`${rate}${l}`)}, and ${F} is added once.`
        : `Only ${math(`${l}-${k}`)} ${unit}s cost extra, so they account for ${math(`${rate}(${l}-${k})`)}, and ${F} is added once.`,
      `The total is ${math(`${total}`)}, so ${math(key)}.`,
      `Check: with ${math(`${l}=${count}`)}, ${math(level === 1 ? `${rate}(${count})+${fixed}=${total}` : `${rate}(${count}-${k})+${fixed}=${total}`)}.`,
    ],
    takeaway: 'Ask whether each number counts once or once per unit; only a per-unit amount is multiplied by the variable.',
  };
}

export const equationForAStory: Generator = { archetype: 'LE1-f', topicId: 11, version: 4, levels: [1, 2], skillTags: ['linear-equations', 'modeling'], draft };
