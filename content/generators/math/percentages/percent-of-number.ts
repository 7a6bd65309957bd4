/** p percent of a number. */
import { div, equal, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const settings = [
  (p: string, n: string) => `What is ${math(`${p}\\%`)} of ${math(n.replaceAll(',', '{,}'))}?`,
  (p: string, n: string) => `Of the ${n} trees in a park, ${p}% are maple trees. How many maple trees are in the park?`,
  (p: string, n: string) => `A museum has ${n} paintings, and ${p}% of them are on display. How many of the paintings are on display?`,
  (p: string, n: string) => `A survey was sent to ${n} customers, and ${p}% of them responded. How many customers responded to the survey?`,
  (p: string, n: string) => `A farm harvested ${n} pumpkins and sold ${p}% of them. How many pumpkins did the farm sell?`,
  (p: string, n: string) => `There are ${n} pages in a book, and ${p}% of the pages contain a photograph. How many pages contain a photograph?`,
  (p: string, n: string) => `A theater has ${n} seats. If ${p}% of the seats are in the balcony, how many seats are in the balcony?`,
  (p: string, n: string) =>
    `A city council surveyed ${n} residents and found that ${p}% of them support a new park. How many of these residents support the new park?`,
  (p: string, n: string) => `The value of ${math('x')} is ${math(`${p}\\%`)} of ${math(n.replaceAll(',', '{,}'))}. What is the value of ${math('x')}?`,
  (p: string, n: string) => `A company has ${n} employees. If ${p}% of the employees work part-time, how many employees work part-time?`,
  (p: string, n: string) => `There were ${n} visitors at a zoo on Saturday. Of these visitors, ${p}% were children. How many of the visitors were children?`,
  (p: string, n: string) =>
    `Last month, a bakery sold ${n} loaves of bread, ${p}% of which were rye. How many loaves of rye bread did the bakery sell last month?`,
  (p: string, n: string) => `What number is ${math(`${p}\\%`)} of ${math(n.replaceAll(',', '{,}'))}?`,
] as const;

export const percentOfNumber: Generator = {
  archetype: 'PCT-a',
  topicId: 20,
  version: 5,
  levels: [1],
  skillTags: ['percent-of'],
  draft(random) {
    const percent = rat(random.pick([5, 10, 15, 20, 30, 35, 40, 45, 60, 65, 70, 80, 85, 90, 12, 24, 36, 48]));
    const whole = rat(random.int(4, 60) * random.pick([5, 10, 20, 50]));
    const key = div(mul(percent, whole), rat(100));
    if (!isInteger(key) || percent.n === whole.n) return null;
    const setting = random.int(0, settings.length - 1);
    const p = prose(percent);
    const bugs = [
      bug(
        'COMP',
        sub(whole, key),
        `This is the other ${prose(sub(rat(100), percent))}%; the question asks for the ${p}%, so subtract it from ${prose(whole)}.`,
      ),
      bug('UNIT', div(key, rat(10)), `This is ten times too small: ${p}% is ${math(`\\frac{${p}}{100}`)}, not ${math(`\\frac{${p}}{1000}`)}.`),
      bug('UNIT', mul(key, rat(10)), `This is ten times too large: ${p}% is ${math(`\\frac{${p}}{100}`)}, not ${math(`\\frac{${p}}{10}`)}.`),
      bug('RECIP', div(whole, percent), `This divides ${prose(whole)} by ${p}; ${p}% of a number is ${math(`\\frac{${p}}{100}`)} of it.`),
      bug(
        'PP',
        sub(whole, percent),
        `This subtracts ${p} from ${prose(whole)}; ${p}% means ${p} out of every 100, so multiply by ${math(`\\frac{${p}}{100}`)}.`,
      ),
      bug('PP', percent, `This is the percent itself; find ${p} out of every 100 of the ${prose(whole)}.`),
      bug('STOP', div(whole, rat(10)), `This is 10% of ${prose(whole)}; multiply it by ${prose(div(percent, rat(10)))} to get ${p}%.`),
      bug(
        'STOP',
        percent.n % 10n === 5n ? mul(whole, rat(percent.n - 5n, 100n)) : null,
        `This leaves out the last 5%; add 5% of ${prose(whole)}, which is ${prose(div(whole, rat(20)))}.`,
      ),
      bug('HALF', div(whole, rat(2)), `This is half of ${prose(whole)}, which is 50%; for ${p}%, multiply by ${math(`\\frac{${p}}{100}`)}.`),
    ];
    // A part is smaller than its whole, and hardly anyone would choose a tiny part.
    const keep = (value: Rational) => isInteger(value) && toNumber(value) >= toNumber(key) / 12 && toNumber(value) > 1 && toNumber(value) < toNumber(whole);
    const shown = new Set(bugs.flatMap(({ value }) => (value && keep(value) && !equal(value, key) ? [prose(value)] : [])));
    const answer = numberAnswer({
      ...asDecimals,
      typed: shown.size < 3,
      key,
      why: `${p}% of ${prose(whole)} is ${math(`\\frac{${p}}{100} \\cdot ${decimalLatex(whole)} = ${decimalLatex(key)}`)}.`,
      bugs,
      believable: keep,
    });
    if (!answer) return null;
    return {
      parameters: { percent: p, whole: prose(whole), setting },
      stem: (settings[setting] as (typeof settings)[number])(p, prose(whole)),
      answer,
      steps: [
        `Percent means per hundred, so ${p}% of a number is ${math(`\\frac{${p}}{100}`)} times the number.`,
        `${math(`\\frac{${p}}{100} \\cdot ${decimalLatex(whole)} = ${decimalLatex(key)}`)}.`,
        `Check: 10% of ${prose(whole)} is ${prose(div(whole, rat(10)))}, so ${p}% is ${math(`${decimalLatex(div(percent, rat(10)))} \\cdot ${decimalLatex(div(whole, rat(10)))} = ${decimalLatex(key)}`)}.`,
      ],
      takeaway: 'To take p percent of a number, multiply it by p/100.',
    };
  },
};
