/** CI-m: the region between two tangents and the arc, for angles that make special right triangles. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { degrees, math, segment } from '../text.ts';
import { piTimes, rootTimes, sizeLatex, type SizeLike, sumLatex } from '../exact-size.ts';
import { sumChoices, sumsWithErrors } from '../sum-choices.ts';
import { finish, type Names } from './tangent-pair.ts';
import { bug } from '../answers.ts';

/** Radius, tangent, distance to the center, central angle and sizes for an angle of 60°, 90° or 120° between the tangents. */
function special(angle: 60 | 90 | 120, k: number) {
  const [radius, tangent, distance] = {
    60: [
      [k, 1],
      [k, 3],
      [2 * k, 1],
    ],
    90: [
      [k, 1],
      [k, 1],
      [k, 2],
    ],
    120: [
      [k, 3],
      [k, 1],
      [2 * k, 1],
    ],
  }[angle].map(([factor = 1, root = 1]) => rootTimes(factor, root)) as [
    ReturnType<typeof rootTimes>,
    ReturnType<typeof rootTimes>,
    ReturnType<typeof rootTimes>,
  ];
  const squared = angle === 120 ? 3 * k * k : k * k;
  const arcOf = (degrees: number): SizeLike => ({ times: rat(degrees * k, 180), root: angle === 120 ? 3 : 1, pi: true });
  const sectorOf = (degrees: number, sign = 1) => piTimes(rat(sign * degrees * squared, 360));
  const kiteArea = (factor = rat(1)) =>
    angle === 90 ? rat(k * k * Number(factor.n), Number(factor.d)) : { times: rat(k * k * Number(factor.n), Number(factor.d)), root: 3, pi: false };
  return { radius, tangent, distance, arcOf, sectorOf, kiteArea, squared };
}

export function region(random: Random, names: Names): Draft | null {
  const [O, P, A, B] = names;
  const angle = random.pick([60, 60, 90, 120] as const);
  const k = random.int(2, 18);
  const central = 180 - angle;
  const { radius, tangent, distance, arcOf, sectorOf, kiteArea, squared } = special(angle, k);
  const area = random.chance(1, 2);
  if ((area ? rat(central * squared, 360) : rat(central * k, 180)).d !== 1n) return null;
  const given = random.pick(angle === 60 ? (['gap', 'radius', 'tangent', 'distance'] as const) : (['radius', 'tangent', 'distance'] as const));
  const size = { gap: radius, radius, tangent, distance }[given];
  const told = {
    gap: `The radius of the circle is ${math(k)}, and the shortest distance from point ${math(P)} to the circle is also ${math(k)}.`,
    radius: `The radius of the circle is ${math(sizeLatex(size))}, and`,
    tangent: `The length of ${segment(`${P}${A}`)} is ${math(sizeLatex(size))}, and`,
    distance: `The distance between points ${math(O)} and ${math(P)} is ${math(sizeLatex(size))}, and`,
  }[given];
  const byCenter = random.chance(1, 3);
  const atAngle = byCenter ? `angle ${math(`${A}${O}${B}`)} is ${degrees(central)}` : `angle ${math(`${A}${P}${B}`)} is ${degrees(angle)}`;
  const minus = (degrees: number) => sectorOf(degrees, -1);
  const twice = (value: SizeLike) =>
    typeof value === 'object' && 'times' in value ? { ...value, times: rat(2 * Number(value.times.n), Number(value.times.d)) } : value;
  const key: readonly [SizeLike, SizeLike] = area ? [kiteArea(), minus(central)] : [twice(tangent), arcOf(central)];
  const swapped = angle === 90 ? rootTimes(k, 2) : angle === 60 ? rootTimes(rat(k, 3), 3) : rootTimes(3 * k, 1);
  const swappedArea = angle === 90 ? rootTimes(k * k, 2) : angle === 60 ? rootTimes(rat(k * k, 3), 3) : rootTimes(3 * k * k, 3);
  const firsts = area
    ? [
        bug('HALF', kiteArea(rat(1, 2)), 'This takes the area of only one of the two right triangles; double it.'),
        bug('HALF', kiteArea(rat(2)), 'This leaves out the factor of one half in the areas of the two triangles, so halve them.'),
        bug(
          'SPEC',
          swappedArea,
          `This mixes up the sides of the special right triangle; the tangent segment is ${math(sizeLatex(tangent))}, and the radius ${math(sizeLatex(radius))}.`,
        ),
      ]
    : [
        bug('HALF', tangent, 'This counts only one of the two tangent segments; add the other one.'),
        bug(
          'SPEC',
          twice(swapped),
          `This mixes up the sides of the special right triangle; the tangent segment is ${math(sizeLatex(tangent))}, and the radius ${math(sizeLatex(radius))}.`,
        ),
        bug('STOP', twice(radius), 'This uses two radii, but the boundary consists of the tangent segments and the arc, so use those.'),
      ];
  const mistaken = `This uses ${degrees(angle)} as the central angle, but it is the angle at ${math(P)}; the central angle is ${degrees(central)}.`;
  const whole = `This uses the major arc; the minor arc has a central angle of ${degrees(central)}.`;
  const seconds = area
    ? [
        ...(angle === 90 ? [] : [bug('INSC', minus(angle), mistaken)]),
        bug('AP', arcOf(-central), 'This subtracts the length of the arc; subtract the area of the sector.'),
        bug('ARC', minus(central / 2), 'This subtracts only half of the sector; subtract all of it.'),
        bug('SIGN', sectorOf(central), 'This adds the sector, but the sector lies outside the region, so subtract it.'),
      ]
    : [
        ...(angle === 90 ? [] : [bug('INSC', arcOf(angle), mistaken)]),
        bug('ARC', arcOf(360 - central), whole),
        bug('ARC', arcOf(central / 2), `This takes only half of the arc; the circumference is ${math('2\\pi r')}.`),
        bug('AP', sectorOf(central), 'This adds the area of the sector; for the boundary, add the length of the arc.'),
      ];
  const bugs = sumsWithErrors(key, firsts, seconds);
  return finish(random, names, {
    angle,
    parameters: { kind: area ? 'region' : 'boundary', given, angle, k, byCenter },
    facts: given === 'gap' ? told : `${told} the measure of ${atAngle}.`,
    ask: area
      ? random.pick([
          `What is the area of the region bounded by ${segment(`${P}${A}`)}, ${segment(`${P}${B}`)}, and minor arc ${math(`${A}${B}`)}?`,
          `What is the area of the part of quadrilateral ${math(`${O}${A}${P}${B}`)} that lies outside the circle?`,
        ])
      : `What is the perimeter of the region bounded by ${segment(`${P}${A}`)}, ${segment(`${P}${B}`)}, and minor arc ${math(`${A}${B}`)}?`,
    answer: sumChoices({
      key,
      why: area ? 'The region is the quadrilateral without the sector.' : 'The boundary consists of two tangent segments and the minor arc.',
      bugs,
    }),
    steps: [
      given === 'gap'
        ? `Triangle ${math(`${O}${A}${P}`)} has a right angle at ${math(A)}, and its hypotenuse is ${math(`${k}+${k}=${2 * k}`)}, twice the leg ${segment(`${O}${A}`)}. So it is a 30°-60°-90° triangle, and angle ${math(`${A}${P}${B}`)} is ${math('2\\cdot 30^\\circ=60^\\circ')}.`
        : `Triangle ${math(`${O}${A}${P}`)} has a right angle at ${math(A)}, and its angle at ${math(P)} is half of ${degrees(angle)}, which is ${degrees(angle / 2)}.`,
      `So the radius is ${math(sizeLatex(radius))}, each tangent segment is ${math(sizeLatex(tangent))}, and the central angle is ${math(`180-${angle}=${central}`)} degrees.`,
      area
        ? `The two right triangles together have an area of ${math(`${sizeLatex(radius)}\\cdot ${sizeLatex(tangent)}=${sizeLatex(kiteArea())}`)}, and the sector has an area of ${math(`\\frac{${central}}{360}\\cdot ${squared}\\pi=${sizeLatex(sectorOf(central))}`)}.`
        : `The two segments together are ${math(sizeLatex(twice(tangent)))}, and the arc is ${math(`\\frac{${central}}{360}\\cdot 2\\pi\\cdot ${sizeLatex(radius)}=${sizeLatex(arcOf(central))}`)}.`,
      `${area ? 'The difference' : 'The sum'} is ${math(sumLatex(key))}.`,
      `Check: ${math(`(${sizeLatex(radius)})^2`)} and ${math(`(${sizeLatex(tangent)})^2`)} add up to ${math(squared + Math.round(sizeSquare(tangent)))}, the square of ${math(sizeLatex(distance))}.`,
    ],
  });
}

const sizeSquare = ({ times, root }: ReturnType<typeof rootTimes>) => (Number(times.n) / Number(times.d)) ** 2 * root;
