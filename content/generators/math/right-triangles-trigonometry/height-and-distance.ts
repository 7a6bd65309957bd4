/** TR-g: heights and distances from a length and a given ratio. */
import type { Generator } from '#content/generators/generator.ts';
import { capitalized, math } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { rat } from '#core/rational.ts';
import { triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** Names of the three sides of a situation, seen from the angle, and sensible sizes of the hypotenuse. */
interface Scene {
  readonly tell: string;
  readonly opposite: string;
  readonly adjacent: string;
  readonly hypotenuse: string;
  readonly unit: string;
  readonly sizes: readonly [number, number];
  /** Least and greatest rise per run that is built. */
  readonly steep?: readonly [number, number];
}

const scenes: readonly Scene[] = [
  {
    tell: 'A ladder leans against a vertical wall and makes an angle of # with the level ground.',
    opposite: 'the height at which the ladder touches the wall',
    adjacent: 'the distance from the base of the ladder to the wall',
    hypotenuse: 'the length of the ladder',
    unit: 'feet',
    sizes: [10, 40],
    steep: [1.8, 4],
  },
  {
    tell: 'A kite string is stretched in a straight line and makes an angle of # with the level ground.',
    opposite: 'the height of the kite above the ground',
    adjacent: 'the horizontal distance from the kite to the lower end of the string',
    hypotenuse: 'the length of the string',
    unit: 'feet',
    sizes: [50, 260],
  },
  {
    tell: 'A straight ramp makes an angle of # with the level ground.',
    opposite: 'the vertical rise of the ramp',
    adjacent: 'the horizontal distance that the ramp covers',
    hypotenuse: 'the length of the ramp',
    unit: 'feet',
    sizes: [26, 75],
    steep: [0.1, 0.45],
  },
  {
    tell: 'A straight cable runs from the top of a vertical pole to the level ground and makes an angle of # with the ground.',
    opposite: 'the height of the pole',
    adjacent: 'the distance from the base of the pole to the lower end of the cable',
    hypotenuse: 'the length of the cable',
    unit: 'meters',
    sizes: [10, 80],
  },
  {
    tell: 'A zip line runs in a straight line from a platform to the level ground below and makes an angle of # with the ground.',
    opposite: 'the height of the platform',
    adjacent: 'the distance along the ground from the lower end of the line to the point directly below the platform',
    hypotenuse: 'the length of the zip line',
    unit: 'feet',
    sizes: [100, 600],
    steep: [0.1, 0.45],
  },
  {
    tell: 'An escalator makes an angle of # with the lower floor.',
    opposite: 'the vertical rise of the escalator',
    adjacent: 'the horizontal distance that the escalator covers',
    hypotenuse: 'the length of the escalator',
    unit: 'feet',
    sizes: [25, 100],
    steep: [0.4, 0.6],
  },
  {
    tell: 'From a point on level ground, the angle of elevation to the top of a tower is #.',
    opposite: 'the height of the tower',
    adjacent: 'the distance from the point to the base of the tower',
    hypotenuse: 'the distance from the point to the top of the tower',
    unit: 'meters',
    sizes: [50, 250],
  },
  {
    tell: 'A tree stands on level ground. From the end of its shadow, the angle of elevation to the top of the tree is #.',
    opposite: 'the height of the tree',
    adjacent: 'the length of the shadow',
    hypotenuse: 'the distance from the end of the shadow to the top of the tree',
    unit: 'feet',
    sizes: [25, 100],
  },
  {
    tell: 'A straight slide at a water park makes an angle of # with the level ground.',
    opposite: 'the height of the upper end of the slide',
    adjacent: 'the horizontal distance that the slide covers',
    hypotenuse: 'the length of the slide',
    unit: 'feet',
    sizes: [50, 150],
    steep: [0.4, 0.8],
  },
  {
    tell: 'A drone is seen from a point on level ground at an angle of elevation of #.',
    opposite: 'the height of the drone above the ground',
    adjacent: 'the horizontal distance from the point to the drone',
    hypotenuse: 'the distance from the point to the drone',
    unit: 'meters',
    sizes: [50, 290],
  },
];

const sides = ['opposite', 'adjacent', 'hypotenuse'] as const;
const angleNames = ['x^\\circ', '\\theta', 'a^\\circ', 'y^\\circ'] as const;

export const heightAndDistance: Generator = {
  archetype: 'TR-g',
  topicId: 28,
  version: 3,
  levels: [2, 3],
  skillTags: ['trigonometric-ratios', 'right-triangles'],
  draft(random, level) {
    const scene = random.pick(scenes);
    const [p, q, c] = random.pick(triples.slice(0, 5));
    const [o, a] = random.chance(1, 2) ? [p, q] : [q, p];
    if (scene.steep && (o < a * scene.steep[0] || o > a * scene.steep[1])) return null;
    const times = random.int(Math.max(2, Math.ceil(scene.sizes[0] / c)), Math.max(2, Math.floor(scene.sizes[1] / c)));
    if (c * times > scene.sizes[1]) return null;
    const values = { opposite: o * times, adjacent: a * times, hypotenuse: c * times };
    const angle = random.pick(angleNames);
    const ratio = random.pick(['sin', 'cos', 'tan'] as const);
    const [top, bottom] = { sin: ['opposite', 'hypotenuse'], cos: ['adjacent', 'hypotenuse'], tan: ['opposite', 'adjacent'] }[ratio] as [
      (typeof sides)[number],
      (typeof sides)[number],
    ];
    // Level 2: the ratio links the two lengths. Level 3: the third side is asked for, or the one below the bar.
    const third = sides.find((side) => side !== top && side !== bottom) ?? 'opposite';
    const [known, asked] =
      level === 2
        ? [bottom, top]
        : random.pick([
            [top, bottom],
            [bottom, third],
            [top, third],
          ] as const);
    const [n, d] = { sin: [o, c], cos: [a, c], tan: [o, a] }[ratio] as [number, number];
    const [given, key] = [values[known], values[asked]];
    const rule = { sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[ratio];
    const unknown = sides.find((side) => side !== known && side !== asked) ?? 'opposite';
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 3),
      key,
      why: `The sides of the right triangle are ${values.opposite}, ${values.adjacent}, and ${values.hypotenuse} ${scene.unit}.`,
      bugs: [
        bug('SOH', values[unknown], `This is ${scene[unknown]}; find ${scene[asked]} instead.`),
        bug('RECIP', rat(given * d, n), `This divides the given length by the ratio; write ${math(`\\${ratio}`)} as a fraction of two sides first.`),
        bug('RECIP', rat(given * n, d), `This multiplies the given length by the ratio; ${math(`\\${ratio}`)} is ${rule}.`),
        bug(
          'STOP',
          { opposite: o, adjacent: a, hypotenuse: c }[asked],
          `This is a side of a smaller similar triangle; multiply by the scale factor, ${times}.`,
        ),
        bug(
          'HYP',
          given + { opposite: o, adjacent: a, hypotenuse: c }[asked],
          'This adds a side of a smaller similar triangle to the given length; multiply by the scale factor instead.',
        ),
        bug(
          'TAN',
          Math.abs(given - { opposite: o, adjacent: a, hypotenuse: c }[known]),
          'This subtracts a side of a smaller similar triangle from the given length; multiply by the scale factor instead.',
        ),
        bug('HYP', values.opposite + values.adjacent, 'This adds the two legs; use the ratio and the Pythagorean theorem.'),
      ],
      keep: (value) => (known === 'hypotenuse' ? value < given : asked === 'hypotenuse' ? value > given : true) && value !== given,
    });
    return (
      answer && {
        parameters: { ratio, known, asked, n, d, given, scene: scenes.indexOf(scene) },
        stem: `${scene.tell.replace('#', math(angle))} ${capitalized(scene[known])} is ${math(given)} ${scene.unit}. If ${math(`\\${ratio} ${angle}=\\frac{${n}}{${d}}`)}, what is ${scene[asked]}, in ${scene.unit}?`,
        answer,
        steps: [
          `Draw a right triangle. From the given angle, ${scene.opposite} is opposite, ${scene.adjacent} is adjacent, and ${scene.hypotenuse} is the hypotenuse.`,
          `The ratio ${math(`\\${ratio}`)} is ${rule}: ${math(`\\frac{${n}}{${d}}=\\frac{${values[top]}}{${values[bottom]}}`)}.`,
          asked === top || asked === bottom
            ? `So the length is ${math(key)} ${scene.unit}.`
            : `Find the third side from ${math(`${values.opposite}^2+${values.adjacent}^2=${values.hypotenuse}^2`)}: it is ${math(key)} ${scene.unit}.`,
          `Check: ${math(`\\frac{${values[top]}}{${values[bottom]}}=${sizeLatex(rat(n, d))}`)}.`,
        ],
        takeaway: 'Label the opposite side, adjacent side, and hypotenuse first; the given ratio then relates two of them.',
      }
    );
  },
};
