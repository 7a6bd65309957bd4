/** Plots of one variable over a number line: dot plots, box plots and histograms. */
import type { Figure, Shape } from '#core/questions/figure.ts';
import {
  axisTitleLines,
  baseline,
  chartFigure,
  headingHeight,
  horizontalAxis,
  label,
  position,
  round,
  textWidth,
  tickText,
  ticks,
  verticalAxis,
  verticalAxisWidth,
  type ChartText,
  type NumberAxis,
  type PlotBox,
} from './chart-frame.ts';

export interface DotPlot extends ChartText {
  readonly axis: NumberAxis;
  /** One stack of dots per group; groups are drawn below each other on equal axes. */
  readonly groups: readonly { readonly name?: string; readonly counts: readonly (readonly [value: number, count: number])[] }[];
}

const dotGap = 13;

/** The figure of one or more dot plots over the same number line. */
export function dotPlot(plot: DotPlot): Figure {
  const { axis, groups, width = 400 } = plot;
  const tallest = Math.max(1, ...groups.flatMap(({ counts }) => counts.map(([, count]) => count)));
  let y = headingHeight(plot, width) + 4;
  const shapes = groups.flatMap(({ name, counts }, index): Shape[] => {
    const top = y + (name ? 22 : 4);
    const box: PlotBox = { left: 28, right: width - 28, top, bottom: top + tallest * dotGap + 8 };
    const dots = counts.flatMap(([value, count]) =>
      Array.from(
        { length: count },
        (_, at): Shape => ({
          type: 'circle',
          center: [position(axis, value, box.left, box.right), round(box.bottom - 10 - at * dotGap)],
          radius: 4.5,
          fill: 'series1',
          stroke: 'series1',
          width: 1,
        }),
      ),
    );
    const last = index === groups.length - 1;
    y = box.bottom + (last ? 34 + axisTitleLines(axis.title, box).length * 16 : 32);
    const line = horizontalAxis(axis, box, false);
    const drawn = last ? line : line.slice(0, -axisTitleLines(axis.title, box).length);
    return [...(name ? [label(width / 2, top - 6, name, { bold: true })] : []), ...dots, ...drawn];
  });
  const described = groups.map(
    ({ name, counts }) =>
      `${name ? `${name}: ` : ''}${counts
        .filter(([, count]) => count > 0)
        .map(([value, count]) => `${count} ${count === 1 ? 'dot' : 'dots'} at ${tickText(value, axis.step)}`)
        .join(', ')}.`,
  );
  return chartFigure(
    plot,
    width,
    y,
    shapes,
    `${groups.length > 1 ? 'Dot plots' : 'Dot plot'}: ${plot.title}. Horizontal axis: ${axis.title}. ${described.join(' ')}`,
  );
}

interface FiveNumbers {
  readonly name?: string;
  readonly min: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly max: number;
}

export interface BoxPlot extends ChartText {
  readonly axis: NumberAxis;
  readonly boxes: readonly FiveNumbers[];
}

/** The figure of one or more box plots over one number line. */
export function boxPlot(plot: BoxPlot): Figure {
  const { axis, boxes, width = 420 } = plot;
  const nameWidth = Math.max(0, ...boxes.map(({ name }) => (name ? textWidth(name) + 12 : 0)));
  const top = headingHeight(plot, width) + 10;
  const frame: PlotBox = { left: round(Math.max(24, nameWidth + 8)), right: width - 24, top, bottom: top + boxes.length * 52 + 8 };
  const shapes = boxes.flatMap((box, index): Shape[] => {
    const middle = frame.top + 24 + index * 52;
    const x = (value: number) => position(axis, value, frame.left, frame.right);
    const rule = (from: number, to: number, width = 2): Shape => ({ type: 'line', from: [x(from), middle], to: [x(to), middle], stroke: 'ink', width });
    const bar = (value: number, half: number): Shape => ({
      type: 'line',
      from: [x(value), middle - half],
      to: [x(value), middle + half],
      stroke: 'ink',
      width: 2,
    });
    const body: Shape = {
      type: 'polygon',
      points: [
        [x(box.q1), middle - 15],
        [x(box.q3), middle - 15],
        [x(box.q3), middle + 15],
        [x(box.q1), middle + 15],
      ],
      fill: 'shade1',
      stroke: 'ink',
      width: 2,
    };
    return [
      ...(box.name ? [label(frame.left - 10, middle + 4.5, box.name, { anchor: 'end' })] : []),
      rule(box.min, box.q1),
      rule(box.q3, box.max),
      bar(box.min, 8),
      bar(box.max, 8),
      body,
      bar(box.median, 15),
    ];
  });
  const say = ({ name, min, q1, median, q3, max }: FiveNumbers) =>
    `${name ?? 'The box plot'}: left end ${tickText(min, fine(min))}, box from ${tickText(q1, fine(q1))} to ${tickText(q3, fine(q3))} with a line at ${tickText(median, fine(median))}, right end ${tickText(max, fine(max))}.`;
  const drawn = [...gridLines(axis, frame), ...shapes, ...horizontalAxis(axis, frame, false)];
  return chartFigure(
    plot,
    width,
    frame.bottom + 34 + axisTitleLines(axis.title, frame).length * 16,
    drawn,
    `${boxes.length > 1 ? 'Box plots' : 'Box plot'}: ${plot.title}. Horizontal axis: ${axis.title}. ${boxes.map(say).join(' ')}`,
  );
}

const fine = (value: number) => (Number.isInteger(value) ? 1 : 0.1);

const gridLines = (axis: NumberAxis, box: PlotBox): Shape[] =>
  ticks(axis).map((tick) => ({
    type: 'line',
    from: [position(axis, tick, box.left, box.right), box.top],
    to: [position(axis, tick, box.left, box.right), box.bottom],
    stroke: 'grid',
    width: 1,
  }));

export interface Histogram extends ChartText {
  /** Class borders are the ticks of this axis. */
  readonly axis: NumberAxis;
  readonly countAxis: NumberAxis;
  /** One count per class, from the left. */
  readonly counts: readonly number[];
}

/** The figure of a histogram whose classes include their left border and not their right one. */
export function histogram(plot: Histogram): Figure {
  const { axis, countAxis, counts, width = 400 } = plot;
  const borders = ticks(axis);
  if (borders.length !== counts.length + 1) throw new RangeError('one count per class expected');
  const top = headingHeight(plot, width) + 14;
  const box: PlotBox = { left: round(verticalAxisWidth(countAxis, 200)), right: width - 24, top, bottom: top + 200 };
  const at = (index: number) => position(axis, borders[index] as number, box.left, box.right);
  const bars = counts.flatMap((count, index): Shape[] => {
    const y = position(countAxis, count, box.bottom, box.top);
    return count > 0
      ? [
          {
            type: 'polygon',
            points: [
              [at(index), box.bottom],
              [at(index), y],
              [at(index + 1), y],
              [at(index + 1), box.bottom],
            ],
            fill: 'shade1',
            stroke: 'ink',
            width: 1.5,
          },
        ]
      : [];
  });
  const said = counts
    .map((count, index) => `${tickText(borders[index] as number, axis.step)} to less than ${tickText(borders[index + 1] as number, axis.step)}, ${count}`)
    .join('; ');
  const shapes = [...verticalAxis(countAxis, box), ...bars, ...horizontalAxis(axis, box, false), baseline(box)];
  return chartFigure(
    plot,
    width,
    box.bottom + 34 + axisTitleLines(axis.title, box).length * 16,
    shapes,
    `Histogram: ${plot.title}. Horizontal axis: ${axis.title}. Vertical axis: ${countAxis.title}. ${said}.`,
  );
}
