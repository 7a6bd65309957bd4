/** Re-solver for extreme values: each candidate datum is tried, with the sums that the others allow; grouped data are written out at the ends of their intervals. */
import { rat } from '#core/rational.ts';
import type { Resolver } from '../resolver.ts';
import { numericVerdict, tableOf } from './read-numbers.ts';

const words = ['five', 'six', 'seven', 'eight', 'nine'];

/** Least and greatest sum of `count` whole numbers from low to high, all different or not; null when there are too few. */
function sums(count: number, low: number, high: number, different: boolean): [number, number] | null {
  if (count === 0) return [0, 0];
  if (high < low || (different && high - low + 1 < count)) return null;
  const steps = different ? (count * (count - 1)) / 2 : 0;
  return [count * low + steps, count * high - steps];
}

export const extremeOfOne: Resolver = (question) => {
  const { stem } = question;
  const named = words.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(stem));
  const n = named + 5;
  const mean = Number(/mean (?:of the \d values is|of (?:the|these) [a-z ]+ is|of|is) (\d+)/.exec(stem)?.[1]);
  const median = Number(/median (?:of the \d values is|of (?:the|these) [a-z ]+ is|of|is) (\d+)/.exec(stem)?.[1]);
  if (named < 0 || !Number.isFinite(mean) || !Number.isFinite(median)) throw new Error('not told');
  const different = /different|[Nn]o two/.test(stem);
  const top = Number(/(?:from 0 to|between 0 and) (\d+)|(\d+) seats/.exec(stem)?.slice(1).find(Boolean) ?? 5000);
  const bottom = top === 5000 ? 1 : 0;
  const half = (n - 1) / 2;
  const gap = different ? 1 : 0;
  /** Whether the told mean can be reached with this value at one end. */
  const possible = (value: number, atTop: boolean): boolean => {
    const lower = atTop ? sums(half, bottom, median - gap, different) : sums(half - 1, value + gap, median - gap, different);
    const upper = atTop ? sums(half - 1, median + gap, value - gap, different) : sums(half, median + gap, top, different);
    if (!lower || !upper || (atTop ? value < median + gap : value > median - gap)) return false;
    const needed = n * mean - median - value;
    return needed >= lower[0] + upper[0] && needed <= lower[1] + upper[1];
  };
  const atTop = /greatest|oldest|heaviest/.test(stem);
  const fits = Array.from({ length: Math.min(top, 2000) - bottom + 1 }, (_, index) => bottom + index).filter((value) => possible(value, atTop));
  const [first = Number.NaN, last = Number.NaN] = [fits[0], fits.at(-1)];
  return numericVerdict(question, rat(/greatest possible/.test(stem) ? last : first));
};

/** Every value written out at one end of its interval. */
export const apartInIntervals: Resolver = (question) => {
  const { rows } = tableOf(question);
  const lists = (end: 0 | 1) =>
    [1, 2].map((column) =>
      rows.flatMap((cells) => {
        const bounds = (cells[0] ?? '').split(' to ').map(Number);
        return Array.from({ length: Number(cells[column]) }, () => bounds[end] ?? Number.NaN);
      }),
    );
  const told = Number(/(\d+) (?:games|students|patients|days|seedlings|members|cardholders)/.exec(question.stem)?.[1]);
  if (lists(0).some((list) => list.length !== told)) throw new Error('sizes differ from those told');
  const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[(list.length - 1) / 2] ?? Number.NaN;
  const added = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const greatest = /greatest possible difference/.test(question.stem);
  const [one = [], two = []] = [lists(greatest ? 0 : 1)[0], lists(greatest ? 1 : 0)[1]];
  if (/median/.test(question.stem)) return numericVerdict(question, rat(middle(two) - middle(one)));
  return numericVerdict(question, rat(added(two) - added(one), one.length));
};
