/** LE1-h: what a number or an expression in a modeling equation means. */
import { math } from '../../linear-latex.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
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
  const { letter: l } = story;
  const total = rate * count + fixed;
  const asked: Part = level === 2 ? random.pick(['rate', 'fixed']) : random.pick(['term', 'term', 'count']);
  const fixedFirst = random.chance(1, 2);
  if (rate === fixed) return null;
  const equation = `${fixedFirst ? `${fixed}+${rate}${l}` : `${rate}${l}+${fixed}`}=${total}`;
  const shown: Record<Part, string> = { rate: math(`${rate}`), fixed: math(`${fixed}`), term: math(`${rate}${l}`), count: math(l), total: math(`${total}`) };
  const texts = meaning(story);
  const subject = asked === 'count' ? 'the solution to the equation' : shown[asked];
  const wrong = (['rate', 'fixed', 'term', 'count', 'total'] as const)
    .filter((part) => part !== asked)
    .map(
      (part): WrongOption => ({
        text: texts[part],
        value: part,
        misconception: codes[part],
        why: `That is what ${shown[part]} stands for, not ${subject}; look at what ${asked === 'count' ? 'the equation is solved for' : 'multiplies what'}.`,
      }),
    );
  const reasons: Record<Part, string> = {
    rate: `${shown.rate} multiplies ${shown.count}, so it is the amount for each one.`,
    fixed: `${shown.fixed} does not depend on ${shown.count}, so it is the amount that comes once.`,
    term: `${shown.term} is the amount per unit times the number of units.`,
    count: `The solution is the value of ${shown.count}, which is ${math(`${count}`)}.`,
    total: `${shown.total} is the sum of both parts.`,
  };
  return {
    parameters: { letter: l, rate, fixed, total, asked },
    stem: `${story.plain} ${story.outcome(total)} The equation ${math(equation)} represents this situation. ${random.pick(asks)(subject)}`,
    answer: { format: 'choice', correct: { text: texts[asked], value: asked, why: reasons[asked] }, wrong },
    steps: [
      'Say in words what each part of the equation counts, starting with the letter.',
      `${shown.count} is a number of units, so ${shown.rate} is the amount for one and ${shown.term} the amount for all of them.`,
      `${shown.fixed} does not depend on ${shown.count}; with it the total is ${shown.total}.`,
      reasons[asked],
    ],
    takeaway: 'A number that multiplies the letter is a rate; the product is what all units make together; a number alone comes once.',
  };
}

export const meaningInAnEquation: Generator = {
  archetype: 'LE1-h',
  topicId: 11,
  version: 1,
  levels: [2, 3],
  skillTags: ['linear-equations', 'interpretation'],
  draft,
};
