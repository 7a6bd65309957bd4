/** TR-h: the altitude to the hypotenuse; the area from two sides and the angle between them. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sketch, type Point } from '../../../figures/geometry.ts';
import { mul, rat } from '../../../exact/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bug, lengthUnits, math, over, rootTimes, sizeAnswer, sizeChoices, sizeLatex, triangleNames, triples } from '../geometry-kit.ts';

function altitude(random: Random, level: Difficulty): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const D = A === 'D' || A === 'A' ? 'H' : A === 'L' ? 'P' : 'D';
  const [p, q, r] = random.pick(triples.slice(0, 4));
  const times = random.int(1, 8);
  const [a, b] = random.chance(1, 2) ? [p, q] : [q, p];
  // Altitude from C to D on AB. AD = a²·k, DB = b²·k, CD = ab·k, AC = ar·k, CB = br·k.
  const k = level === 4 ? over(times, 1) : over(random.pick([1, 1, 2]), random.chance(1, 3) ? r : 1);
  const at = (value: number) => mul(k, rat(value));
  const [AD, DB, CD, AC, CB, AB] = [at(a * a), at(b * b), at(a * b), at(a * r), at(b * r), at(r * r)];
  const num = (value: { n: bigint; d: bigint }) => Number(value.n) / Number(value.d);
  if ([AD, DB, CD, AC, CB].some((value) => value.d > 1n && level === 4) || num(AB) > 300 || num(AD) / num(AB) < 0.12 || num(DB) / num(AB) < 0.12) return null;
  const ask = level === 4 ? random.pick(['CD', 'DB'] as const) : random.pick(['legs to CD', 'legs to AD'] as const);
  const key = ask === 'CD' || ask === 'legs to CD' ? CD : ask === 'DB' ? DB : AD;
  const values = ask === 'CD' ? { AD, DB } : ask === 'DB' ? { AD, CD } : { AC, CB };
  if (Object.values(values).some((value) => value.d !== 1n) || key.d > 26n) return null;
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
  const legs = ask.startsWith('legs');
  const [AC0, CB0] = [num(AC), num(CB)];
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
            bug('STOP', over(Math.round(num(AB) * 60), 60), 'This is the length of the hypotenuse.'),
            bug('HALF', over(AC0 * CB0, 2), 'This is the area of the triangle.'),
            ask === 'legs to CD'
              ? bug('CORR', AD, `This is the length of ${math(nameOf.AD ?? '')}.`)
              : bug('CORR', DB, `This is the length of ${math(nameOf.DB ?? '')}, the other part.`),
            ask === 'legs to CD'
              ? bug('CORR', DB, `This is the length of ${math(nameOf.DB ?? '')}.`)
              : bug('CORR', CD, `This is the length of the altitude ${math(nameOf.CD ?? '')}.`),
            bug(
              'HALF',
              ask === 'legs to CD' ? mul(CD, rat(1, 2)) : mul(AB, rat(1, 2)),
              ask === 'legs to CD'
                ? 'This does not double the area before dividing by the hypotenuse.'
                : `This would be true only if ${math(D)} were the midpoint of the hypotenuse.`,
            ),
            bug('HALF', mul(key, rat(2)), 'This is twice the length in the question.'),
          ];
  const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', key, `The three right triangles in the figure are similar.`, bugs);
  const similar = `The altitude to the hypotenuse divides the right triangle into two triangles that are similar to it and to each other.`;
  const show = sizeLatex;
  const hyp = show(AB);
  return (
    figure &&
    answer && {
      parameters: { kind: 'altitude', a, b, r, k: `${k.n}/${k.d}`, ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `In triangle ${math(`${A}${B}${C}`)} shown, angle ${math(C)} is a right angle and ${math(`\\overline{${C}${D}}`)} is perpendicular to ${math(`\\overline{${A}${B}}`)}. What is the length of ${math(`\\overline{${ask === 'CD' || ask === 'legs to CD' ? nameOf.CD : ask === 'DB' ? nameOf.DB : nameOf.AD}}`)}?`,
      answer,
      steps: legs
        ? [
            `Find the hypotenuse first: ${math(`${A}${B}=\\sqrt{${show(AC)}^2+${show(CB)}^2}=${hyp}`)}.`,
            ask === 'legs to CD'
              ? `Write the area in two ways: ${math(`\\frac{1}{2}(${show(AC)})(${show(CB)})=\\frac{1}{2}(${hyp})(${nameOf.CD})`)}.`
              : `${similar} So ${math(`\\frac{${nameOf.AD}}{${nameOf.AC}}=\\frac{${nameOf.AC}}{${A}${B}}`)}.`,
            ask === 'legs to CD'
              ? `${math(`${nameOf.CD}=\\frac{${show(AC)}\\cdot ${show(CB)}}{${hyp}}=${show(CD)}`)}.`
              : `${math(`${nameOf.AD}=\\frac{${show(AC)}^2}{${hyp}}=${show(AD)}`)}.`,
            ask === 'legs to CD'
              ? `Check: ${math(`${show(CD)}\\cdot ${hyp}=${show(mul(CD, AB))}=${show(AC)}\\cdot ${show(CB)}`)}.`
              : `Check: ${math(`${show(AD)}\\cdot ${hyp}=${show(mul(AD, AB))}=${show(AC)}^2`)}.`,
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

/** Area = ½·p·q·sin(angle) for 30°, 45°, 60°, and their supplements. */
function areaFromAngle(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [p, q] = [random.int(4, 24), random.int(4, 24)];
  const angle = random.pick([30, 45, 60, 120, 135, 150]);
  const acute = Math.min(angle, 180 - angle);
  const area = acute === 30 ? rootTimes(over(p * q, 4), 1) : acute === 45 ? rootTimes(over(p * q, 4), 2) : rootTimes(over(p * q, 4), 3);
  if (area.times.d !== 1n || p === q) return null;
  const [A, B, C] = random.pick(triangleNames);
  const other = acute === 30 ? rootTimes(over(p * q, 4), 3) : acute === 60 ? rootTimes(over(p * q, 4), 1) : rootTimes(over(p * q, 4), 3);
  const sine = acute === 30 ? '\\frac{1}{2}' : acute === 45 ? '\\frac{\\sqrt{2}}{2}' : '\\frac{\\sqrt{3}}{2}';
  const height = rootTimes(mul(area.times, over(2, p)), area.root);
  const answer = sizeChoices(
    random,
    area,
    `${math(`\\frac{1}{2}(${p})(${q})\\cdot ${sine}=${sizeLatex(area)}`)}.`,
    [
      bug('HALF', rootTimes(mul(area.times, rat(2)), area.root), `This leaves out the factor ${math('\\frac{1}{2}')} in the area of a triangle.`),
      bug('HYP', over(p * q, 2), 'This treats the two given sides as base and height, as if the angle were a right angle.'),
      bug('SPEC', other, `This uses the wrong value for the sine of the angle.`),
      bug('HALF', rootTimes(mul(area.times, rat(1, 2)), area.root), 'This divides by 2 one time too many.'),
      bug(
        'SPEC',
        rootTimes(over(p * q, 2), acute === 45 ? 2 : 3),
        acute === 60 || acute === 45
          ? 'This divides by 2 only once; both the area formula and the sine have a 2 in the denominator.'
          : `This uses ${math('\\sqrt{3}')} as the sine of the angle.`,
      ),
      bug('HYP', p * q, 'This is only the product of the two sides.'),
    ],
    { shuffled: true },
  );
  return (
    answer && {
      parameters: { kind: 'area', p, q, angle, unit: unit.short, name: A },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, ${math(`${A}${B}`)} is ${p} ${unit.many}, ${math(`${A}${C}`)} is ${q} ${unit.many}, and angle ${math(A)} measures ${math(`${angle}^\\circ`)}. What is the area, in square ${unit.many}, of the triangle?`,
        `Two sides of a triangle are ${p} ${unit.many} and ${q} ${unit.many} long, and the angle between them measures ${math(`${angle}^\\circ`)}. What is the area, in square ${unit.many}, of the triangle?`,
      ]),
      answer,
      steps: [
        `Take the side of length ${math(`${p}`)} as the base and draw the height from the opposite end of the side of length ${math(`${q}`)}.`,
        angle > 90
          ? `The height falls outside the triangle and forms a right triangle with an angle of ${math(`180^\\circ-${angle}^\\circ=${acute}^\\circ`)}: ${math(`h=${q}\\cdot ${sine}=${sizeLatex(height)}`)}.`
          : `The height forms a right triangle with an angle of ${math(`${acute}^\\circ`)}: ${math(`h=${q}\\cdot ${sine}=${sizeLatex(height)}`)}.`,
        `${math(`\\frac{1}{2}(${p})\\left(${sizeLatex(height)}\\right)=${sizeLatex(area)}`)}.`,
        `Check: with a right angle, the area would be ${math(sizeLatex(over(p * q, 2)))}, and the result must be smaller than that.`,
      ],
      takeaway: 'With two sides and the angle between them, the height is one side times the sine of the angle.',
    }
  );
}

export const altitudeAndArea: Generator = {
  archetype: 'TR-h',
  topicId: 28,
  version: 2,
  levels: [4, 5],
  skillTags: ['right-triangles', 'similar-triangles', 'area'],
  draft: (random, level) => (level === 4 ? altitude(random, level) : random.pick([altitude, areaFromAngle])(random, level)),
};
