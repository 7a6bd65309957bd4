/**
 * Plane geometry drawn to scale: shapes are given in the problem's own units (y upwards), the
 * builder scales them to the page and puts each label where it touches no line.
 */
import type { Figure, Paint } from '#core/questions/figure.ts';
import { extent, labelsAreClear, labelSize } from './label-clearance.ts';

type Shape = Figure['shapes'][number];
export type Point = readonly [number, number];

export type SketchItem =
  | { readonly type: 'polygon'; readonly points: readonly Point[]; readonly fill?: Paint; readonly stroke?: Paint }
  | { readonly type: 'segment'; readonly from: Point; readonly to: Point; readonly dash?: 'dashed'; readonly arrows?: boolean }
  /** Any chain of points, e.g. the edge of a solid. */
  | { readonly type: 'path'; readonly points: readonly Point[]; readonly dash?: 'dashed' }
  | { readonly type: 'circle'; readonly center: Point; readonly radius: number; readonly fill?: Paint }
  /** Part of a circle, degrees counter-clockwise from the positive x direction. */
  | { readonly type: 'arc'; readonly center: Point; readonly radius: number; readonly from: number; readonly to: number; readonly fill?: Paint }
  | { readonly type: 'ellipse'; readonly center: Point; readonly radiusX: number; readonly radiusY: number; readonly fill?: Paint }
  /** The angle below 180° at a vertex between the rays to two points; the arc's sweep is the true angle. */
  | { readonly type: 'angle'; readonly at: Point; readonly between: readonly [Point, Point]; readonly label?: string; readonly radius?: number }
  | { readonly type: 'rightAngle'; readonly at: Point; readonly between: readonly [Point, Point] }
  /** A label at the middle of a segment, on the side that does not hold the point `awayFrom`. */
  | { readonly type: 'length'; readonly from: Point; readonly to: Point; readonly label: string; readonly awayFrom: Point; readonly gap?: number }
  /** The name of a point, on the side that does not hold the point `awayFrom`. */
  | { readonly type: 'name'; readonly at: Point; readonly label: string; readonly awayFrom: Point }
  | { readonly type: 'dot'; readonly at: Point }
  /** Short strokes across the middle of a segment: equal lengths. */
  | { readonly type: 'tick'; readonly from: Point; readonly to: Point; readonly count?: 1 | 2 };

export interface Sketch {
  readonly title: string;
  /** What a sighted student reads off, never the answer itself. */
  readonly alt: string;
  readonly items: readonly SketchItem[];
  /** Most px the drawing itself may take, labels not counted. */
  readonly width?: number;
  readonly height?: number;
}

const round = (value: number) => Math.round(value * 100) / 100;
const textSize = 15;
const margin = 6;

const plus = ([a, b]: Point, [c, d]: Point, times = 1): Point => [a + times * c, b + times * d];
const minus = ([a, b]: Point, [c, d]: Point): Point => [a - c, b - d];
const unit = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
const dot = ([a, b]: Point, [c, d]: Point) => a * c + b * d;
const normal = ([x, y]: Point): Point => [-y, x];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** The mean of some points, a natural `awayFrom`. */
export const centroid = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The point a given fraction of the way from one point to another. */
export const between = (a: Point, b: Point, fraction: number): Point => plus(a, minus(b, a), fraction);

/** The point at a distance and direction (degrees, counter-clockwise from the positive x direction). */
export const polar = (from: Point, distance: number, direction: number): Point =>
  plus(from, [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)], distance);

/** Third vertex of a triangle on the base from (0, 0) to (base, 0) with the given base angles in degrees. */
export function apexFromAngles(base: number, left: number, right: number): Point {
  const length = (base * Math.sin((right * Math.PI) / 180)) / Math.sin(((left + right) * Math.PI) / 180);
  return polar([0, 0], length, left);
}

/** Third vertex, at the distances `left` from (0, 0) and `right` from (base, 0). */
export function apexFromSides(base: number, left: number, right: number): Point {
  const x = (base * base + left * left - right * right) / (2 * base);
  return [x, Math.sqrt(left * left - x * x)];
}

/** Points turned about the origin. */
export const turned = (points: readonly Point[], angle: number): Point[] => points.map(([x, y]) => polar([0, 0], Math.hypot(x, y), degrees([x, y]) + angle));

/** Half the extent of a label box in a direction. */
function reach(text: string, [x, y]: Point): number {
  const { width, height } = labelSize(text, textSize);
  return (Math.abs(x) * width) / 2 + (Math.abs(y) * height) / 2;
}

/** A label centered on a page point. */
const label = ([x, y]: Point, text: string): Shape => ({
  type: 'text',
  at: [round(x), round(y + textSize * 0.35)],
  text,
  size: textSize,
  anchor: 'middle',
  paint: 'ink',
  italic: /[A-Za-z]/.test(text) && !/ (cm|m|ft|in|in\.|km|mi)$/.test(text),
});

const pair = ([x, y]: Point): [number, number] => [round(x), round(y)];

/** The unit vector across a page segment that leads away from a page point. */
function outward(from: Point, to: Point, awayFrom: Point): Point {
  const across = unit(normal(minus(to, from)));
  return dot(across, minus(awayFrom, from)) > 0 ? [-across[0], -across[1]] : across;
}

function drawAngle(at: Point, [p, q]: readonly [Point, Point], text: string | undefined, asked: number | undefined): Shape[] {
  const flip = ([x, y]: Point): Point => [x, -y];
  const [first, second] = [unit(minus(p, at)), unit(minus(q, at))];
  const [a, b] = [degrees(flip(first)), degrees(flip(second))];
  const swing = ((b - a + 540) % 360) - 180;
  const [fromAngle, toAngle] = swing > 0 ? [a, a + swing] : [b, b - swing];
  const half = (Math.abs(swing) * Math.PI) / 360;
  const radius = asked ?? (Math.abs(swing) < 40 ? 30 : 22);
  const arc: Shape = { type: 'arc', center: pair(at), radius, fromAngle: round(fromAngle), toAngle: round(toAngle), stroke: 'ink', width: 1.2 };
  if (text === undefined) return [arc];
  const bisector = unit(plus(first, second));
  const clear = Math.max(reach(text, normal(first)), reach(text, normal(second))) + 3;
  const distance = Math.max(radius + reach(text, bisector) + 4, clear / Math.sin(half));
  return [arc, label(plus(at, bisector, distance), text)];
}

function draw(item: SketchItem, px: (point: Point) => Point, scale: number): Shape[] {
  const line = { stroke: 'ink', width: 1.6 } as const;
  switch (item.type) {
    case 'polygon':
      return [
        { type: 'polygon', points: item.points.map((point) => pair(px(point))), ...(item.fill && { fill: item.fill }), ...line, stroke: item.stroke ?? 'ink' },
      ];
    case 'segment':
      return [
        {
          type: 'line',
          from: pair(px(item.from)),
          to: pair(px(item.to)),
          ...line,
          ...(item.dash && { dash: item.dash }),
          ...(item.arrows && { arrowStart: true, arrowEnd: true }),
        },
      ];
    case 'path':
      return [{ type: 'polyline', points: item.points.map((point) => pair(px(point))), ...line, ...(item.dash && { dash: item.dash }) }];
    case 'circle':
      return [{ type: 'circle', center: pair(px(item.center)), radius: round(item.radius * scale), ...(item.fill && { fill: item.fill }), ...line }];
    case 'ellipse':
      return [
        {
          type: 'ellipse',
          center: pair(px(item.center)),
          radiusX: round(item.radiusX * scale),
          radiusY: round(item.radiusY * scale),
          ...(item.fill && { fill: item.fill }),
          ...line,
        },
      ];
    case 'arc':
      return [
        {
          type: 'arc',
          center: pair(px(item.center)),
          radius: round(item.radius * scale),
          fromAngle: item.from,
          toAngle: item.to,
          ...(item.fill && { fill: item.fill }),
          ...line,
        },
      ];
    case 'angle':
      return drawAngle(px(item.at), [px(item.between[0]), px(item.between[1])], item.label, item.radius);
    case 'rightAngle': {
      const at = px(item.at);
      const [first, second] = [unit(minus(px(item.between[0]), at)), unit(minus(px(item.between[1]), at))];
      return [
        { type: 'polyline', points: [plus(at, first, 12), plus(plus(at, first, 12), second, 12), plus(at, second, 12)].map(pair), stroke: 'ink', width: 1.2 },
      ];
    }
    case 'length': {
      const [from, to] = [px(item.from), px(item.to)];
      const direction = outward(from, to, px(item.awayFrom));
      return [label(plus(middle(from, to), direction, (item.gap ?? 5) + reach(item.label, direction)), item.label)];
    }
    case 'name': {
      const at = px(item.at);
      const direction = unit(minus(at, px(item.awayFrom)));
      return [label(plus(at, direction, 5 + reach(item.label, direction)), item.label)];
    }
    case 'dot':
      return [{ type: 'circle', center: pair(px(item.at)), radius: 2.6, fill: 'ink', stroke: 'ink', width: 1 }];
    case 'tick': {
      const [from, to] = [px(item.from), px(item.to)];
      const [along, across] = [unit(minus(to, from)), unit(normal(minus(to, from)))];
      const shifts = item.count === 2 ? [-2.5, 2.5] : [0];
      return shifts.map((shift) => {
        const at = plus(middle(from, to), along, shift);
        return { type: 'line', from: pair(plus(at, across, 6)), to: pair(plus(at, across, -6)), stroke: 'ink', width: 1.4 };
      });
    }
  }
}

const corners = (item: SketchItem): readonly Point[] => {
  switch (item.type) {
    case 'polygon':
    case 'path':
      return item.points;
    case 'segment':
      return [item.from, item.to];
    case 'circle':
    case 'arc':
      return [plus(item.center, [item.radius, item.radius]), plus(item.center, [-item.radius, -item.radius])];
    case 'ellipse':
      return [plus(item.center, [item.radiusX, item.radiusY]), plus(item.center, [-item.radiusX, -item.radiusY])];
    default:
      return [];
  }
};

function moved(shape: Shape, by: Point): Shape {
  const shift = (point: Point) => pair(plus(point, by));
  switch (shape.type) {
    case 'line':
      return { ...shape, from: shift(shape.from), to: shift(shape.to) };
    case 'polyline':
    case 'polygon':
      return { ...shape, points: shape.points.map(shift) };
    case 'text':
      return { ...shape, at: shift(shape.at) };
    default:
      return { ...shape, center: shift(shape.center) };
  }
}

/** False when a tick mark would sit on the end of a segment or on a corner. */
function ticksAreClear(items: readonly SketchItem[], scale: number): boolean {
  const ends = items.flatMap((item) => (item.type === 'segment' ? [item.from, item.to] : item.type === 'name' ? [item.at] : []));
  return items.every((item) => {
    if (item.type !== 'tick') return true;
    const at = middle(item.from, item.to);
    return ends.every((end) => Math.hypot(end[0] - at[0], end[1] - at[1]) * scale >= 14);
  });
}

/** The figure, or null when a label would touch a line or another label (draw other numbers). */
export function sketch({ title, alt, items, width = 260, height = 200 }: Sketch): Figure | null {
  const points = items.flatMap(corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const scale = Math.min(width / (Math.max(...xs) - Math.min(...xs)), height / (Math.max(...ys) - Math.min(...ys)));
  const shapes = items.flatMap((item) => draw(item, ([x, y]) => [x * scale, -y * scale], scale));
  if (!labelsAreClear(shapes) || !ticksAreClear(items, scale)) return null;
  const { left, right, top, bottom } = extent(shapes);
  return {
    title,
    alt,
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    shapes: shapes.map((shape) => moved(shape, [margin - left, margin - top])),
  };
}
