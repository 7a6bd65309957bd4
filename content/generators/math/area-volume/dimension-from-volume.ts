/** AR-g: a length of a solid from its volume and a relation between its lengths. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { isBelievable, lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type AnySize, piTimes, sizeLatex } from '../exact-size.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Task {
  readonly kind: string;
  readonly parameters: Record<string, number>;
  readonly volume: string;
  readonly tell: (volume: string, unit: string) => readonly string[];
  readonly key: number;
  readonly bugs: readonly Bug<AnySize>[];
  readonly equation: string;
  /** From the equation to the length that is asked. */
  readonly solving: string;
  /** The greatest and the least length of the solid. */
  readonly greatest: number;
  readonly least: number;
  /** Whether it is at least as high as wide. */
  readonly upright: boolean;
}

/** How long, in each unit, things of a word are at most and at least, whether they stand upright, and how many times as long as wide they are; a unit that is not listed does not suit them. */
const plausible: readonly {
  readonly thing: RegExp;
  readonly most: Readonly<Record<string, number>>;
  readonly least?: number;
  readonly upright?: true;
  readonly slim?: number;
}[] = [
  { thing: /carton/, most: { cm: 120, in: 48 } },
  { thing: /candle/, most: { cm: 40, in: 15 } },
  { thing: /\bcan\b|vase/, most: { cm: 40, in: 16 }, least: 3, upright: true, slim: 6 },
  { thing: /glass ball/, most: { cm: 30, in: 12 } },
  { thing: /aquarium/, most: { in: 72 }, least: 5 },
  { thing: /storage bin/, most: { m: 2, ft: 8 } },
  { thing: /cone-shaped container/, most: { cm: 40, in: 24, ft: 8 } },
  { thing: /pillar/, most: { m: 15, ft: 50 }, upright: true },
  { thing: /spherical tank/, most: { m: 24, ft: 60 } },
  { thing: /rectangular tank/, most: { m: 10, ft: 30 } },
  { thing: /cylindrical tank/, most: { m: 20, ft: 60 } },
];
const isPlausible = (text: string, unit: string, { greatest, least, upright }: Task) =>
  plausible.every(
    ({ thing, most, least: shortest = 0, upright: stands, slim = 100 }) =>
      !thing.test(text) || (greatest <= (most[unit] ?? 0) && least >= shortest && greatest <= slim * least && (upright || !stands)),
  );

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
      `A carton with a square base has a volume of ${V} cubic ${unit}. The height of the carton is ${word(times)} the side length of its base. What is the ${wantsHeight ? 'height of the carton' : asked}, in ${unit}?`,
      `The height of a rectangular tank is ${word(times)} the side length of its square base. The volume of the tank is ${V} cubic ${unit}. What is the ${wantsHeight ? 'height of the tank' : asked}, in ${unit}?`,
      `A stone pillar is a right rectangular prism with a square base and a volume of ${V} cubic ${unit}. Its height is ${word(times)} the side length of its base. What is the ${asked}, in ${unit}?`,
    ],
    key: wantsHeight ? times * side : side,
    bugs: wantsHeight
      ? [
          bug('STOP', side, `This is the side length of the base; multiply it by ${times} for the height.`),
          bug('RECIP', rat(side, times), `This divides the side length of the base by ${times}; the height is ${word(times)} the side length.`),
          bug('INVOP', side + times, `This adds ${times} to the side length of the base; the height is ${word(times)} the side length.`),
          bug('EXPO', cube(side), 'This is the cube of the side length of the base; take the cube root, and then find the height.'),
          bug('EXPO', rat(times * cube(side), 3), 'This uses a third of the cube of the side length as the side length; take the cube root instead.'),
        ]
      : [
          bug('STOP', times * side, `This is the height; divide it by ${times} for the side length.`),
          bug('EXPO', cube(side), 'This is the cube of the side length; take the cube root.'),
          bug('EXPO', rat(cube(side), 3), 'This divides by 3; to undo a cube, take the cube root.'),
        ],
    equation: `s\\cdot s\\cdot ${times}s=${volume}`,
    solving: `So ${math(`s^3=\\frac{${volume}}{${times}}=${cube(side)}`)}, and ${math(`s=${side}`)}.${wantsHeight ? ` The height is ${math(`${times}\\cdot ${side}=${times * side}`)}.` : ''}`,
    greatest: times * side,
    least: side,
    upright: times > 2,
  };
}

/** A cylinder or cone whose height is a multiple of the radius. */
function roundSolid(random: Random): Task {
  const cone = random.chance(1, 2);
  const [r, times] = [random.int(2, 9), random.int(2, 5)];
  const share = cone ? 3 : 1;
  const volume = rat(times * cube(r), share);
  const wants = random.pick(['radius', 'height', 'diameter'] as const);
  const [what, thing] = cone ? ['right circular cone', 'cone-shaped container'] : ['right circular cylinder', 'cylindrical tank'];
  const values = { radius: r, height: times * r, diameter: 2 * r };
  const otherLength = (each: keyof typeof values) => {
    if (each === 'radius') return `This is the radius; the ${wants} is ${wants === 'height' ? word(times) : 'twice'} that.`;
    if (wants === 'radius')
      return each === 'height' ? `This is the height; divide it by ${times} for the radius.` : 'This is the diameter; the radius is half of it.';
    return `This is the ${each}; the ${wants} is ${word(wants === 'height' ? times : 2)} the radius, ${r}.`;
  };
  return {
    kind: cone ? 'cone' : 'cylinder',
    parameters: { r, times, wants: Object.keys(values).indexOf(wants) },
    volume: sizeLatex(piTimes(volume)),
    tell: (V, unit) => [
      `The height of a ${what} is ${word(times)} its radius. The volume of the ${cone ? 'cone' : 'cylinder'} is ${V} cubic ${unit}. What is the ${wants}, in ${unit}, of the ${cone ? 'cone' : 'cylinder'}${cone && wants !== 'height' ? '’s base' : ''}?`,
      `A ${what} has a volume of ${V} cubic ${unit}, and its height is ${word(times)} its radius. What is its ${wants}, in ${unit}?`,
      `A ${thing} holds ${V} cubic ${unit}. Its height is ${word(times)} its radius. What is the ${wants} of the ${cone ? 'container' : 'tank'}, in ${unit}?`,
      `A candle has the shape of a ${what} and a volume of ${V} cubic ${unit}. The height of the candle is ${word(times)} the radius of its base. What is the ${wants} of the candle, in ${unit}?`,
    ],
    key: values[wants],
    bugs: [
      ...(['radius', 'height', 'diameter'] as const)
        .filter((each) => each !== wants)
        .map((each) => bug(each === 'height' ? 'STOP' : 'DIAM', values[each], otherLength(each))),
      bug('EXPO', cube(r), `This is ${math('r^3')}; take the cube root.`),
      bug(
        'EXPO',
        rat({ radius: 1, diameter: 2, height: times }[wants] * cube(r), 3),
        `This divides ${math('r^3')} by 3 to find the radius; to undo a cube, take the cube root.`,
      ),
      ...(wants === 'height'
        ? [
            bug('INVOP', r + times, `This adds ${times} to the radius; the height is ${word(times)} the radius.`),
            bug('DIAM', times * 2 * r, `This is ${word(times)} the diameter; the height is ${word(times)} the radius.`),
          ]
        : [bug('DIAM', rat(r, 2), `This takes half of the radius; the cube root is already the radius.`)]),
    ],
    equation: `${cone ? '\\frac{1}{3}' : ''}\\pi r^2(${times}r)=${sizeLatex(piTimes(volume))}`,
    solving: `Dividing both sides by ${math(cone ? (times === 3 ? '\\pi' : `\\frac{${times}}{3}\\pi`) : `${times}\\pi`)} gives ${math(`r^3=${cube(r)}`)}, so ${math(`r=${r}`)}.${wants === 'radius' ? '' : ` The ${wants} is ${math(`${wants === 'height' ? times : 2}\\cdot ${r}=${values[wants]}`)}.`}`,
    greatest: Math.max(times, 2) * r,
    least: r,
    upright: times > 2,
  };
}

/** A length of a solid whose other lengths are known. */
function direct(random: Random): Task {
  const kind = random.pick(['prism', 'tube', 'tube', 'ball'] as const);
  if (kind === 'ball') {
    const r = random.int(1, 6) * 3;
    const diameter = random.chance(1, 2);
    const volume = rat(4 * cube(r), 3);
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
        bug(
          'DIAM',
          diameter ? r : 2 * r,
          diameter ? 'This is the radius; double it for the diameter.' : 'This is the diameter; take half of it for the radius.',
        ),
        bug('EXPO', cube(r), `This is ${math('r^3')}; take the cube root.`),
        bug('EXPO', rat((diameter ? 2 : 1) * cube(r), 3), `This divides ${math('r^3')} by 3 to find the radius; to undo a cube, take the cube root.`),
        ...(diameter
          ? [bug('DIAM', 4 * r, `This doubles twice; the cube root of ${math(cube(r))} is the radius, so double it once.`)]
          : [bug('DIAM', rat(r, 2), `This takes half of the radius; the cube root of ${math(cube(r))} is already the radius.`)]),
      ],
      equation: `\\frac{4}{3}\\pi r^3=${sizeLatex(piTimes(volume))}`,
      solving: `Dividing both sides by ${math('\\frac{4}{3}\\pi')} gives ${math(`r^3=${cube(r)}`)}, so ${math(`r=${r}`)}.${diameter ? ` The diameter is ${math(`2\\cdot ${r}=${2 * r}`)}.` : ''}`,
      greatest: 2 * r,
      least: r,
      upright: true,
    };
  }
  const box = kind === 'prism';
  const [one, two, h] = [random.int(2, box ? 15 : 9), random.int(2, 15), random.chance(1, 2) ? random.int(3, 24) : 2 * random.int(2, 12)];
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
    bugs: box
      ? [
          bug('STOP', one * h, `This divides the volume by only the width, ${math(two)}; divide by the area of the base.`),
          bug('STOP', two * h, `This divides the volume by only the length, ${math(one)}; divide by the area of the base.`),
          bug('AP', rat(volume, 2 * (one + two)), 'This divides by the perimeter of the base; divide by its area.'),
          bug('AP', rat(volume, one + two), 'This divides by the sum of the length and width; divide by their product.'),
          bug('AP', rat(h, 2), 'This divides by the total area of the top and the base; divide by the area of the base only.'),
          bug('STOP', one * two <= 4 * h ? one * two : 0, 'This is the area of the base; divide the volume by it.'),
        ]
      : [
          bug('STOP', one * h, `This divides by the radius only once; divide by ${math('\\pi r^2')}.`),
          bug('AP', rat(one * h, 2), `This divides by the circumference of the base, ${math('2\\pi r')}; divide by its area, ${math('\\pi r^2')}.`),
          bug('HALF', 3 * h, `This uses ${math('\\frac{1}{3}\\pi r^2h')}, the volume of a cone; a cylinder has no ${math('\\frac{1}{3}')}.`),
          bug('DIAM', rat(h, 4), `This uses the diameter; square the radius, ${one}, instead.`),
          bug('DIAM', 4 * h, `This uses half of the radius; ${one} is already the radius.`),
          bug('AP', rat(h, 2), `This divides by the total area of the top and the base; divide by ${math('\\pi r^2')} only.`),
          bug(
            'STOP',
            one * one <= 4 * h ? one * one : 0,
            `This is ${math('r^2')}, the area of the base without ${math('\\pi')}; divide the volume by the area.`,
          ),
        ],
    equation: box ? `${one}\\cdot ${two}\\cdot h=${volume}` : `\\pi(${one})^2h=${sizeLatex(piTimes(volume))}`,
    solving: `Dividing both sides by ${math(box ? one * two : sizeLatex(piTimes(one * one)))} gives ${math(`h=${h}`)}.`,
    greatest: Math.max(one, box ? two : 2 * one, h),
    least: Math.min(one, box ? two : one, h),
    upright: h >= 2 * one,
  };
}

export const dimensionFromVolume: Generator = {
  archetype: 'AR-g',
  topicId: 26,
  version: 5,
  levels: [2, 3],
  skillTags: ['volume', 'solids'],
  draft(random, level): Draft | null {
    const unit = random.pick(lengthUnits);
    const task = level === 2 ? direct(random) : random.pick([squareBox, roundSolid])(random);
    const stem = random.pick(task.tell(math(task.volume), unit.many));
    if (!isBelievable(stem, unit) || !isPlausible(stem, unit.short, task)) return null;
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 4),
      key: task.key,
      why: `This length makes ${math(task.equation)} true.`,
      bugs: task.bugs,
    });
    return (
      answer && {
        parameters: { kind: task.kind, ...task.parameters, unit: unit.short },
        stem,
        answer,
        steps: [
          'Write the volume in terms of one unknown length, and set it equal to the given volume.',
          `${math(task.equation)}.`,
          task.solving,
          `Check: substitute the lengths into the volume formula; the result is ${math(task.volume)}.`,
        ],
        takeaway: 'Write every length in terms of one variable, solve, and then give the length the question asks for.',
      }
    );
  },
};
