/** A figure, or a table, from the entries of a form (core/authoring/figure-kinds.ts). Whatever is wrong is a sentence at its field. */
import type { FigureKind } from '#core/authoring/figure-kinds.ts';
import { figureSchema, type Figure } from '#core/questions/figure.ts';
import { stimulusSchema, type DataTable } from '#core/questions/question.ts';
import { figureProblems } from '#content/verify/gates/figure.ts';
import { barFigure, boxFigure, dotFigure, histogramFigure, lineFigure, scatterFigure } from './charts.ts';
import { circleFigure, solidFigure, triangleFigure } from './geometry.ts';
import { planeFromEntries } from './plane.ts';
import { EntryError, numberOf, requiredText, rowsOf, textOf, type Entries } from './read.ts';

export type Drawn =
  | {
      readonly shown: { readonly kind: 'figure'; readonly figure: Figure } | { readonly kind: 'table'; readonly table: DataTable };
      readonly problems: readonly string[];
    }
  | { readonly shown: null; readonly errors: Readonly<Record<string, string>> };

function tableOf(entries: Entries): DataTable {
  const [head = [], ...rows] = rowsOf(entries, 'data', { fewest: 2, most: 12 });
  if (head.length > 6) throw new EntryError('data', 'Use at most six columns.');
  const caption = requiredText(entries, 'title', 'a title', 120);
  if (textOf(entries, 'totals') !== 'yes') return { caption, columns: head, rows };
  const numbers = rows.map((row, index) => row.slice(1).map((cell) => numberOf('data', cell, `Row ${index + 2}: `)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const said = (value: number) => (Math.round(value * 1e6) / 1e6).toLocaleString('en-US');
  const columns = numbers[0]?.map((_, at) => sum(numbers.map((row) => row[at] ?? 0))) ?? [];
  return {
    caption,
    columns: [...head, 'Total'],
    rows: [
      ...rows.map((row, index) => [row[0] ?? '', ...(numbers[index] ?? []).map(said), said(sum(numbers[index] ?? []))]),
      ['Total', ...columns.map(said), said(sum(columns))],
    ],
  };
}

const figures = {
  bar: barFigure,
  line: lineFigure,
  scatter: scatterFigure,
  histogram: histogramFigure,
  box: boxFigure,
  dot: dotFigure,
  plane: planeFromEntries,
  triangle: triangleFigure,
  circle: circleFigure,
  solid: solidFigure,
} as const satisfies Record<Exclude<FigureKind, 'table'>, (entries: Entries) => Figure>;

/** Where data of a kind are entered: what the builders find wrong with them is said there. */
const mainField = (kind: FigureKind): string =>
  kind === 'plane' ? 'formulas' : kind === 'triangle' ? 'sides' : kind === 'circle' ? 'radius' : kind === 'solid' ? 'size' : 'data';

/** `alt`: the author's own words in place of those computed from the data. */
export function drawEntries(kind: FigureKind, entries: Entries, alt: string): Drawn {
  try {
    if (kind === 'table') {
      const table = tableOf(entries);
      const read = stimulusSchema.safeParse({ kind: 'table', table });
      if (!read.success) return { shown: null, errors: { data: 'Some cells are empty or too long: headings have up to 80 characters, cells up to 60.' } };
      return { shown: { kind: 'table', table }, problems: [] };
    }
    const drawn = figures[kind](entries);
    const read = figureSchema.safeParse(alt === '' ? drawn : { ...drawn, alt });
    if (read.success) return { shown: { kind: 'figure', figure: read.data }, problems: figureProblems(read.data) };
    const fields = read.error.issues.map(({ path }) => path[0]);
    if (fields.includes('alt')) return { shown: null, errors: { alt: 'Describe the figure in 20 to 900 characters.' } };
    if (fields.includes('title')) return { shown: null, errors: { title: 'Use a title of 3 to 120 characters.' } };
    return { shown: null, errors: { [mainField(kind)]: 'This is more than a figure can show, or too large for it. Use less data or shorter labels.' } };
  } catch (error) {
    if (error instanceof EntryError) return { shown: null, errors: { [error.field]: error.message } };
    if (error instanceof RangeError) return { shown: null, errors: { [mainField(kind)]: `This does not fit into the figure: ${error.message}.` } };
    throw error;
  }
}
