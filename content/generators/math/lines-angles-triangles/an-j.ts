/** AN-j: an angle found through several facts, with numbers or with a letter. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { apexFromAngles, between, centroid, polar, sketch, type Point } from '../../../figures/geometry.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { bug, math, over, sizeAnswer } from '../geometry-kit.ts';

const corners = [['A', 'B', 'C', 'D'], ['P', 'Q', 'R', 'S'], ['J', 'K', 'L', 'M'], ['R', 'S', 'T', 'U']] as const;

/** A zigzag between parallels: the angle at the bend is the sum of the two outer ones. */
function zigzag(random: Random): Draft | null {
  const [upper, lower] = random.pick([['m', 'n'], ['p', 'q'], ['j', 'k'], ['r', 's']] as const);
  const [a, b] = [random.int(28, 68), random.int(28, 68)];
  if (a === b) return null;
  const asked = random.chance(1, 2);
  const obtuse = random.chance(1, 2);
  // The bend is at the origin; the two segments rise and fall to the left and end on the lines.
  const top: Point = [-3.2 / Math.tan((a * Math.PI) / 180), 3.2];
  const bottom: Point = [-2.8 / Math.tan((b * Math.PI) / 180), -2.8];
  const leftMost = Math.min(top[0], bottom[0]) - 3.2;
  const [upperEnds, lowerEnds] = [[[leftMost, 3.2], [2.6, 3.2]], [[leftMost, -2.8], [2.6, -2.8]]] as const;
  const shownTop = obtuse ? 180 - a : a;
  const key = asked ? a + b : b;
  const figure = sketch({
    title: 'Bent path between two parallel lines',
    alt: `Parallel lines ${upper} (above) and ${lower} (below). A path goes from a point on ${upper} down to the right to a bend and then down to the left to a point on ${lower}. The angle at the upper point between the path and the ${obtuse ? 'left' : 'right'} part of ${upper} is ${shownTop}°, the angle at the bend is labeled ${asked ? 'x°' : `${a + b}°`}, and the angle at the lower point with the right part of ${lower} is labeled ${asked ? `${b}°` : 'x°'}. Figure drawn to scale.`,
    items: [
      { type: 'segment', from: upperEnds[0], to: upperEnds[1], arrows: true },
      { type: 'segment', from: lowerEnds[0], to: lowerEnds[1], arrows: true },
      { type: 'segment', from: top, to: [0, 0] },
      { type: 'segment', from: [0, 0], to: bottom },
      { type: 'angle', at: top, between: [obtuse ? upperEnds[0] : upperEnds[1], [0, 0]], label: `${shownTop}°` },
      { type: 'angle', at: [0, 0], between: [top, bottom], label: asked ? 'x°' : `${a + b}°` },
      { type: 'angle', at: bottom, between: [lowerEnds[1], [0, 0]], label: asked ? `${b}°` : 'x°' },
      { type: 'name', at: upperEnds[1], label: upper, awayFrom: upperEnds[0] },
      { type: 'name', at: lowerEnds[1], label: lower, awayFrom: lowerEnds[0] },
    ],
    width: 280,
    height: 210,
  });
  const bugs = asked ? [
    bug('SUPP', 180 - a - b, `This treats the angle at the bend as the third angle of a triangle with the other two.`),
    bug('SUPP', obtuse ? shownTop - b : a, obtuse ? `This subtracts ${b} from the obtuse angle; its supplement has to be used.` : 'This takes the angle at the bend to be equal to the upper angle.'),
    bug('SUPP', 360 - a - b, 'This is the angle on the other side of the bend.'),
    bug('SUPP', Math.abs(a - b), 'This subtracts the two angles instead of adding them.'),
    bug('SUPP', 90 + over2(a + b), 'This adds half of the sum to a right angle.'),
  ] : [
    bug('SUPP', a, 'This takes the two outer angles to be equal.'),
    bug('SUPP', 180 - a - b, `This treats the three angles as the angles of a triangle.`),
    bug('SUPP', Math.abs(180 - a - (a + b)), `This subtracts the angle at the bend from the supplement of the upper angle.`),
    bug('STOP', 180 - b, 'This is the supplement of the angle asked for.'),
    bug('SUPP', over(a + b, 2), 'This halves the angle at the bend, as if the path bent evenly.'),
  ];
  const answer = sizeAnswer(random, random.chance(1, 3) ? 'spr' : 'choice', key, `The angle at the bend is the sum ${math(`${a}+${b}=${a + b}`)}.`, bugs);
  return figure && answer && {
    parameters: { kind: 'zigzag', a, b, asked, obtuse, upper },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([`In the figure shown, line ${math(upper)} is parallel to line ${math(lower)}. What is the value of ${math('x')}?`, `Lines ${math(upper)} and ${math(lower)} in the figure shown are parallel. What is the value of ${math('x')}?`]),
    answer,
    steps: [
      `Draw a line through the bend parallel to the two lines. It splits the angle at the bend into two angles, each an alternate angle to one at a line.`,
      obtuse ? `The upper angle on the right is ${math(`180^\\circ-${shownTop}^\\circ=${a}^\\circ`)}, which is also the upper part of the angle at the bend.` : `The upper part of the angle at the bend is ${math(`${a}^\\circ`)}, by alternate angles.`,
      asked ? `The lower part is ${math(`${b}^\\circ`)}, so ${math(`x=${a}+${b}=${a + b}`)}.` : `The lower part is ${math(`${a + b}^\\circ-${a}^\\circ=${b}^\\circ`)}, and by alternate angles ${math(`x=${b}`)}.`,
      `Check: ${math(`${a}+${b}=${a + b}`)}, the whole angle at the bend.`,
    ],
    takeaway: 'A bend between parallels calls for a helping line: draw the parallel through the bend.',
  };
}
const over2 = (value: number) => Math.round(value / 2);

/** An isosceles triangle on a parallel: exterior angle, base angle, apex angle. */
function isosceles(random: Random): Draft | null {
  const [A, B, C, D] = random.pick(corners);
  const base = random.int(34, 72);
  const apex = 180 - 2 * base;
  const cut = random.int(14, base - 14);
  // D on side AC of triangle ABC with AB = AC; angle DBC = cut.
  const [left, right] = [[0, 0], [6, 0]] as const;
  const top = apexFromAngles(6, base, base);
  const end = apexFromAngles(6, cut, base);
  const outer = cut + base;
  const ask = random.pick(['ADB', 'apex'] as const);
  if (apex < 28 || cut < 18 || base - cut < 18) return null;
  const figure = sketch({
    title: `Triangle ${A}${B}${C} with a segment ${B}${D}`,
    alt: `Triangle ${A}${B}${C} with ${A} at the top; sides ${A}${B} and ${A}${C} carry the same tick mark. Point ${D} lies on ${A}${C}, and segment ${B}${D} is drawn. The angle ${D}${B}${C} is ${cut}°; ${ask === 'ADB' ? `the angle at ${A} is ${apex}° and angle ${A}${D}${B} is labeled x°` : `the angle ${A}${D}${B} is ${outer}° and the angle at ${A} is labeled x°`}. Figure drawn to scale.`,
    items: [
      { type: 'polygon', points: [left, right, top] },
      { type: 'segment', from: left, to: end },
      { type: 'tick', from: left, to: top },
      { type: 'tick', from: right, to: top },
      { type: 'angle', at: left, between: [right, end], label: `${cut}°`, radius: 40 },
      { type: 'angle', at: top, between: [left, right], label: ask === 'ADB' ? `${apex}°` : 'x°' },
      { type: 'angle', at: end, between: [top, left], label: ask === 'ADB' ? 'x°' : `${outer}°`, radius: 16 },
      { type: 'name', at: top, label: A, awayFrom: [3, 0] },
      { type: 'name', at: left, label: B, awayFrom: centroid([right, top]) },
      { type: 'name', at: right, label: C, awayFrom: centroid([left, top]) },
      { type: 'name', at: end, label: D, awayFrom: left },
    ],
    width: 250,
    height: 230,
  });
  const key = ask === 'ADB' ? outer : apex;
  const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', key, `The base angles are ${base}°.`, ask === 'ADB' ? [
    bug('SUPP', 180 - outer, `This is angle ${math(`${B}${D}${C}`)}, next to the one asked for.`),
    bug('STOP', base, `This is the base angle of triangle ${math(`${A}${B}${C}`)}.`),
    bug('CORR', 180 - apex - cut, `This uses the ${cut}° angle as if it were in triangle ${math(`${A}${B}${D}`)}.`),
    bug('CORR', apex + cut, 'This adds the two given angles.'),
    bug('CORR', 180 - 2 * cut, `This takes triangle ${math(`${B}${D}${C}`)} to be isosceles.`),
  ] : [
    bug('STOP', outer - cut, `This is the base angle of triangle ${math(`${A}${B}${C}`)}.`),
    bug('CORR', 180 - outer, `This takes angle ${math(`${B}${D}${C}`)} for the angle at ${math(A)}.`),
    bug('CORR', 180 - outer - cut, `This uses the ${cut}° angle as if it were in triangle ${math(`${A}${B}${D}`)}.`),
    bug('CORR', outer - 2 * cut, 'This subtracts the given angle twice.'),
    bug('SUPP', over(180 - base, 2), 'This treats the base angle as the angle between the equal sides.'),
    bug('STOP', base + cut > 120 ? outer - 10 : 2 * base, `This is the sum of the two base angles.`),
  ]);
  return figure && answer && {
    parameters: { kind: 'isosceles', base, cut, ask, name: A },
    stimulus: { kind: 'figure', figure },
    stem: `In the figure shown, ${math(`${A}${B}=${A}${C}`)} and point ${math(D)} lies on ${math(`\\overline{${A}${C}}`)}. What is the value of ${math('x')}?`,
    answer,
    steps: ask === 'ADB'
      ? [`The equal sides make equal base angles at ${math(B)} and ${math(C)}.`, `Each base angle is ${math(`\\frac{180^\\circ-${apex}^\\circ}{2}=${base}^\\circ`)}.`, `Angle ${math(`${A}${D}${B}`)} is an exterior angle of triangle ${math(`${B}${D}${C}`)}: ${math(`x=${cut}+${base}=${outer}`)}.`, `Check in triangle ${math(`${A}${B}${D}`)}: ${math(`${apex}+${base - cut}+${outer}=180`)}.`]
      : [`Angle ${math(`${A}${D}${B}`)} is an exterior angle of triangle ${math(`${B}${D}${C}`)}, so it is the sum of the angles at ${math(B)} and ${math(C)} of that triangle.`, `The angle at ${math(C)} is ${math(`${outer}^\\circ-${cut}^\\circ=${base}^\\circ`)}.`, `The equal sides make equal base angles, so ${math(`x=180-2\\cdot ${base}=${apex}`)}.`, `Check in triangle ${math(`${A}${B}${D}`)}: ${math(`${apex}+${base - cut}+${outer}=180`)}.`],
    takeaway: 'Mark every angle you can find: equal sides give equal angles, and an exterior angle is the sum of the two remote ones.',
  };
}

/** Bisectors of two angles of a triangle meet at P. */
function bisectors(random: Random): Draft | null {
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
  const ends = [[0, 0], [7, 0]] as const;
  const top = apexFromAngles(7, 2 * left, 2 * right);
  const meet = apexFromAngles(7, left, right);
  const known = literal ? 'a' : forward ? `${apex}` : `${meeting}`;
  const label = (inner: boolean) => (inner === forward ? (literal ? null : 'x°') : `${known}°`);
  const [topLabel, meetLabel] = [label(false), label(true)];
  const figure = sketch({
    title: 'Angle bisectors of a triangle',
    alt: `Triangle ${A}${B}${C} with ${A} at the top. From ${B} and from ${C} segments are drawn to a point ${point} inside the triangle. ${topLabel ? `The angle at ${A} is labeled ${topLabel}. ` : ''}${meetLabel ? `The angle ${B}${point}${C} is labeled ${meetLabel}. ` : ''}Figure drawn to scale.`,
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
  const idea = `Let the bisected angles be ${math('2u')} at ${math(B)} and ${math('2v')} at ${math(C)}. Use the angle sum in the large triangle and in triangle ${math(`${B}${point}${C}`)}.`;
  const takeaway = 'You need not know u and v themselves: their sum is enough to link the two triangles.';
  if (!figure) return null;
  if (literal) {
    const wrong: WrongOption[] = [];
    const push = (latex: string, value: string, misconception: Misconception, why: string) => wrong.push({ text: math(latex), value, misconception, why });
    push(forward ? '180-a' : '180-a', '180-a', 'SUPP', forward ? 'This is the sum of the two whole angles at the base, not the angle at the point inside.' : `This is ${math('u+v')}, half of the two base angles together.`);
    push(forward ? '90-\\frac{a}{2}' : '180-2a', forward ? '90-a/2' : '180-2a', 'STOP', forward ? `This is ${math('u+v')}; it still has to be subtracted from 180.` : `This subtracts twice the angle ${math('a')} instead of twice ${math('180-a')}.`);
    push(forward ? '180-\\frac{a}{2}' : '360-2a', forward ? '180-a/2' : '360-2a', 'HALF', forward ? 'This halves only the angle at the top and forgets to halve 180.' : 'This is the sum of the two whole base angles.');
    push(forward ? '90+a' : 'a-90', forward ? '90+a' : 'a-90', 'HALF', forward ? `This adds all of ${math('a')} to 90; only half of it belongs there.` : 'This forgets to double the difference.');
    push(forward ? '2a' : '\\frac{a}{2}', forward ? '2a' : 'a/2', 'INSC', 'This relation belongs to an inscribed and a central angle of a circle, not to bisectors.');
    return {
      parameters: { kind: 'bisectors', left, right, forward, literal, name: A },
      stimulus: { kind: 'figure', figure },
      stem: `${opening} If the measure of angle ${math(forward ? `${B}${A}${C}` : `${B}${point}${C}`)} is ${math('a^\\circ')}, which expression represents the measure, in degrees, of angle ${math(forward ? `${B}${point}${C}` : `${B}${A}${C}`)}?`,
      answer: { format: 'choice', correct: { text: math(forward ? '90+\\frac{a}{2}' : '2a-180'), value: 'key', why: forward ? `${math('180-\\frac{180-a}{2}=90+\\frac{a}{2}')}.` : `${math('180-2(180-a)=2a-180')}.` }, wrong },
      steps: [idea, forward ? `Large triangle: ${math('a+2u+2v=180')}, so ${math('u+v=\\frac{180-a}{2}')}.` : `Small triangle: ${math('a+u+v=180')}, so ${math('u+v=180-a')}.`, forward ? `Small triangle: the angle is ${math('180-(u+v)=180-\\frac{180-a}{2}=90+\\frac{a}{2}')}.` : `Large triangle: the angle is ${math('180-2(u+v)=180-2(180-a)=2a-180')}.`, forward ? `Check with an equilateral triangle: ${math('a=60')} gives ${math('90+30=120')}, and ${math('180-30-30=120')}.` : `Check with an equilateral triangle: ${math('a=120')} gives ${math('2(120)-180=60')}.`],
      takeaway,
    };
  }
  const key = forward ? meeting : apex;
  const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', key, forward ? `${math(`90+\\frac{${apex}}{2}=${meeting}`)}.` : `${math(`180-2(180-${meeting})=${apex}`)}.`, forward ? [
    bug('STOP', 180 - meeting, `This is ${math('u+v')}; it still has to be subtracted from 180.`),
    bug('SUPP', 180 - apex, 'This is the sum of the two whole base angles.'),
    bug('HALF', 90 + apex, 'This adds the whole angle at the top to 90; only half of it belongs there.'),
    bug('INSC', 2 * apex, 'This doubles the angle at the top, as for a central angle of a circle.'),
    bug('HALF', over(360 - apex, 2), 'This halves only the angle at the top and forgets to halve 180.'),
  ] : [
    bug('STOP', 180 - meeting, `This is ${math('u+v')}, half of the two base angles together.`),
    bug('STOP', 360 - 2 * meeting, 'This is the sum of the two whole base angles.'),
    bug('INSC', over(meeting, 2), 'This halves the given angle, as for an inscribed angle of a circle.'),
    bug('HALF', meeting - 90, 'This forgets to double the difference.'),
    bug('SUPP', over(180 - meeting, 2), 'This halves the remaining sum once more instead of doubling it.'),
  ]);
  return answer && {
    parameters: { kind: 'bisectors', left, right, forward, literal, name: A },
    stimulus: { kind: 'figure', figure },
    stem: `${opening} What is the value of ${math('x')}?`,
    answer,
    steps: [idea, forward ? `Large triangle: ${math(`${apex}+2u+2v=180`)}, so ${math(`u+v=${180 - meeting}`)}.` : `Small triangle: ${math(`${meeting}+u+v=180`)}, so ${math(`u+v=${180 - meeting}`)}.`, forward ? `Small triangle: ${math(`x=180-${180 - meeting}=${meeting}`)}.` : `Large triangle: ${math(`x=180-2\\cdot ${180 - meeting}=${apex}`)}.`, `Check: ${math(`${apex}+2\\cdot ${180 - meeting}=180`)} and ${math(`${meeting}+${180 - meeting}=180`)}.`],
    takeaway,
  };
}

/** AD = BD = BC with D on AC: a chain of two isosceles triangles. */
function chain(random: Random): Draft | null {
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
    alt: `Triangle ${A}${B}${C} with base ${A}${C} and ${B} at the top. Point ${D} lies on ${A}${C}, and segment ${B}${D} is drawn. Segments ${A}${D}, ${B}${D}, and ${B}${C} carry the same tick mark. Angle ${D}${B}${C} is labeled ${turn}°${ask === 'small' ? `, and the angle at ${A} is labeled x°` : ''}. Figure drawn to scale.`,
    items: [
      { type: 'polygon', points: [start, end, top] },
      { type: 'segment', from: point, to: top },
      { type: 'tick', from: start, to: point }, { type: 'tick', from: point, to: top }, { type: 'tick', from: top, to: end },
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
  const answer = sizeAnswer(random, random.chance(1, 2) ? 'spr' : 'choice', key, `The angle at ${math(A)} is ${small}°.`, ask === 'small' ? [
    bug('STOP', base, `This is the angle at ${math(C)}; the angle at ${math(A)} is half of it.`),
    bug('SUPP', 180 - base, `This is angle ${math(`${A}${D}${B}`)}.`),
    bug('CORR', turn, `This takes the angle at ${math(A)} to be equal to angle ${math(`${D}${B}${C}`)}.`),
    bug('CORR', over(180 - turn, 3), 'This shares the remaining angle among three equal angles.'),
    bug('HALF', over(small, 2), 'This halves the angle once too often.'),
    bug('CORR', over(turn, 2), 'This takes half of the given angle.'),
  ] : [
    bug('STOP', small, `This is angle ${math(`${A}${B}${D}`)}, only a part of the angle asked for.`),
    bug('STOP', base, `This is the angle at ${math(C)}.`),
    bug('CORR', turn + base, `This adds the angle at ${math(C)} to the given angle; angle ${math(`${A}${B}${D}`)} is half of it.`),
    bug('CORR', 2 * turn, `This takes ${math(`\\overline{${B}${D}}`)} to bisect the angle.`),
    bug('SUPP', 180 - turn, 'This is the supplement of the given angle.'),
  ]);
  return figure && answer && {
    parameters: { kind: 'chain', small, ask, name: A },
    stimulus: { kind: 'figure', figure },
    stem: `In the figure shown, point ${math(D)} lies on ${math(`\\overline{${A}${C}}`)}, and ${math(`${A}${D}=${B}${D}=${B}${C}`)}. The measure of angle ${math(`${D}${B}${C}`)} is ${math(`${turn}^\\circ`)}. ${ask === 'small' ? `What is the value of ${math('x')}?` : `What is the measure, in degrees, of angle ${math(`${A}${B}${C}`)}?`}`,
    answer,
    steps: [
      `Use the isosceles triangles one after the other. In triangle ${math(`${B}${D}${C}`)} the angles at ${math(D)} and ${math(C)} are equal: each is ${math(`\\frac{180^\\circ-${turn}^\\circ}{2}=${base}^\\circ`)}.`,
      `Angle ${math(`${B}${D}${C}`)} is an exterior angle of triangle ${math(`${A}${B}${D}`)}, whose angles at ${math(A)} and ${math(B)} are equal, so each of these is ${math(`\\frac{${base}^\\circ}{2}=${small}^\\circ`)}.`,
      ask === 'small' ? `So ${math(`x=${small}`)}.` : `Angle ${math(`${A}${B}${C}`)} is ${math(`${small}^\\circ+${turn}^\\circ=${key}^\\circ`)}.`,
      `Check in triangle ${math(`${A}${B}${C}`)}: ${math(`${small}+${small + turn}+${base}=180`)}.`,
    ],
    takeaway: 'In a chain of isosceles triangles, an exterior angle of one is a base angle of the next.',
  };
}

export const anJ: Generator = { archetype: 'AN-j', topicId: 27, version: 1, levels: [4, 5], skillTags: ['angles', 'isosceles-triangles', 'parallel-lines'], draft: (random, level: Difficulty) => (level === 4 ? random.pick([zigzag, isosceles]) : random.pick([bisectors, chain]))(random) };
