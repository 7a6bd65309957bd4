/** A window in which what is drawn can be seen. */
import type { Point } from '../language/values.ts';
import type { Curve, ReadRow } from '../rows/row.ts';
import { evenly, findTurns, findZeros, sampled } from './find-roots.ts';
import { plotsOf, pointsOfRows } from './marks.ts';
import { initialView, toPlane, viewOf, type Size, type View } from './view.ts';

/** How far out is searched, from near to far. */
const reaches = [10, 100, 1_000, 10_000, 100_000] as const;

/** What was found in the smallest reach beyond which nothing more comes, however far out, or that has plenty. */
const firstWithAll = (known: readonly (readonly number[])[], plenty: number): readonly number[] | undefined =>
  known.find((found, index) => found.length > plenty || (found.length > 0 && known.slice(index + 1).every((further) => further.length <= found.length)));

/** The points of a curve that should be in sight: those worth knowing in the smallest reach that has any, else some of it. */
function landmarks(curve: Curve): readonly Point[] {
  if (curve.kind === 'parametric') return evenly(curve.from, curve.to, 200).map((t) => curve.at(t));
  if (curve.kind === 'implicit') {
    const { field } = curve;
    // Along the axes: where only x stands in an equation, every other upright line misses it.
    const crossings = [(at: number): Point => [at, 0], (at: number): Point => [0, at]].flatMap((place) => {
      const known = reaches.map((reach) => findZeros(sampled((at) => field(...place(at)), evenly(-reach, reach, 800))));
      return (firstWithAll(known, 6) ?? []).slice(0, 24).map(place);
    });
    for (const reach of reaches) {
      const lines = evenly(-reach, reach, 60);
      const found = lines.flatMap((x) => findZeros(sampled((y) => field(x, y), evenly(-reach, reach, 120))).map((y): Point => [x, y]));
      if (found.length > 0) return [...crossings, ...found];
    }
    return crossings;
  }
  const turn = (along: number, across: number): Point => (curve.kind === 'y' ? [along, across] : [across, along]);
  const known = reaches.map((reach) => {
    const own = sampled(curve.f, evenly(-reach, reach, 800));
    return [...findZeros(own), ...findTurns(own).map(({ x }) => x)];
  });
  const enough = firstWithAll(known, 6);
  if (enough) return [...enough.slice(0, 24), 0].map((at) => turn(at, curve.f(at)));
  for (const reach of reaches) {
    const seen = evenly(-reach, reach, 200).flatMap((at): readonly Point[] => (Number.isFinite(curve.f(at)) ? [turn(at, curve.f(at))] : []));
    if (seen.length > 0) return [turn(0, curve.f(0)), ...seen.filter((_, index) => index % 50 === 0)];
  }
  return [];
}

/** Where two curves meet, as far out as that is. */
function farMeetings(curves: readonly Curve[]): readonly Point[] {
  const graphs = curves.flatMap((curve) => (curve.kind === 'y' ? [curve] : []));
  return graphs.flatMap((a, index) =>
    graphs.slice(index + 1, index + 6).flatMap((b) => {
      const known = reaches.map((reach) => findZeros(sampled((x) => a.f(x) - b.f(x), evenly(-reach, reach, 600))));
      return (firstWithAll(known, 12) ?? []).slice(0, 12).map((x): Point => [x, a.f(x)]);
    }),
  );
}

const finite = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < 1e9 && Math.abs(y) < 1e9;

/** A view with everything worth knowing in it, or null if nothing is drawn. */
export function fitView(rows: readonly ReadRow[], size: Size): View | null {
  const curves = plotsOf(rows).map(({ curve }) => curve);
  const dots = pointsOfRows(rows).flatMap(({ points }) => points);
  const wanted = [...dots, ...curves.flatMap(landmarks), ...farMeetings(curves)].filter(finite);
  if (wanted.length === 0) return null;
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const pad = high > low ? (high - low) * 0.12 : Math.max(1, Math.abs(high) * 0.5, dots.length > 0 ? 1 : 5);
    // The axis stays in sight unless everything is far from it.
    return {
      from: Math.min(low - pad, low > 0 && low < 3 * (high - low) ? -pad : low),
      to: Math.max(high + pad, high < 0 && -high < 3 * (high - low) ? pad : high),
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
