/** Finds labels that touch a line or another label, so that a crowded drawing can be refused. */
import type { Figure } from '#core/questions/figure.ts';

type Shape = Figure['shapes'][number];
type Point = readonly [number, number];
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Space a label needs, in px: generous for a serif face of that size. */
export const labelSize = (text: string, size: number) => ({ width: text.length * size * 0.54 + 2, height: size * 0.82 });

function boxOf(shape: Extract<Shape, { type: 'text' }>): Box {
  const size = shape.size ?? 14;
  const { width, height } = labelSize(shape.text, size);
  const left = shape.at[0] - (shape.anchor === 'middle' ? width / 2 : shape.anchor === 'end' ? width : 0);
  return { left, right: left + width, top: shape.at[1] - height + size * 0.06, bottom: shape.at[1] + size * 0.06 };
}

const around = ([x, y]: Point, radiusX: number, radiusY: number, from: number, to: number): Point[] =>
  Array.from({ length: 41 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 40) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y - radiusY * Math.sin(angle)];
  });

/** The strokes of a shape as chains of points. */
function chain(shape: Shape): readonly Point[] {
  switch (shape.type) {
    case 'line':
      return [shape.from, shape.to];
    case 'polyline':
      return shape.points;
    case 'polygon':
      return shape.stroke === 'none' ? [] : [...shape.points, ...shape.points.slice(0, 1)];
    case 'circle':
      return around(shape.center, shape.radius, shape.radius, 0, 360);
    case 'ellipse':
      return around(shape.center, shape.radiusX, shape.radiusY, 0, 360);
    case 'arc':
      return around(shape.center, shape.radius, shape.radius, shape.fromAngle, shape.toAngle);
    case 'text':
      return [];
  }
}

/** Whether a segment enters a box (Liang and Barsky's clipping). */
function enters([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  let [start, end] = [0, 1];
  for (const [delta, room] of [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return false;
    } else if (delta < 0) start = Math.max(start, room / delta);
    else end = Math.min(end, room / delta);
  }
  return start <= end;
}

/** Least distance between two labels, in px. */
const apart = 5;

/** True when no label touches a stroke or another label. */
export function labelsAreClear(shapes: readonly Shape[]): boolean {
  const boxes = shapes.flatMap((shape) => (shape.type === 'text' ? [boxOf(shape)] : []));
  const chains = shapes.map(chain).filter((points) => points.length > 1);
  return boxes.every((box, index) => {
    const crossed = chains.some((points) => points.some((point, at) => at > 0 && enters(points[at - 1] ?? point, point, box)));
    const covered = boxes
      .slice(index + 1)
      .some((other) => box.left < other.right + apart && other.left < box.right + apart && box.top < other.bottom + apart && other.top < box.bottom + apart);
    return !crossed && !covered;
  });
}

/** True when one label, with `margin` px around it, touches no stroke and no other label among some shapes. */
export function isClearOf(text: Extract<Shape, { type: 'text' }>, among: readonly Shape[], margin = 1.5): boolean {
  const { left, right, top, bottom } = boxOf(text);
  const box = { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
  return among.every((shape) => {
    if (shape.type === 'text') {
      const other = boxOf(shape);
      return !(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
    }
    const points = chain(shape);
    return !points.some((point, at) => at > 0 && enters(points[at - 1] ?? point, point, box));
  });
}

/** A box in the color of the paper to lie under a label: what is drawn before it is broken there. */
export function backingOf(text: Extract<Shape, { type: 'text' }>): Shape {
  const { left, right, top, bottom } = boxOf(text);
  const out = (edge: number, by: number) => Math.round((edge + by) * 100) / 100;
  const [x1, x2, y1, y2] = [out(left, -1.5), out(right, 1.5), out(top, -1.5), out(bottom, 1.5)];
  return {
    type: 'polygon',
    points: [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    fill: 'paper',
    stroke: 'none',
  };
}

/** Outermost coordinates of everything drawn, labels included. */
export function extent(shapes: readonly Shape[]): Box {
  const points = shapes.flatMap((shape): readonly Point[] => {
    if (shape.type !== 'text') return shape.type === 'polygon' ? shape.points : chain(shape);
    const { left, right, top, bottom } = boxOf(shape);
    return [
      [left, top],
      [right, bottom],
    ];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
