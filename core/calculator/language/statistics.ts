/** Statistics of lists; NaN where a list is too short. */
import type { OfList, OfTwoLists } from './words.ts';

type Numbers = readonly number[];

const total = (list: Numbers) => list.reduce((sum, value) => sum + value, 0);
const mean = (list: Numbers) => total(list) / list.length;
export const ascending = (list: Numbers): Numbers => [...list].sort((a, b) => a - b);
const squares = (list: Numbers) => {
  const middle = mean(list);
  return list.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};

function median(list: Numbers): number {
  const sorted = ascending(list);
  const upper = Math.floor(sorted.length / 2);
  const [a = Number.NaN, b = Number.NaN] = [sorted[upper - 1], sorted[upper]];
  return sorted.length % 2 === 1 ? b : (a + b) / 2;
}

/** Least value, first quartile, median, third quartile, greatest value for 0 to 4. The halves leave out the median of an odd list, as in textbooks. */
export function quartile(list: Numbers, which: number): number {
  const sorted = ascending(list);
  const half = Math.floor(sorted.length / 2);
  if (which === 0) return sorted[0] ?? Number.NaN;
  if (which === 1) return list.length === 1 ? Number(list[0]) : median(sorted.slice(0, half));
  if (which === 2) return median(sorted);
  if (which === 3) return list.length === 1 ? Number(list[0]) : median(sorted.slice(sorted.length - half));
  return which === 4 ? (sorted.at(-1) ?? Number.NaN) : Number.NaN;
}

/** The value below which this share of the list lies, between two items in proportion. */
export function quantile(list: Numbers, share: number): number {
  if (share < 0 || share > 1 || list.length === 0) return Number.NaN;
  const sorted = ascending(list);
  const place = share * (sorted.length - 1);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/** The values that come most often; none if all come once. */
export function mode(list: Numbers): Numbers {
  const counts = new Map<number, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  const maxCount = Math.max(0, ...counts.values());
  return maxCount < 2 && list.length > 1 ? [] : ascending([...counts].flatMap(([value, count]) => (count === maxCount ? [value] : [])));
}

/** As many items of two lists as the shorter one has. */
const paired = (a: Numbers, b: Numbers): readonly [Numbers, Numbers] => [a.slice(0, b.length), b.slice(0, a.length)];

/** How far two lists as long as each other stray from their means together. */
function shared(a: Numbers, b: Numbers): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? 0) - meanB), 0);
}

/** Pearson's r of two lists; of the longer one the rest is left out. */
export function correlation(a: Numbers, b: Numbers): number {
  const [left, right] = paired(a, b);
  return shared(left, right) / Math.sqrt(squares(left) * squares(right));
}

export const ofPairs: Readonly<Record<OfTwoLists, (a: Numbers, b: Numbers) => number>> = {
  corr: correlation,
  cov: (a, b) => {
    const [left, right] = paired(a, b);
    return left.length > 1 ? shared(left, right) / (left.length - 1) : Number.NaN;
  },
  covp: (a, b) => {
    const [left, right] = paired(a, b);
    return shared(left, right) / left.length;
  },
};

const sample = (list: Numbers) => (list.length > 1 ? squares(list) / (list.length - 1) : Number.NaN);
const population = (list: Numbers) => squares(list) / list.length;

export const ofNumbers: Readonly<Record<OfList, (list: Numbers) => number>> = {
  mean,
  median,
  stdev: (list) => Math.sqrt(sample(list)),
  stdevp: (list) => Math.sqrt(population(list)),
  var: sample,
  varp: population,
  total,
  count: (list) => list.length,
  range: (list) => Math.max(...list) - Math.min(...list),
  iqr: (list) => quartile(list, 3) - quartile(list, 1),
  mad: (list) => {
    const middle = mean(list);
    return mean(list.map((value) => Math.abs(value - middle)));
  },
};
