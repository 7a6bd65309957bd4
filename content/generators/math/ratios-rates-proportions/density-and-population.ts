/** Density and population density: total = density × size. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

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
  /** For a solid cut as a block: the second mention, and its edges in whole centimeters. */
  readonly block?: { readonly again: string; readonly edges: readonly [number, number] };
}

const solid = (subject: string, tenths: readonly [number, number], block?: Setting['block']): Setting => ({
  total: 'mass',
  size: 'volume',
  totalUnit: 'grams',
  sizeUnit: 'cubic centimeters',
  tenths,
  sizes: [20, 400],
  subject,
  ...(block && { block }),
  density: (value) => `a density of ${value} grams per cubic centimeter`,
  givenTotal: (value) => `a mass of ${value} grams`,
  givenSize: (value) => `a volume of ${value} cubic centimeters`,
});
const place = (subject: string, tenths: readonly [number, number], sizes: readonly [number, number]): Setting => ({
  total: 'population',
  size: 'area',
  totalUnit: 'people',
  sizeUnit: 'square miles',
  tenths,
  sizes,
  subject,
  density: (value) => `a population density of ${value} people per square mile`,
  givenTotal: (value) => `a population of ${value}`,
  givenSize: (value) => `an area of ${value} square miles`,
});

const settings: readonly Setting[] = [
  solid('A piece of an alloy', [25, 89]),
  solid('A mineral sample', [23, 62]),
  solid('A glass sculpture', [22, 32]),
  solid('A block of wood', [4, 9], { again: 'the block', edges: [4, 20] }),
  solid('A bar of aluminum alloy', [26, 29], { again: 'the bar', edges: [2, 12] }),
  solid('A block of granite', [26, 28], { again: 'the block', edges: [4, 15] }),
  solid('A brick', [16, 22], { again: 'the brick', edges: [5, 20] }),
  solid('A bar of soap', [9, 12], { again: 'the bar', edges: [2, 9] }),
  place('A county', [205, 2400], [180, 900]),
  place('A town', [4005, 24_000], [4, 40]),
  place('An island', [305, 1800], [12, 240]),
];

export const densityAndPopulation: Generator = {
  archetype: 'RAT-g',
  topicId: 19,
  version: 4,
  levels: [3],
  skillTags: ['density', 'rates'],
  draft(random) {
    const blocks = random.chance(3, 5);
    const setting = random.pick(settings.filter(({ block }) => (block !== undefined) === blocks));
    const density = rat(random.int(setting.tenths[0], setting.tenths[1]), 10);
    const edges = setting.block ? [0, 0, 0].map(() => random.int(...(setting.block?.edges ?? [2, 3]))).sort((a, b) => b - a) : null;
    const [long = 0, wide = 0, high = 0] = edges ?? [];
    // A bar or a block is neither a stick nor a cube by chance.
    if (edges && (long > 4 * high || wide === high || long === wide)) return null;
    const size = rat(edges ? long * wide * high : random.int(setting.sizes[0], setting.sizes[1]));
    const total = mul(density, size);
    if (!isInteger(total) || isInteger(density)) return null;
    const askSize = !edges && random.chance(2, 3);
    const key = askSize ? size : total;
    const known = askSize ? total : size;
    const [ask, unit] = askSize ? [setting.size, setting.sizeUnit] : [setting.total, setting.totalUnit];
    const one = setting.sizeUnit.replace(/s$/, '');
    const times = (value: number) => mul(rat(value), density);
    const bugs = edges
      ? [
          bug('STOP', size, `This is the volume; multiply it by the density to find the mass.`),
          bug('STOP', times(long * wide), `This uses only two of the three dimensions; the volume is ${math(`${long} \\cdot ${wide} \\cdot ${high}`)}.`),
          bug('STOP', times(long * high), `This uses only two of the three dimensions; the volume is ${math(`${long} \\cdot ${wide} \\cdot ${high}`)}.`),
          bug('AP', times(2 * (long * wide + long * high + wide * high)), `This multiplies the density by the surface area; multiply it by the volume.`),
          bug('AP', times(long * wide + long * high + wide * high), `This multiplies the density by the sum of three areas; multiply it by the volume.`),
          bug('AP', times(4 * (long + wide + high)), `This multiplies the density by the total length of the edges; multiply it by the volume.`),
          bug('SWAP', div(size, density), `This divides the volume by the density; multiply to find the mass.`),
        ]
      : [
          askSize
            ? bug('SWAP', mul(total, density), `This multiplies the ${setting.total} by the density; divide to find the ${setting.size}.`)
            : bug('SWAP', div(size, density), `This divides by the density; multiply to find the ${setting.total}.`),
          bug(
            'RECIP',
            div(density, known),
            askSize
              ? `This divides the density by the ${setting.total}; divide ${prose(total)} by ${prose(density)} instead.`
              : `This divides the density by the ${setting.size}; multiply them instead.`,
          ),
          bug('RATE0', add(known, density), `This adds the density; since it is an amount per ${one}, ${askSize ? 'divide' : 'multiply'} by it.`),
          bug('RATE0', sub(known, density), `This subtracts the density; since it is an amount per ${one}, ${askSize ? 'divide' : 'multiply'} by it.`),
        ];
    // Choices differ by at most a factor of ten and look like the key.
    const keep = (value: Rational) => decimalText(value, 1) !== null && toNumber(value) > toNumber(key) / 10 && toNumber(value) < 10 * toNumber(key);
    const order = random.chance(1, 2);
    const facts = [setting.density(prose(density)), (askSize ? setting.givenTotal : setting.givenSize)(prose(known))];
    const again = setting.block?.again ?? setting.subject.replace(/^An? /, 'the ').replace(' of an alloy', ' of alloy');
    const shape = `in the shape of a rectangular prism with side lengths of ${math(long)}, ${math(wide)}, and ${math(high)} centimeters`;
    const shaped = [
      `${setting.subject} is ${shape}. It has ${setting.density(prose(density))}. What is the mass of ${again}, in grams?`,
      `${setting.subject} with ${setting.density(prose(density))} is ${shape}. What is the mass, in grams, of ${again}?`,
      `${setting.subject} is ${math(long)} centimeters long, ${math(wide)} centimeters wide, and ${math(high)} centimeters high and has the shape of a rectangular prism. If it has ${setting.density(prose(density))}, what is its mass, in grams?`,
    ];
    const plain = `${setting.subject} has ${facts[order ? 0 : 1]} and ${facts[order ? 1 : 0]}. What is the ${ask} of ${again}${unit === 'people' ? '' : `, in ${unit}`}?`;
    const stem = edges ? random.pick(shaped) : plain;
    // Without dimensions, hardly any wrong method gives a size that could be: such a question is typed.
    const answer = numberAnswer({
      ...asDecimals,
      typed: !edges || random.chance(1, 4),
      key,
      why: `The ${ask} is ${askSize ? `${prose(total)} divided by ${prose(density)}` : `${prose(density)} times ${prose(size)}`}, which is ${prose(key)}.`,
      bugs,
      believable: keep,
    });
    return (
      answer && {
        parameters: { density: prose(density), known: prose(known), ask, subject: setting.subject, order, edges },
        stem,
        answer,
        steps: [
          `Density is ${setting.total} per unit of ${setting.size}: ${math(`\\text{density} = \\frac{\\text{${setting.total}}}{\\text{${setting.size}}}`)}.`,
          ...(edges ? [`The volume is ${math(`${long} \\cdot ${wide} \\cdot ${high} = ${decimalLatex(size)}`)} cubic centimeters.`] : []),
          askSize
            ? `So the ${setting.size} is ${math(`\\frac{${decimalLatex(total)}}{${decimalLatex(density)}} = ${decimalLatex(size)}`)}.`
            : `So the ${setting.total} is ${math(`${decimalLatex(density)} \\cdot ${decimalLatex(size)} = ${decimalLatex(total)}`)}.`,
          `Check: ${math(`\\frac{${decimalLatex(total)}}{${decimalLatex(size)}} = ${decimalLatex(density)}`)}, the given density.`,
        ],
        takeaway: `“Per” means divide: ${setting.totalUnit} per ${one} is ${setting.totalUnit} divided by ${setting.sizeUnit}.`,
      }
    );
  },
};
