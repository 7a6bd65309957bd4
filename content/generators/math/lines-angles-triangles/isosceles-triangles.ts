/** AN-d: angles of isosceles triangles. */
import { apexFromAngles, sketch, type SketchItem } from '#content/figures/geometry.ts';
import type { Generator } from '#content/generators/generator.ts';
import { degrees, math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asAngles } from '../manners.ts';

/** Things with two equal sides, and the angles between those sides that occur. */
const objects = [
  ['The front of a tent', 40, 100],
  ['A pennant', 16, 50],
  ['The front of a roof', 70, 136],
  ['A warning sign', 50, 80],
  ['A kite sail', 80, 120],
  ['A slice of pizza', 30, 60],
] as const;

export const isoscelesTriangles: Generator = {
  archetype: 'AN-d',
  topicId: 27,
  version: 3,
  levels: [2],
  skillTags: ['isosceles-triangles', 'triangle-angle-sum'],
  draft(random) {
    const [A, B, C] = random.pick(triangleNames);
    const base = random.int(22, 80);
    const apex = 180 - 2 * base;
    const kind = random.pick(['base-from-apex', 'apex-from-base', 'outside'] as const);
    const [given, key] = kind === 'base-from-apex' ? [apex, base] : kind === 'apex-from-base' ? [base, apex] : [apex, 180 - base];
    if (base === 60 || given === key || apex < 16) return null;
    // The equal sides meet at A.
    const top = apexFromAngles(10, base, base);
    const items: SketchItem[] = [
      { type: 'polygon', points: [[0, 0], [10, 0], top] },
      { type: 'tick', from: [0, 0], to: top },
      { type: 'tick', from: [10, 0], to: top },
      { type: 'name', at: top, label: A, awayFrom: [5, 0] },
      { type: 'name', at: [0, 0], label: B, awayFrom: [5, 3] },
      { type: 'name', at: [10, 0], label: C, awayFrom: kind === 'outside' ? [5, 6] : [5, 3] },
      ...(kind === 'outside'
        ? ([
            { type: 'segment', from: [10, 0], to: [15, 0] },
            { type: 'name', at: [15, 0], label: 'W', awayFrom: [10, 0] },
          ] as const)
        : []),
    ];
    const figure = sketch({
      title: 'Isosceles triangle',
      alt: `Triangle ${A}${B}${C}. Sides ${A}${B} and ${A}${C} are marked as equal.${kind === 'outside' ? ` Side ${B}${C} is extended beyond ${C} to a point W.` : ''}`,
      items,
      width: 220,
      height: 170,
    });
    const withFigure = figure !== null && (kind === 'outside' || random.chance(1, 2));
    if (kind === 'outside' && !withFigure) return null;
    const [known, asked] =
      kind === 'apex-from-base'
        ? [`${A}${B}${C}`, `${B}${A}${C}`]
        : kind === 'base-from-apex'
          ? [`${B}${A}${C}`, random.pick([`${A}${B}${C}`, `${A}${C}${B}`])]
          : [`${B}${A}${C}`, `${A}${C}W`];
    const answer = numberAnswer({
      ...asAngles,
      typed: random.chance(1, 3),
      key,
      why: 'The angles opposite the congruent sides are congruent, and the three angles add up to 180°.',
      bugs: [
        bug('SUPP', given, 'This assumes that the two angles are equal; the congruent angles are the ones opposite the congruent sides.'),
        bug('SUPP', 180 - given, 'This subtracts the given angle from 180° and stops; the triangle has two other angles.'),
        bug(
          'SUPP',
          rat(180 - given, 2),
          kind === 'outside'
            ? 'This is the interior angle; subtract it from 180° to get the exterior angle.'
            : 'This divides the remaining degrees equally, but the given angle is one of the two congruent angles, so subtract it twice.',
        ),
        bug('HALF', rat(given, 2), `This is half of the given angle; subtract all ${given}° from 180° first.`),
        bug('SUPP', Math.abs(90 - given), 'This subtracts the given angle from 90°, but there is no right angle; the sum of the angles is 180°.'),
        bug('SUPP', 360 - 2 * given, 'This subtracts the given angle from 180° and then doubles; the two base angles share what is left, so divide by 2.'),
        bug('HALF', 2 * given, 'This is twice the given angle; the three angles must add up to 180°.'),
        ...(kind === 'base-from-apex' && given < 90
          ? [bug('CORR', 180 - 2 * given, 'This takes the given angle as one of the two congruent ones; they are opposite the congruent sides.')]
          : []),
        ...(kind === 'base-from-apex'
          ? [bug('SUPP', rat(180 + given, 2), 'This is the angle outside the triangle beside the one that is asked; subtract it from 180°.')]
          : []),
      ],
      keep: (value) => value < 180,
    });
    const equal = `${math(`\\overline{${A}${B}}`)} and ${math(`\\overline{${A}${C}}`)}`;
    const things = objects.filter(([, least, most]) => apex >= least && apex <= most).map(([thing]) => thing);
    const opening = random.pick([
      `In triangle ${math(`${A}${B}${C}`)}, sides ${equal} have the same length.`,
      `Triangle ${math(`${A}${B}${C}`)} is isosceles, and ${math(`${A}${B}=${A}${C}`)}.`,
      `Sides ${equal} of triangle ${math(`${A}${B}${C}`)} are congruent.`,
      `In isosceles triangle ${math(`${A}${B}${C}`)}, ${math(`${A}${B}=${A}${C}`)}.`,
      `The lengths of sides ${equal} of triangle ${math(`${A}${B}${C}`)} are equal.`,
      ...(kind === 'outside' ? [] : things.map((thing) => `${thing} has the shape of triangle ${math(`${A}${B}${C}`)}. Sides ${equal} have the same length.`)),
    ]);
    return (
      answer && {
        parameters: { kind, given, letters: A + B + C, withFigure, opening: opening.length },
        ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
        stem: `${opening}${kind === 'outside' ? ` Point ${math(C)} lies on ${math(`\\overline{${B}W}`)}.` : ''} The measure of angle ${math(known)} is ${degrees(given)}. What is the measure of angle ${math(asked)}${answer.format === 'spr' ? ', in degrees' : ''}?`,
        answer,
        steps: [
          'In a triangle with two congruent sides, the angles opposite those sides are congruent.',
          kind === 'apex-from-base'
            ? `So the third angle is ${math(`180-2(${base})=${apex}`)} degrees.`
            : `Each of the congruent angles is ${math(`\\frac{180-${apex}}{2}=${base}`)} degrees.`,
          ...(kind === 'outside' ? [`The exterior angle and the interior angle add up to 180°: ${math(`180-${base}=${key}`)} degrees.`] : []),
          `Check: ${math(`${base}+${base}+${apex}=180`)}.`,
        ],
        takeaway: 'In an isosceles triangle, the angles opposite the congruent sides are congruent.',
      }
    );
  },
};
