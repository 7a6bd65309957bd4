/** PRO-g: probability as a fraction of an area. */
import type { Generator } from '#content/generators/generator.ts';
import { rat, sub } from '#core/rational.ts';
import { math, prose } from '../text.ts';
import { bug, type Bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { fraction, probabilityLike, reduction, showFraction } from './two-way.ts';

interface Target {
  readonly place: string;
  readonly part: string;
  readonly within: 'in' | 'on';
  readonly unit: string;
  /** Length and width of the place, and of the part, come in these steps. */
  readonly step: number;
  readonly whole: readonly [number, number];
  readonly inner: readonly [number, number];
}

const targets: readonly Target[] = [
  {
    place: 'game board',
    part: 'target',
    within: 'on',
    unit: 'inches',
    step: 2,
    whole: [9, 18],
    inner: [3, 12],
  },
  {
    place: 'terrace',
    part: 'flower bed',
    within: 'on',
    unit: 'feet',
    step: 1,
    whole: [14, 36],
    inner: [4, 18],
  },
  {
    place: 'yard',
    part: 'pond',
    within: 'in',
    unit: 'feet',
    step: 2,
    whole: [15, 45],
    inner: [5, 22],
  },
  {
    place: 'field',
    part: 'landing zone',
    within: 'in',
    unit: 'meters',
    step: 5,
    whole: [12, 30],
    inner: [5, 18],
  },
  {
    place: 'wall',
    part: 'window',
    within: 'on',
    unit: 'feet',
    step: 1,
    whole: [8, 24],
    inner: [3, 9],
  },
  {
    place: 'screen',
    part: 'advertisement',
    within: 'on',
    unit: 'centimeters',
    step: 1,
    whole: [18, 40],
    inner: [6, 24],
  },
];

export const geometricProbability: Generator = {
  archetype: 'PRO-g',
  topicId: 23,
  version: 8,
  levels: [3],
  skillTags: ['probability', 'area'],
  draft(random) {
    if (random.chance(1, 2)) {
      // From 2 on, so that every length is a plural.
      const [inner, outer] = [random.int(2, 9), random.int(3, 14)];
      const ring = random.chance(1, 2);
      const diameters = random.chance(1, 2);
      const factor = diameters ? 2 : 1;
      if (inner >= outer) return null;
      const [small, whole] = [inner * inner, outer * outer];
      const key = ring ? rat(whole - small, whole) : rat(small, whole);
      const word = diameters ? 'diameter' : 'radius';
      const words = diameters ? 'diameters' : 'radii';
      const parts = ring ? whole - small < small : small < whole - small;
      const ofLengths = bug(
        'K2K3',
        ring ? rat(outer - inner, outer) : rat(inner, outer),
        `This compares the ${words}; compare the areas, which are in the ratio ${small} to ${whole}.`,
      );
      const others: Bug[] = [
        bug('COMP', sub(rat(1), key), `This is the probability of the ${ring ? 'inner circle' : 'ring outside it'}; subtract it from 1.`),
        bug(
          'PART',
          ring
            ? whole - small < small
              ? rat(whole - small, small)
              : rat(small, whole + small)
            : small < whole - small
              ? rat(small, whole - small)
              : rat(small, whole + small),
          `This divides by the ${parts ? 'area of the other part' : 'sum of the areas of both circles'}; divide by the area of the larger circle.`,
        ),
        bug(
          'DIAM',
          ring ? rat(4 * whole - small, 4 * whole) : rat(small, 4 * whole),
          `This uses a radius for one circle and a diameter for the other; use radii for both, or diameters for both.`,
        ),
        bug(
          'K2K3',
          rat((outer - inner) ** 2, whole),
          `This squares the difference of the ${words}; subtract the areas, which are in the ratio ${whole} to ${small}.`,
        ),
        bug(
          'COMP',
          ring ? rat(inner, outer) : rat(outer - inner, outer),
          `This compares the ${words}, and for the other part; compare the areas, which are in the ratio ${small} to ${whole}.`,
        ),
      ];
      // The ratio of the lengths is what most students who err would choose.
      const bugs = [ofLengths, ...random.sample(others, random.pick([2, 3]))];
      const entry = random.chance(1, 3);
      const answer = numberAnswer({
        ...asDecimals,
        typed: entry,
        key,
        why: `The areas of the two circles are in the ratio ${small} to ${whole}${ring ? ', and the ring is what remains' : ''}.`,
        bugs,
        show: showFraction,
        believable: probabilityLike(200),
      });
      const where = ring ? 'outside the inner circle' : 'inside the inner circle';
      const [x, y] = [inner * factor, outer * factor];
      return (
        answer && {
          parameters: { kind: 'circles', inner: x, outer: y, ring, diameters },
          stem: random.pick([
            `A target consists of two circles with the same center. The ${word} of the inner circle is ${math(x)} inches, and the ${word} of the outer circle is ${math(y)} inches. A point is selected at random inside the outer circle. What is the probability that the point is ${where}?`,
            `A circular park with a ${word} of ${math(20 * y)} meters contains a circular lake that has the same center and a ${word} of ${math(20 * x)} meters. If a point in the park is selected at random, what is the probability that it is ${ring ? 'not in' : 'in'} the lake?`,
            `Two circles have the same center and ${words} of ${math(x)} and ${math(y)} centimeters. If a point inside the larger circle is selected at random, what is the probability that it is ${ring ? 'outside' : 'inside'} the smaller circle?`,
            `The figure on a poster consists of a circle with a ${word} of ${math(y)} inches and, inside it, a shaded circle with the same center and a ${word} of ${math(x)} inches. If a point inside the larger circle is selected at random, what is the probability that the point is ${ring ? 'not ' : ''}in the shaded circle?`,
            `A round rug with a ${word} of ${math(10 * y)} centimeters has a red circle with a ${word} of ${math(10 * x)} centimeters at its center. The rest of the rug is white. If a point on the rug is selected at random, what is the probability that it is ${ring ? 'white' : 'red'}?`,
            `A round tray with a ${word} of ${math(y)} inches has a circular pattern with a ${word} of ${math(x)} inches and the same center. A point on the tray is selected at random. What is the probability that the point is ${ring ? 'not ' : ''}on the pattern?`,
          ]),
          answer,
          steps: [
            'If every point is equally likely, the probability is the favorable area divided by the total area.',
            `The areas of circles are proportional to the squares of their ${words}, so the ratio is ${math(`\\frac{${x}^2}{${y}^2}=\\frac{${x * x}}{${y * y}}`)}.`,
            ring
              ? `The ring is what remains: ${math(`1-\\frac{${x * x}}{${y * y}}=${reduction(y * y - x * x, y * y)}`)}.`
              : `So the probability is ${math(reduction(x * x, y * y))}.`,
            `Check: the probabilities for the inner circle and the ring add up to 1.`,
          ],
          takeaway: 'Geometric probability compares areas, not lengths.',
        }
      );
    }
    const { place, part, within, unit, step, whole: sides, inner: innerSides } = random.pick(targets);
    const pair = (range: readonly [number, number]) => [random.int(...range) * step, random.int(...range) * step].sort((one, two) => two - one);
    const [[W = 0, H = 0], [w = 0, h = 0]] = [pair(sides), pair(innerSides)];
    if (w >= W || h >= H || w * h * 8 < W * H || w * h * 2 > W * H || W === H || w === h || W > 2 * H || w > 3 * h || (place === 'screen' && 4 * W < 5 * H))
      return null;
    const not = random.chance(1, 3);
    const [small, whole] = [w * h, W * H];
    const key = not ? rat(whole - small, whole) : rat(small, whole);
    if (key.d > 100n) return null;
    const bugs: Bug[] = [
      bug('COMP', sub(rat(1), key), `This is the probability for the ${not ? part : `rest of the ${place}`}; subtract it from 1.`),
      bug('AP', fraction(w + h, W + H), `This compares the perimeters; compare the areas, ${prose(small)} and ${prose(whole)}.`),
      bug('K2K3', fraction(w, W), `This compares the lengths only; compare the areas, ${prose(small)} and ${prose(whole)}.`),
      bug('K2K3', fraction(h, H), `This compares the widths only; compare the areas, ${prose(small)} and ${prose(whole)}.`),
      bug(
        'PART',
        small < whole - small ? fraction(small, whole - small) : null,
        `This divides by the area of the rest of the ${place}; divide by the total area, ${prose(whole)}.`,
      ),
      bug('AP', fraction(W + H - w - h, W + H), `This subtracts and compares perimeters; use the areas, ${prose(whole - small)} of ${prose(whole)}.`),
      bug('K2K3', fraction(W - w, W), `This subtracts and compares only the lengths; use the areas, ${prose(whole - small)} of ${prose(whole)}.`),
    ];
    const entry = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `The favorable area is ${prose(not ? whole - small : small)} of the ${prose(whole)} square ${unit}.`,
      bugs,
      show: showFraction,
      believable: probabilityLike(200),
    });
    return (
      answer && {
        parameters: { kind: 'rectangles', W, H, w, h, not, place },
        stem: random.pick([
          `A rectangular ${place} measures ${math(W)} ${unit} by ${math(H)} ${unit} and has a rectangular ${part} that measures ${math(w)} ${unit} by ${math(h)} ${unit}. If a point ${within} the ${place} is selected at random, what is the probability that it is ${not ? 'not ' : ''}${within} the ${part}?`,
          `A rectangular ${place} measures ${math(W)} ${unit} by ${math(H)} ${unit}. Inside it is a rectangular ${part} that measures ${math(w)} ${unit} by ${math(h)} ${unit}. A point ${within} the ${place} is selected at random. What is the probability that the point is ${not ? 'not ' : ''}in the ${part}?`,
          `A rectangular ${part} that is ${math(w)} ${unit} by ${math(h)} ${unit} is within a rectangular ${place} that is ${math(W)} ${unit} by ${math(H)} ${unit}. If a point ${within} the ${place} is chosen at random, what is the probability that it is ${not ? 'outside' : 'inside'} the ${part}?`,
        ]),
        answer,
        steps: [
          'If every point is equally likely, the probability is the favorable area divided by the total area.',
          `The areas are ${math(`${w}\\cdot ${h}=${small}`)} and ${math(`${W}\\cdot ${H}=${whole}`)} square ${unit}${not ? `, so the favorable area is ${math(`${whole}-${small}=${whole - small}`)}` : ''}.`,
          `The probability is ${math(reduction(not ? whole - small : small, whole))}.`,
          `Check: the probabilities for the ${part} and the rest of the ${place} add up to 1.`,
        ],
        takeaway: 'Geometric probability compares areas, not lengths.',
      }
    );
  },
};
