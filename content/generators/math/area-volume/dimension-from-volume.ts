/** AR-g: a length of a solid from its volume and a relation between its lengths. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bug, isBelievable, lengthUnits, math, over, piTimes, sizeAnswer, sizeLatex, type Bug } from '../geometry-kit.ts';

interface Task {
  readonly kind: string;
  readonly parameters: Record<string, number>;
  readonly volume: string;
  readonly tell: (volume: string, unit: string) => readonly string[];
  readonly key: number;
  readonly bugs: readonly Bug[];
  readonly equation: string;
}

const word = (times: number) => ['', '', 'twice', 'three times', 'four times', 'five times'][times] ?? '';
const cube = (n: number) => n ** 3;

/** A box on a square, whose height is a multiple of the side. */
function squareBox(random: Random): Task {
  const [side, times] = [random.int(2, 11), random.int(2, 5)];
  const volume = times * cube(side);
  const wantsHeight = random.chance(1, 2);
  const asked = wantsHeight ? 'height' : 'side length of its base';
  return {
    kind: 'square-box',
    parameters: { side, times, wantsHeight: wantsHeight ? 1 : 0 },
    volume: `${volume}`,
    tell: (V, unit) => [
      `A right rectangular prism has a square base. Its height is ${word(times)} the side length of its base, and its volume is ${V} cubic ${unit}. What is the ${asked}, in ${unit}?`,
      `A carton with a square base has a volume of ${V} cubic ${unit}. The height of the carton is ${word(times)} the side length of its base. What is the ${asked}, in ${unit}?`,
      `The height of a rectangular tank is ${word(times)} the side length of its square base. The volume of the tank is ${V} cubic ${unit}. What is the ${asked}, in ${unit}?`,
      `A stone pillar is a right rectangular prism with a square base and a volume of ${V} cubic ${unit}. It is ${word(times)} as high as its base is wide. What is the ${asked}, in ${unit}?`,
    ],
    key: wantsHeight ? times * side : side,
    bugs: [
      bug('STOP', wantsHeight ? side : times * side, wantsHeight ? 'This is the side length of the base.' : 'This is the height.'),
      bug('EXPO', over(volume, 3 * times), 'This divides by 3; to undo a cube, take the cube root.'),
      bug('EXPO', cube(side), 'This is the cube of the side length; take the cube root.'),
      bug('STOP', side * side, 'This is the area of the base, not a length.'),
      bug('STOP', times * side * side, 'This is the area of one of the side faces.'),
      bug('K2K3', side + times, `This adds ${times} to the side length; the height is ${word(times)} the side length.`),
      bug('STOP', 4 * side, 'This is the perimeter of the base.'),
    ],
    equation: `s\\cdot s\\cdot ${times}s=${volume}`,
  };
}

/** A cylinder or cone whose height is a multiple of the radius. */
function roundSolid(random: Random): Task {
  const cone = random.chance(1, 2);
  const [r, times] = [random.int(2, 9), random.int(2, 5)];
  const share = cone ? 3 : 1;
  const volume = over(times * cube(r), share);
  const wants = random.pick(['radius', 'height', 'diameter'] as const);
  const [what, thing] = cone ? ['right circular cone', 'cone-shaped container'] : ['right circular cylinder', 'cylindrical tank'];
  const values = { radius: r, height: times * r, diameter: 2 * r };
  return {
    kind: cone ? 'cone' : 'cylinder',
    parameters: { r, times, wants: Object.keys(values).indexOf(wants) },
    volume: sizeLatex(piTimes(volume)),
    tell: (V, unit) => [
      `The height of a ${what} is ${word(times)} its radius. The volume of the ${cone ? 'cone' : 'cylinder'} is ${V} cubic ${unit}. What is the ${wants}, in ${unit}, of the ${cone ? 'cone' : 'cylinder'}${cone && wants !== 'height' ? '’s base' : ''}?`,
      `A ${what} has a volume of ${V} cubic ${unit}, and its height is ${word(times)} its radius. What is its ${wants}, in ${unit}?`,
      `A ${thing} holds ${V} cubic ${unit}. Its height is ${word(times)} its radius. What is the ${wants} of the container, in ${unit}?`,
      `A candle has the shape of a ${what} and a volume of ${V} cubic ${unit}. The candle is ${word(times)} as high as the radius of its base. What is the ${wants} of the candle, in ${unit}?`,
    ],
    key: values[wants],
    bugs: [
      ...(['radius', 'height', 'diameter'] as const)
        .filter((each) => each !== wants)
        .map((each) => bug(each === 'height' ? 'STOP' : 'DIAM', values[each], `This is the ${each}.`)),
      bug('EXPO', cube(r), `This is ${math('r^3')}; take the cube root.`),
      bug('STOP', r * r, `This is ${math('r^2')}, not a length.`),
      bug('EXPO', over(times * cube(r), times * 3), 'This divides by 3; to undo a cube, take the cube root.'),
      bug('K2K3', r + times, `This adds ${times} to the radius; the height is ${word(times)} the radius.`),
      bug('DIAM', times * 2 * r, `This is ${word(times)} the diameter; the height is ${word(times)} the radius.`),
    ],
    equation: `${cone ? '\\frac{1}{3}' : ''}\\pi r^2(${times}r)=${sizeLatex(piTimes(volume))}`,
  };
}

/** A length of a solid whose other lengths are known. */
function direct(random: Random): Task {
  const kind = random.pick(['prism', 'tube', 'ball'] as const);
  if (kind === 'ball') {
    const r = random.int(1, 6) * 3;
    const diameter = random.chance(1, 2);
    const volume = over(4 * cube(r), 3);
    return {
      kind,
      parameters: { r, wants: diameter ? 2 : 0 },
      volume: sizeLatex(piTimes(volume)),
      tell: (V, unit) => [
        `The volume of a sphere is ${V} cubic ${unit}. What is the ${diameter ? 'diameter' : 'radius'}, in ${unit}, of the sphere?`,
        `A spherical tank holds ${V} cubic ${unit}. What is the ${diameter ? 'diameter' : 'radius'} of the tank, in ${unit}?`,
        `A solid glass ball has a volume of ${V} cubic ${unit}. What is its ${diameter ? 'diameter' : 'radius'}, in ${unit}?`,
      ],
      key: diameter ? 2 * r : r,
      bugs: [
        bug('DIAM', diameter ? r : 2 * r, `This is the ${diameter ? 'radius' : 'diameter'}.`),
        bug('EXPO', cube(r), `This is ${math('r^3')}; take the cube root.`),
        bug('STOP', r * r, `This is ${math('r^2')}, not a length.`),
        bug('EXPO', over(cube(r), 3), 'This divides by 3; to undo a cube, take the cube root.'),
        bug('DIAM', 4 * r, 'This is twice the diameter.'),
        bug('HALF', over(r, 2), 'This is half of the radius.'),
        bug('HALF', over(4 * r, 3), `This multiplies the radius by ${math('\\frac{4}{3}')}; that factor is part of the volume formula.`),
      ],
      equation: `\\frac{4}{3}\\pi r^3=${sizeLatex(piTimes(volume))}`,
    };
  }
  const [one, two, h] = [random.int(2, 15), random.int(2, 15), random.int(3, 24)];
  const box = kind === 'prism';
  const volume = box ? one * two * h : one * one * h;
  return {
    kind,
    parameters: { one, two, h },
    volume: box ? `${volume}` : sizeLatex(piTimes(volume)),
    tell: (V, unit) =>
      box
        ? [
            `A right rectangular prism has a length of ${math(one)} ${unit}, a width of ${math(two)} ${unit}, and a volume of ${V} cubic ${unit}. What is the height, in ${unit}, of the prism?`,
            `A storage bin is ${math(one)} ${unit} long and ${math(two)} ${unit} wide and has a volume of ${V} cubic ${unit}. What is the height of the bin, in ${unit}?`,
            `The base of an aquarium measures ${math(one)} ${unit} by ${math(two)} ${unit}. The volume of the aquarium is ${V} cubic ${unit}. What is its height, in ${unit}?`,
          ]
        : [
            `A right circular cylinder has a radius of ${math(one)} ${unit} and a volume of ${V} cubic ${unit}. What is the height, in ${unit}, of the cylinder?`,
            `The volume of a cylindrical can with a radius of ${math(one)} ${unit} is ${V} cubic ${unit}. What is the height of the can, in ${unit}?`,
            `A cylindrical vase with a radius of ${math(one)} ${unit} holds ${V} cubic ${unit}. What is the height of the vase, in ${unit}?`,
          ],
    key: h,
    bugs: [
      bug(
        'STOP',
        box ? one * h : one * h,
        box
          ? 'This divides by only one of the dimensions; divide by the area of the base.'
          : `This divides by the radius only once; divide by ${math('\\pi r^2')}.`,
      ),
      bug(
        'STOP',
        box ? two * h : 2 * h,
        box ? 'This divides by only one of the dimensions; divide by the area of the base.' : 'This divides by only half the area of the base.',
      ),
      bug(
        'AP',
        over(volume, 2 * (one + two)),
        box
          ? 'This divides by the perimeter of the base; divide by its area.'
          : `This does not divide the volume by the area of the base, ${math('\\pi r^2')}.`,
      ),
      bug(
        'AP',
        over(volume, one + two),
        box
          ? 'This divides by the sum of the length and width; divide by their product.'
          : `This does not divide the volume by the area of the base, ${math('\\pi r^2')}.`,
      ),
      bug('HALF', 3 * h, `This uses the factor ${math('\\frac{1}{3}')}, which is for a cone or pyramid.`),
      bug('HALF', over(h, 3), 'This divides by 3, as for a cone or pyramid.'),
      bug('DIAM', over(h, 4), box ? 'This doubles both dimensions of the base.' : 'This uses the diameter in place of the radius.'),
      bug('STOP', box ? one * two : one * one, `This is the area of the base${box ? '' : ` without ${math('\\pi')}`}.`),
    ],
    equation: box ? `${one}\\cdot ${two}\\cdot h=${volume}` : `\\pi(${one})^2h=${sizeLatex(piTimes(volume))}`,
  };
}

export const dimensionFromVolume: Generator = {
  archetype: 'AR-g',
  topicId: 26,
  version: 2,
  levels: [3, 4],
  skillTags: ['volume', 'solids'],
  draft(random, level): Draft | null {
    const unit = random.pick(lengthUnits);
    const task = level === 3 ? direct(random) : random.pick([squareBox, roundSolid])(random);
    const stem = random.pick(task.tell(math(task.volume), unit.many));
    if (!isBelievable(stem, unit)) return null;
    const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', task.key, `This length makes ${math(task.equation)} true.`, task.bugs);
    return (
      answer && {
        parameters: { kind: task.kind, ...task.parameters, unit: unit.short },
        stem,
        answer,
        steps: [
          'Write the volume in terms of one unknown length, and set it equal to the given volume.',
          `${math(task.equation)}.`,
          `Solve for the unknown, and then find the length the question asks for: ${math(task.key)} ${unit.many}.`,
          `Check: substitute the lengths into the volume formula; the result is ${math(task.volume)}.`,
        ],
        takeaway: 'Write every length in terms of one variable, solve, and then give the length the question asks for.',
      }
    );
  },
};
