/** Circumference, area, radius and diameter. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { piLatex, rightPi, wrongPi } from './pi-options.ts';

const units = ['centimeters', 'inches', 'feet', 'meters'] as const;

interface Thing {
  readonly thing: string;
  readonly sizes: readonly (readonly [unit: string, low: number, high: number])[];
}

const bareCircle: Thing = { thing: 'a circle', sizes: (['centimeters', 'inches', 'meters', 'feet'] as const).map((unit) => [unit, 2, 40] as const) };

/** Round things with the radii that occur. */
const things: readonly Thing[] = [
  // A bare circle comes twice as often as each real thing.
  bareCircle,
  bareCircle,
  {
    thing: 'a circular mirror',
    sizes: [
      ['inches', 5, 18],
      ['centimeters', 12, 45],
    ],
  },
  {
    thing: 'a circular pond',
    sizes: [
      ['feet', 5, 40],
      ['meters', 3, 18],
    ],
  },
  {
    thing: 'a circular tabletop',
    sizes: [
      ['inches', 10, 32],
      ['centimeters', 25, 80],
    ],
  },
  {
    thing: 'a circular garden',
    sizes: [
      ['feet', 4, 30],
      ['meters', 2, 12],
    ],
  },
  {
    thing: 'a circular rug',
    sizes: [
      ['inches', 18, 50],
      ['feet', 2, 6],
    ],
  },
];

function direct(random: Random): Draft {
  const { thing, sizes } = random.pick(things);
  const [unit, low, high] = random.pick(sizes);
  const r = random.int(low, high);
  const [asksArea, givesDiameter] = [random.chance(1, 2), random.chance(1, 2)];
  const value = asksArea ? r * r : 2 * r;
  const given = givesDiameter ? `diameter of ${2 * r} ${unit}` : `radius of ${r} ${unit}`;
  return {
    parameters: { kind: 'direct', r, unit, asksArea, givesDiameter, thing },
    stem: random.pick([
      `What is the ${asksArea ? 'area' : 'circumference'}, in ${asksArea ? `square ${unit}` : unit}, of ${thing} with a ${given}?`,
      `${thing.replace('a', 'A')} has a ${given}. What is its ${asksArea ? 'area' : 'circumference'}, in ${asksArea ? `square ${unit}` : unit}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightPi(
        value,
        `With radius ${math(r)}, the ${asksArea ? 'area' : 'circumference'} is ${math(asksArea ? `\\pi \\cdot ${r}^2` : `2\\pi \\cdot ${r}`)}.`,
      ),
      wrong: asksArea
        ? [
            wrongPi(2 * r, 'AP', `This is the circumference; for the area, multiply ${math('\\pi')} by ${math(`${r}^2`)}.`),
            wrongPi(4 * r * r, 'DIAM', `This squares the diameter ${math(2 * r)}; square the radius, ${math(r)}.`),
            wrongPi(r, 'EXPO', `This does not square the radius; multiply ${math('\\pi')} by ${math(`${r}^2 = ${r * r}`)}.`),
            wrongPi(2 * r * r, 'DIAM', `This multiplies the radius by the diameter; multiply it by itself: ${math(`${r}^2 = ${r * r}`)}.`),
            wrongPi(rat(r * r, 2), 'HALF', 'This is half of the area of the circle; leave the square of the radius as it is.'),
          ]
        : [
            wrongPi(r * r, 'AP', `This is the area; the circumference is ${math(`2\\pi(${r})`)}.`),
            wrongPi(r, 'DIAM', `This multiplies ${math('\\pi')} by the radius; the circumference is ${math('\\pi')} times the diameter.`),
            wrongPi(4 * r, 'DIAM', `This doubles the diameter; multiply ${math('\\pi')} by the diameter itself, ${math(2 * r)}.`),
            wrongPi(2 * r * r, 'AP', `This mixes the formulas for area and circumference; the circumference is ${math(`2\\pi(${r})`)}.`),
            wrongPi(rat(r, 2), 'HALF', `This is one fourth of the circumference; it is ${math(`2\\pi(${r})`)}.`),
          ],
    },
    steps: [
      `The ${asksArea ? 'area of a circle is ' : 'circumference of a circle is '}${math(asksArea ? '\\pi r^2' : '2\\pi r')}, where ${math('r')} is the radius.`,
      `${givesDiameter ? `The radius is half the diameter: ${math(`r = ${r}`)}. ` : `The radius is ${math(`r = ${r}`)}. `}So the ${asksArea ? 'area' : 'circumference'} is ${math(asksArea ? `\\pi(${r})^2 = ${piLatex(value)}` : `2\\pi(${r}) = ${piLatex(value)}`)}.`,
      `Check: with ${math('\\pi \\approx 3')}, this is about ${math(3 * value)} ${asksArea ? `square ${unit}` : unit}.`,
    ],
    takeaway: 'Both formulas on the reference sheet use the radius, so if you are given the diameter, divide it by 2 first.',
  };
}

function backwards(random: Random): Draft | null {
  const [r, unit] = [random.int(3, 30), random.pick(units)];
  const kind = random.pick(['area-to-diameter', 'area-to-circumference', 'circumference-to-area', 'circumference-to-radius'] as const);
  const [given, from] = kind.startsWith('area')
    ? [`area of ${math(piLatex(r * r))} square ${unit}`, math(`\\pi r^2 = ${piLatex(r * r)}`)]
    : [`circumference of ${math(piLatex(2 * r))} ${unit}`, math(`2\\pi r = ${piLatex(2 * r)}`)];
  const wants = {
    'area-to-diameter': 'diameter',
    'area-to-circumference': 'circumference',
    'circumference-to-area': 'area',
    'circumference-to-radius': 'radius',
  }[kind];
  const unitText = wants === 'area' ? `square ${unit}` : unit;
  const stem = random.pick([
    `A circle has ${/^[aeiou]/.test(given) ? 'an' : 'a'} ${given}. What is the ${wants}, in ${unitText}, of the circle?`,
    `The ${given.split(' of ')[0]} of a circle is ${given.slice(given.indexOf(' of ') + 4)}. What is the ${wants}, in ${unitText}, of the circle?`,
  ]);
  const steps = [
    `Find the radius first; you can get every other measure of the circle from it.`,
    `${from} gives ${math(`r = ${r}`)}.`,
    `${wants === 'radius' ? `So the radius is ${math(r)} ${unit}` : `The ${wants} is ${math({ diameter: `2 \\cdot ${r} = ${2 * r}`, circumference: `2\\pi(${r}) = ${piLatex(2 * r)}`, area: `\\pi(${r})^2 = ${piLatex(r * r)}` }[wants as 'area'])} ${unitText}`}. Check: a circle with radius ${math(r)} has ${kind.startsWith('area') ? `an area of ${math(`\\pi \\cdot ${r}^2 = ${piLatex(r * r)}`)}` : `a circumference of ${math(`2\\pi \\cdot ${r} = ${piLatex(2 * r)}`)}`}.`,
  ];
  const takeaway = 'From any one measure of a circle, find the radius first, and then use it to find the measure you need.';
  const parameters = { kind, r, unit };
  if (wants === 'diameter' || wants === 'radius') {
    const value = wants === 'diameter' ? 2 * r : r;
    const answer = numberAnswer({
      ...asFractions,
      typed: random.chance(2, 3),
      key: value,
      why: `The radius is ${math(r)}.`,
      bugs:
        wants === 'diameter'
          ? [
              bug('DIAM', r, 'This is the radius; the diameter is twice that, so double it.'),
              bug('STOP', r * r, 'This is the square of the radius; take the square root, and then double it.'),
              bug('INVOP', rat(r * r, 2), 'This is half the square of the radius; take the square root to find the radius.'),
              bug('DIAM', 4 * r, 'This is twice the diameter; double the radius only once.'),
              bug('DIAM', rat(r, 2), 'This is half the radius; the diameter is twice the radius.'),
            ]
          : [
              bug('DIAM', 2 * r, 'This is the diameter; divide it by 2.'),
              bug('INVOP', 4 * r, 'This multiplies by 2; the radius is half the diameter, so divide.'),
              bug('DIAM', rat(r, 2), 'This divides by 2 one time too many; halve the diameter only once.'),
              bug('AP', r * r, `This is the number in front of ${math('\\pi')} in the area; take its square root.`),
            ],
    });
    return answer && { parameters, stem, answer, steps, takeaway };
  }
  const value = wants === 'area' ? r * r : 2 * r;
  return {
    parameters,
    stem,
    steps,
    takeaway,
    answer: {
      format: 'choice',
      correct: rightPi(value, `The radius is ${math(r)}, so the ${wants} is ${math(piLatex(value))}.`),
      wrong:
        wants === 'area'
          ? [
              wrongPi(4 * r * r, 'DIAM', `This squares the diameter; square the radius, ${math(r)}.`),
              wrongPi(2 * r, 'AP', `This is the circumference that was given; find the radius, ${math(r)}, from it, and square it.`),
              wrongPi(2 * r * r, 'AP', 'This multiplies the circumference by the radius, which is twice the area, so halve it.'),
              wrongPi(r, 'STOP', `This uses the radius without squaring it; multiply ${math('\\pi')} by ${math(`${r}^2`)}.`),
              wrongPi(rat(r * r, 4), 'DIAM', `This uses half the radius; the radius is ${math(r)}.`),
            ]
          : [
              wrongPi(r, 'DIAM', `This multiplies π by the radius; multiply it by the diameter, ${math(2 * r)}.`),
              wrongPi(r * r, 'AP', `This is the area that was given; find the radius, ${math(r)}, from it, and multiply ${math('2\\pi')} by that.`),
              wrongPi(4 * r, 'DIAM', `This doubles the diameter; multiply π by the diameter itself, ${math(2 * r)}.`),
              wrongPi(rat(r, 2), 'HALF', `This is one fourth of the circumference; it is ${math(`2\\pi(${r})`)}.`),
              wrongPi(2 * r * r, 'INVOP', `This takes ${math(r * r)} for the radius; take its square root first.`),
            ],
    },
  };
}

export const circleMeasures: Generator = {
  archetype: 'CI-a',
  topicId: 29,
  version: 2,
  levels: [1, 2],
  skillTags: ['circumference', 'circle-area'],
  draft: (random, level) => (level === 1 ? direct(random) : backwards(random)),
};
