/** NLF-c: what a number in an exponential or quadratic model means in its story. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { article, decimalLatex, math, prose } from '../text.ts';
import { asks, growthSettings } from './growth-settings.ts';
import { quadraticMeaning } from './meaning-in-a-quadratic.ts';

function exponential(random: Random, level: Difficulty): Draft {
  const setting = random.pick(growthSettings);
  const { gives, noun, after, unit, start, shown, grows } = setting;
  const initial = random.int(setting.initial[0], setting.initial[1]) * setting.initial[2];
  const percent = random.int(...setting.percent);
  const period = level === 2 ? 1 : random.pick(setting.periods);
  const factor = `${(grows ? 100 + percent : 100 - percent) / 100}`;
  const [f, t] = random.pick([
    ['f', 't'],
    ['P', 't'],
    ['A', 'n'],
    ['g', 'x'],
  ] as const);
  const asked = level === 2 ? random.pick(['initial', 'factor'] as const) : random.pick(['factor', 'period'] as const);
  const verb = grows ? 'increases' : 'decreases';
  const opposite = grows ? 'decreases' : 'increases';
  const every = period === 1 ? `every ${unit}` : `every ${period} ${unit}s`;
  const amount = shown(prose(initial));
  const kept = grows ? 100 + percent : 100 - percent;
  const texts = {
    initial: `The ${noun} was ${amount} ${start}.`,
    factor: `The ${noun} ${verb} by ${percent}% ${every}.`,
    opposite: `The ${noun} ${opposite} by ${percent}% ${every}.`,
    whole: `The ${noun} ${verb} by ${kept}% ${every}.`,
    linear: `The ${noun} ${verb} by ${amount} ${every}.`,
    later: `The ${noun} was ${amount} after ${period === 1 ? `1 ${unit}` : `${period} ${unit}s`}.`,
    often: `The ${noun} ${verb} by ${percent}% ${['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'][period] ?? `${period} times`} each ${unit}.`,
    single: `The ${noun} ${verb} by ${percent}% every ${unit}.`,
    amount: `The ${noun} ${verb} by ${shown(setting.shown('').startsWith('$') ? Number(factor).toFixed(2) : factor)} every ${unit}.`,
    length: `The ${noun} ${grows ? 'doubles' : 'is halved'} every ${period} ${unit}s.`,
    change: `The ${noun} ${verb} by ${period}% every ${unit}.`,
  };
  type Text = keyof typeof texts;
  const number = math(asked === 'initial' ? decimalLatex(initial) : asked === 'factor' ? factor : period);
  const key: Text = asked === 'initial' ? 'initial' : 'factor';
  const wrongs: Record<Text, readonly [Misconception, string]> = {
    initial: ['RATE0', `The initial value is ${math(decimalLatex(initial))}; ${number} is the factor by which the amount is multiplied ${every}.`],
    factor: ['RATE0', `The percent change comes from the factor ${math(factor)}; ${number} is the coefficient, which is the initial value.`],
    opposite: ['SIGN', `A factor ${grows ? 'above' : 'below'} ${math(1)} makes the amount ${grows ? 'increase' : 'decrease'}, so the ${noun} ${verb}.`],
    whole: ['GROW', `A factor of ${math(factor)} means the new amount is ${kept}% of the old one; the change is ${percent}%.`],
    linear: [
      'GROW',
      `${math(decimalLatex(initial))} is the initial value; an exponential model does not change by a fixed amount but by a factor, here ${math(factor)}.`,
    ],
    later: ['SWAP', `${math(decimalLatex(initial))} is the value at ${math(`${t} = 0`)}; multiply by the factor to get later values.`],
    often: ['PERIOD', `The exponent ${math(`\\frac{${t}}{${period}}`)} increases by 1 once every ${period} ${unit}s, not ${period} times each ${unit}.`],
    single: ['PERIOD', `The exponent ${math(`\\frac{${t}}{${period}}`)} increases by 1 only every ${period} ${unit}s, so the change takes that long.`],
    amount: ['GROW', `The amount is multiplied by ${math(factor)}; that number is not added or subtracted, and it means a change of ${percent}%.`],
    length: [
      'GROW',
      `${math(period)} divides ${math(t)} in the exponent; it tells how long each ${percent}% change takes, and a change by the factor ${math(factor)} ${grows ? 'is not doubling' : 'is not halving'}.`,
    ],
    change: ['GROW', `${math(period)} is in the exponent and is a number of ${unit}s; the percent comes from the factor ${math(factor)}.`],
  };
  const pool: readonly Text[] =
    asked === 'initial'
      ? ['factor', 'linear', 'later', 'whole', 'opposite']
      : level === 2
        ? ['opposite', 'whole', 'initial', 'amount', 'linear', 'later']
        : asked === 'factor'
          ? ['single', 'often', 'opposite', 'whole', 'initial']
          : ['single', 'often', 'length', 'change', 'opposite'];
  const exponent = period === 1 ? t : `{\\frac{${t}}{${period}}}`;
  const rule = `${f}(${t}) = ${decimalLatex(initial)}(${factor})^${exponent}`;
  const wrong = pool.map((name): WrongOption => ({ text: texts[name], value: texts[name], misconception: wrongs[name][0], why: wrongs[name][1] }));
  return {
    parameters: { setting: growthSettings.indexOf(setting), initial, percent, period, asked, f },
    stem: `The function ${math(f)} gives ${gives}, ${math(t)} ${after}: ${math(rule)}. ${random.pick(asks(number))}`,
    answer: {
      format: 'choice',
      correct: {
        text: texts[key],
        value: texts[key],
        why:
          asked === 'initial'
            ? `At ${math(`${t} = 0`)}, the power equals 1, so the value is ${number}.`
            : `The exponent increases by 1 ${every}, so the value is multiplied by ${math(factor)}, which is ${article(percent)} ${percent}% ${grows ? 'increase' : 'decrease'}.`,
      },
      wrong,
    },
    steps: [
      `In ${math(`a(b)^${t}`)}, ${math('a')} is the value at ${math(`${t} = 0`)}, and ${math('b')} is the factor each time the exponent increases by 1.`,
      `Here the initial value is ${math(decimalLatex(initial))}, and the factor ${math(factor)} means ${article(percent)} ${percent}% ${grows ? 'increase' : 'decrease'}.`,
      period === 1
        ? `The exponent increases by 1 every ${unit}, so that is how often the change happens.`
        : `The exponent ${math(`\\frac{${t}}{${period}}`)} increases by 1 every ${period} ${unit}s, so that is how long each change takes.`,
    ],
    takeaway: 'The coefficient is the initial value, the base tells the percent change, and the exponent tells how often that change happens.',
  };
}

export const meaningOfAParameter: Generator = {
  archetype: 'NLF-c',
  topicId: 16,
  version: 3,
  levels: [2, 3],
  skillTags: ['exponential-model', 'interpretation'],
  draft: (random, level) => (level === 3 && random.chance(1, 3) ? quadraticMeaning(random) : exponential(random, level)),
};
