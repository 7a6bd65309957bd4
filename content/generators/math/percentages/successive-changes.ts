/** Successive percent changes: factors multiply. */
import { compare, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { persist } from '../persist.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, type Bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { changed, factorOf, percentOver } from '../percents.ts';
import { type Setting, settings } from './successive-settings.ts';
import { unknownChange } from './unknown-change.ts';

const described = (value: Rational) =>
  value.n === 0n ? 'No change' : `${value.n > 0n ? 'An increase' : 'A decrease'} of ${prose(value.n > 0n ? value : mul(value, rat(-1)))}%`;

/** Two changes, and what they come to: as an increase or a decrease, or as a number where it is told which. */
function overall(random: Random, setting: Setting, [first, second]: readonly [number, number], told: string, noun: string): Draft | null {
  const product = mul(factorOf(first), factorOf(second));
  const total = percentOver(product);
  const up = total.n > 0n;
  const size = (value: Rational) => (value.n < 0n ? mul(value, rat(-1)) : value);
  const sameWay = first > 0 === second > 0;
  const timesEachOther = mul(rat(first), rat(second, 100));
  const shared = [
    bug(
      'ADDP',
      rat(first + second),
      `This combines the two percents directly, but the second is a percent of a different amount; multiply ${prose(factorOf(first))} by ${prose(factorOf(second))}.`,
    ),
    bug(
      'EXPO',
      Math.abs(toNumber(timesEachOther)) < 2 ? null : timesEachOther,
      `This multiplies the two percents; multiply the factors ${prose(factorOf(first))} and ${prose(factorOf(second))} instead.`,
    ),
  ];
  // After two changes in one direction, nobody takes the whole for the other direction; after one up and one down, many do.
  const bugs = sameWay
    ? [
        ...shared.map(({ value, ...rest }) => ({ ...rest, value: value && mul(size(value), rat(up ? 1 : -1)) })),
        bug(
          'ADDP',
          rat(first + second, 2),
          `This is the mean of the two percents; the changes follow one another, so multiply ${prose(factorOf(first))} by ${prose(factorOf(second))}.`,
        ),
        bug(
          'EXPO',
          sub(rat(first + second), sub(total, rat(first + second))),
          `This corrects the sum of the percents in the wrong direction; multiply ${prose(factorOf(first))} by ${prose(factorOf(second))} to be sure.`,
        ),
      ]
    : [
        ...shared,
        bug(
          'SIGN',
          mul(total, rat(-1)),
          `This has the wrong direction; the product of the factors is ${prose(product)}, which is ${up ? 'greater' : 'less'} than 1.`,
        ),
        bug(
          'SIGN',
          rat(Math.sign(first + second) * (Math.abs(first) + Math.abs(second))),
          `This adds the sizes of the two changes, although they have opposite directions; multiply ${prose(factorOf(first))} by ${prose(factorOf(second))}.`,
        ),
      ];
  const steps = [
    `Each percent is taken of the value at that time, so multiply the factors instead of adding the percents.`,
    `${math(`${decimalLatex(factorOf(first))} \\cdot ${decimalLatex(factorOf(second))} = ${decimalLatex(product)}`)}, so the final value is ${prose(mul(product, rat(100)))}% of the original value.`,
    `That is ${described(total).toLowerCase()}. Check with 100: it becomes ${prose(mul(factorOf(first), rat(100)))} and then ${prose(mul(product, rat(100)))}.`,
  ];
  const why = `The product of the factors is ${prose(product)}, which is ${described(total).toLowerCase()}.`;
  const rest = { steps, takeaway: 'For successive percent changes, multiply the factors: 1 plus or minus each percent, written as a decimal.' };
  const parameters = { percents: [first, second], thing: setting.thing };
  /** The sum of the percents is the error that most students make. */
  const withUsual = ([usual, ...others]: readonly Bug[]): readonly Bug[] =>
    usual
      ? [
          usual,
          ...random.sample(
            others.filter(({ value }) => value),
            2,
          ),
        ]
      : [];
  if (first + second === 0 || random.chance(1, 2)) {
    return {
      parameters,
      stem: `${told} ${random.pick([
        `Which of the following describes the overall percent change in ${noun} ${setting.over}?`,
        `Which of the following describes the total percent change in ${noun} ${setting.over}?`,
        `What was the percent change in ${noun} ${setting.over}?`,
      ])}`,
      answer: numberChoices({ ...asDecimals, key: total, why, bugs: withUsual(bugs), show: described, believable: (value) => compare(value, rat(-100)) > 0 }),
      ...rest,
    };
  }
  const relation = up ? 'greater' : 'less';
  return {
    parameters: { ...parameters, asked: 'p' },
    stem: `${told} ${random.pick([
      `If ${noun} ${setting.after} was ${math('p\\%')} ${relation} than ${noun} ${setting.before}, what is the value of ${math('p')}?`,
      `${capitalized(noun)} was ${math('p\\%')} ${relation} ${setting.after} than ${setting.before}. What is the value of ${math('p')}?`,
    ])}`,
    answer: numberChoices({
      ...asDecimals,
      key: size(total),
      why,
      bugs: withUsual([
        ...bugs.filter(({ misconception }) => sameWay || misconception !== 'SIGN').map(({ value, ...about }) => ({ ...about, value: value && size(value) })),
        bug('STOP', mul(product, rat(100)), `This is the percent of the original value that is there in the end; its difference from 100% is the change.`),
        bug(
          'SIGN',
          rat(Math.abs(first) + Math.abs(second)),
          `This adds the sizes of the two changes, although they have opposite directions; multiply ${prose(factorOf(first))} by ${prose(factorOf(second))}.`,
        ),
      ]),
      believable: (value) => value.n > 0n,
    }),
    ...rest,
  };
}

function draftOf(random: Random, level: Difficulty, setting: Setting): Draft | null {
  const size = () => {
    const rises = random.chance(1, 2);
    return random.pick([5, 10, 15, 20, 25, 30, 40, 50, 60].filter((percent) => percent <= setting.most[rises ? 0 : 1])) * (rises ? 1 : -1);
  };
  const [first, second] = [size(), size()];
  if (level === 4) {
    const third = size();
    const oneWay = first > 0 === second > 0 && second > 0 === third > 0;
    return oneWay ? null : unknownChange(random, setting, [first, second, third]);
  }
  const total = percentOver(mul(factorOf(first), factorOf(second)));
  if (total.n === 0n || decimalText(total, 2) === null || Math.abs(toNumber(total)) > 150) return null;
  const again = first > 0 === second > 0 ? changed(second).replace(/^\w+ /, '') : changed(second);
  const told = `${capitalized(setting.thing)} ${changed(first)} ${setting.when[0]} and ${again} ${setting.when[1]}.`;
  return overall(random, setting, [first, second], told, setting.thing.replace(/ an? (?=[\w ]+$)/, ' the '));
}

export const successiveChanges: Generator = {
  archetype: 'PCT-f',
  topicId: 20,
  version: 8,
  levels: [3, 4],
  skillTags: ['percent-change', 'successive-changes'],
  draft(random, level) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, level, setting));
  },
};
