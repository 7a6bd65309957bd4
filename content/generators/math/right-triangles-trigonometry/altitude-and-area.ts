/** TR-h: the altitude to the hypotenuse, in a figure or to be drawn. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sketch, type Point } from '../../../figures/geometry.ts';
import { mul, rat } from '../../../exact/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bug, math, over, rootTimes, sizeAnswer, sizeLatex, triangleNames, triples } from '../geometry-kit.ts';
import { fromPartRatio, thirdSideFromArea } from './hidden-altitude.ts';

function altitude(random: Random, level: Difficulty): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const D = A === 'D' || A === 'A' ? 'H' : A === 'L' ? 'P' : 'D';
  const [p, q, r] = random.pick(triples.slice(0, 4));
  const times = random.int(1, 8);
  const [a, b] = random.chance(1, 2) ? [p, q] : [q, p];
  // Altitude from C to D on AB. AD = a²·k, DB = b²·k, CD = ab·k, AC = ar·k, CB = br·k.
  const k = over(level === 4 ? times : random.pick([1, 1, 2]), 1);
  const at = (value: number) => mul(k, rat(value));
  const [AD, DB, CD, AC, CB, AB] = [at(a * a), at(b * b), at(a * b), at(a * r), at(b * r), at(r * r)];
  const num = (value: { n: bigint; d: bigint }) => Number(value.n) / Number(value.d);
  if (num(AB) > 300 || num(AD) / num(AB) < 0.12 || num(DB) / num(AB) < 0.12) return null;
  const ask = random.pick(level === 4 ? (['CD', 'DB'] as const) : (['AD from leg', 'CD from leg'] as const));
  const key = ask.startsWith('CD') ? CD : ask === 'DB' ? DB : AD;
  const values: Record<string, typeof AD> = ask === 'CD' ? { AD, DB } : ask === 'DB' ? { AD, CD } : { AC, DB };
  const [pa, pb, pd, pc]: Point[] = [
    [0, 0],
    [num(AB), 0],
    [num(AD), 0],
    [num(AD), num(CD)],
  ];
  if (!pa || !pb || !pc || !pd) return null;
  const place: Record<string, readonly [Point, Point, Point]> = {
    AD: [pa, pd, pc],
    DB: [pd, pb, pc],
    CD: [pc, pd, num(AD) < num(DB) ? pa : pb],
    AC: [pa, pc, pb],
    CB: [pc, pb, pa],
  };
  const nameOf: Record<string, string> = { AD: `${A}${D}`, DB: `${D}${B}`, CD: `${C}${D}`, AC: `${A}${C}`, CB: `${C}${B}` };
  const figure = sketch({
    title: 'Right triangle with the altitude to its hypotenuse',
    alt: `Triangle ${A}${B}${C} with a right angle at ${C}, at the top. Segment ${C}${D} meets the hypotenuse ${A}${B} at ${D} at a right angle. Labeled lengths: ${Object.entries(
      values,
    )
      .map(([name, value]) => `${nameOf[name]} is ${value.n}`)
      .join(', ')}. Figure drawn to scale.`,
    items: [
      { type: 'polygon', points: [pa, pb, pc] },
      { type: 'segment', from: pc, to: pd },
      { type: 'rightAngle', at: pc, between: [pa, pb] },
      { type: 'rightAngle', at: pd, between: [pc, num(AD) < num(DB) ? pb : pa] },
      ...Object.entries(values).map(
        ([name, value]) =>
          ({
            type: 'length',
            from: place[name]?.[0] ?? pa,
            to: place[name]?.[1] ?? pb,
            label: `${value.n}`,
            awayFrom: place[name]?.[2] ?? pc,
            gap: 6,
          }) as const,
      ),
      { type: 'name', at: pa, label: A, awayFrom: [num(AB) / 2, num(CD) / 4] },
      { type: 'name', at: pb, label: B, awayFrom: [num(AB) / 2, num(CD) / 4] },
      { type: 'name', at: pc, label: C, awayFrom: pd },
      { type: 'name', at: pd, label: D, awayFrom: pc },
    ],
    width: 300,
    height: 220,
  });
  const fromLeg = ask.endsWith('leg');
  const asked = nameOf[ask.slice(0, 2)] ?? '';
  const bugs =
    ask === 'CD'
      ? [
          bug('CORR', over(num(AD) + num(DB), 2), 'This is the mean of the two parts of the hypotenuse; the altitude is the square root of their product.'),
          bug('STOP', num(AD) * num(DB), 'This is the square of the altitude; take the square root.'),
          bug('CORR', Math.abs(num(DB) - num(AD)), 'This is the difference of the two parts.'),
          bug('HYP', rootTimes(1, num(AD) ** 2 + num(DB) ** 2), 'This treats the two parts as the legs of a right triangle.'),
          bug('CORR', num(AB), 'This is the length of the hypotenuse.'),
          bug('CORR', num(AC), `This is the length of ${math(nameOf.AC ?? '')}.`),
        ]
      : ask === 'DB'
        ? [
            bug('RECIP', over(num(AD) ** 2, num(CD)), 'This uses the reciprocal of the ratio of the legs.'),
            bug('CORR', num(AC), `This is the length of ${math(nameOf.AC ?? '')}.`),
            bug('STOP', num(AB), `This is the length of the entire hypotenuse, ${math(`${A}${B}`)}.`),
            bug('CORR', num(CB), `This is the length of ${math(nameOf.CB ?? '')}.`),
            bug('ADDP', 2 * num(CD) - num(AD), 'This uses equal differences instead of equal ratios.'),
          ]
        : [
            bug(
              'CORR',
              ask === 'AD from leg' ? over(num(AC) ** 2, num(DB)) : rootTimes(1, num(AC) * num(DB)),
              ask === 'AD from leg'
                ? `This uses the part ${math(nameOf.DB ?? '')} in place of the entire hypotenuse.`
                : `This takes the square root of the product of the two given lengths; the altitude belongs to the two parts of the hypotenuse.`,
            ),
            bug('STOP', AB, `This is the length of the entire hypotenuse, ${math(`${A}${B}`)}.`),
            ask === 'AD from leg'
              ? bug('CORR', CD, `This is the length of the altitude ${math(nameOf.CD ?? '')}.`)
              : bug('STOP', AD, `This is the length of ${math(nameOf.AD ?? '')}; you still need the altitude.`),
            bug('CORR', CB, `This is the length of ${math(nameOf.CB ?? '')}.`),
            bug('HALF', ask === 'AD from leg' ? DB : mul(AB, rat(1, 2)), `This would be true only if ${math(D)} were the midpoint of the hypotenuse.`),
            ...(num(AC) > num(DB)
              ? [
                  bug(
                    'HYP',
                    rootTimes(1, num(AC) ** 2 - num(DB) ** 2),
                    'This takes the two given lengths as sides of one right triangle, but they belong to different ones.',
                  ),
                ]
              : []),
          ];
  const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', key, `The three right triangles in the figure are similar.`, bugs);
  const similar = `The altitude to the hypotenuse divides the right triangle into two triangles that are similar to it and to each other.`;
  const show = sizeLatex;
  return (
    figure &&
    answer && {
      parameters: { kind: 'altitude', a, b, r, k: Number(k.n), ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)} shown, angle ${math(C)} is a right angle and ${math(`\\overline{${C}${D}}`)} is perpendicular to ${math(`\\overline{${A}${B}}`)}. What is the length of ${math(`\\overline{${asked}}`)}?`,
        `The figure shows right triangle ${math(`${A}${B}${C}`)} with its altitude ${math(`\\overline{${C}${D}}`)} to the hypotenuse. What is the length of ${math(`\\overline{${asked}}`)}?`,
        `In the figure shown, angles ${math(`${A}${C}${B}`)} and ${math(`${A}${D}${C}`)} are right angles. What is the length of ${math(`\\overline{${asked}}`)}?`,
      ]),
      answer,
      steps: fromLeg
        ? [
            `${similar} So ${math(`\\frac{${nameOf.AD}}{${nameOf.AC}}=\\frac{${nameOf.AC}}{${A}${B}}`)}.`,
            `Let ${math(`x=${nameOf.AD}`)}. Then ${math(`${A}${B}=x+${show(DB)}`)}, and ${math(`x(x+${show(DB)})=${show(AC)}^2=${show(mul(AC, AC))}`)}.`,
            `The positive solution is ${math(`x=${show(AD)}`)}.`,
            ...(ask === 'CD from leg'
              ? [
                  `The altitude is a leg of the right triangle with hypotenuse ${math(nameOf.AC ?? '')}: ${math(`${nameOf.CD}=\\sqrt{${show(AC)}^2-${show(AD)}^2}=${show(CD)}`)}.`,
                ]
              : [`Check: ${math(`${show(AD)}\\cdot ${show(AB)}=${show(mul(AD, AB))}=${show(AC)}^2`)}.`]),
          ]
        : [
            similar,
            ask === 'CD'
              ? `In the two smaller triangles, ${math(`\\frac{${nameOf.AD}}{${nameOf.CD}}=\\frac{${nameOf.CD}}{${nameOf.DB}}`)}, so ${math(`${nameOf.CD}^2=${show(AD)}\\cdot ${show(DB)}=${show(mul(CD, CD))}`)}.`
              : `In the two smaller triangles, ${math(`\\frac{${nameOf.DB}}{${nameOf.CD}}=\\frac{${nameOf.CD}}{${nameOf.AD}}`)}.`,
            ask === 'CD' ? `${math(`${nameOf.CD}=${show(CD)}`)}.` : `${math(`${nameOf.DB}=\\frac{${show(CD)}^2}{${show(AD)}}=${show(DB)}`)}.`,
            `Check: ${math(`\\frac{${show(AD)}}{${show(CD)}}=\\frac{${show(CD)}}{${show(DB)}}`)}.`,
          ],
      takeaway: 'The altitude to the hypotenuse forms three similar right triangles; its square is the product of the two parts of the hypotenuse.',
    }
  );
}

export const altitudeAndArea: Generator = {
  archetype: 'TR-h',
  topicId: 28,
  version: 3,
  levels: [4, 5],
  skillTags: ['right-triangles', 'similar-triangles', 'area'],
  draft: (random, level) => (level === 4 ? altitude : random.pick([altitude, fromPartRatio, thirdSideFromArea]))(random, level),
};
