/** Bar graphs with one or two series; two series differ by hatching as well as by color. */
import type { Figure, Shape } from '#core/questions/figure.ts';
import {
  axisTitle,
  axisTitleLines,
  baseline,
  chartFigure,
  headingHeight,
  label,
  legend,
  position,
  round,
  textWidth,
  tickText,
  verticalAxis,
  verticalAxisWidth,
  wrapText,
  type ChartText,
  type LegendEntry,
  type NumberAxis,
  type PlotBox,
} from './chart-frame.ts';

interface BarSeries {
  readonly name: string;
  /** One value per category, between 0 and the axis maximum. */
  readonly values: readonly number[];
}

export interface BarChart extends ChartText {
  readonly categories: readonly string[];
  /** Title below the categories; leave out when the categories speak for themselves. */
  readonly categoryTitle?: string;
  /** Starts at 0. */
  readonly valueAxis: Omit<NumberAxis, 'min'>;
  readonly series: readonly [BarSeries] | readonly [BarSeries, BarSeries];
  /** Writes each value above its bar. */
  readonly valueLabels?: boolean;
  /** Height of the plot box in px; default 210. */
  readonly plotHeight?: number;
}

/** Diagonal lines clipped to a rectangle. */
function hatch(left: number, top: number, right: number, bottom: number): Shape[] {
  const lines: Shape[] = [];
  for (let sum = left + top + 7; sum < right + bottom; sum += 7) {
    const from: [number, number] = sum - left <= bottom ? [left, round(sum - left)] : [round(sum - bottom), bottom];
    const to: [number, number] = sum - top <= right ? [round(sum - top), top] : [right, round(sum - right)];
    lines.push({ type: 'line', from, to, stroke: 'series2', width: 1 });
  }
  return lines;
}

function bar(series: number, left: number, top: number, right: number, bottom: number): Shape[] {
  const points: [number, number][] = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ];
  return series === 0
    ? [{ type: 'polygon', points, fill: 'series1', stroke: 'ink', width: 1 }]
    : [{ type: 'polygon', points, fill: 'paper', stroke: 'ink', width: 1 }, ...hatch(left, top, right, bottom)];
}

function describe(chart: BarChart): string {
  const { valueAxis, series, categories, title } = chart;
  const body = series.map(
    ({ name, values }) =>
      `${series.length > 1 ? `${name}: ` : ''}${categories.map((category, index) => `${category}, ${tickText(values[index] as number, smallest(values))}`).join('; ')}.`,
  );
  return `Bar graph: ${title}. The vertical axis, ${valueAxis.title}, runs from 0 to ${tickText(valueAxis.max, valueAxis.step)}. ${body.join(' ')}`;
}

const smallest = (values: readonly number[]) => (values.every(Number.isInteger) ? 1 : values.every((value) => Number.isInteger(value * 10)) ? 0.1 : 0.01);

/** The figure of a bar graph. Throws a RangeError when data and categories do not fit together or a label is too long. */
export function barChart(chart: BarChart): Figure {
  const { categories, series, valueAxis, width = 420, plotHeight = 210 } = chart;
  if (series.some(({ values }) => values.length !== categories.length || values.some((value) => value < 0 || value > valueAxis.max)))
    throw new RangeError('bar values do not fit');
  const top = headingHeight(chart, width) + 14;
  const box: PlotBox = { left: round(verticalAxisWidth(valueAxis, plotHeight)), right: width - 10, top, bottom: top + plotHeight };
  const slot = (box.right - box.left) / categories.length;
  const names = categories.map((category) => wrapText(category, slot - 6));
  if (names.flat().some((line) => textWidth(line) > slot + 2)) throw new RangeError(`category label too long in "${chart.title}"`);
  const barWidth = Math.min(series.length === 1 ? 46 : 30, (slot * 0.72) / series.length);
  const bars = series.flatMap(({ values }, index) =>
    values.flatMap((value, at) => {
      const left = round(box.left + slot * (at + 0.5) + barWidth * (index - series.length / 2));
      const y = position(valueAxis, value, box.bottom, box.top);
      const drawn = value > 0 ? bar(index, left, y, round(left + barWidth), box.bottom) : [];
      return chart.valueLabels ? [...drawn, label(left + barWidth / 2, y - 5, tickText(value, smallest(values)), { size: 12 })] : drawn;
    }),
  );
  const categoryLabels = names.flatMap((lines, at) => lines.map((line, row) => label(box.left + slot * (at + 0.5), box.bottom + 18 + row * 15, line)));
  let y = box.bottom + 18 + (Math.max(...names.map((lines) => lines.length)) - 1) * 15 + 8;
  const shapes = [...verticalAxis(valueAxis, box), ...bars, baseline(box), ...categoryLabels];
  if (chart.categoryTitle) {
    shapes.push(...axisTitle(chart.categoryTitle, box, y + 14));
    y += axisTitleLines(chart.categoryTitle, box).length * 16 + 6;
  }
  if (series.length > 1) {
    const entries = series.map(({ name }, index): LegendEntry => ({ name, mark: (x, at) => bar(index, x + 4, at, x + 28, at + 13) }));
    const drawn = legend(entries, width, y + 8);
    shapes.push(...drawn.shapes);
    y = drawn.bottom;
  }
  return chartFigure(chart, width, y + 6, shapes, describe(chart));
}
