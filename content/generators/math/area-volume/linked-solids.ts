/** AR-m: a volume that follows from a surface, from another solid of the same volume, or from a solid that fits exactly inside. */
import { mul, rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { ChoiceAnswer, Draft, EntryAnswer, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { type AnySize, piTimes, rootTimes, sizeLatex, type SizeLike } from '../exact-size.ts';
import { bug, type Bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { cubeInSphere, rolledSheet, sphereInCylinder } from './fitted-solids.ts';

const legs = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [28, 45, 53],
] as const;

/** Half the side of the base, the height and the slant height of a square pyramid are a Pythagorean triple. */
function pyramid(random: Random, level: 4 | 5): Draft | null {
  const [p, q, r] = random.pick(legs);
  const times = random.pick([1, 1, 2, 3]);
  const [half, height] = random.chance(1, 2) ? [p * times, q * times] : [q * times, p * times];
  const slant = r * times;
  const side = 2 * half;
  if (slant > 90 || height > 3 * side) return null;
  const unit = random.pick(lengthUnits).many;
  const lateral = 2 * side * slant;
  const total = lateral + side * side;
  const volume = rat(side * side * height, 3);
  if (volume.d !== 1n || volume.n > 99999n) return null;
  const given = level === 4 ? random.pick(['total-side', 'lateral-side', 'lateral-slant'] as const) : 'total-slant';
  const facts = {
    'total-side': `A right pyramid has a square base with a side length of ${math(side)} ${unit}. The total surface area of the pyramid, including its base, is ${math(total)} square ${unit}.`,
    'lateral-side': random.pick([
      `The base of a right pyramid is a square with a side length of ${math(side)} ${unit}. The total area of the four triangular faces of the pyramid is ${math(lateral)} square ${unit}.`,
      `A tent has the shape of a right pyramid with a square floor. Each side of the floor is ${math(side)} ${unit} long, and the total area of the four triangular sides of the tent is ${math(lateral)} square ${unit}.`,
    ]),
    'total-slant': random.pick([
      `A right square pyramid has a total surface area, including its base, of ${math(total)} square ${unit}. The height of each triangular face, measured from the vertex of the pyramid to the midpoint of a side of the base, is ${math(slant)} ${unit}.`,
      `The base of a right pyramid is a square, and the slant height of the pyramid is ${math(slant)} ${unit}. The total area of all five faces of the pyramid is ${math(total)} square ${unit}.`,
    ]),
    'lateral-slant': `The four triangular faces of a right square pyramid have a total area of ${math(lateral)} square ${unit}. The height of each of these faces, measured from the vertex of the pyramid to the midpoint of a side of the base, is ${math(slant)} ${unit}.`,
  }[given];
  if (facts.startsWith('A tent') && (unit === 'centimeters' || unit === 'inches' || side > 20)) return null;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3) && volume.n < 100000n,
    key: volume,
    why: `The height is ${math(`\\sqrt{${slant}^2-${half}^2}=${height}`)}.`,
    bugs: [
      bug(
        'HYP',
        rat(side * side * slant, 3),
        `This uses the height of a triangular face; the height of the pyramid is ${math(`\\sqrt{${slant}^2-${half}^2}`)}.`,
      ),
      bug('HALF', side * side * height, 'This leaves out the factor of one third in the volume of a pyramid; divide by 3.'),
      bug('HALF', rat(side * side * height, 2), `This takes one half of base times height; take one third of ${math(`${side}^2\\cdot ${height}`)}.`),
      bug('STOP', height, `This is the height of the pyramid; multiply it by the base, ${math(`${side}^2`)}, and divide by 3.`),
      bug('CORR', rat(half * half * height, 3), `This uses half of the side length for the base; its area is ${math(`${side}^2`)}.`),
      bug(
        'HYP',
        rootTimes(rat(side * side, 3), slant * slant + half * half),
        `This adds the squares, but the height of a face is the hypotenuse; subtract: ${math(`${slant}^2-${half}^2`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'pyramid', given, half, height, unit },
      stem: `${facts} What is the volume, in cubic ${unit}, of the ${facts.startsWith('A tent') ? 'tent' : 'pyramid'}?`,
      answer,
      steps: [
        given === 'total-slant'
          ? `With a base of side ${math('s')}, the base and four triangles have an area of ${math(`s^2+4\\cdot\\frac{1}{2}\\cdot s\\cdot ${slant}=${total}`)}. The positive solution of ${math(`s^2+${2 * slant}s-${total}=0`)} is ${math(`s=${side}`)}.`
          : given === 'total-side'
            ? `Without the base, the four triangles have an area of ${math(`${total}-${side}^2=${lateral}`)}, which is ${math(`\\frac{${lateral}}{4}=${sizeLatex(rat(lateral, 4))}`)} each.`
            : given === 'lateral-side'
              ? `Each of the four triangles has an area of ${math(`\\frac{${lateral}}{4}=${sizeLatex(rat(lateral, 4))}`)}.`
              : `Each triangle has an area of ${math(`\\frac{${lateral}}{4}=${sizeLatex(rat(lateral, 4))}`)}, so ${math(`\\frac{1}{2}\\cdot s\\cdot ${slant}=${sizeLatex(rat(lateral, 4))}`)}, and the side of the base is ${math(`s=${side}`)}.`,
        ...(given === 'lateral-slant'
          ? []
          : [`From ${math(`\\frac{1}{2}\\cdot ${side}\\cdot l=${sizeLatex(rat(lateral, 4))}`)}, the height of a triangle is ${math(`l=${slant}`)}.`]),
        `This height, half of the side of the base, and the height of the pyramid form a right triangle: ${math(`\\sqrt{${slant}^2-${half}^2}=${height}`)}.`,
        `The volume is ${math(`\\frac{1}{3}\\cdot ${side}^2\\cdot ${height}=${sizeLatex(volume)}`)}.`,
      ],
      takeaway: 'In a right pyramid, height, half of the base, and the height of a face form a right triangle.',
    }
  );
}

/** A box with edges in a given ratio, from its surface. */
function boxFromRatio(random: Random): Draft | null {
  const ratio = random.pick([
    [1, 2, 3],
    [1, 2, 4],
    [2, 3, 4],
    [1, 3, 4],
    [2, 3, 5],
    [1, 1, 2],
    [1, 1, 3],
    [1, 2, 2],
    [2, 2, 3],
    [3, 4, 5],
  ] as const);
  const k = random.int(2, 6);
  const [a, b, c] = ratio.map((part) => part * k) as [number, number, number];
  const surface = 2 * (a * b + b * c + a * c);
  const unit = random.pick(lengthUnits.slice(0, 2)).many;
  const wantDiagonal = random.chance(1, 3);
  const volume = a * b * c;
  const sum = ratio[0] ** 2 + ratio[1] ** 2 + ratio[2] ** 2;
  const key: SizeLike = wantDiagonal ? rootTimes(k, sum) : volume;
  if (volume > 9999) return null;
  const faces = ratio[0] * ratio[1] + ratio[1] * ratio[2] + ratio[0] * ratio[2];
  const bugs: Bug<AnySize>[] = wantDiagonal
    ? [
        bug(
          'STOP',
          rootTimes(k, ratio[1] ** 2 + ratio[2] ** 2),
          `This is a diagonal of the largest face; add the square of the shortest edge, ${math(a)}, too.`,
        ),
        bug('STOP', a + b + c, 'This adds the three edges; add the squares of their lengths and take the square root.'),
        bug('STOP', volume, `This is the volume of the prism; for the diagonal, use ${math(`\\sqrt{${a}^2+${b}^2+${c}^2}`)}.`),
        bug('CORR', rootTimes(1, sum), `This uses the numbers of the ratio as edges; the surface area makes each of them ${k} times as long.`),
        bug('STOP', k * k * sum, 'This is the square of the length of the diagonal; take the square root.'),
        bug('CORR', rootTimes(k, faces), `This uses the areas of the faces; add the squares of the edges, ${math(`${a}^2+${b}^2+${c}^2`)}.`),
      ]
    : [
        bug('CORR', ratio[0] * ratio[1] * ratio[2], `This multiplies the numbers of the ratio; multiply the edges, ${math(a)}, ${math(b)}, and ${math(c)}.`),
        bug(
          'STOP',
          ratio[0] * ratio[1] * ratio[2] * k * k,
          `This multiplies the product of the numbers of the ratio by ${math(`${k}^2`)}; all three edges have the factor, so use ${math(`${k}^3`)}.`,
        ),
        bug('AP', ratio[0] * ratio[1] * ratio[2] * k, `This uses the factor, ${math(k)}, only once; each of the three edges has it, so use ${math(`${k}^3`)}.`),
        bug('HALF', mul(rat(volume), rat(2)), `This is twice the volume; multiply the edges, ${math(`${a}\\cdot ${b}\\cdot ${c}`)}, without a factor of 2.`),
        bug('STOP', k * k * k, 'This is the cube of the factor; multiply it by the numbers of the ratio.'),
      ];
  const answer = numberAnswer({
    ...asSizes,
    typed: !wantDiagonal && random.chance(2, 3),
    key,
    why: `The edges are ${math(a)}, ${math(b)}, and ${math(c)} ${unit}.`,
    bugs,
    keep: (value) => value !== surface,
  });
  const told = random.pick([
    `The length, width, and height of a right rectangular prism are in the ratio ${math(`${ratio[2]}:${ratio[1]}:${ratio[0]}`)}.`,
    `The lengths of three edges of a right rectangular prism that meet at a vertex are in the ratio ${math(`${ratio[0]}:${ratio[1]}:${ratio[2]}`)}.`,
    `A box has the shape of a right rectangular prism whose dimensions are in the ratio ${math(`${ratio[0]}:${ratio[1]}:${ratio[2]}`)}.`,
  ]);
  return (
    answer && {
      parameters: { kind: wantDiagonal ? 'box-diagonal' : 'box', ratio: [...ratio], k, unit },
      stem: `${told} The surface area of the ${told.startsWith('A box') ? 'box' : 'prism'} is ${math(surface)} square ${unit}. What is the ${wantDiagonal ? `distance, in ${unit}, between two vertices of the ${told.startsWith('A box') ? 'box' : 'prism'} that share no face` : `volume, in cubic ${unit}, of the ${told.startsWith('A box') ? 'box' : 'prism'}`}?`,
      answer,
      steps: [
        `With edges ${math(`${ratio[0]}x`.replace(/^1x/, 'x'))}, ${math(`${ratio[1]}x`.replace(/^1x/, 'x'))}, and ${math(`${ratio[2]}x`)}, the surface area is ${math(`2(${ratio[0] * ratio[1]}+${ratio[1] * ratio[2]}+${ratio[0] * ratio[2]})x^2=${2 * faces}x^2`)}.`,
        `${math(`${2 * faces}x^2=${surface}`)} gives ${math(`x=${k}`)}, so the edges are ${math(a)}, ${math(b)}, and ${math(c)}.`,
        wantDiagonal
          ? `The diagonal is ${math(`\\sqrt{${a}^2+${b}^2+${c}^2}=${sizeLatex(key)}`)}.`
          : `The volume is ${math(`${a}\\cdot ${b}\\cdot ${c}=${volume}`)}.`,
        `Check: ${math(`2(${a * b}+${b * c}+${a * c})=${surface}`)}.`,
      ],
      takeaway: 'Dimensions in a ratio are multiples of one unknown; its square stands in areas, its cube in volumes.',
    }
  );
}

interface Round {
  readonly name: string;
  /** Volume of the solid with radius 1 (and height 1), as a multiple of π. */
  readonly volume: Rational;
  readonly tall: boolean;
}
const rounds: Readonly<Record<'sphere' | 'hemisphere' | 'cone' | 'cylinder', Round>> = {
  sphere: { name: 'sphere', volume: rat(4, 3), tall: false },
  hemisphere: { name: 'hemisphere', volume: rat(2, 3), tall: false },
  cone: { name: 'right circular cone', volume: rat(1, 3), tall: true },
  cylinder: { name: 'right circular cylinder', volume: rat(1), tall: true },
};

/** Two solids of the same volume; the height of one from the radii of both. */
function sameVolume(random: Random): Draft | null {
  const [one, two] = random.pick([
    ['sphere', 'cone'],
    ['sphere', 'cylinder'],
    ['hemisphere', 'cone'],
    ['hemisphere', 'cylinder'],
    ['cylinder', 'cone'],
    ['cone', 'cylinder'],
  ] as const);
  const [first, second] = [rounds[one], rounds[two]];
  const [r1, r2] = [random.int(2, 12), random.int(2, 12)];
  const h1 = first.tall ? random.int(3, 20) : r1;
  const value = mul(first.volume, rat(r1 * r1 * h1));
  // Height of the second solid: value / (volume · r2²).
  const height = rat(Number(value.n) * Number(second.volume.d), Number(value.d) * Number(second.volume.n) * r2 * r2);
  const h = Number(height.n) / Number(height.d);
  if (height.d > 2n || h < 1 || h > 60 || r1 === r2 || h === h1 || h > 5 * r2 || h1 > 5 * r1) return null;
  const unit = random.pick(lengthUnits.slice(0, 2)).many;
  const name = (round: Round) => round.name;
  const from = first.tall ? `a radius of ${math(r1)} ${unit} and a height of ${math(h1)} ${unit}` : `a radius of ${math(r1)} ${unit}`;
  const melt = random.chance(1, 2);
  const metal = random.pick(['wax', 'clay', 'metal', 'chocolate'] as const);
  const with2 = (k: Rational) => rat(Number(value.n) * Number(k.d), Number(value.d) * Number(k.n) * r2 * r2);
  const answer: ChoiceAnswer | EntryAnswer | null = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: height,
    why: `Both volumes are ${math(sizeLatex(piTimes(value)))}.`,
    bugs: [
      bug(
        'HALF',
        with2(two === 'cone' ? rat(1) : rat(1, 3)),
        two === 'cone'
          ? 'This leaves out the factor of one third in the volume of the cone; its height is 3 times this.'
          : `This uses a factor of one third for the cylinder; its volume is ${math(`\\pi(${r2})^2h`)}.`,
      ),
      bug(
        'STOP',
        rat(Number(value.n), Number(value.d) * Number(second.volume.n) * r2),
        `This divides by the radius, ${math(r2)}; the formula has its square, so divide by ${math(`${r2}^2`)}.`,
      ),
      bug('DIAM', rat(Number(height.n), Number(height.d) * 4), `This uses the diameter of the ${two} as its radius; the radius is ${math(r2)}.`),
      bug(
        'K2K3',
        first.tall ? rat(r1 * h1, r2) : rat(Number(first.volume.n) * r1 * r1, Number(first.volume.d) * r2),
        `This compares areas instead of volumes; set the volume of the ${two} equal to ${math(sizeLatex(piTimes(value)))}.`,
      ),
      bug(
        'HALF',
        rat(r1 * r1 * h1, r2 * r2),
        `This leaves out the factors in the volume formulas; the volume of the ${one} is ${math(sizeLatex(piTimes(value)))}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'same-volume', one, two, r1, r2, h1, unit },
      stem: melt
        ? `A solid piece of ${metal} in the shape of a ${name(first)} with ${from} is melted and recast as a ${name(second)} with a radius of ${math(r2)} ${unit}. What is the height, in ${unit}, of the ${two}?`
            .replace('piece of clay', 'piece of modeling clay')
            .replace(/clay (.*) is melted and recast as/, 'clay $1 is reshaped into')
        : random.pick([
            `A ${name(first)} with ${from} and a ${name(second)} with a radius of ${math(r2)} ${unit} have the same volume. What is the height, in ${unit}, of the ${two}?`,
            `The volume of a ${name(second)} is equal to the volume of a ${name(first)}. The ${one} has ${from}, and the ${two} has a radius of ${math(r2)} ${unit}. What is the height, in ${unit}, of the ${two}?`,
          ]),
      answer,
      steps: [
        `The volume of the ${one} is ${math(`${one === 'cylinder' ? '' : `${sizeLatex(first.volume)}\\cdot `}\\pi\\cdot ${first.tall ? `${r1}^2\\cdot ${h1}` : `${r1}^3`}=${sizeLatex(piTimes(value))}`)}.`,
        `With height ${math('h')}, the volume of the ${two} is ${math(`${two === 'cone' ? '\\frac{1}{3}' : ''}\\pi\\cdot ${r2}^2\\cdot h`)}.`,
        `Set them equal: ${math(`h=${sizeLatex(height)}`)}.`,
        `Check: ${math(`${two === 'cone' ? '\\frac{1}{3}\\cdot ' : ''}${r2}^2\\cdot ${sizeLatex(height)}=${sizeLatex(value)}`)}, times ${math('\\pi')}.`,
      ],
      takeaway: 'When two solids have the same volume, write both formulas and set them equal; π cancels.',
    }
  );
}

export const linkedSolids: Generator = {
  archetype: 'AR-m',
  topicId: 26,
  version: 3,
  levels: [4, 5],
  skillTags: ['volume', 'surface-area', 'solids'],
  draft(random, level) {
    const kind = random.pick(
      level === 4
        ? [(each: Random) => pyramid(each, 4), boxFromRatio, sameVolume, sphereInCylinder]
        : [cubeInSphere, rolledSheet, (each: Random) => pyramid(each, 5)],
    );
    return persist(() => kind(random));
  },
};
