/** AN-e: a side of one of two similar triangles. */
import type { Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { trianglePairs } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** Two things that cast shadows, each with its least and greatest height in feet. */
const shadows = [
  ['A vertical pole', 'a nearby flagpole', [5, 12], [16, 60]],
  ['A person', 'a nearby tree', [4, 6], [12, 60]],
  ['A fence post', 'a nearby tower', [3, 7], [20, 80]],
  ['A road sign', 'a nearby building', [6, 10], [15, 80]],
  ['A sunflower', 'a nearby shed', [4, 9], [10, 16]],
  ['A mailbox', 'a nearby lamppost', [4, 5], [10, 30]],
  ['A basketball hoop', 'a nearby gym', [10, 10], [15, 45]],
  ['A bush', 'a nearby oak tree', [3, 8], [20, 70]],
] as const;

export const similarTriangleSides: Generator = {
  archetype: 'AN-e',
  topicId: 27,
  version: 4,
  levels: [2, 3],
  skillTags: ['similar-triangles', 'proportions'],
  draft(random, level) {
    const [m, n] = [random.int(1, 7), random.int(2, 9)];
    const [p, q] = [random.int(2, 12), random.int(2, 12)];
    // Sides p·m and q·m of one triangle correspond to p·n and q·n of the other.
    const [a, b, c, d] = [p * m, q * m, p * n, q * n];
    if (m === n || p === q || (level === 2 && n % m !== 0 && m % n !== 0) || (level === 3 && (n % m === 0 || m % n === 0)) || [a, b, c].includes(d))
      return null;
    const unit = random.pick(lengthUnits);
    const shadow = random.chance(1, 3);
    const [one, two] = random.pick(trianglePairs);
    const [A, B, C] = one.split('') as [string, string, string];
    const [D, E, F] = two.split('') as [string, string, string];
    const [caster, tall, [least, most], [low, high]] = random.pick(shadows);
    if (shadow && (a < least || a > most || c < low || c > high || b > 3 * a)) return null;
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key: d,
      why: `Corresponding sides are in the ratio ${math(`\\frac{${c}}{${a}}`)}, and ${math(`${b}\\cdot\\frac{${c}}{${a}}=${d}`)}.`,
      bugs: [
        bug('CORR', rat(a * b, c), 'This uses the reciprocal of the ratio of the sides; compare corresponding sides in the same order.'),
        bug('CORR', rat(a * c, b), 'This pairs sides that do not correspond; match the sides opposite equal angles.'),
        bug(
          'SIGN',
          b + c - a > 0 ? b + c - a : b + a,
          b + c - a > 0
            ? 'This adds the difference of two corresponding sides; multiply by their ratio instead.'
            : 'This adds two of the lengths; set up a proportion instead.',
        ),
        bug(
          'SIGN',
          a + b > c ? a + b - c : a + b + c,
          a + b > c ? 'This adds and subtracts lengths; set up a proportion instead.' : 'This adds the lengths; set up a proportion instead.',
        ),
        bug('STOP', rat(c, a), 'This is the scale factor; multiply it by the corresponding side.'),
        bug('SIGN', b + c, 'This adds two of the given lengths; set up a proportion instead.'),
        bug('SIGN', Math.abs(c - a), 'This subtracts two of the given lengths; set up a proportion instead.'),
        bug('K2K3', rat(b * c * c, a * a), 'This squares the scale factor; that is for areas.'),
      ],
      // A ratio below 2 is no length beside these.
      keep: (size) => size !== a && size !== b && size !== c && size >= 2 && size > d / 8,
    });
    const L = (name: string, value: number) => `${math(`${name}=${value}`)} ${unit.many}`;
    const similar = random.pick([
      `Triangle ${math(one)} is similar to triangle ${math(two)}, where ${math(A)}, ${math(B)}, and ${math(C)} correspond to ${math(D)}, ${math(E)}, and ${math(F)}, respectively.`,
      `Triangles ${math(one)} and ${math(two)} are similar. Vertices ${math(A)}, ${math(B)}, and ${math(C)} correspond to vertices ${math(D)}, ${math(E)}, and ${math(F)}, respectively.`,
      `In triangles ${math(one)} and ${math(two)}, angle ${math(A)} is congruent to angle ${math(D)} and angle ${math(B)} is congruent to angle ${math(E)}.`,
      `Triangles ${math(one)} and ${math(two)} are similar, and sides ${math(`\\overline{${A}${B}}`)} and ${math(`\\overline{${B}${C}}`)} correspond to sides ${math(`\\overline{${D}${E}}`)} and ${math(`\\overline{${E}${F}}`)}, respectively.`,
    ]);
    return (
      answer && {
        parameters: { kind: shadow ? 'shadow' : 'triangles', a, b, c, unit: shadow ? 'ft' : unit.short, letters: shadow ? caster : one + two },
        stem: shadow
          ? random.pick([
              `${caster} ${caster === 'A person' ? 'who' : 'that'} is ${math(a)} feet tall casts a shadow ${math(b)} feet long. At the same time, ${tall} that is ${math(c)} feet tall casts a shadow on the same level ground. What is the length of this shadow, in feet?`,
              `At a certain time, ${caster.replace('A ', 'a ')} ${math(a)} feet tall casts a shadow of ${math(b)} feet on level ground, and ${tall} is ${math(c)} feet tall. How long, in feet, is the shadow of ${tall.replace(/^an? /, 'the ')} at that time?`,
            ])
          : `${similar} If ${L(`${A}${B}`, a)}, ${L(`${B}${C}`, b)}, and ${L(`${D}${E}`, c)}, what is the length, in ${unit.many}, of ${math(`\\overline{${E}${F}}`)}?`,
        answer,
        steps: [
          shadow
            ? 'At the same time of day, the right triangles formed by the objects and their shadows are similar.'
            : 'Corresponding sides of similar triangles are proportional; match them by the order of the letters.',
          `${math(`\\frac{x}{${b}}=\\frac{${c}}{${a}}`)}, so ${math(`x=\\frac{${b}\\cdot ${c}}{${a}}=${d}`)}.`,
          `Check: ${math(`\\frac{${d}}{${b}}=\\frac{${c}}{${a}}`)}.`,
        ],
        takeaway: 'Set up equal ratios with corresponding sides in the same positions.',
      }
    );
  },
};
