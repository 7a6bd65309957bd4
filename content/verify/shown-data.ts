/** Reads the numbers of a table or graph back from what the student is shown. */
import type { Figure, Shape } from '#core/questions/figure.ts';
import type { Stimulus } from '#core/questions/question.ts';

/** Row heading → column heading → number. */
export type ShownData = ReadonlyMap<string, ReadonlyMap<string, number>>;

const toNumber = (cell: string) => Number(cell.replaceAll(',', ''));

/** A graph's data from its text alternative: `Series: position, 12; position, 15.` */
function fromAlternative(alt: string): ShownData {
  const body = alt.replace(/^.*? runs from [\d.,]+ to [\d.,]*\d\. /, '');
  const data = new Map<string, Map<string, number>>();
  for (const sentence of body.replace(/\.$/, '').split(/\. (?=[A-Z\d])/)) {
    const [name, list] = sentence.includes(': ') ? (sentence.split(': ') as [string, string]) : ['', sentence];
    for (const entry of list.split('; ')) {
      // The last one: “All seasons, nine-year average, 76.”
      const comma = entry.lastIndexOf(', ');
      const row = entry.slice(0, comma);
      data.set(row, (data.get(row) ?? new Map<string, number>()).set(name, toNumber(entry.slice(comma + 2))));
    }
  }
  return data;
}

/** The numbers of a table or graph stimulus; a graph with one series has the column `''`. Throws a RangeError for other stimuli. */
export function shownData(stimulus: Stimulus): ShownData {
  if (stimulus.kind === 'figure') return fromAlternative(stimulus.figure.alt);
  if (stimulus.kind !== 'table') throw new RangeError(`a ${stimulus.kind} stimulus shows no data`);
  const [, ...columns] = stimulus.table.columns;
  return new Map(
    stimulus.table.rows.map(([row, ...values]) => [row as string, new Map(columns.map((column, index) => [column, toNumber(values[index] as string)]))]),
  );
}

const isBar = (shape: Shape): shape is Extract<Shape, { type: 'polygon' }> =>
  shape.type === 'polygon' && shape.points.length === 4 && (shape.fill === 'series1' || shape.stroke === 'ink');
const isCurve = (shape: Shape): shape is Extract<Shape, { type: 'polyline' }> => shape.type === 'polyline' && shape.points.length > 2;

/**
 * Heights in px of what a graph draws, measured from its shapes alone: bar by bar, or point by
 * point of each line, series after series. Legend marks are left out by `count`, the number of values.
 */
export function drawnHeights(figure: Figure, count: number): number[] {
  const heights = figure.shapes.flatMap((shape) => {
    if (isCurve(shape)) return shape.points.map(([, y]) => -y);
    return isBar(shape) ? [Math.max(...shape.points.map(([, y]) => y)) - Math.min(...shape.points.map(([, y]) => y))] : [];
  });
  return heights.slice(0, count);
}
