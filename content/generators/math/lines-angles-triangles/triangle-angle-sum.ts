/** AN-c: angle sum and exterior angle of a triangle. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { apexFromAngles, between, centroid, type Point, sketch } from '#content/figures/geometry.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const names = triangleNames.slice(0, 6);

/** Nobody takes a sharp angle for an obtuse one that is drawn or told, or a half beside whole numbers. */
const likely = (value: number, key: number) => Number.isInteger(value) && value < 180 && value >= 15 && value > key / 3;

/** Two angles are given; the third is asked. */
function third(random: Random): Draft | null {
  const [A, B, C] = random.pick(names);
  const [a, b] = [random.int(28, 110), random.int(28, 100)];
  const key = 180 - a - b;
  if (key < 25 || new Set([a, b, key]).size < 3 || a === 90 || b === 90) return null;
  const drawn = random.chance(2, 3);
  const base: [Point, Point] = [
    [0, 0],
    [10, 0],
  ];
  const place = random.int(0, 2);
  // The asked angle may stand at any corner: the labels go round.
  const sizes = [
    [key, a, b],
    [a, key, b],
    [a, b, key],
  ][place] as [number, number, number];
  const top = apexFromAngles(10, sizes[0], sizes[1]);
  const shape: Point[] = [...base, top];
  const label = (size: number) => (size === key ? 'x°' : `${size}°`);
  const figure = drawn
    ? sketch({
        title: `Triangle ${A}${B}${C}`,
        alt: `Triangle ${A}${B}${C}. The angle at ${A}, lower left, is labeled ${label(sizes[0])}, the angle at ${B}, lower right, ${label(sizes[1])}, and the angle at ${C}, at the top, ${label(sizes[2])}.`,
        items: [
          { type: 'polygon', points: shape },
          { type: 'angle', at: base[0], between: [base[1], top], label: label(sizes[0]) },
          { type: 'angle', at: base[1], between: [base[0], top], label: label(sizes[1]) },
          { type: 'angle', at: top, between: base, label: label(sizes[2]) },
          { type: 'name', at: base[0], label: A, awayFrom: centroid(shape) },
          { type: 'name', at: base[1], label: B, awayFrom: centroid(shape) },
          { type: 'name', at: top, label: C, awayFrom: centroid(shape) },
        ],
        width: 280,
      })
    : null;
  if (drawn && !figure) return null;
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The three angles add up to ${math('180^\\circ')}.`,
    bugs: [
      bug('STOP', a + b, 'This is the sum of the two given angles; subtract it from 180.'),
      bug('STOP', 180 - a, `This leaves the ${b}° angle out of the sum; subtract it, too.`),
      bug('STOP', 180 - b, `This leaves the ${a}° angle out of the sum; subtract it, too.`),
      bug('SUPP', 90 - Math.min(a, b), 'This subtracts from 90; the angles of a triangle add up to 180 degrees.'),
      bug(
        'HALF',
        rat(180 - Math.max(a, b), 2),
        'This uses only the larger given angle and assumes the other two are equal; subtract both given angles from 180°.',
      ),
      bug('SUPP', Math.abs(a - b), 'This is the difference of the two given angles; subtract their sum from 180.'),
      bug('CORR', Math.min(a, b), `This assumes that the third angle is equal to one of the given angles; subtract both of them from 180°.`),
      bug('CORR', Math.max(a, b), `This assumes that the third angle is equal to one of the given angles; subtract both of them from 180°.`),
      bug('SUPP', 90 - Math.max(a, b), 'This subtracts from 90; the angles of a triangle add up to 180 degrees.'),
    ],
    keep: (value) => likely(value, key),
  });
  return (
    answer && {
      parameters: { kind: 'third', sizes, drawn, name: A },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: figure
        ? random.pick([
            `In triangle ${math(`${A}${B}${C}`)} shown, what is the value of ${math('x')}?`,
            `The figure shows triangle ${math(`${A}${B}${C}`)}. What is the value of ${math('x')}?`,
          ])
        : random.pick([
            `In triangle ${math(`${A}${B}${C}`)}, the measure of angle ${math(A)} is ${math(`${a}^\\circ`)} and the measure of angle ${math(B)} is ${math(`${b}^\\circ`)}. What is the measure, in degrees, of angle ${math(C)}?`,
            `Two angles of a triangle measure ${math(`${a}^\\circ`)} and ${math(`${b}^\\circ`)}. What is the measure, in degrees, of the third angle of the triangle?`,
          ]),
      answer,
      steps: [
        `The angles of a triangle add up to ${math('180^\\circ')}.`,
        `The third angle is ${math(`180^\\circ-${a}^\\circ-${b}^\\circ=${key}^\\circ`)}.`,
        `Check: ${math(`${a}+${b}+${key}=180`)}.`,
      ],
      takeaway: 'The three angles of any triangle add up to 180°.',
    }
  );
}

/** One side is extended; the exterior angle equals the two remote angles together. */
function exterior(random: Random): Draft | null {
  const [A, B, C] = random.pick(names);
  const [a, c] = [random.int(30, 80), random.int(30, 85)];
  const outer = a + c;
  if (outer < 65 || outer > 148 || a === c) return null;
  const askOuter = random.chance(1, 2);
  const key = askOuter ? outer : c;
  const base: [Point, Point] = [
    [0, 0],
    [8, 0],
  ];
  const top = apexFromAngles(8, a, 180 - outer);
  const far: Point = [13, 0];
  const D = A === 'A' ? 'D' : A === 'D' ? 'G' : A === 'X' ? 'W' : A === 'P' ? 'S' : A === 'J' ? 'M' : 'U';
  const figure = sketch({
    title: 'Triangle with an exterior angle',
    alt: `Triangle ${A}${B}${C} with side ${A}${B} extended beyond ${B} to ${D}. The angle at ${A} is labeled ${a}°, the angle at ${C}, at the top, ${askOuter ? `${c}°` : 'x°'}, and the angle outside the triangle at ${B}, between ${B}${C} and ${B}${D}, ${askOuter ? 'x°' : `${outer}°`}.`,
    items: [
      { type: 'polygon', points: [...base, top] },
      { type: 'segment', from: base[1], to: far },
      { type: 'angle', at: base[0], between: [base[1], top], label: `${a}°` },
      { type: 'angle', at: top, between: base, label: askOuter ? `${c}°` : 'x°' },
      { type: 'angle', at: base[1], between: [far, top], label: askOuter ? 'x°' : `${outer}°` },
      { type: 'name', at: base[0], label: A, awayFrom: [4, 2] },
      { type: 'length', from: between(base[0], base[1], 0.9), to: between(base[1], far, 0.16), label: B, awayFrom: top },
      { type: 'name', at: top, label: C, awayFrom: [4, 0] },
      { type: 'name', at: far, label: D, awayFrom: base[0] },
    ],
    width: 300,
  });
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key,
    why: `The exterior angle equals the sum of the two remote interior angles: ${math(`${a}+${c}=${outer}`)}.`,
    bugs: askOuter
      ? [
          bug('SUPP', 180 - outer, `This is the interior angle at ${math(B)}, next to the one in the question; subtract it from 180°.`),
          bug('SUPP', 180 - a, `This uses only the angle at ${math(A)}; add the angles at ${math(A)} and ${math(C)}.`),
          bug('SUPP', 180 - c, `This uses only the angle at ${math(C)}; add the angles at ${math(A)} and ${math(C)}.`),
          bug('SUPP', 360 - outer, 'This subtracts the sum of the remote interior angles from 360; the sum itself is the answer.'),
          bug('SUPP', Math.abs(a - c), 'This subtracts the two remote interior angles; the exterior angle is their sum.'),
        ]
      : [
          bug('SUPP', 180 - outer, `This is the interior angle at ${math(B)}; subtract the other two angles from 180° for the angle at ${math(C)}.`),
          bug(
            'SUPP',
            Math.abs(180 - outer - a),
            'This treats the exterior angle as if it were an interior angle; it is the sum of the two remote ones, so subtract the given angle from it.',
          ),
          bug('SUPP', 180 - a, `This uses only the angle at ${math(A)}; subtract it from the exterior angle.`),
          bug('SUPP', a + outer, 'This adds the given angle to the exterior angle; subtract it, since the exterior angle is the sum of the two remote ones.'),
          bug(
            'CORR',
            a,
            `This assumes that the angle at ${math(C)} is equal to the angle at ${math(A)}; subtract the one at ${math(A)} from the exterior angle.`,
          ),
          bug('SUPP', outer, 'This is the exterior angle itself; subtract the given remote angle from it.'),
        ],
    keep: (value) => likely(value, key),
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'exterior', a, c, askOuter, name: A },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, point ${math(B)} lies on ${math(`\\overline{${A}${D}}`)}. What is the value of ${math('x')}?`,
        `In the figure, side ${math(`${A}${B}`)} of triangle ${math(`${A}${B}${C}`)} is extended to point ${math(D)}. What is the value of ${math('x')}?`,
      ]),
      answer,
      steps: [
        `An exterior angle of a triangle equals the sum of the two remote interior angles (the two not next to it).`,
        askOuter ? `${math(`x=${a}+${c}=${outer}`)}.` : `${math(`${a}+x=${outer}`)}, so ${math(`x=${outer}-${a}=${c}`)}.`,
        `Check: the interior angle at ${math(B)} is ${math(`180^\\circ-${outer}^\\circ=${180 - outer}^\\circ`)}, and ${math(`${a}+${c}+${180 - outer}=180`)}.`,
      ],
      takeaway: 'An exterior angle of a triangle equals the sum of the two remote interior angles.',
    }
  );
}

/** Three angles in terms of one letter. */
function algebra(random: Random): Draft | null {
  const [A, B, C] = random.pick(names);
  const [p, q] = [random.int(2, 5), random.int(1, 4)];
  const [r, s] = [random.int(-30, 40), random.int(-20, 40)];
  const x = rat(180 - r - s, 1 + p + q);
  if (x.d !== 1n || r === 0 || p === q) return null;
  const value = Number(x.n);
  const sizes = [value, p * value + r, q * value + s];
  if (sizes.some((size) => size < 15) || new Set(sizes).size < 3 || value < 8) return null;
  const show = (m: number, k: number) => `${m === 1 ? '' : m}x${k === 0 ? '' : `${k < 0 ? '-' : '+'}${Math.abs(k)}`}`;
  const degrees = (m: number, k: number) => math(k === 0 ? `${show(m, k)}^\\circ` : `(${show(m, k)})^\\circ`);
  const askLargest = random.chance(1, 2);
  const largest = Math.max(...sizes);
  const key = askLargest ? largest : value;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `With ${math(`x=${value}`)}, the angles are ${sizes
      .map((size) => math(`${size}^\\circ`))
      .join(', ')
      .replace(/, (?=[^,]*$)/, ', and ')}.`,
    bugs: [
      askLargest
        ? bug('STOP', value, `This is the value of ${math('x')}; put it into the expressions, and take the largest.`)
        : bug('STOP', largest, `This is the measure of the largest angle; solve its expression for ${math('x')}.`),
      bug(
        'SUPP',
        askLargest ? 180 - largest : rat(360 - r - s, 1 + p + q),
        askLargest
          ? 'This is the sum of the two smaller angles; subtract it from 180°.'
          : `This uses a total of ${math('360^\\circ')}; in a triangle, it is ${math('180^\\circ')}.`,
      ),
      bug(
        askLargest ? 'STOP' : 'SUPP',
        askLargest ? Math.min(...sizes) : rat(180 + r + s, 1 + p + q),
        askLargest
          ? 'This is the smallest angle; compare the values of all three.'
          : 'This moves the constants to the other side without changing their signs; do the opposite on both sides.',
      ),
      bug(
        'SUPP',
        askLargest ? sizes.reduce((sum, size) => sum + size, 0) / 3 : rat(180, 1 + p + q),
        askLargest ? 'This is the mean of the three angles; solve for the unknown first.' : 'This ignores the constants; move them to the other side first.',
      ),
      bug(
        'STOP',
        sizes.toSorted((u, v) => u - v)[1] ?? 0,
        askLargest
          ? 'This is the middle-sized angle of the three; compare all of them.'
          : `This is the measure of one of the other angles; solve for ${math('x')}.`,
      ),
      askLargest
        ? bug('SUPP', largest + Math.min(...sizes), 'This is the sum of the largest and the smallest angle; take only the largest.')
        : bug('SUPP', rat(90 - r - s, 1 + p + q), `This uses a total of ${math('90^\\circ')}; in a triangle, it is ${math('180^\\circ')}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'algebra', p, q, r, s, askLargest, name: A },
      stem: `In triangle ${math(`${A}${B}${C}`)}, the measures of angles ${math(A)}, ${math(B)}, and ${math(C)} are ${math('x^\\circ')}, ${degrees(p, r)}, and ${degrees(q, s)}, respectively. What is the ${askLargest ? 'measure, in degrees, of the largest angle of the triangle' : `value of ${math('x')}`}?`,
      answer,
      steps: [
        `The three angles add up to ${math('180^\\circ')}; use this to write an equation for ${math('x')}.`,
        `${math(`x+${p === 1 || r !== 0 ? `(${show(p, r)})` : show(p, r)}+${s === 0 ? show(q, s) : `(${show(q, s)})`}=180`)}, so ${math(`${1 + p + q}x${r + s === 0 ? '' : `${r + s < 0 ? '-' : '+'}${Math.abs(r + s)}`}=180`)} and ${math(`x=${value}`)}.`,
        `The angles measure ${sizes
          .map((size) => math(`${size}^\\circ`))
          .join(', ')
          .replace(/, (?=[^,]*$)/, ', and ')}${askLargest ? `; the largest is ${math(`${largest}^\\circ`)}` : ''}.`,
        `Check: ${math(`${sizes.join('+')}=180`)}.`,
      ],
      takeaway: 'Set the sum of the angles equal to 180, solve for x, and then check what the question asks for.',
    }
  );
}

const draft = (random: Random, level: Difficulty) => (level === 1 ? third(random) : random.pick([exterior, algebra])(random));

export const triangleAngleSum: Generator = { archetype: 'AN-c', topicId: 27, version: 3, levels: [1, 2], skillTags: ['triangles', 'angle-sum'], draft };
