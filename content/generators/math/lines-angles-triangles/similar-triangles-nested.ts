/** AN-f: a parallel to one side inside a triangle. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { apexFromSides, between, type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import type { AnySize } from '../exact-size.ts';
import { letterSets, ratios } from './similar-triangles-parts.ts';

/** DE is parallel to BC with D on AB and E on AC. */
export function nested(random: Random, level: Difficulty): Draft | null {
  const [A, B, C, D, E] = random.pick(letterSets);
  const [m, n] = random.pick(ratios);
  const [s, t, u] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)];
  // AB = s·n, AC = t·n, BC = u·n; AD = s·m, AE = t·m, DE = u·m.
  const [AB, AC, BC, AD, AE, DE] = [s * n, t * n, u * n, s * m, t * m, u * m];
  const [DB, EC] = [AB - AD, AC - AE];
  if (BC >= 0.92 * (AB + AC) || AB >= 0.92 * (BC + AC) || AC >= 0.92 * (AB + BC) || BC < 0.6 * Math.max(AB, AC) || Math.max(AB, AC, BC) > 45) return null;
  const [left, right] = [
    [0, 0],
    [BC, 0],
  ] as const;
  const top = apexFromSides(BC, AB, AC);
  const [pointD, pointE] = [between(top, left, m / n), between(top, right, m / n)];
  const wide = top[1] > 0.3 * BC;
  const ask = level === 2 ? random.pick(['EC', 'BC', 'AC'] as const) : random.pick(['DBCE', 'AB'] as const);
  // Which lengths stand in the figure. At level 4 an equation or two unknown sides stand between them and the answer.
  const shown: Record<string, number> =
    level === 2 ? (ask === 'EC' ? { AD, DB, AE } : ask === 'AC' ? { AD, DE, BC, AE } : { AD, DB, DE }) : ask === 'DBCE' ? { AD, DB, AE, DE } : { DB, DE, BC };
  if (level === 2 && ask === 'AC') delete shown.AD;
  const inside: Point = [BC / 2, top[1] / 3];
  const place: Record<string, readonly [Point, Point, Point]> = {
    AD: [top, pointD, right],
    DB: [pointD, left, right],
    AE: [top, pointE, left],
    EC: [pointE, right, left],
    DE: [pointD, pointE, top],
    BC: [left, right, top],
  };
  const nameOf: Record<string, string> = {
    AB: `${A}${B}`,
    AC: `${A}${C}`,
    BC: `${B}${C}`,
    AD: `${A}${D}`,
    DB: `${D}${B}`,
    AE: `${A}${E}`,
    EC: `${E}${C}`,
    DE: `${D}${E}`,
    DBCE: `${D}${B}${C}${E}`,
  };
  const figure = wide
    ? sketch({
        title: `Triangle with a segment parallel to one side`,
        alt: `Triangle ${A}${B}${C} with ${A} at the top. Point ${D} lies on side ${A}${B} and point ${E} on side ${A}${C}; segment ${D}${E} is drawn. Labeled lengths: ${Object.entries(
          shown,
        )
          .map(([name, value]) => `${nameOf[name]} is ${value}`)
          .join(', ')}.`,
        items: [
          { type: 'polygon', points: [left, right, top] },
          { type: 'segment', from: pointD, to: pointE },
          ...Object.entries(shown).map(
            ([name, value]) =>
              ({
                type: 'length',
                from: place[name]?.[0] ?? left,
                to: place[name]?.[1] ?? left,
                label: `${value}`,
                awayFrom: place[name]?.[2] ?? inside,
              }) as const,
          ),
          { type: 'name', at: top, label: A, awayFrom: inside },
          { type: 'name', at: left, label: B, awayFrom: inside },
          { type: 'name', at: right, label: C, awayFrom: inside },
          { type: 'name', at: pointD, label: D, awayFrom: pointE },
          { type: 'name', at: pointE, label: E, awayFrom: pointD },
        ],
        height: 210,
      })
    : null;
  // The lengths that are given differ, so that none is the answer at sight.
  if (!figure || new Set(Object.values(shown)).size < Object.keys(shown).length) return null;
  const key = { EC, BC, AC, DBCE: DB + BC + EC + DE, AB }[ask];
  const bugs: Bug<AnySize>[] =
    ask === 'EC'
      ? [
          bug('RECIP', rat(AE * AD, DB), `This uses the reciprocal of the ratio: ${math(`\\frac{${AD}}{${DB}}`)} in place of ${math(`\\frac{${DB}}{${AD}}`)}.`),
          bug('ADDP', AE + DB - AD, `This adds the difference ${math(`${nameOf.DB}-${nameOf.AD}`)} instead of using the ratio.`),
          bug('STOP', AC, `This is the length of the entire side ${math(`${A}${C}`)}; subtract the known part.`),
          bug(
            'CORR',
            rat(AE * AD, AB),
            `This uses the ratio of the part ${math(nameOf.AD ?? '')} to the entire side ${math(`${A}${B}`)}; compare it with the other part.`,
          ),
          bug('HALF', AE, `This would be true only if ${math(E)} were the midpoint of side ${math(`${A}${C}`)}; use the ratio of corresponding sides.`),
          bug('CORR', DB, `This assumes that ${math(nameOf.EC ?? '')} is equal to ${math(nameOf.DB ?? '')}; the parts have equal ratios, not equal lengths.`),
        ]
      : ask === 'AC'
        ? [
            bug('RECIP', rat(AE * DE, BC), 'This uses the ratio of the parallel sides upside down; turn it over.'),
            bug('ADDP', AE + BC - DE, 'This adds the difference of the parallel sides; multiply by their ratio instead.'),
            bug('STOP', EC, `This is only the part ${math(nameOf.EC ?? '')}; add ${math(nameOf.AE ?? '')}.`),
            bug('CORR', AE + over2(AE * BC, DE), `This adds ${math(nameOf.AE ?? '')} to a length that is already the entire side; leave it out.`),
            bug('CORR', AE + DE, `This adds two of the given lengths; multiply by the ratio of the parallel sides.`),
            bug('HALF', 2 * AE, `This would be true only if ${math(E)} were the midpoint of side ${math(`${A}${C}`)}; use the ratio of corresponding sides.`),
          ]
        : ask === 'BC'
          ? [
              bug('CORR', rat(DE * DB, AD), `This uses the part ${math(nameOf.DB ?? '')}; use the entire side ${math(`${A}${B}`)}.`),
              bug('RECIP', rat(DE * AD, AB), 'This uses the reciprocal of the ratio; compare corresponding sides in the same order.'),
              bug('ADDP', DE + DB, `This adds ${math(nameOf.DB ?? '')} instead of using the ratio of the sides.`),
              bug('CORR', DE + over2(DE * AB, AD), 'This adds the shorter parallel side one time too many; leave it out.'),
              bug('CORR', rat(DE * AD, DB), `This compares ${math(nameOf.AD ?? '')} with ${math(nameOf.DB ?? '')}; compare it with the entire side.`),
              bug('STOP', AB, `This is the length of side ${math(`${A}${B}`)}; multiply the parallel side by the ratio.`),
              bug('HALF', 2 * DE, `This would be true only if ${math(D)} were the midpoint of side ${math(`${A}${B}`)}; use the ratio of corresponding sides.`),
            ]
          : ask === 'DBCE'
            ? [
                bug('STOP', AB + BC + AC, `This is the perimeter of triangle ${math(`${A}${B}${C}`)}; add the four sides of the quadrilateral instead.`),
                bug(
                  'CORR',
                  rat(DE * DB + (DB + EC + DE) * AD, AD),
                  `This finds ${math(nameOf.BC ?? '')} from the ratio of ${math(nameOf.DB ?? '')} to ${math(nameOf.AD ?? '')}; use the entire side ${math(`${A}${B}`)}.`,
                ),
                bug('STOP', DB + BC + EC, `This leaves out ${math(nameOf.DE ?? '')}, the fourth side of the quadrilateral; add it.`),
                bug(
                  'STOP',
                  DB + BC + AC + DE,
                  `This uses the entire side ${math(`${A}${C}`)}; only its part ${math(nameOf.EC ?? '')} is a side of the quadrilateral.`,
                ),
                bug(
                  'ADDP',
                  3 * DB + 2 * DE + AE - AD,
                  `This adds differences to find ${math(nameOf.BC ?? '')} and ${math(nameOf.EC ?? '')}; use the ratio of the sides.`,
                ),
                bug(
                  'STOP',
                  BC + AB + AC - DE,
                  `This subtracts ${math(nameOf.DE ?? '')} from the perimeter of triangle ${math(`${A}${B}${C}`)}; add the four sides of the quadrilateral instead.`,
                ),
              ]
            : [
                bug('STOP', AD, `This is only the part ${math(nameOf.AD ?? '')}; subtract it from the whole side, or add the other part, as asked.`),
                bug('CORR', rat(DB * BC, DE), `This treats ${math(nameOf.DB ?? '')} as the side of the small triangle; that side is ${math(nameOf.AD ?? '')}.`),
                bug('RECIP', rat(DB * DE, BC), 'This uses the reciprocal of the ratio; compare corresponding sides in the same order.'),
                bug('ADDP', DB + BC - DE, 'This adds the difference of the parallel sides; multiply by their ratio instead.'),
                bug(
                  'CORR',
                  rat(DB * (BC + DE), DE),
                  `This compares the shorter parallel side with the sum of both parallel sides; compare it with the longer one.`,
                ),
              ];
  const typed = random.chance(1, 2);
  const [asked, similar] = [
    nameOf[ask] ?? '',
    `Triangles ${math(`${A}${D}${E}`)} and ${math(`${A}${B}${C}`)} are similar, because ${math(`${D}${E}`)} is parallel to ${math(`${B}${C}`)} and they share angle ${math(A)}.`,
  ];
  const asksFor = ask === 'DBCE' ? `the perimeter of quadrilateral ${math(asked)}` : `the length of ${math(`\\overline{${asked}}`)}`;
  const answer = numberAnswer({
    ...asSizes,
    typed,
    key,
    why: `Corresponding sides of the two triangles are in the ratio ${math(`${m}:${n}`)}.`,
    bugs,
  });
  const working =
    ask === 'EC'
      ? [
          `So the parallel segment divides the other two sides in the same ratio: ${math(`\\frac{${nameOf.EC}}{${AE}}=\\frac{${DB}}{${AD}}`)}.`,
          `${math(`${nameOf.EC}=${AE}\\cdot\\frac{${DB}}{${AD}}=${EC}`)}.`,
        ]
      : ask === 'AC'
        ? [`So ${math(`\\frac{${nameOf.AC}}{${AE}}=\\frac{${BC}}{${DE}}`)}.`, `${math(`${nameOf.AC}=${AE}\\cdot\\frac{${BC}}{${DE}}=${AC}`)}.`]
        : ask === 'AB'
          ? [
              `Let ${math(`x=${nameOf.AD}`)}. Then ${math(`${A}${B}=x+${DB}`)}, and ${math(`\\frac{x}{x+${DB}}=\\frac{${DE}}{${BC}}`)}.`,
              `${math(`${BC}x=${DE}x+${DE * DB}`)}, so ${math(`x=${AD}`)} and ${math(`${A}${B}=${AD}+${DB}=${AB}`)}.`,
            ]
          : [
              `The entire side is ${math(`${A}${B}=${AD}+${DB}=${AB}`)}, so ${math(`\\frac{${nameOf.BC}}{${DE}}=\\frac{${AB}}{${AD}}`)} and ${math(`${nameOf.BC}=${DE}\\cdot\\frac{${AB}}{${AD}}=${BC}`)}.`,
              ...(ask === 'DBCE'
                ? [
                    `In the same way, ${math(`${A}${C}=${AE}\\cdot\\frac{${AB}}{${AD}}=${AC}`)}, so ${math(`${nameOf.EC}=${AC}-${AE}=${EC}`)}.`,
                    `The perimeter is ${math(`${DB}+${BC}+${EC}+${DE}=${key}`)}.`,
                  ]
                : []),
            ];
  const check =
    ask === 'EC'
      ? `${math(`\\frac{${AD}}{${AB}}=\\frac{${AE}}{${AC}}`)}`
      : `${math(`\\frac{${ask === 'AC' ? AE : AD}}{${ask === 'AC' ? AC : AB}}=\\frac{${DE}}{${BC}}`)}`;
  return (
    answer && {
      parameters: { kind: 'nested', m, n, s, t, u, ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)} shown, ${math(`\\overline{${D}${E}}`)} is parallel to ${math(`\\overline{${B}${C}}`)}. What is ${asksFor}?`,
        `In the figure shown, points ${math(D)} and ${math(E)} lie on two sides of triangle ${math(`${A}${B}${C}`)}, and ${math(`\\overline{${D}${E}}`)} is parallel to ${math(`\\overline{${B}${C}}`)}. What is ${asksFor}?`,
      ]),
      answer,
      steps: [similar, ...working, `Check: ${check}; both ratios equal ${math(`\\frac{${m}}{${n}}`)}.`],
      takeaway: 'In nested triangles, compare a side of the small triangle with the entire side of the large one, not with the part left over.',
    }
  );
}
const over2 = (a: number, b: number) => Math.round(a / b);
