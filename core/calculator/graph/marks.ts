/** The points of interest of a graph in a window: zeros, extrema, intercepts, intersections. */
import { snapRoundoff } from '../language/roundoff.ts';
import type { Point } from '../language/values.ts';
import type { Curve, Drawing, ReadRow } from '../rows/row.ts';
import { linspace, findExtrema, findZeros, maxFound, sampled, type Samples } from './find-roots.ts';
import { intersectionsInView } from './intersections.ts';
import { inView } from './remember.ts';
import { fieldOf, overlap } from './same-curve.ts';
import { toPlane, type Size, type View } from './view.ts';

export type MarkKind = 'zero' | 'intercept' | 'minimum' | 'maximum' | 'intersection' | 'point';

export interface Mark {
  readonly kind: MarkKind;
  readonly at: Point;
  /** Numbers of the rows it belongs to. */
  readonly rows: readonly number[];
}

/** A curve with the number of its row. */
export interface Plot {
  readonly number: number;
  readonly curve: Curve;
}

const samples = 400;
const isPoint = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y);

export const drawingsOf = (rows: readonly ReadRow[]): readonly { readonly number: number; readonly drawing: Drawing }[] =>
  rows.flatMap(({ hidden, meaning, number }) => (!hidden && meaning.kind === 'drawing' ? [{ number, drawing: meaning }] : []));

/** The curves among the rows that are drawn. */
export const plotsOf = (rows: readonly ReadRow[]): readonly Plot[] =>
  drawingsOf(rows).flatMap(({ number, drawing }) => drawing.curves.map((curve) => ({ number, curve })));

/** All points among the rows that are drawn, with those of tables. */
export const pointsOfRows = (rows: readonly ReadRow[]): readonly { readonly number: number; readonly points: readonly Point[] }[] =>
  rows.flatMap(({ hidden, meaning, number }) =>
    hidden || (meaning.kind !== 'drawing' && meaning.kind !== 'table') || meaning.points.length === 0 ? [] : [{ number, points: meaning.points }],
  );

interface Window {
  readonly view: View;
  readonly size: Size;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly wide: number;
  readonly tall: number;
}

const windowOf = (view: View, size: Size): Window => {
  const xs = linspace(0, size.width, samples).map((pixel) => toPlane(view, size, [pixel, 0])[0]);
  const ys = linspace(size.height, 0, samples).map((pixel) => toPlane(view, size, [0, pixel])[1]);
  const reach = (values: readonly number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);
  return { view, size, xs, ys, wide: reach(xs), tall: reach(ys) };
};

/** Where along a curve, given by a place for each parameter, a function of the place vanishes. */
interface Track {
  readonly at: (parameter: number) => Point;
  readonly over: readonly number[];
}

function trackOf(curve: Curve, window: Window): Track | null {
  if (curve.kind === 'y') return { at: (x) => [x, snapRoundoff(curve.f(x), window.tall)], over: window.xs };
  if (curve.kind === 'x') return { at: (y) => [snapRoundoff(curve.f(y), window.wide), y], over: window.ys };
  return curve.kind === 'parametric' ? { at: (t) => curve.at(t), over: linspace(curve.from, curve.to, 1_200) } : null;
}

const snapped = ([x, y]: Point, { wide, tall }: Window): Point => [snapRoundoff(x, wide), snapRoundoff(y, tall)];
const along = ({ at, over }: Track, of: (point: Point) => number, window: Window): readonly Point[] =>
  findZeros(sampled((parameter) => of(at(parameter)), over)).map((parameter) => snapped(at(parameter), window));

function ownMarks({ number, curve }: Plot, window: Window, known: Samples | null): readonly Mark[] {
  const rows = [number];
  const marked = (kind: MarkKind, points: readonly Point[]) => points.slice(0, maxFound).map((at): Mark => ({ kind, at, rows }));
  if (curve.kind === 'y') {
    const own = known ?? sampled(curve.f, window.xs);
    const height = (x: number): Point => [x, snapRoundoff(curve.f(x), window.tall)];
    return [
      ...marked(
        'zero',
        findZeros(own).map((x) => [x, 0]),
      ),
      ...findExtrema(own).map(({ x, kind }): Mark => ({ kind, at: height(x), rows })),
      ...marked('intercept', [height(0)]),
    ];
  }
  if (curve.kind === 'x') {
    const level = curve.f(0);
    return [
      ...marked('zero', [[snapRoundoff(level, window.wide), 0]]),
      ...marked(
        'intercept',
        findZeros(sampled(curve.f, window.ys)).map((y) => [0, y]),
      ),
    ];
  }
  if (curve.kind === 'implicit') {
    return [
      ...marked(
        'zero',
        findZeros(sampled((x) => curve.field(x, 0), window.xs)).map((x) => [x, 0]),
      ),
      ...marked(
        'intercept',
        findZeros(sampled((y) => curve.field(0, y), window.ys)).map((y) => [0, y]),
      ),
    ];
  }
  const track = trackOf(curve, window);
  return track ? [...marked('zero', unique(along(track, ([, y]) => y, window))), ...marked('intercept', unique(along(track, ([x]) => x, window)))] : [];
}

function unique(points: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  for (const [x, y] of points) if (!found.some(([a, b]) => Math.hypot(a - x, b - y) < 1e-7 * (1 + Math.hypot(x, y)))) found.push([x, y]);
  return found;
}

function intersectionsOf(a: Curve, b: Curve, window: Window, samplesFor: (curve: Curve) => Samples | null): readonly Point[] {
  const [ours, theirs] = [samplesFor(a), samplesFor(b)];
  if (ours && theirs) {
    const gap: Samples = { f: (x) => ours.f(x) - theirs.f(x), xs: window.xs, ys: ours.ys.map((y, index) => y - (theirs.ys[index] ?? Number.NaN)) };
    return findZeros(gap).map((x) => [x, snapRoundoff(ours.f(x), window.tall)]);
  }
  // What lies on each other for a stretch intersects at no single place.
  if (overlap(a, b, window.view, window.size)) return [];
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const [track, field] = [trackOf(one, window), fieldOf(other)];
    if (track && field) return unique(along(track, ([x, y]) => field(x, y), window));
  }
  return unique(intersectionsInView(a, b, window.view, window.size).map((point) => snapped(point, window)));
}

const ownOf = inView((curve: Curve, view: View, size: Size) => ownMarks({ number: 0, curve }, windowOf(view, size), samplesOf(curve, view, size)));
const samplesOf = inView((curve: Curve, view: View, size: Size): Samples | null => (curve.kind === 'y' ? sampled(curve.f, windowOf(view, size).xs) : null));
/** By the first curve, its intersections with others. */
const intersectionCache = inView((_: Curve, view: View, size: Size) => ({ window: windowOf(view, size), with: new WeakMap<Curve, readonly Point[]>() }));

function sharedPoints(a: Curve, b: Curve, view: View, size: Size): readonly Point[] {
  const known = intersectionCache(a, view, size);
  const found = known.with.get(b) ?? intersectionsOf(a, b, known.window, (curve) => samplesOf(curve, view, size)).slice(0, maxFound);
  known.with.set(b, found);
  return found;
}

/** All marks within the view. */
export function findMarks(rows: readonly ReadRow[], view: View, size: Size): readonly Mark[] {
  const window = windowOf(view, size);
  const plots = plotsOf(rows);
  const own = plots.flatMap(({ number, curve }) => ownOf(curve, view, size).map((mark): Mark => ({ ...mark, rows: [number] })));
  const shared = plots.flatMap((a, index) =>
    plots
      .slice(index + 1)
      .filter((b) => b.number !== a.number)
      .flatMap((b) => sharedPoints(a.curve, b.curve, view, size).map((at): Mark => ({ kind: 'intersection', at, rows: [a.number, b.number] }))),
  );
  const points = pointsOfRows(rows).flatMap(({ number, points: all }) => all.slice(0, 500).map((at): Mark => ({ kind: 'point', at, rows: [number] })));
  return [...points, ...own, ...shared].filter(({ at }) => isPoint(at) && isInside(at, window));
}

function isInside([x, y]: Point, { xs, ys }: Window): boolean {
  const within = (value: number, all: readonly number[]) => value >= (all[0] ?? 0) && value <= (all.at(-1) ?? 0);
  return within(x, xs) && within(y, ys);
}
