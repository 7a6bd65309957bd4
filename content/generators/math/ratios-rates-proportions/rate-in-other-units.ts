/** Rates of which both units change and one is squared or cubed; at level 5 inside a question about a solid. */
import type { Random } from '#core/random.ts';
import { div, isInteger, mul, pow, rat, type Rational } from '../../../exact/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bug, decimalText, latex, math, numericAnswer, prose, type Bug } from '../data-kit.ts';
import { solidRate } from './solid-rates.ts';

interface Side {
  /** The unit before and after, in the plural, and how many of the smaller make one of the larger. */
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  readonly power: 1 | 2 | 3;
  /** Whether the new unit is the smaller one. */
  readonly down: boolean;
  readonly fact: string;
}

interface Setting {
  readonly told: (rate: string) => string;
  readonly ask: (unit: string) => string;
  readonly top: Side;
  readonly bottom: Side;
  /** Rates in steps of `step`, from the first to the second number of steps. */
  readonly step: Rational;
  readonly steps: readonly [number, number];
}

const side = (power: 1 | 2 | 3, from: string, to: string, factor: number, fact: string, down = true): Side => ({ from, to, factor, power, down, fact });
const minutesToSeconds = side(1, 'minute', 'second', 60, '1 minute = 60 seconds');
const minutesToHours = side(1, 'minute', 'hour', 60, '1 hour = 60 minutes', false);
const hoursToMinutes = side(1, 'hour', 'minute', 60, '1 hour = 60 minutes');
const daysToHours = side(1, 'day', 'hour', 24, '1 day = 24 hours');
const feetToInches = '1 foot = 12 inches';
const yardsToFeet = '1 yard = 3 feet';
const metersToCentimeters = '1 meter = 100 centimeters';

const settings: readonly Setting[] = [
  {
    told: (rate) => `A pump moves water at a constant rate of ${rate}.`,
    ask: (unit) => `At what rate, in ${unit}, does the pump move water?`,
    top: side(3, 'cubic feet', 'cubic inches', 12, feetToInches),
    bottom: minutesToSeconds,
    step: rat(5, 4),
    steps: [1, 16],
  },
  {
    told: (rate) => `Water flows through a gate in a canal at a constant rate of ${rate}.`,
    ask: (unit) => `What is this rate, in ${unit}?`,
    top: side(3, 'cubic yards', 'cubic feet', 3, yardsToFeet),
    bottom: minutesToSeconds,
    step: rat(20),
    steps: [4, 40],
  },
  {
    told: (rate) => `A conveyor belt carries gravel at a constant rate of ${rate}.`,
    ask: (unit) => `At what rate, in ${unit}, does the belt carry gravel?`,
    top: side(3, 'cubic feet', 'cubic yards', 3, yardsToFeet, false),
    bottom: minutesToHours,
    step: rat(9, 2),
    steps: [2, 30],
  },
  {
    told: (rate) => `A certain wood has a density of ${rate}.`,
    ask: (unit) => `What is the density of this wood, in ${unit}?`,
    top: side(1, 'pounds', 'ounces', 16, '1 pound = 16 ounces'),
    bottom: side(3, 'cubic foot', 'cubic inch', 12, feetToInches),
    step: rat(27, 5),
    steps: [5, 13],
  },
  {
    told: (rate) => `A certain type of stone has a density of ${rate}.`,
    ask: (unit) => `What is the density of this type of stone, in ${unit}?`,
    top: side(1, 'grams', 'kilograms', 1000, '1 kilogram = 1,000 grams', false),
    bottom: side(3, 'cubic centimeter', 'cubic meter', 100, metersToCentimeters, false),
    step: rat(1, 50),
    steps: [100, 160],
  },
  {
    told: (rate) => `A fabric has a mass of ${rate}.`,
    ask: (unit) => `What is the mass of the fabric, in ${unit}?`,
    top: side(1, 'grams', 'milligrams', 1000, '1 gram = 1,000 milligrams'),
    bottom: side(2, 'square meter', 'square centimeter', 100, metersToCentimeters),
    step: rat(5),
    steps: [18, 90],
  },
  {
    told: (rate) => `A solar panel generates ${rate} in full sunlight.`,
    ask: (unit) => `How much does it generate, in ${unit}?`,
    top: side(1, 'watts', 'milliwatts', 1000, '1 watt = 1,000 milliwatts'),
    bottom: side(2, 'square meter', 'square centimeter', 100, metersToCentimeters),
    step: rat(5),
    steps: [30, 50],
  },
  {
    told: (rate) => `The area covered by a colony of mold increases at a constant rate of ${rate}.`,
    ask: (unit) => `At what rate, in ${unit}, does the area increase?`,
    top: side(2, 'square centimeters', 'square millimeters', 10, '1 centimeter = 10 millimeters'),
    bottom: daysToHours,
    step: rat(3, 5),
    steps: [1, 12],
  },
  {
    told: (rate) => `A machine paints lines on a road at a constant rate of ${rate}.`,
    ask: (unit) => `At what rate, in ${unit}, does the machine paint?`,
    top: side(2, 'square yards', 'square feet', 3, yardsToFeet),
    bottom: hoursToMinutes,
    step: rat(20),
    steps: [5, 30],
  },
  {
    told: (rate) => `A robot vacuum cleans ${rate}.`,
    ask: (unit) => `How much does it clean, in ${unit}?`,
    top: side(2, 'square feet', 'square inches', 12, feetToInches),
    bottom: minutesToSeconds,
    step: rat(5, 2),
    steps: [2, 14],
  },
  {
    told: (rate) => `A saw cuts sheets of plywood at a constant rate of ${rate}.`,
    ask: (unit) => `What is this rate, in ${unit}?`,
    top: side(2, 'square feet', 'square yards', 3, yardsToFeet, false),
    bottom: minutesToHours,
    step: rat(3, 2),
    steps: [3, 25],
  },
];

/** How many new units one old one is worth, with the power a mistaken student takes. */
const worth = ({ factor, power, down }: Side, taken: number = power): Rational => (down ? pow(rat(factor), taken) : div(rat(1), pow(rat(factor), taken)));

const factorShown = ({ factor, power }: Side) => (power === 1 ? prose(factor) : math(`${factor}^${power} = ${latex(rat(factor ** power))}`));
const single = (unit: string) =>
  unit
    .replace(/feet$/, 'foot')
    .replace(/inches$/, 'inch')
    .replace(/s$/, '');
const relation = (one: Side) => {
  const [large, small] = one.down ? [one.from, one.to] : [one.to, one.from];
  const many = small.endsWith('inch')
    ? `${small}es`
    : small.endsWith('foot')
      ? small.replace('foot', 'feet')
      : small.endsWith('s') || small.endsWith('feet')
        ? small
        : `${small}s`;
  return `one ${single(large)} equals ${factorShown(one)} ${many}`;
};

function converted(random: Random): Draft | null {
  const setting = random.pick(settings);
  const { top, bottom } = setting;
  const rate = mul(setting.step, rat(random.int(...setting.steps)));
  const key = div(mul(rate, worth(top)), worth(bottom));
  if (decimalText(key, 2) === null || decimalText(rate, 2) === null || (isInteger(rate) && rate.n === 1n)) return null;
  const [high, low] = top.power > bottom.power ? [top, bottom] : [bottom, top];
  const name = high.power === 2 ? 'area' : 'volume';
  const [takenTop, takenBottom] = [top === high ? 1 : top.power, bottom === high ? 1 : bottom.power];
  const other = high.power === 2 ? 3 : 2;
  const with_ = (t: number, b: number) => div(mul(rate, worth(top, t)), worth(bottom, b));
  const scaledBy = (taken: number) => mul(key, pow(div(rat(taken), rat(high.factor ** high.power)), (high === top) === high.down ? 1 : -1));
  const bugs: Bug[] = [
    bug('UNIT2', with_(takenTop, takenBottom), `This uses ${high.factor}, the factor for length; for ${name}, use ${math(`${high.factor}^${high.power}`)}.`),
    bug(
      'UNIT2',
      with_(top === high ? other : top.power, bottom === high ? other : bottom.power),
      `This uses ${math(`${high.factor}^${other}`)}, which is for ${other === 2 ? 'area' : 'volume'}; here the factor is ${math(`${high.factor}^${high.power}`)}.`,
    ),
    bug(
      'STOP',
      top === high ? with_(top.power, 0) : with_(0, bottom.power),
      `This converts the unit of ${name} only; the unit of ${low === bottom && low.power === 1 && /minute|hour|day/.test(low.from) ? 'time' : 'mass or power'} changes as well.`,
    ),
    bug('STOP', top === high ? with_(0, bottom.power) : with_(top.power, 0), `This leaves the unit of ${name} as it was; it changes as well.`),
    bug(
      'UNIT2',
      scaledBy(high.factor * high.power),
      `This uses ${math(`${high.factor} \\cdot ${high.power}`)}; the factor for ${name} is ${math(`${high.factor}^${high.power}`)}.`,
    ),
    bug('UNIT', mul(mul(rate, worth(top)), worth(bottom)), `This converts the unit after “per” in the wrong direction: the amount is per ${bottom.to}.`),
    bug('UNIT', div(div(rate, worth(top)), worth(bottom)), `This converts the unit before “per” in the wrong direction.`),
  ];
  const from = `${prose(rate)} ${top.from} per ${bottom.from}`;
  const unit = `${top.to} per ${bottom.to}`;
  const facts = `(${random.chance(1, 2) ? `${top.fact}; ${bottom.fact}` : `${bottom.fact}; ${top.fact}`})`;
  const answer = numericAnswer(random.chance(2, 5), {
    key,
    why: `Both units are converted, and the factor for ${name} is ${math(`${high.factor}^${high.power}`)}.`,
    bugs,
    keep: (value) =>
      value.n > 0n && decimalText(value, 3) !== null && Math.abs(Math.log10(Number(value.n) / Number(value.d) / (Number(key.n) / Number(key.d)))) < 4.1,
  });
  const up = (one: Side) => (one.down ? '\\cdot' : '\\div');
  const undo = (one: Side) => (one.down ? '\\div' : '\\cdot');
  return (
    answer && {
      parameters: { kind: 'converted', rate: prose(rate), from: top.from, per: bottom.from },
      stem: `${setting.told(from)} ${setting.ask(unit)} ${facts}`,
      answer,
      steps: [
        `Convert the two units one after the other. Since ${high.fact}, ${relation(high)}.`,
        `In ${top.to} per ${bottom.from}, the rate is ${math(`${latex(rate)} ${up(top)} ${latex(rat(top.factor ** top.power))} = ${latex(mul(rate, worth(top)))}`)}.`,
        `Because ${relation(bottom)}, ${bottom.down ? 'divide' : 'multiply'}: ${math(`${latex(mul(rate, worth(top)))} ${undo(bottom)} ${latex(rat(bottom.factor ** bottom.power))} = ${latex(key)}`)}.`,
        `Check backwards: ${math(`${latex(key)} ${up(bottom)} ${latex(rat(bottom.factor ** bottom.power))} ${undo(top)} ${latex(rat(top.factor ** top.power))} = ${latex(rate)}`)}.`,
      ],
      takeaway: 'A rate has two units: convert each, and square or cube the factor where the unit is one of area or volume.',
    }
  );
}

export const rateInOtherUnits: Generator = {
  archetype: 'RAT-l',
  topicId: 19,
  version: 1,
  levels: [4, 5],
  skillTags: ['unit-conversion', 'rates', 'area-and-volume-units'],
  draft: (random, level) => (level === 4 ? converted(random) : solidRate(random)),
};
