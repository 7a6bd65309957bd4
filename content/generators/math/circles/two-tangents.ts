/** CI-m: two tangents from one point: the right angles at the circle give the central angle, and that an arc, an inscribed angle or a region. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { degrees, math, segment } from '../text.ts';
import { rat } from '#core/rational.ts';
import { piTimes, sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { finish, type Names, supplement } from './tangent-pair.ts';
import { region } from './tangent-regions.ts';
import { letters } from './tangent-figure.ts';

function arcAndAngle(random: Random, names: Names): Draft | null {
  const [, P, A, B] = names;
  const [O] = names;
  const [angle, radius] = [random.int(11, 33) * (random.chance(1, 2) ? 4 : 5), random.int(3, 40)];
  const central = 180 - angle;
  const arc = rat(central * radius, 180);
  if (arc.d > 2n || central === angle || central < 20) return null;
  const toArc = random.chance(1, 2);
  const arcName = math(`${A}${B}`);
  return finish(random, names, {
    angle,
    parameters: { kind: toArc ? 'arc' : 'angle-from-arc', angle, radius },
    facts: toArc
      ? `The radius of the circle is ${math(radius)}, and the measure of angle ${math(`${A}${P}${B}`)} is ${degrees(angle)}.`
      : `The radius of the circle is ${math(radius)}, and the length of minor arc ${arcName} is ${math(sizeLatex(piTimes(arc)))}.`,
    ask: toArc ? `What is the length of minor arc ${arcName}?` : `What is the measure, in degrees, of angle ${math(`${A}${P}${B}`)}?`,
    answer: toArc
      ? numberChoices({
          ...asSizes,
          key: piTimes(arc),
          why: `Minor arc ${arcName} has a central angle of ${degrees(central)}.`,
          bugs: [
            bug(
              'INSC',
              piTimes(rat(angle * radius, 180)),
              `This uses ${degrees(angle)} as the central angle, but it is the angle at ${math(P)}; the central angle is ${degrees(central)}.`,
            ),
            bug(
              'ARC',
              piTimes(rat((360 - central) * radius, 180)),
              `This is the length of the major arc; the minor arc has a central angle of ${degrees(central)}.`,
            ),
            bug(
              'AP',
              piTimes(rat(central * radius * radius, 360)),
              'This is the area of the sector; for the arc, take the same fraction of the circumference.',
            ),
            bug('ARC', piTimes(rat(central * radius, 360)), `This is half of the arc; the circumference is ${math('2\\pi r')}.`),
            bug(
              'SUPP',
              piTimes(rat((360 - angle) * radius, 180)),
              `This subtracts the angle from ${degrees(360)} but leaves out the two right angles; subtract 180° more.`,
            ),
            bug(
              'INSC',
              piTimes(rat(2 * angle * radius, 180)),
              `This doubles the angle at ${math(P)}, as if it were inscribed; subtract it from 180° to get the central angle.`,
            ),
          ],
        })
      : numberAnswer({
          ...asSizes,
          typed: random.chance(2, 3),
          key: angle,
          why: `The central angle is ${degrees(central)}, and ${math(`180-${central}=${angle}`)}.`,
          bugs: [
            bug('STOP', central, `This is the measure of central angle ${math(`${A}${O}${B}`)}; subtract it from 180°.`),
            bug('INSC', rat(central, 2), `This is half of the central angle, as for an angle whose vertex is on the circle; ${math(P)} is outside it.`),
            bug('TAN', rat(angle, 2), `This is the angle between a tangent and ${segment(`${P}${O}`)}; angle ${math(`${A}${P}${B}`)} is twice that.`),
            bug('ARC', rat(360 - central, 2), `This takes only half of the central angle; the circumference is ${math('2\\pi r')}.`),
            bug('SUPP', 360 - central, 'This leaves out the two right angles at the points of tangency; subtract 180° more.'),
          ],
          keep: (value) => value < 360,
        }),
    steps: [
      supplement(names),
      toArc
        ? `So central angle ${math(`${A}${O}${B}`)} measures ${math(`180-${angle}=${central}`)} degrees.`
        : `The arc is ${math(`\\frac{${sizeLatex(piTimes(arc))}}{2\\pi\\cdot ${radius}}=\\frac{${central}}{360}`)} of the circumference, so central angle ${math(`${A}${O}${B}`)} measures ${degrees(central)}.`,
      toArc
        ? `The length of the arc is ${math(`\\frac{${central}}{360}\\cdot 2\\pi(${radius})=${sizeLatex(piTimes(arc))}`)}.`
        : `Angle ${math(`${A}${P}${B}`)} measures ${math(`180-${central}=${angle}`)} degrees.`,
      `Check: the angles of the quadrilateral are ${math(`90+90+${central}+${angle}=360`)} degrees.`,
    ],
  });
}

/** A third point of the circle sees the two points of tangency under half of the central angle. */
function inscribed(random: Random, names: Names): Draft | null {
  const [O, P, A, B] = names;
  const C = A === 'R' ? 'T' : A === 'L' ? 'N' : A === 'E' ? 'G' : 'Q';
  const half = random.int(22, 80);
  const angle = 180 - 2 * half;
  if (half === angle || half === 45) return null;
  const forward = random.chance(1, 2);
  const [given, key] = forward ? [angle, half] : [half, angle];
  const [atP, atC] = [math(`${A}${P}${B}`), math(`${A}${C}${B}`)];
  const bugs = forward
    ? [
        bug('STOP', 2 * half, `This is the measure of central angle ${math(`${A}${O}${B}`)}; the angle at ${math(C)} is half of it.`),
        bug('INSC', rat(angle, 2), `This is half of the angle at ${math(P)}; the angle at ${math(C)} is half of the central angle.`),
        bug('SUPP', 180 - half, `This is for a point on the minor arc; ${math(C)} is on the major arc.`),
        bug('TAN', 90 - angle, `This subtracts the given angle from ${degrees(90)}; halve it first, since the line to the center bisects it.`),
        bug('SUPP', rat(360 - angle, 2), 'This leaves out the right angles at the points of tangency; subtract 180° before you halve.'),
      ]
    : [
        bug('STOP', 2 * half, `This is the measure of central angle ${math(`${A}${O}${B}`)}; subtract it from 180°.`),
        bug('SUPP', 180 - half, `This subtracts the inscribed angle from ${degrees(180)}; subtract the central angle, which is twice as great.`),
        bug('TAN', 90 - half, `This is the angle between one tangent and ${segment(`${P}${O}`)}, half of the angle asked for, so double it.`),
        bug('INSC', rat(half, 2), `This halves the given angle; the angle at ${math(P)} is ${degrees(180)} minus the central angle.`),
        bug('SUPP', 360 - 2 * half, 'This leaves out the right angles at the points of tangency; subtract 180° more.'),
      ];
  return finish(random, names, {
    angle,
    third: C,
    parameters: { kind: forward ? 'inscribed' : 'from-inscribed', half },
    facts: `Point ${math(C)} lies on major arc ${math(`${A}${B}`)}, and the measure of angle ${forward ? atP : atC} is ${degrees(given)}.`,
    ask: `What is the measure, in degrees, of angle ${forward ? atC : atP}?`,
    answer: numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key,
      why: `The central angle is ${degrees(2 * half)}.`,
      bugs,
      keep: (value) => value < 180 && value !== given,
    }),
    steps: [
      supplement(names),
      forward
        ? `So central angle ${math(`${A}${O}${B}`)} measures ${math(`180-${angle}=${2 * half}`)} degrees.`
        : `Central angle ${math(`${A}${O}${B}`)} is twice the inscribed angle: ${math(`2(${half})=${2 * half}`)} degrees.`,
      forward
        ? `The angle at ${math(C)} intercepts the same arc, so it is half of that: ${math(`\\frac{${2 * half}}{2}=${half}`)} degrees.`
        : `So angle ${atP} measures ${math(`180-${2 * half}=${angle}`)} degrees.`,
      `Check: ${math(`90+90+${2 * half}+${angle}=360`)}.`,
    ],
  });
}

/** The tangent and the shortest distance give the radius, and that the quadrilateral. */
function quadrilateral(random: Random, names: Names): Draft | null {
  const [O, P, A, B] = names;
  const [tangent, gap] = [random.int(6, 60), random.int(2, 40)];
  const radius = rat(tangent * tangent - gap * gap, 2 * gap);
  const r = Number(radius.n) / Number(radius.d);
  if (radius.d > 2n || r < 3 || r > 70 || r === tangent || gap === r) return null;
  const area = random.chance(2, 3);
  const key = area ? r * tangent : 2 * (r + tangent);
  if (!Number.isInteger(key)) return null;
  const of = (value: number) => rat(Math.round(2 * value), 2);
  const fake = (tangent * tangent) / (2 * gap);
  const shape = math(`${O}${A}${P}${B}`);
  return finish(random, names, {
    angle: (2 * Math.atan(r / tangent) * 180) / Math.PI,
    parameters: { kind: area ? 'kite-area' : 'kite-perimeter', tangent, gap },
    facts: `The length of ${segment(`${P}${A}`)} is ${math(tangent)}, and the shortest distance from point ${math(P)} to the circle is ${math(gap)}.`,
    ask: `What is the ${area ? 'area' : 'perimeter'} of quadrilateral ${shape}?`,
    answer: numberAnswer({
      ...asSizes,
      typed: random.chance(2, 3),
      key,
      why: `The radius is ${math(sizeLatex(radius))}, and the quadrilateral consists of two right triangles.`,
      bugs: [
        bug(
          'HALF',
          area ? of(key / 2) : of(r + tangent),
          area
            ? `This is the area of only one of the two right triangles; double it.`
            : 'This counts only one radius and one tangent segment; there are two of each.',
        ),
        bug(
          'STOP',
          area ? of(2 * (r + tangent)) : of(r * tangent),
          area
            ? `This is the perimeter; for the area, multiply the radius, ${math(sizeLatex(radius))}, by ${math(tangent)}.`
            : 'This is the area; for the perimeter, add two radii and two tangent segments.',
        ),
        bug(
          'HYP',
          area ? of((r + gap) * tangent) : of(2 * (r + gap + tangent)),
          `This uses ${segment(`${O}${P}`)} in place of the radius, which is ${math(sizeLatex(radius))}.`,
        ),
        bug('SQBIN', area ? of(fake * tangent) : of(2 * (fake + tangent)), `This leaves out ${math(`${gap}^2`)} in the square of ${math(`r+${gap}`)}; add it.`),
        bug(
          'TAN',
          area ? of((tangent - gap) * tangent) : of(2 * (2 * tangent - gap)),
          'This subtracts the two given lengths to find the radius; use the right angle at the point of tangency.',
        ),
        bug('STOP', radius, `This is the radius of the circle; the quadrilateral has sides of this length and of ${math(tangent)}.`),
      ],
    }),
    steps: [
      `The radius ${segment(`${O}${A}`)} is perpendicular to the tangent. The nearest point of the circle lies on ${segment(`${O}${P}`)}, so with radius ${math('r')}, the hypotenuse ${segment(`${O}${P}`)} is ${math(`r+${gap}`)}.`,
      `${math(`r^2+${tangent}^2=(r+${gap})^2`)} gives ${math(`${tangent * tangent}=${2 * gap}r+${gap * gap}`)}, so ${math(`r=${sizeLatex(radius)}`)}.`,
      area
        ? `The quadrilateral consists of two right triangles with legs ${math(sizeLatex(radius))} and ${math(tangent)}, so its area is ${math(`2\\cdot\\frac{1}{2}\\cdot ${sizeLatex(radius)}\\cdot ${tangent}=${key}`)}.`
        : `Two radii and two tangent segments have a total length of ${math(`2\\cdot ${sizeLatex(radius)}+2\\cdot ${tangent}=${key}`)}.`,
      `Check: ${math(`${r * r}+${tangent * tangent}=${(r + gap) ** 2}`)}, the square of ${math(r + gap)}.`,
    ],
  });
}

export const twoTangents: Generator = {
  archetype: 'CI-m',
  topicId: 29,
  version: 2,
  levels: [4, 5],
  skillTags: ['tangents', 'arcs', 'special-right-triangles'],
  draft(random, level) {
    const kind = random.pick(level === 4 ? [arcAndAngle, arcAndAngle, inscribed, quadrilateral] : [region]);
    return persist(() => kind(random, random.pick(letters)));
  },
};
