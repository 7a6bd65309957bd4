/** AN-i: angles of polygons. */
import type { Generator } from '../../generator.ts';
import { bug, math, over, sizeAnswer } from '../geometry-kit.ts';

const names: Readonly<Record<number, string>> = { 5: 'pentagon', 6: 'hexagon', 7: 'heptagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon' };
/** Things of such a shape, with the numbers of sides they have. */
const things: readonly (readonly [string, readonly number[]])[] = [
  ['The floor of a gazebo', [6, 8]],
  ['A floor tile', [6]],
  ['The top of a table', [6, 8]],
  ['A mirror', [6, 8, 12]],
  ['A stop sign', [8]],
  ['A garden bed', [5, 6, 8]],
  ['A picture frame', [6, 8]],
  ['A coin', [12]],
  ['The base of a fountain', [5, 6, 8, 10]],
  ['A window', [6, 8]],
  ['A badge', [5, 6, 8, 10]],
];

export const polygonAngles: Generator = {
  archetype: 'AN-i',
  topicId: 27,
  version: 4,
  levels: [3],
  skillTags: ['polygons', 'angle-sums'],
  draft(random) {
    const kind = random.pick(['each', 'sides', 'missing', 'outside'] as const);
    const deg = (value: number) => math(`${value}^\\circ`);
    if (kind === 'missing') {
      const n = random.int(5, 7);
      const sum = (n - 2) * 180;
      const known = Array.from({ length: n - 1 }, () => random.int(75, 160));
      const key = sum - known.reduce((total, each) => total + each, 0);
      if (key < 60 || key > 170 || known.includes(key)) return null;
      const total = sum - key;
      const list = known.map(deg);
      const mean = over(sum, n);
      const answer = sizeAnswer(
        random,
        random.chance(2, 3) ? 'spr' : 'choice',
        key,
        `The angles of a ${names[n]} add up to ${math(`(${n}-2)\\cdot 180=${sum}`)} degrees.`,
        [
          bug('SUPP', (n - 1) * 180 - total, `This uses ${math(`(${n}-1)\\cdot 180`)} as the sum, but the sum is ${math(`(${n}-2)\\cdot 180`)}.`),
          bug(
            'WT',
            Math.round((sum / n) * 10) / 10 === sum / n ? mean : Math.round(sum / n),
            `This is the mean of all the angles, but they are not all equal.`,
          ),
          bug('SUPP', 180 - key, 'This is the exterior angle at that vertex.'),
          bug('WT', Math.round(total / (n - 1)), 'This is the mean of the given angles.'),
          bug('STOP', total, 'This is the sum of the given angles; subtract it from the sum of all the angles.'),
        ],
        // No interior angle is that large; a fraction would not be either.
        { suffix: '^\\circ', keep: (value) => value < 260 && Number.isInteger(value) },
      );
      return (
        answer && {
          parameters: { kind, known },
          stem: `${random.pick([
            `The measures of ${n - 1} of the interior angles of a ${names[n]} are ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
            `In a ${names[n]}, ${n - 1} of the ${n} interior angles measure ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
            `A plot of land has the shape of a ${names[n]}. All but one of its interior angles measure ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
            `The outline of a sign is a ${names[n]}. The measures of ${n - 1} of its interior angles are ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
            `A logo is drawn as a ${names[n]}. All but one of its interior angles measure ${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
          ])} What is the measure of the remaining interior angle${answer.format === 'spr' ? ', in degrees' : ''}?`,
          answer,
          steps: [
            `A polygon with ${math('n')} sides can be split into ${math('n-2')} triangles, so its interior angles add up to ${math('(n-2)\\cdot 180')} degrees.`,
            `For a ${names[n]}, the sum is ${math(`(${n}-2)\\cdot 180=${sum}`)}.`,
            `The remaining angle is ${math(`${sum}-(${known.join('+')})=${key}`)} degrees.`,
            `Check: ${math(`${known.join('+')}+${key}=${sum}`)}.`,
          ],
          takeaway: 'The interior angles of a polygon with n sides add up to (n − 2)·180°.',
        }
      );
    }
    const n = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24] as const);
    const inside = ((n - 2) * 180) / n;
    const outside = 360 / n;
    const key = kind === 'sides' ? n : kind === 'outside' ? outside : inside;
    if (!Number.isInteger(inside)) return null;
    const byOutside = random.chance(1, 2);
    const shaped = kind === 'outside' ? [] : things.filter(([, sides]) => sides.includes(n)).map(([name]) => name);
    const thing = shaped.length > 0 ? random.pick(shaped) : '';
    const polygon = names[n] ? `regular ${names[n]}` : `regular polygon with ${n} sides`;
    // Asked for as a number x, or as a measure.
    const asValue = kind !== 'sides' && random.chance(1, 3);
    const answer = sizeAnswer(
      random,
      random.chance(1, 2) ? 'spr' : 'choice',
      key,
      kind === 'sides'
        ? `An exterior angle is ${math(`\\frac{360}{${n}}=${outside}`)} degrees.`
        : `The interior angles add up to ${math(`(${n}-2)\\cdot 180=${(n - 2) * 180}`)} degrees.`,
      kind === 'sides'
        ? [
            bug('SUPP', over(360, inside), 'This divides 360 by the interior angle; 360° is the sum of the exterior angles.'),
            bug('SUPP', over(180, outside), 'This divides 180 by the exterior angle; the exterior angles add up to 360°.'),
            bug('SUPP', over(720, outside), 'This divides 720 by the exterior angle; the exterior angles add up to 360°.'),
            bug('STOP', n + 2, 'This adds 2; the polygon can be split into two triangles fewer than it has sides.'),
            bug('STOP', n - 2, 'This is the number of triangles; the polygon has two more sides than that.'),
          ]
        : [
            bug('SUPP', kind === 'outside' ? inside : outside, `This is the ${kind === 'outside' ? 'interior' : 'exterior'} angle.`),
            bug('STOP', (n - 2) * 180, 'This is the sum of all interior angles; divide by the number of sides.'),
            bug('SUPP', over((n - 1) * 180, n), `This uses ${math('n-1')} triangles; there are ${math('n-2')}.`),
            bug('SUPP', over(180, n), 'This divides 180 by the number of sides.'),
            ...(kind === 'outside'
              ? [
                  bug('SUPP', over(720, n), 'This divides 720 by the number of sides; the exterior angles add up to 360°.'),
                  bug('SUPP', over(360, n - 2), 'This divides 360 by the number of triangles; divide by the number of sides.'),
                ]
              : []),
            bug('SUPP', over((n - 3) * 180, n), `This uses ${math('n-3')} triangles; there are ${math('n-2')}.`),
          ],
      kind === 'sides'
        ? { keep: (value) => value >= 3 && Number.isInteger(value) }
        : { ...(!asValue && { suffix: '^\\circ' }), keep: (value) => Number.isInteger(value) && (value < 180 || value === (n - 2) * 180) },
    );
    const told = byOutside ? `each exterior angle measures ${deg(outside)}` : `each interior angle measures ${deg(inside)}`;
    const x = math('x^\\circ');
    const which = kind === 'outside' ? 'exterior' : 'interior';
    const unit = answer?.format === 'spr' ? ', in degrees,' : '';
    return (
      answer && {
        parameters: { kind, n, byOutside: kind === 'sides' && byOutside, thing },
        stem:
          kind === 'sides'
            ? random.pick([
                `In a regular polygon, ${told}. How many sides does the polygon have?`,
                ...(thing && n !== 8 ? [`${thing} has the shape of a regular polygon in which ${told}. How many sides does the polygon have?`] : []),
                `A regular polygon has ${math('n')} sides, and ${told}. What is the value of ${math('n')}?`,
                `What is the number of sides of a regular polygon if ${told}?`,
              ])
            : asValue
              ? random.pick([
                  `Each ${which} angle of a ${polygon} measures ${x}. What is the value of ${math('x')}?`,
                  `The measure of each ${which} angle of a ${polygon} is ${x}. What is the value of ${math('x')}?`,
                  `In a ${polygon}, the measure of each ${which} angle is ${x}. What is the value of ${math('x')}?`,
                  ...(thing ? [`${thing} has the shape of a ${polygon}, and each ${which} angle measures ${x}. What is the value of ${math('x')}?`] : []),
                ])
              : random.pick([
                  `What is the measure${unit} of each ${which} angle of a ${polygon}?`,
                  `In a ${polygon}, what is the measure${unit} of each ${which} angle?`,
                  `All the sides of ${n === 8 ? 'an' : 'a'} ${polygon.replace('regular ', '')} have the same length, and all its angles have the same measure. What is the measure${unit} of each ${which} angle?`,
                  ...(thing
                    ? [`${thing} has the shape of a ${polygon}. What is the measure${unit} of each ${which} angle of the ${names[n] ?? 'polygon'}?`]
                    : []),
                ]),
        answer,
        steps: [
          'The exterior angles of any polygon add up to 360°, and an interior angle and the exterior angle next to it add up to 180°.',
          kind === 'sides'
            ? `${byOutside ? '' : `The exterior angle is ${math(`180-${inside}=${outside}`)} degrees. `}The number of sides is ${math(`\\frac{360}{${outside}}=${n}`)}.`
            : `The exterior angle is ${math(`\\frac{360}{${n}}=${outside}`)} degrees${kind === 'each' ? `, so the interior angle is ${math(`180-${outside}=${inside}`)} degrees` : ''}.`,
          `Check: ${math(`${n}\\cdot ${inside}=(${n}-2)\\cdot 180`)}.`,
        ],
        takeaway: 'For regular polygons, start with the exterior angle: 360° divided by the number of sides.',
      }
    );
  },
};
