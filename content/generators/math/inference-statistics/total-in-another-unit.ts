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

/** What students do with the margin of error, or forget to do to it. */
function mistakesWith({ factor, days, converting, note }: Setting, size: Rational, center: Rational, margin: Rational) {
  const spread = mul(margin, mul(size, factor));
  const around = (each: Rational) => between(sub(center, each), add(center, each));
  const double = mul(spread, rat(2));
  const perDay = [
    wrongOption('UNIT', around(mul(margin, size)), `This multiplies the margin of error by ${prose(size)} only; ${converting}, as for the estimate.`),
    wrongOption('STOP', between(div(sub(center, spread), factor), div(add(center, spread), factor)), `This is the total for one day; ${converting}.`),
  ];
  const inTons = note?.includes('2,000 pounds')
    ? [wrongOption('UNIT', between(mul(sub(center, spread), rat(2)), mul(add(center, spread), rat(2))), 'This divides by 1,000; a ton is 2,000 pounds.')]
    : [];
  return [
    ...(days ? perDay : []),
    ...inTons,
    wrongOption('MOEN', around(double), 'This subtracts and adds twice the margin of error; subtract it once, and add it once.'),
    wrongOption(
      'HALF',
      around(div(spread, rat(2))),
      'This takes the margin of error for the width of the whole interval; it goes that far to each side of the estimate.',
    ),
    wrongOption(
      'MOEALL',
      between(center, add(center, spread)),
      'This only goes above the estimate; the total may also be less, so subtract the margin of error, too.',
    ),
    wrongOption(
      'MOEALL',
      between(sub(center, spread), center),
      'This only goes below the estimate; the total may also be greater, so add the margin of error, too.',
    ),
    wrongOption('MOEALL', between(center, add(center, double)), 'This puts the whole interval above the estimate; the estimate belongs in its middle.'),
    wrongOption('MOEALL', between(sub(center, double), center), 'This puts the whole interval below the estimate; the estimate belongs in its middle.'),
  ];
}

function draftOf(random: Random, setting: Setting): Draft | null {
  const { mean, unit, total, factor, step, converting } = setting;
  const size = rat(random.int(...setting.sizes) * 10);
  const sample = random.int(12, 40) * 5;
  const estimate = rat(random.int(...setting.means), step);
  const margin = rat(Math.round((1.96 * setting.deviation * step) / Math.sqrt(sample)), step);
  if (margin.n === 0n || margin.n === margin.d || Number(size.n) < 8 * sample) return null;
  const scale = mul(size, factor);
  const [low, high] = [mul(sub(estimate, margin), scale), mul(add(estimate, margin), scale)];
  const center = mul(estimate, scale);
  const whole = (value: Rational) => (setting.decimals ? decimalText(value, 1) !== null : isInteger(value));
  if (![low, high, center].every(whole) || high.n > 9_999_999n * high.d) return null;
  const errors = mistakesWith(setting, size, center, margin).filter(
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
    fits: (set) => set.filter(({ misconception }) => misconception === 'MOEALL').length === 1,
  });
  if (!wrong) return null;
  const [all, measured, shownMargin] = [setting.population(prose(size)), [prose(estimate), unit].join(' ').trim(), [prose(margin), unit].join(' ').trim()];
  const told = random.pick([
    `From a random sample of ${sample} of ${all}, the ${mean} was estimated to be ${measured}, with an associated margin of error of ${shownMargin}.`,
    `A random sample of ${sample} of ${all} was selected. Based on the sample, the ${mean} is estimated to be ${measured}, and the margin of error for this estimate is ${shownMargin}.`,
    `Researchers selected a random sample of ${sample} of ${all}. From this sample, the ${mean} is estimated to be ${measured}, with an associated margin of error of ${shownMargin}.`,
  ]);
  const asked = random.pick([
    `Which of the following is the range of plausible values for ${total}?`,
    `Based on this estimate and its margin of error, what are the plausible values for ${total}?`,
  ]);
  return {
    parameters: { size: prose(size), sample, estimate: prose(estimate), margin: prose(margin), factor: prose(factor), population: setting.id },
    stem: `${told} ${asked}${setting.note ? ` (Note: ${setting.note})` : ''}`,
    answer: { format: 'choice', correct, wrong },
    steps: [
      `The mean is plausibly between ${math(`${decimalLatex(estimate)} - ${decimalLatex(margin)} = ${decimalLatex(from)}`)} and ${math(`${decimalLatex(estimate)} + ${decimalLatex(margin)} = ${decimalLatex(to)}`)}${unit && ` ${unit}`}.`,
      `Multiply both ends by the ${prose(size)} ${setting.members}: ${math(decimalLatex(mul(from, size)))} and ${math(decimalLatex(mul(to, size)))} ${setting.plain}.`,
      `${capitalized(converting)}: the total is plausibly between ${prose(low)} and ${prose(high)} ${setting.newUnit}.`,
      `Check: the estimated total is ${prose(center)} ${setting.newUnit}, which is ${compare(sub(center, low), sub(high, center)) === 0 ? 'halfway between these two numbers' : 'between these two numbers'}.`,
    ],
    takeaway: 'Whatever turns the estimate of a mean into a total also applies to its margin of error: do the same to both ends.',
  };
}

export const totalInAnotherUnit: Generator = {
  archetype: 'IS-j',
  topicId: 24,
  version: 2,
  levels: [3],
  skillTags: ['margin-of-error', 'estimation', 'unit-conversion'],
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, setting));
  },
};
