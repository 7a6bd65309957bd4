/** PCT-i: percent and percentage points. */
import type { Generator } from '../../generator.ts';
import { isInteger, rat, toNumber } from '#core/rational.ts';
import { capitalized, decimalLatex, math } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent } from '../percents.ts';

/** What the percentage is of, the place, whether it only grows in our time, and the most that is likely. */
const shares = [
  ['the percentage of a school’s students who walk to school', 'school', 'either', 45],
  ['the percentage of a region’s electricity that comes from wind', 'region', 'grows', 60],
  ['the percentage of a club’s members who pay online', 'club', 'grows', 75],
  ['the percentage of trips in a city that are made by bicycle', 'city', 'either', 30],
  ['the percentage of households in a town that have a garden', 'town', 'either', 75],
  ['the percentage of a library’s loans that are e-books', 'library', 'grows', 60],
  ['the percentage of a museum’s visitors who buy tickets in advance', 'museum', 'grows', 75],
  ['the percentage of a company’s employees who work from home on Fridays', 'company', 'either', 60],
] as const;

export const percentagePoints: Generator = {
  archetype: 'PCT-i',
  topicId: 20,
  version: 6,
  levels: [3],
  skillTags: ['percent-change', 'percentage-points'],
  draft(random) {
    const [share, place, direction, most] = random.pick(shares);
    const [a, b] = [random.int(8, 60), random.int(8, 75)];
    const points = b - a;
    const up = points > 0;
    const relative = rat(100 * Math.abs(points), a);
    const kind = random.pick(['percent', 'final'] as const);
    if (
      points === 0 ||
      !isInteger(relative) ||
      toNumber(relative) > 100 ||
      Math.abs(points) < 2 ||
      2 * b < a ||
      b > most ||
      relative.n === BigInt(a) ||
      relative.n === BigInt(b)
    )
      return null;
    if (direction === 'grows' && !up) return null;
    const key = kind === 'percent' ? relative : rat(b);
    const word = up ? 'increase' : 'decrease';
    const r = toNumber(relative);
    const given = kind === 'percent' ? [a, b] : [a, r];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 3),
      key,
      why:
        kind === 'percent'
          ? `The change of ${Math.abs(points)} percentage points is ${r}% of the original ${a}%.`
          : `The change is ${r}% of ${a}%, or ${Math.abs(points)} percentage points.`,
      show: (value) => math(`${decimalLatex(value)}\\%`),
      bugs:
        kind === 'percent'
          ? [
              bug('PP', Math.abs(points), 'This is the change in percentage points; divide it by the first percentage to find the percent change.'),
              bug('BASE', ratio(100 * Math.abs(points), b), 'This divides the change by the second percentage; divide by the first one instead.'),
              bug('OFMORE', ratio(100 * b, a), 'This is the second percentage as a percentage of the first; the percent change is how far that is from 100%.'),
              bug('BASE', ratio(100 * a, b), 'This is the first percentage as a percentage of the second, not the percent change.'),
              bug('ADDP', up ? a + b : null, 'This adds the two percentages; a percent change starts from their difference.'),
              bug('BASE', ratio(200 * Math.abs(points), a + b), 'This divides the change by the mean of the two percentages; divide by the first one instead.'),
              bug('BASE', ratio(100 * Math.abs(points), a + b), 'This divides the change by the sum of the two percentages; divide by the first one instead.'),
            ].map((each) => ({ ...each, value: each.value && rat(Math.round(toNumber(each.value))) }))
          : [
              bug('PP', up ? a + r : a - r, `This ${up ? 'adds' : 'subtracts'} ${r} percentage points; the change is ${r}% of ${a}%.`),
              bug('SIGN', 2 * a - b, `This ${up ? 'subtracts the change; the percentage increased' : 'adds the change; the percentage decreased'}.`),
              bug('STOP', Math.abs(points), `This is only the change, in percentage points; ${up ? 'add it to' : 'subtract it from'} ${a}.`),
              bug('BASE', ratio(a * 100, up ? 100 + r : 100 - r), `This divides by ${up ? 100 + r : 100 - r}% instead of multiplying by it.`),
              bug('SIGN', up ? Math.abs(a - r) : a + r, `This changes the percentage by ${r} percentage points, and in the wrong direction.`),
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
    const cap = capitalized(share);
    return (
      answer && {
        parameters: { kind, a, b, place },
        stem: `${
          kind === 'percent'
            ? random.pick([
                `Over five years, ${share} ${word}d from ${a}% to ${b}%. By what percent did this percentage ${word}?`,
                `From 2015 to 2020, ${share} ${word}d from ${a}% to ${b}%. What was the percent ${word} in this percentage?`,
                `${cap} was ${a}% in 2015 and ${b}% in 2020. By what percent did this percentage ${word} from 2015 to 2020?`,
                `Two surveys, five years apart, found that ${share} had ${word}d from ${a}% to ${b}%. By what percent had the percentage ${word}d?`,
              ])
            : random.pick([
                `In 2015, ${share} was ${a}%. By 2020, this percentage was ${r}% ${up ? 'greater' : 'less'} than it had been in 2015. What was the percentage in 2020?`,
                `In 2015, ${share} was ${a}%. From 2015 to 2020, this percentage ${word}d by ${r}% of its 2015 value. What was the percentage in 2020?`,
                `At the beginning of a five-year study, ${share} was ${a}%. At the end of the study, this percentage was ${r}% ${up ? 'greater' : 'less'} than it had been at the beginning. What was the percentage at the end of the study?`,
                `${cap} was ${a}% in 2015. The percentage in 2020 was ${r}% ${up ? 'greater' : 'less'} than the percentage in 2015. What was the percentage in 2020?`,
              ])
        }${note}`,
        answer,
        steps: [
          'Subtracting percentages gives percentage points; a percent change is measured as a percent of the first percentage.',
          kind === 'percent'
            ? `The difference is ${math(`${Math.max(a, b)}-${Math.min(a, b)}=${Math.abs(points)}`)} percentage points, and ${math(`\\frac{${Math.abs(points)}}{${a}}\\cdot 100=${r}`)}.`
            : `${math(`\\frac{${r}}{100}\\cdot ${a}=${Math.abs(points)}`)} percentage points, and ${math(`${a}${up ? '+' : '-'}${Math.abs(points)}=${b}`)}.`,
          `Check: ${math(`${a}\\cdot ${decimalLatex(rat(b, a))}=${b}`)}.`,
        ],
        takeaway: 'Going from 20% to 30% is a change of 10 percentage points but an increase of 50%.',
      }
    );
  },
};
