/**
 * What every chart is drawn on: a plot box with titled axes, tick labels, grid and legend,
 * laid out from estimated text widths so that no two labels can touch.
 */
import type { Figure, Shape } from '#core/questions/figure.ts';

/** A numeric axis from `min` (default 0) to `max` with a tick every `step`. */
export interface NumberAxis {
  readonly title: string;
  readonly min?: number;
  readonly max: number;
  readonly step: number;
  /** Label only every nth tick (grid lines stay). */
  readonly labelEvery?: number;
}

/** What all charts can say about themselves. */
export interface ChartText {
  /** Accessible title, 3–120 characters. */
  readonly title: string;
  /** Draws the title in bold above the plot. */
  readonly showTitle?: boolean;
  /** Replaces the text alternative written from the data. */
  readonly alt?: string;
  /** View-box width in px; default 420. */
  readonly width?: number;
}

export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const labelSize = 13;
const lineHeight = 16;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Estimated width in px; a little generous, so that real fonts stay inside. */
export const textWidth = (text: string, size = labelSize) => text.length * size * 0.57;

/** Breaks at spaces so that each line fits `maxWidth` px and the 60 characters of a text shape. */
export function wrapText(text: string, maxWidth: number, size = labelSize): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= 60 && textWidth(joined, size) <= maxWidth) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

type TextShape = Extract<Shape, { type: 'text' }>;

export function label(x: number, y: number, text: string, style: Partial<Omit<TextShape, 'type' | 'at' | 'text'>> = {}): TextShape {
  return { type: 'text', at: [round(x), round(y)], text, size: labelSize, anchor: 'middle', paint: 'ink', ...style };
}

/** `12,500` or `0.75`, with the decimals that `step` needs. */
export function tickText(value: number, step: number): string {
  const places = [0, 1, 2, 3].find((digits) => Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) < 1e-9) ?? 4;
  const [whole, fraction] = Math.abs(value).toFixed(places).split('.') as [string, string?];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '\u2212' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

export const axisMin = ({ min }: NumberAxis) => min ?? 0;

/** Tick values from min to max. */
export function ticks(axis: NumberAxis): number[] {
  const count = Math.round((axis.max - axisMin(axis)) / axis.step);
  return Array.from({ length: count + 1 }, (_, index) => axisMin(axis) + index * axis.step);
}

const isLabelled = ({ labelEvery = 1 }: NumberAxis, index: number) => index % labelEvery === 0;

/** Pixel position of a value between two pixel ends. */
export const position = (axis: NumberAxis, value: number, from: number, to: number) =>
  round(from + ((value - axisMin(axis)) / (axis.max - axisMin(axis))) * (to - from));

/** Height in px of the title block above the plot. */
export const headingHeight = (text: ChartText, width: number) => (text.showTitle ? wrapText(text.title, width - 20, 14).length * 18 + 8 : 0);

function heading(text: ChartText, width: number): Shape[] {
  return text.showTitle ? wrapText(text.title, width - 20, 14).map((line, index) => label(width / 2, 16 + index * 18, line, { size: 14, bold: true })) : [];
}

/** Room in px that a vertical axis needs left of the plot. */
export function verticalAxisWidth(axis: NumberAxis, plotHeight: number): number {
  const widest = Math.max(...ticks(axis).map((tick) => textWidth(tickText(tick, axis.step))));
  return wrapText(axis.title, plotHeight, labelSize).length * lineHeight + widest + 16;
}

export function verticalAxis(axis: NumberAxis, box: PlotBox): Shape[] {
  const titleLines = wrapText(axis.title, box.bottom - box.top, labelSize);
  const marks = ticks(axis).flatMap((tick, index): Shape[] => {
    const y = position(axis, tick, box.bottom, box.top);
    const line: Shape = { type: 'line', from: [box.left, y], to: [box.right, y], stroke: 'grid', width: 1 };
    return isLabelled(axis, index) ? [line, label(box.left - 7, y + 4.5, tickText(tick, axis.step), { anchor: 'end' })] : [line];
  });
  const title = titleLines.map((line, index) => label(14 + index * lineHeight, (box.top + box.bottom) / 2, line, { rotate: -90 }));
  return [...marks, { type: 'line', from: [box.left, box.top], to: [box.left, box.bottom], stroke: 'ink', width: 1.5 }, ...title];
}

/** The numeric axis below the plot; `grid` also draws its vertical lines. */
export function horizontalAxis(axis: NumberAxis, box: PlotBox, grid = true): Shape[] {
  const marks = ticks(axis).flatMap((tick, index): Shape[] => {
    const x = position(axis, tick, box.left, box.right);
    const line: Shape = grid
      ? { type: 'line', from: [x, box.top], to: [x, box.bottom], stroke: 'grid', width: 1 }
      : { type: 'line', from: [x, box.bottom - 4], to: [x, box.bottom + 4], stroke: 'ink', width: 1.5 };
    return isLabelled(axis, index) ? [line, label(x, box.bottom + 19, tickText(tick, axis.step))] : [line];
  });
  return [...marks, baseline(box), ...axisTitle(axis.title, box, box.bottom + 40)];
}

export const baseline = (box: PlotBox): Shape => ({ type: 'line', from: [box.left, box.bottom], to: [box.right, box.bottom], stroke: 'ink', width: 1.5 });

export const axisTitleLines = (title: string, box: Pick<PlotBox, 'left' | 'right'>) => wrapText(title, box.right - box.left + 30);

export function axisTitle(title: string, box: PlotBox, y: number): Shape[] {
  return axisTitleLines(title, box).map((line, index) => label((box.left + box.right) / 2, y + index * lineHeight, line));
}

export interface LegendEntry {
  readonly name: string;
  /** Draws the sample mark inside the 28 × 12 px box whose top left corner is given. */
  readonly mark: (x: number, y: number) => Shape[];
}

/** A centered legend, one or more entries per row; returns its shapes and the y below it. */
export function legend(entries: readonly LegendEntry[], width: number, y: number): { shapes: Shape[]; bottom: number } {
  const entryWidth = (entry: LegendEntry) => 36 + textWidth(entry.name) + 18;
  const rows: LegendEntry[][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row && [...row, entry].reduce((sum, each) => sum + entryWidth(each), 0) <= width - 8) row.push(entry);
    else rows.push([entry]);
  }
  const shapes = rows.flatMap((row, index) => {
    let x = (width - row.reduce((sum, each) => sum + entryWidth(each), 0) + 18) / 2;
    return row.flatMap((entry) => {
      const at = x;
      x += entryWidth(entry);
      return [...entry.mark(round(at), round(y + index * 20)), label(at + 36, y + index * 20 + 11, entry.name, { anchor: 'start' })];
    });
  });
  return { shapes, bottom: y + rows.length * 20 };
}

/** Joins the parts to a figure; the alternative text is cut at a sentence so that it fits the schema. */
export function chartFigure(text: ChartText, width: number, height: number, shapes: Shape[], described: string): Figure {
  const alt = text.alt ?? described;
  const fits = alt.length <= 900 ? alt : `${alt.slice(0, 880).replace(/[;,][^;,]*$/, '')}; and further values.`;
  return { width, height: Math.ceil(height), title: text.title, alt: fits, shapes: [...heading(text, width), ...shapes] };
}
