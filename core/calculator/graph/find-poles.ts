import { bisect, type Samples } from './find-roots.ts';

/** Where f grows beyond all bounds: it changes sign without passing zero, or has no value between values that grow towards it. */
export function findPoles({ f, xs, ys }: Samples): readonly number[] {
  const aside = ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) * 1e-7;
  return xs.flatMap((x, index): readonly number[] => {
    const [before = Number.NaN, y = Number.NaN, after = Number.NaN] = [ys[index - 1], ys[index], ys[index + 1]];
    const isAbove = (value: number, ...beside: readonly number[]) => Math.abs(value) > 1e3 * Math.max(...beside.map(Math.abs));
    if (!Number.isFinite(y)) return isAbove(f(x - aside), before, after) || isAbove(f(x + aside), before, after) ? [x] : [];
    if (!Number.isFinite(after) || y > 0 === after > 0) return [];
    const place = bisect(f, x, xs[index + 1] ?? x);
    return isAbove(f(place), y, after) || !Number.isFinite(f(place)) ? [Number(place.toPrecision(12))] : [];
  });
}
