/** Units of area and volume: the linear factor must be squared or cubed. */
import { div, mul, pow, rat, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, money, prose } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';

interface Thing {
  readonly name: string;
  /** Its area or volume in the larger unit. */
  readonly size: readonly [number, number];
}

interface Pair {
  readonly large: readonly [string, string];
  readonly small: readonly [string, string];
  readonly factor: number;
  readonly power: 2 | 3;
  readonly things: readonly Thing[];
}

const thing = (name: string, low: number, high: number): Thing => ({ name, size: [low, high] });
const [yard, foot, inch] = [['yard', 'yards'] as const, ['foot', 'feet'] as const, ['inch', 'inches'] as const];
const [meter, centimeter, millimeter] = [['meter', 'meters'] as const, ['centimeter', 'centimeters'] as const, ['millimeter', 'millimeters'] as const];

const pairs: readonly Pair[] = [
  {
    large: yard,
    small: foot,
    factor: 3,
    power: 2,
    things: [thing('The floor of a classroom', 60, 120), thing('A carpet', 8, 40), thing('A community garden', 40, 160), thing('A parking lot', 150, 900)],
  },
  {
    large: foot,
    small: inch,
    factor: 12,
    power: 2,
    things: [thing('A tabletop', 6, 24), thing('A window', 4, 20), thing('A solar panel', 12, 20), thing('A poster', 2, 8)],
  },
  {
    large: meter,
    small: centimeter,
    factor: 100,
    power: 2,
    things: [thing('The top of a desk', 1, 2), thing('A rug', 2, 9), thing('A whiteboard', 1, 5), thing('A mosaic', 1, 12)],
  },
  {
    large: centimeter,
    small: millimeter,
    factor: 10,
    power: 2,
    things: [thing('A photograph', 100, 300), thing('A ceramic tile', 100, 400), thing('A book cover', 200, 500), thing('A circuit board', 20, 160)],
  },
  {
    large: yard,
    small: foot,
    factor: 3,
    power: 3,
    things: [thing('A storage tank', 4, 40), thing('A raised garden bed', 1, 6), thing('A pile of gravel', 3, 30), thing('A shipping container', 30, 80)],
  },
  {
    large: foot,
    small: inch,
    factor: 12,
    power: 3,
    things: [thing('A cooler', 1, 4), thing('An aquarium', 2, 12), thing('A cardboard box', 1, 8), thing('A suitcase', 1, 4)],
  },
  {
    large: centimeter,
    small: millimeter,
    factor: 10,
    power: 3,
    things: [thing('A metal casting', 20, 160), thing('A glass bead', 1, 4), thing('A piece of quartz', 5, 60), thing('A wooden game piece', 2, 12)],
  },
];

const supplies = [
  {
    thing: (amount: string) => `A garden bed is to be filled with ${amount} of soil.`,
    pack: 'bag',
    verb: 'Soil is sold',
    packs: [
      [1, 1],
      [3, 2],
      [2, 1],
    ],
    dollars: [5, 12],
    yards: [2, 9],
  },
  {
    thing: (amount: string) => `A walkway requires ${amount} of gravel.`,
    pack: 'bag',
    verb: 'Gravel is sold',
    packs: [
      [1, 2],
      [3, 4],
    ],
    dollars: [4, 8],
    yards: [2, 6],
  },
  {
    thing: (amount: string) => `A playground needs ${amount} of wood chips.`,
    pack: 'bag',
    verb: 'Wood chips are sold',
    packs: [
      [3, 2],
      [2, 1],
      [3, 1],
    ],
    dollars: [3, 7],
    yards: [4, 16],
  },
  {
    thing: (amount: string) => `A school garden needs ${amount} of compost.`,
    pack: 'bag',
    verb: 'Compost is sold',
    packs: [
      [1, 1],
      [3, 2],
      [3, 4],
    ],
    dollars: [4, 11],
    yards: [2, 7],
  },
] as const;

const kinds = ['square', 'cubic'] as const;

export const areaAndVolumeUnits: Generator = {
  archetype: 'RAT-e',
  topicId: 19,
  version: 5,
  levels: [4],
  skillTags: ['unit-conversion', 'area-and-volume-units'],
  draft(random) {
    // A volume to be bought seldom has to be drawn again, an area or a volume to be converted often.
    if (random.chance(1, 4)) {
      const supply = random.pick(supplies);
      const [fewest, most] = supply.yards;
      const yards = random.int(fewest, most);
      const [cubicFeet, parts] = random.pick<readonly [number, number]>(supply.packs);
      const perPack = rat(cubicFeet, parts);
      const cost = rat(random.int(4 * supply.dollars[0], 4 * supply.dollars[1]), 4);
      const packs = div(rat(27 * yards), perPack);
      if (packs.d !== 1n || cost.d > 4n) return null;
      const total = mul(packs, cost);
      const priced = (factor: number) => mul(div(rat(factor * yards), perPack), cost);
      const bugs = [
        bug('UNIT2', priced(3), `This uses 3 cubic feet per cubic yard; a yard is 3 feet in all three directions, so use ${math('3^3 = 27')}.`),
        bug('UNIT2', priced(9), `This uses ${math('3^2 = 9')}, the factor for area; for volume, use ${math('3^3 = 27')}.`),
        bug(
          'UNIT',
          mul(div(rat(yards), perPack), cost),
          `This leaves the volume in cubic yards, but the ${supply.pack}s are measured in cubic feet; multiply by 27 first.`,
        ),
        bug('UNIT2', priced(81), `This multiplies by 3 four times; volume has three dimensions, so use ${math('3^3 = 27')}.`),
        bug(
          'RECIP',
          mul(mul(rat(27 * yards), perPack), cost),
          `This multiplies by the size of a ${supply.pack}; divide by it to find the number of ${supply.pack}s.`,
        ),
        bug(
          'SWAP',
          mul(rat(27 * yards), cost),
          `This treats each ${supply.pack} as holding 1 cubic foot; divide by the size of a ${supply.pack}, ${math(decimalLatex(perPack))}.`,
        ),
      ];
      const show = (value: Rational) => math(`\\$${decimalLatex(div(rat(mul(value, rat(100)).n), rat(100)))}`).replace(/\.(\d)(?=\\\))/, '.$10');
      const keep = (value: Rational) => mul(value, rat(100)).d === 1n && toNumber(value) > toNumber(total) / 12 && toNumber(value) < 12 * toNumber(total);
      return {
        parameters: { yards, perPack: prose(perPack), cost: prose(cost), pack: supply.verb },
        stem: `${supply.thing(`${yards} cubic yards`)} ${supply.verb} in ${supply.pack}s that each contain ${prose(perPack)} cubic ${prose(perPack) === '1' ? 'foot' : 'feet'} and cost ${money(cost)}. What is the total cost of the ${supply.pack}s needed? (1 yard = 3 feet)`,
        answer: numberChoices({
          ...asDecimals,
          key: total,
          why: `${prose(yards * 27)} cubic feet fill ${prose(packs)} ${supply.pack}s, and each costs ${money(cost)}.`,
          bugs,
          show,
          believable: keep,
        }),
        steps: [
          `First convert the volume to cubic feet: a cubic yard is a cube with edges of 3 feet, so it contains ${math('3^3 = 27')} cubic feet.`,
          `The volume is ${math(`${yards} \\cdot 27 = ${decimalLatex(27 * yards)}`)} cubic feet, which takes ${math(`${decimalLatex(27 * yards)} \\div ${decimalLatex(perPack)} = ${decimalLatex(packs)}`)} ${supply.pack}s.`,
          `The cost is ${math(`${decimalLatex(packs)} \\cdot ${decimalLatex(cost)} = ${decimalLatex(total)}`)} dollars.`,
          `Check: ${math(`${decimalLatex(packs)} \\cdot ${decimalLatex(perPack)} = ${decimalLatex(27 * yards)}`)} cubic feet, which is ${math(`${decimalLatex(27 * yards)} \\div 27 = ${yards}`)} cubic yards.`,
        ],
        takeaway: 'Cube the length conversion factor for volume; square it for area.',
      };
    }
    const pair = random.pick(pairs);
    const { power } = pair;
    const kind = kinds[power - 2] as string;
    const item = random.pick(pair.things);
    const scale = pow(rat(pair.factor), power);
    const toLarge = random.chance(1, 2);
    const parts = random.pick(item.size[1] < 10 ? [2, 4] : item.size[1] < 50 ? [1, 2] : [1]);
    const large = rat(random.int(item.size[0] * parts, item.size[1] * parts), parts);
    if (toNumber(large) <= 1) return null;
    const small = mul(large, scale);
    if (small.d !== 1n) return null;
    const [from, to] = toLarge ? [small, large] : [large, small];
    const [fromUnit, toUnit] = toLarge ? [pair.small, pair.large] : [pair.large, pair.small];
    const by = (factor: Rational) => (toLarge ? div(from, factor) : mul(from, factor));
    const other = pow(rat(pair.factor), power === 2 ? 3 : 2);
    const fact = `1 ${pair.large[0]} = ${prose(pair.factor)} ${pair.small[1]}`;
    const [word, other2] = power === 2 ? ['squared', 'cubed'] : ['cubed', 'squared'];
    const bugs = [
      bug(
        'UNIT2',
        by(rat(pair.factor)),
        `This uses ${pair.factor}, the factor for length; for ${power === 2 ? 'area' : 'volume'}, use ${math(`${pair.factor}^${power} = ${decimalLatex(scale)}`)}.`,
      ),
      bug(
        'UNIT2',
        by(other),
        `This uses the factor ${other2}, which is for ${power === 2 ? 'volume' : 'area'}; for ${power === 2 ? 'area' : 'volume'}, it is ${word}: ${math(`${pair.factor}^${power} = ${decimalLatex(scale)}`)}.`,
      ),
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
        `This ${toLarge ? 'multiplies' : 'divides'} by ${prose(scale)}; to convert ${kind} ${fromUnit[1]} to ${kind} ${toUnit[1]}, ${toLarge ? 'divide' : 'multiply'} by it.`,
      ),
    ];
    const keep = (value: Rational) => {
      const far = toNumber(value) / toNumber(to);
      return decimalText(value, 2) !== null && far < 150 && far > 1 / 150 && toNumber(value) > 0.1;
    };
    return {
      parameters: { from: prose(from), fromUnit: fromUnit[0], toUnit: toUnit[0], power },
      stem: `${item.name} has ${power === 2 ? 'an area' : 'a volume'} of ${prose(from)} ${kind} ${fromUnit[1]}. What is this ${power === 2 ? 'area' : 'volume'}, in ${kind} ${toUnit[1]}? (${fact})`,
      answer: numberChoices({
        ...asDecimals,
        key: to,
        why: `One ${kind} ${pair.large[0]} is ${prose(scale)} ${kind} ${pair.small[1]}, so ${prose(from)} ${kind} ${fromUnit[1]} equal ${prose(to)} ${kind} ${toUnit[1]}.`,
        bugs,
        believable: keep,
      }),
      steps: [
        `${power === 2 ? 'Area has two dimensions' : 'Volume has three dimensions'}, so the length conversion factor is used ${power === 2 ? 'twice' : 'three times'}.`,
        `Since ${fact}, one ${kind} ${pair.large[0]} equals ${math(`${pair.factor}^${power} = ${decimalLatex(scale)}`)} ${kind} ${pair.small[1]}.`,
        `${math(`${decimalLatex(from)} ${toLarge ? '\\div' : '\\cdot'} ${decimalLatex(scale)} = ${decimalLatex(to)}`)}.`,
        `Check: ${math(`${decimalLatex(to)} ${toLarge ? '\\cdot' : '\\div'} ${decimalLatex(scale)} = ${decimalLatex(from)}`)}.`,
      ],
      takeaway: 'Square the length conversion factor for area; cube it for volume.',
    };
  },
};
