/** A window in which what is drawn can be seen. */
import type { Point } from '../language/values.ts';
import type { Curve, ReadRow } from '../rows/row.ts';
import { plotsOf, pointsOfRows } from './marks.ts';
import { farIntersections, pointsOfInterest } from './points-of-interest.ts';
import { initialView, toPlane, viewOf, type Size, type View } from './view.ts';

const finite = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < 1e9 && Math.abs(y) < 1e9;

/** What is asked of data lies among them or not far outside. */
function nearData(data: readonly Point[], points: readonly Point[]): readonly Point[] {
  const isNear = (axis: 0 | 1) => {
    const values = data.map((point) => point[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return (point: Point) => point[axis] >= low - (high - low) / 2 && point[axis] <= high + (high - low) / 2;
  };
  const [across, up] = [isNear(0), isNear(1)];
  return points.filter((point) => across(point) && up(point));
}

/** A view with all points of interest in it, or null if nothing is drawn. */
export function fitView(rows: readonly ReadRow[], size: Size): View | null {
  const curves = plotsOf(rows).map(({ curve }) => curve);
  const dots = pointsOfRows(rows).flatMap(({ points }) => points);
  const data = rows.flatMap(({ hidden, meaning }) => (!hidden && meaning.kind === 'table' ? meaning.points : []));
  const interesting = [...curves.flatMap(pointsOfInterest), ...farIntersections(curves)].filter(finite);
  const wanted = [...dots.filter(finite), ...(data.length > 1 ? nearData(data, interesting) : interesting)];
  if (wanted.length === 0) return null;
  const isData = data.length > 1 || curves.length === 0;
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const wide = high - low;
    const pad = wide === 0 ? Math.max(1, Math.abs(high) * 0.5, dots.length > 0 ? 1 : 5) : isData ? wide * 0.12 : Math.max(wide * 0.2, Math.min(1, 2 * wide));
    // The axis stays in sight unless everything is far from it.
    return {
      from: Math.min(low - pad, low > 0 && low < 3 * wide ? -pad : low),
      to: Math.max(high + pad, high < 0 && -high < 3 * wide ? pad : high),
    };
  };
  const [across, up] = [span(wanted.map(([x]) => x)), span(wanted.map(([, y]) => y))];
  return viewOf({ xMin: across.from, xMax: across.to, yMin: up.from, yMax: up.to }, size) ?? initialView(size);
}

/** Whether something is drawn but none of it can be seen. */
export function isOutOfSight(rows: readonly ReadRow[], view: View, size: Size, visible: (curve: Curve) => boolean): boolean {
  const dots = pointsOfRows(rows).flatMap(({ points }) => points);
  const curves = plotsOf(rows);
  if (dots.length + curves.length === 0) return false;
  const [left, top] = toPlane(view, size, [0, 0]);
  const [right, bottom] = toPlane(view, size, [size.width, size.height]);
  const seen = dots.some(([x, y]) => x >= left && x <= right && y >= bottom && y <= top);
  return !seen && !curves.some(({ curve }) => visible(curve));
}

/** Whether a pixel lies on the screen. */
export const onScreen = ([x, y]: Point, { width, height }: Size): boolean => x >= 0 && x <= width && y >= 0 && y <= height;
