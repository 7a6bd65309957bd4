/** Density and population density: total = density × size. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, entryAnswer, latex, math, numericChoice, prose } from '../data-kit.ts';

interface Setting {
  readonly total: string;
  readonly size: string;
  readonly totalUnit: string;
  readonly sizeUnit: string;
  /** Density in tenths. */
  readonly tenths: readonly [number, number];
  readonly sizes: readonly [number, number];
  readonly density: (value: string) => string;
  readonly givenTotal: (value: string) => string;
  readonly givenSize: (value: string) => string;
  readonly subject: string;
}

const solid = (subject: string, tenths: readonly [number, number]): Setting => ({
  total: 'mass',
  size: 'volume',
  totalUnit: 'grams',
  sizeUnit: 'cubic centimeters',
  tenths,
  sizes: [20, 400],
  subject,
  density: (value) => `a density of ${value} grams per cubic centimeter`,
  givenTotal: (value) => `a mass of ${value} grams`,
  givenSize: (value) => `a volume of ${value} cubic centimeters`,
});
const place = (subject: string, tenths: readonly [number, number]): Setting => ({
  total: 'population',
  size: 'area',
  totalUnit: 'people',
  sizeUnit: 'square miles',
  tenths,
  sizes: [20, 300],
  subject,
  density: (value) => `a population density of ${value} people per square mile`,
  givenTotal: (value) => `a population of ${value}`,
  givenSize: (value) => `an area of ${value} square miles`,
});

const settings: readonly Setting[] = [
  solid('A piece of an alloy', [25, 89]),
  solid('A block of wood', [4, 9]),
  solid('A mineral sample', [23, 62]),
  solid('A glass sculpture', [22, 32]),
  place('A county', [505, 2400]),
  place('A town', [2005, 9000]),
  place('An island', [305, 1800]),
];

export const densityAndPopulation: Generator = {
  archetype: 'RAT-g',
  topicId: 19,
  version: 3,
  levels: [3],
  skillTags: ['density', 'rates'],
  draft(random) {
    const setting = random.pick(settings);
    const density = rat(random.int(setting.tenths[0], setting.tenths[1]), 10);
    const size = rat(random.int(setting.sizes[0], setting.sizes[1]));
    const total = mul(density, size);
    if (!isInteger(total) || isInteger(density)) return null;
    const askSize = random.chance(2, 3);
    const key = askSize ? size : total;
    const known = askSize ? total : size;
    const [ask, unit] = askSize ? [setting.size, setting.sizeUnit] : [setting.total, setting.totalUnit];
    const one = setting.sizeUnit.replace(/s$/, '');
    const bugs = [
      askSize
        ? bug('SWAP', mul(total, density), `This multiplies the ${setting.total} by the density; divide to find the ${setting.size}.`)
        : bug('SWAP', div(size, density), `This divides by the density; multiply to find the ${setting.total}.`),
      bug(
        'RECIP',
        div(density, known),
        askSize
          ? `This divides the density by the ${setting.total}; it should be the other way around.`
          : `This divides the density by the ${setting.size}; multiply them instead.`,
      ),
      bug('RATE0', add(known, density), `This adds the density; since it is an amount per ${one}, ${askSize ? 'divide' : 'multiply'} by it.`),
      bug('RATE0', sub(known, density), `This subtracts the density; since it is an amount per ${one}, ${askSize ? 'divide' : 'multiply'} by it.`),
      bug('RECIP', div(mul(known, rat(1)), mul(density, density)), `This divides by the density twice; ${askSize ? 'divide' : 'multiply'} by it once.`),
      bug('SWAP', mul(mul(known, density), density), `This multiplies by the density twice; ${askSize ? 'divide' : 'multiply'} by it once.`),
      bug('STOP', known, `This repeats the given ${askSize ? setting.total : setting.size}.`),
    ];
    const keep = (value: Rational) => value.n > 0n && value.d <= 100n && !prose(value).includes('/') && toNumber(value) > 0.5;
    const order = random.chance(1, 2);
    const facts = [setting.density(prose(density)), (askSize ? setting.givenTotal : setting.givenSize)(prose(known))];
    const stem = `${setting.subject} has ${facts[order ? 0 : 1]} and ${facts[order ? 1 : 0]}. What is the ${ask} of ${setting.subject.replace(/^An? /, 'the ').replace(' of an alloy', ' of alloy')}${unit === 'people' ? '' : `, in ${unit}`}?`;
    const answer = random.chance(1, 3)
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: `The ${ask} is ${askSize ? `${prose(total)} divided by ${prose(density)}` : `${prose(density)} times ${prose(size)}`}, which is ${prose(key)}.`,
          bugs,
          keep,
        });
    return (
      answer && {
        parameters: { density: prose(density), known: prose(known), ask, subject: setting.subject, order },
        stem,
        answer,
        steps: [
          `Density is ${setting.total} per unit of ${setting.size}: ${math(`\\text{density} = \\frac{\\text{${setting.total}}}{\\text{${setting.size}}}`)}.`,
          askSize
            ? `So the ${setting.size} is ${math(`\\frac{${latex(total)}}{${latex(density)}} = ${latex(size)}`)}.`
            : `So the ${setting.total} is ${math(`${latex(density)} \\cdot ${latex(size)} = ${latex(total)}`)}.`,
          `Check: ${math(`\\frac{${latex(total)}}{${latex(size)}} = ${latex(density)}`)}, the given density.`,
        ],
        takeaway: `“Per” means divide: ${setting.totalUnit} per ${one} is ${setting.totalUnit} divided by ${setting.sizeUnit}.`,
      }
    );
  },
};
