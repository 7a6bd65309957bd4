/** RAT-l at level 5: a rate or density, a solid, and units that do not match. */
import type { Random } from '#core/random.ts';
import { div, isInteger, mul, rat, type Rational } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';

const takeaway = 'Bring every measurement to the same units before you multiply or divide.';
const kept = (key: Rational) => (value: Rational) => {
  const size = Number(value.n) / Number(value.d) / (Number(key.n) / Number(key.d));
  return value.n > 0n && decimalText(value, 2) !== null && size < 200 && size > 1 / 200;
};

const tanks = ['A tank', 'A swimming pool', 'A storage container', 'A fountain basin', 'An aquarium', 'A raised pond'] as const;

/** A level that rises. */
function rising(random: Random): Draft | null {
  const tank = random.pick(tanks);
  const noun = tank.replace(/^An? /, '');
  const [long, wide] = tank === 'A swimming pool' ? [random.int(10, 25), random.int(6, 12)] : [random.int(4, 12), random.int(2, 8)];
  const perMinute = rat(random.int(2, tank === 'A swimming pool' ? 40 : 24), 4);
  const key = div(mul(perMinute, rat(720)), rat(long * wide));
  if (long <= wide || decimalText(key, 2) === null || decimalText(perMinute, 1) === null || Number(key.n) / Number(key.d) > 90) return null;
  const unit = perMinute.n === perMinute.d ? 'foot' : 'feet';
  const perHour = mul(perMinute, rat(60));
  const feet = div(perHour, rat(long * wide));
  const bugs: Bug[] = [
    bug('STOP', feet, `This is the rate in feet per hour; multiply by 12 for inches.`),
    bug('STOP', div(key, rat(60)), `This is the rate in inches per minute; multiply by 60 for inches per hour.`),
    bug('UNIT2', mul(feet, rat(1728)), `This multiplies by ${math('12^3')}; the rate of a height is a rate of length, so multiply by 12.`),
    bug('UNIT2', mul(feet, rat(144)), `This multiplies by ${math('12^2')}; the rate of a height is a rate of length, so multiply by 12.`),
    bug('AP', div(mul(perHour, rat(12)), rat(2 * (long + wide))), `This divides by the perimeter of the base; divide by its area, ${long * wide} square feet.`),
    bug('STOP', div(mul(perHour, rat(12)), rat(long)), `This divides by the length only; divide by the area of the base, ${math(`${long} \\cdot ${wide}`)}.`),
  ];
  const opening = random.pick([
    `${tank} has the shape of a right rectangular prism with a base that is ${long} feet long and ${wide} feet wide.`,
    `The base of ${tank.toLowerCase()} is a rectangle ${long} feet long and ${wide} feet wide, and its sides are vertical.`,
    `${tank} with vertical sides has a rectangular base with a length of ${long} feet and a width of ${wide} feet.`,
  ]);
  const flow = random.pick([
    `Water flows into the ${noun} at a constant rate of ${prose(perMinute)} cubic ${unit} per minute.`,
    `The ${noun} is being filled with water at a constant rate of ${prose(perMinute)} cubic ${unit} per minute.`,
  ]);
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `In one hour, ${prose(perHour)} cubic feet of water cover a base of ${long * wide} square feet.`,
    bugs,
    believable: kept(key),
  });
  return (
    answer && {
      parameters: { kind: 'rising', long, wide, perMinute: prose(perMinute), noun },
      stem: `${opening} ${flow} At what rate, in inches per hour, does the height of the water increase? (1 foot = 12 inches; 1 hour = 60 minutes)`,
      answer,
      steps: [
        `The volume of the water is the area of the base times the height, so divide the rate of the volume by the area of the base.`,
        `In one hour, ${math(`${decimalLatex(perMinute)} \\cdot 60 = ${decimalLatex(perHour)}`)} cubic feet flow in, and the area of the base is ${math(`${long} \\cdot ${wide} = ${long * wide}`)} square feet.`,
        `In inches, the height increases by ${math(`\\frac{${decimalLatex(perHour)}}{${long * wide}} \\cdot 12 = ${decimalLatex(key)}`)} per hour.`,
        `Check: ${math(`${decimalLatex(key)} \\div 12 \\cdot ${long * wide} = ${decimalLatex(perHour)}`)} cubic feet per hour.`,
      ],
      takeaway,
    }
  );
}

const cubes = [
  ['metal', 'metal', 52, 78],
  ['glass', 'glass', 48, 52],
  ['stone', 'stone', 50, 56],
  ['wood', 'wood', 10, 18],
  ['rubber', 'rubber', 20, 30],
  ['concrete', 'concrete', 44, 48],
  ['plastic', 'plastic', 18, 28],
] as const;

/** From density and mass back to an edge. */
function edge(random: Random): Draft | null {
  const [what, noun, low, high] = random.pick(cubes);
  const density = 50 * random.int(low, high);
  const side = random.int(2, 12);
  const volume = rat(side ** 3);
  const mass = div(mul(volume, rat(density)), rat(1000));
  // With an edge of 6, volume and surface area are the same number.
  if (decimalText(mass, 1) === null || side === 6) return null;
  const faces = random.chance(1, 2);
  const key = rat(faces ? 6 * side * side : side);
  const bugs: Bug[] = faces
    ? [
        bug('STOP', side, `This is the length of an edge, in centimeters; the six faces have an area of ${math(`${side}^2`)} each.`),
        bug('STOP', volume, `This is the volume, in cubic centimeters; take its cube root for an edge, then find the area of six faces.`),
        bug('STOP', side * side, `This is the area of one face; a cube has six, so multiply by 6.`),
        bug('AP', 4 * side * side, `This counts only four faces; multiply the area of a face, ${side * side}, by 6.`),
        bug('AP', 12 * side, `This is the total length of the twelve edges; for the surface area, multiply ${math(`${side}^2`)} by 6.`),
        bug(
          'UNIT2',
          600 * side * side,
          `This takes the edge to be ten times as long as it is: a cubic meter is ${math('100^3')} cubic centimeters, so an edge is ${side} centimeters long.`,
        ),
      ]
    : [
        bug('STOP', volume, `This is the volume, in cubic centimeters; its cube root is the length of an edge.`),
        bug('STOP', side * side, `This is the area of a face, in square centimeters; its square root is the length of an edge.`),
        bug('UNIT2', isInteger(div(volume, rat(3))) ? div(volume, rat(3)) : null, `This divides the volume by 3; take the cube root.`),
        bug('UNIT2', 10 * side, `This takes 1 cubic meter to be 1,000 cubic centimeters; it is ${math('100^3 = 1000000')}.`),
        bug('UNIT2', isInteger(div(volume, rat(6))) ? div(volume, rat(6)) : null, `This divides the volume by the number of faces; take the cube root.`),
      ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key,
    why: `The volume is ${prose(volume)} cubic centimeters, so an edge is ${side} centimeters long.`,
    bugs,
    believable: kept(key),
  });
  const opening = random.pick([
    `A solid cube made of a certain type of ${what} has a mass of ${prose(mass)} grams. The density of the ${noun} is ${prose(density)} kilograms per cubic meter.`,
    `The density of a certain type of ${what} is ${prose(density)} kilograms per cubic meter. A solid cube made of this ${noun} has a mass of ${prose(mass)} grams.`,
    `A type of ${what} has a density of ${prose(density)} kilograms per cubic meter, and a solid cube of it has a mass of ${prose(mass)} grams.`,
  ]);
  const asked = faces ? 'What is the surface area, in square centimeters, of the cube?' : 'What is the length, in centimeters, of an edge of the cube?';
  return (
    answer && {
      parameters: { kind: 'edge', what, density, mass: prose(mass), faces },
      stem: `${opening} ${asked} (1 meter = 100 centimeters; 1 kilogram = 1,000 grams)`,
      answer,
      steps: [
        `Bring the density to grams per cubic centimeter: 1 kilogram is 1,000 grams, and 1 cubic meter is ${math('100^3 = 1000000')} cubic centimeters.`,
        `The density is ${math(`${density} \\cdot 1000 \\div 1000000 = ${decimalLatex(rat(density, 1000))}`)} grams per cubic centimeter, so the volume is ${math(`${decimalLatex(mass)} \\div ${decimalLatex(rat(density, 1000))} = ${decimalLatex(volume)}`)} cubic centimeters.`,
        faces
          ? `Since ${math(`${side}^3 = ${decimalLatex(volume)}`)}, an edge is ${side} centimeters long, and the six faces have an area of ${math(`6 \\cdot ${side}^2 = ${decimalLatex(key)}`)} square centimeters.`
          : `Since ${math(`${side}^3 = ${decimalLatex(volume)}`)}, an edge is ${math(side)} centimeters long.`,
        `Check: ${math(`${decimalLatex(volume)} \\cdot ${decimalLatex(rat(density, 1000))} = ${decimalLatex(mass)}`)} grams.`,
      ],
      takeaway,
    }
  );
}

const layers = [
  { place: 'A rectangular path', material: 'gravel', density: [90, 110], depths: [2, 3, 4, 6] },
  { place: 'A rectangular patio', material: 'concrete', density: [140, 150], depths: [3, 4, 6] },
  { place: 'A rectangular garden bed', material: 'topsoil', density: [70, 100], depths: [4, 6, 8] },
  { place: 'A rectangular playground', material: 'sand', density: [90, 110], depths: [6, 8, 9] },
  { place: 'A rectangular parking area', material: 'crushed stone', density: [95, 115], depths: [3, 4, 6] },
  { place: 'A rectangular flower bed', material: 'compost', density: [40, 50], depths: [2, 3, 4] },
] as const;

/** A layer: yards, inches, pounds per cubic foot, tons. */
function layer(random: Random): Draft | null {
  const { place, material, density: range, depths } = random.pick(layers);
  const density = 5 * random.int(Math.ceil(range[0] / 5), Math.floor(range[1] / 5));
  const [long, wide] = [random.int(4, 24), random.int(2, 12)];
  const depth = random.pick<number>(depths);
  const area = rat(9 * long * wide);
  const volume = mul(area, rat(depth, 12));
  const pounds = mul(volume, rat(density));
  const key = div(pounds, rat(2000));
  if (long <= wide || decimalText(key, 2) === null || !isInteger(volume) || key.n < key.d) return null;
  const bugs: Bug[] = [
    bug('STOP', pounds, `This is the weight in pounds; divide by 2,000 for tons.`),
    bug('UNIT2', div(key, rat(3)), `This multiplies by 3 for square yards; a square yard is ${math('3^2 = 9')} square feet.`),
    bug('UNIT2', mul(key, rat(3)), `This uses ${math('3^3 = 27')}, but only the length and the width are in yards, so use ${math('3^2 = 9')}.`),
    bug('UNIT', mul(key, rat(12)), `This uses the depth in inches; divide it by 12 for feet.`),
    bug('UNIT2', div(key, rat(9)), `This leaves the area in square yards; the density is per cubic foot, so multiply by 9 for square feet.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `The layer has a volume of ${prose(volume)} cubic feet and weighs ${prose(pounds)} pounds.`,
    bugs,
    believable: kept(key),
  });
  const covered = random.pick([
    `${place} ${long} yards long and ${wide} yards wide is to be covered with a layer of ${material} that is ${depth} inches deep.`,
    `A layer of ${material} ${depth} inches deep is to be spread over ${place.replace(/^A/, 'a')} that is ${long} yards long and ${wide} yards wide.`,
  ]);
  return (
    answer && {
      parameters: { kind: 'layer', long, wide, depth, density, material },
      stem: `${covered} Each cubic foot of ${material} weighs ${density} pounds. How many tons of ${material} are needed? (1 yard = 3 feet; 1 foot = 12 inches; 1 ton = 2,000 pounds)`,
      answer,
      steps: [
        `Bring all lengths to feet: the layer is ${math(`3 \\cdot ${long} = ${3 * long}`)} feet by ${math(`3 \\cdot ${wide} = ${3 * wide}`)} feet, and ${math(`${depth} \\div 12 = ${decimalLatex(rat(depth, 12))}`)} feet deep.`,
        `Its volume is ${math(`${3 * long} \\cdot ${3 * wide} \\cdot ${depth} \\div 12 = ${decimalLatex(volume)}`)} cubic feet, and its weight is ${math(`${decimalLatex(volume)} \\cdot ${density} = ${decimalLatex(pounds)}`)} pounds.`,
        `In tons, this is ${math(`${decimalLatex(pounds)} \\div 2000 = ${decimalLatex(key)}`)}.`,
        `Check: ${math(`${decimalLatex(key)} \\cdot 2000 \\div ${density} = ${decimalLatex(volume)}`)} cubic feet.`,
      ],
      takeaway,
    }
  );
}

export function solidRate(random: Random): Draft | null {
  const make = random.pick([rising, edge, layer]);
  return persist(() => make(random));
}
