/** Charts of data: bars, lines, points, histograms, boxes and dots. */
import type { Figure } from '#core/questions/figure.ts';
import { quartile } from '#core/calculator/language/statistics.ts';
import { solveLinear } from '#core/calculator/regression/least-squares.ts';
import { barChart } from '../bar-chart.ts';
import { boxPlot, dotPlot, histogram } from '../distribution-plots.ts';
import { lineGraph } from '../line-graph.ts';
import { scatterplot } from '../scatterplot.ts';
import { axisFor, checked, niceStep } from './axes.ts';
import { EntryError, groupsOf, numberOf, numbersOf, requiredText, rowsOf, textOf, type Entries } from './read.ts';

const said = (entries: Entries) => ({ title: requiredText(entries, 'title', 'a title', 120), showTitle: textOf(entries, 'showTitle') === 'yes' });

interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** Names down the first column, one or two series beside it. */
function seriesOf(entries: Entries, most: number): { names: string[]; series: readonly [Series] | readonly [Series, Series] } {
  const [head = [], ...rows] = rowsOf(entries, 'data', { fewest: 3, most: most + 1 });
  if (head.length < 2 || head.length > 3) throw new EntryError('data', 'Use two or three columns: the names, and one or two series.');
  const names = rows.map(([name = ''], index) => {
    if (name === '') throw new EntryError('data', `Row ${index + 2} has no name.`);
    return name;
  });
  const column = (at: number): Series => ({
    name: (head[at] ?? '') || `Series ${at}`,
    values: rows.map((row, index) => numberOf('data', row[at] ?? '', `Row ${index + 2}: `)),
  });
  return { names, series: head.length === 2 ? [column(1)] : [column(1), column(2)] };
}

export function barFigure(entries: Entries): Figure {
  const { names, series } = seriesOf(entries, 8);
  const values = series.flatMap((each) => each.values);
  if (values.some((value) => value < 0)) throw new EntryError('data', 'Bars begin at 0: negative values cannot be drawn.');
  const title = requiredText(entries, 'valueTitle', 'what the vertical axis shows');
  const given = textOf(entries, 'valueAxis') === '' ? [] : numbersOf('valueAxis', textOf(entries, 'valueAxis'));
  const highest = Math.max(...values, 0);
  if (given.length !== 0 && given.length !== 2) throw new EntryError('valueAxis', 'Enter two numbers: up to, and step.');
  const [max, step] = given;
  const axis =
    max !== undefined && step !== undefined
      ? checked('valueAxis', { title, min: 0, max, step }, 0, highest)
      : axisFor({}, { field: 'valueAxis', title, values: [0, highest || 1], fromZero: true });
  const categoryTitle = textOf(entries, 'categoryTitle');
  return barChart({
    ...said(entries),
    categories: names,
    ...(categoryTitle && { categoryTitle }),
    valueAxis: { title: axis.title, max: axis.max, step: axis.step },
    series,
    valueLabels: textOf(entries, 'valueLabels') === 'yes',
  });
}

export function lineFigure(entries: Entries): Figure {
  const { names, series } = seriesOf(entries, 14);
  const valueAxis = axisFor(entries, {
    field: 'valueAxis',
    title: requiredText(entries, 'valueTitle', 'what the vertical axis shows'),
    values: series.flatMap(({ values }) => values),
    fromZero: true,
  });
  return lineGraph({
    ...said(entries),
    positions: names,
    positionTitle: requiredText(entries, 'positionTitle', 'what the horizontal axis shows'),
    valueAxis,
    series,
  });
}

/** Slope and intercept of the least-squares line; null where there is none. */
function bestFit(points: readonly (readonly [number, number])[]): { slope: number; intercept: number } | null {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const solved = new Set(xs).size > 1 ? solveLinear([xs, xs.map(() => 1)], ys) : null;
  return solved ? { slope: solved[0] ?? 0, intercept: solved[1] ?? 0 } : null;
}

export function scatterFigure(entries: Entries): Figure {
  const rows = rowsOf(entries, 'data', { fewest: 2, most: 60 });
  if (rows[0]?.length !== 2) throw new EntryError('data', 'Each row has two numbers: x, then y.');
  const points = rows.map(([x = '', y = ''], index): readonly [number, number] => [
    numberOf('data', x, `Row ${index + 1}: `),
    numberOf('data', y, `Row ${index + 1}: `),
  ]);
  const axis = (field: string, title: string, values: readonly number[]) => axisFor(entries, { field, title, values, fromZero: true });
  const fitted = textOf(entries, 'fit') === 'line' ? bestFit(points) : null;
  if (textOf(entries, 'fit') === 'line' && !fitted) throw new EntryError('fit', 'A line of best fit needs points with different x.');
  return scatterplot({
    ...said(entries),
    xAxis: axis(
      'xAxis',
      requiredText(entries, 'xTitle', 'what the horizontal axis shows'),
      points.map(([x]) => x),
    ),
    yAxis: axis(
      'yAxis',
      requiredText(entries, 'yTitle', 'what the vertical axis shows'),
      points.map(([, y]) => y),
    ),
    points,
    ...(fitted && { line: fitted }),
  });
}

function fewNumbers(values: readonly number[]): readonly number[] {
  if (values.length < 2) throw new EntryError('data', 'Enter at least two numbers.');
  if (values.length > 200) throw new EntryError('data', 'Use at most 200 numbers.');
  return values;
}

export function histogramFigure(entries: Entries): Figure {
  const values = fewNumbers(numbersOf('data', textOf(entries, 'data')));
  const title = requiredText(entries, 'valueTitle', 'what the horizontal axis shows');
  const classes = textOf(entries, 'classes');
  const step = niceStep(Math.max(...values) - Math.min(...values) || 1, 6);
  const low = Math.floor(Math.min(...values) / step) * step;
  const axis = classes
    ? axisFor({ classes }, { field: 'classes', title, values })
    : { title, min: low, step, max: low + step * (Math.floor((Math.max(...values) - low) / step) + 1) };
  if (Math.max(...values) >= axis.max)
    throw new EntryError('classes', `${Math.max(...values)} is on the right border of the last class, which does not include it.`);
  const counts = Array.from({ length: Math.round((axis.max - axis.min) / axis.step) }, (_, index) => {
    const from = axis.min + index * axis.step;
    return values.filter((value) => value >= from - 1e-9 && value < from + axis.step - 1e-9).length;
  });
  const most = Math.max(...counts);
  const countStep = Math.max(1, Math.round(niceStep(most)));
  const countTitle = requiredText(entries, 'countTitle', 'what the vertical axis shows');
  return histogram({ ...said(entries), axis, countAxis: { title: countTitle, max: Math.ceil(most / countStep) * countStep, step: countStep }, counts });
}

export function boxFigure(entries: Entries): Figure {
  const groups = groupsOf(entries, 'data').map((group) => ({ ...group, values: fewNumbers(group.values) }));
  const axis = axisFor(entries, {
    field: 'axis',
    title: requiredText(entries, 'valueTitle', 'what the axis shows'),
    values: groups.flatMap(({ values }) => values),
  });
  const boxes = groups.map(({ name, values }) => ({
    ...(name && { name }),
    min: Math.min(...values),
    q1: quartile(values, 1),
    median: quartile(values, 2),
    q3: quartile(values, 3),
    max: Math.max(...values),
  }));
  return boxPlot({ ...said(entries), axis, boxes });
}

export function dotFigure(entries: Entries): Figure {
  const groups = groupsOf(entries, 'data');
  if (groups.length > 2) throw new EntryError('data', 'Use at most two plots.');
  const values = groups.flatMap((group) => fewNumbers(group.values));
  const title = requiredText(entries, 'valueTitle', 'what the axis shows');
  const whole = values.every(Number.isInteger) && Math.max(...values) - Math.min(...values) <= 20;
  const axis =
    textOf(entries, 'axis') === '' && whole
      ? { title, min: Math.min(...values), max: Math.max(Math.max(...values), Math.min(...values) + 1), step: 1 }
      : axisFor(entries, { field: 'axis', title, values });
  const counted = groups.map(({ name, values: own }) => ({
    ...(name && { name }),
    counts: [...Map.groupBy(own, (value) => value)].toSorted(([a], [b]) => a - b).map(([value, all]): readonly [number, number] => [value, all.length]),
  }));
  if (Math.max(...counted.flatMap(({ counts }) => counts.map(([, count]) => count))) > 20)
    throw new EntryError('data', 'A stack has more than 20 dots. Use a histogram.');
  return dotPlot({ ...said(entries), axis, groups: counted });
}
