/** IS-h: from plausible counts back to the sample, or on to money. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
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
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key: rat(key),
    why: `The middle of the range is ${percent}% of ${prose(size)}.`,
    bugs,
    believable: (value) => value.n > 0n && value.d === 1n,
  });
  const range = `from ${prose(low)} to ${prose(high)}`;
  const opening = askSize
    ? random.pick([
        `In a random sample of the ${prose(size)} ${plan.members} ${somewhere(plan)}, ${count} said that they ${plan.first}.`,
        `A random sample of the ${prose(size)} ${plan.members} ${somewhere(plan)} was surveyed, and ${count} of those surveyed said that they ${plan.first}.`,
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
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(2, 5),
    key: rat(key),
    why: `The ${least ? 'least' : 'greatest'} plausible percentage is ${least ? percent - margin : percent + margin}%.`,
    bugs,
    show: (value) => math(`\\$${prose(value).replaceAll(',', '{,}')}`),
    believable: (value) => value.n > 0n && value.d === 1n,
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

export const backFromInterval: Generator = {
  archetype: 'IS-h',
  topicId: 24,
  version: 5,
  levels: [4],
  skillTags: ['margin-of-error', 'estimates', 'intervals'],
  draft(random) {
    const make = random.pick([sample, sample, money]);
    return persist(() => make(random));
  },
};
