/** Re-solver for circles and the lines that touch them: gradients of the printed equation, distances measured, constants found by search. */
import { nearly, parseLatex, type Expression } from '../latex-expression.ts';
import { equationsIn } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { distance, rootOf, type Point } from './geometry-reading.ts';
import { numericVerdict, textParameter } from './read-numbers.ts';
import { rat } from '#core/rational.ts';

type Field = (x: number, y: number, letters?: Readonly<Record<string, number>>) => number;

/** Left side minus right side of the printed circle. */
function circleField(stem: string): Field {
  const sides = equationsIn(stem).find(([left]) => left.includes('x') && left.includes('y') && left.includes('^2'));
  if (!sides) throw new Error('no circle');
  const [left, right] = sides.map((side) => parseLatex(side)) as [Expression, Expression];
  return (x, y, letters = {}) => nearly(left, { x, y, ...letters }) - nearly(right, { x, y, ...letters });
}

/** Where the field is least. */
const centerOf = (f: (x: number, y: number) => number): Point => {
  const lead = (f(1, 0) + f(-1, 0)) / 2 - f(0, 0);
  return [(f(-1, 0) - f(1, 0)) / 4 / lead, (f(0, -1) - f(0, 1)) / 4 / lead];
};
/** The square of the radius, negative where there is no circle. */
const powerOf = (f: (x: number, y: number) => number) => -f(...centerOf(f));

const fraction = (value: number) => rat(Math.round(value * 840), 840);
const points = (stem: string) => [...stem.matchAll(/\((-?\d+), (-?\d+|[a-z])\)/g)].map(([, x, y]) => [Number(x), y ?? ''] as const);

/** The line through a point across the gradient of the field there. */
function tangentLine(f: Field, [px, py]: Point): (x: number) => number {
  const step = 0.5;
  const [gx, gy] = [f(px + step, py) - f(px - step, py), f(px, py + step) - f(px, py - step)];
  return (x) => py - (gx / gy) * (x - px);
}

const slopeIn = (stem: string) =>
  nearly(parseLatex(/slope of(?: the line is)? \\\(([^)]*?)\\\)/.exec(stem)?.[1] ?? /slope of the line is \\\((.*?)\\\)/.exec(stem)?.[1] ?? ''));

export const touchingCircles: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  if (kind.startsWith('point')) {
    const f = circleField(stem);
    const [touch, other] = points(stem);
    const at: Point = [touch?.[0] ?? Number.NaN, Number(touch?.[1])];
    if (Math.abs(f(...at)) > 1e-9) throw new Error('the point is not on the circle');
    const line = tangentLine(f, at);
    if (other) return numericVerdict(question, fraction(line(other[0])));
    return numericVerdict(question, fraction(stem.includes('\\(y\\)-intercept') ? line(0) : rootOf(line, -2000, 2000)));
  }
  if (kind === 'axis') {
    const f = circleField(stem);
    const onX = stem.includes('\\(x\\)-axis');
    // The least value along the axis is 0 for the constant sought.
    const least = (c: number) => {
      const along = (t: number) => (onX ? f(t, 0, { c }) : f(0, t, { c }));
      const turning = (along(-1) - along(1)) / (2 * (along(1) + along(-1) - 2 * along(0)));
      return along(turning);
    };
    return numericVerdict(question, fraction(rootOf(least, -1e4, 1e4)));
  }
  if (kind.startsWith('slope')) {
    const [center, touch] = points(stem).toSorted((a, b) => Number(/[a-z]/.test(a[1])) - Number(/[a-z]/.test(b[1])));
    const [h, k] = [center?.[0] ?? Number.NaN, Number(center?.[1])];
    const px = touch?.[0] ?? Number.NaN;
    const slope = slopeIn(stem);
    // Direction of the tangent and of the radius have the scalar product 0.
    const y = rootOf((value) => px - h + slope * (value - k), -1e4, 1e4);
    return numericVerdict(question, fraction(kind === 'slope-radius' ? distance([h, k], [px, y]) ** 2 : y));
  }
  if (kind === 'both-axes') {
    const [sx, sy] = { I: [1, 1], II: [-1, 1], III: [-1, -1], IV: [1, -1] }[/quadrant (I{1,3}|IV)\b/.exec(stem)?.[1] ?? ''] ?? [];
    const right = parseLatex(equationsIn(stem).find(([left]) => left === 'y')?.[1] ?? '');
    if (sx === undefined || sy === undefined) throw new Error('no quadrant');
    const r = rootOf((value) => nearly(right, { x: sx * value }) - sy * value, 1e-6, 1e4);
    // x² + y² + ax + by + c at the origin is the squared distance of the center less r².
    const constant = distance([sx * r, sy * r], [0, 0]) ** 2 - r * r;
    return numericVerdict(question, fraction(stem.includes('radius of the circle') ? r : stem.includes('value of \\(c\\)') ? constant : r * r));
  }
  const f = circleField(stem);
  const sign = stem.includes('negative constant') ? -1 : 1;
  const [, size = ''] = /(?:radius|diameter|area) of \\\((\d+)(?:\\pi)?\\\)/.exec(stem) ?? [];
  const radius = stem.includes('area of') ? Math.sqrt(Number(size)) : stem.includes('diameter of') ? Number(size) / 2 : Number(size);
  const a = sign * rootOf((value) => powerOf((x, y) => f(x, y, { a: sign * value })) - radius ** 2, 0, 1e4);
  return numericVerdict(question, fraction(stem.includes('center of the circle') ? centerOf((x, y) => f(x, y, { a }))[0] : a));
};
