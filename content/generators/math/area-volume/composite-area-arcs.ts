/** AR-d: figures with arcs: a ring, a rectangle with a semicircle. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { article, math } from '../text.ts';
import { piTimes } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** What is surrounded by what, in which unit, with the least and greatest inner radius and width. */
const rings = [
  ['pond', 'path', 3, 10, 30, 3, 6],
  ['pond', 'path', 2, 6, 16, 2, 3],
  ['fountain', 'walkway', 3, 5, 14, 4, 8],
  ['flower bed', 'gravel border', 3, 4, 12, 2, 3],
  ['patio', 'brick border', 3, 6, 15, 2, 3],
  ['pool', 'deck', 3, 8, 15, 3, 8],
  ['lawn', 'walking path', 2, 10, 30, 2, 4],
  ['tablecloth', 'lace border', 1, 24, 40, 2, 6],
  ['mirror', 'frame', 1, 8, 18, 2, 4],
] as const;

export function ring(random: Random): Draft | null {
  const [name, around, inUnit, smallest, largest, narrowest, widest] = random.pick(rings);
  const unit = lengthUnits[inUnit];
  const [r, width] = [random.int(smallest, largest), random.int(narrowest, widest)];
  const R = r + width;
  const thing = { inner: `circular ${name}`, around };
  const byDiameter = random.chance(1, 2);
  const size = `${byDiameter ? `diameter of ${2 * r}` : `radius of ${r}`} ${unit.many}`;
  const key = piTimes(R * R - r * r);
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `${math(`\\pi(${R})^2-\\pi(${r})^2=${R * R - r * r}\\pi`)}.`,
    bugs: [
      bug('SQBIN', piTimes(width * width), `This squares the width, ${width}; subtract the areas of the circles with radii ${R} and ${r}.`),
      bug('STOP', piTimes(R * R), `This is the area of the entire larger circle; subtract the inner circle, ${math(`\\pi(${r})^2`)}.`),
      bug('SIGN', piTimes(R * R + r * r), `This adds the two areas; the ${name} is not part of the ${around}, so subtract its area.`),
      bug(
        'DIAM',
        byDiameter ? piTimes((2 * r + width) ** 2 - 4 * r * r) : piTimes((r + over2(width)) ** 2 - r * r),
        byDiameter
          ? `This uses the inner diameter, ${2 * r}, as the inner radius; halve it first.`
          : `This adds only half of the width to the radius; add all of it: ${math(`${r}+${width}`)}.`,
      ),
      bug('AP', piTimes(2 * R), `This is the circumference of the outer circle; subtract the areas of the circles with radii ${R} and ${r}.`),
      bug('STOP', piTimes(r * r), `This is the area of the inner circle; subtract it from the larger one, ${math(`\\pi(${R})^2`)}.`),
    ].filter(({ value }) => typeof value === 'object'),
  });
  return (
    answer && {
      parameters: { kind: 'ring', r, width, byDiameter, unit: unit.short },
      stem: random.pick([
        `A ${thing.inner} has a ${size}. It is surrounded by a ${thing.around} that is ${width} ${unit.many} wide. What is the area of the ${thing.around}, in square ${unit.many}?`,
        `A ${thing.around} with a constant width of ${width} ${unit.many} goes all the way around a ${thing.inner} with a ${size}. What is the area, in square ${unit.many}, of the ${thing.around}?`,
        `A ${thing.inner} with a ${size} is surrounded by a ${thing.around} with a width of ${width} ${unit.many}. What is the area, in square ${unit.many}, of the ${thing.around} alone?`,
        `A ${thing.around} that is ${width} ${unit.many} wide surrounds a ${thing.inner}. If the ${name} has a ${size}, what is the area, in square ${unit.many}, of the ${thing.around}?`,
      ]),
      answer,
      steps: [
        `The area of the ${thing.around} is the area of the larger circle minus the area of the inner circle.`,
        `${byDiameter ? `The inner radius is ${math(`\\frac{${2 * r}}{2}=${r}`)} and the` : `The inner radius is ${math(`${r}`)} and the`} outer radius is ${math(`${r}+${width}=${R}`)}.`,
        `${math(`\\pi(${R})^2-\\pi(${r})^2=${R * R}\\pi-${r * r}\\pi=${R * R - r * r}\\pi`)}.`,
        `Check by factoring the difference of squares: ${math(`(${R}-${r})(${R}+${r})=${width}\\cdot ${R + r}=${R * R - r * r}`)}.`,
      ],
      takeaway: 'Subtract areas, not radii: π(R² − r²) is not π(R − r)².',
    }
  );
}
const over2 = (value: number) => Math.floor(value / 2);

/** A rectangle with a semicircle on its right side; the answer is a sum with π. */
export function semicircle(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [r, length] = [random.int(2, 8), random.int(5, 24)];
  const removed = random.chance(1, 2);
  if (removed ? length < r + 3 : length < r) return null;
  const height = 2 * r;
  const show = (value: number) => `${value} ${unit.short}`;
  const shown: Point[] = [
    [length, 0],
    [0, 0],
    [0, height],
    [length, height],
  ];
  const figure = sketch({
    title: removed ? 'Rectangle with a semicircle removed' : 'Rectangle with a semicircle attached',
    alt: `A rectangle ${length} ${unit.many} long and ${height} ${unit.many} high. A semicircle whose diameter is the right side of the rectangle ${removed ? 'is cut out of it; the rest is shaded' : 'is attached to it on the outside; both are shaded'}.`,
    items: [
      {
        type: 'polygon',
        points: [
          [0, 0],
          [length, 0],
          [length, height],
          [0, height],
        ],
        fill: 'shade1',
        stroke: 'none',
      },
      { type: 'segment', from: [0, 0], to: [0, height] },
      { type: 'segment', from: shown[1] as Point, to: shown[0] as Point },
      { type: 'segment', from: shown[2] as Point, to: shown[3] as Point },
      { type: 'arc', center: [length, r], radius: r, from: removed ? 90 : -90, to: removed ? 270 : 90, fill: removed ? 'paper' : 'shade1' },
      { type: 'segment', from: [length, 0], to: [length, height], dash: 'dashed' },
      { type: 'length', from: [0, 0], to: [length, 0], label: show(length), awayFrom: [0, r] },
      { type: 'length', from: [0, 0], to: [0, height], label: show(height), awayFrom: [length, r] },
    ],
  });
  const sign = removed ? '-' : '+';
  const text = (area: number, pi: number, by = sign) => {
    const [n, d] = pi % 2 === 0 ? [pi / 2, 1] : [pi, 2];
    const top = n === 1 ? '\\pi' : `${n}\\pi`;
    return { text: math(`${area}${by}${d === 1 ? top : `\\frac{${top}}{2}`}`), value: `${area}${by}${pi}/2` };
  };
  const area = length * height;
  const wrong: WrongOption[] = [];
  const push = (a: number, pi: number, misconception: Misconception, why: string, by = sign) => {
    if (a - (by === '-' ? 1 : -1) * pi * 1.5708 > 0) wrong.push({ ...text(a, pi, by), misconception, why });
  };
  push(area, 2 * r * r, 'HALF', `This uses the area of a full circle; take half of ${math(`\\pi(${r})^2`)} for the semicircle.`);
  push(area, 4 * r * r, 'DIAM', `This uses the diameter, ${height}, as the radius of the semicircle; halve it to get ${r}.`);
  push(area, 2 * r, 'AP', `This uses half of the circumference for the semicircle; use half of the area, ${math(`\\pi(${r})^2`)}.`);
  push(
    area,
    r * r,
    'SIGN',
    `This ${removed ? 'adds the semicircle, which is cut out; subtract it from' : 'subtracts the semicircle, which is shaded; add it to'} ${area}.`,
    removed ? '+' : '-',
  );
  push(
    2 * length + height,
    2 * r,
    'AP',
    `This is the perimeter of the shaded region; for its area, start from ${math(`${length}\\cdot ${height}`)} and ${removed ? 'subtract' : 'add'} the semicircle.`,
    '+',
  );
  if (!figure || length === r) return null;
  return {
    parameters: { kind: 'semicircle', r, length, removed, unit: unit.short },
    stimulus: { kind: 'figure', figure },
    stem: removed
      ? random.pick([
          `A semicircle is cut out of a rectangle as shown. What is the area, in square ${unit.many}, of the shaded region?`,
          `The shaded region shown is a rectangle from which a semicircle has been removed. What is its area, in square ${unit.many}?`,
        ])
      : random.pick([
          `The shaded region shown consists of a rectangle and a semicircle. What is its area, in square ${unit.many}?`,
          `A semicircle is attached to one side of a rectangle as shown. What is the area, in square ${unit.many}, of the entire shaded region?`,
        ]),
    answer: {
      format: 'choice',
      correct: {
        ...text(area, r * r),
        why: `The area of the rectangle is ${area}, and half of a circle with radius ${r} is ${removed ? 'removed' : 'added'}.`,
      },
      wrong,
    },
    steps: [
      `Find the area of the rectangle and the area of the semicircle, then ${removed ? 'subtract' : 'add'}.`,
      `Rectangle: ${math(`${length}\\cdot ${height}=${area}`)}. The diameter of the semicircle is ${math(`${height}`)}, so its radius is ${math(`${r}`)}.`,
      `Semicircle: ${math(`\\frac{1}{2}\\pi(${r})^2=${text(0, r * r).text.slice(4, -2)}`)}. The area of the shaded region is ${text(area, r * r).text}.`,
      `Check: the semicircle must have less area than ${article(r)} ${math(`${r}`)} by ${math(`${height}`)} rectangle around it, and ${math(`${Math.round(r * r * 157.08) / 100}<${r * height}`)}.`,
    ],
    takeaway: 'A semicircle on a side has that side as its diameter: divide by 2 for the radius, and take half of the circle’s area.',
  };
}
