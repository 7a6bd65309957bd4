/** TWO-p: a linear and an exponential model fit two values told by a constant; how far apart they are later gives the constant. */
import { isInteger, mul, pow, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { absolute } from '#content/exact/value.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { capitalized, decimalLatex, math, prose } from '../text.ts';
import { type Story, stories } from './start-stories.ts';

const factors = [
  [2, 1],
  [3, 2],
  [5, 4],
  [6, 5],
  [3, 1],
  [3, 4],
  [2, 3],
  [4, 5],
] as const;

/** How many times the start the two models are after some steps, and how far apart. */
const linearly = (factor: Rational, steps: number) => sub(rat(1), mul(rat(steps), sub(rat(1), factor)));
const apart = (factor: Rational, steps: number) => sub(pow(factor, steps), linearly(factor, steps));

function draftOf(random: Random, story: Story, level: number): Draft | null {
  const [p, q] = random.pick(factors);
  const factor = rat(p, q);
  if ((story.direction === 'up' && p < q) || (story.direction === 'down' && p > q) || (story.unit === 'year' && p >= 2 * q)) return null;
  // Level 4: twice as far as the second value; level 5: three or four times.
  const steps = level === 4 ? 2 : random.pick([3, 3, 4]);
  const unit = q ** steps * (story.round ? 10 : 1);
  if (unit > story.start[1]) return null;
  const start = unit * random.int(1, Math.floor(story.start[1] / unit));
  const gap = random.int(2, 6);
  const time = steps * gap;
  const [linear, exponential] = [linearly(factor, steps), pow(factor, steps)];
  const difference = mul(rat(start), apart(factor, steps));
  // Where the difference is the start itself, there is nothing to solve.
  if (apart(factor, steps).n === apart(factor, steps).d) return null;
  if (start < story.start[0] || time > 30 || linear.n <= 0n || !isInteger(difference) || difference.n < 4n || toNumber(exponential) * start > 100000)
    return null;
  const letter = random.pick(['c', 'k', 'n'] as const);
  const times = (value: Rational) => (value.n === value.d ? letter : `${decimalLatex(value)}${letter}`);
  const raised = isInteger(factor) ? `${decimalLatex(factor)}^${steps}` : `\\left(${decimalLatex(factor)}\\right)^${steps}`;
  const aStep = sub(factor, rat(1));
  const over = (value: Rational): Rational | null => (value.n > 0n ? mul(difference, rat(value.d, value.n)) : null);
  const rightModels = `after ${steps} steps, the models give ${math(times(exponential))} and ${math(times(linear))}`;
  const bugs: Bug[] = [
    bug(
      'PERIOD',
      steps > 2 ? over(apart(factor, steps - 1)) : null,
      `This takes ${steps - 1} steps of ${gap} ${story.unit}s; ${time} ${story.unit}s are ${steps} steps.`,
    ),
    bug('PERIOD', over(apart(factor, steps + 1)), `This takes ${steps + 1} steps of ${gap} ${story.unit}s; ${time} ${story.unit}s are ${steps} steps.`),
    bug('STOP', mul(rat(start), factor), `This is the value ${gap} ${story.unit}s after the first one; divide it by ${prose(factor)} to get ${math(letter)}.`),
    bug('STOP', mul(rat(start), exponential), `This is what the exponential model predicts; ${math(letter)} is the first value.`),
    bug('INTC', over(sub(exponential, mul(rat(steps), absolute(aStep)))), `This leaves the first value out of the linear model; ${rightModels}.`),
    bug(
      'GROW',
      over(absolute(sub(exponential, rat(1)))),
      `This compares the exponential model with the first value; compare it with the linear model: ${rightModels}.`,
    ),
    bug('SWAP', over(exponential), `This takes the difference for what the exponential model predicts; ${rightModels}.`),
    bug(
      'GROW',
      over(absolute(sub(exponential, mul(rat(steps), factor)))),
      `This adds the second value in each step of the linear model; add the change, ${math(times(aStep))}: ${rightModels}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key: start,
    why: `The difference of the models is ${math(times(apart(factor, steps)))}, which is ${prose(difference)}.`,
    bugs,
    believable: (value) => isInteger(value) && value.n > 0n,
    minWrong: 3,
  });
  if (!answer) return null;
  const [first, second, constant] = [math(letter), math(times(factor)), `where ${math(letter)} is a positive constant`];
  const units = `${story.unit}s`;
  const frame = random.pick(['told', 'told', 'table', 'models', 'functions'] as const);
  const after = `A total of ${time} ${units} after ${story.since}, the exponential model predicts ${story.more(prose(difference))} than the linear model does.`;
  const ask = `What is the value of ${math(letter)}?`;
  const told = {
    told: `${story.told(first, second, `${gap} ${units} later`)}, ${constant}. ${random.pick(['A linear model and an exponential model each give these two values.', 'A linear model and an exponential model each fit these two values.'])} ${after} ${ask}`,
    table: `The table shows ${story.quantity} at two times, ${constant}. A linear model and an exponential model each give the values in the table. ${after} ${ask}`,
    models: `A linear model and an exponential model each predict ${story.quantity}, ${math('t')} ${units} after ${story.since}. Both models predict ${first} for ${math('t = 0')} and ${second} for ${math(`t = ${gap}`)}, ${constant}. For ${math(`t = ${time}`)}, the prediction of the exponential model is ${prose(difference)} greater than the prediction of the linear model. ${ask}`,
    functions: `A linear function ${math('f')} and an exponential function ${math('g')} each model ${story.quantity}, ${math('t')} ${units} after ${story.since}. It is given that ${math(`f(0) = g(0) = ${letter}`)} and ${math(`f(${gap}) = g(${gap}) = ${times(factor)}`)}, ${constant}. If ${math(`g(${time}) - f(${time}) = ${decimalLatex(difference)}`)}, what is the value of ${math(letter)}?`,
  } satisfies Record<typeof frame, string>;
  return {
    parameters: { start, factor: prose(factor), gap, time, letter, what: story.id, frame },
    ...(frame === 'table' && {
      stimulus: {
        kind: 'table' as const,
        table: {
          caption: story.caption,
          columns: [`${capitalized(units)} after ${story.since}`, story.noun],
          rows: [
            ['0', first],
            [`${gap}`, second],
          ],
        },
      },
    }),
    stem: told[frame],
    answer,
    steps: [
      `${time} ${story.unit}s are ${steps} steps of ${gap} ${story.unit}s. In each step, the linear model changes by ${math(`${times(factor)} - ${letter} = ${times(aStep)}`)}, and the exponential model is multiplied by ${math(decimalLatex(factor))}.`,
      `So the linear model gives ${math(`${letter} ${aStep.n < 0n ? '-' : '+'} ${steps} \\cdot ${times(absolute(aStep))} = ${times(linear)}`)}, and the exponential model gives ${math(`${letter} \\cdot ${raised} = ${times(exponential)}`)}.`,
      `Their difference is ${math(`${times(exponential)} - ${times(linear)} = ${times(apart(factor, steps))}`)}, so ${math(`${times(apart(factor, steps))} = ${decimalLatex(difference)}`)} and ${math(`${letter} = ${decimalLatex(start)}`)}.`,
      `Check: from ${prose(start)}, the models give ${prose(mul(rat(start), linear))} and ${prose(mul(rat(start), exponential))}, and the difference is ${prose(difference)}.`,
    ],
    takeaway: 'With an unknown start, every value of both models is a multiple of it: find the two multiples, and set their difference equal to the given one.',
  };
}

export const unknownStart: Generator = {
  archetype: 'TWO-p',
  topicId: 22,
  version: 2,
  levels: [4, 5],
  skillTags: ['linear-models', 'exponential-models'],
  draft(random, level) {
    const story = random.pick(stories);
    return persist(() => draftOf(random, story, level));
  },
};
