/** AN-d: angles of isosceles triangles. */
import { apexFromAngles, sketch, type SketchItem } from '../../../figures/geometry.ts';
import type { Generator } from '../../generator.ts';
import { bug, math, over, sizeAnswer, triangleNames } from '../geometry-kit.ts';

const objects = [
  ['The frame of a tent', 'frame'],
  ['A pennant', 'pennant'],
  ['The front of a roof', 'front'],
  ['A road sign', 'sign'],
  ['A sail', 'sail'],
  ['A slice of watermelon', 'slice'],
] as const;

export const isoscelesTriangles: Generator = {
  archetype: 'AN-d',
  topicId: 27,
  version: 1,
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
    const deg = (value: number) => math(`${value}^\\circ`);
    const [known, asked] =
      kind === 'apex-from-base'
        ? [`${A}${B}${C}`, `${B}${A}${C}`]
        : kind === 'base-from-apex'
          ? [`${B}${A}${C}`, random.pick([`${A}${B}${C}`, `${A}${C}${B}`])]
          : [`${B}${A}${C}`, `${A}${C}W`];
    const answer = sizeAnswer(
      random,
      random.chance(1, 3) ? 'spr' : 'choice',
      key,
      'The angles opposite the equal sides are equal, and the three angles add to 180°.',
      [
        bug('SUPP', given, 'This takes the two angles to be equal; the equal angles are the two opposite the equal sides.'),
        bug('SUPP', 180 - given, 'This takes the angle from 180°; there are two more angles in the triangle.'),
        bug(
          'SUPP',
          over(180 - given, 2),
          kind === 'outside'
            ? 'This is the angle inside the triangle; the one outside makes 180° with it.'
            : 'This shares the rest of 180° equally; the given angle is one of the two equal ones.',
        ),
        bug('HALF', over(given, 2), 'This halves the given angle.'),
        bug('SUPP', Math.abs(90 - given), 'This takes the angle from 90°; no right angle is given.'),
        bug('SUPP', 360 - 2 * given, 'This takes the angle from 180° and doubles the rest.'),
        bug('HALF', 2 * given, 'This doubles the given angle; subtract from 180° what is left for the others.'),
        bug('SUPP', over(360 - given, 2), 'This uses an angle sum of 360°, which belongs to quadrilaterals.'),
      ],
      { suffix: '^\\circ', keep: (value) => value < 180 },
    );
    const equal = `${math(`\\overline{${A}${B}}`)} and ${math(`\\overline{${A}${C}}`)}`;
    const [thing, short] = random.pick(objects);
    const opening = random.pick([
      `In triangle ${math(`${A}${B}${C}`)}, sides ${equal} have the same length.`,
      `Triangle ${math(`${A}${B}${C}`)} is isosceles, and ${math(`${A}${B}=${A}${C}`)}.`,
      `Sides ${equal} of triangle ${math(`${A}${B}${C}`)} are congruent.`,
      `In isosceles triangle ${math(`${A}${B}${C}`)}, ${math(`${A}${B}=${A}${C}`)}.`,
      `The lengths of sides ${equal} of triangle ${math(`${A}${B}${C}`)} are equal.`,
      ...(kind === 'outside' ? [] : [`${thing} has the shape of triangle ${math(`${A}${B}${C}`)}. The sides ${equal} of the ${short} have the same length.`]),
    ]);
    return (
      answer && {
        parameters: { kind, given, letters: A + B + C, withFigure, opening: opening.length },
        ...(withFigure && figure && { stimulus: { kind: 'figure', figure } as const }),
        stem: `${opening}${kind === 'outside' ? ` Point ${math(C)} lies on ${math(`\\overline{${B}W}`)}.` : ''} The measure of angle ${math(known)} is ${deg(given)}. What is the measure of angle ${math(asked)}${answer.format === 'spr' ? ', in degrees' : ''}?`,
        answer,
        steps: [
          'In a triangle with two equal sides, the angles opposite these sides are equal.',
          kind === 'apex-from-base'
            ? `So the third angle is ${math(`180-2(${base})=${apex}`)} degrees.`
            : `Each of the equal angles is ${math(`\\frac{180-${apex}}{2}=${base}`)} degrees.`,
          ...(kind === 'outside' ? [`The angle outside makes a line with it: ${math(`180-${base}=${key}`)} degrees.`] : []),
          `Check: ${math(`${base}+${base}+${apex}=180`)}.`,
        ],
        takeaway: 'Equal sides have equal angles opposite them.',
      }
    );
  },
};
