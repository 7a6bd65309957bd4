/** Points of interest of curves, wherever they are: a window is to have them in sight. */
import type { Point } from '../language/values.ts';
import type { Curve } from '../rows/row.ts';
import { linspace, findExtrema, findZeros, sampled } from './find-roots.ts';
import { findPoles } from './find-poles.ts';
import { fieldOf } from './same-curve.ts';

/** How far out is searched, from near to far. */
const reaches = [10, 100, 1_000, 10_000, 100_000] as const;
/** Of what comes again and again. */
const maxRepeating = 7;

/**
 * What is found in the smallest reach beyond which nothing more comes, however far out; of what comes again and again, some nearest the middle.
 * `inReaches`, from near to far, are asked only as far as needed: what repeats shows in the second, and costs the most in the others.
 */
function nearestOf(inReaches: readonly (() => readonly number[])[]): readonly number[] {
  const known: (readonly number[])[] = [];
  const within = (index: number) => (known[index] ??= inReaches[index]?.() ?? []);
  /** Enough to show that it comes again and again. */
  const isPlenty = (index: number) => within(index).length > 3 * maxRepeating;
  const repeats = (index: number) => within(index).length > 2 && within(index + 1).length > 3 * within(index).length;
  const isAll = (index: number) =>
    within(index).length > 0 && inReaches.slice(index + 1).every((_, further) => within(index + 1 + further).length <= within(index).length);
  const at = inReaches.findIndex((_, index) => isPlenty(index) || repeats(index) || isAll(index));
  const found = [...(known[at] ?? [])].sort((a, b) => Math.abs(a) - Math.abs(b));
  return isPlenty(at) || repeats(at) ? found.slice(0, maxRepeating) : found;
}

/** Computed when it is first wanted. */
const once = <Value extends object>(compute: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= compute());
};

type Graph = Extract<Curve, { kind: 'y' | 'x' }>;
const placeOn = ({ kind, f }: Graph, at: number): Point => (kind === 'y' ? [at, f(at)] : [f(at), at]);

/** Both branches beside a pole, as far from it as they need to have come down. */
function branches(f: Graph['f'], pole: number): readonly number[] {
  const nearest = 2 * Math.max(1, Math.abs(pole) / 2);
  const far =
    [1, 10, 100, 1_000].map((times) => times * nearest).find((away) => [f(pole - away), f(pole + away)].every((y) => !(Math.abs(y) > 5 * away))) ?? nearest;
  return [-far, -far / 4, far / 4, far].map((away) => pole + away);
}

function ofGraph(curve: Graph): readonly Point[] {
  const { f } = curve;
  const samples = reaches.map((reach) => once(() => sampled(f, linspace(-reach, reach, 800))));
  const points = nearestOf(samples.map((own) => () => [...findZeros(own()), ...findExtrema(own()).map(({ x }) => x)]));
  const poles = nearestOf(samples.slice(0, 2).map((own) => () => findPoles(own())));
  // Of many, as the tangent has, each is much like the next.
  const places = [...points, ...(poles.length > 2 ? [] : poles).flatMap((pole) => branches(f, pole))];
  if (places.length > 0 || Number.isFinite(f(0))) return [...places, 0].map((at) => placeOn(curve, at));
  for (const own of samples) {
    const { xs, ys } = own();
    const seen = xs.filter((_, index) => Number.isFinite(ys[index]));
    if (seen.length > 0) return seen.filter((_, index) => index % 200 === 0).map((at) => placeOn(curve, at));
  }
  return [];
}

/** The points of interest of a curve in the smallest reach that has any, else some of its points. */
export function pointsOfInterest(curve: Curve): readonly Point[] {
  if (curve.kind === 'parametric') return linspace(curve.from, curve.to, 200).map((t) => curve.at(t));
  if (curve.kind !== 'implicit') return ofGraph(curve);
  const { field } = curve;
  // Along the axes: where only x stands in an equation, every other upright line misses it.
  const crossings = [(at: number): Point => [at, 0], (at: number): Point => [0, at]].flatMap((place) =>
    nearestOf(reaches.map((reach) => () => findZeros(sampled((at) => field(...place(at)), linspace(-reach, reach, 800))))).map(place),
  );
  for (const reach of reaches) {
    const lines = linspace(-reach, reach, 60);
    const found = lines.flatMap((x) => findZeros(sampled((y) => field(x, y), linspace(-reach, reach, 120))).map((y): Point => [x, y]));
    if (found.length > 0) return [...crossings, ...found];
  }
  return crossings;
}

const isGraph = (curve: Curve): curve is Graph => curve.kind === 'y' || curve.kind === 'x';

/** Where two curves intersect of which one is a function, as far out as that is. */
function farIntersectionsOf(a: Curve, b: Curve): readonly Point[] {
  const [track, other] = a.kind === 'y' || (isGraph(a) && b.kind !== 'y') ? [a, b] : [b, a];
  const field = fieldOf(other);
  if (!isGraph(track) || !field) return [];
  const gaps = reaches.map((reach) => () => findZeros(sampled((at) => field(...placeOn(track, at)), linspace(-reach, reach, 600))));
  return nearestOf(gaps).map((at) => placeOn(track, at));
}

export const farIntersections = (curves: readonly Curve[]): readonly Point[] =>
  curves.flatMap((a, index) => curves.slice(index + 1, index + 6).flatMap((b) => farIntersectionsOf(a, b)));
