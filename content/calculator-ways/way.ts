/**
 * How a question is solved with the graphing calculator: rows ready to be shown, and what to read off them. A way is a pure function of
 * the question's own text and drawn parameters, so frozen and freshly drawn questions have one alike; the test beside it evaluates the
 * rows with the calculator's engine and expects the key.
 */
import type { Question } from '#core/questions/question.ts';

/** Points that the graph marks. */
export type Marked = 'intersection' | 'zero' | 'intercept' | 'minimum' | 'maximum';

/** Which of several points: by their x. `any`: each of them is right. */
export type Which = 'only' | 'least' | 'greatest' | 'positive' | 'negative' | 'any';

interface Point {
  readonly which: Which;
  /** Worked out from its coordinates. */
  readonly asked: string;
  /** Where only whole numbers make sense. */
  readonly round?: 'up' | 'down';
}

/** The kinds of reading, each with what it needs to be told and proved. A new one has an entry here, in reading-sentence.ts and in testing/prove.ts. */
export interface Readings extends Readonly<Record<Marked, Point>> {
  /** Several points of the graph: what is made of their x. `positive`: only of those to the right of the y-axis. */
  readonly several: { readonly mark: 'intersection' | 'zero'; readonly made: 'sum' | 'product' | 'difference'; readonly positive?: true };
  /** Where the graph crosses the axes, (a, 0) and (0, b). */
  readonly axes: { readonly asked: string };
  /** How often the graphs of the rows meet. */
  readonly count: unknown;
  /** The value beside the last row. */
  readonly value: unknown;
  /** The numbers beside the last row are both ends of the range asked for. */
  readonly ends: unknown;
  /** The numbers m and b of a fitted line. */
  readonly line: unknown;
  /** The formula with the numbers that a row with ~ found. */
  readonly model: { readonly formula: string };
  /** What is made of the numbers that rows with ~ found. */
  readonly constants: { readonly asked: string };
  /** Row 1 is given, the others are the choices: the right one has the same graph. */
  readonly 'same graph': unknown;
  /** Row 1 is given, the others are the choices: the right one is zero where row 1 is. */
  readonly 'same zero': unknown;
  /** The row before the last is given, the last lists the choices: the right one has the same value. */
  readonly 'same value': unknown;
  /** The last row has the points of the choices: the right one lies where all shaded regions overlap. */
  readonly inside: unknown;
  /** The values of x that are shaded by all rows: as an inequality, or the last whole number among them. */
  readonly shaded: { readonly whole?: 'least' | 'greatest' };
  /** The last y of the region shaded by all rows, which is that of the corner. */
  readonly corner: { readonly side: 'lowest' | 'highest' };
  /** The value beside the last row, times π. */
  readonly 'times π': unknown;
  /** The value beside the last row: positive for an increase. */
  readonly 'change in percent': unknown;
  /** The last rows are the choices, each a list: the right one is that of the table. */
  readonly 'same list': { readonly table: readonly number[] };
  /** The last row lists the values that the choices give: of the right one it is known. */
  readonly 'fitting value': { readonly is: 'equal to' | 'less than' | 'greater than'; readonly number: number };
  /** The last row lists the ends of a range: the right choice lies between them. */
  readonly between: unknown;
  /** The last two rows list mean and median, each before a change and after it. */
  readonly 'before and after': unknown;
  /** The last two rows each list the ends of a range. */
  readonly 'two ranges': unknown;
  /** The last two rows are the constant of a rule and the number before x. */
  readonly rule: unknown;
  /** The numbers m and b of a line fitted to scattered points, which the right choice only comes near. */
  readonly 'nearest line': unknown;
  /** The row before the last is the center as a point, the last one the radius squared. */
  readonly circle: unknown;
  /** The choices are graphs: the right one looks like what the calculator draws. */
  readonly picture: unknown;
  /** The rows are the choices: the right one looks like the figure of the question. */
  readonly figure: unknown;
}

export type ReadingOf<Kind extends keyof Readings> = { readonly [K in Kind]: { readonly of: K } & Readings[K] }[Kind];
export type Reading = ReadingOf<keyof Readings>;

export interface Way {
  readonly rows: readonly string[];
  readonly reading: Reading;
  /** Where the rows do not speak for themselves: why they are these, in one sentence. */
  readonly idea?: string;
}

/** Null where this question has no honest way. */
export type WayOf = (question: Question) => Way | null;
