/** IS-j: from a mean with its margin of error to plausible values of the total, in another unit or for a longer time. */
import { add, compare, div, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft, Generator, Option } from '#content/generators/generator.ts';
import { threeThatFit } from '#content/generators/spread-choices.ts';
import type { Random } from '#core/random.ts';
import { wrongOption } from '../options.ts';
import { persist } from '../persist.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Setting, settings } from './means-and-totals.ts';

const between = (low: Rational, high: Rational): Option => ({ text: `Between ${prose(low)} and ${prose(high)}`, value: `${prose(low)} ${prose(high)}` });

function draftOf(random: Random, setting: Setting): Draft | null {
  const { population, mean, unit, total, factor, step, converting } = setting;
  const size = rat(random.int(...setting.sizes) * 10);
  const sample = random.int(4, 24) * 5;
  const estimate = rat(random.int(...setting.means), step);
  const margin = rat(Math.round((1.96 * setting.deviation * step) / Math.sqrt(sample)), step);
  if (margin.n === 0n || margin.n === margin.d || Number(size.n) < 4 * sample) return null;
  const scale = mul(size, factor);
  const [low, high] = [mul(sub(estimate, margin), scale), mul(add(estimate, margin), scale)];
  const center = mul(estimate, scale);
  const whole = (value: Rational) => (setting.decimals ? decimalText(value, 1) !== null : isInteger(value));
  if (![low, high, center].every(whole) || high.n > 999_999n * high.d) return null;
  const around = (spread: Rational) => between(sub(center, spread), add(center, spread));
  const errors = [
    wrongOption('MOEN', around(margin), `This multiplies only the estimate by ${prose(size)}; multiply the margin of error by it, too, and ${converting}.`),
    wrongOption(
      'MOEN',
      around(mul(margin, factor)),
      `This leaves the number of all, ${prose(size)}, out of the margin of error; multiply both ends of the interval by it.`,
    ),
    wrongOption('UNIT', around(mul(margin, size)), `This multiplies the margin of error by ${prose(size)} only; ${converting}, as for the estimate.`),
    wrongOption('STOP', between(div(low, factor), div(high, factor)), `This is the total ${setting.before}; ${converting}.`),
    wrongOption(
      'BASE',
      between(div(mul(low, rat(sample)), size), div(mul(high, rat(sample)), size)),
      `This is for the ${sample} in the sample; multiply by the size of the population, ${prose(size)}.`,
    ),
    wrongOption('MOEN', around(mul(margin, mul(scale, rat(2)))), 'This subtracts and adds twice the margin of error; subtract it once, and add it once.'),
    // Each pair shares an end with the key or with the unconverted total; if one were always there, the key would be found by what the choices share.
    ...(random.chance(1, 2)
      ? [
          wrongOption(
            'MOEALL',
            between(div(center, factor), div(high, factor)),
            `This goes only above the estimate, and it is the total ${setting.before}; subtract the margin of error, too, and ${converting}.`,
          ),
          wrongOption(
            'MOEALL',
            between(div(low, factor), div(center, factor)),
            `This goes only below the estimate, and it is the total ${setting.before}; add the margin of error, too, and ${converting}.`,
          ),
        ]
      : [
          wrongOption('MOEALL', between(center, high), 'This goes only above the estimate; the total may also be less, so subtract the margin of error, too.'),
          wrongOption('MOEALL', between(low, center), 'This goes only below the estimate; the total may also be greater, so add the margin of error, too.'),
        ]),
  ].filter(
    ({ value }) =>
      !value.includes('-') && !value.includes('/') && value.split(' ').every((end) => (end.split('.')[1] ?? '').length <= (setting.decimals ? 1 : 0)),
  );
  const [from, to] = [sub(estimate, margin), add(estimate, margin)];
  const correct = {
    ...between(low, high),
    why: `Both ends of the interval for the mean, ${prose(from)} and ${prose(to)}, are turned into totals in the same way.`,
  };
  const wrong = threeThatFit(random, {
    correct: correct.text,
    wrong: errors.filter(({ value }, index) => value !== correct.value && errors.findIndex((other) => other.value === value) === index),
    textOf: ({ text }) => text,
    fits: (set) => set.filter(({ misconception }) => misconception === 'MOEALL').length <= 1,
  });
  if (!wrong) return null;
  return {
    parameters: { size: prose(size), sample, estimate: prose(estimate), margin: prose(margin), factor: prose(factor), population },
    stem: `${random.pick([
      `A random sample of ${sample} of the ${prose(size)} ${population} was selected. Based on the sample, the ${mean} is estimated to be ${prose(estimate)} ${unit}, with an associated margin of error of ${prose(margin)} ${unit}.`,
      `From a random sample of ${sample} of the ${prose(size)} ${population}, the ${mean} is estimated to be ${prose(estimate)} ${unit}. The margin of error for this estimate is ${prose(margin)} ${unit}.`,
      `To estimate the ${mean} for the ${prose(size)} ${population}, a random sample of ${sample} of them was selected. The estimate is ${prose(estimate)} ${unit}, and the margin of error is ${prose(margin)} ${unit}.`,
    ])} ${random.pick([
      `Which of the following is the range of plausible values for ${total}?`,
      `Based on these results, which range of values is plausible for ${total}?`,
    ])}${setting.fact ? ` (${setting.fact})` : ''}`,
    answer: { format: 'choice', correct, wrong },
    steps: [
      `The mean is plausibly between ${math(`${decimalLatex(estimate)} - ${decimalLatex(margin)} = ${decimalLatex(from)}`)} and ${math(`${decimalLatex(estimate)} + ${decimalLatex(margin)} = ${decimalLatex(to)}`)} ${unit}.`,
      `Multiply both ends by the ${prose(size)} ${population.replace(/ (?:in|of|on|at) .*/, '')}: ${math(decimalLatex(mul(from, size)))} and ${math(decimalLatex(mul(to, size)))} ${setting.plain}.`,
      `${capitalized(converting)}: the total is plausibly between ${prose(low)} and ${prose(high)} ${setting.newUnit}.`,
      `Check: the estimated total is ${prose(center)} ${setting.newUnit}, which is ${compare(sub(center, low), sub(high, center)) === 0 ? 'halfway between these two numbers' : 'between these two numbers'}.`,
    ],
    takeaway: 'Whatever turns the estimate of a mean into a total also applies to its margin of error: do the same to both ends.',
  };
}

export const totalInAnotherUnit: Generator = {
  archetype: 'IS-j',
  topicId: 24,
  version: 1,
  levels: [4],
  skillTags: ['margin-of-error', 'estimation', 'unit-conversion'],
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, setting));
  },
};
