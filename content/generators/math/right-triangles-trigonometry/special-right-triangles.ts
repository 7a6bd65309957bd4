/** TR-c: sides of 45-45-90 and 30-60-90 triangles. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type AnySize, rootTimes, type Size, sizeLatex } from '../exact-size.ts';
import { type Bug, bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Case {
  readonly stem: readonly string[];
  readonly key: Size;
  readonly bugs: readonly Bug<AnySize>[];
  readonly idea: string;
  readonly work: string;
  readonly check: string;
  readonly kind: string;
}

function isosceles(random: Random, n: number, unit: string): Case {
  const kind = random.pick(['hypotenuse', 'leg', 'square'] as const);
  if (kind === 'leg') {
    const key = rootTimes(rat(n, 2), 2);
    return {
      kind,
      key,
      stem: [
        `The hypotenuse of a right triangle with two angles of ${math('45^\\circ')} has a length of ${n} ${unit}. What is the length, in ${unit}, of one leg of the triangle?`,
        `An isosceles right triangle has a hypotenuse with a length of ${n} ${unit}. What is the length, in ${unit}, of each leg?`,
      ],
      bugs: [
        bug('SPEC', rat(n, 2), `This divides the hypotenuse by 2, as in a 30°-60°-90° triangle; divide it by ${math('\\sqrt{2}')}.`),
        bug('RECIP', rootTimes(n, 2), `This multiplies by ${math('\\sqrt{2}')}, but to get from the hypotenuse to a leg, divide by it.`),
        bug('SPEC', rootTimes(rat(n, 2), 3), `This uses ${math('\\sqrt{3}')}, which is for a 30°-60°-90° triangle; divide by ${math('\\sqrt{2}')}.`),
        bug('CORR', n, `This makes the leg as long as the hypotenuse; divide by ${math('\\sqrt{2}')}.`),
        bug('HALF', rootTimes(rat(n, 4), 2), `This divides by 2 one time too many; divide ${math(n)} by ${math('\\sqrt{2}')} only.`),
      ],
      idea: `In a 45°-45°-90° triangle, the hypotenuse is ${math('\\sqrt{2}')} times the length of a leg.`,
      work: `${math(`\\frac{${n}}{\\sqrt{2}}=\\frac{${n}\\sqrt{2}}{2}${sizeLatex(key) === `\\frac{${n}\\sqrt{2}}{2}` ? '' : `=${sizeLatex(key)}`}`)}.`,
      check: `Check: the squares of the two legs add up to ${math(`2\\cdot\\frac{${n * n}}{2}=${n * n}=${n}^2`)}.`,
    };
  }
  const key = rootTimes(n, 2);
  return {
    kind,
    key,
    stem:
      kind === 'square'
        ? [
            `What is the length, in ${unit}, of a diagonal of a square whose perimeter is ${4 * n} ${unit}?`,
            `A square has a perimeter of ${4 * n} ${unit}. What is the length of a diagonal of the square, in ${unit}?`,
          ]
        : [
            `Each leg of an isosceles right triangle has a length of ${n} ${unit}. What is the length, in ${unit}, of the hypotenuse?`,
            `In a right triangle with two angles of ${math('45^\\circ')}, one leg has a length of ${n} ${unit}. What is the length, in ${unit}, of the hypotenuse of the triangle?`,
          ],
    bugs: [
      bug('SPEC', rootTimes(n, 3), `This uses ${math('\\sqrt{3}')}, which is for a 30°-60°-90° triangle; multiply by ${math('\\sqrt{2}')}.`),
      bug('SPEC', 2 * n, `This doubles the leg, as in a 30°-60°-90° triangle; multiply it by ${math('\\sqrt{2}')}.`),
      bug('RECIP', rootTimes(rat(n, 2), 2), `This divides by ${math('\\sqrt{2}')}, but to get from a leg to the hypotenuse, multiply by it.`),
      bug('CORR', n, `This is the length of a ${kind === 'square' ? 'side of the square' : 'leg'}; multiply it by ${math('\\sqrt{2}')}.`),
      bug('SPEC', rootTimes(2 * n, 2), `This uses twice the length of a leg; multiply ${math(n)} itself by ${math('\\sqrt{2}')}.`),
      ...(kind === 'square' ? [bug('STOP', rootTimes(4 * n, 2), 'This uses the perimeter in place of the side length; divide it by 4 first.')] : []),
    ],
    idea:
      kind === 'square'
        ? 'A diagonal divides a square into two 45°-45°-90° triangles; the diagonal is their hypotenuse.'
        : `In a 45°-45°-90° triangle, the hypotenuse is ${math('\\sqrt{2}')} times the length of a leg.`,
    work:
      kind === 'square'
        ? `The side length is ${math(`\\frac{${4 * n}}{4}=${n}`)}, so the diagonal is ${math(`${n}\\sqrt{2}`)}.`
        : `${math(`${n}\\cdot\\sqrt{2}=${n}\\sqrt{2}`)}.`,
    check: `Check: ${math(`${n}^2+${n}^2=${2 * n * n}`)} and ${math(`(${n}\\sqrt{2})^2=${2 * n * n}`)}.`,
  };
}

function halfEquilateral(random: Random, n: number, unit: string): Case {
  // Short leg s, long leg s√3, hypotenuse 2s.
  const [given, asked] = random.pick([
    ['short', 'long'],
    ['hypotenuse', 'long'],
    ['long', 'hypotenuse'],
    ['long', 'short'],
    ['short root', 'long'],
  ] as const);
  const name = {
    short: `leg opposite the ${math('30^\\circ')} angle`,
    'short root': `leg opposite the ${math('30^\\circ')} angle`,
    long: `leg opposite the ${math('60^\\circ')} angle`,
    hypotenuse: 'hypotenuse',
  } as const;
  const short =
    given === 'short' ? rootTimes(n, 1) : given === 'hypotenuse' ? rootTimes(rat(n, 2), 1) : given === 'short root' ? rootTimes(n, 3) : rootTimes(rat(n, 3), 3);
  const key =
    asked === 'short'
      ? short
      : asked === 'hypotenuse'
        ? rootTimes(rat(2 * n, 3), 3)
        : given === 'short'
          ? rootTimes(n, 3)
          : given === 'hypotenuse'
            ? rootTimes(rat(n, 2), 3)
            : rootTimes(3 * n, 1);
  const shown = given === 'short root' ? math(`${n}\\sqrt{3}`) : `${n}`;
  const bugs =
    asked === 'long'
      ? [
          bug(
            'SPEC',
            given === 'hypotenuse' ? rootTimes(rat(n, 2), 2) : given === 'short' ? rootTimes(n, 2) : rootTimes(n, 6),
            `This uses ${math('\\sqrt{2}')}, which is for a 45°-45°-90° triangle; use ${math('\\sqrt{3}')} and 2 here.`,
          ),
          bug(
            'SPEC',
            given === 'hypotenuse' ? rootTimes(n, 3) : given === 'short' ? 2 * n : rootTimes(2 * n, 3),
            given === 'hypotenuse'
              ? `This multiplies the hypotenuse by ${math('\\sqrt{3}')}; multiply the short leg, half of the hypotenuse, instead.`
              : `This is the length of the hypotenuse; the long leg is ${math('\\sqrt{3}')} times the short one.`,
          ),
          bug(
            'STOP',
            given === 'hypotenuse' ? rat(n, 2) : given === 'short' ? rootTimes(rat(n, 3), 3) : n,
            given === 'hypotenuse'
              ? `This is the length of the shorter leg; multiply it by ${math('\\sqrt{3}')}.`
              : `This divides by ${math('\\sqrt{3}')}, but to get from the short leg to the long leg, multiply by it.`,
          ),
          bug(
            'SPEC',
            given === 'hypotenuse' ? rootTimes(rat(n, 4), 3) : given === 'short' ? rootTimes(2 * n, 3) : rootTimes(3 * n, 3),
            `This uses the wrong multiple of the short leg; the long leg is ${math('\\sqrt{3}')} times, the hypotenuse twice as long.`,
          ),
          bug(
            'CORR',
            given === 'hypotenuse' ? n : rootTimes(rat(n, 2), 3),
            given === 'hypotenuse'
              ? `This makes the long leg as long as the hypotenuse; it is ${math('\\sqrt{3}')} times half of it.`
              : `This treats the given leg as the hypotenuse; it is the short leg, so multiply by ${math('\\sqrt{3}')}.`,
          ),
        ]
      : [
          bug(
            'RECIP',
            rootTimes(asked === 'short' ? n : 2 * n, 3),
            `This multiplies by ${math('\\sqrt{3}')}, but to get from the long leg to the short leg, divide by it.`,
          ),
          bug(
            'STOP',
            asked === 'short' ? rootTimes(rat(2 * n, 3), 3) : rootTimes(rat(n, 3), 3),
            asked === 'short'
              ? 'This is the length of the hypotenuse; the short leg is half of it.'
              : 'This is the length of the shorter leg; the hypotenuse is twice that.',
          ),
          bug(
            'SPEC',
            asked === 'short' ? rat(n, 2) : 2 * n,
            `This treats the given leg as ${asked === 'short' ? 'the hypotenuse' : 'the shorter leg'}; it is the longer leg, so divide it by ${math('\\sqrt{3}')} for the shorter one.`,
          ),
          bug(
            'SPEC',
            rootTimes(asked === 'short' ? rat(n, 2) : n, 2),
            `This uses ${math('\\sqrt{2}')}, which is for a 45°-45°-90° triangle; use ${math('\\sqrt{3}')} and 2 here.`,
          ),
          bug(
            'SPEC',
            rootTimes(rat(asked === 'short' ? n : 4 * n, asked === 'short' ? 2 : 3), 3),
            `This uses the wrong multiple of the short leg; the long leg is ${math('\\sqrt{3}')} times, the hypotenuse twice as long.`,
          ),
        ];
  return {
    kind: `${given} to ${asked}`,
    key,
    bugs,
    stem: [
      `In a right triangle with angles of ${math('30^\\circ')} and ${math('60^\\circ')}, the length of the ${name[given]} is ${shown} ${unit}. What is the length, in ${unit}, of the ${name[asked]}?`,
      `A right triangle has an angle of ${math('60^\\circ')}. The ${name[given]} of the triangle has a length of ${shown} ${unit}. What is the length of the ${name[asked]}, in ${unit}?`,
    ],
    idea: `In a 30°-60°-90° triangle with a short leg of ${math('s')}, the long leg is ${math('s\\sqrt{3}')} and the hypotenuse is ${math('2s')}.`,
    work:
      given === 'long'
        ? `${math(`s\\sqrt{3}=${n}`)}, so ${math(`s=\\frac{${n}}{\\sqrt{3}}=${sizeLatex(short)}`)}.${asked === 'hypotenuse' ? ` The hypotenuse is ${math(`2s=${sizeLatex(key)}`)}.` : ''}`
        : given === 'hypotenuse'
          ? `${math(`2s=${n}`)}, so ${math(`s=${sizeLatex(rat(n, 2))}`)} and the long leg is ${math(`s\\sqrt{3}=${sizeLatex(key)}`)}.`
          : `${math(`s=${given === 'short root' ? `${n}\\sqrt{3}` : n}`)}, so the long leg is ${math(`s\\sqrt{3}=${given === 'short root' ? `${n}\\sqrt{3}\\cdot\\sqrt{3}=` : ''}${sizeLatex(key)}`)}.`,
    check: `Check with the Pythagorean theorem: ${math('s^2+(s\\sqrt{3})^2=s^2+3s^2=4s^2=(2s)^2')}.`,
  };
}

function draft(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const n = random.int(3, 30);
  const found = random.chance(2, 5) ? isosceles(random, n, unit.many) : halfEquilateral(random, n, unit.many);
  const answer = numberChoices({
    ...asSizes,
    key: found.key,
    why: `The side ratios of this special right triangle give ${math(sizeLatex(found.key))}.`,
    bugs: found.bugs,
    shuffled: true,
  });
  return (
    answer && {
      parameters: { kind: found.kind, n, unit: unit.short },
      stem: random.pick(found.stem),
      answer,
      steps: [found.idea, found.work, found.check],
      takeaway: 'Side ratios: 1 : 1 : √2 for 45°-45°-90°, and 1 : √3 : 2 for 30°-60°-90°.',
    }
  );
}

export const specialRightTriangles: Generator = { archetype: 'TR-c', topicId: 28, version: 2, levels: [3], skillTags: ['special-right-triangles'], draft };
