/** What the pointer is on in the graph. */
import { plotsOf, type Mark } from '../graph/marks.ts';
import { settle } from '../graph/find-roots.ts';
import type { Point, ReadRow } from '../graph/row.ts';
import { boundsOf, toPixels, toPlane, type Size, type View } from '../graph/view.ts';

/** A point on a curve; `mark` if it is one of the points worth knowing. */
export interface Pick {
  readonly row: number;
  readonly at: Point;
  readonly mark: Mark | null;
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The nearest of `marks` within `reach` pixels. */
export function pickMark(marks: readonly Mark[], view: View, size: Size, pointer: Point, reach: number): Pick | null {
  let best: { readonly mark: Mark; readonly away: number } | null = null;
  for (const mark of marks) {
    const away = distance(toPixels(view, size, mark.at), pointer);
    if (away <= reach && (!best || away < best.away)) best = { mark, away };
  }
  return best ? { row: best.mark.rows[0] ?? 0, at: best.mark.at, mark: best.mark } : null;
}

/** The point of a row's curve above or below x, rounded to what a pixel can tell. */
export function traceAt(rows: readonly ReadRow[], row: number, x: number, view: View, size: Size): Pick | null {
  const f = plotsOf(rows).find(({ number }) => number === row)?.relation.explicit;
  if (!f) return null;
  const { xMin, xMax } = boundsOf(view, size);
  const grain = 10 ** Math.floor(Math.log10(view.perPixelX));
  const place = Number((Math.round(Math.max(xMin, Math.min(xMax, x)) / grain) * grain).toPrecision(12));
  const y = f(place);
  return Number.isFinite(y) ? { row, at: [place, settle(y, Math.max(Math.abs(y), 1))], mark: null } : null;
}

/** The curve within `reach` pixels of the pointer. */
export function pickCurve(rows: readonly ReadRow[], view: View, size: Size, pointer: Point, reach: number): Pick | null {
  for (const { number, relation } of plotsOf(rows)) {
    const f = relation.explicit;
    if (!f) continue;
    for (let offset = -reach; offset <= reach; offset += 2) {
      const [x] = toPlane(view, size, [pointer[0] + offset, 0]);
      if (distance(toPixels(view, size, [x, f(x)]), pointer) <= reach) return traceAt(rows, number, toPlane(view, size, pointer)[0], view, size);
    }
  }
  return null;
}
