/** AR-h: mass from density, cost from an area, time to fill a volume. */
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import type { AnySize } from '../exact-size.ts';

interface Task {
  readonly tell: string;
  readonly key: number;
  readonly measure: number;
  readonly rate: number;
  readonly bugs: readonly Bug<AnySize>[];
  readonly how: string;
}

const solids = [
  ['metal', 3, 11],
  ['glass', 2, 3],
  ['stone', 2, 3],
  ['ceramic', 2, 4],
  ['clay', 2, 2],
] as const;
/** Place, material, unit, and the least and greatest price, length, and width. */
const floors = [
  ['A rectangular floor', 'tile', 'feet', 2, 12, 10, 24, 8, 18],
  ['A rectangular yard', 'artificial turf', 'feet', 5, 12, 30, 60, 18, 40],
  ['A rectangular patio', 'stone tile', 'feet', 3, 15, 12, 24, 8, 18],
  ['A rectangular hallway', 'carpet', 'feet', 3, 9, 14, 40, 4, 7],
  ['A rectangular classroom', 'vinyl flooring', 'feet', 2, 6, 24, 36, 20, 30],
  ['A rectangular playground', 'rubber matting', 'feet', 4, 12, 40, 80, 24, 50],
] as const;
const tanks = [
  ['An empty aquarium', 'inches', 'cubic inches', 40, 200],
  ['An empty pool', 'feet', 'cubic feet', 10, 60],
  ['An empty storage tank', 'meters', 'cubic meters', 2, 12],
  ['An empty trough', 'feet', 'cubic feet', 2, 4],
] as const;

/** Whether such a tank is built with these sizes. */
const fills = (place: string, a: number, b: number, c: number): boolean =>
  /aquarium/.test(place)
    ? a >= 10 && b >= 6 && c >= 6
    : /pool/.test(place)
      ? a >= 8 && b >= 6 && c <= 5
      : /trough/.test(place)
        ? a >= 4 && b <= 3 && c <= 3
        : a <= 9 && b <= 9 && c <= 9;

export const quantityFromVolume: Generator = {
  archetype: 'AR-h',
  topicId: 26,
  version: 8,
  levels: [2],
  skillTags: ['volume', 'area', 'density', 'rates'],
  draft(random) {
    const kind = random.pick(['mass', 'cost', 'time', 'density'] as const);
    const [one, other, c] = [random.int(2, 16), random.int(2, 16), random.int(2, 12)];
    // The length is not less than the width.
    const [a, b] = [Math.max(one, other), Math.min(one, other)];
    const volume = a * b * c;
    let task: Task;
    let sides = [a, b, c];
    if (kind === 'mass' || kind === 'density') {
      const [material, low, high] = random.pick(solids);
      const rate = random.int(low, high);
      const mass = volume * rate;
      const size = `a length of ${math(a)} centimeters, a width of ${math(b)} centimeters, and a height of ${math(c)} centimeters`;
      const key = kind === 'mass' ? mass : rate;
      task = {
        tell:
          kind === 'mass'
            ? random.pick([
                `A block of ${material} in the shape of a right rectangular prism has ${size}. The density of the ${material} is ${math(rate)} grams per cubic centimeter. What is the mass of the block, in grams?`,
                `A solid right rectangular prism made of ${material} has ${size}. Each cubic centimeter of the ${material} has a mass of ${math(rate)} grams. What is the mass, in grams, of the prism?`,
                `A right rectangular prism made of ${material} has ${size}. If the density of the ${material} is ${math(rate)} grams per cubic centimeter, what is the mass of the prism, in grams?`,
              ])
            : random.pick([
                `A block of ${material} in the shape of a right rectangular prism has ${size}. The mass of the block is ${math(mass)} grams. What is the density of the block, in grams per cubic centimeter?`,
                `A right rectangular prism made of ${material} has ${size}. If the mass of the prism is ${math(mass)} grams, what is its density, in grams per cubic centimeter?`,
              ]),
        key,
        measure: volume,
        rate,
        bugs: [
          bug(
            'RECIP',
            kind === 'mass' ? rat(volume, rate) : rat(volume, mass),
            kind === 'mass'
              ? `This divides the volume by the density; each of the ${volume} cubic centimeters has a mass of ${rate} grams, so multiply.`
              : `This divides the volume by the mass; density is grams per cubic centimeter, so divide ${mass} by ${volume}.`,
          ),
          bug('AP', kind === 'mass' ? rate * (a + b + c) : rat(mass, a + b + c), `This adds the three dimensions; multiply them to get the volume, ${volume}.`),
          bug('STOP', volume, kind === 'mass' ? 'This is the volume; multiply it by the density.' : 'This is the volume; divide the mass by it.'),
          bug(
            'AP',
            kind === 'mass' ? rate * 2 * (a * b + a * c + b * c) : rat(mass, 2 * (a * b + a * c + b * c)),
            `This uses the surface area; density is mass per unit of volume, so use ${volume}.`,
          ),
          bug('STOP', kind === 'mass' ? rate * a * b : rat(mass, a * b), `This leaves out the height; multiply ${a * b} by ${c} to get the volume.`),
          ...(kind === 'mass' ? [] : [bug('RATE0', mass - volume, `This subtracts the volume from the mass; divide ${mass} by ${volume}.`)]),
          bug(
            'HALF',
            kind === 'mass' ? rat(mass, 3) : 3 * rate,
            `This uses the factor ${math('\\frac{1}{3}')}, which is for a pyramid; the volume of a prism is the entire product, ${volume}.`,
          ),
        ],
        how:
          kind === 'mass'
            ? `Mass is density times volume: ${math(`${rate}\\cdot ${volume}=${mass}`)} grams.`
            : `Density is mass divided by volume: ${math(`\\frac{${mass}}{${volume}}=${rate}`)} grams per cubic centimeter.`,
      };
    } else if (kind === 'cost') {
      const [place, material, unit, low, high, shortest, longest, narrowest, widest] = random.pick(floors);
      const rate = random.int(low, high);
      const [x, y] = [random.int(shortest, longest), random.int(narrowest, widest)];
      if (x <= y) return null;
      sides = [x, y];
      task = {
        tell: random.pick([
          `${place} is ${math(x)} ${unit} long and ${math(y)} ${unit} wide. The cost of ${material} is $${rate} per square ${unit === 'feet' ? 'foot' : 'meter'}. What is the total cost, in dollars, of ${material} for ${place.replace('A rectangular', 'the')}?`,
          `${place} measures ${math(x)} ${unit} by ${math(y)} ${unit}. At $${rate} per square ${unit === 'feet' ? 'foot' : 'meter'}, what is the total cost, in dollars, of ${material} for ${place.replace('A rectangular', 'the')}?`,
          `${place} with a length of ${math(x)} ${unit} and a width of ${math(y)} ${unit} will be covered with ${material} that costs $${rate} per square ${unit === 'feet' ? 'foot' : 'meter'}. What is the total cost, in dollars, of the ${material}?`,
        ]),
        key: x * y * rate,
        measure: x * y,
        rate,
        bugs: [
          bug('AP', 2 * (x + y) * rate, `This uses the perimeter; the price is per unit of area, so multiply ${rate} by ${x * y}.`),
          bug('STOP', x * y, `This is the area; you still need to multiply it by the price, ${rate}.`),
          ...((x * y) % rate === 0 && x !== rate && y !== rate
            ? [bug('RECIP', rat(x * y, rate), `This divides the area by the price; each of the ${x * y} square ${unit} costs $${rate}, so multiply.`)]
            : []),
          bug('AP', (x + y) * rate, `This adds the length and the width; multiply them to get the area, ${x * y}.`),
          bug('HALF', 2 * x * y * rate, `This counts the area twice; multiply ${x * y} by ${rate} only.`),
        ],
        how: `Cost is price times area: ${math(`${rate}\\cdot ${x * y}=${x * y * rate}`)} dollars.`,
      };
    } else {
      const [place, unit, units, low, high] = random.pick(tanks);
      const rate = random.int(low, high);
      if (volume % rate !== 0 || volume === rate || !fills(place, a, b, c)) return null;
      task = {
        tell: random.pick([
          `${place} in the shape of a right rectangular prism is ${math(a)} ${unit} long, ${math(b)} ${unit} wide, and ${math(c)} ${unit} high. It is filled at a constant rate of ${math(rate)} ${units} per minute. How many minutes does it take to fill it completely?`,
          `${place} has the shape of a right rectangular prism with a length of ${math(a)} ${unit}, a width of ${math(b)} ${unit}, and a height of ${math(c)} ${unit}. Water flows into it at a constant rate of ${math(rate)} ${units} per minute. How many minutes does it take to fill it completely?`,
        ]),
        key: volume / rate,
        measure: volume,
        rate,
        bugs: [
          bug('RECIP', volume * rate, `This multiplies the volume by the rate; every minute adds ${rate} ${units}, so divide ${volume} by ${rate}.`),
          bug('STOP', volume, `This is the volume; you still need to divide it by the rate, ${rate}.`),
          bug('AP', rat(a + b + c, rate), `This adds the three dimensions; multiply them to get the volume, ${volume}.`),
          bug('STOP', rat(a * b, rate), `This leaves out the height; multiply ${a * b} by ${c} before you divide by the rate.`),
          bug('AP', rat(2 * (a * b + a * c + b * c), rate), `This uses the surface area; divide the volume, ${volume}, by the rate instead.`),
          bug('RATE0', volume - rate, `This subtracts the rate from the volume; divide ${volume} by ${rate} instead.`),
          bug(
            'HALF',
            rat(volume, 3 * rate),
            `This uses the factor ${math('\\frac{1}{3}')}, which is for a pyramid; divide the entire product of the dimensions by ${rate}.`,
          ),
          bug('HALF', rat(2 * volume, rate), `This doubles the time it takes; divide ${volume} by ${rate} and stop there.`),
        ],
        how: `Time is volume divided by rate: ${math(`\\frac{${volume}}{${rate}}=${volume / rate}`)} minutes.`,
      };
    }
    const answer = numberAnswer({ ...asSizes, typed: random.chance(1, 5), key: task.key, why: task.how, bugs: task.bugs });
    return (
      answer && {
        parameters: { kind, sides, rate: task.rate },
        stem: task.tell,
        answer,
        steps: [
          `Find the ${kind === 'cost' ? 'area' : 'volume'} first, and then use the units to decide whether to multiply or divide.`,
          `The ${kind === 'cost' ? 'area' : 'volume'} is ${math(`${sides.join('\\cdot ')}=${task.measure}`)}.`,
          task.how,
          `Check the units: ${{ mass: 'grams per cubic centimeter times cubic centimeters gives grams', density: 'grams divided by cubic centimeters gives grams per cubic centimeter', cost: 'dollars per unit of area times units of area gives dollars', time: 'units of volume divided by units of volume per minute gives minutes' }[kind]}.`,
        ],
        takeaway: 'Find the area or volume first; the units of the rate tell you whether to multiply or divide.',
      }
    );
  },
};
