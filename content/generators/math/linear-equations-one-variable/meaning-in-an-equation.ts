/** LE1-h: what a number or an expression in a modeling equation means. */
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { drawAmounts, rateStories, type RateStory } from '../rate-stories.ts';

type Part = 'rate' | 'fixed' | 'term' | 'count' | 'total';

const meaning = (story: RateStory): Record<Part, string> => ({
  rate: story.rateMeans,
  fixed: story.fixedMeans,
  term: story.partMeans,
  count: story.count,
  total: story.totalMeans,
});

const codes: Record<Part, Misconception> = { rate: 'RATE0', fixed: 'RATE0', term: 'STOP', count: 'SWAP', total: 'STOP' };

const asks = [
  (shown: string) => `What is the best interpretation of ${shown} in this context?`,
  (shown: string) => `Which of the following is the best interpretation of ${shown} in this context?`,
  (shown: string) => `What does ${shown} represent in this situation?`,
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const story = random.pick(rateStories);
  const { rate, fixed, count } = drawAmounts(story, random.int);
  const { letter: l, unit } = story;
  const total = rate * count + fixed;
  const asked: Part = level === 2 ? random.pick(['rate', 'fixed']) : random.pick(['term', 'term', 'count']);
  const fixedFirst = random.chance(1, 2);
  if (rate === fixed) return null;
  const equation = `${fixedFirst ? `${fixed}+${rate}${l}` : `${rate}${l}+${fixed}`}=${total}`;
  const shown: Record<Part, string> = { rate: math(`${rate}`), fixed: math(`${fixed}`), term: math(`${rate}${l}`), count: math(l), total: math(`${total}`) };
  const texts = meaning(story);
  const subject = asked === 'count' ? 'the solution to the equation' : shown[asked];
  const reasons: Record<Part, string> = {
    rate: `${shown.rate} is multiplied by ${shown.count}, the number of ${unit}s, so it is the amount per ${unit}.`,
    fixed: `${shown.fixed} is not multiplied by ${shown.count}, so it is a fixed amount that does not depend on the number of ${unit}s.`,
    term: `${shown.term} is the amount per ${unit} times the number of ${unit}s.`,
    count: `The solution is the value of ${shown.count}, the number of ${unit}s, which is ${math(`${count}`)}.`,
    total: `${shown.total} is the sum of both parts.`,
  };
  const wrong = (['rate', 'fixed', 'term', 'count', 'total'] as const)
    .filter((part) => part !== asked)
    .map(
      (part): WrongOption => ({
        text: texts[part],
        value: part,
        misconception: codes[part],
        why: `This is what ${shown[part]} represents. ${reasons[asked]}`,
      }),
    );

  return {
    parameters: { letter: l, rate, fixed, total, asked },
    stem: `${story.plain} ${story.outcome(total)} The equation ${math(equation)} represents this situation. ${random.pick(asks)(subject)}`,
    answer: { format: 'choice', correct: { text: texts[asked], value: asked, why: reasons[asked] }, wrong },
    steps: [
      'Say in words what each part of the equation represents, starting with the variable.',
      `${shown.count} is the number of ${unit}s, so ${shown.rate} is the amount per ${unit}, and ${shown.term} is the amount for all of the ${unit}s.`,
      `${shown.fixed} does not depend on ${shown.count}; adding it gives the total, ${shown.total}.`,
      reasons[asked],
    ],
    takeaway: 'The coefficient of the variable is a rate, the product of the two is the amount for all units, and a constant is a fixed amount.',
  };
}

export const meaningInAnEquation: Generator = {
  archetype: 'LE1-h',
  topicId: 11,
  version: 3,
  levels: [2, 3],
  skillTags: ['linear-equations', 'interpretation'],
  draft,
};
