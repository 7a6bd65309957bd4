/** Line graphs with one or two series over named or numeric positions; series differ by dash and marker. */
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
  type NumberAxis,
  type PlotBox,
} from './chart-frame.ts';

interface LineSeries {
  readonly name: string;
  /** One value per position, inside the value axis. */
  readonly values: readonly number[];
}

export interface LineGraph extends ChartText {
  /** Evenly spaced positions, e.g. years or months. */
  readonly positions: readonly string[];
  readonly positionTitle: string;
  readonly valueAxis: NumberAxis;
  readonly series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  /** Height of the plot box in px; default 210. */
  readonly plotHeight?: number;
}

function marker(series: number, x: number, y: number): Shape {
  return series === 0
    ? { type: 'circle', center: [x, y], radius: 4, fill: 'series1', stroke: 'series1', width: 1 }
    : {
        type: 'polygon',
        points: [
          [x - 4.5, y + 4.5],
          [x - 4.5, y - 4.5],
          [x + 4.5, y - 4.5],
          [x + 4.5, y + 4.5],
        ],
        fill: 'paper',
        stroke: 'series2',
        width: 2,
      };
}

const path = (series: number, points: [number, number][]): Shape => ({
  type: 'polyline',
  points,
  stroke: series === 0 ? 'series1' : 'series2',
  width: 2,
  dash: series === 0 ? 'solid' : 'dashed',
});

function describe({ title, positions, valueAxis, series }: LineGraph): string {
  const step = series.every(({ values }) => values.every(Number.isInteger)) ? 1 : Math.min(valueAxis.step / 2, 0.1);
  const body = series.map(
    ({ name, values }) =>
      `${series.length > 1 ? `${name}: ` : ''}${positions.map((at, index) => `${at}, ${tickText(values[index] as number, step)}`).join('; ')}.`,
  );
  return `Line graph: ${title}. The vertical axis, ${valueAxis.title}, runs from ${tickText(valueAxis.min ?? 0, valueAxis.step)} to ${tickText(valueAxis.max, valueAxis.step)}. ${body.join(' ')}`;
}

/** The figure of a line graph. Throws a RangeError when values and positions do not fit together, or names of positions beside each other. */
export function lineGraph(graph: LineGraph): Figure {
  const { positions, series, valueAxis, width = 420, plotHeight = 210 } = graph;
  const inside = (value: number) => value >= (valueAxis.min ?? 0) && value <= valueAxis.max;
  if (positions.length < 2 || series.some(({ values }) => values.length !== positions.length || !values.every(inside)))
    throw new RangeError('line values do not fit');
  const top = headingHeight(graph, width) + 14;
  const lastHalf = textWidth(positions.at(-1) ?? '') / 2;
  const box: PlotBox = {
    left: round(verticalAxisWidth(valueAxis, plotHeight)),
    right: round(width - Math.max(14, lastHalf - 8)),
    top,
    bottom: top + plotHeight,
  };
  const inset = 16;
  const gap = (box.right - box.left - 2 * inset) / (positions.length - 1);
  // A year between two others can be told, what lies between “1 day” and “31 days” cannot: names are wrapped, and none is left out.
  const areNumbers = positions.every((text) => /^\d+$/.test(text));
  const names = positions.map((text) => (areNumbers ? [text] : wrapText(text, gap - 8)));
  const every = Math.ceil((Math.max(...names.flat().map((line) => textWidth(line))) + 8) / gap);
  if (every > 1 && !areNumbers) throw new RangeError(`position label too long in "${graph.title}"`);
  const nameLines = Math.max(...names.map(({ length }) => length));
  const at = (index: number) => round(box.left + inset + index * gap);
  const marks = names.flatMap((lines, index): Shape[] => {
    const tick: Shape = { type: 'line', from: [at(index), box.bottom], to: [at(index), box.bottom + 4], stroke: 'ink', width: 1 };
    return index % every === 0 ? [tick, ...lines.map((line, row) => label(at(index), box.bottom + 19 + row * 16, line))] : [tick];
  });
  const titleTop = box.bottom + 24 + nameLines * 16;
  const drawn = series.flatMap(({ values }, which) => {
    const points = values.map((value, index): [number, number] => [at(index), position(valueAxis, value, box.bottom, box.top)]);
    return [path(which, points), ...points.map(([x, y]) => marker(which, x, y))];
  });
  const shapes = [...verticalAxis(valueAxis, box), baseline(box), ...marks, ...axisTitle(graph.positionTitle, box, titleTop), ...drawn];
  let y = titleTop - 10 + axisTitleLines(graph.positionTitle, box).length * 16;
  if (series.length > 1) {
    const below = legend(
      series.map(({ name }, which) => ({
        name,
        mark: (x, from) => [
          path(which, [
            [x, from + 6.5],
            [x + 30, from + 6.5],
          ]),
          marker(which, x + 15, from + 6.5),
        ],
      })),
      width,
      y + 6,
    );
    shapes.push(...below.shapes);
    y = below.bottom;
  }
  return chartFigure(graph, width, y + 6, shapes, describe(graph));
}
