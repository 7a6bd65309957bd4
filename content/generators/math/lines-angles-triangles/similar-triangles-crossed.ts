/** AN-f: two segments that cross between parallels. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { apexFromSides, between, type Point, sketch, turned } from '#content/figures/geometry.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import type { AnySize } from '../exact-size.ts';
import { letterSets, ratios } from './similar-triangles-parts.ts';

/** Segments AE and BD cross at C; AB is parallel to DE. */
export function crossed(random: Random, level: Difficulty): Draft | null {
  const [A, B, C, D, E] = random.pick(letterSets);
  const [m, n] = random.pick(ratios);
  const flip = random.chance(1, 2);
  const [small, large] = flip ? [n, m] : [m, n];
  const [s, t, u] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)];
  const [AC, BC, AB, EC, DC, ED] = [s * small, t * small, u * small, s * large, t * large, u * large];
  if (
    AB >= 0.93 * (AC + BC) ||
    AC >= 0.93 * (AB + BC) ||
    BC >= 0.93 * (AB + AC) ||
    Math.max(AC, BC, AB, EC, DC, ED) > 45 ||
    Math.min(AC, BC, AB, EC, DC, ED) < 0.22 * Math.max(AC + EC, BC + DC)
  )
    return null;
  // C at the origin, AB above it, ED below it.
  const apex = apexFromSides(AB, AC, BC);
  const [a, b] = [
    [-apex[0], apex[1]],
    [AB - apex[0], apex[1]],
  ] as [Point, Point];
  const stretch = -large / small;
  const [e, d] = [
    [a[0] * stretch, a[1] * stretch],
    [b[0] * stretch, b[1] * stretch],
  ] as [Point, Point];
  const [pa, pb, pc, pd, pe] = turned([a, b, [0, 0], d, e], random.pick([0, 0, 90, -90])) as [Point, Point, Point, Point, Point];
  const ask = level === 2 ? random.pick(['DC', 'ED'] as const) : random.pick(['EC of AE', 'DC of BD'] as const);
  const shown: Record<string, number> = ask === 'DC' ? { AC, BC, EC } : ask === 'ED' ? { AC, AB, EC } : { AB, ED };
  // At level 4 only the two parallel sides are labeled, and one segment is known as a whole.
  const [whole, asked] = ask === 'EC of AE' ? (['AE', 'EC'] as const) : ask === 'DC of BD' ? (['BD', 'DC'] as const) : ([null, ask] as const);
  const place: Record<string, readonly [Point, Point, Point]> = {
    AC: [pa, pc, pb],
    BC: [pb, pc, pa],
    EC: [pe, pc, pd],
    DC: [pd, pc, pe],
    AB: [pa, pb, pc],
    ED: [pe, pd, pc],
  };
  const nameOf: Record<string, string> = {
    AC: `${A}${C}`,
    BC: `${B}${C}`,
    EC: `${C}${E}`,
    DC: `${C}${D}`,
    AB: `${A}${B}`,
    ED: `${D}${E}`,
    AE: `${A}${E}`,
    BD: `${B}${D}`,
  };
  const figure = sketch({
    title: 'Two segments that cross',
    alt: `Segments ${A}${E} and ${B}${D} intersect at point ${C}. Segments ${A}${B} and ${D}${E} join their ends. Labeled lengths: ${Object.entries(shown)
      .map(([name, value]) => `${nameOf[name]} is ${value}`)
      .join(', ')}.`,
    items: [
      { type: 'segment', from: pa, to: pe },
      { type: 'segment', from: pb, to: pd },
      { type: 'segment', from: pa, to: pb },
      { type: 'segment', from: pe, to: pd },
      ...Object.entries(shown).map(
        ([name, value]) =>
          ({ type: 'length', from: place[name]?.[0] ?? pa, to: place[name]?.[1] ?? pa, label: `${value}`, awayFrom: place[name]?.[2] ?? pc }) as const,
      ),
      { type: 'name', at: pa, label: A, awayFrom: pc },
      { type: 'name', at: pb, label: B, awayFrom: pc },
      { type: 'name', at: pd, label: D, awayFrom: pc },
      { type: 'name', at: pe, label: E, awayFrom: pc },
      // C stands in one of the two wide openings beside the crossing.
      { type: 'name', at: pc, label: C, awayFrom: between(between(pa, pc, 1 - 3 / Math.hypot(...pa)), between(pd, pc, 1 - 3 / Math.hypot(...pd)), 0.5) },
    ],
    height: 230,
  });
  if (!figure) return null;
  const total = whole === 'AE' ? AC + EC : BC + DC;
  // The lengths that are given differ, and the segment is no sum of the parallel sides: no part of it is given.
  if (new Set(Object.values(shown)).size < Object.keys(shown).length || (whole && total === AB + ED)) return null;
  const [part, otherPart] = asked === 'EC' ? [EC, AC] : [DC, BC];
  const key = ask === 'ED' ? ED : part;
  const bugs: Bug<AnySize>[] =
    ask === 'DC' || ask === 'ED'
      ? [
          bug('RECIP', rat((ask === 'DC' ? BC : AB) * AC, EC), 'This uses the reciprocal of the ratio; compare corresponding sides in the same order.'),
          bug('ADDP', (ask === 'DC' ? BC : AB) + EC - AC, 'This adds the difference of two corresponding sides; multiply by their ratio instead.'),
          bug(
            'CORR',
            ask === 'DC' ? rat(AC * EC, BC) : EC,
            ask === 'DC'
              ? `This pairs ${math(nameOf.AC ?? '')} with ${math(nameOf.DC ?? '')}, which do not correspond; match the sides opposite equal angles.`
              : `This assumes that the triangle is isosceles; use the ratio of corresponding sides.`,
          ),
          bug(
            'STOP',
            ask === 'DC' ? BC + DC : AB + ED,
            ask === 'DC'
              ? `This is the length of the entire segment, ${math(nameOf.BD ?? '')}; subtract the known part.`
              : 'This is the sum of the two parallel sides; use their ratio.',
          ),
          ...(ask === 'DC'
            ? []
            : [bug('CORR', AB + EC, 'This uses a side that does not correspond to the one in the question; match the sides opposite equal angles.')]),
        ]
      : [
          bug('STOP', otherPart, `This is the other part, ${math((asked === 'EC' ? nameOf.AC : nameOf.BC) ?? '')}; subtract it from the entire segment.`),
          bug(
            'CORR',
            rat(total * Math.min(small, large), Math.max(small, large)),
            'This takes the ratio of the parallel sides as the ratio of a part to the entire segment; it is the ratio of the two parts.',
          ),
          bug(
            'RECIP',
            rat(total * large, small),
            'This takes the given length as one part of the segment, but it is the entire segment; divide it in the ratio of the sides.',
          ),
          bug('HALF', rat(total, 2), `This assumes that ${math(C)} is the midpoint of the segment; divide it in the ratio of the sides.`),
          bug(
            'ADDP',
            rat(total + ED - AB, 2),
            'This makes the difference of the two parts equal to the difference of the parallel sides; their ratios are equal instead.',
          ),
        ];
  const answer = numberAnswer({ ...asSizes, typed: random.chance(1, 2), key, why: `Corresponding sides are in the ratio ${math(`${small}:${large}`)}.`, bugs });
  const similar = `Triangles ${math(`${A}${B}${C}`)} and ${math(`${E}${D}${C}`)} are similar: the angles at ${math(C)} are vertical angles, and the parallel segments form congruent alternate interior angles.`;
  const [given, found, missing] = ask === 'DC' ? [BC, DC, nameOf.DC] : [AB, ED, nameOf.ED];
  const told = whole ? ` The length of ${math(`\\overline{${nameOf[whole]}}`)} is ${total}.` : '';
  const question = `hat is the length of ${math(`\\overline{${nameOf[asked]}}`)}?`;
  const other = (asked === 'EC' ? nameOf.AC : nameOf.BC) ?? '';
  return (
    answer && {
      parameters: { kind: 'crossed', small, large, s, t, u, ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, ${math(`\\overline{${A}${E}}`)} and ${math(`\\overline{${B}${D}}`)} intersect at point ${math(C)}, and ${math(`\\overline{${A}${B}}`)} is parallel to ${math(`\\overline{${D}${E}}`)}.${told} W${question}`,
        `In the figure shown, point ${math(C)} is the intersection of ${math(`\\overline{${A}${E}}`)} and ${math(`\\overline{${B}${D}}`)}.${told} If ${math(`\\overline{${A}${B}}`)} is parallel to ${math(`\\overline{${D}${E}}`)}, w${question}`,
        `The figure shows two triangles with ${math(`\\overline{${A}${B}}`)} parallel to ${math(`\\overline{${D}${E}}`)}. Points ${math(A)}, ${math(C)}, and ${math(E)} lie on a line, and so do points ${math(B)}, ${math(C)}, and ${math(D)}.${told} W${question}`,
      ]),
      answer,
      steps: whole
        ? [
            similar,
            `Corresponding sides are in the ratio of the parallel sides: ${math(`\\frac{${nameOf[asked]}}{${other}}=\\frac{${ED}}{${AB}}`)}.`,
            `With ${math(`x=${nameOf[asked]}`)}, the other part is ${math(`${total}-x`)}, so ${math(`${AB}x=${ED}(${total}-x)`)} and ${math(`x=\\frac{${ED}\\cdot ${total}}{${AB}+${ED}}=${key}`)}.`,
            `Check: the parts are ${key} and ${otherPart}, and ${math(`\\frac{${key}}{${otherPart}}=\\frac{${ED}}{${AB}}`)}.`,
          ]
        : [
            similar,
            `Side ${math(missing ?? '')} corresponds to the side of length ${math(`${given}`)}, and the ratio of corresponding sides is ${math(`\\frac{${EC}}{${AC}}`)}: ${math(`${missing}=${given}\\cdot\\frac{${EC}}{${AC}}=${found}`)}.`,
            `Check: ${math(`\\frac{${found}}{${given}}=\\frac{${EC}}{${AC}}`)}.`,
          ],
      takeaway: 'Name the similar triangles with corresponding vertices in the same order; then you can read off the corresponding sides.',
    }
  );
}
