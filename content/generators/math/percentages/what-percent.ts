/** What percent one quantity is of another. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { type Bug, bug, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent, showPercent } from '../percents.ts';

interface Setting {
  /** The part and the whole, or two parts of which the second is asked for. */
  readonly tell: (one: string, other: string) => string;
  /** Believable sizes of the whole, and percentages. */
  readonly whole?: readonly [number, number];
  readonly percent?: readonly [number, number];
}

const simple: readonly Setting[] = [
  { tell: (a, n) => `What percentage of ${n} is ${a}?` },
  { tell: (a, n) => `The number ${a} is what percentage of ${n}?` },
  {
    tell: (a, n) => `A theater has ${n} seats, and ${a} of the seats were occupied for a performance. What percentage of the seats were occupied?`,
    whole: [80, 1000],
  },
  {
    tell: (a, n) => `Of the ${n} students in a grade, ${a} take the bus to school. What percentage of the students in the grade take the bus to school?`,
    whole: [40, 600],
  },
  { tell: (a, n) => `A gardener planted ${n} seeds, and ${a} of them sprouted. What percentage of the seeds sprouted?`, percent: [40, 90] },
  { tell: (a, n) => `A store ordered ${n} lamps, and ${a} of them have been sold. What percentage of the lamps have been sold?` },
  {
    tell: (a, n) => `A survey was sent to ${n} households, and ${a} of them responded. What percentage of the households responded to the survey?`,
    whole: [100, 1000],
  },
  {
    tell: (a, n) => `Kenji has read ${a} pages of a novel that has ${n} pages. What percentage of the pages of the novel has Kenji read?`,
    whole: [120, 700],
  },
  {
    tell: (a, n) => `In one season, a basketball player made ${a} of ${n} free throws. What percentage of the free throws did the player make?`,
    whole: [20, 260],
    percent: [45, 90],
  },
];

/** Two parts whose total is the base; the second one is asked for. */
const parts: readonly Setting[] = [
  {
    tell: (a, b) =>
      `A school band has ${a} members who play a brass instrument and ${b} members who do not. What percentage of the members of the band do not play a brass instrument?`,
    whole: [20, 150],
  },
  {
    tell: (a, b) =>
      `At a bakery, ${a} muffins were sold before noon and ${b} muffins were sold after noon. What percentage of these muffins were sold after noon?`,
  },
  {
    tell: (a, b) =>
      `On a ferry, ${a} of the vehicles are cars and the other ${b} vehicles are trucks. What percentage of the vehicles on the ferry are trucks?`,
    whole: [20, 200],
  },
  {
    tell: (a, b) =>
      `A collection contains ${a} coins from Mexico and ${b} coins from Canada, and no other coins. What percentage of the coins are from Canada?`,
  },
  {
    tell: (a, b) =>
      `In an election, ${a} votes were cast for one candidate and ${b} votes for the other. What percentage of the votes were cast for the other candidate?`,
  },
  {
    tell: (a, b) =>
      `Last week, a library lent ${a} printed books and ${b} audiobooks. What percentage of the books that the library lent last week were audiobooks?`,
  },
  {
    tell: (a, b) =>
      `During a season, a soccer team won ${a} of its matches and did not win the other ${b} matches. What percentage of its matches did the team not win?`,
    whole: [20, 60],
    percent: [20, 75],
  },
];

const isWithin = (value: Rational, [least, most]: readonly [number, number]) => toNumber(value) >= least && toNumber(value) <= most;

/** A wrong percentage as a student would write it: to the nearest whole percent. */
const nearest = (each: Bug): Bug => ({ ...each, value: each.value && rat(Math.round(toNumber(each.value))) });

export const whatPercent: Generator = {
  archetype: 'PCT-b',
  topicId: 20,
  version: 3,
  levels: [1, 2],
  skillTags: ['percent-of', 'part-and-whole'],
  draft(random, level) {
    const settings = level === 1 ? simple : parts;
    const setting = random.int(0, settings.length - 1);
    const { tell, whole: sizes = [0, Infinity], percent = [0, 100] } = settings[setting] as Setting;
    const whole = rat(random.int(4, 50) * (level === 1 ? random.pick([5, 10, 20]) : 5));
    const key =
      level === 1 ? rat(random.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85, 90])) : rat(random.int(4, 90), random.pick([1, 1, 2]));
    const part = div(mul(key, whole), rat(100));
    const rest = sub(whole, part);
    if (!isInteger(part) || part.n === rest.n || part.n < 3n || !isWithin(whole, sizes) || !isWithin(key, percent)) return null;
    const [P, W, R] = [decimalLatex(part), decimalLatex(whole), decimalLatex(rest)];
    const hundred = (value: Rational) => mul(value, rat(100));
    const bugs = [
      bug('BASE', hundred(div(part, rest)), `This divides ${prose(part)} by the other ${prose(rest)}; divide it by the total, ${prose(whole)}.`),
      bug('COMP', sub(rat(100), key), `This is the percentage for the other ${prose(rest)}; divide ${prose(part)} by ${prose(whole)} instead.`),
      bug('RECIP', hundred(div(whole, part)), `This divides ${prose(whole)} by ${prose(part)}; divide ${prose(part)} by ${prose(whole)} instead.`),
      bug('STOP', part, `This is the number ${prose(part)} itself; divide it by ${prose(whole)}, and multiply by 100.`),
      bug('SWAP', rest, `This is the other part of the total, ${prose(rest)}; divide ${prose(part)} by the total, ${prose(whole)}, for a percentage.`),
      bug(
        'BASE',
        hundred(div(part, add(whole, part))),
        `This divides by ${prose(add(whole, part))}, the total plus the part; the part is already included in the total, so divide by ${prose(whole)}.`,
      ),
      bug('BASE', hundred(div(rest, part)), `This divides one part by the other; divide ${prose(part)} by the whole, ${prose(whole)}.`),
    ];
    const stem = level === 1 ? tell(prose(part), prose(whole)) : tell(prose(rest), prose(part));
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
