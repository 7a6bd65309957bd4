/** SVG paths of y = f(x). */
import type { CurveFunction } from './row.ts';
import { boundsOf, toPixels, type Size, type View } from './view.ts';

/** The last x, coming from `inside`, at which f has a value. */
function edge(f: CurveFunction, inside: number, outside: number): number {
  let [good, bad] = [inside, outside];
  for (let step = 0; step < 24; step += 1) {
    const middle = (good + bad) / 2;
    if (Number.isFinite(f(middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Whether f jumps between two near places instead of climbing steeply: its middle is not between its ends. */
function jumps(f: CurveFunction, x0: number, y0: number, x1: number, y1: number): boolean {
  const middle = f((x0 + x1) / 2);
  return !Number.isFinite(middle) || middle > Math.max(y0, y1) || middle < Math.min(y0, y1);
}

/** One subpath per unbroken piece, sampled about once a pixel. */
export function curvePath(f: CurveFunction, view: View, size: Size): string {
  const { xMin, xMax } = boundsOf(view, size);
  const count = Math.max(2, Math.ceil(size.width / 1.25));
  const limit = 4 * size.height;
  const place = (x: number, y: number) => {
    const [px, py] = toPixels(view, size, [x, y]);
    return `${px.toFixed(1)} ${Math.max(-limit, Math.min(limit, py)).toFixed(1)}`;
  };
  let path = '';
  let previous: readonly [x: number, y: number] | null = null;
  for (let index = 0; index <= count; index += 1) {
    const x = xMin + ((xMax - xMin) * index) / count;
    const y = f(x);
    const lastX: number = previous ? previous[0] : xMin + ((xMax - xMin) * (index - 1)) / count;
    if (!Number.isFinite(y)) {
      if (previous) {
        const end = edge(f, lastX, x);
        path += `L${place(end, f(end))}`;
      }
      previous = null;
      continue;
    }
    if (!previous) {
      const start = index > 0 ? edge(f, x, lastX) : x;
      path += `M${place(start, f(start))}L${place(x, y)}`;
    } else {
      const far = Math.abs(y - previous[1]) > size.height * view.perPixelY;
      path += `${far && jumps(f, lastX, previous[1], x, y) ? 'M' : 'L'}${place(x, y)}`;
    }
    previous = [x, y];
  }
  return path;
}
