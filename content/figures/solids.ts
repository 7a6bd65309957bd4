/** Solids as a test draws them: seen from a little above, hidden edges dashed, lengths beside what they measure. */
import type { Figure } from '#core/questions/figure.ts';
import { between, centroid, sketch, type Point, type SketchItem } from './geometry.ts';

/** Text of a label, or nothing. */
type Label = string | undefined;

/** How far an ellipse seen from above is squeezed. */
const squeeze = 0.3;

/** Half of the ellipse that a horizontal circle looks like; degrees counter-clockwise from the right. */
const rim = ([x, y]: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * squeeze * Math.sin(angle)];
  });

const edge = (from: Point, to: Point, dash = false): SketchItem => ({ type: 'segment', from, to, ...(dash && { dash: 'dashed' }) });
const beside = (from: Point, to: Point, label: Label, awayFrom: Point): SketchItem[] =>
  label === undefined ? [] : [{ type: 'length', from, to, label, awayFrom }];

export interface SolidText {
  readonly title: string;
  /** What a sighted student reads off, never the answer itself. */
  readonly alt: string;
}

/** A right circular cylinder; the labels stand at the radius of the top (or its diameter) and at the height. */
export function cylinder(text: SolidText, radius: number, height: number, labels: { radius?: Label; diameter?: Label; height?: Label }): Figure | null {
  const [top, low]: [Point, Point] = [
    [0, height],
    [0, 0],
  ];
  const across = labels.diameter !== undefined;
  return sketch({
    ...text,
    width: 170,
    height: 180,
    items: [
      { type: 'ellipse', center: top, radiusX: radius, radiusY: radius * squeeze },
      { type: 'path', points: rim(low, radius, 180, 360) },
      { type: 'path', points: rim(low, radius, 0, 180), dash: 'dashed' },
      edge([-radius, 0], [-radius, height]),
      edge([radius, 0], [radius, height]),
      ...(labels.radius === undefined && !across ? [] : [edge(across ? [-radius, height] : top, [radius, height])]),
      ...(labels.radius === undefined ? [] : [{ type: 'dot', at: top } satisfies SketchItem]),
      ...beside([-radius, height + radius * squeeze], [radius, height + radius * squeeze], labels.radius ?? labels.diameter, low),
      ...beside([radius, 0], [radius, height], labels.height, low),
    ],
  });
}

/** A right circular cone; the labels stand at the radius of the base, the height and the slant height. */
export function cone(text: SolidText, radius: number, height: number, labels: { radius?: Label; height?: Label; slant?: Label }): Figure | null {
  const [apex, foot, right]: [Point, Point, Point] = [
    [0, height],
    [0, 0],
    [radius, 0],
  ];
  return sketch({
    ...text,
    width: 190,
    height: 180,
    items: [
      { type: 'path', points: rim(foot, radius, 180, 360) },
      { type: 'path', points: rim(foot, radius, 0, 180), dash: 'dashed' },
      edge([-radius, 0], apex),
      edge(right, apex),
      ...(labels.height === undefined ? [] : [edge(foot, apex, true), { type: 'rightAngle', at: foot, between: [right, apex] } satisfies SketchItem]),
      ...(labels.radius === undefined && labels.height === undefined ? [] : [edge(foot, right, true)]),
      ...beside(foot, apex, labels.height, right),
      ...beside([0, -radius * squeeze], [radius, -radius * squeeze], labels.radius, apex),
      ...beside(right, apex, labels.slant, foot),
    ],
  });
}

/** A sphere with its equator and a radius. */
export function sphere(text: SolidText, radius: number, label: Label): Figure | null {
  return sketch({
    ...text,
    width: 160,
    height: 160,
    items: [
      { type: 'circle', center: [0, 0], radius },
      { type: 'path', points: rim([0, 0], radius, 180, 360) },
      edge([0, 0], [radius, 0], true),
      { type: 'dot', at: [0, 0] },
      ...beside([0, 0], [radius, 0], label, [0, -radius]),
    ],
  });
}

/** Where the back edges of a box go. */
const depth = (d: number): Point => [d * 0.5, d * 0.36];
const shifted = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** A right rectangular prism: width to the right, depth to the back, height upward. */
export function box(
  text: SolidText,
  [width, back, height]: readonly [number, number, number],
  labels: { width?: Label; depth?: Label; height?: Label },
): Figure | null {
  const by = depth(back);
  const front: [Point, Point, Point, Point] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const [a, b, c, d] = front;
  const [A, B, C, D] = front.map((point) => shifted(point, by)) as [Point, Point, Point, Point];
  const center = centroid([a, b, c, d, A, B, C, D]);
  return sketch({
    ...text,
    width: 220,
    height: 180,
    items: [
      { type: 'polygon', points: front },
      edge(b, B),
      edge(c, C),
      edge(d, D),
      edge(B, C),
      edge(C, D),
      edge(a, A, true),
      edge(A, B, true),
      edge(A, D, true),
      ...beside(a, b, labels.width, center),
      ...beside(b, B, labels.depth, center),
      ...beside(a, d, labels.height, center),
    ],
  });
}

/** A pyramid on a square base; the height is dashed, the slant height runs down the middle of the right face. */
export function squarePyramid(text: SolidText, side: number, height: number, labels: { side?: Label; height?: Label; slant?: Label }): Figure | null {
  const by = depth(side);
  const [a, b]: [Point, Point] = [
    [0, 0],
    [side, 0],
  ];
  const [B, A] = [shifted(b, by), shifted(a, by)];
  const foot = centroid([a, b, A, B]);
  const apex: Point = [foot[0], foot[1] + height];
  const front = between(a, b, 0.5);
  return sketch({
    ...text,
    width: 210,
    height: 180,
    items: [
      { type: 'polygon', points: [a, b, apex] },
      edge(b, B),
      edge(B, apex),
      edge(a, A, true),
      edge(A, B, true),
      edge(A, apex, true),
      ...(labels.height === undefined ? [] : [edge(foot, apex, true), { type: 'dot', at: foot } satisfies SketchItem]),
      ...(labels.slant === undefined ? [] : [edge(front, apex, true), { type: 'rightAngle', at: front, between: [b, apex] } satisfies SketchItem]),
      ...beside(a, b, labels.side, apex),
      ...beside(foot, apex, labels.height, B),
      ...beside(front, apex, labels.slant, a),
    ],
  });
}

/** A prism on a triangle with a right angle at the lower left: legs along the bottom and up, length to the back. */
export function rightTriangularPrism(
  text: SolidText,
  [base, rise, length]: readonly [number, number, number],
  labels: { base?: Label; rise?: Label; length?: Label; slope?: Label },
): Figure | null {
  const far = depth(length);
  // On the slanted edge of the front, the hidden corner would seem to be a part of it: then it is drawn nearer.
  const isOnSlope = Math.abs(far[0] / base + far[1] / rise - 1) < 0.15;
  const by: Point = isOnSlope ? [far[0] * 0.7, far[1] * 0.7] : far;
  const [a, b, c]: [Point, Point, Point] = [
    [0, 0],
    [base, 0],
    [0, rise],
  ];
  const [A, B, C] = [shifted(a, by), shifted(b, by), shifted(c, by)];
  const center = centroid([a, b, c, B, C]);
  return sketch({
    ...text,
    width: 220,
    height: 180,
    items: [
      { type: 'polygon', points: [a, b, c] },
      { type: 'rightAngle', at: a, between: [b, c] },
      edge(b, B),
      edge(c, C),
      edge(B, C),
      edge(a, A, true),
      edge(A, B, true),
      edge(A, C, true),
      ...beside(a, b, labels.base, center),
      ...beside(a, c, labels.rise, center),
      ...beside(b, B, labels.length, center),
      ...beside(b, c, labels.slope, a),
    ],
  });
}
