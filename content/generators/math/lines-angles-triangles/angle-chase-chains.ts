/** The level-5 angle chases of AN-j: bisectors that meet, and a chain of isosceles triangles. */
import type { Random } from '#core/random.ts';
import { apexFromAngles, between, type Point, polar, sketch } from '#content/figures/geometry.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { cornerNames as corners } from './corner-names.ts';

/** Bisectors of two angles of a triangle meet at P. */
export function bisectors(random: Random): Draft | null {
  const [A, B, C] = random.pick(corners);
  const point = A === 'P' ? 'T' : 'P';
  const forward = random.chance(1, 2);
  const literal = random.chance(1, 2);
  const [left, right] = [random.int(22, 40), random.int(22, 40)];
  if (left === right) return null;
  const apex = 180 - 2 * (left + right);
  const meeting = 180 - left - right;
  // At 60° and 90° a wrong expression takes the right value in the drawing.
  if (apex < 20 || apex > 100 || apex === 60 || apex === 90) return null;
  const ends = [
    [0, 0],
    [7, 0],
  ] as const;
  const top = apexFromAngles(7, 2 * left, 2 * right);
  const meet = apexFromAngles(7, left, right);
  const known = literal ? 'a' : forward ? `${apex}` : `${meeting}`;
  const label = (inner: boolean) => (inner === forward ? (literal ? null : 'x°') : `${known}°`);
  const [topLabel, meetLabel] = [label(false), label(true)];
  const figure = sketch({
    title: 'Angle bisectors of a triangle',
    alt: `Triangle ${A}${B}${C} with ${A} at the top. From ${B} and from ${C} segments are drawn to a point ${point} inside the triangle.${topLabel ? ` The angle at ${A} is labeled ${topLabel}.` : ''}${meetLabel ? ` The angle ${B}${point}${C} is labeled ${meetLabel}.` : ''}`,
    items: [
      { type: 'polygon', points: [...ends, top] },
      { type: 'segment', from: ends[0], to: meet },
      { type: 'segment', from: ends[1], to: meet },
      ...(topLabel ? [{ type: 'angle', at: top, between: ends, label: topLabel } as const] : []),
      ...(meetLabel ? [{ type: 'angle', at: meet, between: ends, label: meetLabel, radius: 18 } as const] : []),
      { type: 'name', at: top, label: A, awayFrom: [3.5, 0] },
      { type: 'name', at: ends[0], label: B, awayFrom: meet },
      { type: 'name', at: ends[1], label: C, awayFrom: meet },
      { type: 'name', at: meet, label: point, awayFrom: [meet[0], 0] },
    ],
    height: 220,
  });
  const opening = `In the figure shown, ${math(`\\overline{${B}${point}}`)} bisects angle ${math(`${A}${B}${C}`)} and ${math(`\\overline{${C}${point}}`)} bisects angle ${math(`${A}${C}${B}`)}.`;
  const idea = `Let the bisected angles be ${math('2u')} at ${math(B)} and ${math('2v')} at ${math(C)}. Use the sum of the angles in the large triangle and in triangle ${math(`${B}${point}${C}`)}.`;
  const takeaway = 'You do not need u and v themselves: their sum is enough to connect the two triangles.';
  if (!figure) return null;
  if (literal) {
    const wrong: WrongOption[] = [];
    const push = (latex: string, value: string, misconception: Misconception, why: string) => wrong.push({ text: math(latex), value, misconception, why });
    push(
      forward ? '180-a' : '180-a',
      '180-a',
      'SUPP',
      forward
        ? 'This is the sum of the two full base angles; halve it, and subtract that from 180° for the angle inside.'
        : `This is half the sum of the angles at ${math(B)} and ${math(C)}; double it, and then subtract from 180.`,
    );
    push(
      forward ? '90-\\frac{a}{2}' : '180-2a',
      forward ? '90-a/2' : '180-2a',
      'STOP',
      forward
        ? `This is the sum of the other two angles of triangle ${math(`${B}${point}${C}`)}; subtract it from 180.`
        : `This subtracts twice the angle ${math('a')}; subtract twice ${math('180-a')} instead.`,
    );
    push(
      forward ? '180-\\frac{a}{2}' : '360-2a',
      forward ? '180-a/2' : '360-2a',
      'HALF',
      forward
        ? 'This takes half of only the angle at the top; 180 must be divided by 2 too.'
        : `This is the sum of the angles at ${math(B)} and ${math(C)}; subtract it from 180.`,
    );
    push(
      forward ? '90+a' : 'a-90',
      forward ? '90+a' : 'a-90',
      'HALF',
      forward ? `This adds all of ${math('a')} to 90; add only half of it.` : 'This is half of the angle; the bisectors make it twice as large.',
    );
    if (!forward) push('\\frac{a}{2}', 'a/2', 'HALF', `This takes half of the given angle; the bisectors halve the angles at ${math(B)} and ${math(C)}.`);
    return {
      parameters: { kind: 'bisectors', left, right, forward, literal, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `${opening} If the measure of angle ${math(forward ? `${B}${A}${C}` : `${B}${point}${C}`)} is ${math('a^\\circ')}, which expression represents the measure, in degrees, of angle ${math(forward ? `${B}${point}${C}` : `${B}${A}${C}`)}?`,
      answer: {
        format: 'choice',
        correct: {
          text: math(forward ? '90+\\frac{a}{2}' : '2a-180'),
          value: 'key',
          why: forward ? `${math('180-\\frac{180-a}{2}=90+\\frac{a}{2}')}.` : `${math('180-2(180-a)=2a-180')}.`,
        },
        wrong,
      },
      steps: [
        idea,
        forward
          ? `Large triangle: ${math('a+2u+2v=180')}, so ${math('u+v=\\frac{180-a}{2}')}.`
          : `Small triangle: ${math('a+u+v=180')}, so ${math('u+v=180-a')}.`,
        forward
          ? `Small triangle: the angle is ${math('180-(u+v)=180-\\frac{180-a}{2}=90+\\frac{a}{2}')}.`
          : `Large triangle: the angle is ${math('180-2(u+v)=180-2(180-a)=2a-180')}.`,
        forward
          ? `Check with an equilateral triangle: ${math('a=60')} gives ${math('90+30=120')}, and ${math('180-30-30=120')}.`
          : `Check with an equilateral triangle: ${math('a=120')} gives ${math('2(120)-180=60')}.`,
      ],
      takeaway,
    };
  }
  const key = forward ? meeting : apex;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: forward ? `${math(`90+\\frac{${apex}}{2}=${meeting}`)}.` : `${math(`180-2(180-${meeting})=${apex}`)}.`,
    bugs: forward
      ? [
          bug('STOP', 180 - meeting, `This is the sum of the other two angles of triangle ${math(`${B}${point}${C}`)}; subtract it from 180.`),
          bug('SUPP', 180 - apex, `This is the sum of the angles at ${math(B)} and ${math(C)}; subtract it from 180.`),
          bug('HALF', 90 + apex, 'This adds the full angle at the top to 90; add only half of it.'),
          bug('HALF', rat(360 - apex, 2), 'This takes half of only the angle at the top; 180 must be divided by 2 too.'),
        ]
      : [
          bug('STOP', 180 - meeting, `This is half the sum of the angles at ${math(B)} and ${math(C)}; double it, and then subtract from 180.`),
          bug('STOP', 360 - 2 * meeting, `This is the sum of the angles at ${math(B)} and ${math(C)}; subtract it from 180.`),
          bug('HALF', rat(meeting, 2), `This takes half of the given angle; the bisectors halve the angles at ${math(B)} and ${math(C)}.`),
          bug('HALF', meeting - 90, 'This is half of the angle; the bisectors make it twice as large.'),
          bug('SUPP', rat(180 - meeting, 2), `This takes half of ${math(`180-${meeting}`)}; double it, and subtract that from 180.`),
        ],
  });
  return (
    answer && {
      parameters: { kind: 'bisectors', left, right, forward, literal, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `${opening} What is the value of ${math('x')}?`,
      answer,
      steps: [
        idea,
        forward
          ? `Large triangle: ${math(`${apex}+2u+2v=180`)}, so ${math(`u+v=${180 - meeting}`)}.`
          : `Small triangle: ${math(`${meeting}+u+v=180`)}, so ${math(`u+v=${180 - meeting}`)}.`,
        forward ? `Small triangle: ${math(`x=180-${180 - meeting}=${meeting}`)}.` : `Large triangle: ${math(`x=180-2\\cdot ${180 - meeting}=${apex}`)}.`,
        `Check: ${math(`${apex}+2\\cdot ${180 - meeting}=180`)} and ${math(`${meeting}+${180 - meeting}=180`)}.`,
      ],
      takeaway,
    }
  );
}

/** AD = BD = BC with D on AC: a chain of two isosceles triangles. */
export function chain(random: Random): Draft | null {
  const [A, B, C, D] = random.pick(corners);
  const small = random.int(16, 40);
  const turn = 180 - 4 * small;
  if (turn < 18 || Math.abs(turn - small) < 3) return null;
  // A at the left end of the base AC, B at the top.
  const start: Point = [0, 0];
  const step = 1;
  const point: Point = [step, 0];
  const top = polar(point, step, 2 * small);
  const end: Point = [step + 2 * step * Math.cos((2 * small * Math.PI) / 180), 0];
  const ask = random.pick(['small', 'whole'] as const);
  const key = ask === 'small' ? small : 180 - 3 * small;
  const figure = sketch({
    title: 'Two isosceles triangles side by side',
    alt: `Triangle ${A}${B}${C} with base ${A}${C} and ${B} at the top. Point ${D} lies on ${A}${C}, and segment ${B}${D} is drawn. Segments ${A}${D}, ${B}${D}, and ${B}${C} carry the same tick mark. Angle ${D}${B}${C} is labeled ${turn}°${ask === 'small' ? `, and the angle at ${A} is labeled x°` : ''}.`,
    items: [
      { type: 'polygon', points: [start, end, top] },
      { type: 'segment', from: point, to: top },
      { type: 'tick', from: start, to: point },
      { type: 'tick', from: point, to: top },
      { type: 'tick', from: top, to: end },
      { type: 'angle', at: top, between: [point, end], label: `${turn}°`, ...(turn < 40 && { radius: 34 }) },
      ...(ask === 'small' ? [{ type: 'angle', at: start, between: [end, top], label: 'x°', radius: 36 } as const] : []),
      { type: 'name', at: start, label: A, awayFrom: end },
      { type: 'name', at: top, label: B, awayFrom: between(start, end, 0.6) },
      { type: 'name', at: end, label: C, awayFrom: start },
      { type: 'length', from: between(start, point, 0.95), to: between(point, end, 0.05), label: D, awayFrom: top },
    ],
    width: 300,
    height: 220,
  });
  const base = 2 * small;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The angle at ${math(A)} is ${small}°.`,
    bugs:
      ask === 'small'
        ? [
            bug('STOP', base, `This is the angle at ${math(C)}; the angle at ${math(A)} is half of that.`),
            bug(
              'SUPP',
              180 - base,
              `This is angle ${math(`${A}${D}${B}`)}; subtract it from 180° for the angle at ${math(D)} in the other triangle, and halve that.`,
            ),
            bug(
              'STOP',
              180 - turn,
              `This is the sum of the angles of triangle ${math(`${B}${D}${C}`)} at ${math(D)} and ${math(C)}; they are equal, so halve it.`,
            ),
            bug('HALF', rat(small, 2), `This divides the angle at ${math(C)} by 4; angle ${math(`${B}${D}${C}`)} is twice the angle at ${math(A)}.`),
            bug('CORR', rat(turn, 2), `This takes half of the given angle; the angle at ${math(A)} is half of angle ${math(`${B}${D}${C}`)}.`),
          ]
        : [
            bug('STOP', small, `This is angle ${math(`${A}${B}${D}`)}, which is only part of the angle in the question; add the other part.`),
            bug('STOP', base, `This is the angle at ${math(C)}; subtract it and the angle at ${math(A)}, which is ${small}°, from 180°.`),
            bug('CORR', turn + base, `This adds the angle at ${math(C)} to the given angle; angle ${math(`${A}${B}${D}`)} is half of that angle.`),
            ...(turn < 90
              ? [
                  bug(
                    'CORR',
                    2 * turn,
                    `This assumes that ${math(`\\overline{${B}${D}}`)} bisects the angle, which is not given; find the two parts one by one.`,
                  ),
                ]
              : []),
            bug(
              'SUPP',
              180 - turn,
              `This is the sum of the angles at ${math(D)} and ${math(C)} in triangle ${math(`${B}${D}${C}`)}; add angle ${math(`${A}${B}${D}`)}, ${small}°, to the given ${turn}°.`,
            ),
          ],
  });
  return (
    figure &&
    answer && {
      parameters: { kind: 'chain', small, ask, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `In the figure shown, point ${math(D)} lies on ${math(`\\overline{${A}${C}}`)}, and ${math(`${A}${D}=${B}${D}=${B}${C}`)}. The measure of angle ${math(`${D}${B}${C}`)} is ${math(`${turn}^\\circ`)}. ${ask === 'small' ? `What is the value of ${math('x')}?` : `What is the measure, in degrees, of angle ${math(`${A}${B}${C}`)}?`}`,
      answer,
      steps: [
        `Use the isosceles triangles one at a time. In triangle ${math(`${B}${D}${C}`)}, the angles at ${math(D)} and ${math(C)} are equal: each is ${math(`\\frac{180^\\circ-${turn}^\\circ}{2}=${base}^\\circ`)}.`,
        `Angle ${math(`${B}${D}${C}`)} is an exterior angle of triangle ${math(`${A}${B}${D}`)}, whose angles at ${math(A)} and ${math(B)} are equal, so each of these is ${math(`\\frac{${base}^\\circ}{2}=${small}^\\circ`)}.`,
        ask === 'small' ? `So ${math(`x=${small}`)}.` : `Angle ${math(`${A}${B}${C}`)} is ${math(`${small}^\\circ+${turn}^\\circ=${key}^\\circ`)}.`,
        `Check in triangle ${math(`${A}${B}${C}`)}: ${math(`${small}+${small + turn}+${base}=180`)}.`,
      ],
      takeaway: 'In a chain of isosceles triangles, an exterior angle of one is a base angle of the next.',
    }
  );
}
