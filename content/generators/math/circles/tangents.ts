/** CI-h: a tangent is perpendicular to the radius at the point of tangency. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { capitalized, degrees, math, segment } from '../text.ts';
import { rat } from '#core/rational.ts';
import { rootTimes } from '../exact-size.ts';
import { triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { drawn, letters } from './tangent-figure.ts';

function lengths(random: Random, level: number): Draft | null {
  const [a, b, c] = random.pick(triples.slice(0, 5));
  const times = random.int(1, 5);
  const [radius, tangent] = random.chance(1, 2) ? [a * times, b * times] : [b * times, a * times];
  const distance = c * times;
  const names = random.pick(letters);
  const [O, P, T, V] = names;
  const unit = random.pick(lengthUnits);
  const kind = level === 3 ? random.pick(['tangent', 'radius', 'distance'] as const) : random.pick(['nearest', 'from-gap', 'kite'] as const);
  const gap = distance - radius;
  const figure = kind === 'kite' ? drawn(radius, distance, names, V) : drawn(radius, distance, names);
  const withFigure = figure !== null && random.chance(1, 2);
  const at = (name: string, value: number) => `the length of ${segment(name)} is ${math(value)} ${unit.many}`;
  const perimeter = 2 * (radius + tangent);
  const told = {
    tangent: [`${at(`${O}${T}`, radius)} and ${at(`${O}${P}`, distance)}`, `the length, in ${unit.many}, of ${segment(`${P}${T}`)}`, tangent],
    radius: [`${at(`${P}${T}`, tangent)} and ${at(`${O}${P}`, distance)}`, `the radius, in ${unit.many}, of the circle`, radius],
    distance: [`${at(`${O}${T}`, radius)} and ${at(`${P}${T}`, tangent)}`, `the length, in ${unit.many}, of ${segment(`${O}${P}`)}`, distance],
    nearest: [`${at(`${O}${T}`, radius)} and ${at(`${P}${T}`, tangent)}`, `the shortest distance, in ${unit.many}, from point ${math(P)} to the circle`, gap],
    'from-gap': [
      `${at(`${P}${T}`, tangent)} and the shortest distance from point ${math(P)} to the circle is ${math(gap)} ${gap === 1 ? unit.one : unit.many}`,
      `the radius, in ${unit.many}, of the circle`,
      radius,
    ],
    kite: [
      `the radius of the circle is ${math(radius)} ${unit.many} and ${at(`${O}${P}`, distance)}`,
      `the perimeter, in ${unit.many}, of quadrilateral ${math(`${O}${T}${P}${V}`)}`,
      perimeter,
    ],
  } as const;
  const [facts, asked, key] = told[kind];
  // Neither given length is offered again.
  const one = kind === 'radius' || kind === 'from-gap' ? tangent : radius;
  const givens = [one, kind === 'from-gap' ? gap : kind === 'distance' || kind === 'nearest' ? tangent : distance];
  const opening =
    kind === 'kite'
      ? [
          `Point ${math(P)} lies outside a circle with center ${math(O)}. Two lines through ${math(P)} are tangent to the circle at points ${math(T)} and ${math(V)}.`,
          `Segments ${segment(`${P}${T}`)} and ${segment(`${P}${V}`)} are tangent to a circle with center ${math(O)} at points ${math(T)} and ${math(V)}.`,
          `From point ${math(P)}, two tangents are drawn to a circle with center ${math(O)}; they touch the circle at ${math(T)} and ${math(V)}.`,
          `Two lines through point ${math(P)} are tangent to a circle with center ${math(O)}. One touches the circle at ${math(T)}, and the other touches it at ${math(V)}.`,
        ]
      : [
          `Line segment ${segment(`${P}${T}`)} is tangent to a circle with center ${math(O)} at point ${math(T)}.`,
          `Point ${math(P)} lies outside a circle with center ${math(O)}, and ${segment(`${P}${T}`)} is tangent to the circle at ${math(T)}.`,
          `A circle has center ${math(O)}. A line through point ${math(P)} touches the circle only at point ${math(T)}.`,
          `The line through points ${math(P)} and ${math(T)} is tangent at ${math(T)} to a circle with center ${math(O)}.`,
        ];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 4),
    key,
    why: `Angle ${math(`${O}${T}${P}`)} is a right angle, so ${math(`${radius}^2+${tangent}^2=${distance}^2`)}.`,
    bugs:
      kind === 'kite'
        ? [
            bug('STOP', 2 * tangent, 'This counts only the two tangent segments; the perimeter includes two radii as well.'),
            bug('STOP', radius + tangent, 'This counts only one tangent segment and one radius; there are two of each, so double it.'),
            bug(
              'DIAM',
              2 * (distance + radius),
              `This uses ${segment(`${O}${P}`)} as a side, but it is a diagonal; the sides are two radii and two tangent segments.`,
            ),
            bug(
              'DIAM',
              2 * (distance + tangent),
              `This uses ${segment(`${O}${P}`)} as a side in place of the radius, but it is a diagonal; the sides are two radii and two tangent segments.`,
            ),
            bug('AP', radius * tangent, 'This is the area of the quadrilateral; for the perimeter, add two radii and two tangent segments.'),
            bug(
              'STOP',
              radius + tangent + distance,
              `This is the perimeter of triangle ${math(`${O}${T}${P}`)}, half of the quadrilateral; add two radii and two tangent segments instead.`,
            ),
          ]
        : [
            ...(kind === 'from-gap'
              ? [
                  bug(
                    'SQBIN',
                    rat(tangent * tangent, 2 * gap),
                    `This leaves out the square of ${gap}; the square of ${math(`r+${gap}`)} ends with ${math(gap * gap)}.`,
                  ),
                  bug(
                    'SQBIN',
                    rat(tangent * tangent, gap),
                    `This uses ${math(`${gap === 1 ? '' : gap}r`)} instead of ${math(`${2 * gap}r`)} in the square of ${math(`r+${gap}`)}; its middle term is doubled.`,
                  ),
                ]
              : [
                  bug(
                    'HYP',
                    kind === 'distance' || kind === 'nearest'
                      ? rootTimes(1, Math.abs(radius * radius - tangent * tangent))
                      : rootTimes(1, distance * distance + (kind === 'radius' ? tangent * tangent : radius * radius)),
                    `This puts the right angle at the wrong vertex; it is at the point of tangency, ${math(T)}, so ${segment(`${O}${P}`)} is the hypotenuse.`,
                  ),
                ]),
            bug(
              'TAN',
              kind === 'distance' ? radius + tangent : kind === 'from-gap' ? tangent + gap : distance + (kind === 'radius' ? tangent : radius),
              kind === 'nearest'
                ? `This is the greatest distance from ${math(P)} to a point on the circle, ${math(`${distance}+${radius}`)}; for the least distance, subtract the radius.`
                : `This adds two lengths; use the right angle at ${math(T)} and the Pythagorean theorem.`,
            ),
            bug(
              'TAN',
              kind === 'tangent'
                ? distance - radius
                : kind === 'radius'
                  ? distance - tangent
                  : kind === 'from-gap'
                    ? tangent - gap
                    : Math.abs(tangent - radius),
              `This subtracts two given lengths; use the right angle at ${math(T)} and the Pythagorean theorem.`,
            ),
            bug(
              'STOP',
              kind === 'from-gap' ? distance : kind === 'nearest' ? distance : key * 2,
              kind === 'from-gap' || kind === 'nearest'
                ? `This is the distance from ${math(P)} to the center; ${kind === 'nearest' ? 'subtract the radius' : 'subtract the shortest distance to get the radius'}.`
                : 'This is twice the length; halve it.',
            ),
            bug(
              'STOP',
              kind === 'from-gap' ? 2 * radius : tangent + radius + distance,
              kind === 'from-gap'
                ? 'This is the diameter; divide it by 2.'
                : `This is the perimeter of triangle ${math(`${O}${T}${P}`)}; only one length is asked.`,
            ),
            bug(
              'DIAM',
              kind === 'nearest' ? distance - 2 * radius : distance + radius,
              kind === 'nearest'
                ? 'This subtracts the diameter; the nearest point is one radius from the center, so subtract the radius.'
                : `This is the greatest distance from ${math(P)} to a point on the circle; use the right triangle instead.`,
            ),
            ...(level === 3
              ? [
                  bug(
                    'SPEC',
                    kind === 'distance' ? 2 * radius : rat(distance, 2),
                    `This assumes that ${segment(`${O}${P}`)} is twice as long as a leg, as in a 30°-60°-90° triangle; no such angle is given.`,
                  ),
                ]
              : []),
          ],
    keep: (value) => !givens.includes(value) && rootTimes(1, Math.round(value * value)).root < 400,
  });
  return (
    answer && {
      parameters: { kind, radius, tangent, distance, unit: unit.short, withFigure },
      ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: `${random.pick(opening)} ${capitalized(facts)}. What is ${asked}?`,
      answer,
      steps: [
        `A radius drawn to a point of tangency is perpendicular to the tangent, so triangle ${math(`${O}${T}${P}`)} has a right angle at ${math(T)} and hypotenuse ${segment(`${O}${P}`)}.`,
        kind === 'from-gap'
          ? `With radius ${math('r')}, the hypotenuse is ${math(`r+${gap}`)}: ${math(`r^2+${tangent}^2=(r+${gap})^2`)}.`
          : `By the Pythagorean theorem, ${math(`${radius}^2+${tangent}^2=${distance}^2`)}.`,
        kind === 'nearest'
          ? `The nearest point on the circle lies on ${segment(`${O}${P}`)}: ${math(`${distance}-${radius}=${key}`)}.`
          : kind === 'from-gap'
            ? `This gives ${math(`${tangent * tangent}=${2 * gap}r+${gap * gap}`)}, so ${math(`r=${radius}`)}.`
            : kind === 'kite'
              ? `Both tangent segments have length ${math(tangent)}, so the perimeter is ${math(`2(${radius})+2(${tangent})=${key}`)}.`
              : `So the length is ${math(key)}.`,
        `Check: ${math(`${radius * radius}+${tangent * tangent}=${distance * distance}`)}.`,
      ],
      takeaway: 'When a line is tangent to a circle, draw the radius to the point of tangency: it forms a right angle.',
    }
  );
}

function angles(random: Random, level: number): Draft | null {
  const names = random.pick(letters);
  const [O, P, T, V] = names;
  const given = random.int(level === 3 ? 16 : 12, level === 3 ? 74 : 60) * (level === 3 ? 1 : 2);
  const kind = level === 3 ? 'third' : random.pick(['central', 'outside'] as const);
  const key = level === 3 ? 90 - given : 180 - given;
  if (key < 8 || given === key) return null;
  const figure =
    kind === 'third'
      ? drawn(10, 10 / Math.sin((given * Math.PI) / 180), names)
      : drawn(10, 10 / Math.sin(((kind === 'outside' ? key : given) * Math.PI) / 360), names, V);
  const withFigure = figure !== null && random.chance(1, 2);
  const [known, asked] =
    kind === 'third' ? [`${O}${P}${T}`, `${P}${O}${T}`] : kind === 'central' ? [`${T}${P}${V}`, `${T}${O}${V}`] : [`${T}${O}${V}`, `${T}${P}${V}`];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 4),
    key,
    why:
      kind === 'third'
        ? 'The radius and the tangent form a right angle, so the other two angles add up to 90°.'
        : 'Two right angles leave 180° for the other two angles of the quadrilateral.',
    bugs: [
      bug(
        'TAN',
        kind === 'third' ? 180 - given : 90 - given,
        kind === 'third'
          ? `This subtracts the given angle from 180° but leaves out the right angle at ${math(T)}; subtract 90°, too.`
          : 'This subtracts from 90°; the quadrilateral has two right angles, so the other two angles add up to 180°.',
      ),
      bug(
        'INSC',
        kind === 'third' ? 2 * given : given * 2,
        'This doubles the given angle, as for a central angle and an inscribed angle, but there is no inscribed angle here; use the right angles at the points of tangency.',
      ),
      bug(
        'SUPP',
        kind === 'third' ? rat(180 - given, 2) : 360 - given,
        kind === 'third'
          ? 'This divides the rest of 180° equally, but one of the angles is a right angle, so subtract the given angle from 90°.'
          : 'This subtracts from 360° but leaves out the two right angles; subtract 180° more.',
      ),
      bug(
        'INSC',
        rat(given, 2),
        'This takes half of the given angle, as for an inscribed angle and its arc, but there is no inscribed angle here; use the right angles at the points of tangency.',
      ),
      ...(kind === 'third' ? [bug('SUPP', 90 - 2 * given, 'This subtracts the given angle from 90° twice; subtract it once.')] : []),
      bug('HALF', key % 2 === 0 ? key / 2 : 2 * key, key % 2 === 0 ? 'This is half of the angle; double it.' : 'This is twice the angle; halve it.'),
      bug(
        'SUPP',
        kind === 'third' ? 90 + given : 180 - given / 2,
        kind === 'third'
          ? 'This adds 90°; subtract the given angle from 90° instead.'
          : 'This subtracts only half of the given angle from 180°; subtract all of it.',
      ),
    ],
    keep: (value) => value < 180 && value !== given,
  });
  const points = kind === 'third' ? `point ${math(T)}` : `points ${math(T)} and ${math(V)}`;
  return (
    answer && {
      parameters: { kind, given, withFigure },
      ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: `${
        kind === 'third'
          ? random.pick([
              `Line segment ${segment(`${P}${T}`)} is tangent to a circle with center ${math(O)} at ${points}.`,
              `A line through point ${math(P)} is tangent to a circle with center ${math(O)} at ${points}.`,
              `A circle with center ${math(O)} and a line through point ${math(P)} have only ${points} in common.`,
              `Point ${math(P)} lies outside a circle with center ${math(O)}, and ${segment(`${P}${T}`)} is tangent to the circle at ${points}.`,
            ])
          : random.pick([
              `Two lines through point ${math(P)} are tangent to a circle with center ${math(O)} at ${points}.`,
              `Line segments ${segment(`${P}${T}`)} and ${segment(`${P}${V}`)} are tangent to a circle with center ${math(O)} at ${points}.`,
              `From point ${math(P)} outside a circle with center ${math(O)}, two tangents to the circle are drawn. They touch the circle at ${points}.`,
              `Point ${math(P)} lies outside a circle with center ${math(O)}. Line segments ${segment(`${P}${T}`)} and ${segment(`${P}${V}`)} are tangent to the circle at ${points}.`,
            ])
      } The measure of angle ${math(known)} is ${degrees(given)}. ${random.pick([`What is the measure, in degrees, of angle ${math(asked)}?`, `What is the degree measure of angle ${math(asked)}?`])}`,
      answer,
      steps: [
        'A radius drawn to a point of tangency is perpendicular to the tangent.',
        kind === 'third'
          ? `Triangle ${math(`${O}${T}${P}`)} has a right angle at ${math(T)}, so its other two angles add up to ${degrees(90)}.`
          : `Quadrilateral ${math(`${O}${T}${P}${V}`)} has right angles at ${math(T)} and ${math(V)}; its angles add up to ${degrees(360)}, so the other two add up to ${degrees(180)}.`,
        `${math(`${kind === 'third' ? 90 : 180}-${given}=${key}`)}.`,
        `Check: ${math(kind === 'third' ? `90+${given}+${key}=180` : `90+90+${given}+${key}=360`)}.`,
      ],
      takeaway: 'When a line is tangent to a circle, draw the radius to the point of tangency: it forms a right angle.',
    }
  );
}

export const tangents: Generator = {
  archetype: 'CI-h',
  topicId: 29,
  version: 4,
  levels: [3, 4],
  skillTags: ['tangents', 'right-triangles'],
  draft: (random, level) => (random.chance(2, 3) ? lengths(random, level) : angles(random, level)),
};
