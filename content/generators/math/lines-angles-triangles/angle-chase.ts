/** AN-j: an angle found through several facts, with numbers or with a letter. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { apexFromAngles, centroid, type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { bisectors, chain } from './angle-chase-chains.ts';
import { cornerNames as corners } from './corner-names.ts';

/** A zigzag between parallels: the angle at the bend is the sum of the two outer ones. */
function zigzag(random: Random): Draft | null {
  const [upper, lower] = random.pick([
    ['m', 'n'],
    ['p', 'q'],
    ['j', 'k'],
    ['r', 's'],
  ] as const);
  const [a, b] = [random.int(28, 68), random.int(28, 68)];
  if (a === b) return null;
  const asked = random.chance(1, 2);
  const obtuse = random.chance(1, 2);
  // The bend is at the origin; the two segments rise and fall to the left and end on the lines.
  const top: Point = [-3.2 / Math.tan((a * Math.PI) / 180), 3.2];
  const bottom: Point = [-2.8 / Math.tan((b * Math.PI) / 180), -2.8];
  const leftMost = Math.min(top[0], bottom[0]) - 3.2;
  const [upperEnds, lowerEnds] = [
    [
      [leftMost, 3.2],
      [2.6, 3.2],
    ],
    [
      [leftMost, -2.8],
      [2.6, -2.8],
    ],
  ] as const;
  const shownTop = obtuse ? 180 - a : a;
  const key = asked ? a + b : b;
  const figure = sketch({
    title: 'Bent path between two parallel lines',
    alt: `Parallel lines ${upper} (above) and ${lower} (below). A path goes from a point on ${upper} down to the right to a bend and then down to the left to a point on ${lower}. The angle at the upper point between the path and the ${obtuse ? 'left' : 'right'} part of ${upper} is ${shownTop}°, the angle at the bend is labeled ${asked ? 'x°' : `${a + b}°`}, and the angle at the lower point with the right part of ${lower} is labeled ${asked ? `${b}°` : 'x°'}.`,
    items: [
      { type: 'segment', from: upperEnds[0], to: upperEnds[1], arrows: true },
      { type: 'segment', from: lowerEnds[0], to: lowerEnds[1], arrows: true },
      { type: 'segment', from: top, to: [0, 0] },
      { type: 'segment', from: [0, 0], to: bottom },
      { type: 'angle', at: top, between: [obtuse ? upperEnds[0] : upperEnds[1], [0, 0]], label: `${shownTop}°` },
      { type: 'angle', at: [0, 0], between: [top, bottom], label: asked ? 'x°' : `${a + b}°` },
      { type: 'angle', at: bottom, between: [lowerEnds[1], [0, 0]], label: asked ? `${b}°` : 'x°' },
      { type: 'name', at: upperEnds[1], label: upper, awayFrom: upperEnds[0] },
      { type: 'name', at: lowerEnds[1], label: lower, awayFrom: lowerEnds[0] },
    ],
    width: 280,
    height: 210,
  });
  const treatedAsTriangle =
    'This treats the three labeled angles as the angles of a triangle; draw a third parallel line through the bend, and add the two parts.';
  const bugs = asked
    ? [
        bug(
          'SUPP',
          180 - a - b,
          obtuse
            ? `This uses ${math(`${180}-${shownTop}=${a}`)} correctly but then treats the angle at the bend as an angle of a triangle; it is the sum of its two parts.`
            : treatedAsTriangle,
        ),
        ...(obtuse
          ? [
              bug('SUPP', shownTop - b, `This subtracts ${b} from the obtuse angle; subtract the obtuse angle from 180 first.`),
              ...(a < b
                ? [
                    bug(
                      'SUPP',
                      360 - shownTop - b,
                      `This subtracts both given angles from 360, as in a quadrilateral; draw a third parallel line through the bend, and use its two parts.`,
                    ),
                  ]
                : []),
              bug('SUPP', a, 'This uses only the upper angle; draw a third parallel line through the bend, and use both of its parts.'),
            ]
          : [
              bug('SUPP', 180 - a, 'This uses only the upper angle; draw a third parallel line through the bend, and use both of its parts.'),
              bug('SUPP', a, 'This uses only the upper angle; the angle at the bend is the sum of two parts, one for each line.'),
              bug('SUPP', Math.abs(a - b), `This subtracts the two angles; the parts of the angle at the bend add up.`),
            ]),
        bug('SUPP', 180 - b, 'This uses only the lower angle; draw a third parallel line through the bend, and use both of its parts.'),
      ]
    : [
        bug(
          'SUPP',
          a,
          `This assumes that the two outer angles, ${obtuse ? 'both measured on the right,' : ''} are equal.`
            .replace('  ', ' ')
            .replace('angles, are', 'angles are'),
        ),
        bug('SUPP', 180 - a - b, 'This is the supplement of the angle at the bend; subtract it from 180°.'),
        obtuse
          ? bug('SUPP', Math.abs(shownTop - a - b), 'This is the difference of the two given angles; find the acute upper angle first.')
          : bug('SUPP', 180 - a - (a + b), treatedAsTriangle),
        bug('STOP', 180 - b, 'This is the supplement of the angle in the question; subtract it from 180°.'),
        bug('CORR', rat(a + b, 2), 'This divides the angle at the bend equally, but its two parts are not equal; subtract the known part.'),
      ];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key,
    why: `The angle at the bend is the sum ${math(`${a}+${b}=${a + b}`)}.`,
    bugs, // Neither given angle is offered again.
    keep: (value) => value < 180 && value !== shownTop && value !== (asked ? b : a + b),
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'zigzag', a, b, asked, obtuse, upper },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, line ${math(upper)} is parallel to line ${math(lower)}. What is the value of ${math('x')}?`,
        `Lines ${math(upper)} and ${math(lower)} in the figure shown are parallel. What is the value of ${math('x')}?`,
      ]),
      answer,
      steps: [
        `Draw a line through the bend parallel to the two lines. It splits the angle at the bend into two parts, and you can use alternate interior angles for each part.`,
        obtuse
          ? `The upper angle on the right is ${math(`180^\\circ-${shownTop}^\\circ=${a}^\\circ`)}, which is also the upper part of the angle at the bend.`
          : `The upper part of the angle at the bend is ${math(`${a}^\\circ`)}, by alternate interior angles.`,
        asked
          ? `The lower part is ${math(`${b}^\\circ`)}, so ${math(`x=${a}+${b}=${a + b}`)}.`
          : `The lower part is ${math(`${a + b}^\\circ-${a}^\\circ=${b}^\\circ`)}, and by alternate interior angles, ${math(`x=${b}`)}.`,
        `Check: ${math(`${a}+${b}=${a + b}`)}, the entire angle at the bend.`,
      ],
      takeaway: 'For a bend between parallel lines, draw a third parallel line through the bend.',
    }
  );
}

/** An isosceles triangle on a parallel: exterior angle, base angle, apex angle. */
function isosceles(random: Random): Draft | null {
  const [A, B, C, D] = random.pick(corners);
  const base = random.int(34, 72);
  const apex = 180 - 2 * base;
  const cut = random.int(14, base - 14);
  // D on side AC of triangle ABC with AB = AC; angle DBC = cut.
  const [left, right] = [
    [0, 0],
    [6, 0],
  ] as const;
  const top = apexFromAngles(6, base, base);
  const end = apexFromAngles(6, cut, base);
  const outer = cut + base;
  const ask = random.pick(['ADB', 'apex'] as const);
  if (apex < 28 || cut < 18 || base - cut < 18) return null;
  const figure = sketch({
    title: `Triangle ${A}${B}${C} with a segment ${B}${D}`,
    alt: `Triangle ${A}${B}${C} with ${A} at the top; sides ${A}${B} and ${A}${C} carry the same tick mark. Point ${D} lies on ${A}${C}, and segment ${B}${D} is drawn. The angle ${D}${B}${C} is ${cut}°; ${ask === 'ADB' ? `the angle at ${A} is ${apex}° and angle ${A}${D}${B} is labeled x°` : `the angle ${A}${D}${B} is ${outer}° and the angle at ${A} is labeled x°`}.`,
    items: [
      { type: 'polygon', points: [left, right, top] },
      { type: 'segment', from: left, to: end },
      { type: 'tick', from: left, to: top },
      { type: 'tick', from: right, to: top },
      { type: 'angle', at: left, between: [right, end], label: `${cut}°`, radius: 40 },
      { type: 'angle', at: top, between: [left, right], label: ask === 'ADB' ? `${apex}°` : 'x°' },
      { type: 'angle', at: end, between: [top, left], label: ask === 'ADB' ? 'x°' : `${outer}°`, radius: 16 },
      { type: 'name', at: top, label: A, awayFrom: [3, 0] },
      { type: 'name', at: left, label: B, awayFrom: centroid([right, top]) },
      { type: 'name', at: right, label: C, awayFrom: centroid([left, top]) },
      { type: 'name', at: end, label: D, awayFrom: left },
    ],
    width: 250,
    height: 230,
  });
  const key = ask === 'ADB' ? outer : apex;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The base angles are ${base}°.`,
    bugs:
      ask === 'ADB'
        ? [
            bug('SUPP', 180 - outer, `This is angle ${math(`${B}${D}${C}`)}, next to the one in the question; subtract it from 180°.`),
            bug('STOP', base, `This is the base angle of triangle ${math(`${A}${B}${C}`)}; add the ${cut}° angle to it for the exterior angle.`),
            bug(
              'CORR',
              180 - apex - cut,
              `This uses the ${cut}° angle as if it were in triangle ${math(`${A}${B}${D}`)}, but it is in triangle ${math(`${B}${D}${C}`)}; add it to the base angle of ${base}°.`,
            ),
            bug(
              'CORR',
              apex + cut,
              `This adds the two given angles; the remote interior angles are the base angle of ${base}° and the ${cut}° angle, so add those.`,
            ),
            bug(
              'CORR',
              2 * cut,
              `This assumes that triangle ${math(`${B}${D}${C}`)} has two angles of ${cut}°; one of them is the base angle of the large triangle, so add ${base}° and ${cut}°.`,
            ),
            bug(
              'CORR',
              rat(360 - 2 * apex - base, 2),
              `This assumes that ${math(`\\overline{${B}${D}}`)} bisects angle ${math(`${A}${B}${C}`)}, which is not given; add the base angle of ${base}° and the ${cut}° angle.`,
            ),
          ]
        : [
            bug('STOP', outer - cut, `This is the base angle of triangle ${math(`${A}${B}${C}`)}; subtract it twice from 180°.`),
            bug(
              'CORR',
              180 - outer,
              `This is angle ${math(`${B}${D}${C}`)}; subtract ${cut}° from the exterior angle of ${outer}° for the base angle, and take that twice from 180°.`,
            ),
            bug(
              'CORR',
              180 - outer - cut,
              `This uses the ${cut}° angle as if it were in triangle ${math(`${A}${B}${D}`)}, but it is in triangle ${math(`${B}${D}${C}`)}; take it from the exterior angle, ${outer}°, for the base angle.`,
            ),
            bug(
              'CORR',
              180 - 2 * cut,
              `This uses the ${cut}° angle as a base angle of triangle ${math(`${A}${B}${C}`)}; it is only part of one, so take it from ${outer}° for the base angle.`,
            ),
            bug('SUPP', rat(180 - base, 2), 'This treats the base angle as the angle between the equal sides; subtract it twice from 180°.'),
            bug('STOP', 2 * base, 'This is the sum of the two base angles; subtract it from 180.'),
          ],
    keep: (value) => value !== cut && value !== (ask === 'ADB' ? apex : outer),
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'isosceles', base, cut, ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `In the figure shown, ${math(`${A}${B}=${A}${C}`)} and point ${math(D)} lies on ${math(`\\overline{${A}${C}}`)}. What is the value of ${math('x')}?`,
      answer,
      steps:
        ask === 'ADB'
          ? [
              `Because ${math(`${A}${B}=${A}${C}`)}, the base angles at ${math(B)} and ${math(C)} are congruent.`,
              `Each base angle is ${math(`\\frac{180^\\circ-${apex}^\\circ}{2}=${base}^\\circ`)}.`,
              `Angle ${math(`${A}${D}${B}`)} is an exterior angle of triangle ${math(`${B}${D}${C}`)}: ${math(`x=${cut}+${base}=${outer}`)}.`,
              `Check in triangle ${math(`${A}${B}${D}`)}: ${math(`${apex}+${base - cut}+${outer}=180`)}.`,
            ]
          : [
              `Angle ${math(`${A}${D}${B}`)} is an exterior angle of triangle ${math(`${B}${D}${C}`)}, so it equals the sum of that triangle’s angles at ${math(B)} and ${math(C)}.`,
              `The angle at ${math(C)} is ${math(`${outer}^\\circ-${cut}^\\circ=${base}^\\circ`)}.`,
              `Because ${math(`${A}${B}=${A}${C}`)}, the base angles are congruent, so ${math(`x=180-2\\cdot ${base}=${apex}`)}.`,
              `Check in triangle ${math(`${A}${B}${D}`)}: ${math(`${apex}+${base - cut}+${outer}=180`)}.`,
            ],
      takeaway: 'Mark every angle you can find: congruent sides give congruent angles, and an exterior angle is the sum of the two remote interior angles.',
    }
  );
}

export const angleChase: Generator = {
  archetype: 'AN-j',
  topicId: 27,
  version: 5,
  levels: [4, 5],
  skillTags: ['angles', 'isosceles-triangles', 'parallel-lines'],
  draft: (random, level: Difficulty) => (level === 4 ? random.pick([zigzag, isosceles]) : random.pick([bisectors, chain]))(random),
};
