/** Units of area and volume: the linear factor must be squared or cubed. */
import { div, mul, pow, rat, toNumber, type Rational } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, grouped, latex, math, money, numericChoice, prose } from '../data-kit.ts';

interface Pair {
  readonly large: readonly [string, string];
  readonly small: readonly [string, string];
  readonly factor: number;
}

const pairs: readonly Pair[] = [
  { large: ['yard', 'yards'], small: ['foot', 'feet'], factor: 3 },
  { large: ['foot', 'feet'], small: ['inch', 'inches'], factor: 12 },
  { large: ['meter', 'meters'], small: ['decimeter', 'decimeters'], factor: 10 },
  { large: ['decimeter', 'decimeters'], small: ['centimeter', 'centimeters'], factor: 10 },
  { large: ['centimeter', 'centimeters'], small: ['millimeter', 'millimeters'], factor: 10 },
];

const smallAreas = ['A sheet of metal', 'A ceramic tile', 'A photograph', 'A piece of glass', 'A book cover', 'A circuit board'];
const smallVolumes = ['A block of stone', 'A jewelry box', 'A piece of wood', 'A bottle', 'A metal casting'];
const areas = ['The floor of a room', 'A community garden', 'A wall that will be painted', 'A sheet of metal', 'A mosaic', 'A solar panel'];
const volumes = ['A storage tank', 'A shipping crate', 'A raised garden bed', 'A block of stone', 'An aquarium'];
const supplies = [
  { thing: (amount: string) => `A garden bed is to be filled with ${amount} of soil.`, pack: 'bag', verb: 'Soil is sold' },
  { thing: (amount: string) => `A walkway requires ${amount} of gravel.`, pack: 'bag', verb: 'Gravel is sold' },
  { thing: (amount: string) => `A playground needs ${amount} of wood chips.`, pack: 'sack', verb: 'Wood chips are sold' },
  { thing: (amount: string) => `A foundation requires ${amount} of concrete mix.`, pack: 'bag', verb: 'Concrete mix is sold' },
];

const kinds = ['square', 'cubic'] as const;

export const areaAndVolumeUnits: Generator = {
  archetype: 'RAT-e',
  topicId: 19,
  version: 2,
  levels: [4, 5],
  skillTags: ['unit-conversion', 'area-and-volume-units'],
  draft(random, level) {
    if (level === 5) {
      const supply = random.pick(supplies);
      const yards = random.int(2, 14);
      const perPack = rat(random.pick([3, 6, 9]), random.pick([1, 2, 4]));
      const cost = rat(random.int(8, 50) * 25, 100);
      const packs = div(rat(27 * yards), perPack);
      if (packs.d !== 1n || cost.d > 4n) return null;
      const total = mul(packs, cost);
      const priced = (factor: number) => mul(div(rat(factor * yards), perPack), cost);
      const bugs = [
        bug('UNIT2', priced(3), `This uses 3 cubic feet per cubic yard; the conversion factor must be cubed: ${math('3^3 = 27')}.`),
        bug('UNIT2', priced(9), `This uses ${math('3^2 = 9')}, the factor for area; for volume, use ${math('3^3 = 27')}.`),
        bug('UNIT', mul(div(rat(yards), perPack), cost), `This leaves the volume in cubic yards, but the ${supply.pack}s are measured in cubic feet.`),
        bug('UNIT2', priced(81), `This multiplies by 3 four times; volume has three dimensions, so use ${math('3^3 = 27')}.`),
        bug(
          'UNIT2',
          mul(rat(27 * yards), mul(cost, rat(2))),
          `This treats each ${supply.pack} as holding only half a cubic foot; divide by the actual size of a ${supply.pack}.`,
        ),
        bug('STOP', packs, `This is the number of ${supply.pack}s, not their cost.`),
        bug(
          'RECIP',
          mul(mul(rat(27 * yards), perPack), cost),
          `This multiplies by the size of a ${supply.pack}; divide by it to find the number of ${supply.pack}s.`,
        ),
        bug('SWAP', mul(rat(27 * yards), cost), `This treats each ${supply.pack} as holding 1 cubic foot; divide by the actual size of a ${supply.pack}.`),
      ];
      const show = (value: Rational) => math(`\\$${latex(div(rat(mul(value, rat(100)).n), rat(100)))}`).replace(/\.(\d)(?=\\\))/, '.$10');
      const keep = (value: Rational) => mul(value, rat(100)).d === 1n && toNumber(value) > 5;
      return {
        parameters: { yards, perPack: prose(perPack), cost: prose(cost), pack: supply.verb },
        stem: `${supply.thing(`${yards} cubic yards`)} ${supply.verb} in ${supply.pack}s that each contain ${prose(perPack)} cubic ${prose(perPack) === '1' ? 'foot' : 'feet'} and cost ${money(cost)}. What is the total cost of the ${supply.pack}s needed? (1 yard = 3 feet)`,
        answer: numericChoice({
          key: total,
          why: `${prose(yards * 27)} cubic feet fill ${prose(packs)} ${supply.pack}s, and each costs ${money(cost)}.`,
          bugs,
          show,
          keep,
        }),
        steps: [
          `First convert the volume to cubic feet: a cubic yard is a cube with edges of 3 feet, so it contains ${math('3^3 = 27')} cubic feet.`,
          `The volume is ${math(`${yards} \\cdot 27 = ${latex(27 * yards)}`)} cubic feet, which takes ${math(`${latex(27 * yards)} \\div ${latex(perPack)} = ${latex(packs)}`)} ${supply.pack}s.`,
          `The cost is ${math(`${latex(packs)} \\cdot ${latex(cost)} = ${latex(total)}`)} dollars.`,
          `Check: ${math(`${latex(packs)} \\cdot ${latex(perPack)} = ${latex(27 * yards)}`)} cubic feet, which is ${math(`${latex(27 * yards)} \\div 27 = ${yards}`)} cubic yards.`,
        ],
        takeaway: 'Cube the length conversion factor for volume; square it for area.',
      };
    }
    const power = random.pick([2, 3] as const);
    const kind = kinds[power - 2] as string;
    const pair = random.pick(power === 3 ? pairs.filter(({ factor }) => factor !== 12) : pairs);
    const scale = pow(rat(pair.factor), power);
    const toLarge = random.chance(1, 2);
    const large = rat(random.int(5, 160), random.pick([1, 1, 2, 4]));
    const small = mul(large, scale);
    if (small.d !== 1n) return null;
    const [from, to] = toLarge ? [small, large] : [large, small];
    const [fromUnit, toUnit] = toLarge ? [pair.small, pair.large] : [pair.large, pair.small];
    const by = (factor: Rational) => (toLarge ? div(from, factor) : mul(from, factor));
    const other = pow(rat(pair.factor), power === 2 ? 3 : 2);
    const fact = `1 ${pair.large[0]} = ${grouped(`${pair.factor}`)} ${pair.small[1]}`;
    const [word, other2] = power === 2 ? ['squared', 'cubed'] : ['cubed', 'squared'];
    const bugs = [
      bug('UNIT2', by(rat(pair.factor)), `This uses ${pair.factor}, the factor for length; for ${power === 2 ? 'area' : 'volume'}, it must be ${word}.`),
      bug('UNIT2', by(other), `This uses the factor ${other2}, which is for ${power === 2 ? 'volume' : 'area'}; here it must be ${word}.`),
      bug(
        'UNIT2',
        by(rat(pair.factor * power)),
        `This uses ${math(`${pair.factor} \\cdot ${power}`)} as the conversion factor; it should be ${math(`${pair.factor}^${power}`)}.`,
      ),
      bug(
        'UNIT',
        toLarge ? mul(from, rat(pair.factor)) : div(from, rat(pair.factor)),
        `This ${toLarge ? 'multiplies' : 'divides'} by ${pair.factor}; to convert ${kind} ${fromUnit[1]} to ${kind} ${toUnit[1]}, ${toLarge ? 'divide' : 'multiply'} by ${prose(scale)}.`,
      ),
      bug(
        'UNIT',
        toLarge ? mul(from, scale) : div(from, scale),
        `This ${toLarge ? 'multiplies' : 'divides'}; to convert ${kind} ${fromUnit[1]} to ${kind} ${toUnit[1]}, ${toLarge ? 'divide' : 'multiply'}.`,
      ),
      bug('STOP', from, `This is the given number, not yet converted.`),
    ];
    const keep = (value: Rational) => value.n > 0n && value.d <= 100n && !prose(value).includes('/') && prose(value).length <= 10;
    return {
      parameters: { from: prose(from), fromUnit: fromUnit[0], toUnit: toUnit[0], power },
      stem: `${random.pick(/meter/.test(pair.large[0]) && pair.large[0] !== 'meter' ? (power === 2 ? smallAreas : smallVolumes) : power === 2 ? areas : volumes)} has ${power === 2 ? 'an area' : 'a volume'} of ${prose(from)} ${kind} ${fromUnit[1]}. What is this ${power === 2 ? 'area' : 'volume'}, in ${kind} ${toUnit[1]}? (${fact})`,
      answer: numericChoice({
        key: to,
        why: `One ${kind} ${pair.large[0]} is ${prose(scale)} ${kind} ${pair.small[1]}, so ${prose(from)} ${kind} ${fromUnit[1]} equal ${prose(to)} ${kind} ${toUnit[1]}.`,
        bugs,
        keep,
      }),
      steps: [
        `${power === 2 ? 'Area has two dimensions' : 'Volume has three dimensions'}, so the length conversion factor is used ${power === 2 ? 'twice' : 'three times'}.`,
        `Since ${fact}, one ${kind} ${pair.large[0]} equals ${math(`${pair.factor}^${power} = ${latex(scale)}`)} ${kind} ${pair.small[1]}.`,
        `${math(`${latex(from)} ${toLarge ? '\\div' : '\\cdot'} ${latex(scale)} = ${latex(to)}`)}.`,
        `Check: ${math(`${latex(to)} ${toLarge ? '\\cdot' : '\\div'} ${latex(scale)} = ${latex(from)}`)}.`,
      ],
      takeaway: 'Square the length conversion factor for area; cube it for volume.',
    };
  },
};
