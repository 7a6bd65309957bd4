/** Lines on which field(x, y) = 0, and the region where a field is positive, by marching squares. */
import type { Point } from '../language/values.ts';
import type { Field } from '../rows/row.ts';
import { toPlane, type Size, type View } from './view.ts';

interface Corner {
  readonly at: Point;
  readonly value: number;
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** The same point from whichever side it is asked for, so that neighboring cells agree. */
const crossing = (a: Corner, b: Corner): Point => {
  if (b.at[0] < a.at[0] || b.at[1] < a.at[1]) return crossing(b, a);
  const share = a.value / (a.value - b.value);
  return [a.at[0] + (b.at[0] - a.at[0]) * share, a.at[1] + (b.at[1] - a.at[1]) * share];
};

/** The four corners of each cell of a pixel grid, clockwise, with the field's values. */
function* cells(field: Field, view: View, size: Size, cell: number): Generator<readonly [Corner, Corner, Corner, Corner]> {
  const columns = Math.ceil(size.width / cell);
  const rowOf = (row: number) =>
    Array.from({ length: columns + 1 }, (_, column): Corner => {
      const at: Point = [column * cell, row * cell];
      const [x, y] = toPlane(view, size, at);
      return { at, value: field(x, y) };
    });
  let above = rowOf(0);
  for (let row = 1; row <= Math.ceil(size.height / cell); row += 1) {
    const below = rowOf(row);
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [above[column], above[column + 1], below[column + 1], below[column]];
      if (a && b && c && d) yield [a, b, c, d];
    }
    above = below;
  }
}

/** Short lines joined where they meet: a dash pattern has to run on over many cells. */
function chain(lines: readonly (readonly [string, string])[], places: ReadonlyMap<string, Point>): readonly (readonly Point[])[] {
  const next = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    const known = next.get(from);
    if (known) known.add(to);
    else next.set(from, new Set([to]));
  };
  for (const [from, to] of lines) {
    link(from, to);
    link(to, from);
  }
  const found: Point[][] = [];
  const walk = (start: string) => {
    if (!next.get(start)?.size) return;
    const piece: Point[] = [];
    const visit = (name: string) => {
      const place = places.get(name);
      if (place) piece.push(place);
    };
    visit(start);
    let here = start;
    for (let to = next.get(here)?.values().next().value; to !== undefined; to = next.get(here)?.values().next().value) {
      visit(to);
      next.get(here)?.delete(to);
      next.get(to)?.delete(here);
      here = to;
    }
    found.push(piece);
  };
  // Open ends first, so that what is left are closed curves.
  for (const [place, to] of next) if (to.size === 1) walk(place);
  for (const place of next.keys()) walk(place);
  return found;
}

/** The curve field = 0, in pixels. */
export function contourPieces(field: Field, view: View, size: Size, cell = 5): readonly (readonly Point[])[] {
  const lines: (readonly [string, string])[] = [];
  const places = new Map<string, Point>();
  const named = (place: Point) => {
    const name = text(place);
    places.set(name, place);
    return name;
  };
  /** A change of sign at a pole is no part of the curve: there the field grows instead of vanishing. */
  const vanishes = (place: Point, a: Corner, b: Corner) => {
    const [x, y] = toPlane(view, size, place);
    return Math.abs(field(x, y)) <= Math.max(Math.abs(a.value), Math.abs(b.value));
  };
  for (const corners of cells(field, view, size, cell)) {
    const [{ value: a }, { value: b }, { value: c }, { value: d }] = corners;
    // Most cells hold no piece of the curve: out before anything is allocated.
    if (!Number.isFinite(a + b + c + d) || (a >= 0 === b >= 0 && b >= 0 === c >= 0 && c >= 0 === d >= 0)) continue;
    const found = corners.flatMap((corner, index) => {
      const following = corners[(index + 1) % 4];
      if (!following || corner.value >= 0 === following.value >= 0) return [];
      const place = crossing(corner, following);
      return vanishes(place, corner, following) ? [named(place)] : [];
    });
    for (let index = 0; index + 1 < found.length; index += 2) {
      const [from, to] = [found[index], found[index + 1]];
      if (from !== undefined && to !== undefined && from !== to) lines.push([from, to]);
    }
  }
  return chain(lines, places);
}

/** Where between two corners the region ends: at a zero, or where the field has no value any more. */
function border(field: Field, view: View, size: Size, a: Corner, b: Corner): Point {
  if (Number.isFinite(a.value) && Number.isFinite(b.value)) return crossing(a, b);
  const inside = a.value > 0;
  let [good, bad] = inside ? [a.at, b.at] : [b.at, a.at];
  for (let step = 0; step < 12; step += 1) {
    const middle: Point = [(good[0] + bad[0]) / 2, (good[1] + bad[1]) / 2];
    if (field(...toPlane(view, size, middle)) > 0) good = middle;
    else bad = middle;
  }
  return good;
}

/** The SVG path of the region where the field is positive, cell by cell with cut edges. */
export function regionPath(field: Field, view: View, size: Size, cell = 6): string {
  let path = '';
  let run: { readonly x: number; readonly y: number; right: number } | null = null;
  const flush = () => {
    if (run) path += `M${run.x} ${run.y}H${run.right}V${run.y + cell}H${run.x}Z`;
    run = null;
  };
  const inside = ({ value }: Corner) => value > 0;
  for (const corners of cells(field, view, size, cell)) {
    const [x, y] = corners[0].at;
    if (corners.every(inside)) {
      if (run && run.right === x && run.y === y) run.right = x + cell;
      else {
        flush();
        run = { x, y, right: x + cell };
      }
      continue;
    }
    flush();
    if (!corners.some(inside)) continue;
    const polygon = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % 4];
      const own = inside(corner) ? [corner.at] : [];
      return [...own, ...(next && inside(corner) !== inside(next) ? [border(field, view, size, corner, next)] : [])];
    });
    if (polygon.length > 2) path += `M${polygon.map(text).join('L')}Z`;
  }
  flush();
  return path;
}
