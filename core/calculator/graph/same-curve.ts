/** Whether two curves lie on each other, whatever their equations look like: then they have no separate intersections, and only one of them is seen. */
import type { Point } from '../language/values.ts';
import type { Curve, Field } from '../rows/row.ts';
import { linspace } from './find-roots.ts';
import { inView } from './remember.ts';
import { piecesOf } from './sample-curves.ts';
import { toPixels, toPlane, type Size, type View } from './view.ts';

/** The curve as the zeros of a field. */
export function fieldOf(curve: Curve): Field | null {
  if (curve.kind === 'implicit') return curve.field;
  if (curve.kind === 'y') return (x, y) => y - curve.f(x);
  return curve.kind === 'x' ? (x, y) => x - curve.f(y) : null;
}

/** How large a field is a few pixels beside its curve: zero is a small part of that. */
export function sizeOf(field: Field, [x, y]: Point, [dx, dy]: Point): number {
  return Math.max(Math.abs(field(x + dx, y)), Math.abs(field(x - dx, y)), Math.abs(field(x, y + dy)), Math.abs(field(x, y - dy)));
}

/** How far one pixel reaches in the plane. */
export function pixelOf(view: View, size: Size): Point {
  const [[x0, y0], [x1, y1]] = [toPlane(view, size, [0, 1]), toPlane(view, size, [1, 0])];
  return [Math.abs(x1 - x0), Math.abs(y1 - y0)];
}

const isOn = (field: Field, at: Point, pixel: Point) => Math.abs(field(...at)) < 1e-7 * sizeOf(field, at, pixel);

/** From beside the zeros of a field straight onto them. */
function onto(field: Field, start: Point, pixel: Point): Point {
  let [x, y] = start;
  const [hx, hy] = [pixel[0] * 1e-3, pixel[1] * 1e-3];
  for (let step = 0; step < 8; step += 1) {
    const [gx, gy] = [(field(x + hx, y) - field(x - hx, y)) / (2 * hx), (field(x, y + hy) - field(x, y - hy)) / (2 * hy)];
    const by = field(x, y) / (gx * gx + gy * gy);
    if (!Number.isFinite(by)) break;
    [x, y] = [x - by * gx, y - by * gy];
  }
  return [x, y];
}

const count = 24;

/** Some places of a curve all over the view. */
const placesOn = inView((curve: Curve, view: View, size: Size): readonly Point[] => {
  if (curve.kind === 'parametric') return linspace(curve.from, curve.to, count).map((t) => curve.at(t));
  const field = fieldOf(curve);
  const drawn = piecesOf(curve, view, size).flat();
  const every = Math.max(1, Math.floor(drawn.length / count));
  const pixel = pixelOf(view, size);
  return drawn.flatMap((place, index): readonly Point[] => {
    if (!field || index % every !== 0) return [];
    const start = toPlane(view, size, place);
    const at: Point = curve.kind === 'y' ? [start[0], curve.f(start[0])] : curve.kind === 'x' ? [curve.f(start[1]), start[1]] : onto(field, start, pixel);
    return isOn(field, at, pixel) ? [at] : [];
  });
});

const apart = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);

/** Which part of a curve lies on another. */
function shareOn(a: Curve, b: Curve, view: View, size: Size): number {
  const places = placesOn(a, view, size);
  if (places.length < count / 4) return 0;
  const share = (holds: (at: Point, index: number) => boolean) => places.filter(holds).length / places.length;
  const field = fieldOf(b);
  const pixel = pixelOf(view, size);
  if (field) return share((at) => isOn(field, at, pixel));
  const theirs = placesOn(b, view, size);
  if (a.kind === 'parametric') return share(([x, y], index) => apart([x, y], theirs[index] ?? [Number.NaN, Number.NaN]) < 1e-9 * (1 + Math.hypot(x, y)));
  // Of a path nothing can be asked but its own places.
  const drawn = piecesOf(b, view, size).flat();
  return share((at) => drawn.some((place) => apart(place, toPixels(view, size, at)) < 4));
}

/** A good part of one lies on the other; for a path, at its own places. */
export const overlap = (a: Curve, b: Curve, view: View, size: Size): boolean =>
  (b.kind !== 'parametric' || a.kind === 'parametric' ? shareOn(a, b, view, size) : 0) > 1 / 4 ||
  (a.kind !== 'parametric' || b.kind === 'parametric' ? shareOn(b, a, view, size) : 0) > 1 / 4;

/** Each lies on the other. */
export const isSameCurve = (a: Curve, b: Curve, view: View, size: Size): boolean => shareOn(a, b, view, size) === 1 && shareOn(b, a, view, size) === 1;
