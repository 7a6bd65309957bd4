/** AR-f: surface areas of boxes, cylinders, pyramids and prisms. */
import type { Random } from '#core/random.ts';
import { box, cylinder, rightTriangularPrism, squarePyramid } from '#content/figures/solids.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { ChoiceAnswer, Draft, EntryAnswer, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { piTimes, sizeLatex } from '../exact-size.ts';
import { triples } from '../triangles.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

interface Solid {
  readonly parameters: Record<string, string | number>;
  readonly stems: readonly string[];
  readonly figure: Figure | null;
  readonly answer: ChoiceAnswer | EntryAnswer | null;
  readonly steps: readonly [string, string, string];
}

/** Things that have a surface, each with the units it is measured in and the sizes it has in them; the first that occurs in the text. */
const things: readonly (readonly [RegExp, Readonly<Record<string, readonly [number, number]>>])[] = [
  [/planter/, { in: [6, 14], ft: [2, 5] }],
  [/rectangular tank/, { ft: [2, 14], m: [2, 5] }],
  [/open-top box|gift box/i, { cm: [5, 20], in: [3, 15] }],
  [/wooden block/, { cm: [2, 14], in: [2, 12] }],
  [/carton/, { in: [6, 14] }],
  [/\bcan\b/, { cm: [3, 14], in: [2, 7] }],
  [/wooden cylinder/, { cm: [2, 20], in: [2, 12] }],
  [/pipe/, { cm: [2, 20], in: [2, 20] }],
  [/tower/, { m: [3, 20], ft: [6, 20] }],
  [/\bcup\b/, { cm: [3, 14], in: [2, 6] }],
  [/pool/, { ft: [4, 12] }],
  [/bucket/, { cm: [10, 20], in: [5, 14] }],
  [/tent/, { ft: [4, 12] }],
  [/model/, { cm: [4, 34], in: [4, 20] }],
  [/door wedge/, { cm: [3, 15], in: [3, 12] }],
  [/toy block/, { cm: [3, 15], in: [3, 12] }],
];
const upright = /\bcan\b|pipe|tower|\bcup\b|bucket/;

/** Whether such a thing has these sizes: no bucket of 7 meters, no tent of 12. */
function exists(stem: string, unit: string, { a, b, c, r, h, p, q, length, side, second }: Solid['parameters']): boolean {
  const sizes = [a, b, c, r, h, p, q, length, side, second].filter((size) => typeof size === 'number');
  const [, ranges] = things.find(([thing]) => thing.test(stem)) ?? [];
  if (ranges) {
    const range = ranges[unit];
    if (!range || Math.min(...sizes) < range[0] || Math.max(...sizes) > range[1]) return false;
  }
  if (/tent/.test(stem) && Number(second) < 4) return false;
  if (upright.test(stem) && Number(h) < 1.5 * Number(r)) return false;
  return !/pool/.test(stem) || (Number(h) <= 5 && Number(h) < Number(r));
}

const takeaway = 'A surface area is the sum of the areas of all the faces: list them before you calculate.';

function rectangular(random: Random, unit: string, short: string): Solid | null {
  // The length is the longer side of the base.
  const [b, a] = [random.int(2, 14), random.int(2, 14)].toSorted((one, two) => one - two) as [number, number];
  const c = random.int(2, 14);
  const open = random.chance(1, 3);
  if (a === b || b === c || a === c) return null;
  const faces = [a * b, a * c, b * c] as const;
  const all = 2 * (faces[0] + faces[1] + faces[2]);
  const key = open ? all - faces[0] : all;
  const size = `a length of ${math(a)} ${unit}, a width of ${math(b)} ${unit}, and a height of ${math(c)} ${unit}`;
  return {
    parameters: { kind: open ? 'open-box' : 'box', a, b, c },
    figure: box(
      { title: 'Right rectangular prism', alt: `A right rectangular prism with length ${a} ${short}, width ${b} ${short}, and height ${c} ${short}.` },
      [a, b, c],
      { width: `${a} ${short}`, depth: `${b} ${short}`, height: `${c} ${short}` },
    ),
    stems: open
      ? [
          `An open-top box in the shape of a right rectangular prism has ${size}. What is the total area, in square ${unit}, of the bottom and the four sides of the box?`,
          `An open-top planter is a right rectangular prism with ${size}. The bottom and the four sides are painted on the outside. What is the painted area, in square ${unit}?`,
          `A rectangular tank with no top has ${size}. What is the total area of its bottom and its four side walls, in square ${unit}?`,
        ]
      : [
          `A right rectangular prism has ${size}. What is the surface area, in square ${unit}, of the prism?`,
          `What is the surface area, in square ${unit}, of a right rectangular prism with ${size}?`,
          `A gift box in the shape of a right rectangular prism has ${size}. What is the total area, in square ${unit}, of its six faces?`,
          `All faces of a wooden block are painted. The block is a right rectangular prism with ${size}. What is the total painted area, in square ${unit}?`,
          `A shipping carton is a right rectangular prism with ${size}. What is the surface area of the carton, in square ${unit}?`,
        ],
    answer: numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key,
      why: `The faces come in pairs with areas of ${faces[0]}, ${faces[1]}, and ${faces[2]}${open ? ', and the top is missing' : ''}.`,
      bugs: [
        bug('AP', a * b * c, `This is the volume; for the surface area, add the areas of the ${open ? 'five' : 'six'} faces.`),
        bug('HALF', faces[0] + faces[1] + faces[2], `This counts each pair of opposite faces only once; count each ${open ? 'side' : 'of them'} twice.`),
        bug(
          'STOP',
          open ? all : all - faces[0],
          open ? `This includes the top, which is missing; subtract ${faces[0]}.` : `This leaves out the top; add ${faces[0]} for it.`,
        ),
        bug(
          'STOP',
          all - 2 * faces[0],
          open
            ? `This counts only the four sides; add the bottom, ${faces[0]}.`
            : `This counts only the four sides; add the top and the bottom, ${faces[0]} each.`,
        ),
      ],
    }),
    steps: [
      `A right rectangular prism has three pairs of congruent faces${open ? '; here the top is missing' : ''}.`,
      `The areas of the faces are ${math(`${a}\\cdot ${b}=${faces[0]}`)}, ${math(`${a}\\cdot ${c}=${faces[1]}`)}, and ${math(`${b}\\cdot ${c}=${faces[2]}`)}, so the total is ${math(open ? `${faces[0]}+2\\cdot ${faces[1]}+2\\cdot ${faces[2]}=${key}` : `2(${faces[0]}+${faces[1]}+${faces[2]})=${key}`)}.`,
      `Check: if you unfold the prism, you get ${open ? 'five' : 'six'} rectangles whose areas add up to ${math(key)}.`,
    ],
  };
}

function round(random: Random, unit: string, short: string): Solid {
  const [r, h] = [random.int(2, 12), random.int(3, 20)];
  const kind = random.pick(['cylinder', 'lateral', 'open-cylinder'] as const);
  const circles = { cylinder: 2, lateral: 0, 'open-cylinder': 1 }[kind];
  const counted = ['no base', 'only one base', 'both bases'];
  const withBases = (more: number) =>
    `This includes ${counted[more % 3]}, but the surface in the question includes ${counted[circles]}; ${more % 3 > circles ? 'subtract' : 'add'} ${math(sizeLatex(piTimes(Math.abs((more % 3) - circles) * r * r)))}.`;
  const value = 2 * r * h + circles * r * r;
  const size = `a radius of ${math(r)} ${unit} and a height of ${math(h)} ${unit}`;
  return {
    parameters: { kind, r, h },
    figure: cylinder({ title: 'Right circular cylinder', alt: `A right circular cylinder with radius ${r} ${short} and height ${h} ${short}.` }, r, h, {
      radius: `${r} ${short}`,
      height: `${h} ${short}`,
    }),
    stems: {
      cylinder: [
        `A right circular cylinder has ${size}. What is the surface area, in square ${unit}, of the cylinder, including both bases?`,
        `What is the total surface area, in square ${unit}, of a right circular cylinder with ${size}?`,
        `A closed can in the shape of a right circular cylinder has ${size}. What is the surface area, in square ${unit}, of the can?`,
        `The entire surface of a solid wooden cylinder with ${size} is painted, including both bases. What is the painted area, in square ${unit}?`,
      ],
      lateral: [
        `A label covers the side of a can without overlapping. The can is a right circular cylinder with ${size}. What is the area of the label, in square ${unit}?`,
        `A pipe that is open at both ends has the shape of a right circular cylinder with a radius of ${math(r)} ${unit} and a length of ${math(h)} ${unit}. What is the area, in square ${unit}, of the outside surface of the pipe?`,
        `The side of a round tower is a right circular cylinder with ${size}. The side is to be painted, but not the top or the base. What is the area to be painted, in square ${unit}?`,
      ],
      'open-cylinder': [
        `A cup without a lid has the shape of a right circular cylinder with ${size}. What is the total area, in square ${unit}, of the side and the bottom of the cup?`,
        `A round pool has the shape of a right circular cylinder with ${size}. What is the total area of its wall and its floor, in square ${unit}?`,
        `A bucket without a lid is a right circular cylinder with ${size}. What is the total area of its side and bottom, in square ${unit}?`,
      ],
    }[kind],
    answer: numberChoices({
      ...asSizes,
      key: piTimes(value),
      why: `The side unrolls into a rectangle with an area of ${math(`2\\pi(${r})(${h})=${sizeLatex(piTimes(2 * r * h))}`)}${circles ? `, and the area of each base is ${math(`\\pi(${r})^2=${sizeLatex(piTimes(r * r))}`)}` : ''}.`,
      bugs: [
        bug('AP', piTimes(r * r * h), `This is the volume; for the area of the side, multiply ${h} by the circumference, ${math(`${2 * r}\\pi`)}.`),
        bug('STOP', piTimes(2 * r * h + ((circles + 1) % 3) * r * r), withBases(circles + 1)),
        bug('STOP', piTimes(2 * r * h + ((circles + 2) % 3) * r * r), withBases(circles + 2)),
        bug(
          'DIAM',
          piTimes(r * h + circles * r * r),
          `This uses ${math('\\pi r h')} for the side, but the circumference is ${math('2\\pi r')}; double the area of the side.`,
        ),
        ...(kind === 'lateral' ? [bug('DIAM', piTimes(4 * r * h), `This uses the diameter as the radius; the radius is ${r}.`)] : []),
      ],
    }),
    steps: [
      `The side of a cylinder unrolls into a rectangle, so its area is the circumference times the height${circles ? '; each base is a circle' : ''}.`,
      `${math(`2\\pi(${r})(${h})${circles ? `+${circles === 2 ? '2' : ''}\\pi(${r})^2` : ''}=${sizeLatex(piTimes(value))}`)}.`,
      `Check: the area of the side alone is ${math(sizeLatex(piTimes(2 * r * h)))}, and ${circles === 0 ? 'no base is counted' : circles === 1 ? 'one base is added' : 'two bases are added'}.`,
    ],
  };
}

function slanted(random: Random, unit: string, short: string): Solid | null {
  if (random.chance(1, 2)) {
    const [p, q, c] = random.pick(triples.slice(0, 3));
    const times = random.int(1, 2);
    const [half, h, slant] = [p * times, q * times, c * times];
    const side = 2 * half;
    const key = side * side + 2 * side * slant;
    const given = random.chance(1, 2);
    const size = given
      ? `a square base with side length ${math(side)} ${unit} and a slant height of ${math(slant)} ${unit}`
      : `a square base with side length ${math(side)} ${unit} and a height of ${math(h)} ${unit}`;
    return {
      parameters: { kind: given ? 'pyramid-slant' : 'pyramid', side, second: given ? slant : h },
      figure: squarePyramid(
        {
          title: 'Square pyramid',
          alt: `A pyramid on a square base with side length ${side} ${short} and ${given ? `slant height ${slant}` : `height ${h}`} ${short}.`,
        },
        side,
        h,
        { side: `${side} ${short}`, ...(given ? { slant: `${slant} ${short}` } : { height: `${h} ${short}` }) },
      ),
      stems: [
        `A right pyramid has ${size}. What is the total surface area, in square ${unit}, of the pyramid, including its base?`,
        `What is the surface area, in square ${unit}, of a right pyramid with ${size}?`,
        `A wooden model of a right pyramid has ${size}. All of its faces, including the base, are painted. What is the painted area, in square ${unit}?`,
        `A tent with a floor has the shape of a right pyramid with ${size}. What is the total area, in square ${unit}, of the fabric for its floor and its four sides?`,
      ],
      answer: numberAnswer({
        ...asSizes,
        typed: random.chance(1, 2),
        key,
        why: `The area of the base is ${math(`${side}^2`)}, and the area of each of the four triangles is ${math(`\\frac{1}{2}(${side})(${slant})`)}.`,
        bugs: [
          bug('STOP', 2 * side * slant, `This leaves out the base; add its area, ${side * side}.`),
          bug(
            'HALF',
            side * side + 4 * side * slant,
            `This leaves out the factor ${math('\\frac{1}{2}')} of each triangle; take half of ${math(`${side}\\cdot ${slant}`)}.`,
          ),
          bug('SPEC', side * side + 2 * side * h, `This uses the height of the pyramid for the triangles; use the slant height, ${slant}.`),
          bug('STOP', side * side + (side * slant) / 2, `This counts only one of the triangles; add three more, ${(side * slant) / 2} each.`),
          bug('AP', side * side * h, 'This multiplies the base by the height, as for a volume; add the base and the four triangles.'),
          bug('HALF', (side * side * h) / 3, 'This is the volume of the pyramid; for its surface, add the base and the four triangles.'),
          bug('STOP', side * side, `This is the area of only the base; add four triangles, ${(side * slant) / 2} each.`),
        ],
      }),
      steps: [
        'The surface is made up of a square and four congruent triangles whose height is the slant height.',
        `${given ? '' : `The slant height is ${math(`\\sqrt{${h}^2+${half}^2}=${slant}`)}. `}The surface area is ${math(`${side}^2+4\\cdot\\frac{1}{2}(${side})(${slant})=${key}`)}.`,
        `Check: the total area of the four triangles is ${math(`2\\cdot ${side}\\cdot ${slant}=${2 * side * slant}`)}, and the base adds ${math(`${side * side}`)}.`,
      ],
    };
  }
  const [p, q, c] = random.pick(triples.slice(0, 4));
  const length = random.int(4, 20);
  const key = p * q + length * (p + q + c);
  const size = `The bases of the prism are right triangles with legs of ${math(p)} ${unit} and ${math(q)} ${unit}, and the distance between the bases is ${math(length)} ${unit}.`;
  return {
    parameters: { kind: 'prism', p, q, length },
    figure: rightTriangularPrism(
      {
        title: 'Right triangular prism',
        alt: `A right prism on a right triangle with legs ${p} ${short} and ${q} ${short}. The distance between the triangles is ${length} ${short}.`,
      },
      [p, q, length],
      { base: `${p} ${short}`, rise: `${q} ${short}`, length: `${length} ${short}` },
    ),
    stems: [
      `${size.replace('The bases of the prism', 'The bases of a right triangular prism')} What is the surface area, in square ${unit}, of the prism?`,
      `A door wedge has the shape of a right prism. ${size} What is the total area of its five faces, in square ${unit}?`,
      `A toy block has the shape of a right prism. ${size} All five of its faces are painted. What is the painted area, in square ${unit}?`,
      `A gift box has the shape of a right prism. ${size} What is the total area, in square ${unit}, of the five faces of the box?`,
    ],
    answer: numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key,
      why: `The two triangles have a total area of ${math(`${p * q}`)}, and the three rectangles have a total area of ${math(`${length}(${p}+${q}+${c})`)}.`,
      bugs: [
        bug(
          'HALF',
          2 * p * q + length * (p + q + c),
          `This leaves out the factor ${math('\\frac{1}{2}')} of a triangle; each is half of ${math(`${p}\\cdot ${q}`)}.`,
        ),
        bug('STOP', length * (p + q + c), `This leaves out the two triangles; add ${(p * q) / 2} for each.`),
        bug('HYP', p * q + length * (p + q), `This leaves out the rectangle on the hypotenuse; add ${math(`${c}\\cdot ${length}`)}.`),
        bug('HALF', (p * q * length) / 2, 'This is the volume of the prism; for its surface, add two triangles and three rectangles.'),
        bug('AP', p * q * length, 'This multiplies the three lengths; add the areas of the two triangles and three rectangles.'),
        bug('STOP', (p * q) / 2 + length * (p + q + c), `This counts only one of the two triangles; add ${(p * q) / 2} for the other.`),
        bug('HYP', p * q + length * (p + q + p + q), `This uses the sum of the legs as the hypotenuse; by the Pythagorean theorem, it is ${c}.`),
      ],
    }),
    steps: [
      'The prism has two right triangles and three rectangles as faces.',
      `The hypotenuse is ${math(`\\sqrt{${p}^2+${q}^2}=${c}`)}, so the surface area is ${math(`2\\cdot\\frac{1}{2}(${p})(${q})+${length}(${p}+${q}+${c})=${key}`)}.`,
      `Check: the total area of the rectangles is ${math(`${length}\\cdot ${p + q + c}=${length * (p + q + c)}`)}, and the triangles add ${math(`${p * q}`)}.`,
    ],
  };
}

export const surfaceArea: Generator = {
  archetype: 'AR-f',
  topicId: 26,
  version: 7,
  levels: [3, 4],
  skillTags: ['surface-area', 'solids'],
  draft(random, level): Draft | null {
    const unit = random.pick(lengthUnits);
    const solid = (level === 3 ? random.pick([rectangular, round]) : slanted)(random, unit.many, unit.short);
    if (!solid?.answer) return null;
    const stem = random.pick(solid.stems);
    if (!exists(stem, unit.short, solid.parameters)) return null;
    const withFigure = solid.figure !== null && random.chance(1, 2);
    return {
      parameters: { ...solid.parameters, unit: unit.short, withFigure },
      ...(withFigure && solid.figure && { stimulus: { kind: 'figure', figure: solid.figure } as const }),
      stem,
      answer: solid.answer,
      steps: solid.steps,
      takeaway,
    };
  },
};
