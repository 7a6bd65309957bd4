/** What the pointer is on in the graph. */
import { snapRoundoff } from '../language/roundoff.ts';
import type { Point } from '../language/values.ts';
import { plotsOf, type Mark } from './marks.ts';
import type { ReadRow } from '../rows/row.ts';
import type { Piece } from './sample-curves.ts';
import { toPixels, toPlane, type Size, type View } from './view.ts';

/** A point on a curve; `mark` if it is a point of interest. */
export interface Pick {
  readonly row: number;
  readonly at: Point;
  readonly mark: Mark | null;
}

/** The pieces of line on screen, by row. */
export interface DrawnLine {
  readonly row: number;
  readonly pieces: readonly Piece[];
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The nearest of `marks` within `reach` pixels; an intersection rather than another at the same place. */
export function pickMark(marks: readonly Mark[], view: View, size: Size, pointer: Point, reach: number): Pick | null {
  let best: { readonly mark: Mark; readonly away: number } | null = null;
  for (const mark of marks) {
    const away = distance(toPixels(view, size, mark.at), pointer) - (mark.kind === 'intersection' ? 0.5 : 0);
    if (away <= reach && (!best || away < best.away)) best = { mark, away };
  }
  return best ? { row: best.mark.rows[0] ?? 0, at: best.mark.at, mark: best.mark } : null;
}

/** A number rounded to what a pixel can tell. */
const rounded = (value: number, perPixel: number) =>
  Number((Math.round(value / 10 ** Math.floor(Math.log10(perPixel))) * 10 ** Math.floor(Math.log10(perPixel))).toPrecision(12));

/** The point of a row's graph above or below x. */
export function traceAt(rows: readonly ReadRow[], row: number, x: number, view: View): Pick | null {
  const curve = plotsOf(rows).find((plot) => plot.number === row && plot.curve.kind === 'y')?.curve;
  if (curve?.kind !== 'y') return null;
  const place = view.logX ? x : rounded(x, view.perPixelX);
  const height = curve.f(place);
  const y = view.logY ? height : snapRoundoff(height, view.perPixelY);
  return Number.isFinite(y) ? { row, at: [place, y], mark: null } : null;
}

/** The nearest point to the pointer on a row's line. */
export function nearest(lines: readonly DrawnLine[], pointer: Point): { readonly row: number; readonly pixel: Point; readonly away: number } | null {
  let best: { readonly row: number; readonly pixel: Point; readonly away: number } | null = null;
  for (const { row, pieces } of lines) {
    for (const piece of pieces) {
      for (let index = 0; index + 1 < piece.length; index += 1) {
        const [a, b] = [piece[index], piece[index + 1]];
        if (!a || !b) continue;
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const share = Math.max(0, Math.min(1, ((pointer[0] - a[0]) * dx + (pointer[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
        const pixel: Point = [a[0] + dx * share, a[1] + dy * share];
        const away = distance(pixel, pointer);
        if (!best || away < best.away) best = { row, pixel, away };
      }
    }
  }
  return best;
}

/** The line within `reach` pixels of the pointer. */
export function pickLine(rows: readonly ReadRow[], lines: readonly DrawnLine[], view: View, size: Size, pointer: Point, reach: number): Pick | null {
  const found = nearest(lines, pointer);
  if (!found || found.away > reach) return null;
  const [x, y] = toPlane(view, size, found.pixel);
  const at: Point = [rounded(x, view.perPixelX), rounded(y, view.perPixelY)];
  return traceAt(rows, found.row, x, view) ?? { row: found.row, at, mark: null };
}
