/** CI-n backwards: an arc or a sector and its angle give the radius, and that the chord, its distance from the center or the triangle. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { degrees, math, segment } from '../text.ts';
import { piTimes, rootTimes, sizeLatex, type SizeLike } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import type { CentralAngle } from './chord-settings.ts';

type Asked = 'chord' | 'distance' | 'triangle';

/** In a circle of radius 2k. */
function measures(central: CentralAngle, k: number): Record<Asked, SizeLike> {
  if (central === 60) return { chord: rootTimes(2 * k, 1), distance: rootTimes(k, 3), triangle: rootTimes(k * k, 3) };
  if (central === 90) return { chord: rootTimes(2 * k, 2), distance: rootTimes(k, 2), triangle: rootTimes(2 * k * k, 1) };
  return { chord: rootTimes(2 * k, 3), distance: rootTimes(k, 1), triangle: rootTimes(k * k, 3) };
}

const names: Readonly<Record<Asked, string>> = {
  chord: `length of chord ${segment('AB')}`,
  distance: `distance from point ${math('O')} to chord ${segment('AB')}`,
  triangle: `area of triangle ${math('AOB')}`,
};

export function chordFromSector(random: Random): Draft | null {
  const central = random.pick([60, 90, 120, 120] as const);
  const k = random.int(2, 12);
  const radius = 2 * k;
  const given = random.pick(['arc', 'sector'] as const);
  const asked = random.pick(['chord', 'distance', 'triangle'] as const);
  const size = given === 'arc' ? piTimes(rat(central * radius, 180)) : piTimes(rat(central * radius * radius, 360));
  // An equilateral triangle has the radius as its chord.
  // In a right triangle, half of the product of the two radii is the area.
  if (size.times.d !== 1n || (central === 60 && asked === 'chord') || (central === 90 && asked === 'triangle')) return null;
  const all = measures(central, k);
  const key = all[asked];
  const otherAngle = central === 120 ? 60 : 120;
  const other = measures(otherAngle, k);
  const rest = (['chord', 'distance', 'triangle'] as const).filter((name) => name !== asked);
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The radius is ${radius}, and angle ${math('AOB')} is ${degrees(central)}.`,
    bugs: [
      bug(
        'STOP',
        asked === 'triangle' ? rootTimes(radius * radius, 1) : rootTimes(radius, 1),
        `This is the ${asked === 'triangle' ? 'square of the ' : ''}radius; use it to find the sides of the right triangles.`,
      ),
      bug(
        'SPEC',
        other[asked],
        `This would be the ${names[asked]} if the central angle were ${degrees(otherAngle)}; here it is ${degrees(central)}, and half of it is ${degrees(central / 2)}.`,
      ),
      bug('DIAM', measures(central, 2 * k)[asked], `This uses the diameter, ${math(2 * k)}; use the radius, ${math(k)}, in the triangle.`),
      ...rest.map((name) => bug('STOP', all[name], `This is the ${names[name]}; the question asks for the ${names[asked]}.`)),
      asked === 'chord'
        ? bug('HALF', rootTimes(k, central === 90 ? 2 : 3), 'This is half of the chord, a leg of the right triangle; double it.')
        : bug(
            'HALF',
            asked === 'triangle' ? rootTimes(2 * k * k, 3) : rootTimes(k, central === 120 ? 3 : 1),
            asked === 'triangle'
              ? 'This leaves out the factor of one half in the area of a triangle, so halve it.'
              : central === 90
                ? `This is half of the radius; the legs of a 45°-45°-90° triangle are its hypotenuse divided by ${math('\\sqrt{2}')}.`
                : 'This is half of the chord; find the other leg of the right triangle instead.',
          ),
    ],
  });
  const told = `${given === 'arc' ? `The length of minor arc ${math('AB')}` : `The area of the sector bounded by ${segment('OA')}, ${segment('OB')}, and minor arc ${math('AB')}`} is ${math(sizeLatex(size))}.`;
  const angle = `the measure of angle ${math('AOB')} is ${math(`${central}^\\circ`)}`;
  return (
    answer && {
      parameters: { kind: 'from-sector', given, asked, central, k },
      stem: random.pick([
        `Points ${math('A')} and ${math('B')} lie on a circle with center ${math('O')}, and ${angle}. ${told} What is the ${names[asked]}?`,
        `In a circle with center ${math('O')}, ${segment('AB')} is a chord, and ${angle}. ${told} What is the ${names[asked]}?`,
      ]),
      answer,
      steps: [
        given === 'arc'
          ? `The arc is ${math(`\\frac{${central}}{360}`)} of the circumference, so ${math(`\\frac{${central}}{360}\\cdot 2\\pi r=${sizeLatex(size)}`)} and ${math(`r=${radius}`)}.`
          : `The sector is ${math(`\\frac{${central}}{360}`)} of the circle, so ${math(`\\frac{${central}}{360}\\cdot \\pi r^2=${sizeLatex(size)}`)} and ${math(`r=${radius}`)}.`,
        `The perpendicular from ${math('O')} bisects the chord and the angle: it makes two right triangles with hypotenuse ${math(radius)} and an angle of ${degrees(central / 2)} at ${math('O')}.`,
        `Their legs are the distance ${math(sizeLatex(all.distance))} and half of the chord, and the chord is ${math(sizeLatex(all.chord))}.`,
        asked === 'triangle'
          ? `The area is half of the chord times the distance: ${math(sizeLatex(key))}.`
          : `So the ${names[asked]} is ${math(sizeLatex(key))}.`,
      ],
      takeaway: 'An arc or a sector with its angle gives the radius; the perpendicular to the chord then makes special right triangles.',
    }
  );
}
