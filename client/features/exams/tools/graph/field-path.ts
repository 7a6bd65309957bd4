/** SVG paths of field(x, y) = 0 and of the region where the field has one sign, by marching squares. */
import type { Point } from './row.ts';
import { toPlane, type Size, type View } from './view.ts';

type Field = (x: number, y: number) => number;
interface Corner {
  readonly at: Point;
  readonly value: number;
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const crossing = (a: Corner, b: Corner): Point => {
  const share = a.value / (a.value - b.value);
  return [a.at[0] + (b.at[0] - a.at[0]) * share, a.at[1] + (b.at[1] - a.at[1]) * share];
};

/** The four corners of each cell of a pixel grid, clockwise, with the field's values. */
function* cells(field: Field, view: View, size: Size, cell: number): Generator<readonly [Corner, Corner, Corner, Corner]> {
  const columns = Math.ceil(size.width / cell);
  const rowOf = (row: number) => Array.from({ length: columns + 1 }, (_, column): Corner => {
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

/** The curve field = 0. */
export function contourPath(field: Field, view: View, size: Size, cell = 5): string {
  let path = '';
  for (const corners of cells(field, view, size, cell)) {
    if (!corners.every(({ value }) => Number.isFinite(value))) continue;
    const found = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % 4];
      return next && corner.value >= 0 !== next.value >= 0 ? [crossing(corner, next)] : [];
    });
    for (let index = 0; index + 1 < found.length; index += 2) {
      const [from, to] = [found[index], found[index + 1]];
      if (from && to) path += `M${text(from)}L${text(to)}`;
    }
  }
  return path;
}

/** The region where sign × field > 0, cell by cell with cut edges. */
export function regionPath(field: Field, sign: 1 | -1, view: View, size: Size, cell = 6): string {
  let path = '';
  let run: { readonly x: number; readonly y: number; right: number } | null = null;
  const flush = () => {
    if (run) path += `M${run.x} ${run.y}H${run.right}V${run.y + cell}H${run.x}Z`;
    run = null;
  };
  const inside = ({ value }: Corner) => value * sign > 0;
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
    const polygon = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % 4];
      const own = inside(corner) ? [corner.at] : [];
      const cut = next && Number.isFinite(corner.value) && Number.isFinite(next.value) && inside(corner) !== inside(next) ? [crossing(corner, next)] : [];
      return [...own, ...cut];
    });
    if (polygon.length > 2) path += `M${polygon.map(text).join('L')}Z`;
  }
  flush();
  return path;
}
