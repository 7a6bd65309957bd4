/** The ways of circles in the xy-plane: the center put into the equation gives the radius, so that no square has to be completed. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { equation, firstOf, typedFormulas, workedOut } from '../answering.ts';
import { from, meeting, value } from '../builders.ts';
import { added, polynomial } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

const number = z.number();
const center = z.object({ h: number, k: number });
const at = (h: number, k: number) => `(${h}, ${k})`;

/** The stem's equation of a circle as f(x, y), which is 0 on it, and the right side; with what letter is left open, null. */
function circleIn(question: Question): { readonly left: string; readonly right: string } | null {
  const [one] = typedFormulas(question).filter((text) => /^(?=.*x)(?=.*y).*\^2.* = /.test(text));
  const [left, right, ...more] = one?.split(' = ') ?? [];
  return left === undefined || right === undefined || more.length > 0 ? null : { left, right };
}
/** f(x, y), which is 0 on the circle. */
export function zeroForm(question: Question): string | null {
  const circle = circleIn(question);
  return circle && (/^-?\d+$/.test(circle.right) ? `f(x, y) = ${circle.left}${added(-Number(circle.right))}` : null);
}
export const radiusIdea = ({ h, k }: { readonly h: number; readonly k: number }) =>
  `The center is ${at(h, k)}: half of the numbers before x and y, with the other sign. There the left side is as far below 0 as the radius squared.`;

const expanded = from(center.extend({ scale: number, asks: z.enum(['radius', 'diameter', 'radius-squared']) }), (drawn, question) => {
  const { h, k, scale, asks } = drawn;
  const f = zeroForm(question);
  if (f === null) return null;
  const squared = `-f${at(h, k)}${scale === 1 ? '' : `/${scale}`}`;
  const way = workedOut(question, f, { radius: `sqrt(${squared})`, diameter: `2sqrt(${squared})`, 'radius-squared': squared }[asks]);
  const divided = scale === 1 ? '' : ` Because of the ${scale} before the squares, divide by it first.`;
  return way && { ...way, idea: radiusIdea(drawn) + divided };
});

const relations = { on: 'equal to', inside: 'less than', outside: 'greater than' } as const;
/** The left side of the equation for each choice. */
const pointOf = from(
  center.extend({ kind: z.literal('point'), r: number, place: z.enum(['on', 'inside', 'outside']) }),
  ({ r, place }, question): Way | null => {
    const circle = circleIn(question);
    if (!circle || question.format !== 'choice') return null;
    const points = question.choices.flatMap(({ text }) => /^\\\((\(-?\d+, -?\d+\))\\\)$/.exec(text)?.[1] ?? []);
    if (points.length !== 4) return null;
    return {
      rows: [`f(x, y) = ${circle.left}`, `[${points.map((point) => `f${point}`).join(', ')}]`],
      reading: { of: 'fitting value', is: relations[place], number: r * r },
    };
  },
);

const scaled = from(center.extend({ kind: z.literal('scaled-expanded'), t: number }), (drawn, question) => {
  const { h, k, t } = drawn;
  const circle = circleIn(question);
  if (!circle) return null;
  const f = `f${at(h, k)}`;
  return {
    rows: [`f(x, y) = ${circle.left}`, `${t * t}(${circle.right} - ${f}) + ${f}`],
    reading: value,
    idea: `The center is ${at(h, k)} for both. The right side minus the left side there is the radius squared, and it becomes ${t * t} times as large.`,
  } satisfies Way;
});

const farthest = from(center.extend({ kind: z.literal('distance'), p: number, q: number, nearest: z.boolean() }), (drawn, question) => {
  const { h, k, p, q, nearest } = drawn;
  const f = zeroForm(question);
  const way = f === null ? null : workedOut(question, f, `distance(${at(p, q)}, ${at(h, k)}) ${nearest ? '-' : '+'} sqrt(-f${at(h, k)})`);
  return way && { ...way, idea: radiusIdea(drawn) };
});

/** A line that touches a circle at a point, and where it goes. */
const tangentAtPoint = from(
  center.extend({ kind: z.enum(['point', 'point-expanded']), dx: number, dy: number, ask: z.enum(['x-intercept', 'y-intercept', 'point']), at: number }),
  (drawn): Way => {
    const { h, k, dx, dy, ask, at: place } = drawn;
    const [x, y] = [h + dx, k + dy];
    const line = `${polynomial([dx, `(x${added(-x)})`], [dy, `(y${added(-y)})`])} = 0`.replaceAll('(x)', 'x').replaceAll('(y)', 'y');
    const idea = `The tangent is perpendicular to the radius from ${at(h, k)} to ${at(x, y)}, which goes ${dx} across and ${dy} up.`;
    if (ask === 'point') return { rows: [line, `x = ${place}`], reading: meeting('only', 'y'), idea };
    return { rows: [line], reading: ask === 'x-intercept' ? { of: 'zero', which: 'only', asked: 'x' } : { of: 'intercept', which: 'only', asked: 'y' }, idea };
  },
);

const touchesAxis = from(
  center.extend({ kind: z.literal('axis'), axis: z.enum(['x', 'y']), onLeft: z.boolean() }),
  ({ h, k, axis, onLeft }, question): Way | null => {
    const circle = circleIn(question);
    if (!circle) return null;
    const point = axis === 'x' ? at(h, 0) : at(0, k);
    return {
      rows: [`f(x, y) = ${circle.left.replace(/ \+ c$/, '')}`, `${onLeft ? '-' : ''}f${point}`],
      reading: value,
      idea: `The center is ${at(h, k)}, so the circle touches the ${axis}-axis at ${point}; there the equation must hold.`,
    };
  },
);

const bothAxes = from(
  z.object({ kind: z.literal('both-axes'), sx: number, sy: number, asked: z.enum(['radius', 'constant', 'n']) }),
  ({ sx, sy, asked }, question): Way | null => {
    const [line] = typedFormulas(question).filter((text) => text.startsWith('y = '));
    if (line === undefined) return null;
    return {
      rows: [line, `y = ${sx === sy ? 'x' : '-x'}`],
      reading: meeting('only', asked === 'radius' ? '|x|' : 'x^2'),
      idea: 'The center is as far from one axis as from the other, and this is the radius.',
    };
  },
);

const coefficient = from(
  center.extend({ kind: z.literal('coefficient'), r: number, positive: z.boolean(), halved: z.boolean(), wantCenter: z.boolean() }),
  ({ k, r, positive, halved, wantCenter }, question): Way | null => {
    const circle = circleIn(question);
    if (!circle) return null;
    const half = halved ? 'x' : '(x/2)';
    return {
      ...equation(`${circle.right} + ${half}^2 + ${Math.abs(k)}^2`, `${r}^2`, wantCenter ? `-${half}` : 'x', positive ? 'positive' : 'negative'),
      idea: 'x stands for a. Completing both squares adds the squares of half the numbers before x and y, and leaves the radius squared.',
    };
  },
);

const perpendicular = 'The radius is perpendicular to the tangent: its slope is −1 divided by that of the tangent.';
const slopeIn = (question: Question): string | null => typedFormulas(question).find((text) => /^-?\d+(?:\/\d+)?$|^-\(\d+\/\d+\)$/.test(text)) ?? null;
const slopes = from(center.extend({ kind: z.enum(['slope-radius', 'slope-point']), dx: number }), ({ kind, k, dx }, question): Way | null => {
  const slope = slopeIn(question);
  if (slope === null) return null;
  const height = `${k}${added(-dx)}/(${slope})`;
  const rows = kind === 'slope-point' ? [height] : [`q = ${height}`, `${Math.abs(dx)}^2 + (q${added(-k)})^2`];
  return { rows, reading: value, idea: `${perpendicular} From the center the point is ${Math.abs(dx)} to the ${dx < 0 ? 'left' : 'right'}.` };
});

export const inThePlane: Readonly<Record<string, WayOf>> = {
  'CI-c': firstOf(
    from(center.extend({ kind: z.literal('diameter'), x: number, y: number }), ({ h, k, x, y }) => {
      const ends = `${at(x, y)}, ${at(2 * h - x, 2 * k - y)}`;
      return { rows: [`midpoint(${ends})`, `(distance(${ends})/2)^2`], reading: { of: 'circle' } };
    }),
    from(center.extend({ kind: z.literal('point'), x: number, y: number }), ({ h, k, x, y }) => ({
      rows: [at(h, k), `distance(${at(h, k)}, ${at(x, y)})^2`],
      reading: { of: 'circle' },
    })),
  ),
  'CI-d': expanded,
  'CI-j': firstOf(pointOf, scaled, farthest),
  'CI-o': firstOf(tangentAtPoint, touchesAxis, bothAxes, coefficient, slopes),
};
