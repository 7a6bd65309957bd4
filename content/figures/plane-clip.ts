/** Clipping to the window of an xy-plane: segments, sampled curves, half-planes. */

export type Point = readonly [number, number];
export interface Window {
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

/** The part of the segment pq inside the window, or null (Liang–Barsky). */
export function clipSegment(p: Point, q: Point, w: Window): readonly [Point, Point] | null {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, p[0] - w.xMin],
    [dx, w.xMax - p[0]],
    [-dy, p[1] - w.yMin],
    [dy, w.yMax - p[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const t = room / step;
    if (step < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
  }
  if (from > to) return null;
  const at = (t: number): Point => (t === 0 ? p : t === 1 ? q : [p[0] + t * dx, p[1] + t * dy]);
  return [at(from), at(to)];
}

const samples = 240;

/** The visible pieces of y = f(x) for from ≤ x ≤ to, each a list of at least two points. */
export function curvePieces(f: (x: number) => number, from: number, to: number, w: Window): Point[][] {
  const pieces: Point[][] = [];
  let open: Point[] = [];
  const close = () => {
    if (open.length > 1) pieces.push(open);
    open = [];
  };
  const tall = w.yMax - w.yMin;
  const pointAt = (k: number): Point => {
    const x = from + ((to - from) * k) / samples;
    return [x, f(x)];
  };
  for (let k = 0; k < samples; k++) {
    const [p, q] = [pointAt(k), pointAt(k + 1)];
    // A jump from beyond one edge to beyond the other is a pole, not part of the graph.
    const pole = (p[1] > w.yMax && q[1] < w.yMin) || (p[1] < w.yMin && q[1] > w.yMax) || Math.abs(p[1] - q[1]) > 40 * tall;
    const clipped = Number.isFinite(p[1]) && Number.isFinite(q[1]) && !pole ? clipSegment(p, q, w) : null;
    if (!clipped) {
      close();
      continue;
    }
    const [start, end] = clipped;
    if (open.length === 0) open.push(start);
    open.push(end);
    if (end !== q) close();
  }
  close();
  return pieces;
}

/** The window cut by a·x + b·y ≤ c: corners in order, empty if nothing is left (Sutherland–Hodgman). */
export function cutByHalfPlane(w: Window, a: number, b: number, c: number): Point[] {
  const corners: Point[] = [
    [w.xMin, w.yMin],
    [w.xMax, w.yMin],
    [w.xMax, w.yMax],
    [w.xMin, w.yMax],
  ];
  const over = ([x, y]: Point) => a * x + b * y - c;
  return corners.flatMap((p, index) => {
    const q = corners[(index + 1) % 4] ?? p;
    const [fp, fq] = [over(p), over(q)];
    const crossing = fp * fq < 0 ? [[p[0] + ((q[0] - p[0]) * fp) / (fp - fq), p[1] + ((q[1] - p[1]) * fp) / (fp - fq)] as const] : [];
    return fp <= 0 ? [p, ...crossing] : crossing;
  });
}
