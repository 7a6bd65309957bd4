/** Cones in use: a container filled to a part of its depth, and a frustum that has to be completed to a cone. */
import { div, mul, pow, rat, sub } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { piTimes, sizeLatex } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const containers = [
  { name: 'A paper cup', short: 'the cup', liquid: 'water', unit: 'centimeters', height: [6, 12] },
  { name: 'A water tank', short: 'the tank', liquid: 'water', unit: 'feet', height: [6, 20] },
  { name: 'A funnel that is closed at the bottom', short: 'the funnel', liquid: 'oil', unit: 'inches', height: [5, 12] },
  { name: 'A storage tank', short: 'the tank', liquid: 'oil', unit: 'meters', height: [4, 12] },
  { name: 'A glass', short: 'the glass', liquid: 'juice', unit: 'centimeters', height: [8, 15] },
  { name: 'A grain hopper', short: 'the hopper', liquid: 'grain with a level surface', unit: 'feet', height: [6, 16] },
] as const;

/** A cone with its vertex at the bottom, filled to a part of its depth. */
export function waterInACone(random: Random): Draft | null {
  const box = random.pick(containers);
  const [a, b] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const);
  const [times, across] = [random.int(1, 8), random.int(1, 5)];
  const [H, depth, R] = [b * times, a * times, b * across];
  if (H < box.height[0] || H > box.height[1] || 2 * R > H) return null;
  const f = rat(a, b);
  const whole = mul(rat(R * R * H), rat(1, 3));
  const inside = mul(whole, pow(f, 3));
  const missing = sub(whole, inside);
  const wantMissing = random.chance(2, 3);
  const key = wantMissing ? missing : inside;
  if (key.d > 3n || key.n > 5000n) return null;
  const straight = mul(rat(R * R * depth), rat(1, 3));
  const answer = numberChoices({
    ...asSizes,
    key: piTimes(key),
    why: `The surface has the radius ${math(sizeLatex(mul(rat(R), f)))}.`,
    bugs: [
      bug(
        'STOP',
        piTimes(wantMissing ? inside : missing),
        wantMissing
          ? `This is already in the container; subtract it from the whole cone, ${math(sizeLatex(piTimes(whole)))}.`
          : `This is the empty part; subtract it from the whole cone, ${math(sizeLatex(piTimes(whole)))}.`,
      ),
      bug(
        'CORR',
        piTimes(wantMissing ? sub(whole, straight) : straight),
        `This uses the radius of the top for the contents; at depth ${math(depth)}, the radius is only ${math(sizeLatex(mul(rat(R), f)))}.`,
      ),
      bug(
        'K2K3',
        piTimes(wantMissing ? sub(whole, mul(whole, pow(f, 2))) : mul(whole, pow(f, 2))),
        `This squares the ratio of the depths, as for areas; for volumes, take its cube, ${math(`\\left(${sizeLatex(f)}\\right)^3`)}.`,
      ),
      bug(
        'CORR',
        piTimes(mul(whole, pow(sub(rat(1), f), 3))),
        `This takes the empty part as a cone; the contents are the cone, with depth ${math(depth)} and radius ${math(sizeLatex(mul(rat(R), f)))}.`,
      ),
      bug('HALF', piTimes(mul(key, rat(3))), 'This leaves out the factor of one third in the volume of a cone; divide by 3.'),
      bug(
        'STOP',
        piTimes(whole),
        `This is the entire container; ${wantMissing ? 'subtract what already fills it' : 'it is filled only'} to a depth of ${math(depth)}.`,
      ),
    ],
  });
  const { name, short, liquid, unit } = box;
  const what = liquid.split(' ')[0] ?? liquid;
  return (
    answer && {
      parameters: { kind: 'water', H, R, depth, wantMissing, name },
      stem: `${name} has the shape of a right circular cone with its vertex at the bottom. Its height is ${math(H)} ${unit}, and the radius of its circular top is ${math(R)} ${unit}. It contains ${liquid} to a depth of ${math(depth)} ${unit}. ${
        wantMissing
          ? random.pick([
              `What is the volume, in cubic ${unit}, of the ${what} that must be added to fill ${short}?`,
              `How many more cubic ${unit} of ${what} are needed to fill ${short} to the top?`,
            ])
          : `What is the volume, in cubic ${unit}, of the ${what} in ${short}?`
      }`,
      answer,
      steps: [
        `The ${what} forms a cone that is similar to the whole one, with the ratio of lengths ${math(`\\frac{${depth}}{${H}}${f.d === BigInt(H) ? '' : `=${sizeLatex(f)}`}`)}. So the radius of the surface is ${math(`${sizeLatex(f)}\\cdot ${R}=${sizeLatex(mul(rat(R), f))}`)}.`,
        `Its volume is ${math(`\\frac{1}{3}\\pi\\left(${sizeLatex(mul(rat(R), f))}\\right)^2(${depth})=${sizeLatex(piTimes(inside))}`)}.`,
        ...(wantMissing
          ? [
              `The whole cone holds ${math(`\\frac{1}{3}\\pi(${R})^2(${H})=${sizeLatex(piTimes(whole))}`)}, so ${math(`${sizeLatex(piTimes(whole))}-${sizeLatex(piTimes(inside))}=${sizeLatex(piTimes(missing))}`)} is missing.`,
            ]
          : []),
        `Check: the volume of the contents is ${math(`${sizeLatex(f)}^3`.replace(/^(\\frac\{.*\})\^3$/, '\\left($1\\right)^3'))} of the whole.`,
      ],
      takeaway: 'A cone filled to a part of its depth holds a similar cone: radius and depth shrink by the same factor, the volume by its cube.',
    }
  );
}

const frustums = [
  { name: 'A wooden pedestal', it: 'the pedestal', unit: 'inches', most: 15, slimmest: 1.5 },
  { name: 'A wax candle', it: 'the candle', unit: 'centimeters', most: 6, slimmest: 2 },
  { name: 'A concrete support', it: 'the support', unit: 'inches', most: 15, slimmest: 1.5 },
  { name: 'A metal part', it: 'the part', unit: 'centimeters', most: 12, slimmest: 3 },
  { name: 'A solid', it: 'the solid', unit: 'centimeters', most: 15, slimmest: 3 },
  { name: 'A clay sculpture', it: 'the sculpture', unit: 'inches', most: 12, slimmest: 2 },
] as const;

/** Both radii and the height of the frustum itself: the cone has to be completed. */
export function frustumFromRadii(random: Random): Draft | null {
  const thing = random.pick(frustums);
  const [small, large] = [random.int(2, 12), random.int(3, 15)];
  const height = random.int(3, 24);
  if (5 * small > 4 * large || large > thing.most || height < large - small || height > 2 * thing.slimmest * large) return null;
  // Similar right triangles: the removed cone has height x with x / small = (x + height) / large.
  const x = rat(small * height, large - small);
  if (x.d !== 1n) return null;
  const cone = (r: number, h: typeof x) => mul(rat(r * r), div(h, rat(3)));
  const total = mul(rat(Number(x.n) + height), rat(1));
  const key = sub(cone(large, total), cone(small, x));
  if (key.d !== 1n) return null;
  const mean = rat(small + large, 2);
  const answer = numberChoices({
    ...asSizes,
    key: piTimes(key),
    why: `It is a cone of height ${math(sizeLatex(total))} without a cone of height ${math(sizeLatex(x))}.`,
    bugs: [
      bug('STOP', piTimes(cone(large, total)), `This is the entire cone; subtract its top, with radius ${math(small)} and height ${math(sizeLatex(x))}.`),
      bug(
        'CORR',
        piTimes(mul(mul(mean, mean), rat(height))),
        `This is a cylinder with the mean of the two radii; subtract a cone with radius ${math(small)} from one with radius ${math(large)}.`,
      ),
      bug(
        'CORR',
        piTimes(sub(cone(large, rat(height)), cone(small, rat(height)))),
        `This uses the height of ${thing.it} for both cones; their heights are ${math(sizeLatex(total))} and ${math(sizeLatex(x))}.`,
      ),
      bug(
        'CORR',
        piTimes(mul(rat(small * small + large * large, 2), rat(height))),
        `This is the mean of two cylinders; complete the cone, ${math(sizeLatex(total))} high, and subtract its top.`,
      ),
      bug('HALF', piTimes(mul(key, rat(3))), 'This leaves out the factor of one third in the volumes of the cones; divide by 3.'),
      bug(
        'CORR',
        piTimes(mul(rat(large * large), rat(height))),
        `This is a cylinder with the larger radius; the other face has only the radius ${math(small)}, so take a cone without its top.`,
      ),
    ],
  });
  const { name, it, unit } = thing;
  return (
    answer && {
      parameters: { kind: 'frustum', small, large, height, name },
      stem: random.pick([
        `${name} has the shape of a right circular cone from which a smaller cone has been cut off by a plane parallel to the base. The radii of the two circular faces of ${it} are ${math(large)} ${unit} and ${math(small)} ${unit}, and the distance between these faces is ${math(height)} ${unit}. What is the volume, in cubic ${unit}, of ${it}?`,
        `A right circular cone is cut by a plane parallel to its base, and the smaller cone is removed. The remaining solid has two parallel circular faces with radii of ${math(large)} ${unit} and ${math(small)} ${unit}, which are ${math(height)} ${unit} apart. What is the volume, in cubic ${unit}, of the remaining solid?`,
      ]),
      answer,
      steps: [
        `Complete the shape to a cone, and let ${math('x')} be the height of the part that is missing. By similar triangles, ${math(`\\frac{x}{${small}}=\\frac{x+${height}}{${large}}`)}.`,
        `So ${math(`${large}x=${small}x+${small * height}`)}, and ${math(`x=${sizeLatex(x)}`)}. The entire cone has a height of ${math(`${sizeLatex(x)}+${height}=${sizeLatex(total)}`)}.`,
        `The volume is ${math(`\\frac{1}{3}\\pi(${large})^2(${sizeLatex(total)})-\\frac{1}{3}\\pi(${small})^2(${sizeLatex(x)})=${sizeLatex(piTimes(key))}`)}.`,
        `Check: the ratio of the two radii, ${math(`\\frac{${small}}{${large}}`)}, is the ratio of the two heights.`,
      ],
      takeaway: 'A cone without its top is the difference of two similar cones; similar triangles give the missing height.',
    }
  );
}
