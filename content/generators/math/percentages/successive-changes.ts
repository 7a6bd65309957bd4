/** Successive percent changes: factors multiply. */
import { compare, div, isInteger, mul, rat, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '../../generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { changed, factorOf, percentOver } from '../percents.ts';

interface Setting {
  readonly thing: string;
  readonly when: readonly [string, string, string];
  /** A count, not an amount. */
  readonly number: boolean;
  /** The greatest percent by which it rises and falls. */
  readonly most: readonly [number, number];
  /** What it was before, where a question asks what it is afterward: from and to, in steps. */
  readonly start?: readonly [from: number, to: number, step: number];
}

const settings: readonly Setting[] = [
  {
    thing: 'the value of an investment',
    when: ['in the first year', 'in the second year', 'in the third year'],
    number: false,
    most: [25, 20],
    start: [10, 120, 100],
  },
  { thing: 'the price of a jacket', when: ['in September', 'in October', 'in November'], number: false, most: [30, 60] },
  { thing: 'the number of subscribers to a magazine', when: ['in 2020', 'in 2021', 'in 2022'], number: true, most: [40, 30], start: [20, 400, 100] },
  { thing: 'the area covered by a lake', when: ['from 2010 to 2014', 'from 2014 to 2018', 'from 2018 to 2022'], number: false, most: [25, 40] },
  {
    thing: 'the number of visitors to a zoo',
    when: ['from 2016 to 2017', 'from 2017 to 2018', 'from 2018 to 2019'],
    number: true,
    most: [25, 20],
    start: [60, 400, 1000],
  },
  { thing: 'the mass of a bacterial culture', when: ['in the first hour', 'in the second hour', 'in the third hour'], number: false, most: [60, 40] },
];

const mistaken = (which: string, percent = 0) => `This treats the ${which} change as ${percent > 0 ? 'a decrease' : 'an increase'}.`;
const described = (value: Rational) => `${value.n > 0n ? 'An increase' : 'A decrease'} of ${prose(value.n > 0n ? value : mul(value, rat(-1)))}%`;

export const successiveChanges: Generator = {
  archetype: 'PCT-f',
  topicId: 20,
  version: 4,
  levels: [3, 4],
  skillTags: ['percent-change', 'successive-changes'],
  draft(random, level) {
    const setting = random.pick(settings);
    const size = () => {
      const rises = random.chance(1, 2);
      return random.pick([5, 10, 15, 20, 25, 30, 40, 50, 60].filter((percent) => percent <= setting.most[rises ? 0 : 1])) * (rises ? 1 : -1);
    };
    const percents = level === 3 ? [size(), size()] : [size(), size(), size()];
    if (percents.every((p) => p > 0) && level === 4) return null;
    const product = percents.map(factorOf).reduce((a, b) => mul(a, b));
    const total = percentOver(product);
    const sum = percents.reduce((a, b) => a + b, 0);
    if (total.n === 0n || decimalText(total, 2) === null || Math.abs(toNumber(total)) > 150) return null;
    const story = percents.map((percent, index) => `${changed(percent)} ${setting.when[index]}`);
    const told = `${setting.thing[0]?.toUpperCase()}${setting.thing.slice(1)} ${story.slice(0, -1).join(', ')}${percents.length > 2 ? ',' : ''} and ${story.at(-1)}.`;
    const noun = setting.thing.replace(/ an? (?=[\w ]+$)/, ' the ');
    if (level === 3) {
      const sameWay = (percents[0] as number) > 0 === (percents[1] as number) > 0;
      const bugs = [
        bug('ADDP', sum, `This combines the two percents directly, but the second is a percent of a different amount.`),
        bug('SIGN', mul(total, rat(-1)), `This is the right percent but the wrong direction.`),
        bug('ADDP', -sum, `This combines the percents directly and also mixes up increase and decrease.`),
        bug('SIGN', percentOver(mul(factorOf(-(percents[0] as number)), factorOf(percents[1] as number))), mistaken('first', percents[0])),
        bug('SIGN', percentOver(mul(factorOf(percents[0] as number), factorOf(-(percents[1] as number)))), mistaken('second', percents[1])),
        bug('STOP', percents[0] as number, `This is only the first change.`),
        bug('STOP', percents[1] as number, `This is only the second change.`),
        bug(
          'EXPO',
          mul(rat(percents[0] as number), rat(Math.sign(sum) * Math.abs(percents[1] as number), 100 * Math.sign(percents[0] as number))),
          `This multiplies the two percents; multiply the factors instead.`,
        ),
      ];
      const text = (value: Rational) => described(value);
      const answer = numberChoices({
        ...asDecimals,
        key: total,
        why: `The product of the factors is ${prose(product)}, which is ${described(total).toLowerCase()}.`,
        bugs,
        show: text,
        // After two increases, nobody takes the change for a decrease.
        believable: (value) => value.n !== 0n && compare(value, rat(-100)) > 0 && (!sameWay || value.n > 0n === total.n > 0n),
      });
      return {
        parameters: { percents, thing: setting.thing },
        stem: `${told} ${random.pick([
          `Which of the following describes the overall percent change in ${noun}?`,
          `By what percent did ${noun} change in all?`,
          `Which of the following is the percent change in ${noun} over the entire time?`,
        ])}`,
        answer,
        steps: [
          `Each percent is taken of the value at that time, so multiply the factors instead of adding the percents.`,
          `${math(`${percents.map((p) => decimalLatex(factorOf(p))).join(' \\cdot ')} = ${decimalLatex(product)}`)}, so the final value is ${prose(mul(product, rat(100)))}% of the original value.`,
          `That is ${described(total).toLowerCase()}. Check with 100: it becomes ${prose(mul(factorOf(percents[0] as number), rat(100)))} and then ${prose(mul(product, rat(100)))}.`,
        ],
        takeaway: 'For successive percent changes, multiply the factors: 1 plus or minus each percent, written as a decimal.',
      };
    }
    if (!setting.start) return null;
    const [from, to, step] = setting.start;
    const start = rat(random.int(from, to) * step);
    const end = mul(start, product);
    if (!isInteger(end)) return null;
    const apply = (all: readonly number[]) =>
      mul(
        start,
        all.map(factorOf).reduce((a, b) => mul(a, b)),
      );
    const first = percents[0] as number;
    const bugs = [
      bug(
        'ADDP',
        mul(start, factorOf(sum)),
        `This combines the three percents into one change of ${math(`${sum}\\%`)}; they are percents of different amounts.`,
      ),
      bug('STOP', apply(percents.slice(0, 2)), `This leaves out the third change.`),
      bug('STOP', apply(percents.slice(1)), `This leaves out the first change.`),
      bug('SIGN', apply(percents.map((p) => -p)), `This switches every increase and decrease.`),
      bug('SIGN', apply([-first, ...percents.slice(1)]), mistaken('first', first)),
      bug('BASE', div(apply(percents.slice(0, 2)), factorOf(percents[2] as number)), `This undoes the last change instead of applying it.`),
    ];
    const money = !setting.number;
    const show = (value: Rational) => math(`${money ? '\\$' : ''}${decimalLatex(value)}`);
    const keep = (value: Rational) => isInteger(value) && value.n > 0n;
    return {
      parameters: { percents, thing: setting.thing, start: prose(start) },
      stem: `${told} If ${noun} was ${money ? '$' : ''}${prose(start)} before these changes, what was ${setting.number ? 'this number' : 'its value'} after all three changes?`,
      answer: numberChoices({
        ...asDecimals,
        key: end,
        why: `The product of the three factors is ${prose(product)}, and ${math(`${decimalLatex(start)} \\cdot ${decimalLatex(product)} = ${decimalLatex(end)}`)}.`,
        bugs,
        show,
        believable: keep,
      }),
      steps: [
        `Turn each percent change into a factor and multiply, because each percent is taken of the value at that time.`,
        `The overall factor is ${math(`${percents.map((p) => decimalLatex(factorOf(p))).join(' \\cdot ')} = ${decimalLatex(product)}`)}.`,
        `${math(`${decimalLatex(start)} \\cdot ${decimalLatex(product)} = ${decimalLatex(end)}`)}.`,
        `Check step by step: ${percents.map((_, index) => prose(apply(percents.slice(0, index + 1)))).join(', then ')}.`,
      ],
      takeaway: 'For successive percent changes, multiply the factors; do not add the percents.',
    };
  },
};
