/** CI-e: the length of an arc, and the angle or the radius that belongs to one. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { centralAngles, sectorFigure } from './central-angle.ts';
import { piLatex, rightPi, wrongPi } from './pi-options.ts';

/** What moves along or forms an arc, with the radii and angles that occur; R, U and D stand for radius, unit and angle. */
const settings: readonly (readonly [string, string, number, number, number, number])[] = [
  ['The minute hand of a clock is R U long. As the hand turns through an angle of D, how far, in U, does its tip move?', 'inches', 3, 12, 20, 160],
  ['A pendulum is R U long and swings through an angle of D. What is the length, in U, of the arc along which its lower end moves?', 'inches', 12, 60, 20, 45],
  [
    'A sprinkler that reaches a distance of R U turns through an angle of D. What is the length, in U, of the outer edge of the region that it waters?',
    'feet',
    12,
    40,
    60,
    160,
  ],
  [
    'A curve in a railroad track is an arc of a circle with a radius of R U. The central angle of the arc is D. What is the length, in U, of the curve?',
    'meters',
    180,
    600,
    20,
    80,
  ],
  ['A slice of a round pizza with a radius of R U has a central angle of D. What is the length, in U, of the crust of the slice?', 'inches', 5, 10, 30, 72],
  ['A Ferris wheel with a radius of R U rotates through an angle of D. How far, in U, does a seat on the wheel travel?', 'feet', 24, 90, 20, 160],
  [
    'A windshield wiper that is R U long turns through an angle of D. What is the length, in U, of the arc along which its tip moves?',
    'inches',
    16,
    28,
    80,
    135,
  ],
  ['A paper fan with a radius of R U is opened to an angle of D. What is the length, in U, of its curved outer edge?', 'centimeters', 15, 30, 90, 160],
  ['A gate that is R U wide is opened through an angle of D. How far, in U, does the outer end of the gate move?', 'feet', 3, 12, 45, 120],
];

const bare = [
  'Points \\(A\\) and \\(B\\) lie on a circle with center \\(O\\). The radius of the circle is R, and the measure of central angle \\(AOB\\) is D. What is the length of minor arc \\(AB\\)?',
  'In a circle with center \\(O\\) and a radius of R, central angle \\(AOB\\) measures D. What is the length of minor arc \\(AB\\)?',
  'A circle has a radius of R. What is the length of an arc of this circle that has a central angle of D?',
  'A central angle of D in a circle with a radius of R intercepts an arc. What is the length of the arc?',
];

const shownBare = [
  'In the circle shown, point \\(O\\) is the center. The radius of the circle is R, and the measure of angle \\(AOB\\) is D. What is the length of minor arc \\(AB\\)?',
  'The circle shown has center \\(O\\) and a radius of R. If angle \\(AOB\\) measures D, what is the length of minor arc \\(AB\\)?',
];

/** Radii that are a multiple of this have an arc of a whole number times π. */
const wholeArcs = (degrees: number) => Number(rat(degrees, 180).d);

function arcOf(random: Random): Draft | null {
  const setting = random.chance(1, 2) ? random.pick(settings) : null;
  const [, unit, least, most, narrowest, widest] = setting ?? ['', '', 2, 24, 20, 160];
  const degrees = random.pick(centralAngles.filter((angle) => angle >= narrowest && angle <= widest));
  const step = setting ? wholeArcs(degrees) : 1;
  if (most < step) return null;
  const r = step * random.int(Math.ceil(least / step), Math.floor(most / step));
  const fraction = rat(degrees, 360);
  const value = rat(fraction.n * BigInt(2 * r), fraction.d);
  if (value.d > 6n || r < least) return null;
  const withFigure = !setting && random.chance(1, 2);
  const stem = (setting?.[0] ?? random.pick(withFigure ? shownBare : bare))
    .replaceAll(/\bU\b/g, unit)
    .replace(/\bR\b/, math(r))
    .replace(/\bD\b/, math(`${degrees}^\\circ`));
  return {
    parameters: { kind: 'arc', degrees, r, withFigure, unit },
    ...(withFigure && { stimulus: { kind: 'figure', figure: sectorFigure(degrees, 'The figure shows no measurements.', true) } as const }),
    stem,
    answer: {
      format: 'choice',
      correct: rightPi(value, `The arc is ${math(`\\frac{${degrees}}{360}`)} of the circle.`),
      wrong: [
        wrongPi(
          rat(fraction.n * BigInt(r * r), fraction.d),
          'AP',
          `This is the area of the sector; for the arc, take ${math(`\\frac{${degrees}}{360}`)} of the circumference, ${math(piLatex(2 * r))}.`,
        ),
        wrongPi(2 * r, 'ARC', `This is the circumference of the entire circle; the arc is ${math(`\\frac{${degrees}}{360}`)} of it.`),
        wrongPi(
          rat(value.n * 2n, value.d),
          'ARC',
          `This uses ${math(`\\frac{${degrees}}{180}`)} as the fraction of the circle; a full circle is 360°, so use ${math(`\\frac{${degrees}}{360}`)}.`,
        ),
        wrongPi(rat(degrees, 180), 'RAD', `This is the measure of the angle in radians; multiply it by the radius, ${math(r)}.`),
        ...(setting
          ? []
          : [wrongPi(fraction, 'STOP', `This multiplies the fraction of the circle by only ${math('\\pi')}; multiply by ${math(2 * r)} as well.`)]),
        wrongPi(rat(value.n, value.d * 2n), 'DIAM', `This uses ${math('\\pi r')} for the circumference; it is ${math(`2\\pi r = ${piLatex(2 * r)}`)}.`),
        wrongPi(
          rat(BigInt(2 * r) * (360n - BigInt(degrees)), 360),
          'ARC',
          `This is for the rest of the circle, ${math(`${360 - degrees}^\\circ`)}; use ${math(`${degrees}^\\circ`)}.`,
        ),
      ].filter(({ order = 0 }) => order < 30 * (Number(value.n) / Number(value.d))),
    },
    steps: [
      `A central angle of ${math(`${degrees}^\\circ`)} is ${math(`\\frac{${degrees}}{360} = \\frac{${fraction.n}}{${fraction.d}}`)} of the circle.`,
      `The entire circumference is ${math(`2\\pi(${r}) = ${piLatex(2 * r)}`)}.`,
      `The part is ${math(`\\frac{${fraction.n}}{${fraction.d}} \\cdot ${piLatex(2 * r)} = ${piLatex(value)}`)}. Check: ${math(`\\frac{${fraction.n}}{${fraction.d}} \\cdot 360^\\circ = ${degrees}^\\circ`)}.`,
    ],
    takeaway: 'For both arc length and sector area, the fraction of the entire circle is the central angle over 360°.',
  };
}

/** From the length of an arc back to its angle or to the radius. */
function backFromArc(random: Random): Draft | null {
  const degrees = random.pick(centralAngles);
  const r = wholeArcs(degrees) * random.int(1, 5);
  const wantsAngle = random.chance(1, 2);
  const fraction = rat(degrees, 360);
  const arc = rat(fraction.n * BigInt(2 * r), fraction.d);
  if (r < 3 || r > 45) return null;
  const [length, share] = [math(piLatex(arc)), `\\frac{${fraction.n}}{${fraction.d}}`];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: wantsAngle ? degrees : r,
    why: wantsAngle ? `The arc is ${math(share)} of the circumference, ${math(piLatex(2 * r))}.` : `The entire circumference is ${math(piLatex(2 * r))}.`,
    bugs: wantsAngle
      ? [
          bug('ARC', 360 - degrees, `This is the central angle of the rest of the circle; subtract it from 360°.`),
          bug('ARC', rat(degrees, 2), `This uses ${math('180^\\circ')} for the entire circle; it is ${math('360^\\circ')}.`),
          bug('DIAM', 2 * degrees, `This uses ${math('\\pi r')} for the circumference; it is ${math('2\\pi r')}.`),
          bug(
            'AP',
            rat(arc.n * 360n, arc.d * BigInt(r * r)),
            'This compares the length of the arc with the area of the circle; compare it with the circumference.',
          ),
        ]
      : [
          bug('DIAM', 2 * r, 'This is the diameter of the circle; the circumference is 2π times the radius, so divide by 2.'),
          bug('DIAM', rat(r, 2), 'This is half of the radius; the circumference is 2π times the radius.'),
          bug(
            'ARC',
            rat(2n * arc.n * 180n, arc.d * (360n - BigInt(degrees))),
            `This uses the rest of the circle, ${math(`${360 - degrees}^\\circ`)}; the arc belongs to ${math(`${degrees}^\\circ`)}.`,
          ),
          bug('STOP', rat(arc.n, arc.d), 'This is the length of the arc divided by π; use the central angle, too.'),
          bug('DIAM', rat(arc.n * 360n, arc.d * BigInt(degrees)), 'This divides the circumference by π; divide it by 2π to get the radius.'),
        ],
  });
  return (
    answer && {
      parameters: { kind: wantsAngle ? 'angle-from-arc' : 'radius-from-arc', degrees, r },
      stem: wantsAngle
        ? random.pick([
            `A circle has a radius of ${math(r)}. An arc of this circle has a length of ${length}. What is the measure, in degrees, of the central angle of the arc?`,
            `In a circle with a radius of ${math(r)}, an arc has a length of ${length}. What is the measure, in degrees, of the central angle that intercepts this arc?`,
            `Points ${math('A')} and ${math('B')} lie on a circle with center ${math('O')} and a radius of ${math(r)}. The length of minor arc ${math('AB')} is ${length}. What is the measure, in degrees, of angle ${math('AOB')}?`,
          ])
        : random.pick([
            `A central angle of ${math(`${degrees}^\\circ`)} intercepts an arc with a length of ${length}. What is the radius of the circle?`,
            `An arc of a circle has a length of ${length} and a central angle of ${math(`${degrees}^\\circ`)}. What is the radius of the circle?`,
            `Points ${math('A')} and ${math('B')} lie on a circle with center ${math('O')}. Angle ${math('AOB')} measures ${math(`${degrees}^\\circ`)}, and the length of minor arc ${math('AB')} is ${length}. What is the radius of the circle?`,
          ]),
      answer,
      steps: wantsAngle
        ? [
            `The arc is the same fraction of the circumference as its central angle is of ${math('360^\\circ')}.`,
            `The circumference is ${math(`2\\pi(${r}) = ${piLatex(2 * r)}`)}, so the fraction is ${math(share)}.`,
            `The angle is ${math(`${share} \\cdot 360 = ${degrees}`)} degrees. Check: ${math(`${share} \\cdot ${piLatex(2 * r)} = ${piLatex(arc)}`)}.`,
          ]
        : [
            `A central angle of ${math(`${degrees}^\\circ`)} is ${math(share)} of the circle.`,
            `So the entire circumference is ${math(`${piLatex(arc)} \\div ${share} = ${piLatex(2 * r)}`)}.`,
            `${math(`2\\pi r = ${piLatex(2 * r)}`)} gives ${math(`r = ${r}`)}. Check: ${math(`${share} \\cdot 2\\pi(${r}) = ${piLatex(arc)}`)}.`,
          ],
      takeaway: 'Set arc over circumference equal to angle over 360, and solve for the missing value.',
    }
  );
}

export const arcLength: Generator = {
  archetype: 'CI-e',
  topicId: 29,
  version: 4,
  levels: [3],
  skillTags: ['arc-length', 'central-angle'],
  draft: (random) => (random.chance(1, 4) ? backFromArc(random) : arcOf(random)),
};
