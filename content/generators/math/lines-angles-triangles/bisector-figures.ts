/** The triangles of AN-m with their bisectors, altitudes and equal segments, drawn for one size of the angles. */
import type { Figure } from '#core/questions/figure.ts';
import { apexFromAngles, between, type Point, polar, sketch, type SketchItem } from '../../../figures/geometry.ts';

export type Corners = readonly [A: string, B: string, C: string, D: string, E: string];

const base: readonly [Point, Point] = [
  [0, 0],
  [12, 0],
];
const [b, c] = base;
const inside: Point = [6, 2.5];

interface Drawing {
  /** The angles at the second and the third corner. */
  readonly angles: readonly [number, number];
  /** What is drawn beside the triangle with this top. */
  readonly more: (top: Point, names: Corners) => readonly SketchItem[];
  readonly alt: (names: Corners) => string;
}

const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
/** Where the bisector of the angle at the top meets the base. */
const bisectorFoot = (top: Point): Point => between(b, c, length(b, top) / (length(b, top) + length(c, top)));
const below = (at: Point): Point => [at[0], 3];

const drawings: Readonly<Record<string, Drawing>> = {
  'bisector-foot': {
    angles: [62, 38],
    more: (top, [, , , D]) => {
      const d = bisectorFoot(top);
      return [
        { type: 'segment', from: top, to: d },
        { type: 'name', at: d, label: D, awayFrom: below(d) },
      ];
    },
    alt: ([A, B, C, D]) => `Point ${D} lies on ${B}${C}, and segment ${A}${D} is drawn.`,
  },
  'altitude-bisector': {
    angles: [74, 40],
    more: (top, [, , , D, E]) => {
      const [d, e]: [Point, Point] = [[top[0], 0], bisectorFoot(top)];
      return [
        { type: 'segment', from: top, to: d },
        { type: 'segment', from: top, to: e },
        { type: 'rightAngle', at: d, between: [b, top] },
        { type: 'name', at: d, label: D, awayFrom: below(d) },
        { type: 'name', at: e, label: E, awayFrom: below(e) },
      ];
    },
    alt: ([A, B, C, D, E]) =>
      `Points ${D} and ${E} lie on ${B}${C}, with ${D} nearer to ${B}. Segments ${A}${D} and ${A}${E} are drawn, and ${A}${D} meets ${B}${C} at a right angle.`,
  },
  'equal-segments': {
    angles: [70, 70],
    more: (top, [, , , D]) => {
      // The point of the side at the distance of the base from the second corner.
      const d = between(c, top, (2 * 12 * Math.cos((70 * Math.PI) / 180)) / length(c, top));
      return [
        { type: 'segment', from: b, to: d },
        { type: 'name', at: d, label: D, awayFrom: b },
      ];
    },
    alt: ([A, B, C, D]) => `Point ${D} lies on ${A}${C}, and segment ${B}${D} is drawn.`,
  },
  'parallel-bisector': {
    angles: [66, 66],
    more: (top, [, , , D, E]) => {
      const direction = 33;
      const e = polar(b, top[1] / Math.sin((direction * Math.PI) / 180), direction);
      const d = bisectorMeets(top, direction);
      const [left, right]: [Point, Point] = [
        [-1, top[1]],
        [e[0] + 2.5, top[1]],
      ];
      return [
        { type: 'segment', from: left, to: right, arrows: true },
        { type: 'segment', from: b, to: e },
        { type: 'name', at: d, label: D, awayFrom: [d[0] - 1, d[1] + 0.29] },
        { type: 'name', at: e, label: E, awayFrom: [e[0] - 0.6, e[1] + 2] },
        { type: 'name', at: right, label: 'ℓ', awayFrom: left },
      ];
    },
    alt: ([A, B, C, D, E]) => `Line ℓ passes through ${A} and is parallel to ${B}${C}. A ray from ${B} meets ${A}${C} at ${D} and line ℓ at ${E}.`,
  },
};

/** Where the ray from the second corner meets the opposite side. */
function bisectorMeets(top: Point, direction: number): Point {
  const slope = Math.tan((direction * Math.PI) / 180);
  const side = (top[1] - c[1]) / (top[0] - c[0]);
  const x = (side * c[0]) / (side - slope);
  return [x, slope * x];
}

export function bisectorFigure(kind: string, names: Corners): Figure | null {
  const drawing = drawings[kind];
  if (!drawing) return null;
  const [A, B, C] = names;
  const top = apexFromAngles(12, ...drawing.angles);
  return sketch({
    title: `Triangle ${A}${B}${C}`,
    alt: `Triangle ${A}${B}${C} with ${A} at the top, ${B} at the lower left, and ${C} at the lower right. ${drawing.alt(names)}`,
    items: [
      { type: 'polygon', points: [top, b, c] },
      { type: 'name', at: top, label: A, awayFrom: [top[0], 0] },
      { type: 'name', at: b, label: B, awayFrom: inside },
      { type: 'name', at: c, label: C, awayFrom: inside },
      ...drawing.more(top, names),
    ],
    width: 280,
    height: 200,
  });
}
