/** Re-solver for parallels and diagonals in triangles and trapezoids: corners in coordinates, lines intersected, areas by the shoelace formula. */
import type { Resolver } from '../resolver.ts';
import { distance, promptNumbers, rootOf, shoelace, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;
const along = ([a, b]: Point, [c, d]: Point, t: number): Point => [a + t * (c - a), b + t * (d - b)];

/** Where the lines through two pairs of points meet. */
function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const t = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  return [ax + t * ux, ay + t * uy];
}

export const parallelCutsResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const [one = 0, two = 0, three = 0] = promptNumbers(question);
  if (kind === 'diagonals' || kind === 'legs') {
    // A lopsided trapezoid of height 1; areas scale with the height.
    const [A, B, C, D]: [Point, Point, Point, Point] = [
      [0.3, 1],
      [0.3 + one, 1],
      [two, 0],
      [0, 0],
    ];
    const E = kind === 'diagonals' ? crossing(A, C, B, D) : crossing(A, D, B, C);
    const parts: Readonly<Record<string, number>> =
      kind === 'diagonals'
        ? { short: shoelace([A, B, E]), long: shoelace([C, D, E]), side: shoelace([B, C, E]), whole: shoelace([A, B, C, D]) }
        : { small: shoelace([A, B, E]), large: shoelace([D, C, E]), trapezoid: shoelace([A, B, C, D]) };
    const given = parts[kind === 'legs' ? 'trapezoid' : textParameter(parameters, 'given')] ?? Number.NaN;
    return sizeVerdict(question, tidy(((parts[textParameter(parameters, 'asked')] ?? Number.NaN) * three) / given));
  }
  const [A, B, C]: [Point, Point, Point] = [
    [2, 5],
    [0, 0],
    [7, 0],
  ];
  const cut = (t: number) => [along(A, B, t), along(A, C, t)] as const;
  const areas = (t: number): Readonly<Record<string, number>> => {
    const [D, E] = cut(t);
    return { whole: shoelace([A, B, C]), small: shoelace([A, D, E]), rest: shoelace([D, B, C, E]) };
  };
  if (kind === 'parts') {
    const t = rootOf((value) => distance(A, cut(value)[0]) * two - distance(cut(value)[0], B) * one, 0, 1);
    const parts = areas(t);
    return sizeVerdict(
      question,
      tidy(((parts[textParameter(parameters, 'asked')] ?? Number.NaN) * three) / (parts[textParameter(parameters, 'given')] ?? Number.NaN)),
    );
  }
  const t = rootOf((value) => (areas(value).rest ?? 0) - one * (areas(value).small ?? 0), 1e-9, 1);
  const [D, E] = cut(t);
  const [small, large] = parameters.of === 'side' ? [distance(A, D), distance(A, B)] : [distance(D, E), distance(B, C)];
  const unit = two / (parameters.toLarge === true ? small : large);
  const asked = textParameter(parameters, 'asked');
  return sizeVerdict(question, tidy(unit * (asked === 'part' ? distance(D, B) : asked === 'large' ? large : small)));
};
