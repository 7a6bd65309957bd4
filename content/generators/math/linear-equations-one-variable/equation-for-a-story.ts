/** LE1-f: the equation that models a fixed amount and a rate. */
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { drawAmounts, rateStories } from '../rate-stories.ts';

/** Stories in which the first few units may cost nothing extra. */
const inclusive: Readonly<Record<string, (k: number) => string>> = {
  h: (k) => `The fee covers the first ${k} hours of work.`,
  m: (k) => `The first ${k} months are free.`,
  s: (k) => `The first ${k} shirts are free.`,
  n: (k) => `The first ${k} nights are free.`,
};

const asks = [
  (l: string) => `Which equation can be used to find the value of ${l}?`,
  (l: string) => `Which of the following equations could be used to find ${l}?`,
  () => 'Which equation represents this situation?',
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(level === 1 ? rateStories : rateStories.filter(({ letter }) => letter in inclusive));
  const { rate, fixed, count } = drawAmounts(story, random.int);
  const k = level === 1 ? 0 : random.int(2, 3);
  const { letter: l, unit } = story;
  const total = rate * (count - k) + fixed;
  // A fee that covers hours is not less than what they cost.
  if (level === 2 && story.letter === 'h' && fixed < k * rate) return null;
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
    push(`${rate + fixed}${l}=${total}`, 'RATE0', `This also multiplies ${F} by ${L}; ${F} is a fixed amount that is added only once.`);
    push(`${rate}(${l}+${fixed})=${total}`, 'DIST', `The parentheses multiply ${F} by ${R} as well; only ${L} is multiplied by the rate.`);
    push(`${rate}${l}-${fixed}=${total}`, 'SIGN', `This subtracts ${F} from ${math(`${rate}${l}`)}; the fixed amount should be added.`);
    push(`${rate}${l}=${total + fixed}`, 'SIGN', `This adds ${F} to the total, but ${math(`${total}`)} already includes it.`);
    push(`${l}+${rate + fixed}=${total}`, 'RATE0', `This adds ${R} only once; it is the amount per ${unit}, so multiply it by ${L}.`);
  } else {
    push(
      `${rate}${l}+${fixed}=${total}`,
      'STOP',
      `This charges for all ${L} ${unit}s; the first ${math(`${k}`)} are free, so only ${math(`${l}-${k}`)} cost extra.`,
    );
    push(
      `${rate}(${l}+${k})+${fixed}=${total}`,
      'SIGN',
      `This adds the first ${math(`${k}`)} ${unit}s to ${L}; subtract them, because they cost nothing extra.`,
    );
    push(`${fixed}(${l}-${k})+${rate}=${total}`, 'SWAP', `This switches the two numbers: ${R} is charged per ${unit}, and ${F} is charged once.`);
    push(
      `${rate}${l}+${fixed}-${k}=${total}`,
      'DIST',
      `This subtracts ${math(`${k}`)} dollars instead of the cost of ${math(`${k}`)} ${unit}s; put ${math(`${l}-${k}`)} in parentheses.`,
    );
    push(`${rate}(${l}-${k})=${total}`, 'RATE0', `This leaves out the fixed amount ${F}, which is always charged.`);
    push(`${rate + fixed}(${l}-${k})=${total}`, 'RATE0', `This charges ${F} for every ${unit}; it is charged only once.`);
  }
  return {
    parameters: { letter: l, rate, fixed, k, total },
    stem: `${story.tell(fixed, rate)} ${level === 1 ? '' : `${inclusive[l]?.(k)} `}${story.outcome(total)} ${random.pick(asks)(L)}`,
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

export const equationForAStory: Generator = { archetype: 'LE1-f', topicId: 11, version: 3, levels: [1, 2], skillTags: ['linear-equations', 'modeling'], draft };
