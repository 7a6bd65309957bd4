/** AN-k: perimeters and areas of similar figures. */
import type { Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

const figures = [
  ['triangles', 'Triangle', 'ABC', 'DEF'],
  ['rectangles', 'Rectangle', 'ABCD', 'EFGH'],
  ['quadrilaterals', 'Quadrilateral', 'PQRS', 'WXYZ'],
  ['pentagons', 'Pentagon', 'ABCDE', 'FGHJK'],
  ['trapezoids', 'Trapezoid', 'JKLM', 'NPQR'],
  ['hexagons', 'Hexagon', 'ABCDEF', 'GHJKLM'],
] as const;
/** Things of a size that inches or centimeters fit, and things for feet, yards and meters, with the least and greatest length of a side. */
const smallCopies = { map: [6, 60], photograph: [3, 40], poster: [8, 60], blueprint: [8, 60], logo: [2, 40] } as const;
const largeCopies = { garden: [8, 90], mural: [6, 30], courtyard: [9, 90], stage: [12, 45], patio: [9, 35] } as const;

export const similarFigures: Generator = {
  archetype: 'AN-k',
  topicId: 27,
  version: 6,
  levels: [4],
  skillTags: ['similar-figures', 'scale-factor', 'area'],
  draft(random) {
    const kind = random.pick(['area-from-sides', 'area-from-perimeters', 'side-from-areas', 'perimeter-from-areas'] as const);
    const [m, n] = [random.int(2, 7), random.int(2, 9)];
    const up = n > m;
    if (m === n || (m % 2) + (n % 2) === 0 || (m === 3 && n === 6) || (m === 6 && n === 3)) return null;
    const toArea = kind.startsWith('area');
    // Lengths m·s and n·s; areas m²·base and n²·base. An area is about the square of a side, and at most a twentieth of the square of a perimeter.
    const byPerimeter = kind.includes('perimeter');
    const [least, greatest] = byPerimeter ? [8, 16] : [2, 7];
    // A length multiplied by the ratio of the areas is whole then.
    const s = toArea ? random.int(least, greatest) : m * random.int(Math.ceil(least / m), Math.floor(greatest / m));
    const [leastShare, greatestShare] = byPerimeter ? [0.025, 0.045] : [0.4, 1.5];
    const base = random.int(Math.ceil(leastShare * s * s), Math.floor(greatestShare * s * s));
    const [areaOne, areaTwo] = [m * m * base, n * n * base];
    const [one, two] = [m * s, n * s];
    const [key, given] = toArea ? [areaTwo, areaOne] : [two, one];
    const unit = random.pick(lengthUnits);
    const ratio = rat(n, m);
    const square = rat(n * n, m * m);
    const scaled = (value: number, by: typeof ratio) => rat(value * Number(by.n), Number(by.d));
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 4),
      key,
      why: `Lengths are in the ratio ${math(`${m}:${n}`)}, areas in the ratio ${math(`${m * m}:${n * n}`)}.`,
      bugs: [
        bug(
          'K2K3',
          scaled(given, toArea ? ratio : square),
          toArea
            ? 'This multiplies the area by the ratio of the lengths; multiply by the square of that ratio instead.'
            : 'This multiplies the length by the ratio of the areas; multiply by its square root instead.',
        ),
        bug(
          'RECIP',
          scaled(given, rat(toArea ? m * m : m, toArea ? n * n : n)),
          'This uses the reciprocal of the ratio; compare the figures in the same order.',
        ),
        bug('K2K3', scaled(given, rat(m, n)), 'This uses the ratio of the lengths upside down; turn it over.'),
        bug('K2K3', scaled(given, rat(n ** 3, m ** 3)), 'This uses the cube of the ratio; that is for volumes.'),
        ...(toArea ? [bug('SIGN', given + two - one, 'This adds a difference; similar figures have equal ratios, not equal differences.')] : []),
        toArea
          ? bug('EXPO', scaled(given, rat(2 * n, m)), 'This doubles the ratio of the lengths; square it for areas.')
          : bug('EXPO', scaled(given, rat(n * n, 2 * m * m)), 'This divides the ratio of the areas by 2; take its square root for lengths.'),
        bug('RECIP', scaled(given, rat(m * m, n * n)), 'This uses the ratio of the areas upside down; turn it over.'),
      ],
    });
    const [plural, single, first, second] = random.pick(figures);
    const [F, G] = [math(first), math(second)];
    const copies = Object.entries(/inch|centi|milli/.test(unit.many) ? smallCopies : largeCopies);
    const [copy, [leastSide, greatestSide]] = random.pick(copies);
    const isOfSize = Math.min(one, two) >= leastSide && Math.max(one, two) <= greatestSide;
    const [smaller, larger] = [`${single} ${F}`, `${single.toLowerCase()} ${G}`];
    const stems = {
      'area-from-sides': [
        `${smaller} is similar to ${larger}. A side of ${single.toLowerCase()} ${F} is ${math(one)} ${unit.many} long, and the corresponding side of ${larger} is ${math(two)} ${unit.many} long. The area of ${single.toLowerCase()} ${F} is ${math(given)} square ${unit.many}. What is the area, in square ${unit.many}, of ${larger}?`,
        `Two similar ${plural} have corresponding sides of ${math(one)} ${unit.many} and ${math(two)} ${unit.many}. The area of the first is ${math(given)} square ${unit.many}. What is the area of the second, in square ${unit.many}?`,
        `A ${copy} has a side of ${math(one)} ${unit.many} and an area of ${math(given)} square ${unit.many}. The corresponding side of a similar ${copy} is ${math(two)} ${unit.many} long. What is the area, in square ${unit.many}, of the second ${copy}?`,
      ],
      'area-from-perimeters': [
        `The perimeters of two similar ${plural} are ${math(one)} ${unit.many} and ${math(two)} ${unit.many}. The area of the first is ${math(given)} square ${unit.many}. What is the area of the second, in square ${unit.many}?`,
        `${smaller} is similar to ${larger}. The perimeter of ${single.toLowerCase()} ${F} is ${math(one)} ${unit.many}, and the perimeter of ${larger} is ${math(two)} ${unit.many}. If the area of ${single.toLowerCase()} ${F} is ${math(given)} square ${unit.many}, what is the area of ${larger}, in square ${unit.many}?`,
      ],
      'side-from-areas': [
        `The areas of two similar ${plural} are ${math(areaOne)} square ${unit.many} and ${math(areaTwo)} square ${unit.many}. A side of the first is ${math(given)} ${unit.many} long. What is the length, in ${unit.many}, of the corresponding side of the second?`,
        `${smaller} is similar to ${larger}. The area of ${single.toLowerCase()} ${F} is ${math(areaOne)} square ${unit.many}, and the area of ${larger} is ${math(areaTwo)} square ${unit.many}. If a side of ${single.toLowerCase()} ${F} has a length of ${math(given)} ${unit.many}, what is the length of the corresponding side of ${larger}, in ${unit.many}?`,
        `A ${copy} with an area of ${math(areaOne)} square ${unit.many} has a side of ${math(given)} ${unit.many}. A similar ${copy} has an area of ${math(areaTwo)} square ${unit.many}. What is the length of the corresponding side, in ${unit.many}?`,
      ],
      'perimeter-from-areas': [
        `The areas of two similar ${plural} are ${math(areaOne)} square ${unit.many} and ${math(areaTwo)} square ${unit.many}. The perimeter of the first is ${math(given)} ${unit.many}. What is the perimeter of the second, in ${unit.many}?`,
        `${smaller} is similar to ${larger}. Their areas are ${math(areaOne)} and ${math(areaTwo)} square ${unit.many}, respectively. The perimeter of ${single.toLowerCase()} ${F} is ${math(given)} ${unit.many}. What is the perimeter, in ${unit.many}, of ${larger}?`,
      ],
    }[kind];
    return (
      answer && {
        parameters: { kind, m, n, s, base, unit: unit.short, up },
        stem: random.pick(isOfSize ? stems : stems.slice(0, 2)),
        answer,
        steps: [
          'In similar figures, all lengths, including perimeters, have the same ratio; the ratio of the areas is the square of that ratio.',
          toArea
            ? `The ratio of the lengths is ${math(`\\frac{${n}}{${m}}`)}, so the ratio of the areas is ${math(`(\\frac{${n}}{${m}})^2=\\frac{${n * n}}{${m * m}}`)}.`
            : `The ratio of the areas is ${math(`\\frac{${areaTwo}}{${areaOne}}=\\frac{${n * n}}{${m * m}}`)}, so the ratio of the lengths is its square root, ${math(`\\frac{${n}}{${m}}`)}.`,
          `${math(`${given}\\cdot\\frac{${toArea ? n * n : n}}{${toArea ? m * m : m}}=${key}`)}.`,
          `Check: the ${up ? 'second figure is larger' : 'second figure is smaller'}, and ${math(`\\frac{${key}}{${given}}=\\frac{${toArea ? n * n : n}}{${toArea ? m * m : m}}`)}.`,
        ],
        takeaway: 'If lengths are multiplied by k, perimeters are multiplied by k and areas by k².',
      }
    );
  },
};
