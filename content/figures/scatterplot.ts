/** Scatterplots with an optional line (or curve) of best fit. */
import type { Figure, Shape } from '#core/questions/figure.ts';
import {
  axisMin,
  axisTitleLines,
  baseline,
  chartFigure,
  headingHeight,
  horizontalAxis,
  position,
  round,
  textWidth,
  tickText,
  verticalAxis,
  verticalAxisWidth,
  type ChartText,
  type NumberAxis,
  type PlotBox,
} from './chart-frame.ts';

export interface Scatterplot extends ChartText {
  readonly xAxis: NumberAxis;
  readonly yAxis: NumberAxis;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Line of best fit y = slope·x + intercept, drawn across the plot and clipped to it. */
  readonly line?: { readonly slope: number; readonly intercept: number };
  /** Height of the plot box in px; default 230. */
  readonly plotHeight?: number;
  /** Leaves the coordinates of the points out of the text alternative (for pictures that are choices). */
  readonly briefAlt?: string;
}

/** The part of the line inside the plot box, as two points in data coordinates. */
function clipped({ xAxis, yAxis, line }: Scatterplot): [number, number][] {
  if (!line) return [];
  const inside = (y: number) => y >= axisMin(yAxis) - 1e-9 && y <= yAxis.max + 1e-9;
  const at = (x: number): [number, number] => [x, line.slope * x + line.intercept];
  const borders = [axisMin(yAxis), yAxis.max].map((y): [number, number] => [(y - line.intercept) / line.slope, y]);
  const ends = [at(axisMin(xAxis)), at(xAxis.max)].filter(([, y]) => inside(y));
  const crossings = line.slope === 0 ? [] : borders.filter(([x]) => x > axisMin(xAxis) && x < xAxis.max);
  return [...ends, ...crossings].slice(0, 2);
}

function describe(plot: Scatterplot): string {
  const { xAxis, yAxis, points, title, line } = plot;
  const shown = points.map(([x, y]) => `(${tickText(x, fine(x))}, ${tickText(y, fine(y))})`).join(', ');
  const ends = clipped(plot).map(([x, y]) => `(${tickText(round(x), fine(round(x)))}, ${tickText(round(y), fine(round(y)))})`);
  const axis = (which: NumberAxis) => `${which.title}, from ${tickText(axisMin(which), which.step)} to ${tickText(which.max, which.step)}`;
  return `Scatterplot: ${title}. Horizontal axis: ${axis(xAxis)}. Vertical axis: ${axis(yAxis)}. Points at ${shown}.${line ? ` A line of best fit runs from ${ends.join(' to ')}.` : ''}`;
}

const fine = (value: number) => (Number.isInteger(value) ? 1 : Number.isInteger(value * 10) ? 0.1 : 0.01);

/** The figure of a scatterplot. */
export function scatterplot(plot: Scatterplot): Figure {
  const { xAxis, yAxis, points, width = 420, plotHeight = 230 } = plot;
  const top = headingHeight(plot, width) + 14;
  const box: PlotBox = {
    left: round(verticalAxisWidth(yAxis, plotHeight)),
    right: round(width - 6 - textWidth(tickText(xAxis.max, xAxis.step)) / 2),
    top,
    bottom: top + plotHeight,
  };
  const place = ([x, y]: readonly [number, number]): [number, number] => [position(xAxis, x, box.left, box.right), position(yAxis, y, box.bottom, box.top)];
  const dots = points.map((point): Shape => ({ type: 'circle', center: place(point), radius: 4, fill: 'series1', stroke: 'series1', width: 1 }));
  const [from, to] = clipped(plot).map(place);
  const fit: Shape[] = from && to ? [{ type: 'line', from, to, stroke: 'ink', width: 2 }] : [];
  const shapes = [...horizontalAxis(xAxis, box), ...verticalAxis(yAxis, box), baseline(box), ...fit, ...dots];
  return chartFigure(plot, width, box.bottom + 34 + axisTitleLines(xAxis.title, box).length * 16, shapes, plot.briefAlt ?? describe(plot));
}
