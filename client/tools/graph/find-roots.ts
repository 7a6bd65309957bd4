/** Zeros and turning points of functions, found numerically between two bounds. */

type CurveFunction = (x: number) => number;

function bisect(f: CurveFunction, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(f(low));
  for (let step = 0; step < 70; step += 1) {
    const middle = (low + high) / 2;
    const value = f(middle);
    if (value === 0) return middle;
    if (Math.sign(value) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The place of the greatest value of f between two places (golden section). */
function summit(f: CurveFunction, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const [left, right] = [high - (high - low) * ratio, low + (high - low) * ratio];
    if (f(left) < f(right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

/** Rounds away what numerical search leaves: 1.9999999 in a window of 20 is 2. */
export function settle(x: number, width: number): number {
  const step = 10 ** Math.round(Math.log10(width) - 7);
  const rounded = Number((Math.round(x / step) * step).toPrecision(12));
  return rounded === 0 ? 0 : rounded;
}

export interface Turn {
  readonly x: number;
  readonly kind: 'minimum' | 'maximum';
}

/** A window in x and how finely it is searched. */
export interface Search {
  readonly from: number;
  readonly to: number;
  readonly samples: number;
}

const grid = ({ from, to, samples }: Search) => Array.from({ length: samples + 1 }, (_, index) => from + ((to - from) * index) / samples);

/** The turning points of f; the ends of the window and poles are none. */
export function findTurns(f: CurveFunction, search: Search): readonly Turn[] {
  const xs = grid(search);
  const ys = xs.map(f);
  const width = search.to - search.from;
  return xs.flatMap((x, index): readonly Turn[] => {
    const [before, here, after] = [ys[index - 1], ys[index], ys[index + 1]];
    const [left, right] = [xs[index - 1], xs[index + 1]];
    if (before === undefined || here === undefined || after === undefined || left === undefined || right === undefined) return [];
    if (![before, here, after].every(Number.isFinite)) return [];
    const sign = here > before && here >= after ? 1 : here < before && here <= after ? -1 : 0;
    // Neither a flat stretch nor rounding noise is a maximum or minimum.
    const rise = Math.max(Math.abs(here - before), Math.abs(here - after));
    if (sign === 0 || rise <= 1e-12 * (1 + Math.abs(here))) return [];
    const place = settle(
      summit((at) => sign * f(at), left, right),
      width,
    );
    const height = f(place);
    // At a pole the search runs up to values out of all proportion to its neighbours.
    if (!Number.isFinite(height) || Math.abs(height - here) > 4 * rise + 1e-9) return [];
    return [{ x: place, kind: sign === 1 ? 'maximum' : 'minimum' }];
  });
}

/** The zeros of f, also those it only touches. */
export function findZeros(f: CurveFunction, search: Search): readonly number[] {
  const xs = grid(search);
  const width = search.to - search.from;
  const found: number[] = [];
  const add = (x: number) => {
    const place = settle(x, width);
    if (!found.some((known) => Math.abs(known - place) < width * 1e-6)) found.push(place);
  };
  const ys = xs.map(f);
  const greatest = Math.max(...ys.filter(Number.isFinite).map(Math.abs), 0);
  // Nearly everywhere zero: two names of one curve have no separate meeting points.
  if (ys.filter((y) => Math.abs(y) < 1e-12).length > ys.length / 4) return [];
  xs.forEach((x, index) => {
    const [y, nextX, nextY] = [ys[index], xs[index + 1], ys[index + 1]];
    if (y === 0) return add(x);
    if (y === undefined || nextX === undefined || nextY === undefined || !Number.isFinite(y) || !Number.isFinite(nextY) || nextY === 0 || y > 0 === nextY > 0)
      return;
    const place = bisect(f, x, nextX);
    // A change of sign at a pole: the values there grow instead of vanishing.
    if (Math.abs(f(place)) <= Math.max(Math.abs(y), Math.abs(nextY)) * 1e-3) add(place);
  });
  for (const { x } of findTurns(f, search)) if (Math.abs(f(x)) < 1e-9 * Math.max(1, Math.min(greatest, 1e3))) add(x);
  return found.sort((a, b) => a - b);
}
