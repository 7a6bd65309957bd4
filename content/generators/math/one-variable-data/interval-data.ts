/** Pairs of data sets of which only the numbers in each interval are shown. */
import type { Random } from '#core/random.ts';
import type { Rational } from '#core/rational.ts';
import { decimalText } from '../text.ts';

interface Setting {
  readonly caption: string;
  readonly head: string;
  readonly one: string;
  readonly two: string;
  /** What is counted, with the size of each group. */
  readonly tell: (n: number) => string;
  /** Says that the values are whole numbers where it does not go without saying. */
  readonly whole: string;
  readonly each: string;
  readonly value: string;
  readonly widths: readonly number[];
  readonly starts: readonly number[];
}

const settings: readonly Setting[] = [
  {
    caption: 'Points Scored per Game',
    head: 'Points',
    one: 'Team X',
    two: 'Team Y',
    tell: (n) => `the number of points scored by Team X in each of ${n} games and by Team Y in each of ${n} games`,
    whole: '',
    each: 'games',
    value: 'number of points',
    widths: [10, 5],
    starts: [20, 30, 40],
  },
  {
    caption: 'Test Scores',
    head: 'Score',
    one: 'Class X',
    two: 'Class Y',
    tell: (n) => `the test scores of ${n} students in Class X and ${n} students in Class Y`,
    whole: 'Each score is an integer.',
    each: 'students',
    value: 'score',
    widths: [10],
    starts: [50, 60],
  },
  {
    caption: 'Waiting Times',
    head: 'Minutes',
    one: 'Clinic X',
    two: 'Clinic Y',
    tell: (n) => `the waiting times of ${n} patients at Clinic X and ${n} patients at Clinic Y`,
    whole: 'Each waiting time is a whole number of minutes.',
    each: 'patients',
    value: 'waiting time',
    widths: [5, 10],
    starts: [0, 5, 10],
  },
  {
    caption: 'Daily Visitors',
    head: 'Visitors',
    one: 'May',
    two: 'June',
    tell: (n) => `the number of visitors to a museum on each of ${n} days in May and ${n} days in June`,
    whole: '',
    each: 'days',
    value: 'number of visitors',
    widths: [20, 50],
    starts: [100, 200],
  },
  {
    caption: 'Heights of Seedlings',
    head: 'Height (centimeters)',
    one: 'Group X',
    two: 'Group Y',
    tell: (n) => `the heights of ${n} seedlings in Group X and ${n} seedlings in Group Y`,
    whole: 'Each height is a whole number of centimeters.',
    each: 'seedlings',
    value: 'height',
    widths: [4, 5],
    starts: [0, 4, 8, 10],
  },
  {
    caption: 'Ages of Members',
    head: 'Age (years)',
    one: 'Club X',
    two: 'Club Y',
    tell: (n) => `the ages of ${n} members of Club X and ${n} members of Club Y`,
    whole: 'Each age is a whole number of years.',
    each: 'members',
    value: 'age',
    widths: [10, 5],
    starts: [20, 30],
  },
  {
    caption: 'Books Borrowed',
    head: 'Books',
    one: 'Branch X',
    two: 'Branch Y',
    tell: (n) => `the number of books borrowed last month by each of ${n} cardholders at Branch X and ${n} cardholders at Branch Y`,
    whole: '',
    each: 'cardholders',
    value: 'number of books',
    widths: [4, 5],
    starts: [0, 5],
  },
];

interface Drawn {
  readonly setting: Setting;
  readonly width: number;
  readonly lows: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}

export function drawTable(random: Random, size: number): Drawn {
  const setting = random.pick(settings);
  const width = random.pick(setting.widths);
  const start = Math.ceil(random.pick(setting.starts) / width) * width;
  const rows = random.int(3, 4);
  const spread = (lead: boolean) => {
    const counts = Array.from({ length: rows }, () => 1);
    for (let left = size - rows; left > 0; left--) {
      // One set leans to the low intervals, the other to the high ones.
      const at = lead ? Math.max(random.int(0, rows - 1), random.int(0, rows - 1)) : Math.min(random.int(0, rows - 1), random.int(0, rows - 1));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  };
  return { setting, width, lows: Array.from({ length: rows }, (_, i) => start + i * width), a: spread(false), b: spread(true) };
}

export const stimulusOf = ({ setting, width, lows, a, b }: Drawn) => ({
  kind: 'table' as const,
  table: {
    caption: setting.caption,
    columns: [setting.head, setting.one, setting.two],
    rows: lows.map((low, i) => [`${low} to ${low + width - 1}`, `${a[i] ?? 0}`, `${b[i] ?? 0}`]),
  },
});

export const intro = (random: Random, { setting }: Drawn, size: number) =>
  `${random.pick([
    `The table summarizes ${setting.tell(size)}.`,
    `The frequency table summarizes ${setting.tell(size)}.`,
    `The table shows the distributions of ${setting.tell(size)}.`,
  ])}${setting.whole && ` ${setting.whole}`}`;

export const shownRational = (value: Rational) => decimalText(value, 2) !== null;
