/** Two-way tables: settings, drawing of counts and the table as a stimulus. */
import type { Random } from '#core/random.ts';
import type { Stimulus } from '#core/questions/question.ts';
import { div, rat, type Rational } from '#core/rational.ts';

export interface Setting {
  readonly caption: string;
  /** Where they are, after their noun: `to a museum during one weekend`; and by what they are sorted. */
  readonly where: string;
  readonly by: string;
  /** One of the objects counted, e.g. `student`, and several. */
  readonly one: string;
  readonly many: string;
  readonly head: string;
  /** Row and column names as in the table; phrases that follow "a student": `in grade 9`, `who walks`. */
  readonly rows: readonly { readonly name: string; readonly phrase: string; readonly group: string }[];
  readonly columns: readonly { readonly name: string; readonly phrase: string; readonly group: string }[];
}

export const settings: readonly Setting[] = [
  {
    caption: 'Grade Level and Preferred Club',
    where: 'at a school',
    by: 'grade level and preferred club',
    one: 'student',
    many: 'students',
    head: 'Grade',
    rows: [
      { name: 'Grade 9', phrase: 'in grade 9', group: 'students in grade 9' },
      { name: 'Grade 10', phrase: 'in grade 10', group: 'students in grade 10' },
    ],
    columns: [
      { name: 'Chess', phrase: 'who prefers chess', group: 'students who prefer chess' },
      { name: 'Robotics', phrase: 'who prefers robotics', group: 'students who prefer robotics' },
      { name: 'Drama', phrase: 'who prefers drama', group: 'students who prefer drama' },
    ],
  },
  {
    caption: 'Color and Size of Shirts in a Store',
    where: 'in a store',
    by: 'color and size',
    one: 'shirt',
    many: 'shirts',
    head: 'Color',
    rows: [
      { name: 'Blue', phrase: 'that is blue', group: 'blue shirts' },
      { name: 'Green', phrase: 'that is green', group: 'green shirts' },
      { name: 'White', phrase: 'that is white', group: 'white shirts' },
    ],
    columns: [
      { name: 'Small', phrase: 'that is small', group: 'small shirts' },
      { name: 'Medium', phrase: 'that is medium', group: 'medium shirts' },
      { name: 'Large', phrase: 'that is large', group: 'large shirts' },
    ],
  },
  {
    caption: 'Type and Age of Trees in a Park',
    where: 'in a park',
    by: 'type and age',
    one: 'tree',
    many: 'trees',
    head: 'Type',
    rows: [
      { name: 'Oak', phrase: 'that is an oak', group: 'oaks' },
      { name: 'Pine', phrase: 'that is a pine', group: 'pines' },
    ],
    columns: [
      { name: 'Under 10 years', phrase: 'that is under 10 years old', group: 'trees under 10 years old' },
      { name: '10 to 50 years', phrase: 'that is 10 to 50 years old', group: 'trees that are 10 to 50 years old' },
      { name: 'Over 50 years', phrase: 'that is over 50 years old', group: 'trees over 50 years old' },
    ],
  },
  {
    caption: 'Genre and Format of Books in a Collection',
    where: 'in a collection',
    by: 'genre and format',
    one: 'book',
    many: 'books',
    head: 'Genre',
    rows: [
      { name: 'Mystery', phrase: 'that is a mystery', group: 'mysteries' },
      { name: 'Biography', phrase: 'that is a biography', group: 'biographies' },
      { name: 'Poetry', phrase: 'that is poetry', group: 'books of poetry' },
    ],
    columns: [
      { name: 'Hardcover', phrase: 'that is a hardcover', group: 'hardcover books' },
      { name: 'Paperback', phrase: 'that is a paperback', group: 'paperback books' },
    ],
  },
  {
    caption: 'Ticket Type and Day of Visit',
    where: 'to a museum during one weekend',
    by: 'ticket type and day of visit',
    one: 'visitor',
    many: 'visitors',
    head: 'Ticket',
    rows: [
      { name: 'Adult', phrase: 'with an adult ticket', group: 'visitors with an adult ticket' },
      { name: 'Child', phrase: 'with a child ticket', group: 'visitors with a child ticket' },
    ],
    columns: [
      { name: 'Friday', phrase: 'who came on Friday', group: 'visitors who came on Friday' },
      { name: 'Saturday', phrase: 'who came on Saturday', group: 'visitors who came on Saturday' },
      { name: 'Sunday', phrase: 'who came on Sunday', group: 'visitors who came on Sunday' },
    ],
  },
  {
    caption: 'Work Schedule and Way of Getting to Work',
    where: 'of a company',
    by: 'work schedule and way of getting to work',
    one: 'employee',
    many: 'employees',
    head: 'Schedule',
    rows: [
      { name: 'Full-time', phrase: 'who works full-time', group: 'employees who work full-time' },
      { name: 'Part-time', phrase: 'who works part-time', group: 'employees who work part-time' },
    ],
    columns: [
      { name: 'Car', phrase: 'who drives to work', group: 'employees who drive to work' },
      { name: 'Bus', phrase: 'who takes the bus to work', group: 'employees who take the bus to work' },
      { name: 'Bicycle', phrase: 'who bikes to work', group: 'employees who bike to work' },
    ],
  },
  {
    caption: 'Main Dish and Drink of Each Customer',
    where: 'at a café',
    by: 'main dish and drink',
    one: 'customer',
    many: 'customers',
    head: 'Main dish',
    rows: [
      { name: 'Soup', phrase: 'who ordered soup', group: 'customers who ordered soup' },
      { name: 'Salad', phrase: 'who ordered a salad', group: 'customers who ordered a salad' },
      { name: 'Sandwich', phrase: 'who ordered a sandwich', group: 'customers who ordered a sandwich' },
    ],
    columns: [
      { name: 'Tea', phrase: 'who ordered tea', group: 'customers who ordered tea' },
      { name: 'Juice', phrase: 'who ordered juice', group: 'customers who ordered juice' },
    ],
  },
];

type Kind = Setting['rows'][number];

/** One of a kind: `a blue shirt`, `an oak`, `a student in grade 9`. */
export function single({ one }: Setting, { phrase }: Kind): string {
  if (phrase === 'that is poetry') return 'a book of poetry';
  const named = /^that is (an? .*)$/.exec(phrase)?.[1];
  const adjective = /^that is (\w+)$/.exec(phrase)?.[1];
  return named ?? (adjective ? `a ${adjective} ${one}` : `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} ${phrase}`);
}

/** One of two kinds at once: `a mystery that is a paperback`, `a customer who ordered soup and tea`. */
export function singleOfBoth(setting: Setting, row: Kind, column: Kind): string {
  if (!row.phrase.startsWith('who ')) return `${single(setting, row)} ${column.phrase}`;
  return `${single(setting, row)} and ${column.phrase.replace(/^who (ordered )?/, '')}`;
}

export const rowSum = (counts: readonly (readonly number[])[], row: number) => (counts[row] ?? []).reduce((a, b) => a + b, 0);
export const columnSum = (counts: readonly (readonly number[])[], column: number) => counts.reduce((sum, row) => sum + (row[column] ?? 0), 0);
export const grandTotal = (counts: readonly (readonly number[])[]) => counts.reduce((sum, _, row) => sum + rowSum(counts, row), 0);
export const cell = (counts: readonly (readonly number[])[], row: number, column: number) => counts[row]?.[column] ?? 0;

/** Counts with a grand total that makes tidy fractions. */
export const drawCounts = (random: Random, setting: Setting, most: number): number[][] =>
  setting.rows.map(() => setting.columns.map(() => random.int(3, most)));

/** The table with totals; `hide` replaces cells by text. */
export function tableStimulus(
  setting: Setting,
  counts: readonly (readonly number[])[],
  totals = true,
  hide: (row: number, column: number) => string | null = () => null,
): Stimulus {
  const rows = setting.rows.map(({ name }, row) => [
    name,
    ...setting.columns.map((_, column) => hide(row, column) ?? `${cell(counts, row, column)}`),
    ...(totals ? [hide(row, -1) ?? `${rowSum(counts, row)}`] : []),
  ]);
  const last = ['Total', ...setting.columns.map((_, column) => hide(-1, column) ?? `${columnSum(counts, column)}`), hide(-1, -1) ?? `${grandTotal(counts)}`];
  return {
    kind: 'table',
    table: {
      caption: setting.caption,
      columns: [setting.head, ...setting.columns.map(({ name }) => name), ...(totals ? ['Total'] : [])],
      rows: totals ? [...rows, last] : rows,
    },
  };
}

/** Fractions of one kind: denominators stay small and values lie between 0 and 1. */
export const probabilityLike = (largest: number) => (value: Rational) => value.n > 0n && value.n < value.d && value.d <= BigInt(largest);

export const showFraction = (value: Rational) => `\\(${value.d === 1n ? `${value.n}` : `\\frac{${value.n}}{${value.d}}`}\\)`;

export const asFraction = (part: number, whole: number) => div(rat(part), rat(whole));

/** `\frac{12}{30} = \frac{2}{5}`, without the second part when nothing can be reduced. */
export function reduction(part: number, whole: number): string {
  const value = rat(part, whole);
  return value.d === BigInt(whole) ? `\\frac{${part}}{${whole}}` : `\\frac{${part}}{${whole}} = ${value.d === 1n ? value.n : `\\frac{${value.n}}{${value.d}}`}`;
}

/** A probability as an exact fraction, or null where there is nothing to choose from. */
export const fraction = (part: number, whole: number): Rational | null => (whole === 0 ? null : rat(part, whole));
