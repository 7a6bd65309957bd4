/** IS-h: from plausible counts back to the sample, on to money, or to what may be concluded about a threshold. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { math, prose } from '../text.ts';
import { bug, type Bug, numericAnswer } from '../data-kit.ts';
import { persist } from '../persist.ts';
import { statement } from '../statements.ts';
import { drawnPlan, somewhere, those } from './plans.ts';

const takeaway = 'The estimate is in the middle of the plausible values, and the margin of error reaches from it to either end.';

/** The sample's count or the sample's size from the interval of counts. */
function sample(random: Random): Draft | null {
  const d = drawnPlan(random);
  if (!d) return null;
  const { plan, size, n, percent, margin, low, high } = d;
  const count = (n * percent) / 100;
  const askSize = random.chance(1, 2);
  const key = askSize ? n : count;
  const whole = (value: number) => (Number.isInteger(value) && value > 0 ? value : null);
  const bugs: Bug[] = askSize
    ? [
        bug('MOEALL', whole((count * size) / low), `This uses the low end of the range as the estimate; the estimate is in the middle.`),
        bug('MOEALL', whole((count * size) / high), `This uses the high end of the range as the estimate; the estimate is in the middle.`),
        bug('STOP', (size * percent) / 100, `This is the estimated number of all the ${plan.members}; the question asks for the size of the sample.`),
        bug('BASE', whole((count * percent) / 100), `This takes ${percent}% of the number; divide by ${percent}% instead.`),
        bug('MOEN', whole((count * size) / (high - low)), `This uses the width of the range; the estimate is in its middle.`),
        bug('MOEN', high - low, `This is the width of the range of plausible values.`),
      ]
    : [
        bug('MOEALL', whole((n * low) / size), `This uses the low end of the range; the estimate is in the middle.`),
        bug('MOEALL', whole((n * high) / size), `This uses the high end of the range; the estimate is in the middle.`),
        bug('STOP', (size * percent) / 100, `This is the estimated number of all the ${plan.members}; the question asks about the sample.`),
        bug('STOP', percent, `This is the percentage of the sample, not the number.`),
        bug('MOEN', whole((n * margin) / 100), `This is the margin of error as a part of the sample; the estimate is the middle of the range.`),
        bug('COMP', n - count, `This is the number in the sample who did not say so.`),
        bug('MOEN', whole((n * 2 * margin) / 100), `This uses the width of the range; the estimate is its middle.`),
      ];
  const answer = numericAnswer(random.chance(1, 2), {
    key: rat(key),
    why: `The middle of the range is ${percent}% of ${prose(size)}.`,
    bugs,
    keep: (value) => value.n > 0n && value.d === 1n,
  });
  const range = `from ${prose(low)} to ${prose(high)}`;
  const opening = askSize
    ? random.pick([
        `In a random sample of the ${prose(size)} ${plan.members} ${somewhere(plan)}, ${count} said that they ${plan.first}.`,
        `Of the ${prose(size)} ${plan.members} ${somewhere(plan)}, some were selected at random, and ${count} of those selected said that they ${plan.first}.`,
      ])
    : random.pick([
        `Of the ${prose(size)} ${plan.members} ${somewhere(plan)}, ${n} were selected at random and asked whether they ${plan.first}.`,
        `A random sample of ${n} of the ${prose(size)} ${plan.members} ${somewhere(plan)} was asked whether they ${plan.first}.`,
      ]);
  return (
    answer && {
      parameters: { kind: 'sample', size, n, percent, margin, askSize, who: plan.who },
      stem: `${opening} Based on the estimate from the sample and its margin of error, plausible values for the total number of these ${those(plan)} ${plan.would} are ${range}. ${askSize ? `How many ${plan.members} were in the sample?` : `How many of the ${plan.members} in the sample said that they ${plan.would}?`}`,
      answer,
      steps: [
        `The plausible values reach equally far to both sides of the estimate, so the estimate is the middle of the range: ${math(`\\frac{${prose(low).replaceAll(',', '{,}')} + ${prose(high).replaceAll(',', '{,}')}}{2} = ${(size * percent) / 100}`)}.`,
        `As a part of all the ${plan.members}, this is ${math(`\\frac{${(size * percent) / 100}}{${size}} = ${percent / 100}`)}. The sample has the same part.`,
        askSize
          ? `So ${math(`${percent / 100}n = ${count}`)} and ${math(`n = ${n}`)}.`
          : `In the sample, this is ${math(`${percent / 100} \\cdot ${n} = ${count}`)}.`,
        `Check: the range is ${math(`${(size * percent) / 100} - ${(size * margin) / 100} = ${low}`)} to ${math(`${(size * percent) / 100} + ${(size * margin) / 100} = ${high}`)}.`,
      ],
      takeaway,
    }
  );
}

/** The least or greatest plausible amount of money. */
function money(random: Random): Draft | null {
  const d = drawnPlan(random);
  if (!d) return null;
  const { plan, size, n, percent, margin, low, high } = d;
  const price = random.int(...plan.price);
  const count = (n * percent) / 100;
  const least = random.chance(1, 2);
  const key = price * (least ? low : high);
  if (key > 99_999) return null;
  const bugs: Bug[] = [
    bug('STOP', (price * size * percent) / 100, `This uses the estimate without the margin of error.`),
    bug('SWAP', price * (least ? high : low), `This is the ${least ? 'largest' : 'smallest'} plausible amount.`),
    bug(
      'PP',
      Math.round((price * size * percent * (least ? 100 - margin : 100 + margin)) / 10_000),
      `This takes ${margin}% of the estimate; the margin of error is in percentage points.`,
    ),
    bug('BASE', Math.round((price * n * (least ? percent - margin : percent + margin)) / 100), `This is for the sample only.`),
  ];
  const answer = numericAnswer(random.chance(2, 5), {
    key: rat(key),
    why: `The ${least ? 'least' : 'greatest'} plausible percentage is ${least ? percent - margin : percent + margin}%.`,
    bugs,
    show: (value) => math(`\\$${prose(value).replaceAll(',', '{,}')}`),
    keep: (value) => value.n > 0n && value.d === 1n,
  });
  return (
    answer && {
      parameters: { kind: 'money', size, n, percent, margin, price, least, who: plan.who },
      stem: `In a random sample of ${n} of the ${prose(size)} ${plan.members} ${somewhere(plan)}, ${count} said that they ${plan.first}. The margin of error for the estimated percentage is ${margin} percentage points. Each of the ${those(plan)} ${plan.would} would pay $${price} for ${plan.pays}. Based on the estimate and its margin of error, what is the ${least ? 'smallest' : 'largest'} plausible value of the total amount, in dollars, that these ${plan.members} would pay?`,
      answer,
      steps: [
        `In the sample, ${math(`\\frac{${count}}{${n}} = ${percent / 100}`)}, or ${percent}%, said so. Plausible percentages are within ${margin} percentage points of this.`,
        `The ${least ? 'least' : 'greatest'} plausible percentage is ${math(`${percent} ${least ? '-' : '+'} ${margin} = ${least ? percent - margin : percent + margin}`)}, which is ${math(`${(least ? percent - margin : percent + margin) / 100} \\cdot ${size} = ${least ? low : high}`)} ${plan.members}.`,
        `Together they would pay ${math(`${least ? low : high} \\cdot ${price} = ${key}`)} dollars.`,
        `Check: ${math(`${key} \\div ${price} \\div ${size} = ${(least ? percent - margin : percent + margin) / 100}`)}.`,
      ],
      takeaway: 'Apply the margin of error to the percentage first; then convert to numbers and money.',
    }
  );
}

/** Whether a threshold lies below, inside or above the plausible numbers. */
function threshold(random: Random): Draft | null {
  const d = drawnPlan(random);
  if (!d) return null;
  const { plan, size, n, percent, margin, low, high } = d;
  const where = random.pick(['below', 'inside', 'inside', 'above'] as const);
  const step = size >= 4000 ? 50 : 10;
  const reach = high - low;
  const raw = where === 'below' ? low - reach * 0.2 : where === 'above' ? high + reach * 0.2 : low + reach * (random.chance(1, 2) ? 0.25 : 0.75);
  const least = Math.round(raw / step) * step;
  const inside = least > low && least <= high;
  if (inside !== (where === 'inside') || least === low || least >= size || least < 20) return null;
  const at = prose(least);
  const both = `It is plausible that at least ${at} ${plan.would}, and also that fewer than ${at} would.`;
  const enough = `It is plausible that at least ${at} ${plan.would}, but not that fewer than ${at} would.`;
  const tooFew = `It is plausible that fewer than ${at} ${plan.would}, but not that at least ${at} would.`;
  const key = where === 'inside' ? both : where === 'below' ? enough : tooFew;
  const range = `${prose(low)} to ${prose(high)}`;
  const statements = [
    statement(both, 'MOEALL', `All the plausible numbers, ${range}, are on one side of ${at}.`),
    statement(
      enough,
      'MOEALL',
      where === 'inside' ? `Numbers below ${at} are plausible as well: the range is ${range}.` : `The plausible numbers, ${range}, are all less than ${at}.`,
    ),
    statement(
      tooFew,
      'MOEALL',
      where === 'inside' ? `Numbers from ${at} on are plausible as well: the range is ${range}.` : `The plausible numbers, ${range}, are all at least ${at}.`,
    ),
    statement(
      `It is certain that at least ${prose(low)} and at most ${prose(high)} of them ${plan.would}.`,
      'MOEALL',
      `A margin of error tells what is plausible; it does not make anything certain.`,
    ),
  ];
  return {
    parameters: { kind: 'threshold', size, n, percent, margin, least, who: plan.who },
    stem: `${plan.who} ${plan.plan} if at least ${at} of the ${prose(size)} ${plan.members} ${plan.place.replace('a district', 'a certain district')} ${plan.would}. In a random sample of ${n} of the ${plan.members}, ${(n * percent) / 100} said that they ${plan.would}. The margin of error for the estimated percentage is ${margin} percentage points. Which of the following is the most appropriate conclusion about all these ${plan.members}?`,
    answer: {
      format: 'choice',
      correct: { text: key, value: key, why: `The plausible numbers are ${range}.` },
      wrong: statements.filter(({ text }) => text !== key),
    },
    steps: [
      `In the sample, ${math(`\\frac{${(n * percent) / 100}}{${n}} = ${percent / 100}`)}, so plausible percentages are ${math(`${percent} - ${margin} = ${percent - margin}`)} to ${math(`${percent} + ${margin} = ${percent + margin}`)} percent.`,
      `Of ${prose(size)} ${plan.members}, these are ${math(`${(percent - margin) / 100} \\cdot ${size} = ${low}`)} to ${math(`${(percent + margin) / 100} \\cdot ${size} = ${high}`)}.`,
      where === 'inside'
        ? `The number ${at} is between these, so both are plausible: at least ${at}, and fewer.`
        : `The number ${at} is ${where} all of these, so only one of the two is plausible.`,
      `Check: the estimate itself is ${math(`${percent / 100} \\cdot ${size} = ${(size * percent) / 100}`)}, and ${prose(low)} and ${prose(high)} are equally far from it.`,
    ],
    takeaway: 'A threshold inside the plausible range leaves both answers open.',
  };
}

export const backFromInterval: Generator = {
  archetype: 'IS-h',
  topicId: 24,
  version: 3,
  levels: [4],
  skillTags: ['margin-of-error', 'estimates', 'intervals'],
  draft(random) {
    const make = random.pick([sample, sample, money, threshold]);
    return persist(() => make(random));
  },
};
