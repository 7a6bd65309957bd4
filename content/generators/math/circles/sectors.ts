/** CI-f: the area of a sector from its angle, or back from an area or an arc. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { centralAngles, sectorFigure } from './central-angle.ts';
import { piLatex, rightPi, wrongPi } from './pi-options.ts';

function area(random: Random): Draft | null {
  const [degrees, r] = [random.pick(centralAngles), random.int(2, 24)];
  const fraction = rat(degrees, 360);
  const value = rat(fraction.n * BigInt(r * r), fraction.d);
  if (value.d > 6n) return null;
  const withFigure = random.chance(1, 2);
  const by = (k: number) => rat(value.n * BigInt(k), value.d);
  return {
    parameters: { kind: 'area', degrees, r, withFigure },
    ...(withFigure && { stimulus: { kind: 'figure', figure: sectorFigure(degrees, 'The figure shows no measurements.') } as const }),
    stem: `${withFigure ? `In the circle shown, point ${math('O')} is the center` : `Points ${math('A')} and ${math('B')} lie on a circle with center ${math('O')}`}. The radius of the circle is ${math(r)}, and the measure of ${withFigure ? '' : 'central '}angle ${math('AOB')} is ${math(`${degrees}^\\circ`)}. What is the area of the sector formed by angle ${math('AOB')}?`,
    answer: {
      format: 'choice',
      correct: rightPi(value, `The sector is ${math(`\\frac{${degrees}}{360}`)} of the circle.`),
      wrong: [
        wrongPi(
          rat(fraction.n * BigInt(2 * r), fraction.d),
          'AP',
          `This is the length of the arc; for the sector, take ${math(`\\frac{${degrees}}{360}`)} of the area of the circle, ${math(piLatex(r * r))}.`,
        ),
        wrongPi(r * r, 'ARC', `This is the area of the entire circle; the sector is ${math(`\\frac{${degrees}}{360}`)} of it.`),
        wrongPi(
          by(2),
          'ARC',
          `This uses ${math(`\\frac{${degrees}}{180}`)} as the fraction of the circle; a full circle is 360°, so use ${math(`\\frac{${degrees}}{360}`)}.`,
        ),
        wrongPi(rat(value.n, value.d * 2n), 'HALF', `This is half of the sector’s area; the fraction of the circle is ${math(`\\frac{${degrees}}{360}`)}.`),
        wrongPi(
          rat(BigInt(r * r) * (360n - BigInt(degrees)), 360),
          'ARC',
          `This is for the rest of the circle, ${math(`${360 - degrees}^\\circ`)}; use ${math(`${degrees}^\\circ`)}.`,
        ),
        wrongPi(rat(degrees, 180), 'RAD', `This is the measure of the angle in radians; it does not use the radius, ${math(r)}.`),
        wrongPi(fraction, 'STOP', `This multiplies the fraction of the circle by only ${math('\\pi')}; it does not use the radius.`),
        ...(degrees >= 90 ? [] : [wrongPi(by(4), 'DIAM', `This squares the diameter; square the radius, ${math(r)}.`)]),
      ],
    },
    steps: [
      `A central angle of ${math(`${degrees}^\\circ`)} is ${math(`\\frac{${degrees}}{360} = \\frac{${fraction.n}}{${fraction.d}}`)} of the circle.`,
      `The entire area of the circle is ${math(`\\pi(${r})^2 = ${piLatex(r * r)}`)}.`,
      `The part is ${math(`\\frac{${fraction.n}}{${fraction.d}} \\cdot ${piLatex(r * r)} = ${piLatex(value)}`)}. Check: ${math(`\\frac{${fraction.n}}{${fraction.d}} \\cdot 360^\\circ = ${degrees}^\\circ`)}.`,
    ],
    takeaway: 'For both arc length and sector area, the fraction of the entire circle is the central angle over 360°.',
  };
}

function backToAngle(random: Random): Draft | null {
  const [degrees, r] = [random.pick(centralAngles), random.int(3, 24)];
  const kind = random.pick(['angle-from-area', 'area-from-arc', 'radius-from-area'] as const);
  const area = rat(degrees * r * r, 360);
  const arc = rat(degrees * 2 * r, 360);
  if (area.d > 4n || arc.d > 4n) return null;
  const typed = random.chance(1, 2);
  const A = math(piLatex(area));
  const parameters = { kind, degrees, r };
  if (kind === 'area-from-arc') {
    return {
      parameters,
      stem: `A sector of a circle with radius ${math(r)} has an arc of length ${math(piLatex(arc))}. What is the area of the sector?`,
      answer: {
        format: 'choice',
        correct: rightPi(
          area,
          `The arc is ${math(`\\frac{${degrees}}{360}`)} of the circumference, so the area is the same fraction of ${math(piLatex(r * r))}.`,
        ),
        wrong: [
          wrongPi(rat(area.n * 2n, area.d), 'HALF', 'This multiplies the arc length by the radius; the area is half of that, so divide by 2.'),
          wrongPi(
            rat(area.n, area.d * 2n),
            'ARC',
            `This compares the arc with ${math(piLatex(4 * r))}; compare it with the circumference, ${math(piLatex(2 * r))}.`,
          ),
          ...(degrees < 90 ? [wrongPi(rat(area.n * 4n, area.d), 'DIAM', `This uses the diameter; the radius is ${math(r)}.`)] : []),
          wrongPi(rat(arc.n, arc.d * 2n), 'HALF', `This is only half of the arc length; multiply it by the radius, ${math(r)}, as well.`),
          wrongPi(rat(degrees, 360), 'STOP', `This multiplies the fraction of the circle by only ${math('\\pi')}; it does not use the radius.`),
        ],
      },
      steps: [
        `The arc is the same fraction of the circumference as the sector is of the area of the circle.`,
        `The circumference is ${math(piLatex(2 * r))}, so the fraction is ${math(`\\frac{${piLatex(arc).includes('frac') ? `${arc.n}}{${arc.d} \\cdot ${2 * r}` : `${arc.n}}{${2 * r}`}} = \\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}}`)}.`,
        `The area is ${math(`\\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}} \\cdot ${piLatex(r * r)} = ${piLatex(area)}`)}.`,
        `Check: half of radius times arc length is ${math(`\\frac{1}{2} \\cdot ${r} \\cdot ${piLatex(arc)} = ${piLatex(area)}`)}.`,
      ],
      takeaway: 'A sector and its arc are the same fraction of the entire circle.',
    };
  }
  const value = kind === 'angle-from-area' ? degrees : r;
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key: value,
    why:
      kind === 'angle-from-area'
        ? `The sector is ${math(`\\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}}`)} of the circle.`
        : `Then ${math(`\\pi r^2 = ${piLatex(r * r)}`)}.`,
    bugs:
      kind === 'angle-from-area'
        ? [
            bug('AP', rat(degrees * r, 2), 'This compares the area of the sector with the circumference; compare it with the area of the circle.'),
            bug('ARC', 360 - degrees, 'This is the central angle of the rest of the circle; subtract it from 360°.'),
            bug('ARC', rat(degrees, 2), `This uses ${math('180^\\circ')} for the entire circle; it is ${math('360^\\circ')}.`),
            bug('ARC', 2 * degrees, `This compares the sector with half the circle; compare it with the whole area.`),
            bug('DIAM', rat(degrees, 4), 'This uses the diameter in place of the radius; square the radius for the area of the circle.'),
          ]
        : [
            bug('STOP', r * r, 'This is the square of the radius; take the square root.'),
            bug('DIAM', 2 * r, 'This is the diameter; divide it by 2.'),
            bug('DIAM', rat(r, 2), 'This is half the radius; take the square root of the whole circle’s area over π.'),
            bug('HALF', rat(r * r, 2), 'This is half the square of the radius; take the square root instead.'),
            bug('ARC', rat(degrees * r, 360), 'This takes a fraction of the radius; the fraction applies to the area of the circle.'),
          ],
  });
  return (
    answer && {
      parameters,
      stem:
        kind === 'angle-from-area'
          ? `A circle has a radius of ${math(r)}. A sector of the circle has an area of ${A}. What is the measure, in degrees, of the central angle of the sector?`
          : `A sector of a circle has a central angle of ${math(`${degrees}^\\circ`)} and an area of ${A}. What is the radius of the circle?`,
      answer,
      steps:
        kind === 'angle-from-area'
          ? [
              `The sector is the same fraction of the circle’s area as its angle is of ${math('360^\\circ')}.`,
              `The area of the entire circle is ${math(`\\pi(${r})^2 = ${piLatex(r * r)}`)}, so the fraction is ${math(`\\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}}`)}.`,
              `The angle is ${math(`\\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}} \\cdot 360 = ${degrees}`)} degrees. Check: ${math(`\\frac{${degrees}}{360} \\cdot ${piLatex(r * r)} = ${piLatex(area)}`)}.`,
            ]
          : [
              `A central angle of ${math(`${degrees}^\\circ`)} is ${math(`\\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}}`)} of the circle.`,
              `So the area of the entire circle is ${math(`${piLatex(area)} \\div \\frac{${rat(degrees, 360).n}}{${rat(degrees, 360).d}} = ${piLatex(r * r)}`)}.`,
              `${math(`\\pi r^2 = ${piLatex(r * r)}`)} gives ${math(`r = ${r}`)}. Check: ${math(`\\frac{${degrees}}{360} \\cdot \\pi(${r})^2 = ${piLatex(area)}`)}.`,
            ],
      takeaway: 'Set part over whole equal to angle over 360, and solve for the missing value.',
    }
  );
}

export const sectorArea: Generator = {
  archetype: 'CI-f',
  topicId: 29,
  version: 4,
  levels: [3, 4],
  skillTags: ['sector-area', 'central-angle'],
  draft: (random, level) => (level === 3 ? area(random) : backToAngle(random)),
};
