/** PCT-i: percent and percentage points. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { isInteger, rat, toNumber } from '#core/rational.ts';
import { capitalized, count, decimalLatex, math } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent } from '../percents.ts';

/** A rate that is a percentage, of what, which way it goes in our time, and its least and greatest likely values. */
const rates = [
  ['acceptance rate', 'at a university', 'falls', 12, 60],
  ['recycling rate', 'in a city', 'grows', 8, 50],
  ['unemployment rate', 'in a county', 'either', 4, 12],
  ['interest rate', 'on a type of loan', 'either', 4, 12],
  ['voter turnout', 'in local elections in a city', 'either', 16, 48],
  ['occupancy rate', 'of a hotel', 'either', 45, 90],
  ['vacancy rate', 'for office space in a city', 'either', 5, 24],
  ['response rate', 'for an annual survey', 'either', 10, 60],
  ['poverty rate', 'in a county', 'either', 8, 25],
  ['homeownership rate', 'in a county', 'either', 40, 75],
  ['graduation rate', 'at a community college', 'grows', 24, 60],
  ['attendance rate', 'for a weekly class', 'either', 50, 95],
  ['participation rate', 'in a school lunch program', 'either', 30, 80],
  ['passing rate', 'for a licensing exam', 'either', 40, 84],
] as const;

function draftOf(random: Random, [name, place, direction, least, most]: (typeof rates)[number]): Draft | null {
  const [a, b] = [random.int(least, most), random.int(least, most)];
  const points = b - a;
  const up = points > 0;
  const relative = rat(100 * Math.abs(points), a);
  const inPoints = count(Math.abs(points), 'percentage point');
  const kind = random.pick(['percent', 'final'] as const);
  if (points === 0 || !isInteger(relative) || toNumber(relative) > 100 || 2 * b < a || relative.n === BigInt(a) || relative.n === BigInt(b)) return null;
  if (direction !== 'either' && up !== (direction === 'grows')) return null;
  const key = kind === 'percent' ? relative : rat(b);
  const word = up ? 'increase' : 'decrease';
  const r = toNumber(relative);
  const given = kind === 'percent' ? [a, b] : [a, r];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 6),
    key,
    why: kind === 'percent' ? `The change of ${inPoints} is ${r}% of the original ${a}%.` : `The change is ${r}% of ${a}%, or ${inPoints}.`,
    show: (value) => math(`${decimalLatex(value)}\\%`),
    bugs:
      kind === 'percent'
        ? [
            bug('PP', Math.abs(points), 'This is the change in percentage points; divide it by the first percentage to find the percent change.'),
            bug('BASE', ratio(100 * Math.abs(points), b), 'This divides the change by the second percentage; divide by the first one instead.'),
            bug('OFMORE', ratio(100 * b, a), 'This is the second percentage as a percentage of the first; the percent change is how far that is from 100%.'),
            bug('BASE', ratio(100 * a, b), `This is the first percentage as a percentage of the second; divide the change, ${Math.abs(points)}, by ${a}.`),
            bug('ADDP', up ? a + b : null, 'This adds the two percentages; divide their difference by the first one instead.'),
            bug('BASE', ratio(200 * Math.abs(points), a + b), 'This divides the change by the mean of the two percentages; divide by the first one instead.'),
            bug('BASE', ratio(100 * Math.abs(points), a + b), 'This divides the change by the sum of the two percentages; divide by the first one instead.'),
          ].map((each) => ({ ...each, value: each.value && rat(Math.round(toNumber(each.value))) }))
        : [
            bug('PP', up ? a + r : a - r, `This ${up ? 'adds' : 'subtracts'} ${r} percentage points; the change is only ${r}% of ${a}%, which is ${inPoints}.`),
            bug(
              'SIGN',
              2 * a - b,
              `This ${up ? `subtracts the change; the percentage increased, so add ${Math.abs(points)}` : `adds the change; the percentage decreased, so subtract ${Math.abs(points)}`}.`,
            ),
            bug('STOP', Math.abs(points), `This is only the change, in percentage points; ${up ? 'add it to' : 'subtract it from'} ${a}.`),
            bug('BASE', ratio(a * 100, up ? 100 + r : 100 - r), `This divides by ${up ? 100 + r : 100 - r}%, which undoes the change; multiply by it.`),
            bug(
              'BASE',
              Math.round(toNumber(up ? rat(a * 100, 100 - r || 100) : rat(a * 100, 100 + r))),
              `This divides by ${up ? `100% − ${r}%` : `100% + ${r}%`} instead of multiplying by ${up ? `100% + ${r}%` : `100% − ${r}%`}.`,
            ),
          ],
    believable: (value) =>
      value.n > 0n &&
      value.d === 1n &&
      toNumber(value) <= (kind === 'percent' && up ? 300 : 99) &&
      !given.includes(toNumber(value)) &&
      (kind === 'percent' || up === toNumber(value) > a || toNumber(value) === Math.abs(points)),
  });
  const note = answer?.format === 'spr' ? enterPercent : '';
  const rate = `the ${name}`.replace('the voter turnout', 'voter turnout');
  const from = random.int(2012, 2018);
  const to = from + random.int(3, 6);
  return (
    answer && {
      parameters: { kind, a, b, name },
      stem: `${
        kind === 'percent'
          ? random.pick([
              `From ${from} to ${to}, ${rate} ${place} ${word}d from ${a}% to ${b}%. What was the percent ${word} in ${rate} from ${from} to ${to}?`,
              `${capitalized(rate)} ${place} was ${a}% in ${from} and ${b}% in ${to}. By what percent did ${rate} ${word} from ${from} to ${to}?`,
              `In ${from}, ${rate} ${place} was ${a}%. In ${to}, it was ${b}%. ${capitalized(rate)} in ${to} was what percent ${up ? 'greater' : 'less'} than ${rate} in ${from}?`,
              `${capitalized(rate)} ${place} ${word}d from ${a}% in ${from} to ${b}% in ${to}. What was the percent ${word} in ${rate} over this period?`,
            ])
          : random.pick([
              `In ${from}, ${rate} ${place} was ${a}%. In ${to}, ${rate} was ${r}% ${up ? 'greater' : 'less'} than in ${from}. What was ${rate} in ${to}?`,
              `${capitalized(rate)} ${place} was ${a}% in ${from}. If ${rate} in ${to} was ${r}% ${up ? 'greater' : 'less'} than ${rate} in ${from}, what was ${rate} in ${to}?`,
              `${capitalized(rate)} ${place} in ${to} was ${r}% ${up ? 'greater' : 'less'} than ${rate} in ${from}. ${capitalized(rate)} in ${from} was ${a}%. What was ${rate} in ${to}?`,
              `${capitalized(rate)} ${place} was ${r}% ${up ? 'greater' : 'less'} in ${to} than it was in ${from}. If ${rate} was ${a}% in ${from}, what was it in ${to}?`,
            ])
      }${note}`,
      answer,
      steps: [
        'Subtracting percentages gives percentage points; a percent change is measured as a percent of the first percentage.',
        kind === 'percent'
          ? `The difference is ${math(`${Math.max(a, b)}-${Math.min(a, b)}=${Math.abs(points)}`)} ${Math.abs(points) === 1 ? 'percentage point' : 'percentage points'}, and ${math(`\\frac{${Math.abs(points)}}{${a}}\\cdot 100=${r}`)}.`
          : `${math(`\\frac{${r}}{100}\\cdot ${a}=${Math.abs(points)}`)} ${Math.abs(points) === 1 ? 'percentage point' : 'percentage points'}, and ${math(`${a}${up ? '+' : '-'}${Math.abs(points)}=${b}`)}.`,
        `Check: ${math(`${a}\\cdot ${decimalLatex(rat(b, a))}=${b}`)}.`,
      ],
      takeaway: 'Going from 20% to 30% is a change of 10 percentage points but an increase of 50%.',
    }
  );
}

export const percentagePoints: Generator = {
  archetype: 'PCT-i',
  topicId: 20,
  version: 8,
  levels: [3],
  skillTags: ['percent-change', 'percentage-points'],
  // Every rate as often, though small percentages fit more easily.
  draft(random) {
    const rate = random.pick(rates);
    return persist(() => draftOf(random, rate));
  },
};
