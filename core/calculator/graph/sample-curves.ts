/** Curves as unbroken pieces of line, in pixels. */
import type { Curve } from '../rows/row.ts';
import type { Point } from '../language/values.ts';
import { contourPieces } from './contour.ts';
import { inView } from './remember.ts';
import { toPixels, toPlane, type Size, type View } from './view.ts';

export type Piece = readonly Point[];
type Place = (at: number) => Point;

const finite = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y);
const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The last place, coming from `inside`, at which there is a value. */
function edge(place: Place, inside: number, outside: number): number {
  let [good, bad] = [inside, outside];
  for (let step = 0; step < 30; step += 1) {
    const middle = (good + bad) / 2;
    if (finite(place(middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Where the curve jumps between two near places, if it does rather than climb: halving the way to the higher step does not make it smaller. */
function jump(place: Place, from: number, to: number, distance: number): readonly [number, number] | null {
  let [left, right] = [from, to];
  let [a, b] = [place(left), place(right)];
  for (let step = 0; step < 40; step += 1) {
    const middle = (left + right) / 2;
    const here = place(middle);
    if (!finite(here)) return [left, right];
    if (apart(a, here) > apart(here, b)) [right, b] = [middle, here];
    else [left, a] = [middle, here];
    if (apart(a, b) < distance * 0.3 && step > 5) return null;
  }
  return [left, right];
}

/** Follows a curve through these places; `outside` tells of steps that cannot be seen. */
function follow(place: Place, places: readonly number[], outside: (a: Point, b: Point) => boolean): readonly Piece[] {
  const pieces: Point[][] = [];
  let current: Point[] = [];
  const end = () => {
    if (current.length > 1) pieces.push(current);
    current = [];
  };
  let before: { readonly at: number; readonly point: Point } | null = null;
  for (const [index, at] of places.entries()) {
    const point = place(at);
    if (!finite(point)) {
      if (before) current.push(place(edge(place, before.at, at)));
      end();
      before = null;
      continue;
    }
    if (!before) {
      const last = places[index - 1];
      if (last !== undefined) current.push(place(edge(place, at, last)));
    } else if (apart(before.point, point) > 3 && !outside(before.point, point)) {
      const gap = jump(place, before.at, at, apart(before.point, point));
      if (gap) {
        current.push(place(gap[0]));
        end();
        current.push(place(gap[1]));
      }
    }
    current.push(point);
    before = { at, point };
  }
  end();
  return pieces;
}

/** y = f(x) and x = f(y), sampled about once a pixel. */
function graphPieces(curve: Extract<Curve, { kind: 'x' | 'y' }>, view: View, size: Size): readonly Piece[] {
  const along = curve.kind === 'y' ? size.width : size.height;
  const across = curve.kind === 'y' ? size.height : size.width;
  const limit = 4 * across;
  const keep = (pixel: number) => Math.max(-limit, Math.min(limit + across, pixel));
  const place = (pixel: number): Point => {
    if (curve.kind === 'y') {
      const [x] = toPlane(view, size, [pixel, 0]);
      return [pixel, keep(toPixels(view, size, [x, curve.f(x)])[1])];
    }
    const [, y] = toPlane(view, size, [0, pixel]);
    return [keep(toPixels(view, size, [curve.f(y), y])[0]), pixel];
  };
  const count = Math.ceil(along / 1.25);
  const height = curve.kind === 'y' ? 1 : 0;
  const outside = (a: Point, b: Point) => (a[height] < 0 && b[height] < 0) || (a[height] > across && b[height] > across);
  return follow(
    place,
    Array.from({ length: count + 1 }, (_, index) => (along * index) / count),
    outside,
  );
}

function parametricPieces({ at, from, to }: Extract<Curve, { kind: 'parametric' }>, view: View, size: Size): readonly Piece[] {
  const place = (t: number) => toPixels(view, size, at(t));
  const count = 720;
  const places: number[] = [];
  // Finer where the curve goes far in one step.
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count];
    const far = apart(place(a), place(b));
    const parts = Number.isFinite(far) ? Math.max(1, Math.min(16, Math.ceil(far / 4))) : 4;
    for (let part = 0; part < parts; part += 1) places.push(a + ((b - a) * part) / parts);
  }
  places.push(to);
  const beyond = (value: number, max: number) => (value < 0 ? -1 : value > max ? 1 : 0);
  const outside = (a: Point, b: Point) =>
    (beyond(a[0], size.width) !== 0 && beyond(a[0], size.width) === beyond(b[0], size.width)) ||
    (beyond(a[1], size.height) !== 0 && beyond(a[1], size.height) === beyond(b[1], size.height));
  return follow(place, places, outside);
}

export const piecesOf = inView((curve: Curve, view: View, size: Size): readonly Piece[] => {
  switch (curve.kind) {
    case 'y':
    case 'x':
      return graphPieces(curve, view, size);
    case 'implicit':
      return contourPieces(curve.field, view, size);
    case 'parametric':
      return parametricPieces(curve, view, size);
  }
});

/** An SVG path of pieces. */
export const pathOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => `M${piece.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`).join('');
