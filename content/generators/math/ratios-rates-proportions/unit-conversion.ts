/** Unit conversion along a chain of one to three given factors. */
import { add, div, mul, rat, sub } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, grouped, latex, math, numericChoice, prose, ratio } from '../data-kit.ts';
import { capitalized } from '../statements.ts';

/** Units from large to small; factor[i] smaller units make one of units[i]. */
interface Chain {
  readonly units: readonly (readonly [string, string])[];
  readonly factors: readonly number[];
  readonly thing: readonly ((amount: string) => string)[];
}

const length = [
  (a: string) => `A rope has a length of ${a}.`,
  (a: string) => `A garden path has a length of ${a}.`,
  (a: string) => `A roll of fabric has a length of ${a}.`,
];
const route = [
  (a: string) => `A hiking trail has a length of ${a}.`,
  (a: string) => `A canal has a length of ${a}.`,
  (a: string) => `A stretch of railroad has a length of ${a}.`,
];
/** Lengths that are long and yet told in small units. */
const cable = [
  (a: string) => `A fiber-optic cable has a length of ${a}.`,
  (a: string) => `The thread on a spool has a length of ${a}.`,
  (a: string) => `The copper wire on a reel has a length of ${a}.`,
];
const piece = [
  (a: string) => `A ribbon has a length of ${a}.`,
  (a: string) => `A wire has a length of ${a}.`,
  (a: string) => `A strip of paper has a length of ${a}.`,
];
const time = [
  (a: string) => `An experiment runs for ${a}.`,
  (a: string) => `A research project lasts ${a}.`,
  (a: string) => `A fermentation process takes ${a}.`,
];
const volume = [
  (a: string) => `A restaurant makes ${a} of soup.`,
  (a: string) => `A cooler holds ${a} of water.`,
  (a: string) => `A farm stand sells ${a} of apple cider.`,
];
const mass = [
  (a: string) => `A shipment of tea has a mass of ${a}.`,
  (a: string) => `A sample of sand has a mass of ${a}.`,
  (a: string) => `A bag of seeds has a mass of ${a}.`,
];

const chains: readonly Chain[] = [
  {
    units: [
      ['yard', 'yards'],
      ['foot', 'feet'],
      ['inch', 'inches'],
    ],
    factors: [3, 12],
    thing: length,
  },
  {
    units: [
      ['week', 'weeks'],
      ['day', 'days'],
      ['hour', 'hours'],
      ['minute', 'minutes'],
    ],
    factors: [7, 24, 60],
    thing: time,
  },
  {
    units: [
      ['gallon', 'gallons'],
      ['quart', 'quarts'],
      ['pint', 'pints'],
      ['cup', 'cups'],
    ],
    factors: [4, 2, 2],
    thing: volume,
  },
  {
    units: [
      ['kilometer', 'kilometers'],
      ['meter', 'meters'],
      ['centimeter', 'centimeters'],
      ['millimeter', 'millimeters'],
    ],
    factors: [1000, 100, 10],
    thing: route,
  },
  {
    units: [
      ['kilogram', 'kilograms'],
      ['gram', 'grams'],
      ['milligram', 'milligrams'],
    ],
    factors: [1000, 1000],
    thing: mass,
  },
  {
    units: [
      ['pound', 'pounds'],
      ['ounce', 'ounces'],
    ],
    factors: [16],
    thing: mass,
  },
  {
    units: [
      ['hour', 'hours'],
      ['minute', 'minutes'],
      ['second', 'seconds'],
    ],
    factors: [60, 60],
    thing: time,
  },
  {
    units: [
      ['mile', 'miles'],
      ['yard', 'yards'],
      ['foot', 'feet'],
      ['inch', 'inches'],
    ],
    factors: [1760, 3, 12],
    thing: route,
  },
];

const withArticle = (unit: string) => `${/^(?:[aeio]|hour)/.test(unit) ? 'an' : 'a'} ${unit}`;

const fact = ([one]: readonly [string, string], [, many]: readonly [string, string], factor: number) => `1 ${one} = ${grouped(`${factor}`)} ${many}`;

export const unitConversion: Generator = {
  archetype: 'RAT-c',
  topicId: 19,
  version: 3,
  levels: [1, 2, 3],
  skillTags: ['unit-conversion'],
  draft(random, level) {
    const chain = random.pick(chains.filter(({ factors }) => factors.length >= level));
    const start = random.int(0, chain.factors.length - level);
    const factors = chain.factors.slice(start, start + level);
    const units = chain.units.slice(start, start + level + 1);
    const whole = factors.reduce((product, factor) => product * factor, 1);
    const toLarge = random.chance(1, 2);
    const large = level === 3 ? rat(random.int(3, 39), random.pick([2, 4, 5])) : rat(random.int(2, 60), level === 2 ? random.pick([1, 2]) : 1);
    const small = mul(large, rat(whole));
    if (large.n === large.d || small.d !== 1n || small.n > 999999n || (level < 3 && whole > 4000 && !toLarge)) return null;
    const [from, to] = toLarge ? [small, large] : [large, small];
    const [fromUnit, toUnit] = (toLarge ? [units.at(-1), units[0]] : [units[0], units.at(-1)]) as [readonly [string, string], readonly [string, string]];
    // Only lengths told in miles or kilometers belong to routes.
    const largest = units[0]?.[0] ?? '';
    const things =
      units.at(-1)?.[0] === 'milligram'
        ? [(a: string) => `A sample of sand has a mass of ${a}.`, (a: string) => `A mineral sample has a mass of ${a}.`]
        : chain.thing !== route && chain.thing !== length
          ? chain.thing
          : /^(mile|kilometer)/.test(largest) && /^(inch|centimeter|millimeter)/.test(units.at(-1)?.[0] ?? '')
            ? cable
            : /foot|centimeter/.test(largest)
              ? piece
              : /yard|^meter/.test(largest)
                ? length
                : route;
    const facts = factors.map((factor, index) => fact(units[index] as [string, string], units[index + 1] as [string, string], factor));
    const last = rat(factors.at(-1) as number);
    const first = rat(factors[0] as number);
    const total = rat(factors.reduce((sum, factor) => sum + factor, 0));
    const convert = (by: typeof last) => (toLarge ? div(from, by) : mul(from, by));
    const middle = units[toLarge ? units.length - 2 : 1] as readonly [string, string];
    const bugs = [
      bug(
        'UNIT',
        toLarge ? mul(from, rat(whole)) : div(from, rat(whole)),
        `This ${toLarge ? 'multiplies' : 'divides'}; to convert ${fromUnit[1]} to ${toUnit[1]}, ${toLarge ? 'divide' : 'multiply'}.`,
      ),
      ...(level > 1
        ? [
            bug('STOP', convert(toLarge ? last : first), `This is the amount in ${middle[1]}; keep converting to get ${toUnit[1]}.`),
            bug(
              'UNIT',
              convert(total),
              `This adds the conversion factors; they must be multiplied: ${math(`${factors.join(' \\cdot ')} = ${latex(rat(whole))}`)}.`,
            ),
            bug(
              'STOP',
              convert(toLarge ? first : last),
              `This uses only one of the conversion factors, ${grouped(`${toLarge ? factors[0] : factors.at(-1)}`)}.`,
            ),
            bug(
              'UNIT',
              toLarge ? div(mul(from, first), last) : div(mul(from, last), first),
              `This multiplies by one factor and divides by another; here, every step is a ${toLarge ? 'division' : 'multiplication'}.`,
            ),
          ]
        : []),
      ...(level === 1
        ? [
            bug('UNIT', sub(from, rat(whole)), `This subtracts ${grouped(`${whole}`)}; to convert units, ${toLarge ? 'divide' : 'multiply'}.`),
            bug('STOP', rat(whole), `This is the conversion factor, not the number of ${toUnit[1]}.`),
            bug('STOP', from, `This is still the number of ${fromUnit[1]}.`),
            bug('UNIT2', convert(mul(rat(whole), rat(whole))), `This uses the factor ${grouped(`${whole}`)} twice.`),
          ]
        : [
            bug('UNIT2', convert(mul(rat(whole), first)), `This uses the factor ${grouped(`${factors[0]}`)} twice.`),
            bug('UNIT2', convert(mul(rat(whole), last)), `This uses the factor ${grouped(`${factors.at(-1)}`)} twice.`),
            bug('STOP', from, `This is still the number of ${fromUnit[1]}.`),
          ]),
      bug('UNIT', level > 1 ? null : add(from, rat(whole)), `This adds ${grouped(`${whole}`)}; to convert units, ${toLarge ? 'divide' : 'multiply'}.`),
    ];
    const operation = toLarge
      ? `${latex(from)} \\div ${factors
          .toReversed()
          .map((factor) => latex(factor))
          .join(' \\div ')}`
      : `${latex(from)} \\cdot ${factors.map((factor) => latex(factor)).join(' \\cdot ')}`;
    const keep = (value: typeof to) => value.n > 0n && value.d <= 100n && prose(value).length <= 9 && !prose(value).includes('/');
    return {
      parameters: { from: prose(from), fromUnit: fromUnit[0], toUnit: toUnit[0], context: random.int(0, 2) },
      stem: `${random.pick(things)(`${prose(from)} ${fromUnit[1]}`)} What is this ${chain.thing === length || chain.thing === route ? 'length' : chain.thing === time ? 'time' : chain.thing === mass ? 'mass' : 'volume'}, in ${toUnit[1]}? (${facts.join('; ')})`,
      answer: numericChoice({
        key: to,
        why: `Converting ${prose(from)} ${fromUnit[1]} with ${level === 1 ? 'the given factor' : 'the given factors'} gives ${prose(to)} ${toUnit[1]}.`,
        bugs,
        keep,
      }),
      steps: [
        `${capitalized(withArticle(toUnit[0]))} is a ${toLarge ? 'larger' : 'smaller'} unit than ${withArticle(fromUnit[0])}, so the number gets ${toLarge ? 'smaller: divide' : 'larger: multiply'}.`,
        `${math(`${operation} = ${latex(to)}`)}.`,
        `Check by converting back: ${math(`${latex(to)} ${toLarge ? '\\cdot' : '\\div'} ${latex(rat(whole))} = ${latex(ratio(from, 1) ?? from)}`)}.`,
      ],
      takeaway: 'Write each conversion as a fraction so that the unit you want to get rid of cancels.',
    };
  },
};
