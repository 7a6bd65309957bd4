/** AN-f in context: a line over the tops of two upright things, where only the distance between them is known. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { ratios } from './similar-triangles-parts.ts';

interface Scene {
  /** Sizes that the smaller and the larger of the two parallel lengths may have. */
  readonly small: readonly [number, number];
  readonly large: readonly [number, number];
  /** Longest distance between them. */
  readonly most: number;
  /** The greatest slope of the line, where a steeper one would not be built. */
  readonly steepest?: number;
  /** The least length of a leg, as a part of the distance between the lower ends. */
  readonly leg?: number;
  readonly told: (large: number, small: number, apart: number) => string;
  readonly asksNear: string;
  readonly asksWhole: string;
  /** What the two lengths are, for the explanation. */
  readonly lengths: string;
}

const scenes: readonly Scene[] = [
  {
    small: [4, 6],
    large: [8, 24],
    most: 40,
    told: (H, h, d) => `The light of a street lamp is ${H} feet above level ground. A person who is ${h} feet tall stands ${d} feet from the base of the lamp.`,
    asksNear: 'What is the length, in feet, of the shadow that the lamp casts of this person on the ground?',
    asksWhole: 'How far, in feet, is the tip of this person’s shadow from the base of the lamp?',
    lengths: 'the height of the person and the height of the lamp',
  },
  {
    small: [4, 30],
    large: [12, 60],
    most: 60,
    told: (H, h, d) =>
      `A straight cable runs from the top of a vertical mast that is ${H} feet tall to an anchor on level ground. It passes over the top of a vertical pole that is ${h} feet tall and stands ${d} feet from the mast.`,
    asksNear: 'How far, in feet, is the anchor from the base of the pole?',
    asksWhole: 'How far, in feet, is the anchor from the base of the mast?',
    lengths: 'the heights of the pole and the mast',
  },
  {
    small: [5, 20],
    large: [8, 40],
    most: 60,
    told: (H, h, d) =>
      `Two trees on level ground are ${H} meters and ${h} meters tall. They stand ${d} meters apart. From a certain point on the ground, the line of sight to the top of the shorter tree also passes through the top of the taller tree.`,
    asksNear: 'How far, in meters, is this point from the base of the shorter tree?',
    asksWhole: 'How far, in meters, is this point from the base of the taller tree?',
    lengths: 'the heights of the two trees',
  },
  {
    small: [10, 40],
    large: [24, 72],
    most: 70,
    leg: 0.9,
    told: (H, h, d) =>
      `The two legs of a stepladder have the same length and meet at its top. On the floor, their ends are ${H} inches apart. A bar parallel to the floor connects the legs; it is ${h} inches long, and its ends are ${d} inches from the lower ends of the legs.`,
    asksNear: 'How far, in inches, along a leg is each end of the bar from the top of the ladder?',
    asksWhole: 'What is the length, in inches, of each leg of the ladder?',
    lengths: 'the length of the bar and the distance on the floor',
  },
  {
    small: [3, 20],
    large: [6, 24],
    most: 40,
    told: (H, h, d) =>
      `The lower edge of a triangular sail is ${H} feet long. A straight seam that is ${h} feet long is parallel to the lower edge and connects the other two edges of the sail. Along one of these two edges, the distance from the seam to the lower edge is ${d} feet.`,
    asksNear: 'What is the distance, in feet, along this edge from the seam to the top of the sail?',
    asksWhole: 'What is the length, in feet, of this edge of the sail?',
    lengths: 'the lengths of the seam and the lower edge',
  },
  {
    small: [2, 6],
    large: [3, 12],
    most: 72,
    steepest: 1 / 6,
    told: (H, h, d) =>
      `A ramp rises in a straight line to a platform that is ${H} feet above the ground. One vertical support under the ramp is ${h} feet tall, and measured along the ground, it stands ${d} feet from the edge of the platform.`,
    asksNear: 'How far, in feet, is the lower end of the ramp from the base of this support?',
    asksWhole: 'What is the horizontal distance, in feet, from the lower end of the ramp to the edge of the platform?',
    lengths: 'the heights of the support and the platform',
  },
];

function inScene(
  random: Random,
  { small: [least, most], large: [low, high], most: farthest, steepest = Infinity, leg = 0, told, asksNear, asksWhole, lengths }: Scene,
): Draft | null {
  const [m, n] = random.pick(ratios);
  const [by, along] = [random.int(1, 12), random.int(2, steepest < 1 ? 40 : 14)];
  const [h, H, near, d] = [m * by, n * by, m * along, (n - m) * along];
  if (
    h < least ||
    h > most ||
    H < low ||
    H > high ||
    d > farthest ||
    near > farthest ||
    d < 4 ||
    near < 4 ||
    d === near ||
    h > steepest * near ||
    near + d < leg * H
  )
    return null;
  const whole = random.chance(1, 2);
  const key = whole ? near + d : near;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The two similar triangles have sides in the ratio ${math(`${m}:${n}`)}.`,
    bugs: [
      bug(
        'STOP',
        whole ? near : near + d,
        whole ? `This is only the smaller distance; add the ${d} between the two.` : `This includes the ${d} between the two; subtract it.`,
      ),
      bug(
        'CORR',
        rat(whole ? d * H : d * h, whole ? h : H),
        whole
          ? `This takes ${d} as the side of the smaller triangle; that side is not given.`
          : `This takes ${d} as the side of the larger triangle; that side is ${math(`x+${d}`)}.`,
      ),
      bug(
        'CORR',
        rat(whole ? d * (H + h) : d * h, whole ? H : H + h),
        whole
          ? `This takes ${d} as the side of the larger triangle to find the smaller one; the larger side is ${math(`x+${d}`)}.`
          : `This divides the ${d} in the ratio of the two lengths, but the smaller triangle lies outside it; set up a ratio of whole sides.`,
      ),
      bug('RECIP', rat(d * (H - h) + (whole ? d * h : 0), h), `This uses the ratio upside down; turn it over.`),
      bug(
        'ADDP',
        whole ? d + H - h : Math.abs(d - (H - h)),
        'This uses the difference of the two lengths; corresponding sides have the same ratio, not the same difference.',
      ),
      bug('HALF', whole ? 2 * d : d, 'This would be true only if the larger of the two lengths were twice the smaller one; use their ratio.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'sight-line', h, H, d, whole },
      stem: `${told(H, h, d)} ${whole ? asksWhole : asksNear}`,
      answer,
      steps: [
        `The parallel lengths, ${lengths}, are corresponding sides of two similar triangles with a common angle.`,
        `Let ${math('x')} be the side of the smaller triangle. The matching side of the larger one is ${math(`x+${d}`)}, so ${math(`\\frac{x}{x+${d}}=\\frac{${h}}{${H}}`)}.`,
        `${math(`${H}x=${h}x+${h * d}`)}, so ${H - h === 1 ? '' : `${math(`${H - h}x=${h * d}`)} and `}${math(`x=${near}`)}${whole ? `. The entire length is ${math(`${near}+${d}=${key}`)}` : ''}.`,
        `Check: ${math(`\\frac{${near}}{${near + d}}=\\frac{${h}}{${H}}`)}.`,
      ],
      takeaway: 'In nested triangles, the larger side is the smaller one plus the part between; write it as x plus that part.',
    }
  );
}

export function sightLine(random: Random): Draft | null {
  const scene = random.pick(scenes);
  return persist(() => inScene(random, scene));
}
