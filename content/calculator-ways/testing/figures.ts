/** Whether a figure of a question shows what the calculator draws. */
import type { Drawing } from '#core/calculator/rows/row.ts';
import type { Figure } from '#core/questions/figure.ts';
import { readPlane } from '#content/verify/read-plane.ts';
import { fieldOf } from '#core/calculator/graph/same-curve.ts';

type Place = readonly [number, number];

/** The corners of the shaded part of the plane, if any is. */
function shadedPart(figure: Figure): readonly Place[] {
  const shapes = figure.shapes.map((shape) => (shape.type === 'polygon' ? { type: 'polyline' as const, points: shape.points } : shape));
  return figure.shapes.some(({ type }) => type === 'polygon') ? (readPlane({ ...figure, shapes }).strokes.find((points) => points.length > 2) ?? []) : [];
}

const isWithin = (corners: readonly Place[], [x, y]: Place) =>
  corners.reduce((inside, [px, py], index) => {
    const [qx, qy] = corners[(index + 1) % corners.length] ?? [0, 0];
    return py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px ? !inside : inside;
  }, false);

export function looksLike(figure: Figure | undefined, { curves: [curve], region }: Drawing): boolean {
  const field = curve && fieldOf(curve);
  if (!figure || !curve || !field) throw new Error('nothing to compare');
  const strokes = readPlane(figure).strokes.flat();
  // How far a place is from the curve, by how fast the field changes there.
  const distance = ([x, y]: Place) => Math.abs(field(x, y)) / Math.hypot((field(x + 1e-4, y) - field(x, y)) / 1e-4, (field(x, y + 1e-4) - field(x, y)) / 1e-4);
  if (strokes.length < 2 || !strokes.every((place) => distance(place) < 0.15)) return false;
  if (!region) return true;
  const corners = shadedPart(figure);
  const dashed = figure.shapes.some((shape) => shape.type === 'polyline' && shape.dash === 'dashed');
  const grid = [-5.3, -3.7, -1.9, 0.4, 2.1, 3.6, 5.2].flatMap((x) => [-5.4, -3.1, -1.2, 0.7, 2.6, 4.9].map((y): Place => [x, y]));
  return dashed === curve.strict && grid.filter((place) => distance(place) > 0.2).every((place) => isWithin(corners, place) === region(...place) > 0);
}
