/** TWO-p: a linear and an exponential model fit two values told by a constant; how far apart they are later gives the constant. */
import { isInteger, mul, pow, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { absolute } from '#content/exact/value.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { capitalized, decimalLatex, math, prose } from '../text.ts';

interface Story {
  /** As a table names it, and as it is told. */
  readonly noun: string;
  readonly caption: string;
  readonly told: (first: string, second: string, later: string) => string;
  readonly since: string;
  readonly unit: string;
  /** `80 more tons of algae`; `more` may be `fewer`. */
  readonly more: (difference: string, more: string) => string;
  readonly start: readonly [number, number];
  readonly direction: 'up' | 'down' | 'both';
  /** A number that nobody counts one by one. */
  readonly round?: boolean;
}

const stories: readonly Story[] = [
  {
    noun: 'Algae (tons)',
    caption: 'Algae in a Lake',
    told: (a, b, later) => `A lake contained ${a} tons of algae when it was first measured and ${b} tons ${later}.`,
    since: 'the first measurement',
    unit: 'week',
    more: (d, more) => `${d} ${more} tons of algae`,
    start: [16, 600],
    direction: 'both',
  },
  {
    noun: 'Subscribers',
    caption: 'Subscribers to a Newsletter',
    told: (a, b, later) => `A newsletter had ${a} subscribers when it was started and ${b} subscribers ${later}.`,
    since: 'the newsletter was started',
    unit: 'month',
    more: (d, more) => `${d} ${more} subscribers`,
    start: [80, 2000],
    direction: 'up',
  },
  {
    noun: 'Medicine (milligrams)',
    caption: 'Medicine in a Sample',
    told: (a, b, later) => `A sample contained ${a} milligrams of a medicine when it was first tested and ${b} milligrams ${later}.`,
    since: 'the first test',
    unit: 'hour',
    more: (d, more) => `${d} ${more} milligrams of the medicine`,
    start: [48, 800],
    direction: 'down',
  },
  {
    noun: 'Seabirds',
    caption: 'Seabirds in a Colony',
    told: (a, b, later) => `There were ${a} seabirds in a colony when they were first counted and ${b} seabirds ${later}.`,
    since: 'the first count',
    unit: 'year',
    more: (d, more) => `${d} ${more} seabirds`,
    start: [90, 2400],
    direction: 'both',
  },
  {
    noun: 'Bacteria',
    caption: 'Bacteria in a Culture',
    told: (a, b, later) => `A culture contained ${a} bacteria when an experiment began and ${b} bacteria ${later}.`,
    since: 'the experiment began',
    unit: 'hour',
    more: (d, more) => `${d} ${more} bacteria`,
    start: [40, 4000],
    direction: 'up',
    round: true,
  },
  {
    noun: 'Value (dollars)',
    caption: 'Value of a Machine',
    told: (a, b, later) => `A machine was worth ${a} dollars when it was new and ${b} dollars ${later}.`,
    since: 'the machine was new',
    unit: 'year',
    more: (d, more) => `a value that is ${d} dollars ${more === 'more' ? 'greater' : 'less'}`,
    start: [1600, 9600],
    direction: 'down',
    round: true,
  },
  {
    noun: 'Registered users',
    caption: 'Registered Users of a Website',
    told: (a, b, later) => `A website had ${a} registered users when it was redesigned and ${b} registered users ${later}.`,
    since: 'the website was redesigned',
    unit: 'month',
    more: (d, more) => `${d} ${more} registered users`,
    start: [200, 6000],
    direction: 'up',
    round: true,
  },
  {
    noun: 'Wildflowers',
    caption: 'Wildflowers in a Meadow',
    told: (a, b, later) => `A meadow had ${a} wildflowers when they were first counted and ${b} wildflowers ${later}.`,
    since: 'the first count',
    unit: 'year',
    more: (d, more) => `${d} ${more} wildflowers`,
    start: [60, 1800],
    direction: 'both',
  },
];

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

function draftOf(random: Random, story: Story): Draft | null {
  const [p, q] = random.pick(factors);
  const factor = rat(p, q);
  if ((story.direction === 'up' && p < q) || (story.direction === 'down' && p > q) || (story.unit === 'year' && p >= 2 * q)) return null;
  const steps = random.pick([2, 2, 3]);
  const unit = q ** steps * (story.round ? 10 : 1);
  const start = unit * random.int(1, Math.floor(story.start[1] / unit));
  const gap = random.int(2, 6);
  const time = steps * gap;
  const [linear, exponential] = [linearly(factor, steps), pow(factor, steps)];
  const difference = mul(rat(start), apart(factor, steps));
  // Where the difference is the start itself, there is nothing to solve.
  if (apart(factor, steps).n === apart(factor, steps).d) return null;
  if (start < story.start[0] || linear.n <= 0n || !isInteger(difference) || difference.n < 4n || toNumber(exponential) * start > 40000) return null;
  const letter = random.pick(['a', 'k', 'n'] as const);
  const times = (value: Rational) => (value.n === value.d ? letter : `${decimalLatex(value)}${letter}`);
  const after = `${time} ${story.unit}s after ${story.since}`;
  const raised = isInteger(factor) ? `${decimalLatex(factor)}^${steps}` : `\\left(${decimalLatex(factor)}\\right)^${steps}`;
  const aStep = sub(factor, rat(1));
  const over = (value: Rational): Rational | null => (value.n > 0n ? mul(difference, rat(value.d, value.n)) : null);
  const rightModels = `after ${steps} steps, the models give ${math(times(exponential))} and ${math(times(linear))}`;
  const bugs: Bug[] = [
    bug('PERIOD', steps === 3 ? over(apart(factor, 2)) : null, `This takes 2 steps of ${gap} ${story.unit}s; ${time} ${story.unit}s are 3 steps.`),
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
  const inTable = random.chance(1, 2);
  const [first, second] = [math(letter), math(times(factor))];
  const constant = `where ${math(letter)} is a positive constant`;
  const gapTold = random.chance(1, 2)
    ? `the exponential model predicts ${story.more(prose(difference), 'more')} than the linear model does`
    : `the linear model predicts ${story.more(prose(difference), 'fewer')} than the exponential model does`;
  const told = inTable
    ? `${random.pick(['The table shows two values that were recorded', 'Two values are given in the table'])}, ${constant}.`
    : `${story.told(first, second, `${gap} ${story.unit}s later`).replace(/\.$/, '')}, ${constant}.`;
  const models = random.pick([
    'A linear model and an exponential model both fit these two values.',
    'Both a linear model and an exponential model fit these two values.',
  ]);
  return {
    parameters: { start, factor: prose(factor), gap, time, letter, what: story.caption },
    ...(inTable && {
      stimulus: {
        kind: 'table' as const,
        table: {
          caption: story.caption,
          columns: [`${capitalized(story.unit)}s since ${story.since}`, story.noun],
          rows: [
            ['0', first],
            [`${gap}`, second],
          ],
        },
      },
    }),
    stem: `${told} ${models} For a time ${after}, ${gapTold}. What is the value of ${math(letter)}?`,
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
  version: 1,
  levels: [5],
  skillTags: ['linear-models', 'exponential-models'],
  draft(random) {
    const story = random.pick(stories);
    return persist(() => draftOf(random, story));
  },
};
