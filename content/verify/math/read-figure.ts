/** Reads data back out of drawn charts: pixel positions become values by way of the tick labels. */
import { parseRational, rat, type Rational } from '#core/rational.ts';
import type { Figure } from '#core/questions/figure.ts';

type Labelled = { readonly pixel: number; readonly value: number };

const numeric = (text: string) => {
  const value = parseRational(text.replaceAll(',', '').replace('\u2212', '-'));
  return value ? Number(value.n) / Number(value.d) : null;
};

const texts = (figure: Figure) => figure.shapes.flatMap((shape) => (shape.type === 'text' && !shape.rotate ? [shape] : []));

/** Tick labels of the vertical axis (right-aligned numbers). */
function verticalTicks(figure: Figure): Labelled[] {
  return texts(figure).flatMap(({ anchor, text, at }) => {
    const value = anchor === 'end' ? numeric(text) : null;
    return value === null ? [] : [{ pixel: at[1] - 4.5, value }];
  });
}

/** Tick labels below the plot: the centered numbers of the lowest row that has at least two. */
function horizontalTicks(figure: Figure): Labelled[] {
  const found = texts(figure).flatMap(({ anchor, text, at }) => {
    const value = anchor === 'middle' ? numeric(text) : null;
    return value === null ? [] : [{ pixel: at[0], value, row: at[1] }];
  });
  const lowest = Math.max(...found.map(({ row }) => row));
  return found.filter(({ row }) => row === lowest);
}

/** Value at a pixel, rounded to a hundredth of the labeled unit. */
function scale(ticks: readonly Labelled[]): (pixel: number) => number {
  const sorted = [...ticks].sort((a, b) => a.pixel - b.pixel);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first.pixel === last.pixel) throw new Error('axis without tick labels');
  return (pixel) => first.value + ((pixel - first.pixel) / (last.pixel - first.pixel)) * (last.value - first.value);
}

/** Nearest multiple of `unit`. */
const snap = (value: number, unit: number): Rational => rat(Math.round(value / unit) * Math.round(unit * 100), 100);

const dots = (figure: Figure) => figure.shapes.flatMap((shape) => (shape.type === 'circle' ? [shape.center] : []));

/** Points of a scatterplot, snapped to multiples of the units. */
export function scatterPoints(figure: Figure, xUnit: number, yUnit: number): [Rational, Rational][] {
  const [x, y] = [scale(horizontalTicks(figure)), scale(verticalTicks(figure))];
  return dots(figure).map(([px, py]) => [snap(x(px), xUnit), snap(y(py), yUnit)]);
}

/** The drawn line of best fit (the thickest straight ink line that is neither vertical nor horizontal), as a function. */
export function fittedLine(figure: Figure): (x: number) => number {
  const [x, y] = [scale(horizontalTicks(figure)), scale(verticalTicks(figure))];
  const line = figure.shapes.find((shape) => shape.type === 'line' && shape.from[0] !== shape.to[0] && shape.from[1] !== shape.to[1]);
  if (line?.type !== 'line') throw new Error('no line of best fit');
  const [x1, y1, x2, y2] = [x(line.from[0]), y(line.from[1]), x(line.to[0]), y(line.to[1])];
  return (at) => y1 + ((at - x1) * (y2 - y1)) / (x2 - x1);
}

/** Values at the markers of a single-series line graph, from the left, as whole numbers. */
export function seriesValues(figure: Figure | null): Rational[] {
  if (!figure) throw new Error('figure expected');
  const y = scale(verticalTicks(figure));
  return dots(figure)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, py]) => snap(y(py), 1));
}

/** Texts of the horizontal axis of a line graph, from the left. */
export function readPositions(figure: Figure): string[] {
  const [, lowest] = [0, Math.max(...dots(figure).map(([, y]) => y))];
  const rows = texts(figure).filter(({ anchor, at, bold }) => anchor === 'middle' && at[1] > lowest && !bold);
  const top = Math.min(...rows.map(({ at }) => at[1]));
  return rows
    .filter(({ at }) => at[1] === top)
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map(({ text }) => text);
}

/** Every value of a dot plot as a list, one entry per dot; several plots stacked come as several lists from the top. */
export function dotPlotLists(figure: Figure): Rational[][] {
  const x = scale(horizontalTicks(figure));
  const names = texts(figure)
    .filter(({ bold }) => bold)
    .map(({ at }) => at[1]);
  const borders = names.length > 0 ? names : [0];
  return borders.map((from, index) =>
    dots(figure)
      .filter(([, y]) => y > from && y < (borders[index + 1] ?? 2000))
      .map(([px]) => snap(x(px), 1)),
  );
}

/** Heights of bars (filled polygons) from the left, as whole numbers. */
export function barHeights(figure: Figure): Rational[] {
  const y = scale(verticalTicks(figure));
  return figure.shapes
    .flatMap((shape) =>
      shape.type === 'polygon' ? [{ left: Math.min(...shape.points.map(([px]) => px)), top: Math.min(...shape.points.map(([, py]) => py)) }] : [],
    )
    .toSorted((a, b) => a.left - b.left)
    .map(({ top }) => snap(y(top), 1));
}

/** Left and right value of every bar of a histogram with its count. */
export function histogramClasses(figure: Figure): { from: number; to: number; count: number }[] {
  const [x, y] = [scale(horizontalTicks(figure)), scale(verticalTicks(figure))];
  return figure.shapes.flatMap((shape) => {
    if (shape.type !== 'polygon') return [];
    const [xs, ys] = [shape.points.map(([px]) => px), shape.points.map(([, py]) => py)];
    return [{ from: Math.round(x(Math.min(...xs))), to: Math.round(x(Math.max(...xs))), count: Math.round(y(Math.min(...ys))) }];
  });
}
