/** The water in a cylinder that lies on its side: a segment of a circle times the length. */
import type { Random } from '#core/random.ts';
import type { Draft } from '../../generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { piTimes, rootTimes, sizeLatex, type SizeLike, sumLatex } from '../exact-size.ts';
import { sumChoices, sumsWithErrors } from '../sum-choices.ts';
import { bug } from '../answers.ts';

const vessels = [
  { name: 'A tank', it: 'the tank', holds: 'water', unit: 'feet', half: [2, 4], length: [6, 20] },
  { name: 'A storage tank', it: 'the tank', holds: 'oil', unit: 'meters', half: [2, 3], length: [4, 15] },
  { name: 'A pipe', it: 'the pipe', holds: 'water', unit: 'inches', half: [2, 6], length: [20, 60] },
  { name: 'A drum', it: 'the drum', holds: 'oil', unit: 'inches', half: [4, 6], length: [30, 40] },
  { name: 'A milk tank', it: 'the tank', holds: 'milk', unit: 'feet', half: [2, 3], length: [6, 18] },
  { name: 'A fuel tank', it: 'the tank', holds: 'fuel', unit: 'feet', half: [2, 4], length: [5, 20] },
] as const;

export function waterInATank(random: Random): Draft | null {
  const vessel = random.pick(vessels);
  const [half, length] = [random.int(vessel.half[0], vessel.half[1]), random.int(vessel.length[0], vessel.length[1])];
  const radius = 2 * half;
  const shallow = random.chance(2, 3);
  const depth = shallow ? half : 3 * half;
  const degrees = shallow ? 120 : 240;
  const sector = (of: number) => piTimes(rat(of * radius * radius * length, 360));
  const triangle = (factor: number) => rootTimes(rat(Math.round(2 * factor * half * half * length), 2), 3);
  if (sector(degrees).times.d !== 1n) return null;
  const sign = shallow ? -1 : 1;
  const key: readonly [SizeLike, SizeLike] = [sector(degrees), triangle(sign)];
  const answer = sumChoices({
    key,
    why: 'The volume is the area of the part of the circle below the surface times the length.',
    bugs: sumsWithErrors(
      key,
      [
        bug('ARC', sector(360 - degrees), 'This uses the sector above the surface.'),
        bug('ARC', sector(60), 'This uses an angle of 60° for the sector, but that is only half of the central angle.'),
        bug('DIAM', sector(4 * degrees), 'This uses the diameter in place of the radius.'),
      ],
      [
        bug('HALF', triangle(sign / 2), 'This takes only half of the triangle between the radii and the surface.'),
        bug('HALF', triangle(2 * sign), 'This leaves out the factor of one half in the area of the triangle.'),
        bug(
          'SIGN',
          triangle(-sign),
          shallow ? 'This adds the triangle, but it lies above the surface.' : 'This subtracts the triangle, but it lies below the surface.',
        ),
      ],
    ),
    whole: sector(360),
  });
  const { it, holds, unit } = vessel;
  return (
    answer && {
      parameters: { kind: 'tank', radius, depth, length, name: vessel.name },
      stem: random.pick([
        `${vessel.name} in the shape of a right circular cylinder lies on its side on level ground. The radius of ${it} is ${math(radius)} ${unit}, and its length is ${math(length)} ${unit}. The ${holds} in ${it} is ${math(depth)} ${unit} deep at the deepest point. What is the volume, in cubic ${unit}, of the ${holds}?`,
        `${vessel.name} has the shape of a right circular cylinder with a radius of ${math(radius)} ${unit} and a length of ${math(length)} ${unit}. It lies on its side, and the greatest depth of the ${holds} in it is ${math(depth)} ${unit}. How many cubic ${unit} of ${holds} are in ${it}?`,
      ]),
      answer,
      steps: [
        `The surface of the ${holds} is a chord of the circular cross section. Its distance from the center is ${math(shallow ? `${radius}-${depth}=${half}` : `${depth}-${radius}=${half}`)}, half of the radius.`,
        `So the right triangle with hypotenuse ${math(radius)} and leg ${math(half)} has an angle of 60° at the center, and the central angle of the chord is 120°.`,
        `The cross section of the ${holds} is a sector of ${math(`${degrees}^\\circ`)} ${shallow ? 'without' : 'together with'} a triangle of area ${math(`\\frac{1}{2}\\cdot ${sizeLatex(rootTimes(2 * half, 3))}\\cdot ${half}=${sizeLatex(rootTimes(half * half, 3))}`)}: ${math(sumLatex([piTimes(rat(degrees * radius * radius, 360)), rootTimes(sign * half * half, 3)]))}.`,
        `Multiply by the length, ${math(length)}: ${math(sumLatex(key))}.`,
      ],
      takeaway: 'A solid with the same cross section all along has volume cross section times length; the cross section here is a segment of a circle.',
    }
  );
}
