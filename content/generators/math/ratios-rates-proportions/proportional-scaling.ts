/** Proportional relationships: scale a known pair up or down. */
import { isInteger, mul, rat, sub, add } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { count, decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';

interface Setting {
  /** Counted per `unit`; both with plural. */
  readonly output: readonly [string, string];
  readonly input: readonly [string, string];
  /** Sensible whole outputs per input. */
  readonly rates: readonly [number, number];
  /** No fractions of an output per input: nobody plants half a seedling. */
  readonly whole?: boolean;
  /** The largest number of inputs that occurs. */
  readonly most?: number;
  readonly given: (outputs: string, inputs: string) => string;
  readonly ask: (inputs: string) => string;
  readonly askBack: (outputs: string) => string;
}

const settings: readonly Setting[] = [
  {
    output: ['page', 'pages'],
    input: ['minute', 'minutes'],
    rates: [8, 40],
    given: (a, b) => `A printer prints ${a} in ${b} at a constant rate.`,
    ask: (c) => `At this rate, how many pages does the printer print in ${c}?`,
    askBack: (a) => `At this rate, how many minutes does it take the printer to print ${a}?`,
  },
  {
    output: ['liter', 'liters'],
    input: ['minute', 'minutes'],
    rates: [5, 30],
    given: (a, b) => `Water flows from a pump at a constant rate of ${a} every ${b}.`,
    ask: (c) => `At this rate, how many liters of water flow from the pump in ${c}?`,
    askBack: (a) => `At this rate, how many minutes does it take for ${a} of water to flow from the pump?`,
  },
  {
    output: ['gram', 'grams'],
    input: ['loaf', 'loaves'],
    rates: [8, 12],
    most: 20,
    given: (a, b) => `A baker uses ${a} of salt for every ${b} of bread.`,
    ask: (c) => `How many grams of salt does the baker use for ${c} of bread?`,
    askBack: (a) => `For how many loaves of bread does the baker use ${a} of salt?`,
  },
  {
    output: ['mile', 'miles'],
    input: ['hour', 'hours'],
    rates: [32, 56],
    most: 12,
    given: (a, b) => `A freight train moves at a constant speed and travels ${a} in ${b}.`,
    ask: (c) => `At this speed, how many miles does the train travel in ${c}?`,
    askBack: (a) => `At this speed, how many hours does it take the train to travel ${a}?`,
  },
  {
    output: ['bottle', 'bottles'],
    input: ['second', 'seconds'],
    rates: [3, 15],
    given: (a, b) => `A machine fills ${a} every ${b} at a constant rate.`,
    ask: (c) => `How many bottles does the machine fill in ${c}?`,
    askBack: (a) => `How many seconds does it take the machine to fill ${a}?`,
  },
  {
    output: ['seedling', 'seedlings'],
    input: ['tray', 'trays'],
    rates: [12, 48],
    whole: true,
    given: (a, b) => `A greenhouse plants ${a} in ${b}, with the same number in each tray.`,
    ask: (c) => `How many seedlings does the greenhouse plant in ${c}?`,
    askBack: (a) => `How many trays does the greenhouse need for ${a}?`,
  },
];

export const proportionalScaling: Generator = {
  archetype: 'RAT-b',
  topicId: 19,
  version: 4,
  levels: [2],
  skillTags: ['proportions', 'unit-rates'],
  draft(random) {
    const simple = random.chance(2, 5);
    const setting = random.pick(settings);
    const inputs = random.int(2, 9);
    const rate =
      simple || setting.whole
        ? rat(random.int(setting.rates[0], setting.rates[1]))
        : rat(random.int(setting.rates[0], setting.rates[1]) * 2 + 1, setting.output[0] === 'gram' ? 2 : random.pick([2, 4]));
    const outputs = mul(rate, rat(inputs));
    const target = random.int(inputs + 1, Math.max(inputs + 1, Math.min(setting.most ?? 24, simple ? 15 : 24)));
    const targetOutputs = mul(rate, rat(target));
    if (!isInteger(outputs) || !isInteger(targetOutputs) || target % inputs === 0) return null;
    const back = !simple && random.chance(2, 3);
    const named = (value: typeof rate, [one, many]: readonly [string, string]) => count(value, one, many);
    const given = setting.given(named(outputs, setting.output), named(rat(inputs), setting.input));
    const unit = setting.input[0];
    const parameters = { outputs: prose(outputs), inputs, target: back ? prose(targetOutputs) : target, back, setting: setting.output[0] };
    const [o, i, t, T] = [decimalLatex(outputs), `${inputs}`, `${target}`, decimalLatex(targetOutputs)];
    if (back) {
      const bugs = [
        bug(
          'RECIP',
          ratio(mul(outputs, rat(inputs)), targetOutputs),
          `This sets up the proportion upside down: compute ${math(`\\frac{${T} \\cdot ${i}}{${o}}`)}, not ${math(`\\frac{${o} \\cdot ${i}}{${T}}`)}.`,
        ),
        bug(
          'RATE0',
          add(rat(inputs), sub(targetOutputs, outputs)),
          `This adds the same amount to both quantities; at a constant rate, divide ${prose(targetOutputs)} by the ${prose(rate)} per ${unit}.`,
        ),
        bug('STOP', ratio(targetOutputs, outputs), `This is only the scale factor ${math(`\\frac{${T}}{${o}}`)}; multiply it by ${inputs}.`),
      ];
      const answer = numberEntry({ ...asDecimals, key: rat(target), bugs });
      return (
        answer && {
          parameters,
          stem: `${given} ${setting.askBack(named(targetOutputs, setting.output))}`,
          answer,
          steps: [
            `At a constant rate, the ratio of the two quantities stays the same, so set up a proportion with \\(x\\) for the unknown.`,
            `${math(`\\frac{${o}}{${i}} = \\frac{${T}}{x}`)}, so ${math(`x = \\frac{${T} \\cdot ${i}}{${o}} = ${t}`)}.`,
            `Check: ${math(`\\frac{${o}}{${i}} = ${decimalLatex(rate)}`)} and ${math(`\\frac{${T}}{${t}} = ${decimalLatex(rate)}`)}, the same unit rate.`,
          ],
          takeaway: 'Proportional quantities have a constant ratio: write two equal fractions with the same unit on top.',
        }
      );
    }
    const bugs = [
      bug(
        'RATE0',
        add(outputs, rat(target - inputs)),
        `This adds ${math(`${t} - ${i} = ${target - inputs}`)} to ${prose(outputs)}; at a constant rate, multiply the ${prose(rate)} per ${unit} by ${t}.`,
      ),
      bug('STOP', rate, `This is the amount per ${unit}; multiply it by ${target} for ${named(rat(target), setting.input)}.`),
      bug(
        'RECIP',
        ratio(mul(outputs, rat(inputs)), target),
        `This uses the fraction upside down: it multiplies by ${math(`\\frac{${i}}{${t}}`)} instead of ${math(`\\frac{${t}}{${i}}`)}.`,
      ),
      bug(
        'STOP',
        mul(outputs, rat(target)),
        `This multiplies ${prose(outputs)} by ${target} without dividing by ${inputs}; the amount per ${unit} is ${prose(rate)}.`,
      ),
      bug(
        'RATE0',
        add(targetOutputs, outputs),
        `This adds the first ${named(outputs, setting.output)} to the amount for ${named(rat(target), setting.input)}, which already includes ${prose(outputs) === '1' ? 'it' : 'them'}; stop at ${prose(targetOutputs)}.`,
      ),
      bug(
        'STOP',
        mul(rate, rat(target - inputs)),
        `This is only the amount for the additional ${target - inputs === 1 ? setting.input[0] : `${target - inputs} ${setting.input[1]}`}; add the first ${prose(outputs)}.`,
      ),
      bug(
        'SWAP',
        mul(outputs, rat(2)),
        `This doubles the first amount, but ${target} is not twice ${inputs}; multiply ${prose(outputs)} by ${math(`\\frac{${t}}{${i}}`)}.`,
      ),
      bug(
        'RATE0',
        add(targetOutputs, rat(inputs)),
        `This adds the ${inputs} ${setting.input[1]} to the amount for ${target} ${setting.input[1]}; stop at ${prose(targetOutputs)}.`,
      ),
    ];
    const steps = [
      `A constant rate means that the amount per ${unit} stays the same, so find the unit rate and scale it up.`,
      `${math(`\\frac{${o}}{${i}} = ${decimalLatex(rate)}`)} per ${unit}, so ${target} ${setting.input[1]} give ${math(`${decimalLatex(rate)} \\cdot ${t} = ${T}`)}.`,
      `Check: ${math(`\\frac{${T}}{${t}} = ${decimalLatex(rate)}`)}, the same unit rate.`,
    ];
    const answer = simple
      ? numberChoices({
          ...asDecimals,
          key: targetOutputs,
          why: `The unit rate is ${prose(rate)} per ${unit}, and ${prose(rate)} times ${target} is ${prose(targetOutputs)}.`,
          bugs,
        })
      : numberEntry({ ...asDecimals, key: targetOutputs, bugs });
    return (
      answer && {
        parameters,
        stem: `${given} ${setting.ask(named(rat(target), setting.input))}`,
        answer,
        steps,
        takeaway: 'Find the amount for one unit first; then any other amount is one multiplication away.',
      }
    );
  },
};
