/** AR-a: area or perimeter of one rectangle, triangle or circle. */
import type { Random } from '#core/random.ts';
import { sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { piTimes } from '../exact-size.ts';
import { triples } from '../triangles.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** Rectangular things: unit, range of the width, and by how much the length may exceed it. */
const sheets: Readonly<Record<string, readonly [string, readonly [number, number], readonly [number, number]]>> = {
  poster: ['inch', [11, 24], [4, 12]],
  rug: ['foot', [4, 9], [2, 6]],
  'garden bed': ['foot', [3, 6], [2, 9]],
  tabletop: ['inch', [24, 40], [6, 30]],
  banner: ['foot', [2, 5], [3, 14]],
  window: ['inch', [20, 40], [4, 24]],
  'parking lot': ['meter', [20, 45], [5, 40]],
  patio: ['foot', [8, 16], [2, 10]],
};

/** Round things and their radii in each unit. */
const rounds: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  circle: { centimeter: [3, 24], inch: [3, 24], meter: [3, 24], foot: [3, 24] },
  'circular mirror': { inch: [6, 20], centimeter: [15, 40] },
  'circular plate': { inch: [4, 7], centimeter: [9, 15] },
  'circular fountain': { foot: [4, 20], meter: [3, 9] },
  'circular stage': { foot: [8, 24], meter: [3, 9] },
};

function rectangle(random: Random): Draft | null {
  const sheet = random.chance(1, 2) ? undefined : random.pick(Object.keys(sheets));
  const [named, widths, more] = sheets[sheet ?? ''] ?? ([random.pick(lengthUnits).one, [4, 15], [2, 12]] as const);
  const unit = lengthUnits.find(({ one }) => one === named);
  if (!unit) return null;
  const width = random.int(...widths);
  const length = width + random.int(...more);
  const thing = sheet ? `rectangular ${sheet}` : 'rectangle';
  const area = random.chance(1, 2);
  const given = random.pick([
    `The length of a ${thing} is ${length} ${unit.many}, and its width is ${width} ${unit.many}.`,
    `A ${thing} has a length of ${length} ${unit.many} and a width of ${width} ${unit.many}.`,
  ]);
  const noun = thing
    .split(' ')
    .slice(thing === 'rectangle' ? 0 : 1)
    .join(' ');
  const [product, sum] = [length * width, length + width];
  const key = area ? product : 2 * sum;
  const answer = numberChoices({
    ...asSizes,
    key,
    why: area
      ? `Length times width is ${math(`${length}\\cdot ${width}=${key}`)}.`
      : `Twice the sum of length and width is ${math(`2(${length}+${width})=${key}`)}.`,
    bugs: [
      area
        ? bug('AP', 2 * sum, `This is the perimeter, ${math(`2(${length}+${width})`)}; for the area, multiply ${length} by ${width}.`)
        : bug('AP', product, `This is the area, ${math(`${length}\\cdot ${width}`)}; for the perimeter, add the four sides.`),
      area
        ? bug('AP', sum, `This adds the length and the width; for the area, multiply ${length} by ${width}.`)
        : bug('HALF', sum, `This adds the length and the width only once; a rectangle has two of each, so double ${sum}.`),
      area
        ? bug(
            'HALF',
            rat(product, 2),
            `This takes half of the product, as for a triangle; a rectangle has the entire product of ${length} and ${width} as its area.`,
          )
        : bug('STOP', 2 * length + width, `This leaves out one of the two shorter sides; add ${width} once more.`),
      area
        ? bug('HALF', 2 * product, `This doubles the product, but the factor of 2 is for the perimeter; multiply ${length} by ${width} and stop there.`)
        : bug('CORR', 4 * length, `This treats all four sides as if they were ${length}; two of them are ${width}.`),
      ...(area ? [] : [bug('STOP', length + 2 * width, `This leaves out one of the two longer sides; add ${length} once more.`)]),
    ],
  });
  return (
    answer && {
      parameters: { kind: area ? 'rectangle area' : 'rectangle perimeter', length, width, unit: unit.short, noun },
      stem: `${given} What is the ${area ? `area, in square ${unit.many},` : `perimeter, in ${unit.many},`} of the ${noun}?`,
      answer,
      steps: [
        area ? `The area of a rectangle is its length times its width.` : `The perimeter is the sum of all four sides: twice the length plus twice the width.`,
        area ? `${math(`A=${length}\\cdot ${width}=${product}`)}.` : `${math(`P=2\\cdot ${length}+2\\cdot ${width}=${2 * length}+${2 * width}=${key}`)}.`,
        area
          ? `Check: ${math(`${width}`)} rows of ${math(`${length}`)} unit squares make ${math(`${product}`)} unit squares.`
          : `Check by adding all four sides: ${math(`${length}+${width}+${length}+${width}=${key}`)}.`,
      ],
      takeaway: 'For area, multiply two lengths (square units); for perimeter, add the side lengths (units of length).',
    }
  );
}

function triangle(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [a, b, c] = random.pick(triples.slice(0, 4));
  const times = random.int(1, 3);
  const [left, height] = random.chance(1, 2) ? [a * times, b * times] : [b * times, a * times];
  const slant = c * times;
  const base = left + random.int(2, 20);
  if (height > 30 || base > 45 || (base * height) % 2 === 1 || height * 3 < base) return null;
  const [A, B, C, foot] = [
    [0, 0],
    [base, 0],
    [left, height],
    [left, 0],
  ] as const;
  const show = (value: number) => `${value} ${unit.short}`;
  const figure = sketch({
    title: 'Triangle with its height',
    alt: `A triangle. Its base is ${base} ${unit.many}, its left side is ${slant} ${unit.many}, and a dashed segment of ${height} ${unit.many} from the top vertex meets the base at a right angle.`,
    items: [
      { type: 'polygon', points: [A, B, C] },
      { type: 'segment', from: C, to: foot, dash: 'dashed' },
      { type: 'rightAngle', at: foot, between: [C, left > base / 2 ? A : B] },
      { type: 'length', from: A, to: B, label: show(base), awayFrom: C, gap: 7 },
      { type: 'length', from: A, to: C, label: show(slant), awayFrom: B },
      { type: 'length', from: C, to: foot, label: show(height), awayFrom: left > base / 2 ? B : A, gap: 8 },
    ],
  });
  const product = base * height;
  const answer = numberChoices({
    ...asSizes,
    key: product / 2,
    why: `Half the base times the height is ${math(`\\frac{1}{2}(${base})(${height})=${product / 2}`)}.`,
    bugs: [
      bug('HALF', product, `This is base times height, a rectangle; the triangle is half of that, so divide ${product} by 2.`),
      bug('CORR', rat(base * slant, 2), `This uses the slanted side, ${slant}, in place of the height; use the dashed segment, ${height}.`),
      bug('STOP', rat(left * height, 2), `This is the area of only the part to the left of the dashed segment; use the entire base, ${base}.`),
      bug('AP', base + height, `This adds the base and the height; multiply ${base} by ${height} and take half.`),
      bug('CORR', rat(height * slant, 2), `This uses the slanted side, ${slant}, in place of the base; use the bottom side, ${base}.`),
      bug(
        'CORR',
        base * slant,
        `This uses the slanted side as the height and takes no half; the height is ${height}, so take half of ${math(`${base}\\cdot ${height}`)}.`,
      ),
    ],
  });
  if (!figure || !answer) return null;
  return {
    parameters: { kind: 'triangle', base, height, slant, unit: unit.short },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      `What is the area, in square ${unit.many}, of the triangle shown?`,
      `The figure shows a triangle and one of its altitudes. What is the area of the triangle, in square ${unit.many}?`,
    ]),
    answer,
    steps: [
      `The area of a triangle is half the product of its base and the height perpendicular to that base.`,
      `The base is ${base} and the height, which meets it at a right angle, is ${height}: ${math(`A=\\frac{1}{2}(${base})(${height})=${product / 2}`)}.`,
      `Check: a rectangle of ${math(`${base}`)} by ${math(`${height}`)} has an area of ${math(`${product}`)}, and the triangle fills half of it.`,
    ],
    takeaway: 'The height of a triangle is perpendicular to the base; a slanted side is not a height.',
  };
}

function circle(random: Random): Draft | null {
  const thing = random.pick(['circle', 'circle', 'circular mirror', 'circular plate', 'circular fountain', 'circular stage']);
  const sizes = rounds[thing] ?? {};
  const fitting = random.pick(Object.keys(sizes));
  const unit = lengthUnits.find(({ one }) => one === fitting);
  const range = unit && sizes[unit.one];
  if (!range) return null;
  const r = random.int(...range);
  const [area, byDiameter] = [random.chance(1, 2), random.chance(1, 2)];
  const key = piTimes(area ? r * r : 2 * r);
  const noun = thing.replace('circular ', '');
  const answer = numberChoices({
    ...asSizes,
    key,
    why: area ? `${math(`\\pi r^2=\\pi(${r})^2=${r * r}\\pi`)}.` : `${math(`2\\pi r=2\\pi(${r})=${2 * r}\\pi`)}.`,
    bugs: [
      area
        ? bug('AP', piTimes(2 * r), `This is the circumference, ${math('2\\pi r')}; for the area, square the radius, ${r}, and multiply by π.`)
        : bug('AP', piTimes(r * r), `This is the area, ${math('\\pi r^2')}; for the circumference, use ${math(`2\\pi(${r})`)}.`),
      area
        ? bug('DIAM', piTimes(4 * r * r), `This squares the diameter, ${2 * r}; square the radius, ${r}.`)
        : bug('DIAM', piTimes(4 * r), `This uses the diameter, ${2 * r}, as the radius; the circumference is π times the diameter.`),
      area
        ? bug('AP', piTimes(r), `This does not square the radius; the area is π times ${math(`${r}^2`)}.`)
        : bug('HALF', piTimes(r), `This leaves out the 2 in ${math('2\\pi r')}; multiply the radius, ${r}, by 2 and by π.`),
      ...(area
        ? [
            bug(
              'HALF',
              piTimes(2 * r * r),
              `This mixes the two circle formulas, giving ${math('2\\pi r^2')}; the area has no factor of 2: ${math(`\\pi(${r})^2`)}.`,
            ),
            bug('DIAM', piTimes(rat(r * r, 4)), `This divides the radius by 2 before squaring it; ${r} is already the radius, so square ${r} itself.`),
          ]
        : [bug('DIAM', piTimes(rat(r, 2)), `This leaves out the 2 in ${math('2\\pi r')} and halves the radius, ${r}; use ${math(`2\\pi(${r})`)}.`)]),
    ],
  });
  return (
    answer && {
      parameters: { kind: area ? 'circle area' : 'circle length', r, byDiameter, unit: unit.short, noun },
      stem: `A ${thing} has a ${byDiameter ? `diameter of ${2 * r}` : `radius of ${r}`} ${unit.many}. What is the ${area ? `area, in square ${unit.many},` : `circumference, in ${unit.many},`} of the ${noun}?`,
      answer,
      steps: [
        area
          ? `The area of a circle is ${math('\\pi r^2')}, where ${math('r')} is the radius.`
          : `The circumference of a circle is ${math('2\\pi r')}, where ${math('r')} is the radius.`,
        `${byDiameter ? `The radius is half the diameter: ${math(`r=\\frac{${2 * r}}{2}=${r}`)}.` : `The radius is given: ${math(`r=${r}`)}.`} So ${area ? math(`A=\\pi(${r})^2=${r * r}\\pi`) : math(`C=2\\pi(${r})=${2 * r}\\pi`)}.`,
        area
          ? `Check: ${math(`${r * r}\\pi`)} is a little more than three times the area of a square with side ${math(`${r}`)}, as it should be.`
          : `Check: ${math(`${2 * r}\\pi`)} is a little more than three times the diameter, ${math(`${2 * r}`)}, as it should be.`,
      ],
      takeaway: 'Both circle formulas use the radius: area πr², circumference 2πr.',
    }
  );
}

export const areaOrPerimeter: Generator = {
  archetype: 'AR-a',
  topicId: 26,
  version: 5,
  levels: [1],
  skillTags: ['area', 'perimeter'],
  draft: (random) => random.pick([rectangle, triangle, triangle, circle])(random),
};
