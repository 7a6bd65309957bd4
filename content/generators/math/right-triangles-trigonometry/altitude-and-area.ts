/** TR-h: the altitude to the hypotenuse, in a figure or to be drawn. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { rootTimes, sizeLatex, type SizeLike, sizeNumber } from '../exact-size.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { fromPartRatio, thirdSideFromArea } from './hidden-altitude.ts';

/** Two parts of a hypotenuse whose product is a square, so that the altitude is a whole number. */
function wholeAltitude(random: Random): readonly [number, number] | null {
  const [m, n, times] = [random.int(1, 9), random.int(1, 9), random.int(1, 12)];
  return m === n ? null : [m * m * times, n * n * times];
}

/** A part of a hypotenuse and the rest such that the leg beside the part is a whole number; the altitude may be a root. */
function wholeLeg(random: Random): readonly [number, number] | null {
  const [m, n, times] = [random.int(1, 8), random.int(2, 12), random.int(1, 9)];
  return m >= n ? null : [m * m * times, (n * n - m * m) * times];
}

function altitude(random: Random, level: Difficulty): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const D = A === 'D' || A === 'A' ? 'H' : A === 'L' ? 'P' : 'D';
  const ask = random.pick(level === 4 ? (['CD', 'DB'] as const) : (['AD from leg', 'AD from leg', 'CD from leg'] as const));
  // Altitude from C to D on AB: the square of CD is AD times DB, and the square of AC is AD times AB.
  const parts = level === 4 ? wholeAltitude(random) : wholeLeg(random);
  if (!parts) return null;
  const [AD, DB] = parts;
  const AB = AD + DB;
  const [CD, AC, CB] = [rootTimes(1, AD * DB), rootTimes(1, AD * AB), rootTimes(1, DB * AB)];
  const [height, leg] = [sizeNumber(CD), sizeNumber(AC)];
  if (AB > 150 || AD / AB < 0.12 || DB / AB < 0.12 || AD === DB) return null;
  const key: SizeLike = ask.startsWith('CD') ? CD : ask === 'DB' ? DB : AD;
  const values: Record<string, number> = ask === 'CD' ? { AD, DB } : ask === 'DB' ? { AD, CD: height } : { AC: leg, DB };
  const [pa, pb, pd, pc]: Point[] = [
    [0, 0],
    [AB, 0],
    [AD, 0],
    [AD, height],
  ];
  if (!pa || !pb || !pc || !pd) return null;
  const place: Record<string, readonly [Point, Point, Point]> = {
    AD: [pa, pd, pc],
    DB: [pd, pb, pc],
    CD: [pc, pd, AD < DB ? pa : pb],
    AC: [pa, pc, pb],
    CB: [pc, pb, pa],
  };
  const nameOf: Record<string, string> = { AD: `${A}${D}`, DB: `${D}${B}`, CD: `${C}${D}`, AC: `${A}${C}`, CB: `${C}${B}` };
  const figure = sketch({
    title: 'Right triangle with the altitude to its hypotenuse',
    alt: `Triangle ${A}${B}${C} with a right angle at ${C}, at the top. Segment ${C}${D} meets the hypotenuse ${A}${B} at ${D} at a right angle. Labeled lengths: ${Object.entries(
      values,
    )
      .map(([name, value]) => `${nameOf[name]} is ${value}`)
      .join(', ')}.`,
    items: [
      { type: 'polygon', points: [pa, pb, pc] },
      { type: 'segment', from: pc, to: pd },
      { type: 'rightAngle', at: pc, between: [pa, pb] },
      { type: 'rightAngle', at: pd, between: [pc, AD < DB ? pb : pa] },
      ...Object.entries(values).map(
        ([name, value]) =>
          ({
            type: 'length',
            from: place[name]?.[0] ?? pa,
            to: place[name]?.[1] ?? pb,
            label: `${value}`,
            awayFrom: place[name]?.[2] ?? pc,
            gap: 6,
          }) as const,
      ),
      { type: 'name', at: pa, label: A, awayFrom: [AB / 2, height / 4] },
      { type: 'name', at: pb, label: B, awayFrom: [AB / 2, height / 4] },
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
          bug('CORR', rat(AB, 2), 'This is the mean of the two parts of the hypotenuse; the altitude is the square root of their product.'),
          bug('STOP', AD * DB, 'This is the square of the altitude; take the square root.'),
          bug('CORR', Math.abs(DB - AD), `This is the difference of the two parts; the altitude is the square root of their product.`),
          bug(
            'HYP',
            rootTimes(1, AD ** 2 + DB ** 2),
            'This treats the two parts as legs of a right triangle; the altitude is the square root of their product.',
          ),
          bug('CORR', AB, 'This is the length of the hypotenuse; the altitude is the square root of the product of its two parts.'),
          bug('CORR', AC, `This is the length of the leg ${math(nameOf.AC ?? '')}; the altitude is the square root of the product of the two parts.`),
        ]
      : ask === 'DB'
        ? [
            bug(
              'RECIP',
              rat(AD ** 2, height),
              `This uses the ratio of the legs upside down; the product of the two parts is the square of the altitude, so square ${math(`${height}`)} and divide by the given part.`,
            ),
            bug('CORR', AC, `This is the length of the leg ${math(nameOf.AC ?? '')}; the product of the two parts is the square of the altitude.`),
            bug('STOP', AB, `This is the length of the entire hypotenuse, ${math(`${A}${B}`)}; subtract the given part.`),
            bug('CORR', CB, `This is the length of the leg ${math(nameOf.CB ?? '')}; the product of the two parts is the square of the altitude.`),
            bug(
              'ADDP',
              2 * height - AD,
              'This uses equal differences; in similar triangles the ratios are equal, so divide the square of the altitude by the given part.',
            ),
          ]
        : [
            bug(
              'CORR',
              ask === 'AD from leg' ? rat(leg ** 2, DB) : rootTimes(1, leg * DB),
              ask === 'AD from leg'
                ? `This uses the part ${math(nameOf.DB ?? '')}; the square of a leg is its part times the entire hypotenuse.`
                : `This takes the square root of the product of the two given lengths; the altitude belongs to the two parts of the hypotenuse.`,
            ),
            bug('STOP', AB, `This is the length of the entire hypotenuse, ${math(`${A}${B}`)}; find ${math(asked)} alone.`),
            ask === 'AD from leg'
              ? bug('CORR', CD, `This is the length of the altitude ${math(nameOf.CD ?? '')}; use it with the similar triangles to find the length asked for.`)
              : bug('STOP', AD, `This is the length of ${math(nameOf.AD ?? '')}; you still need the altitude.`),
            bug('CORR', CB, `This is the length of the other leg, ${math(nameOf.CB ?? '')}; the square of a leg is its own part times the hypotenuse.`),
            bug(
              'HALF',
              ask === 'AD from leg' ? DB : rat(AB, 2),
              `This would be true only if ${math(D)} were the midpoint of the hypotenuse; use the similar triangles instead.`,
            ),
            bug('ADDP', Math.abs(leg - DB), `This subtracts the two given lengths; set up equal ratios of the similar triangles instead.`),
            ...(leg > DB
              ? [
                  bug(
                    'HYP',
                    rootTimes(1, leg ** 2 - DB ** 2),
                    'This takes the two given lengths as sides of one right triangle, but they belong to different ones; use the similar triangles.',
                  ),
                ]
              : []),
          ];
  const typed = random.chance(1, 2) && !(typeof key === 'object' && 'root' in key && key.root !== 1);
  const answer = numberAnswer({
    ...asSizes,
    typed,
    key,
    why: `The three right triangles in the figure are similar.`,
    bugs,
    keep: (value) => !Object.values(values).includes(value),
  });
  const similar = `The altitude to the hypotenuse divides the right triangle into two triangles that are similar to it and to each other.`;
  const show = sizeLatex;
  return (
    figure &&
    answer && {
      parameters: { kind: 'altitude', AD, DB, ask, name: A },
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
            `Let ${math(`x=${nameOf.AD}`)}. Then ${math(`${A}${B}=x+${show(DB)}`)}, and ${math(`x(x+${show(DB)})=${show(AC)}^2=${AD * AB}`)}.`,
            `The positive solution is ${math(`x=${show(AD)}`)}.`,
            ...(ask === 'CD from leg'
              ? [
                  `The altitude is a leg of the right triangle with hypotenuse ${math(nameOf.AC ?? '')}: ${math(`${nameOf.CD}=\\sqrt{${show(AC)}^2-${show(AD)}^2}=${show(CD)}`)}.`,
                ]
              : [`Check: ${math(`${AD}\\cdot ${AB}=${AD * AB}=${show(AC)}^2`)}.`]),
          ]
        : [
            similar,
            ask === 'CD'
              ? `In the two smaller triangles, ${math(`\\frac{${nameOf.AD}}{${nameOf.CD}}=\\frac{${nameOf.CD}}{${nameOf.DB}}`)}, so ${math(`${nameOf.CD}^2=${AD}\\cdot ${DB}=${AD * DB}`)}.`
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
  version: 5,
  levels: [4, 5],
  skillTags: ['right-triangles', 'similar-triangles', 'area'],
  draft: (random, level) => (level === 4 ? altitude : random.pick([altitude, fromPartRatio, thirdSideFromArea]))(random, level),
};
