/** TWO-b: slope and intercept in context. */
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { wrongStatement } from '../options.ts';
import { stories } from './model-stories.ts';

export const meaningOfModel: Generator = {
  archetype: 'TWO-b',
  topicId: 22,
  version: 5,
  levels: [2],
  skillTags: ['linear-models', 'slope', 'intercept'],
  draft(random) {
    const story = random.pick(stories);
    const [b, m] = [random.int(...story.start), random.int(...story.rate)];
    if (b === m || m === 1 || b === 1) return null;
    const slope = random.chance(1, 2);
    const number = slope ? m : b;
    // “The number of members is 8,” not “8 members.”
    const counted = story.noun.startsWith('number of');
    const amount = (n: number) => (counted ? `${n}` : `${n} ${story.unit.replace('percentage points', 'percent')}`);
    const perUnit = (n: number) => `The predicted ${story.noun} increases by ${counted ? n : `${n} ${story.unit}`} for each additional ${story.one}.`;
    const start = (n: number) => `The predicted ${story.noun} is ${amount(n)} when ${math('x=0')}.`;
    const key = slope ? perUnit(m) : start(b);
    const model = math(`y=${m}x+${b}`);
    return {
      parameters: { b, m, slope, y: story.y },
      stem: random.pick([
        `A scatterplot shows the number of ${story.x}, ${math('x')}, and ${story.y}, ${math('y')}. An equation of the line of best fit is ${model}. What is the best interpretation of the number ${number} in this context?`,
        `The line of best fit ${model} models ${story.y}, where ${math('x')} is the number of ${story.x}. Which of the following is the best interpretation of ${number} in the equation?`,
        `For a set of data, ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. The equation ${model} gives the line of best fit. What does the number ${number} mean in this context?`,
        `A linear model for ${story.y} is ${model}, where ${math('x')} is the number of ${story.x}. Which statement is the best interpretation of ${number} in the model?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: slope
            ? `The slope, ${m}, is the increase in ${math('y')} for each increase of 1 in ${math('x')}.`
            : `The constant term, ${b}, is the value of ${math('y')} when ${math('x=0')}.`,
        },
        wrong: [
          wrongStatement(
            'RATE0',
            slope ? start(m) : perUnit(b),
            slope
              ? `The value when ${math('x=0')} is the constant term, ${b}; ${m} is the slope, the increase for each additional ${story.one}.`
              : `The increase for each additional ${story.one} is the slope, ${m}; ${b} is the constant term, the value when ${math('x=0')}.`,
          ),
          wrongStatement(
            'RECIP',
            `The predicted ${story.noun} increases by 1${counted ? '' : ` ${story.unit.replace(/inches$/, 'inch').replace(/s$/, '')}`} every ${number} ${story.units}.`,
            slope
              ? `This turns the rate upside down: ${number} is the increase for each ${story.one}.`
              : `The number ${number} is not a rate; it is the value when ${math('x=0')}.`,
          ),
          wrongStatement(
            'INTC',
            `The predicted ${story.noun} is ${amount(0)} when ${math(`x=${number}`)}.`,
            `This describes an ${math('x')}-intercept, but substituting ${math(`x=${number}`)} does not give 0. ${slope ? `The slope, ${number}, is the increase for each ${story.one}` : `The constant term, ${number}, is the value when ${math('x=0')}`}.`,
          ),
          ...(number > 12
            ? []
            : [
                wrongStatement(
                  'GROW',
                  `The predicted ${story.noun} is multiplied by ${number} for each additional ${story.one}.`,
                  slope
                    ? `This multiplies, but a linear model adds: ${number} more for each ${story.one}.`
                    : `This multiplies, but a linear model adds; ${number} is the value when ${math('x=0')}.`,
                ),
              ]),
          wrongStatement(
            'STOP',
            `The predicted ${story.noun} is ${amount(number)} when ${math('x=1')}.`,
            `When ${math('x=1')}, the model gives ${math(`${m}+${b}=${m + b}`)}; ${slope ? `${m} alone is the increase for each ${story.one}` : `${b} is the value when ${math('x=0')}`}.`,
          ),
        ],
      },
      steps: [
        `In ${math('y=mx+b')}, ${math('m')} is the change in ${math('y')} for each increase of 1 in ${math('x')}, and ${math('b')} is the value of ${math('y')} when ${math('x=0')}.`,
        slope
          ? `The number ${m} is the coefficient of ${math('x')}, so it is the increase for each additional ${story.one}.`
          : `The number ${b} is the constant term, so it is the value when ${math('x=0')}.`,
        `Check: from ${math('x=0')} to ${math('x=1')}, the model goes from ${b} to ${m + b}.`,
      ],
      takeaway: 'The coefficient of x is the rate of change; the constant term is the value when x = 0.',
    };
  },
};
