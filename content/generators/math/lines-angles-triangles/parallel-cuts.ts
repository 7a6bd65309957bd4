/** AN-l: a triangle or trapezoid cut by parallels: areas of similar parts, from lengths and back. */
import { add, div, mul, pow, rat, type Rational, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import { between, type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { capitalized, math, segment } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { extendedLegs } from './trapezoid-areas.ts';

const names = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['R', 'S', 'T', 'U', 'V'],
  ['X', 'Y', 'Z', 'V', 'W'],
  ['F', 'G', 'H', 'J', 'K'],
] as const;
type Names = (typeof names)[number];

/** A triangle with a segment parallel to its base, at a part of the sides from the top. */
function drawing([A, B, C, D, E]: Names, share: number, left: number) {
  const [top, b, c]: [Point, Point, Point] = [
    [left, 8],
    [0, 0],
    [12, 0],
  ];
  const [d, e] = [between(top, b, share), between(top, c, share)];
  const inside: Point = [6, 3];
  return sketch({
    title: 'Triangle with a segment parallel to a side',
    alt: `Triangle ${A}${B}${C} with ${A} at the top. Point ${D} lies on ${A}${B}, point ${E} lies on ${A}${C}, and segment ${D}${E} is parallel to ${B}${C}.`,
    items: [
      { type: 'polygon', points: [top, b, c] },
      { type: 'segment', from: d, to: e },
      { type: 'name', at: top, label: A, awayFrom: inside },
      { type: 'name', at: b, label: B, awayFrom: inside },
      { type: 'name', at: c, label: C, awayFrom: inside },
      { type: 'name', at: d, label: D, awayFrom: [e[0], d[1]] },
      { type: 'name', at: e, label: E, awayFrom: [d[0], e[1]] },
    ],
    width: 260,
    height: 170,
  });
}

const opening = (random: Random, [A, B, C, D, E]: Names, shown: boolean) =>
  shown
    ? random.pick([
        `In triangle ${math(`${A}${B}${C}`)} shown, ${segment(`${D}${E}`)} is parallel to ${segment(`${B}${C}`)}.`,
        `In the figure shown, point ${math(D)} lies on ${segment(`${A}${B}`)}, point ${math(E)} lies on ${segment(`${A}${C}`)}, and ${segment(`${D}${E}`)} is parallel to ${segment(`${B}${C}`)}.`,
      ])
    : random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, point ${math(D)} lies on ${segment(`${A}${B}`)}, point ${math(E)} lies on ${segment(`${A}${C}`)}, and ${segment(`${D}${E}`)} is parallel to ${segment(`${B}${C}`)}.`,
        `A line parallel to side ${segment(`${B}${C}`)} of triangle ${math(`${A}${B}${C}`)} intersects ${segment(`${A}${B}`)} at point ${math(D)} and ${segment(`${A}${C}`)} at point ${math(E)}.`,
        `Points ${math(D)} and ${math(E)} lie on sides ${segment(`${A}${B}`)} and ${segment(`${A}${C}`)} of triangle ${math(`${A}${B}${C}`)}, respectively, so that ${segment(`${D}${E}`)} and ${segment(`${B}${C}`)} are parallel.`,
      ]);

function finish(random: Random, of: Names, share: number, draft: (open: string) => Draft | null): Draft | null {
  const figure = random.chance(2, 3) && share > 0.3 && share < 0.8 ? drawing(of, share, random.pick([3, 4, 7, 8])) : null;
  const made = draft(opening(random, of, figure !== null));
  return made && { ...made, parameters: { ...made.parameters, withFigure: figure !== null }, ...(figure && { stimulus: { kind: 'figure', figure } as const }) };
}
const takeaway = 'A parallel to a side cuts off a similar triangle; areas have the square of the ratio of whole sides, not of the parts of a side.';

/** The parts of a side are given, and one area; another area is asked. */
function areaFromParts(random: Random): Draft | null {
  const of = random.pick(names);
  const [A, B, C, D, E] = of;
  const [a, b] = [random.int(1, 7), random.int(1, 7)];
  const f = rat(a, a + b);
  if (a === b || f.d !== BigInt(a + b)) return null;
  const square = pow(f, 2);
  const unit = random.int(1, 9);
  const [whole, small] = [unit * (a + b) ** 2, unit * a * a];
  const rest = whole - small;
  const [given, asked] = random.pick([
    ['small', 'rest'],
    ['rest', 'small'],
    ['rest', 'whole'],
    ['whole', 'rest'],
  ] as const);
  const areas = { whole, small, rest };
  if (whole > 900) return null;
  const times = random.int(2, 6);
  const asLengths = random.chance(1, 2);
  const told = asLengths
    ? `The length of ${segment(`${A}${D}`)} is ${math(a * times)}, and the length of ${segment(`${D}${B}`)} is ${math(b * times)}.`
    : `The ratio of the length of ${segment(`${A}${D}`)} to the length of ${segment(`${D}${B}`)} is ${math(a)} to ${math(b)}.`;
  const what = { whole: `triangle ${math(`${A}${B}${C}`)}`, small: `triangle ${math(`${A}${D}${E}`)}`, rest: `quadrilateral ${math(`${D}${B}${C}${E}`)}` };
  const base = areas[given];
  const by = (share: Rational) => {
    const shares = { whole: rat(1), small: share, rest: sub(rat(1), share) };
    return shares[given].n <= 0n || shares[asked].n <= 0n ? rat(0) : div(mul(rat(base), shares[asked]), shares[given]);
  };
  const third = (['whole', 'small', 'rest'] as const).find((each) => each !== given && each !== asked) ?? 'whole';
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: areas[asked],
    why: `The areas of the two triangles have the ratio ${math(`\\left(${sizeLatex(f)}\\right)^2=${sizeLatex(square)}`)}.`,
    bugs: [
      bug('STOP', areas[third], `This is the area of ${what[third]}; find the area of ${what[asked]}.`),
      bug('K2K3', by(f), 'This uses the ratio of the sides for the areas; square the ratio.'),
      bug(
        'CORR',
        a < b ? by(pow(rat(a, b), 2)) : mul(rat(base), pow(rat(b, a), 2)),
        `This compares ${segment(`${A}${D}`)} with ${segment(`${D}${B}`)}; the sides of the similar triangles are ${segment(`${A}${D}`)} and ${segment(`${A}${B}`)}.`,
      ),
      bug('CORR', by(pow(rat(b, a + b), 2)), `This uses ${segment(`${D}${B}`)} as a side of the smaller triangle; it is ${segment(`${A}${D}`)}.`),
      bug(
        'K2K3',
        mul(rat(base), asked === 'small' ? rat(a, b) : rat(b, a)),
        'This takes the areas to have the ratio of the two parts; square the ratio of the corresponding sides.',
      ),
      bug('K2K3', by(pow(f, 3)), 'This takes the cube of the ratio, as for volumes; areas have the square of it.'),
    ],
  });
  return (
    answer &&
    finish(random, of, a / (a + b), (open) => ({
      parameters: { kind: 'parts', a, b, unit, given, asked, times: asLengths ? times : 0 },
      stem: `${open} ${told} The area of ${what[given]} is ${math(base)}. What is the area of ${what[asked]}?`,
      answer,
      steps: [
        `Triangles ${math(`${A}${D}${E}`)} and ${math(`${A}${B}${C}`)} are similar. Their sides have the ratio ${math(`\\frac{${A}${D}}{${A}${B}}=\\frac{${a}}{${a}+${b}}=${sizeLatex(f)}`)}.`,
        `So their areas have the ratio ${math(`\\left(${sizeLatex(f)}\\right)^2=${sizeLatex(square)}`)}, and the quadrilateral is the remaining ${math(sizeLatex(sub(rat(1), square)))} of the large triangle.`,
        `${capitalized(what[given])} is ${math(sizeLatex(rat(base, whole)))} of the large triangle, so the area of the large triangle is ${math(whole)}${asked === 'whole' ? '' : `, and the area asked for is ${math(areas[asked])}`}.`.replace(
          /is \\\(1\\\) of the large triangle, so the area of the large triangle is \\\(\d+\\\), and/,
          'is the large triangle itself, so',
        ),
        `Check: ${math(`${small}+${rest}=${whole}`)}.`,
      ],
      takeaway,
    }))
  );
}

/** How the areas compare is given, and one of the parallel lengths; the other is asked. */
function lengthFromAreas(random: Random): Draft | null {
  const of = random.pick(names);
  const [A, B, C, D, E] = of;
  const [a, b] = [random.int(1, 9), random.int(2, 12)];
  if (a >= b || rat(a, b).d !== BigInt(b) || b > 2 * a + 3) return null;
  const times = random.int(2, 9);
  const [DE, BC] = [a * times, b * times];
  const ratio = rat(b * b - a * a, a * a);
  if (ratio.d > 49n) return null;
  const toLarge = random.chance(1, 2);
  const kind = random.pick(['side-parallel', 'side'] as const);
  const [small, large] = kind === 'side-parallel' ? [`${D}${E}`, `${B}${C}`] : [`${A}${D}`, `${A}${B}`];
  const wantPart = kind === 'side' && random.chance(1, 2);
  const [key, given] = wantPart ? [BC - DE, toLarge ? DE : BC] : toLarge ? [BC, DE] : [DE, BC];
  const inTerms = ratio.n > ratio.d ? `${math(sizeLatex(ratio))} times` : `${math(sizeLatex(ratio))} of`;
  if (ratio.n === ratio.d) return null;
  const shareOf = (factor: Rational) =>
    wantPart
      ? toLarge
        ? mul(rat(DE), sub(factor, rat(1)))
        : mul(rat(BC), sub(rat(1), div(rat(1), factor)))
      : toLarge
        ? mul(rat(DE), factor)
        : div(rat(BC), factor);
  const area = pow(rat(b, a), 2);
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key,
    why: `The area of the large triangle is ${math(sizeLatex(area))} times the area of the small one, so lengths have the ratio ${math(sizeLatex(rat(b, a)))}.`,
    bugs: [
      bug('K2K3', shareOf(area), 'This takes the lengths to have the ratio of the areas; take the square root of that ratio.'),
      bug('CORR', shareOf(ratio), 'This uses the ratio of the quadrilateral to the small triangle as a ratio of lengths; first add the small triangle.'),
      bug(
        'STOP',
        wantPart ? (toLarge ? BC : DE) : BC - DE,
        wantPart
          ? `This is the length of ${segment(toLarge ? large : small)}; subtract to get the part that is asked for.`
          : `This is the difference of the two lengths; find ${segment(toLarge ? large : small)} alone.`,
      ),
      bug('K2K3', shareOf(add(rat(1), div(ratio, rat(2)))), 'This takes half of the ratio; lengths have the square root of the ratio of the areas.'),
      bug(
        'CORR',
        wantPart ? given : DE + BC,
        wantPart
          ? `This is the given length; multiply it by the ratio of the lengths.`
          : `This is the sum of the two lengths; find ${segment(toLarge ? large : small)} alone.`,
      ),
    ],
    keep: (value) => value !== given,
  });
  const asked = wantPart ? `${D}${B}` : toLarge ? large : small;
  return (
    answer &&
    finish(random, of, a / b, (open) => ({
      parameters: { kind: 'areas', a, b, times, of: kind, asked: wantPart ? 'part' : toLarge ? 'large' : 'small', toLarge },
      stem: `${open} The area of quadrilateral ${math(`${D}${B}${C}${E}`)} is ${inTerms} the area of triangle ${math(`${A}${D}${E}`)}. If the length of ${segment(toLarge ? small : large)} is ${math(given)}, what is the length of ${segment(asked)}?`,
      answer,
      steps: [
        `With the small triangle as ${math('1')}, the quadrilateral is ${math(sizeLatex(ratio))}, so the area of triangle ${math(`${A}${B}${C}`)} is ${math(`1+${sizeLatex(ratio)}=${sizeLatex(area)}`)}.`,
        `The triangles ${math(`${A}${D}${E}`)} and ${math(`${A}${B}${C}`)} are similar, and lengths have the square root of the ratio of areas: ${math(`\\sqrt{${sizeLatex(area)}}=${sizeLatex(rat(b, a))}`)}.`,
        `So ${math(`${large}=${sizeLatex(rat(b, a))}\\cdot ${small}`)}, which gives ${math(`${small}=${DE}`)} and ${math(`${large}=${BC}`)}.${wantPart ? ` The part ${segment(`${D}${B}`)} is ${math(`${BC}-${DE}=${key}`)}.` : ''}`,
        `Check: ${math(`\\left(\\frac{${BC}}{${DE}}\\right)^2=${sizeLatex(area)}`)}.`,
      ],
      takeaway: 'First write the areas of the two similar triangles; then lengths have the square root of their ratio.',
    }))
  );
}

export const parallelCuts: Generator = {
  archetype: 'AN-l',
  topicId: 27,
  version: 3,
  levels: [4, 5],
  skillTags: ['similar-triangles', 'area', 'parallel-lines'],
  draft(random, level) {
    const kind = random.pick(level === 4 ? [areaFromParts] : [lengthFromAreas, lengthFromAreas, extendedLegs]);
    return persist(() => kind(random));
  },
};
