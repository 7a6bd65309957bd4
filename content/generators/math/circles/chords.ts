/** CI-l: a chord, its distance from the center and the radius. */
import type { Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rootTimes } from '../exact-size.ts';
import { triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Setting {
  /** Units with the least and the greatest radius that occurs in them. */
  readonly units: Readonly<Record<string, readonly [number, number]>>;
  /** `#chord`, `#distance`, `#radius` become facts; the asked one is left out. */
  readonly tell: string;
  readonly chord: (length: string) => string;
  readonly distance: (length: string) => string;
  readonly radius: (length: string) => string;
  readonly ask: { readonly chord: string; readonly distance: string; readonly radius: string };
}

const plain = {
  chord: (n: string) => `The length of the chord is ${n}.`,
  distance: (n: string) => `The distance from the center of the circle to the chord is ${n}.`,
  radius: (n: string) => `The radius of the circle is ${n}.`,
  ask: { chord: 'the length of the chord', distance: 'the distance from the center of the circle to the chord', radius: 'the radius of the circle' },
};

const plainUnits = Object.fromEntries(lengthUnits.map(({ many }) => [many, [5, 68] as const]));

const settings: readonly Setting[] = [
  { ...plain, units: plainUnits, tell: 'A chord is drawn in a circle.' },
  { ...plain, units: plainUnits, tell: 'A line intersects a circle at two points, which are the endpoints of a chord.' },
  { ...plain, units: plainUnits, tell: 'Points \\(A\\) and \\(B\\) are the endpoints of a chord of a circle.' },
  { ...plain, units: plainUnits, tell: 'A chord of a circle does not pass through the center of the circle.' },
  {
    units: { inches: [13, 40], centimeters: [25, 100] },
    tell: 'A straight metal bar divides a circular window into two parts.',
    chord: (n) => `The length of the bar is ${n}.`,
    distance: (n) => `The shortest distance from the center of the window to the bar is ${n}.`,
    radius: (n) => `The radius of the window is ${n}.`,
    ask: { chord: 'the length of the bar', distance: 'the shortest distance from the center of the window to the bar', radius: 'the radius of the window' },
  },
  {
    units: { inches: [5, 10], centimeters: [10, 26] },
    tell: 'A horizontal pipe with a circular cross section is less than half full of water.',
    chord: (n) => `The surface of the water is ${n} wide.`,
    distance: (n) => `The center of the cross section is ${n} above the surface of the water.`,
    radius: (n) => `The radius of the cross section is ${n}.`,
    ask: {
      chord: 'the width of the surface of the water',
      distance: 'the distance from the center of the cross section to the surface of the water',
      radius: 'the radius of the cross section',
    },
  },
  {
    units: { feet: [50, 300], meters: [25, 150] },
    tell: 'A straight path joins two points on the edge of a circular park.',
    chord: (n) => `The path is ${n} long.`,
    distance: (n) => `The shortest distance from the center of the park to the path is ${n}.`,
    radius: (n) => `The radius of the park is ${n}.`,
    ask: { chord: 'the length of the path', distance: 'the shortest distance from the center of the park to the path', radius: 'the radius of the park' },
  },
  {
    units: { feet: [25, 130], meters: [10, 52] },
    tell: 'A straight footbridge crosses a circular pond.',
    chord: (n) => `The part of the bridge above the pond is ${n} long.`,
    distance: (n) => `The shortest distance from the center of the pond to the bridge is ${n}.`,
    radius: (n) => `The radius of the pond is ${n}.`,
    ask: {
      chord: 'the length of the part of the bridge above the pond',
      distance: 'the shortest distance from the center of the pond to the bridge',
      radius: 'the radius of the pond',
    },
  },
  {
    units: { inches: [13, 30], centimeters: [25, 75] },
    tell: 'A circular tabletop is cut along a straight line.',
    chord: (n) => `The cut is ${n} long.`,
    distance: (n) => `The shortest distance from the center of the tabletop to the cut is ${n}.`,
    radius: (n) => `The radius of the tabletop is ${n}.`,
    ask: { chord: 'the length of the cut', distance: 'the shortest distance from the center of the tabletop to the cut', radius: 'the radius of the tabletop' },
  },
  {
    units: { feet: [10, 26], meters: [5, 10] },
    tell: 'The floor of a tunnel is a chord of its circular cross section.',
    chord: (n) => `The floor is ${n} wide.`,
    distance: (n) => `The center of the cross section is ${n} above the floor.`,
    radius: (n) => `The radius of the cross section is ${n}.`,
    ask: {
      chord: 'the width of the floor',
      distance: 'the distance from the center of the cross section to the floor',
      radius: 'the radius of the cross section',
    },
  },
  {
    units: { inches: [5, 5], centimeters: [10, 15] },
    tell: 'A straight crack runs across a round plate from edge to edge.',
    chord: (n) => `The crack is ${n} long.`,
    distance: (n) => `The shortest distance from the center of the plate to the crack is ${n}.`,
    radius: (n) => `The radius of the plate is ${n}.`,
    ask: { chord: 'the length of the crack', distance: 'the shortest distance from the center of the plate to the crack', radius: 'the radius of the plate' },
  },
];

const kinds = ['chord', 'distance', 'radius'] as const;

export const chords: Generator = {
  archetype: 'CI-l',
  topicId: 29,
  version: 5,
  levels: [4],
  skillTags: ['chords', 'right-triangles'],
  draft(random) {
    const setting = random.pick(settings);
    const [a, b, c] = random.pick(triples.slice(0, 5));
    const unit = random.pick(Object.keys(setting.units));
    const [least, most] = setting.units[unit] ?? [5, 68];
    const [from, to] = [Math.ceil(least / c), Math.floor(most / c)];
    if (from > to) return null;
    const times = random.int(from, to);
    const [half, distance] = random.chance(1, 2) ? [a * times, b * times] : [b * times, a * times];
    const radius = c * times;
    const chord = 2 * half;
    // Nobody would speak of two parts of a window where the bar is at its edge.
    if (setting.ask !== plain.ask && distance > 0.85 * radius) return null;
    // The floor of a tunnel is wider than its center is high.
    if (/tunnel/.test(setting.tell) && distance > half) return null;
    const kind = random.pick(kinds);
    const values = { chord, distance, radius };
    const key = values[kind];
    const facts = random.shuffle(kinds.filter((each) => each !== kind).map((each) => setting[each](`${values[each]} ${unit}`)));
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 3),
      key,
      why: `Half of the chord, the distance, and the radius form a right triangle: ${math(`${half}^2+${distance}^2=${radius}^2`)}.`,
      bugs:
        kind === 'chord'
          ? [
              bug('HALF', half, 'This is half of the chord; the right triangle uses only half of it, so double the result.'),
              bug(
                'HYP',
                rootTimes(2, radius * radius + distance * distance),
                `This adds the squares, but the radius is the hypotenuse, so subtract, and double the result.`,
              ),
              bug(
                'HYP',
                rootTimes(1, radius * radius + distance * distance),
                'This adds the squares, but the radius is the hypotenuse, so subtract and then double.',
              ),
              bug('DIAM', 2 * radius, `This is the diameter, the longest chord; find half of this one from ${math(`${radius}^2 - ${distance}^2`)}.`),
              bug('TAN', 2 * (radius - distance), `This subtracts the lengths; half of the chord is ${math(`\\sqrt{${radius}^2 - ${distance}^2}`)}.`),
              bug('TAN', radius + distance, `This adds the lengths; half of the chord is ${math(`\\sqrt{${radius}^2 - ${distance}^2}`)}.`),
              bug('TAN', radius - distance, 'This subtracts the lengths; use the Pythagorean theorem and double the result.'),
            ]
          : kind === 'distance'
            ? [
                bug(
                  'HALF',
                  rootTimes(1, Math.abs(radius * radius - chord * chord)),
                  'This uses the entire chord as a leg; only half of the chord is a leg of the right triangle.',
                ),
                bug('HYP', rootTimes(1, radius * radius + half * half), 'This adds the squares, but the radius is the hypotenuse, so subtract.'),
                bug('TAN', radius - half, 'This subtracts half of the chord from the radius; use the Pythagorean theorem.'),
                bug('STOP', half, `This is half the length of the chord; use it as a leg of the right triangle.`),
                bug('TAN', Math.abs(chord - radius), 'This subtracts the given lengths; use the Pythagorean theorem.'),
                bug('HALF', 2 * distance, 'This doubles the distance from the center; that distance is already a full leg of the right triangle, so leave it.'),
                bug(
                  'HYP',
                  rootTimes(1, radius * radius + chord * chord),
                  'This uses the radius and the entire chord as legs, but the radius is the hypotenuse, and only half of the chord is a leg.',
                ),
              ]
            : [
                bug(
                  'HALF',
                  rootTimes(1, chord * chord + distance * distance),
                  'This uses the entire chord as a leg; only half of the chord is a leg of the right triangle.',
                ),
                bug('DIAM', 2 * radius, 'This is the diameter; divide it by 2.'),
                bug('TAN', half + distance, 'This adds the legs; use the Pythagorean theorem.'),
                bug('TAN', chord + distance, 'This adds the given lengths; use half of the chord and the Pythagorean theorem.'),
                bug('STOP', half, `This is half the length of the chord; use it as a leg of the right triangle.`),
                bug(
                  'HYP',
                  rootTimes(1, Math.abs(half * half - distance * distance)),
                  'This subtracts the squares, but half of the chord and the distance are both legs, so add.',
                ),
                bug(
                  'HYP',
                  rootTimes(1, Math.abs(chord * chord - distance * distance)),
                  'This subtracts the squares and uses the entire chord; add the squares of the distance and half of the chord.',
                ),
              ],
      keep: (value) => (kind === 'chord' ? value <= 2 * radius : kind === 'distance' ? value < radius : value > Math.max(half, distance)),
    });
    return (
      answer && {
        parameters: { kind, chord, distance, radius, unit },
        stem: `${setting.tell} ${facts.join(' ')} What is ${setting.ask[kind]}, in ${unit}?`,
        answer,
        steps: [
          'A perpendicular from the center to a chord bisects the chord. Half of the chord and the distance are legs, and the radius is the hypotenuse.',
          kind === 'chord'
            ? `${math(`\\sqrt{${radius}^2-${distance}^2}=${half}`)} is half of the chord.`
            : `Half of the chord is ${math(`\\frac{${chord}}{2}=${half}`)}.`,
          kind === 'chord'
            ? `The chord is ${math(`2\\cdot ${half}=${chord}`)} ${unit}.`
            : kind === 'distance'
              ? `The distance is ${math(`\\sqrt{${radius}^2-${half}^2}=${distance}`)} ${unit}.`
              : `The radius is ${math(`\\sqrt{${half}^2+${distance}^2}=${radius}`)} ${unit}.`,
          `Check: ${math(`${half * half}+${distance * distance}=${radius * radius}`)}, the square of the radius.`,
        ],
        takeaway: 'For a chord, draw a radius to one endpoint and the perpendicular from the center: half of the chord is a leg of a right triangle.',
      }
    );
  },
};
