/** AR-c: volume of a prism, cylinder, cone, sphere or pyramid. */
import type { Random } from '#core/random.ts';
import { rat, type Rational } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { type AnySize, piTimes, type Size, sizeLatex } from '../exact-size.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Solid {
  readonly name: string;
  readonly given: string;
  readonly key: Size | Rational;
  readonly formula: string;
  readonly working: string;
  readonly bugs: readonly Bug<AnySize>[];
  readonly check: string;
  readonly numbers: readonly number[];
}

const aRadius = (byDiameter: boolean, r: number, unit: string) => (byDiameter ? `diameter of ${2 * r} ${unit}` : `radius of ${r} ${unit}`);

function roundSolid(random: Random, cone: boolean, unit: string): Solid {
  const [r, h, byDiameter] = [random.int(2, 9), random.int(3, 18), random.chance(1, 2)];
  const part = cone ? rat(r * r * h, 3) : rat(r * r * h);
  const noun = cone ? 'right circular cone' : 'right circular cylinder';
  return {
    name: noun,
    given: `has a height of ${h} ${unit} and a base with a ${aRadius(byDiameter, r, unit)}`,
    key: piTimes(part),
    formula: cone ? 'V=\\frac{1}{3}\\pi r^2h' : 'V=\\pi r^2h',
    working: `${byDiameter ? `The radius is half the diameter, ${math(`r=${r}`)}. ` : ''}${math(`V=${cone ? '\\frac{1}{3}' : ''}\\pi(${r})^2(${h})=${sizeLatex(piTimes(part))}`)}.`,
    bugs: [
      cone
        ? bug('HALF', piTimes(r * r * h), `This is the volume of a cylinder; the volume of a cone is one third of that, so divide by 3.`)
        : bug('HALF', piTimes(rat(r * r * h, 3)), `This is the volume of a cone with the same base and height; a cylinder holds three times as much.`),
      bug('DIAM', piTimes(cone ? rat(4 * r * r * h, 3) : rat(4 * r * r * h)), `This uses the diameter, ${2 * r}, in place of the radius; square ${r}.`),
      bug(
        'AP',
        piTimes(cone ? rat(2 * r * h, 3) : rat(2 * r * h)),
        `This uses the circumference ${math('2\\pi r')} in place of the area of the base; use ${math(`\\pi(${r})^2`)}.`,
      ),
      bug('K2K3', piTimes(cone ? rat(r * h, 3) : rat(r * h)), `This does not square the radius; the area of the base is ${math(`\\pi(${r})^2`)}.`),
      bug('SWAP', piTimes(cone ? rat(h * h * r, 3) : rat(h * h * r)), `This squares the height, ${h}; square the radius, ${r}, instead.`),
      bug(
        'HALF',
        piTimes(rat(r * r * h, 2)),
        `This takes one half; ${cone ? 'take one third of' : 'a cylinder has no fraction, only'} ${math(`\\pi(${r})^2(${h})`)}.`,
      ),
    ],
    check: `Check: the area of the base is ${math(`${r * r}\\pi`)}, and ${math(`${r * r}\\pi\\cdot ${h}=${sizeLatex(piTimes(r * r * h))}`)}${cone ? `, and a third of that is ${math(sizeLatex(piTimes(part)))}` : ''}.`,
    numbers: [r, h, Number(byDiameter)],
  };
}

function sphere(random: Random, unit: string): Solid {
  const [r, byDiameter] = [random.int(2, 15), random.chance(1, 2)];
  const key = piTimes(rat(4 * r ** 3, 3));
  return {
    name: 'sphere',
    given: `has a ${aRadius(byDiameter, r, unit)}`,
    key,
    formula: 'V=\\frac{4}{3}\\pi r^3',
    working: `${byDiameter ? `The radius is half the diameter, ${math(`r=${r}`)}. ` : ''}${math(`V=\\frac{4}{3}\\pi(${r})^3=${sizeLatex(key)}`)}.`,
    bugs: [
      bug('DIAM', piTimes(rat(32 * r ** 3, 3)), `This uses the diameter, ${2 * r}, in place of the radius; cube ${r}.`),
      bug('HALF', piTimes(4 * r ** 3), `This leaves out the 3 in ${math('\\frac{4}{3}')}; divide by 3.`),
      bug('K2K3', piTimes(rat(4 * r * r, 3)), `This squares the radius; cube it instead: ${math(`${r}^3`)}.`),
      bug('AP', piTimes(4 * r * r), `This is the surface area, ${math('4\\pi r^2')}; for the volume, use ${math(`\\frac{4}{3}\\pi(${r})^3`)}.`),
      bug('HALF', piTimes(rat(r ** 3, 3)), `This uses ${math('\\frac{1}{3}')} in place of ${math('\\frac{4}{3}')}; a sphere holds four times this.`),
    ],
    check: `Check: the sphere fits in a cube with side ${math(`${2 * r}`)} and volume ${math(sizeLatex(rat(8 * r ** 3)))}, and it fills a little more than half of the cube.`,
    numbers: [r, Number(byDiameter)],
  };
}

function box(random: Random, unit: string): Solid {
  const [l, w, h] = [random.int(6, 20), random.int(3, 12), random.int(2, 15)];
  return {
    name: 'right rectangular prism',
    given: `has a length of ${l} ${unit}, a width of ${w} ${unit}, and a height of ${h} ${unit}`,
    key: rat(l * w * h),
    formula: 'V=lwh',
    working: `${math(`V=${l}\\cdot ${w}\\cdot ${h}=${sizeLatex(l * w * h)}`)}.`,
    bugs: [
      bug('AP', 2 * (l * w + l * h + w * h), `This is the surface area, the sum of the six faces; for the volume, multiply ${l}, ${w}, and ${h}.`),
      bug('AP', l + w + h, `This adds the three lengths; multiply them: ${math(`${l}\\cdot ${w}\\cdot ${h}`)}.`),
      bug('STOP', l * w, `This is only the area of the base; multiply it by the height, ${h}.`),
      bug('AP', l * w + h, `This adds the height to the area of the base; multiply ${l * w} by ${h} instead.`),
      bug('AP', 2 * (l * w + l * h + w * h) + l * w, 'This adds the areas of faces; a volume is the product of three lengths.'),
      bug('SWAP', l * l * h, `This uses the length twice and leaves out the width; put ${w} in place of one ${l}.`),
      bug('SWAP', l * w * w, `This uses the width twice and leaves out the height; put ${h} in place of one ${w}.`),
      bug('HALF', rat(l * w * h, 3), `This takes one third of the product, as for a pyramid; a prism has all of ${math(`${l}\\cdot ${w}\\cdot ${h}`)}.`),
      bug('HALF', 2 * l * w * h, `This doubles the volume; the factor of 2 is for the surface area, so take ${math(`${l}\\cdot ${w}\\cdot ${h}`)} alone.`),
      bug('AP', 4 * (l + w + h), `This is the total length of the twelve edges; for the volume, multiply ${l}, ${w}, and ${h}.`),
    ],
    check: `Check: ${math(`${h}`)} layers of ${math(`${l}\\cdot ${w}=${l * w}`)} unit cubes make ${math(sizeLatex(l * w * h))} unit cubes.`,
    numbers: [l, w, h],
  };
}

function pyramid(random: Random, unit: string): Solid {
  const [s, h] = [random.int(3, 15), random.int(4, 20)];
  return {
    name: 'right square pyramid',
    given: `has a height of ${h} ${unit} and a base with a side length of ${s} ${unit}`,
    key: rat(s * s * h, 3),
    formula: 'V=\\frac{1}{3}Bh',
    working: `The area of the square base is ${math(`B=${s}^2=${s * s}`)}, so ${math(`V=\\frac{1}{3}(${s * s})(${h})=${sizeLatex(rat(s * s * h, 3))}`)}.`,
    bugs: [
      bug('HALF', s * s * h, 'This is the volume of a prism with the same base and height; a pyramid is one third of that, so divide by 3.'),
      bug('HALF', rat(s * s * h, 2), `This takes one half of ${math(`${s * s}\\cdot ${h}`)}; take one third, because it is a pyramid.`),
      bug('AP', rat(4 * s * h, 3), `This uses the perimeter of the base; use its area, ${math(`${s}^2`)}.`),
      bug('K2K3', rat(s * h, 3), `This does not square the side length; the area of the base is ${math(`${s}^2`)}.`),
      bug('SWAP', rat(s * h * h, 3), `This squares the height, ${h}; square the side of the base, ${s}, instead.`),
    ],
    check: `Check: three of these pyramids fill a prism with a volume of ${math(`${s * s}\\cdot ${h}=${sizeLatex(s * s * h)}`)}.`,
    numbers: [s, h],
  };
}

function draft(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const kind = random.pick(['cylinder', 'cone', 'sphere', 'prism', 'pyramid'] as const);
  const solid =
    kind === 'sphere'
      ? sphere(random, unit.many)
      : kind === 'prism'
        ? box(random, unit.many)
        : kind === 'pyramid'
          ? pyramid(random, unit.many)
          : roundSolid(random, kind === 'cone', unit.many);
  const exact = 'times' in solid.key ? solid.key.times : solid.key;
  if (exact.d !== 1n) return null;
  const typed = !('times' in solid.key) && random.chance(1, 2);
  const answer = numberAnswer({
    ...asSizes,
    typed,
    key: solid.key,
    why: `Substituting into ${math(solid.formula)} gives ${math(sizeLatex(solid.key))}.`,
    bugs: solid.bugs,
  });
  return (
    answer && {
      parameters: { kind, numbers: [...solid.numbers], unit: unit.short },
      stem: random.pick([
        `A ${solid.name} ${solid.given}. What is the volume, in cubic ${unit.many}, of the ${solid.name.split(' ').at(-1)}?`,
        `What is the volume, in cubic ${unit.many}, of a ${solid.name} that ${solid.given}?`,
      ]),
      answer,
      steps: [
        `The volume of a ${solid.name} is ${math(solid.formula)}${kind === 'pyramid' ? `, where ${math('B')} is the area of the base` : ''}.`,
        solid.working,
        solid.check,
      ],
      takeaway: 'The volume of a prism or cylinder is base area times height; for a cone or pyramid, take one third of that.',
    }
  );
}

export const solidVolume: Generator = { archetype: 'AR-c', topicId: 26, version: 2, levels: [2], skillTags: ['volume', 'solids'], draft };
