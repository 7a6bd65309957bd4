/** Where two curves intersect of which neither is a function: two circles, a circle and a spiral. */
import type { Point } from '../language/values.ts';
import type { Curve, Field } from '../rows/row.ts';
import { pixelOf, sizeOf } from './same-curve.ts';
import { piecesOf } from './sample-curves.ts';
import { toPlane, type Size, type View } from './view.ts';

/** Two equations in two unknowns. */
type System = (u: number, v: number) => readonly [number, number];

/** A solution near (u, v), by Newton's method with a least-squares step, so that it also finds where curves only touch. */
function solve(system: System, start: Point, scale: Point): Point | null {
  let [u, v] = start;
  for (let step = 0; step < 80; step += 1) {
    const [f, g] = system(u, v);
    const [hu, hv] = [scale[0] * 1e-6, scale[1] * 1e-6];
    const [fu, fv] = [(system(u + hu, v)[0] - system(u - hu, v)[0]) / (2 * hu), (system(u, v + hv)[0] - system(u, v - hv)[0]) / (2 * hv)];
    const [gu, gv] = [(system(u + hu, v)[1] - system(u - hu, v)[1]) / (2 * hu), (system(u, v + hv)[1] - system(u, v - hv)[1]) / (2 * hv)];
    // (JᵀJ + ε) d = −Jᵀf: almost Newton's step, but defined where the curves are parallel.
    const [a, b, c] = [fu * fu + gu * gu, fu * fv + gu * gv, fv * fv + gv * gv];
    const tiny = 1e-14 * (a + c);
    const [p, q] = [fu * f + gu * g, fv * f + gv * g];
    const determinant = (a + tiny) * (c + tiny) - b * b;
    const [du, dv] = [((c + tiny) * p - b * q) / determinant, ((a + tiny) * q - b * p) / determinant];
    if (!Number.isFinite(du + dv)) return null;
    [u, v] = [u - du, v - dv];
    if (Math.abs(u - start[0]) > 40 * scale[0] || Math.abs(v - start[1]) > 40 * scale[1]) return null;
    if (Math.abs(du) < 1e-13 * scale[0] && Math.abs(dv) < 1e-13 * scale[1]) break;
  }
  return [u, v];
}

/** A double root is only found to half the digits; the simplest numbers that near are tried instead. */
function simplest(system: System, [x, y]: Point, scale: Point): Point {
  const error = ([a, b]: Point) => Math.hypot(...system(a, b));
  const round = (value: number, unit: number) => Number((Math.round(value / unit) * unit).toPrecision(12));
  for (const digits of [0, 1, 2, 3, 4]) {
    const candidate: Point = [round(x, 10 ** -digits), round(y, 10 ** -digits)];
    const near = Math.abs(candidate[0] - x) < scale[0] * 1e-3 && Math.abs(candidate[1] - y) < scale[1] * 1e-3;
    if (near && error(candidate) <= error([x, y])) return candidate;
  }
  return [x, y];
}

function fieldIntersections(a: Field, curve: Curve, b: Field, view: View, size: Size): readonly Point[] {
  const pixel = pixelOf(view, size);
  const system: System = (x, y) => [a(x, y), b(x, y)];
  const starts = piecesOf(curve, view, size).flatMap((piece) => {
    const places = piece.map((place) => toPlane(view, size, place));
    const values = places.map(([x, y]) => b(x, y));
    return places.filter((_, index) => {
      const [before = Number.NaN, here = Number.NaN, after = Number.NaN] = [
        values[index - 1] ?? values.at(index === 0 ? -2 : -1),
        values[index],
        values[index + 1] ?? values[1],
      ];
      return before >= 0 !== here >= 0 || (Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after));
    });
  });
  return starts.slice(0, 200).flatMap((start): readonly Point[] => {
    const found = solve(system, start, pixel);
    if (!found) return [];
    const small = 1e-7;
    const solved = Math.abs(a(...found)) < small * sizeOf(a, found, pixel) && Math.abs(b(...found)) < small * sizeOf(b, found, pixel);
    return solved ? [simplest(system, found, pixel)] : [];
  });
}

type Path = Extract<Curve, { kind: 'parametric' }>;

/** Two curves that run with parameters of their own. */
function pathIntersections(a: Path, b: Path): readonly Point[] {
  const count = 360;
  const step = ({ from, to }: Path) => (to - from) / count;
  const places = (path: Path) => Array.from({ length: count + 1 }, (_, index) => path.at(path.from + step(path) * index));
  const [ours, theirs] = [places(a), places(b)];
  const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const found: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const [p, q] = [ours[i], ours[i + 1]];
    if (!p || !q) continue;
    const [left, right, low, high] = [Math.min(p[0], q[0]), Math.max(p[0], q[0]), Math.min(p[1], q[1]), Math.max(p[1], q[1])];
    for (let j = 0; j < count; j += 1) {
      const [r, s] = [theirs[j], theirs[j + 1]];
      if (!r || !s || Math.max(r[0], s[0]) < left || Math.min(r[0], s[0]) > right || Math.max(r[1], s[1]) < low || Math.min(r[1], s[1]) > high) continue;
      if (cross(p, q, r) * cross(p, q, s) > 0 || cross(r, s, p) * cross(r, s, q) > 0) continue;
      const system: System = (t, u) => {
        const [here, there] = [a.at(t), b.at(u)];
        return [here[0] - there[0], here[1] - there[1]];
      };
      const solved = solve(system, [a.from + step(a) * (i + 0.5), b.from + step(b) * (j + 0.5)], [step(a), step(b)]);
      if (solved && Math.hypot(...system(...solved)) < 1e-9 * (1 + Math.hypot(...p))) found.push(a.at(solved[0]));
    }
  }
  return found;
}

const asField = (curve: Curve): Field | null => (curve.kind === 'implicit' ? curve.field : null);

/** The points that two curves have in common in the view. */
export function intersectionsInView(a: Curve, b: Curve, view: View, size: Size): readonly Point[] {
  if (a.kind === 'parametric' && b.kind === 'parametric') return pathIntersections(a, b);
  const [ours, theirs] = [asField(a), asField(b)];
  return ours && theirs ? fieldIntersections(ours, a, theirs, view, size) : [];
}
