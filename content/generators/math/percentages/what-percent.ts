/** What percent one quantity is of another. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '../../generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { type Bug, bug, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent, showPercent } from '../percents.ts';

const simple = [
  (a: string, n: string) => `What percentage of ${n} is ${a}?`,
  (a: string, n: string) => `A theater has ${n} seats, and ${a} of the seats were occupied for a performance. What percentage of the seats were occupied?`,
  (a: string, n: string) =>
    `Of the ${n} students in a grade, ${a} take the bus to school. What percentage of the students in the grade take the bus to school?`,
  (a: string, n: string) => `A gardener planted ${n} seeds, and ${a} of them sprouted. What percentage of the seeds sprouted?`,
  (a: string, n: string) => `A store ordered ${n} lamps, and ${a} of them have been sold. What percentage of the lamps have been sold?`,
] as const;

/** Two parts whose total is the base; the second one is asked for. */
const parts = [
  (a: string, b: string) =>
    `A school band has ${a} members who play a brass instrument and ${b} members who do not. What percentage of the members of the band do not play a brass instrument?`,
  (a: string, b: string) =>
    `At a bakery, ${a} muffins were sold before noon and ${b} muffins were sold after noon. What percentage of these muffins were sold after noon?`,
  (a: string, b: string) =>
    `On a ferry, ${a} of the vehicles are cars and the other ${b} vehicles are trucks. What percentage of the vehicles on the ferry are trucks?`,
  (a: string, b: string) =>
    `A collection contains ${a} coins from Mexico and ${b} coins from Canada, and no other coins. What percentage of the coins are from Canada?`,
  (a: string, b: string) =>
    `In an election, ${a} votes were cast for one candidate and ${b} votes for the other. What percentage of the votes were cast for the other candidate?`,
] as const;

/** A wrong percentage as a student would write it: to the nearest whole percent. */
const nearest = (each: Bug): Bug => ({ ...each, value: each.value && rat(Math.round(toNumber(each.value))) });

export const whatPercent: Generator = {
  archetype: 'PCT-b',
  topicId: 20,
  version: 2,
  levels: [1, 2],
  skillTags: ['percent-of', 'part-and-whole'],
  draft(random, level) {
    const whole = rat(random.int(4, 50) * (level === 1 ? random.pick([5, 10, 20]) : 5));
    const key =
      level === 1 ? rat(random.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85, 90])) : rat(random.int(4, 90), random.pick([1, 1, 2]));
    const part = div(mul(key, whole), rat(100));
    const rest = sub(whole, part);
    if (!isInteger(part) || part.n === rest.n || part.n < 3n) return null;
    const setting = random.int(0, 4);
    const [P, W, R] = [decimalLatex(part), decimalLatex(whole), decimalLatex(rest)];
    const hundred = (value: Rational) => mul(value, rat(100));
    const bugs = [
      bug('BASE', hundred(div(part, rest)), `This divides ${prose(part)} by the other ${prose(rest)} instead of by the total, ${prose(whole)}.`),
      bug('COMP', sub(rat(100), key), `This is the percentage for the other ${prose(rest)}.`),
      bug('RECIP', hundred(div(whole, part)), `This divides ${prose(whole)} by ${prose(part)}; it should be the other way around.`),
      bug('STOP', part, `This is the number ${prose(part)} itself, not a percentage.`),
      bug('SWAP', rest, `This is the other part of the total, ${prose(rest)}, and it is not a percentage.`),
      bug(
        'BASE',
        hundred(div(part, add(whole, part))),
        `This divides by ${prose(add(whole, part))}, the total plus the part; the part is already included in the total.`,
      ),
      bug('BASE', hundred(div(rest, part)), `This compares the two parts with each other instead of comparing one part with the whole.`),
    ];
    const stem =
      level === 1
        ? (simple[setting] as (typeof simple)[number])(prose(part), prose(whole))
        : (parts[setting] as (typeof parts)[number])(prose(rest), prose(part));
    const entry = level === 2 && random.chance(1, 2);
    const answer = entry
      ? numberEntry({ ...asDecimals, key, bugs })
      : numberChoices({
          ...asDecimals,
          key,
          why: `${prose(part)} out of ${prose(whole)} is ${math(`\\frac{${P}}{${W}} = ${decimalLatex(key)}\\%`)}.`,
          bugs: (level === 1 ? bugs.map(nearest) : bugs).filter(({ value }) => value !== null && toNumber(value) <= 100),
          show: showPercent,
        });
    return (
      answer && {
        parameters: { part: prose(part), whole: prose(whole), level, setting },
        stem: entry ? `${stem}${enterPercent}` : stem,
        answer,
        steps: [
          level === 1
            ? `A percentage compares a part with the whole: divide the part by the whole and multiply by 100.`
            : `The whole is both parts together: ${math(`${R} + ${P} = ${W}`)}.`,
          `${math(`\\frac{${P}}{${W}} \\cdot 100 = ${decimalLatex(key)}`)}, so the percentage is ${prose(key)}%.`,
          `Check: ${prose(key)}% of ${prose(whole)} is ${math(`\\frac{${decimalLatex(key)}}{100} \\cdot ${W} = ${decimalLatex(div(mul(key, add(part, rest)), rat(100)))}`)}.`,
        ],
        takeaway: 'Percentage = part divided by whole, times 100; make sure the denominator is the whole.',
      }
    );
  },
};
