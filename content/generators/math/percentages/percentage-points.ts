/** PCT-i: percent and percentage points. */
import type { Generator } from '../../generator.ts';
import { isInteger, rat, toNumber } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, ratio } from '../data-kit.ts';
import { capitalized } from '../statements.ts';

const shares = [
  ['the share of students who walk to school', 'school', 'students who walk to school'],
  ['the share of energy from wind in a region', 'region', 'the energy from wind'],
  ['the share of members who pay online', 'club', 'members who pay online'],
  ['the share of trips made by bicycle in a city', 'city', 'trips made by bicycle'],
  ['the share of households with a garden in a town', 'town', 'households with a garden'],
  ['the share of books borrowed as e-books from a library', 'library', 'e-books borrowed'],
  ['the share of visitors who buy a ticket in advance', 'museum', 'visitors who buy in advance'],
  ['the share of employees who work from home on Fridays', 'company', 'employees at home on Fridays'],
] as const;

export const percentagePoints: Generator = {
  archetype: 'PCT-i',
  topicId: 20,
  version: 1,
  levels: [4],
  skillTags: ['percent-change', 'percentage-points'],
  draft(random) {
    const [share, place] = random.pick(shares);
    const [a, b] = [random.int(4, 60), random.int(4, 75)];
    const points = b - a;
    const up = points > 0;
    const relative = rat(100 * Math.abs(points), a);
    const kind = random.pick(['percent', 'final'] as const);
    if (points === 0 || !isInteger(relative) || toNumber(relative) > 150 || Math.abs(points) < 2) return null;
    const key = kind === 'percent' ? relative : rat(b);
    const word = up ? 'increase' : 'decrease';
    const r = toNumber(relative);
    const answer = numericAnswer(random.chance(1, 3), {
      key,
      why:
        kind === 'percent'
          ? `The change of ${Math.abs(points)} percentage points is ${r}% of ${a}%.`
          : `${r}% of ${a}% is ${Math.abs(points)} percentage points.`,
      show: (value) => math(`${latex(value)}\\%`),
      bugs:
        kind === 'percent'
          ? [
              bug('PP', Math.abs(points), 'This is the change in percentage points; the percent change compares it with the first percentage.'),
              bug('BASE', ratio(100 * Math.abs(points), b), 'This divides by the second percentage; a change is measured against the first.'),
              bug('OFMORE', ratio(100 * b, a), 'This is the second percentage as a percentage of the first; the change is its distance from 100%.'),
              bug('BASE', ratio(100 * a, b), 'This is the first percentage as a percentage of the second.'),
              bug('ADDP', a + b, 'This adds the two percentages.'),
              bug('STOP', b, 'This is the second percentage.'),
              bug('STOP', a, 'This is the first percentage.'),
            ]
          : [
              bug('PP', up ? a + r : a - r, `This moves by ${r} percentage points; the change is ${r}% of ${a}%.`),
              bug('SIGN', 2 * a - b, 'This changes the percentage in the wrong direction.'),
              bug('STOP', Math.abs(points), `This is the change alone, in percentage points.`),
              bug('BASE', ratio(a * 100, up ? 100 + r : 100 - r), 'This undoes the change instead of making it.'),
              bug('OFMORE', r, 'This is the percent change itself.'),
              bug('SIGN', up ? Math.abs(a - r) : a + r, `This moves by ${r} percentage points, and in the wrong direction.`),
              bug('STOP', a, 'This is the percentage before the change.'),
            ],
      keep: (value) => value.n > 0n && value.d <= 2n,
    });
    const note = answer?.format === 'spr' ? ' (Disregard the % sign when entering your answer.)' : '';
    const cap = capitalized(share);
    return (
      answer && {
        parameters: { kind, a, b, place },
        stem: `${
          kind === 'percent'
            ? random.pick([
                `${cap} changed from ${a}% to ${b}% within five years. By what percent did it ${word}?`,
                `In a report, ${share} was ${a}% in the first year and ${b}% in the second. What is the percent ${word} from the first year to the second?`,
                `${cap} was ${a}% in 2015 and ${b}% in 2020. What was the percent ${word} of this share?`,
                `A survey found that ${share} went from ${a}% to ${b}%. What is the percent ${word}?`,
              ])
            : random.pick([
                `${cap} was ${a}% at first. Within five years, this share ${word}d by ${r}% of its value. What was the share after five years?`,
                `In a report, ${share} was ${a}% in the first year. In the second year, it was ${r}% ${up ? 'greater' : 'less'} than in the first. What was it in the second year?`,
                `At the beginning of a study, ${share} was ${a}%. At the end, the share had ${word}d by ${r}% of what it was at the beginning. What was the share at the end?`,
                `${cap} was ${a}% in 2015. By 2020, it had ${word}d by ${r}% of that value. What was the share in 2020?`,
              ])
        }${note}`,
        answer,
        steps: [
          'A percent change of a percentage is measured against the first percentage; the plain difference is in percentage points.',
          kind === 'percent'
            ? `The difference is ${math(`${Math.max(a, b)}-${Math.min(a, b)}=${Math.abs(points)}`)} percentage points, and ${math(`\\frac{${Math.abs(points)}}{${a}}\\cdot 100=${r}`)}.`
            : `${math(`\\frac{${r}}{100}\\cdot ${a}=${Math.abs(points)}`)} percentage points, and ${math(`${a}${up ? '+' : '-'}${Math.abs(points)}=${b}`)}.`,
          `Check: ${math(`${a}\\cdot ${latex(rat(b, a))}=${b}`)}.`,
        ],
        takeaway: 'From 20% to 30% is 10 percentage points, but an increase of 50%.',
      }
    );
  },
};
