/** Percent change of a quotient or product whose parts change by other percents. */
import type { Random } from '#core/random.ts';
import { div, mul, rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { backwardsChange } from './change-backwards.ts';
import { absolute } from '#content/exact/value.ts';
import { changeBelow, changed, changeWord, enterPercent, factorOf, percentOver, showPercent } from '../percents.ts';

interface Story {
  /** What is divided, what it is divided by, and the quotient. */
  readonly top: string;
  readonly bottom: string;
  readonly quotient: string;
  readonly where: string;
}

const stories: readonly Story[] = [
  {
    where: 'From 2015 to 2020',
    top: 'the total amount that the members of a club paid in dues',
    bottom: 'the number of members',
    quotient: 'the mean amount paid per member',
  },
  {
    where: 'From 2021 to 2022',
    top: 'the total mass of the apples harvested in an orchard',
    bottom: 'the number of trees in the orchard',
    quotient: 'the mean mass of the apples harvested per tree',
  },
  { where: 'Last year', top: 'the revenue of a theater from ticket sales', bottom: 'the number of tickets sold', quotient: 'the mean price of a ticket' },
  {
    where: 'From 2016 to 2021',
    top: 'the number of pages printed in an office',
    bottom: 'the number of employees in the office',
    quotient: 'the mean number of pages printed per employee',
  },
  {
    where: 'Over one year',
    top: 'the number of books borrowed from a library',
    bottom: 'the number of its cardholders',
    quotient: 'the mean number of books borrowed per cardholder',
  },
  {
    where: 'From 2018 to 2019',
    top: 'the number of miles driven by a delivery van each week',
    bottom: 'the number of gallons of fuel it used each week',
    quotient: 'the number of miles driven per gallon',
  },
  {
    where: 'From one year to the next',
    top: 'the amount of electricity used in a building',
    bottom: 'the number of people working in it',
    quotient: 'the amount of electricity used per person',
  },
];

const takeaway = 'Turn each percent change into a factor; a quotient changes by the quotient of the factors.';

function quotient(random: Random): Draft | null {
  const story = random.pick(stories);
  const [p, q] = [5 * random.int(-6, 10), 5 * random.int(-5, 8)];
  const factor = div(factorOf(p), factorOf(q));
  const change = percentOver(factor);
  const key = absolute(change);
  if (p === 0 || q === 0 || p === q || decimalText(key, 1) === null || key.n === 0n || Number(key.n) / Number(key.d) > 60) return null;
  if (p > 0 === q > 0 ? false : random.chance(1, 2)) return null;
  const back = absolute(percentOver(div(factorOf(q), factorOf(p))));
  const bugs: Bug[] = [
    bug(
      'ADDP',
      Math.abs(p - q),
      `This subtracts the percents, but they have different bases; divide the factor ${prose(factorOf(p))} by ${prose(factorOf(q))}.`,
    ),
    bug('ADDP', Math.abs(p + q), `This adds the percents, but they have different bases; divide the factor ${prose(factorOf(p))} by ${prose(factorOf(q))}.`),
    bug(
      'SWAP',
      absolute(percentOver(mul(factorOf(p), factorOf(q)))),
      `This multiplies the factors, which gives the change of a product; divide ${prose(factorOf(p))} by ${prose(factorOf(q))}.`,
    ),
    bug('RECIP', back, `This divides the factors the wrong way around; divide ${prose(factorOf(p))} by ${prose(factorOf(q))}.`),
    bug('OFMORE', mul(factor, rat(100)), `This is the new value as a percent of the old one, not the change; take its difference from 100%.`),
    bug('STOP', Math.abs(p), `This is only the change of ${story.top}; divide by the factor of ${story.bottom} as well.`),
    bug(
      'FRAC',
      div(rat(100 * Math.abs(p)), rat(Math.abs(q))),
      `This divides the percents themselves; divide the factors ${prose(factorOf(p))} and ${prose(factorOf(q))}.`,
    ),
  ];
  const entry = random.chance(1, 3);
  const answer = numberAnswer({
    ...asDecimals,
    typed: entry,
    key,
    why: `The quotient of the factors is ${prose(factor)}, ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${prose(key)}%.`,
    bugs,
    show: showPercent,
    believable: changeBelow(change, 250),
  });
  const Where = story.where;
  const stem = random.pick([
    `${Where}, ${story.top} ${changed(p)}, and ${story.bottom} ${changed(q)}. By what percentage did ${story.quotient} ${changeWord(change)}?`,
    `${Where}, ${story.top} ${changed(p)}. In the same period, ${story.bottom} ${changed(q)}. By what percentage did ${story.quotient} ${changeWord(change)}?`,
  ]);
  return (
    answer && {
      parameters: { kind: 'quotient', p, q, what: story.quotient },
      stem: entry ? `${stem}${enterPercent}` : stem,
      answer,
      steps: [
        `${capitalized(story.quotient)} is ${story.top} divided by ${story.bottom}, so divide their factors, too.`,
        `The factor of ${story.top} is ${math(decimalLatex(factorOf(p)))}, and the factor of ${story.bottom} is ${math(decimalLatex(factorOf(q)))}: ${math(`\\frac{${decimalLatex(factorOf(p))}}{${decimalLatex(factorOf(q))}} = ${decimalLatex(factor)}`)}.`,
        `This is ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${math(`${decimalLatex(key)}`)} percent.`,
        `Check with 100 for both: they become ${math(decimalLatex(mul(factorOf(p), rat(100))))} and ${math(decimalLatex(mul(factorOf(q), rat(100))))}, and ${math(`${decimalLatex(mul(factorOf(p), rat(100)))} \\div ${decimalLatex(mul(factorOf(q), rat(100)))} = ${decimalLatex(factor)}`)}.`,
      ],
      takeaway,
    }
  );
}

/** The last field says which changes of the first quantity occur. */
const anyChange = [-75, -60, -50, -36, -20, 25, 60, 100] as const;
const fixed = [
  ['The area of a rectangle is constant.', 'its length', 'its width', anyChange],
  ['A car travels the same distance each day.', 'its average speed', 'the time the trip takes', [-20, 25, 60]],
  ['A baker spends the same amount on flour each week.', 'the price of a pound of flour', 'the amount of flour bought', [-20, 25]],
  ['The volume of a rectangular prism is constant.', 'the area of its base', 'its height', anyChange],
  ['A school has a fixed budget for new books.', 'the mean price of a book', 'the number of books the school can buy', [-20, 25]],
  [
    'A printer prints the same number of pages each day.',
    'the number of pages it prints per minute',
    'the time it takes to print the pages',
    [-50, -20, 25, 60, 100],
  ],
] as const;

/** The other factor of a product that stays the same. */
function constantProduct(random: Random): Draft | null {
  const [opening, first, second, occurring] = random.pick(fixed);
  const p = random.pick<number>(occurring);
  const factor = div(rat(1), factorOf(p));
  const change = percentOver(factor);
  const key = absolute(change);
  if (decimalText(key, 2) === null) return null;
  const bugs: Bug[] = [
    bug(
      'BASE',
      Math.abs(p),
      `This is the percent for ${first}; the percent for ${second} differs, because its factor is the reciprocal, ${math(`\\frac{1}{${decimalLatex(factorOf(p))}}`)}.`,
    ),
    bug('OFMORE', mul(factor, rat(100)), `This is the new value as a percent of the old one, not the change; take its difference from 100%.`),
    bug(
      'COMP',
      p > 0 && p < 100 ? 100 - p : null,
      `This subtracts the percent from 100; take the reciprocal of the factor ${prose(factorOf(p))}, and compare it with 1.`,
    ),
    bug('ADDP', 100 + p, `This is what percent of its old value ${first} becomes; the factor for ${second} is the reciprocal, ${prose(factor)}.`),
    bug('HALF', rat(Math.abs(p), 2), `This halves the percent; take the reciprocal of the factor ${prose(factorOf(p))}, and compare it with 1.`),
    bug(
      'RECIP',
      decimalText(rat(100, Math.abs(p)), 1) === null ? null : rat(100, Math.abs(p)),
      `This divides 100 by the percent; take the reciprocal of the factor ${prose(factorOf(p))}, and compare it with 1.`,
    ),
  ];
  const entry = random.chance(1, 3);
  const answer = numberAnswer({
    ...asDecimals,
    typed: entry,
    key,
    why: `The factor is the reciprocal of ${prose(factorOf(p))}, which is ${prose(factor)}.`,
    bugs,
    show: showPercent,
    believable: changeBelow(change, 400),
  });
  const stem = `${opening} ${random.pick([`If ${first} ${changeWord(p)}s by ${Math.abs(p)}%, by what percentage does ${second} ${changeWord(change)}?`, `When ${first} ${changeWord(p)}s by ${Math.abs(p)}%, ${second} ${changeWord(change)}s by what percentage?`])}`;
  return (
    answer && {
      parameters: { kind: 'constant', p, first, asked: stem.length },
      stem: entry ? `${stem}${enterPercent}` : stem,
      answer,
      steps: [
        `The product of ${first} and ${second} stays the same, so their factors are reciprocals of each other.`,
        `${capitalized(first)} is multiplied by ${math(decimalLatex(factorOf(p)))}, so ${second} is multiplied by ${math(`\\frac{1}{${decimalLatex(factorOf(p))}} = ${decimalLatex(factor)}`)}.`,
        `This is ${change.n > 0n ? 'an' : 'a'} ${changeWord(change)} of ${math(decimalLatex(key))} percent.`,
        `Check: ${math(`${decimalLatex(factorOf(p))} \\cdot ${decimalLatex(factor)} = 1`)}.`,
      ],
      takeaway: 'If a product stays the same, one factor is multiplied by the reciprocal of what multiplies the other.',
    }
  );
}

export const changeOfQuotient: Generator = {
  archetype: 'PCT-l',
  topicId: 20,
  version: 5,
  levels: [3, 5],
  skillTags: ['percent-change', 'factors'],
  draft: (random, level) => (level === 5 ? backwardsChange(random) : random.chance(2, 3) ? persist(() => quotient(random)) : constantProduct(random)),
};
