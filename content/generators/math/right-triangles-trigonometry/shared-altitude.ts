/** TR-m: two right triangles with a common side, joined by trigonometric ratios; on opposite sides of it, or one inside the other. */
import type { Random } from '#core/random.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math, segment } from '../text.ts';
import { rat } from '#core/rational.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { triples } from '../triangles.ts';
import { heightFromTwoAngles } from './height-from-two-angles.ts';

/** Legs and hypotenuses of right triangles in whole numbers, beyond those that every book has. */
const shapes = [...triples, [28, 45, 53], [11, 60, 61], [33, 56, 65], [16, 63, 65]] as const;

const names = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
  ['R', 'S', 'T', 'U'],
  ['X', 'Y', 'Z', 'W'],
  ['D', 'E', 'F', 'G'],
] as const;

/** Both triangles: foot D of the altitude h from B, with AD, DC and the two slanted sides. */
function drawPair(random: Random) {
  const [first, second] = [random.pick(shapes), random.pick(shapes)];
  const [ha, a, ca] = random.chance(1, 2) ? first : ([first[1], first[0], first[2]] as const);
  const [hc, c, cc] = random.chance(1, 2) ? second : ([second[1], second[0], second[2]] as const);
  const common = (x: number, y: number): number => (y === 0 ? x : common(y, x % y));
  const h = (ha * hc) / common(ha, hc);
  const [fa, fc] = [h / ha, h / hc];
  const [AD, AB, DC, BC] = [a * fa, ca * fa, c * fc, cc * fc];
  if (first === second || h > 130 || AB > 200 || BC > 200 || AD === DC) return null;
  return { h, AD, AB, DC, BC };
}

const ratio = (name: 'sin' | 'cos' | 'tan', h: number, base: number, slant: number) =>
  name === 'sin' ? rat(h, slant) : name === 'cos' ? rat(base, slant) : rat(h, base);

function drawing(A: string, B: string, C: string, D: string, AD: number, DC: number, h: number) {
  const [pa, pb, pc, pd]: [Point, Point, Point, Point] = [
    [0, 0],
    [AD, h],
    [AD + DC, 0],
    [AD, 0],
  ];
  return sketch({
    title: 'Triangle with an altitude',
    alt: `Triangle ${A}${B}${C} with ${B} at the top. Segment ${B}${D} meets side ${A}${C} at ${D} at a right angle.`,
    items: [
      { type: 'polygon', points: [pa, pb, pc] },
      { type: 'segment', from: pb, to: pd },
      { type: 'rightAngle', at: pd, between: [pb, AD < DC ? pc : pa] },
      { type: 'name', at: pa, label: A, awayFrom: [(AD + DC) / 2, h / 4] },
      { type: 'name', at: pb, label: B, awayFrom: pd },
      { type: 'name', at: pc, label: C, awayFrom: [(AD + DC) / 2, h / 4] },
      { type: 'name', at: pd, label: D, awayFrom: pb },
    ],
    width: 280,
    height: 180,
  });
}

function bothSides(random: Random, level: 4 | 5): Draft | null {
  const pair = drawPair(random);
  if (!pair) return null;
  const { h, AD, AB, DC, BC } = pair;
  const [A, B, C, D] = random.pick(names);
  const left = random.pick(['sin', 'cos', 'tan'] as const);
  const right = random.pick(['sin', 'cos', 'tan'] as const);
  const given = random.pick(left === 'tan' ? (['AB', 'AD'] as const) : (['AB', 'AB', 'AD'] as const));
  const ask = random.pick(level === 4 ? (['BC', 'DC', 'AC'] as const) : (['area', 'perimeter'] as const));
  const key = { BC, DC, AC: AD + DC, area: ((AD + DC) * h) / 2, perimeter: AB + BC + AD + DC }[ask];
  if (!Number.isInteger(key) || key > 9999) return null;
  const length = given === 'AB' ? AB : AD;
  const givenName = given === 'AB' ? `${A}${B}` : `${A}${D}`;
  const [ra, rc] = [ratio(left, h, AD, AB), ratio(right, h, DC, BC)];
  const figure = random.chance(1, 3) && Math.max(AD, DC) < 5 * Math.min(AD, DC) && h < 3 * (AD + DC) && AD + DC < 6 * h ? drawing(A, B, C, D, AD, DC, h) : null;
  const asked = {
    BC: `the length of ${segment(`${B}${C}`)}`,
    DC: `the length of ${segment(`${D}${C}`)}`,
    AC: `the length of ${segment(`${A}${C}`)}`,
    area: `the area of triangle ${math(`${A}${B}${C}`)}`,
    perimeter: `the perimeter of triangle ${math(`${A}${B}${C}`)}`,
  }[ask];
  const swapped = (h * DC) / BC;
  const whole = (value: number) => (Number.isInteger(4 * value) ? rat(4 * value, 4) : rat(0, 1));
  const wrong =
    ask === 'area'
      ? [
          bug('HALF', (AD + DC) * h, 'This leaves out the factor of one half in the area, so halve it.'),
          bug('STOP', whole((AD * h) / 2), `This is the area of triangle ${math(`${A}${B}${D}`)} alone; add the other one.`),
          bug('STOP', whole((DC * h) / 2), `This is the area of triangle ${math(`${B}${C}${D}`)} alone; add the other one.`),
          bug(
            'HYP',
            whole((AB * BC) / 2),
            `This takes ${segment(`${A}${B}`)} and ${segment(`${B}${C}`)} as the legs of a right triangle, but angle ${math(`${A}${B}${C}`)} is not given as a right angle; use the altitude.`,
          ),
          bug('AP', AB + BC + AD + DC, `This is the perimeter of the triangle; for the area, take half of ${math(AD + DC)} times ${math(h)}.`),
        ]
      : ask === 'perimeter'
        ? [
            bug('STOP', AB + BC + AD + DC + h, `This includes the altitude ${segment(`${B}${D}`)}, which is not a side of the triangle; leave it out.`),
            bug('STOP', AB + AD + h, `This is the perimeter of triangle ${math(`${A}${B}${D}`)}; add the three sides of the large triangle instead.`),
            bug('STOP', BC + DC + h, `This is the perimeter of triangle ${math(`${B}${C}${D}`)}; add the three sides of the large triangle instead.`),
            bug('STOP', AB + BC + DC, `This leaves out ${segment(`${A}${D}`)}; add ${math(AD)}.`),
            bug('AP', whole(((AD + DC) * h) / 2), 'This is the area of the triangle; for the perimeter, add its three sides.'),
            bug('STOP', AB + BC + AD, `This leaves out ${segment(`${D}${C}`)}; add ${math(DC)}.`),
          ]
        : [
            bug(
              'STOP',
              h,
              `This is the length of ${segment(`${B}${D}`)}, the side that the two right triangles share; use it to find the side in the question.`,
            ),
            bug(
              'CORR',
              ask === 'AC' ? DC : ask === 'BC' ? DC : BC,
              `This is the length of ${segment(ask === 'AC' ? `${D}${C}` : ask === 'BC' ? `${D}${C}` : `${B}${C}`)}; check which side is asked.`,
            ),
            bug('SOH', whole(swapped), `This multiplies by a ratio of angle ${math(C)}; the altitude is the known side, so divide by the ratio.`),
            bug(
              'CORR',
              ask === 'AC' ? AD : AD + DC,
              ask === 'AC'
                ? `This is the length of ${segment(`${A}${D}`)}; add ${segment(`${D}${C}`)}.`
                : `This is the length of ${segment(`${A}${C}`)}; find the side asked for from triangle ${math(`${B}${C}${D}`)}.`,
            ),
            bug(
              'HYP',
              ask === 'AC' ? AB + BC : AB,
              ask === 'AC'
                ? `This adds ${segment(`${A}${B}`)} and ${segment(`${B}${C}`)}; add the two parts of ${segment(`${A}${C}`)} instead.`
                : `This is the length of ${segment(`${A}${B}`)}; find the side asked for from triangle ${math(`${B}${C}${D}`)}.`,
            ),
            bug('RECIP', whole((h * h) / DC), `This inverts the tangent of angle ${math(C)}; it is the altitude over ${segment(`${D}${C}`)}.`),
          ];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key,
    why: `The common side ${segment(`${B}${D}`)} has length ${math(h)}.`,
    bugs: wrong,
    keep: (value) => value !== length,
  });
  return (
    answer && {
      parameters: { kind: 'both-sides', given, left, right, ask, h, AD, DC, withFigure: figure !== null },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: `${random.pick(
        figure
          ? [
              `In triangle ${math(`${A}${B}${C}`)} shown, ${segment(`${B}${D}`)} is perpendicular to ${segment(`${A}${C}`)}.`,
              `The figure shows triangle ${math(`${A}${B}${C}`)} with altitude ${segment(`${B}${D}`)}.`,
            ]
          : [
              `In triangle ${math(`${A}${B}${C}`)}, point ${math(D)} lies on ${segment(`${A}${C}`)}, and ${segment(`${B}${D}`)} is perpendicular to ${segment(`${A}${C}`)}.`,
              `Segment ${segment(`${B}${D}`)} is an altitude of triangle ${math(`${A}${B}${C}`)}, with point ${math(D)} on ${segment(`${A}${C}`)}.`,
              `In triangle ${math(`${A}${B}${C}`)}, angles ${math(A)} and ${math(C)} are acute. The altitude from vertex ${math(B)} meets ${segment(`${A}${C}`)} at point ${math(D)}.`,
              `Right triangles ${math(`${A}${B}${D}`)} and ${math(`${C}${B}${D}`)} share leg ${segment(`${B}${D}`)}, and point ${math(D)} lies on ${segment(`${A}${C}`)}.`,
            ],
      )} The length of ${segment(givenName)} is ${math(length)}, ${math(`\\${left} ${A}=${sizeLatex(ra)}`)}, and ${math(`\\${right} ${C}=${sizeLatex(rc)}`)}. What is ${asked}?`,
      answer,
      steps: [
        `The two right triangles share ${segment(`${B}${D}`)}, so find that first. In triangle ${math(`${A}${B}${D}`)}, ${math(`\\${left} ${A}=${sizeLatex(ra)}`)} and ${math(`${givenName}=${length}`)} give ${math(`${A}${D}=${AD}`)}, ${math(`${A}${B}=${AB}`)}, and ${math(`${B}${D}=\\sqrt{${AB}^2-${AD}^2}=${h}`)}.`,
        `In triangle ${math(`${B}${C}${D}`)}, ${math(`\\${right} ${C}=${sizeLatex(rc)}`)} and ${math(`${B}${D}=${h}`)} give ${math(`${D}${C}=${DC}`)} and ${math(`${B}${C}=${BC}`)}.`,
        {
          BC: `The length asked for is ${math(`${B}${C}=${BC}`)}.`,
          DC: `The length asked for is ${math(`${D}${C}=${DC}`)}.`,
          AC: `${math(`${A}${C}=${AD}+${DC}=${key}`)}.`,
          area: `The area is ${math(`\\frac{1}{2}(${AD}+${DC})(${h})=${key}`)}.`,
          perimeter: `The perimeter is ${math(`${AB}+${BC}+${AD}+${DC}=${key}`)}.`,
        }[ask],
        `Check: ${math(`${h}^2+${DC}^2=${BC}^2`)}.`,
      ],
      takeaway: 'When two right triangles share a side, find that side first; it links the ratios of both.',
    }
  );
}

/** A right triangle and its altitude: the ratio is given at A, and a length beyond the altitude is asked. */
function turned(random: Random): Draft | null {
  const [p, q, r] = random.pick(shapes);
  const [a, b] = random.chance(1, 2) ? [p, q] : [q, p];
  // Legs a and b at A and C's side; the triangle is a·f, b·f, r·f.
  const f = random.int(1, 60);
  const [AB, BC, AC] = [b * f, a * f, r * f];
  const [BD, AD, DC] = [(AB * BC) / AC, (AB * AB) / AC, (BC * BC) / AC];
  const [A, B, C, D] = random.pick(names);
  const given = random.pick(['AB', 'BD', 'AD'] as const);
  const ask = random.pick(['DC', 'BC', 'AC'] as const);
  const all = { AB, BC, AC, BD, AD, DC };
  if ((given === 'AB' && ask !== 'DC') || !Number.isInteger(all[given]) || !Number.isInteger(all[ask]) || all[ask] > 600 || all[given] > 600) return null;
  const name = random.pick(['sin', 'cos', 'tan'] as const);
  const shown = name === 'sin' ? rat(a, r) : name === 'cos' ? rat(b, r) : rat(a, b);
  const label = (side: keyof typeof all) => ({ AB: `${A}${B}`, BC: `${B}${C}`, AC: `${A}${C}`, BD: `${B}${D}`, AD: `${A}${D}`, DC: `${D}${C}` })[side];
  const others = (['DC', 'BC', 'AC', 'BD', 'AD', 'AB'] as const).filter((side) => side !== ask && side !== given && Number.isInteger(all[side]));
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(3, 4),
    key: all[ask],
    why: `Angle ${math(`${C}${B}${D}`)} is congruent to angle ${math(A)}.`,
    bugs: [
      ...others.map((side) => bug('CORR', all[side], `This is the length of ${segment(label(side))}; the question asks for ${segment(label(ask))}.`)),
      bug('RECIP', rat(all[given] * b, a), 'This inverts the ratio of the legs; compare corresponding legs in the same order.'),
      bug('SOH', rat(all[given] * r, b), `This uses the wrong ratio of angle ${math(A)}; see which sides, as seen from ${math(A)}, are given and wanted.`),
    ],
    keep: (value) => value !== all[given],
  });
  return (
    answer && {
      parameters: { kind: 'turned', given, ask, a, b, r, f, name },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, angle ${math(B)} is a right angle, and ${segment(`${B}${D}`)} is the altitude to ${segment(`${A}${C}`)}. The length of ${segment(label(given))} is ${math(all[given])}, and ${math(`\\${name} ${A}=${sizeLatex(shown)}`)}. What is the length of ${segment(label(ask))}?`,
        `Point ${math(D)} lies on hypotenuse ${segment(`${A}${C}`)} of right triangle ${math(`${A}${B}${C}`)}, and ${segment(`${B}${D}`)} is perpendicular to ${segment(`${A}${C}`)}. If ${math(`${label(given)}=${all[given]}`)} and ${math(`\\${name} ${A}=${sizeLatex(shown)}`)}, what is the length of ${segment(label(ask))}?`,
        `The altitude from the right angle ${math(B)} of triangle ${math(`${A}${B}${C}`)} meets ${segment(`${A}${C}`)} at point ${math(D)}. The length of ${segment(label(given))} is ${math(all[given])}, and ${math(`\\${name}(\\angle ${D}${B}${C})=${sizeLatex(shown)}`)}. What is the length of ${segment(label(ask))}?`,
      ]),
      answer,
      steps: [
        `Angles ${math(A)} and ${math(`${D}${B}${C}`)} both complete angle ${math(C)} to ${math('90^\\circ')}, so they are congruent, and the right triangles ${math(`${A}${B}${C}`)}, ${math(`${A}${D}${B}`)}, and ${math(`${B}${D}${C}`)} are similar.`,
        `In each of them, the leg opposite this angle, the other leg, and the hypotenuse are in the ratio ${math(`${a}:${b}:${r}`)}.`,
        `With ${math(`${label(given)}=${all[given]}`)}, this gives ${math(`${label(ask)}=${all[ask]}`)}.`,
        `Check: ${math(`\\left(${sizeLatex(rat(AB * BC, AC))}\\right)^2=${sizeLatex(rat(AB * AB, AC))}\\cdot ${sizeLatex(rat(BC * BC, AC))}`)}, as the altitude requires.`,
      ],
      takeaway: 'The altitude to the hypotenuse makes triangles similar to the whole one: the same ratios hold in each, in another position.',
    }
  );
}

export const sharedAltitude: Generator = {
  archetype: 'TR-m',
  topicId: 28,
  version: 2,
  levels: [4, 5],
  skillTags: ['trigonometric-ratios', 'right-triangles', 'similar-triangles'],
  draft(random, level) {
    const kind = level === 4 ? (each: Random) => bothSides(each, 4) : random.pick([(each: Random) => bothSides(each, 5), turned, heightFromTwoAngles]);
    return persist(() => kind(random));
  },
};
