/** AN-a: vertical angles and angles on a line. */
import type { Random } from '#core/random.ts';
import { type Point, polar, sketch, type SketchItem } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const letters = [
  ['x', 'm', 'n'],
  ['y', 'p', 'q'],
  ['a', 'r', 's'],
  ['w', 'k', 'm'],
  ['z', 's', 't'],
] as const;
const center: Point = [0, 0];
/** Beside whole numbers of degrees nobody chooses a half, and in such a figure nobody sees a tiny angle. */
const whole = (value: number) => Number.isInteger(value) && value >= 10 && value < 180;

/** Two lines that cross; the asked angle is vertical to the given one or next to it. */
function crossing(random: Random): Draft | null {
  const [x, first, second] = random.pick(letters);
  const angle = random.int(32, 148);
  if (Math.abs(angle - 90) < 3) return null;
  const tilt = random.pick([0, 0, 8, -10, 15]);
  const vertical = random.chance(1, 2);
  const [east, north, west, south] = [
    polar(center, 5, tilt),
    polar(center, 5, tilt + angle),
    polar(center, 5, tilt + 180),
    polar(center, 5, tilt + angle + 180),
  ];
  const asked: readonly [Point, Point] = vertical ? [west, south] : random.chance(1, 2) ? [north, west] : [south, east];
  const figure = sketch({
    title: 'Two lines that cross',
    alt: `Lines ${first} and ${second} intersect at one point. One of the four angles is labeled ${angle}°. The angle ${vertical ? 'opposite it' : 'next to it, on the other side of one line,'} is labeled ${x}°.`,
    items: [
      { type: 'segment', from: west, to: east, arrows: true },
      { type: 'segment', from: south, to: north, arrows: true },
      { type: 'angle', at: center, between: [east, north], label: `${angle}°` },
      { type: 'angle', at: center, between: asked, label: `${x}°` },
      { type: 'name', at: east, label: first, awayFrom: center },
      { type: 'name', at: north, label: second, awayFrom: center },
    ],
    height: 190,
  });
  const key = vertical ? angle : 180 - angle;
  const other = 180 - key;
  const answer = numberChoices({
    ...asSizes,
    key,
    why: vertical ? 'Vertical angles are congruent.' : `The two angles form a straight line: ${math(`${angle}+${180 - angle}=180`)}.`,
    bugs: [
      bug(
        'SUPP',
        other,
        vertical
          ? 'This is the angle next to the given one; vertical angles are congruent.'
          : 'This treats the two angles as vertical angles, but they form a straight line, so subtract from 180°.',
      ),
      bug('SUPP', Math.abs(90 - angle), `This uses a total of ${math('90^\\circ')}; angles that form a straight line add up to ${math('180^\\circ')}.`),
      bug('HALF', rat(key, 2), `This is only half of the angle; keep all of it, ${math(`${key}^\\circ`)}.`),
      bug(
        'SUPP',
        rat(360 - angle, 3),
        `This divides the rest of ${math('360^\\circ')} equally; opposite angles are equal, and adjacent ones add up to ${math('180^\\circ')}.`,
      ),
      bug('SUPP', 180 - Math.abs(90 - angle), `This uses ${math('90^\\circ')} and then ${math('180^\\circ')}; there is no right angle here.`),
      bug('HALF', 2 * Math.min(angle, 180 - angle), 'This doubles an angle; intersecting lines form angles that are congruent or supplementary.'),
      bug('HALF', rat(180 - key, 2), 'This is half of the adjacent angle; adjacent angles add up to 180°, and nothing is halved.'),
    ],
    keep: whole,
  });
  return (
    figure &&
    answer && {
      parameters: { kind: vertical ? 'vertical' : 'adjacent', angle, tilt, x },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, lines ${math(first)} and ${math(second)} intersect at a point. What is the value of ${math(x)}?`,
        `The figure shows the intersecting lines ${math(first)} and ${math(second)}. What is the value of ${math(x)}?`,
      ]),
      answer,
      steps: vertical
        ? [
            `The two labeled angles are vertical angles: they are opposite each other where the two lines intersect. Vertical angles are congruent.`,
            `${math(`${x}=${angle}`)}.`,
            `Check: both angles make ${math('180^\\circ')} with the angle between them, ${math(`${angle}^\\circ+${180 - angle}^\\circ=180^\\circ`)}.`,
          ]
        : [
            `The two labeled angles together form a straight line, so they add up to ${math('180^\\circ')}.`,
            `${math(`${angle}+${x}=180`)}, so ${math(`${x}=180-${angle}=${key}`)}.`,
            `Check: ${math(`${angle}+${key}=180`)}.`,
          ],
      takeaway: 'Where two lines intersect, vertical angles are congruent and adjacent angles add up to 180°.',
    }
  );
}

/** Three rays from a point of a line. */
function onLine(random: Random): Draft | null {
  const [x] = random.pick(letters);
  const right = random.chance(1, 3);
  const first = random.int(30, right ? 60 : 80);
  const last = right ? 90 : random.int(30, 80);
  const key = 180 - first - last;
  if (key < 28 || key === first || key === last) return null;
  const [mirror, place] = [random.chance(1, 2), random.int(0, 2)];
  const sizes = place === 0 ? [key, first, last] : place === 1 ? [first, key, last] : [first, last, key];
  const drawn = mirror ? sizes.toReversed() : sizes;
  const [a = 0, b = 0, c = 0] = drawn;
  const rays = [0, a, a + b, 180].map((direction) => polar(center, 5, direction)) as [Point, Point, Point, Point];
  const marks = [a, b, c].map((size, index): SketchItem => {
    const between = [rays[index] ?? center, rays[index + 1] ?? center] as const;
    if (size === 90 && size !== key) return { type: 'rightAngle', at: center, between };
    return { type: 'angle', at: center, between, label: size === key ? `${x}°` : `${size}°`, radius: 26 + index * 5 };
  });
  const figure = sketch({
    title: 'Angles at a point of a line',
    alt: `Two rays start at a point of a straight line and divide the upper side into three angles. From right to left they are labeled ${[a, b, c].map((size) => (size === key ? `${x}°` : size === 90 ? 'with a right-angle mark' : `${size}°`)).join(', ')}.`,
    items: [
      { type: 'segment', from: rays[3], to: rays[0], arrows: true },
      { type: 'segment', from: center, to: rays[1] },
      { type: 'segment', from: center, to: rays[2] },
      ...marks,
    ],
    height: 150,
  });
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The three angles add up to ${math('180^\\circ')}.`,
    bugs: [
      bug('STOP', 180 - first, `This leaves the ${last}° angle out of the sum; subtract it, too.`),
      bug('STOP', 180 - last, `This leaves the ${first}° angle out of the sum; subtract it, too.`),
      // No angle beside a line is larger than a straight angle.
      ...(360 - first - last < 180
        ? [bug('SUPP', 360 - first - last, `This uses a total of ${math('360^\\circ')}; the angles on one side of a line add up to ${math('180^\\circ')}.`)]
        : []),
      bug('SUPP', first, `This assumes that the unknown angle is equal to the ${first}° angle; the three angles on a line add up to 180°.`),
      bug('STOP', first + last, 'This is the sum of the two given angles; subtract it from 180.'),
      bug('SUPP', 90 - first, `This subtracts one of the angles from ${math('90^\\circ')}; subtract both from ${math('180^\\circ')}.`),
    ],
    keep: whole,
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'line', sizes: drawn, x },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, three angles lie along a straight line. What is the value of ${math(x)}?`,
        `The figure shows two rays that start at a point on a line. What is the value of ${math(x)}?`,
      ]),
      answer,
      steps: [
        `Angles side by side along a straight line add up to ${math('180^\\circ')}.${last === 90 ? ` The right angle symbol means ${math('90^\\circ')}.` : ''}`,
        `${math(`${first}+${last}+${x}=180`)}, so ${math(`${x}=180-${first + last}=${key}`)}.`,
        `Check: ${math(`${first}+${last}+${key}=180`)}.`,
      ],
      takeaway: 'The angles on one side of a line at a point add up to 180°.',
    }
  );
}

export const crossingLines: Generator = {
  archetype: 'AN-a',
  topicId: 27,
  version: 5,
  levels: [1],
  skillTags: ['angles', 'vertical-angles'],
  draft: (random) => random.pick([crossing, crossing, onLine])(random),
};
