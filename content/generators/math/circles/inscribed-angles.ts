/** CI-i: an inscribed angle is half of the central angle on the same arc. */
import type { Random } from '#core/random.ts';
import { type Point, polar, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { degrees, math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asAngles } from '../manners.ts';

const letters = ['ABC', 'PQR', 'JKL', 'RST', 'DEF', 'XYZ', 'LMN'] as const;

/** The inscribed angle at the second letter, with the central angle on the same arc. */
function drawn([first = '', vertex = '', last = '']: string, arc: number, center: string) {
  const [A, C, B]: [Point, Point, Point] = [polar([0, 0], 1, 270 - arc / 2), polar([0, 0], 1, 270 + arc / 2), polar([0, 0], 1, 80)];
  return sketch({
    title: 'Circle with an inscribed angle',
    alt: `A circle with center ${center}. Points ${first}, ${vertex}, and ${last} are on the circle. Segments join ${vertex} to ${first} and to ${last}, and ${center} to ${first} and to ${last}.`,
    width: 190,
    height: 190,
    items: [
      { type: 'circle', center: [0, 0], radius: 1 },
      ...(
        [
          [B, A],
          [B, C],
          [[0, 0], A],
          [[0, 0], C],
        ] as const
      ).map(([from, to]) => ({ type: 'segment', from, to }) as const),
      { type: 'dot', at: [0, 0] },
      { type: 'name', at: A, label: first, awayFrom: [0, 0] },
      { type: 'name', at: B, label: vertex, awayFrom: [0, 0] },
      { type: 'name', at: C, label: last, awayFrom: [0, 0] },
      { type: 'name', at: [0, 0], label: center, awayFrom: [0, -1] },
    ],
  });
}

/** One angle from the other, or from the arc. */
function sameArc(random: Random): Draft | null {
  const name = random.pick(letters);
  const [A, B, C] = name.split('') as [string, string, string];
  const inscribed = random.int(15, 85);
  const kind = random.pick(['inscribed-from-central', 'central-from-inscribed', 'arc-from-inscribed', 'inscribed-from-arc'] as const);
  const toInscribed = kind.startsWith('inscribed');
  const [given, key] = toInscribed ? [2 * inscribed, inscribed] : [inscribed, 2 * inscribed];
  const center = 'O';
  const figure = drawn(name, 2 * inscribed, center);
  const withFigure = figure !== null && random.chance(1, 2);
  const [central, small] = [`angle ${math(`${A}${center}${C}`)}`, `angle ${math(name)}`];
  const arc = `minor arc ${math(`${A}${C}`)}`;
  const [known, asked] = {
    'inscribed-from-central': [central, small],
    'central-from-inscribed': [small, central],
    'arc-from-inscribed': [small, arc],
    'inscribed-from-arc': [arc, small],
  }[kind] as [string, string];
  const answer = numberAnswer({
    ...asAngles,
    typed: random.chance(1, 2),
    key,
    why: 'An inscribed angle is half of the arc it intercepts, and so half of the central angle for that arc.',
    bugs: [
      bug('INSC', given, 'This assumes they are equal; an inscribed angle is half of its intercepted arc and half of the central angle.'),
      bug(
        'INSC',
        toInscribed ? 2 * given : rat(given, 2),
        `This ${toInscribed ? 'multiplies' : 'divides'} by 2 instead of ${toInscribed ? 'dividing' : 'multiplying'} by 2; the inscribed angle is the smaller one.`,
      ),
      bug('SUPP', 180 - given, `This subtracts from 180°; ${toInscribed ? 'divide' : 'multiply'} by 2 instead.`),
      bug('SUPP', 360 - given, `This subtracts from 360°; ${toInscribed ? 'divide' : 'multiply'} by 2 instead.`),
      bug(
        'SUPP',
        Math.abs(90 - given),
        `This is the difference from 90°, but there is no right angle here; ${toInscribed ? 'divide' : 'multiply'} ${given}° by 2.`,
      ),
      bug('SUPP', 180 - key, `This is the supplement of the angle; ${toInscribed ? 'divide' : 'multiply'} ${given}° by 2, and stop.`),
      bug('ARC', rat(360 - given, 2), `This takes half of the rest of the circle; use ${given}° itself.`),
    ],
    keep: (value) => value < 180 && Number.isInteger(value),
  });
  return (
    answer && {
      parameters: { kind, given, withFigure },
      ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: `${random.pick([
        `Points ${math(A)}, ${math(B)}, and ${math(C)} lie on a circle with center ${math(center)}, and ${math(B)} is not on ${arc}.`,
        `A circle with center ${math(center)} passes through points ${math(A)}, ${math(B)}, and ${math(C)}, where ${math(B)} lies on major arc ${math(`${A}${C}`)}.`,
        `In a circle with center ${math(center)}, ${math(B)} is a point on major arc ${math(`${A}${C}`)}.`,
        `Angle ${math(name)} is inscribed in a circle with center ${math(center)} and intercepts ${arc}.`,
        `The vertices of triangle ${math(name)} lie on a circle with center ${math(center)}, and ${math(B)} is not on ${arc}.`,
        `Chords ${math(`\\overline{${B}${A}}`)} and ${math(`\\overline{${B}${C}}`)} of a circle with center ${math(center)} form an angle that intercepts ${arc}.`,
      ])} The measure of ${known} is ${degrees(given)}. ${answer.format === 'spr' ? `What is the measure, in degrees, of ${asked}?` : `What is the measure of ${asked}?`}`,
      answer,
      steps: [
        `An inscribed angle is half of the arc it intercepts; the central angle for that arc has the same measure as the arc.`,
        toInscribed ? `So divide by 2: ${math(`\\frac{${given}}{2}=${key}`)}.` : `So multiply by 2: ${math(`2\\cdot ${given}=${key}`)}.`,
        `Check: the inscribed angle, ${degrees(inscribed)}, is half of ${degrees(2 * inscribed)}.`,
      ],
      takeaway: 'An inscribed angle is half of the central angle that intercepts the same arc.',
    }
  );
}

/** Two steps: a triangle in the circle with a diameter, a radius triangle, or arcs in a ratio. */
function twoSteps(random: Random): Draft | null {
  const name = random.pick(letters);
  const [A, B, C] = name.split('') as [string, string, string];
  const kind = random.pick(['diameter-arc', 'isosceles', 'arcs', 'arcs'] as const);
  if (kind === 'arcs') {
    const [p, q, r] = [random.int(1, 10), random.int(1, 10), random.int(2, 12)];
    const unit = 360 / (p + q + r);
    const shares = new Set([p, q, r]);
    if (!Number.isInteger(unit / 2) || shares.size < 3 || Math.max(p, q, r) * unit >= 300) return null;
    const key = (q * unit) / 2;
    const answer = numberAnswer({
      ...asAngles,
      typed: random.chance(1, 3),
      key,
      why: `Angle ${math(`${B}${A}${C}`)} is half of arc ${math(`${B}${C}`)}.`,
      bugs: [
        bug('INSC', q * unit, `This is the measure of arc ${math(`${B}${C}`)}; the inscribed angle that intercepts it is half of that.`),
        bug(
          'CORR',
          (p * unit) / 2,
          `This is the angle opposite ${math(`\\overline{${A}${B}}`)}; angle ${math(`${B}${A}${C}`)} intercepts arc ${math(`${B}${C}`)}.`,
        ),
        bug(
          'CORR',
          (r * unit) / 2,
          `This is the angle opposite ${math(`\\overline{${C}${A}}`)}; angle ${math(`${B}${A}${C}`)} intercepts arc ${math(`${B}${C}`)}.`,
        ),
        bug('PART', unit, 'This is the measure of one part; multiply by the number of parts in the arc, and then divide by 2.'),
        bug('PART', rat(360 * q, p + r), `This divides by only the other two parts of the ratio; all three arcs add up to 360°.`),
        bug('CORR', ((p + r) * unit) / 2, `This uses the rest of the circle; take half of arc ${math(`${B}${C}`)}, which measures ${q * unit}°.`),
      ],
      keep: (value) => value < 180,
    });
    return (
      answer && {
        parameters: { kind, p, q, r },
        stem: `${random.pick([
          `Points ${math(A)}, ${math(B)}, and ${math(C)} lie on a circle.`,
          `Triangle ${math(name)} is inscribed in a circle.`,
          `The vertices of triangle ${math(name)} lie on a circle.`,
          `Points ${math(A)}, ${math(B)}, and ${math(C)} on a circle are the vertices of a triangle.`,
        ])} The lengths of arcs ${math(`${A}${B}`)}, ${math(`${B}${C}`)}, and ${math(`${C}${A}`)} are in the ratio ${math(`${p}:${q}:${r}`)}, and no two of these arcs overlap. What is the measure of angle ${math(`${B}${A}${C}`)}${answer.format === 'spr' ? ', in degrees' : ''}?`,
        answer,
        steps: [
          `The three arcs make up ${degrees(360)}, and an inscribed angle is half of the arc it intercepts.`,
          `There are ${math(`${p}+${q}+${r}=${p + q + r}`)} equal parts, so arc ${math(`${B}${C}`)} measures ${math(`\\frac{${q}}{${p + q + r}}\\cdot 360=${q * unit}`)} degrees.`,
          `The angle is half of that: ${math(`\\frac{${q * unit}}{2}=${key}`)} degrees.`,
          `Check: the three angles of the triangle are ${math(`${(p * unit) / 2}+${key}+${(r * unit) / 2}=180`)} degrees.`,
        ],
        takeaway: 'Find the arcs in degrees first; each inscribed angle is half of the arc it intercepts.',
      }
    );
  }
  const diameter = kind === 'diameter-arc';
  // An arc in degrees, or the angle between a radius and a chord.
  const given = diameter ? 2 * random.int(10, 80) : random.int(8, 82);
  const key = diameter ? 90 - given / 2 : 90 - given;
  if (key === given || key === 2 * given || (diameter && given === 90)) return null;
  const asked = diameter ? `${B}${C}${A}` : name.split('').reverse().join('');
  const answer = numberAnswer({
    ...asAngles,
    typed: random.chance(1, 3),
    key,
    why: diameter
      ? `Arc ${math(`${A}${B}`)} measures ${180 - given}°, and the inscribed angle is half of that.`
      : `Angle ${math(`${A}O${C}`)} is ${180 - 2 * given}°, and the inscribed angle is half of that.`,
    bugs: diameter
      ? [
          bug('STOP', given / 2, `This is angle ${math(`${B}${A}${C}`)}, which intercepts arc ${math(`${B}${C}`)}.`),
          bug('INSC', given, `This is the measure of arc ${math(`${B}${C}`)}; angle ${math(asked)} is half of arc ${math(`${A}${B}`)}.`),
          bug('INSC', 180 - given, `This is the measure of arc ${math(`${A}${B}`)}; the inscribed angle that intercepts it is half of that.`),
          bug('INSC', 90 - given, `This uses ${given}° as an angle of the triangle, but it is an arc; the angle is half of it.`),
          bug('SUPP', 180 - given / 2, `This subtracts angle ${math(`${B}${A}${C}`)} from 180°, but subtract the right angle at ${math(B)}, too.`),
          bug(
            'ARC',
            rat(360 - given, 2),
            `This is half of the rest of the circle, which includes more than arc ${math(`${A}${B}`)}; that arc measures ${180 - given}°.`,
          ),
        ]
      : [
          bug('STOP', 180 - 2 * given, `This is the central angle ${math(`${A}O${C}`)}; the inscribed angle is half of that.`),
          bug('INSC', given, `This assumes that the two angles are equal; find the central angle, ${180 - 2 * given}°, and take half of it.`),
          bug(
            'SUPP',
            180 - given,
            `This only subtracts the given angle from 180°; triangle ${math(`${A}O${C}`)} has two such angles, so subtract it twice, and halve the result.`,
          ),
          bug(
            'INSC',
            2 * given,
            `This doubles the given angle, as if it were an inscribed angle; find the central angle, which is 180° minus twice ${given}°, and take half of it.`,
          ),
          bug(
            'CORR',
            rat(180 - given, 2),
            `This uses ${given}° as the angle between the two radii; that one is ${180 - 2 * given}°, and the inscribed angle is half of it.`,
          ),
        ],
    keep: (value) => value < 180 && value !== given,
  });
  return (
    answer && {
      parameters: { kind, given },
      stem: `${
        diameter
          ? random.pick([
              `In a circle, ${math(`\\overline{${A}${C}}`)} is a diameter and ${math(B)} is another point on the circle.`,
              `Triangle ${math(name)} is inscribed in a circle, and side ${math(`\\overline{${A}${C}}`)} passes through the center.`,
              `The circle with diameter ${math(`\\overline{${A}${C}}`)} passes through point ${math(B)}.`,
              `Point ${math(B)} lies on a semicircle with endpoints ${math(A)} and ${math(C)}.`,
            ])
          : random.pick([
              `Points ${math(A)}, ${math(B)}, and ${math(C)} lie on a circle with center ${math('O')}, and ${math(B)} is on major arc ${math(`${A}${C}`)}.`,
              `Triangle ${math(name)} is inscribed in a circle with center ${math('O')}, and ${math(B)} is on major arc ${math(`${A}${C}`)}.`,
              `A circle with center ${math('O')} passes through points ${math(A)} and ${math(C)}, and ${math(B)} is a point of major arc ${math(`${A}${C}`)}.`,
              `In a circle with center ${math('O')}, ${math(`\\overline{O${A}}`)} and ${math(`\\overline{O${C}}`)} are radii and ${math(B)} is on major arc ${math(`${A}${C}`)}.`,
            ])
      } The measure of ${diameter ? `minor arc ${math(`${B}${C}`)}` : `angle ${math(`O${A}${C}`)}`} is ${degrees(given)}. What is the measure of angle ${math(asked)}${answer.format === 'spr' ? ', in degrees' : ''}?`,
      answer,
      steps: diameter
        ? [
            `A diameter splits the circle into two arcs of ${degrees(180)}, and an inscribed angle is half of the arc it intercepts.`,
            `Angle ${math(asked)} intercepts arc ${math(`${A}${B}`)}, which measures ${math(`180-${given}=${180 - given}`)} degrees.`,
            `The angle is half of that: ${math(`\\frac{${180 - given}}{2}=${key}`)} degrees.`,
            `Check: angle ${math(name)} is inscribed in a semicircle, so it is ${degrees(90)}, and ${math(`90+${given / 2}+${key}=180`)}.`,
          ]
        : [
            `Two sides of triangle ${math(`${A}O${C}`)} are radii, so the triangle is isosceles, and its angles at ${math(A)} and ${math(C)} are congruent.`,
            `The central angle is ${math(`180-2(${given})=${180 - 2 * given}`)} degrees.`,
            `Angle ${math(asked)} intercepts the same arc, so it is half of that: ${math(`\\frac{${180 - 2 * given}}{2}=${key}`)} degrees.`,
            `Check: ${math(`2(${key})+2(${given})=180`)}.`,
          ],
      takeaway: diameter
        ? 'A diameter makes two arcs of 180°: find the arc that the angle intercepts, and take half of it.'
        : 'Two radii form an isosceles triangle: find the central angle, and then take half of it.',
    }
  );
}

export const inscribedAngles: Generator = {
  archetype: 'CI-i',
  topicId: 29,
  version: 7,
  levels: [3],
  skillTags: ['inscribed-angles', 'central-angles', 'arcs'],
  draft: (random) => random.pick([sameArc, twoSteps])(random),
};
