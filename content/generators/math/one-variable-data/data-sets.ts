/** Settings and small statistics shared by the one-variable generators. */
import { div, rat, type Rational } from '#core/rational.ts';

export interface Setting {
  /** `the number of goals scored in each of 9 games`; {n} is the count of values. */
  readonly sentence: (n: number) => string;
  /** Axis or column title. */
  readonly axis: string;
  /** What is counted: column title of the frequencies. */
  readonly each: string;
  readonly eachPlural: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

export const settings: readonly Setting[] = [
  {
    sentence: (n) => `the number of goals a soccer team scored in each of ${n} games`,
    axis: 'Number of goals',
    each: 'game',
    eachPlural: 'games',
    unit: 'goals',
    low: 0,
    high: 7,
  },
  {
    sentence: (n) => `the number of pets owned by each of ${n} families`,
    axis: 'Number of pets',
    each: 'family',
    eachPlural: 'families',
    unit: 'pets',
    low: 0,
    high: 6,
  },
  {
    sentence: (n) => `the number of books each of ${n} students read during the summer`,
    axis: 'Number of books',
    each: 'student',
    eachPlural: 'students',
    unit: 'books',
    low: 0,
    high: 9,
  },
  {
    sentence: (n) => `the number of eggs found in each of ${n} nests`,
    axis: 'Number of eggs',
    each: 'nest',
    eachPlural: 'nests',
    unit: 'eggs',
    low: 1,
    high: 7,
  },
  {
    sentence: (n) => `the number of rooms in each of ${n} apartments`,
    axis: 'Number of rooms',
    each: 'apartment',
    eachPlural: 'apartments',
    unit: 'rooms',
    low: 1,
    high: 7,
  },
  {
    sentence: (n) => `the number of visits each of ${n} members made to a gym in one week`,
    axis: 'Number of visits',
    each: 'member',
    eachPlural: 'members',
    unit: 'visits',
    low: 0,
    high: 7,
  },
  {
    sentence: (n) => `the number of petals on each of ${n} flowers`,
    axis: 'Number of petals',
    each: 'flower',
    eachPlural: 'flowers',
    unit: 'petals',
    low: 3,
    high: 10,
  },
];

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(n: number): string {
  const teen = Math.floor((n % 100) / 10) === 1;
  return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}

export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
export const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
export const mean = (values: readonly number[]): Rational => rat(total(values), values.length);

/** Middle value of the list as it stands (call with a sorted list for the median). */
export function middle(values: readonly number[]): Rational {
  const half = Math.floor(values.length / 2);
  const at = (index: number) => values[index] ?? 0;
  return values.length % 2 === 1 ? rat(at(half)) : div(rat(at(half - 1) + at(half)), rat(2));
}

/** Sum of squared deviations times n²: an exact measure that orders standard deviations of lists of equal length. */
export const spread = (values: readonly number[]) => values.reduce((sum, value) => sum + (value * values.length - total(values)) ** 2, 0);

export const expand = (counts: readonly (readonly [number, number])[]) => counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
