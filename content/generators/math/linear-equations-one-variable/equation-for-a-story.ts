/** LE1-f: the equation that models a fixed amount and a rate. */
import { math } from '../../linear-latex.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { drawAmounts, rateStories } from '../rate-stories.ts';

/** Stories in which the fixed amount may already pay for the first few units. */
const inclusive: Readonly<Record<string, (k: number) => string>> = {
  h: (k) => `The fee includes the first ${k} hours of work.`,
  m: (k) => `The registration fee includes the first ${k} months.`,
  s: (k) => `The setup fee includes the first ${k} shirts.`,
  n: (k) => `The entrance fee includes the first ${k} nights.`,
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
  const { letter: l } = story;
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
      `This multiplies the fixed amount ${F} by ${L} and counts the rate ${R} once; it has to be the other way around.`,
    );
    push(`${rate + fixed}${l}=${total}`, 'RATE0', `This counts ${F} for every unit; it comes only once, so it is not multiplied by ${L}.`);
    push(`${rate}(${l}+${fixed})=${total}`, 'DIST', `This multiplies ${F} by ${R} as well; only ${L} is multiplied by the rate.`);
    push(`${rate}${l}-${fixed}=${total}`, 'SIGN', `This subtracts ${F} from the total of ${math(`${rate}${l}`)}; the fixed amount has to be added.`);
    push(`${rate}${l}=${total + fixed}`, 'SIGN', `This adds ${F} to the result; it is already part of ${math(`${total}`)}.`);
    push(`${l}+${rate + fixed}=${total}`, 'RATE0', `This adds ${R} only once; it counts for each unit, so multiply it by ${L}.`);
  } else {
    push(
      `${rate}${l}+${fixed}=${total}`,
      'STOP',
      `This charges for all ${L} units; the first ${math(`${k}`)} are included, so only ${math(`${l}-${k}`)} are charged.`,
    );
    push(`${rate}(${l}+${k})+${fixed}=${total}`, 'SIGN', `This charges for ${math(`${k}`)} extra units; the included ones have to be subtracted from ${L}.`);
    push(`${fixed}(${l}-${k})+${rate}=${total}`, 'SWAP', `This exchanges the fixed amount ${F} and the rate ${R}; the rate multiplies the units.`);
    push(
      `${rate}${l}+${fixed}-${k}=${total}`,
      'DIST',
      `This subtracts ${math(`${k}`)} dollars instead of the cost of ${math(`${k}`)} units; put ${math(`${l}-${k}`)} in parentheses.`,
    );
    push(`${rate}(${l}-${k})=${total}`, 'RATE0', `This leaves out the fixed amount ${F}, which is charged in any case.`);
    push(`${rate + fixed}(${l}-${k})=${total}`, 'RATE0', `This counts ${F} for every unit; it is charged only once.`);
  }
  return {
    parameters: { letter: l, rate, fixed, k, total },
    stem: `${story.tell(fixed, rate)} ${level === 1 ? '' : `${inclusive[l]?.(k)} `}${story.outcome(total)} ${random.pick(asks)(L)}`,
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why: `${R} counts for each ${level === 1 ? '' : 'unit that is not included'}${level === 1 ? 'unit' : ''} and ${F} comes once, which makes ${math(`${total}`)}.`,
      },
      wrong,
    },
    steps: [
      `The amount that comes once stands alone; the amount per unit multiplies the number of units.`,
      level === 1
        ? `${math(`${rate}${l}`)} is the part that depends on ${L}, and ${F} is added once.`
        : `Only ${math(`${l}-${k}`)} units are charged, so that part is ${math(`${rate}(${l}-${k})`)}, and ${F} is added once.`,
      `Together they make ${math(`${total}`)}: ${math(key)}.`,
      `Check: with ${math(`${l}=${count}`)}, ${math(level === 1 ? `${rate}(${count})+${fixed}=${total}` : `${rate}(${count}-${k})+${fixed}=${total}`)}.`,
    ],
    takeaway: 'Ask of each number whether it counts once or once per unit; only the second kind multiplies the variable.',
  };
}

export const equationForAStory: Generator = { archetype: 'LE1-f', topicId: 11, version: 1, levels: [1, 2], skillTags: ['linear-equations', 'modeling'], draft };
