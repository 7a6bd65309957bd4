/**
 * The xy-plane as a figure: grid, axes with arrows, tick labels, and what is drawn on it.
 * Everything is given in plane coordinates; the builder scales, clips and places labels.
 */
import type { Figure, Paint } from '#core/questions/figure.ts';
import { backingOf, isClearOf } from './label-clearance.ts';
import { clipSegment, curvePieces, cutByHalfPlane, type Point, type Window } from './plane-clip.ts';

type Shape = Figure['shapes'][number];
type Text = Extract<Shape, { type: 'text' }>;
type Dash = 'solid' | 'dashed' | 'dotted';
type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
interface Look {
  readonly paint?: Paint;
  readonly dash?: Dash;
  readonly width?: number;
}

export type PlaneItem =
  /** The whole line through two points, to the edges of the window. */
  | ({ readonly type: 'line'; readonly through: readonly [Point, Point] } & Look)
  | ({ readonly type: 'segment'; readonly from: Point; readonly to: Point } & Look)
  /** y = f(x), sampled and clipped; NaN or ±Infinity leaves a gap. */
  | ({ readonly type: 'curve'; readonly f: (x: number) => number; readonly from?: number; readonly to?: number } & Look)
  /** A chain of points, clipped: what no function of x gives. */
  | ({ readonly type: 'path'; readonly points: readonly Point[] } & Look)
  /** A closed or `open` dot, with an optional label on one side of it. */
  | { readonly type: 'point'; readonly at: Point; readonly open?: boolean; readonly label?: string; readonly side?: Side; readonly paint?: Paint }
  /** The region a·x + b·y ≤ c, shaded; `boundary: 'dashed'` for a strict inequality. */
  | {
      readonly type: 'halfPlane';
      readonly a: number;
      readonly b: number;
      readonly c: number;
      readonly boundary?: Dash | 'none';
      readonly paint?: 'shade1' | 'shade2';
      readonly linePaint?: Paint;
    }
  /** A circle; needs equal scales on both axes to look round (see `square`). */
  | ({ readonly type: 'circle'; readonly center: Point; readonly radius: number } & Look)
  | ({ readonly type: 'polygon'; readonly points: readonly Point[]; readonly fill?: Paint } & Look)
  /** Free text, e.g. the name of a line. */
  | { readonly type: 'label'; readonly at: Point; readonly text: string; readonly side?: Side; readonly italic?: boolean };

export interface PlaneOptions {
  readonly window: Window;
  readonly title: string;
  /** What a sighted student reads off, never the answer itself. */
  readonly alt: string;
  readonly items: readonly PlaneItem[];
  /** Distance between grid lines; 1 by default. */
  readonly xStep?: number;
  readonly yStep?: number;
  /** Number of grid lines per tick label; chosen to fit by default. */
  readonly xLabelEvery?: number;
  readonly yLabelEvery?: number;
  /** Names of the axes: a letter sits at the arrow, longer names run along the axis. */
  readonly xName?: string;
  readonly yName?: string;
  /** Width of the whole figure in px, 340 by default; height likewise unless `square`. */
  readonly width?: number;
  readonly height?: number;
  /** Same scale on both axes: the height follows from the window. */
  readonly square?: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;
const labelSize = 12;

/** A number as printed on an axis: a true minus sign, no floating-point tail. */
const tickText = (value: number) => `${Math.round(value * 1000) / 1000}`.replace('-', '\u2212');

/** All multiples of `step` in [min, max], free of floating-point drift. */
function multiples(min: number, max: number, step: number): number[] {
  const out: number[] = [];
  for (let k = Math.ceil(min / step - 1e-9); k <= Math.floor(max / step + 1e-9); k++) out.push(Math.round(k * step * 1e6) / 1e6);
  return out;
}

/** The smallest of 1, 2, 5, 10, … grid lines per label that keeps `needed` px between labels. */
const labelStride = (gap: number, needed: number) => [1, 2, 5, 10, 20, 50].find((every) => every * gap >= needed) ?? 100;

const sides: Record<Side, readonly [number, number, 'start' | 'middle' | 'end']> = {
  n: [0, -9, 'middle'],
  ne: [7, -7, 'start'],
  e: [9, 4, 'start'],
  se: [7, 15, 'start'],
  s: [0, 19, 'middle'],
  sw: [-7, 15, 'end'],
  w: [-9, 4, 'end'],
  nw: [-7, -7, 'end'],
};

interface Frame {
  readonly window: Window;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly px: (point: Point) => [number, number];
}

function frameOf(options: PlaneOptions): Frame & { readonly width: number; readonly height: number } {
  const { window } = options;
  const width = options.width ?? 340;
  const yWidest = Math.max(tickText(window.yMin).length, tickText(window.yMax).length) * 7 + 8;
  const left = (window.xMin >= 0 ? yWidest : 14) + ((options.yName ?? 'y').length > 2 ? 18 : 0);
  const right = width - 22;
  const top = 22;
  const under = (window.yMin >= 0 ? 20 : 14) + ((options.xName ?? 'x').length > 2 ? 20 : 0);
  const inner = options.square ? ((right - left) * (window.yMax - window.yMin)) / (window.xMax - window.xMin) : (options.height ?? 340) - top - under;
  const bottom = top + inner;
  const px = ([x, y]: Point): [number, number] => [
    round(left + ((x - window.xMin) / (window.xMax - window.xMin)) * (right - left)),
    round(bottom - ((y - window.yMin) / (window.yMax - window.yMin)) * inner),
  ];
  return { window, left, top, right, bottom, px, width, height: round(bottom + under) };
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The first place where a label touches nothing, or none of them. */
const clearPlace = (places: readonly Text[], among: readonly Shape[], margin?: number) => places.find((place) => isClearOf(place, among, margin));

/** Grid and axes, and labels with what keeps curves off them. */
function gridAndAxes(options: PlaneOptions, frame: Frame, curves: readonly Shape[], dots: readonly Shape[]): { under: Shape[]; labels: Shape[] } {
  const { window: w, px, left, right, top, bottom } = frame;
  const [xStep, yStep] = [options.xStep ?? 1, options.yStep ?? 1];
  const [axisX, axisY] = px([within(0, w.xMin, w.xMax), within(0, w.yMin, w.yMax)]);
  const xs = multiples(w.xMin, w.xMax, xStep);
  const ys = multiples(w.yMin, w.yMax, yStep);
  const grid = (from: [number, number], to: [number, number]): Shape => ({ type: 'line', from, to, stroke: 'grid', width: 1 });
  const text = (at: [number, number], value: string, anchor: 'start' | 'middle' | 'end'): Text => ({
    type: 'text',
    at: [round(at[0]), round(at[1])],
    text: value,
    size: labelSize,
    anchor,
    paint: 'ink',
  });
  const longest = Math.max(...xs.map((x) => tickText(x).length));
  const xStride = labelStride(((right - left) * xStep) / (w.xMax - w.xMin), longest * 7 + 8);
  const yStride = labelStride(((bottom - top) * yStep) / (w.yMax - w.yMin), 21);
  // Axes with the same grid are numbered alike.
  const common = xStep === yStep ? Math.max(xStride, yStride) : undefined;
  const xEvery = options.xLabelEvery ?? common ?? xStride;
  const yEvery = options.yLabelEvery ?? common ?? yStride;
  const every = (value: number, step: number, stride: number) => Math.round(value / step) % stride === 0;
  const originInside = w.xMin < 0 && w.yMin < 0;
  const labels: Text[] = [];
  const backings: Shape[] = [];
  /** Centered on the tick, below or left of the axis. Where a curve crosses it, the grid gives way to the label, but the curve runs through: it is what is asked about. Where a dot or another label is in the way, that one stands alone. */
  const put = (label: Text) => {
    if (!isClearOf(label, [...dots, ...labels], 0)) return;
    if (!isClearOf(label, curves)) backings.push(backingOf(label));
    labels.push(label);
  };
  for (const x of xs.filter((value) => every(value, xStep, xEvery) && (value !== 0 || w.xMin === 0)))
    put(text([px([x, 0])[0], axisY + 15], tickText(x), 'middle'));
  for (const y of ys.filter((value) => every(value, yStep, yEvery) && (value !== 0 || (w.yMin === 0 && w.xMin !== 0))))
    put(text([axisX - 7, px([0, y])[1] + 4], tickText(y), 'end'));
  if (originInside) {
    const origin = (dx: number, dy: number): Text => ({ ...text([axisX + dx, axisY + dy], 'O', dx < 0 ? 'end' : 'start'), italic: true });
    const place = clearPlace([origin(-5, 14), origin(5, 14), origin(-5, -6), origin(5, -6)], [...curves, ...dots, ...labels], 4);
    if (place) labels.push(place);
  }
  return {
    under: [
      ...xs.map((x) => grid(px([x, w.yMin]), px([x, w.yMax]))),
      ...ys.map((y) => grid(px([w.xMin, y]), px([w.xMax, y]))),
      {
        type: 'line',
        from: [round(left - (w.xMin < 0 ? 6 : 0)), axisY],
        to: [round(right + 8), axisY],
        stroke: 'ink',
        width: 1.5,
        arrowEnd: true,
        arrowStart: w.xMin < 0,
      },
      {
        type: 'line',
        from: [axisX, round(bottom + (w.yMin < 0 ? 6 : 0))],
        to: [axisX, round(top - 8)],
        stroke: 'ink',
        width: 1.5,
        arrowEnd: true,
        arrowStart: w.yMin < 0,
      },
      ...backings,
    ],
    labels: [...labels, ...axisNames(options, frame, axisX, axisY)],
  };
}

function axisNames({ xName = 'x', yName = 'y' }: PlaneOptions, { left, right, top, bottom, window: w }: Frame, axisX: number, axisY: number): Shape[] {
  const name = { type: 'text', size: 13, paint: 'ink' } as const;
  const below = w.yMin >= 0 ? 34 : 28;
  return [
    xName.length > 2
      ? { ...name, at: [round((left + right) / 2), round(bottom + below)], text: xName, anchor: 'middle' }
      : { ...name, at: [round(right + 16), round(axisY + 4)], text: xName, anchor: 'middle', italic: true },
    yName.length > 2
      ? { ...name, at: [13, round((top + bottom) / 2)], text: yName, anchor: 'middle', rotate: -90 }
      : { ...name, at: [round(axisX + 12), round(top - 7)], text: yName, anchor: 'middle', italic: true },
  ];
}

function drawItem(item: PlaneItem, { window, px }: Frame): Shape[] {
  const stroke = (look: Look) => ({ stroke: look.paint ?? 'series1', width: look.width ?? 2, ...(look.dash && { dash: look.dash }) });
  const piece = (points: readonly Point[], look: Look): Shape => ({ type: 'polyline', points: points.map(px), ...stroke(look) });
  const whole = ([p, q]: readonly [Point, Point], look: Look): Shape[] => {
    const clipped = clipSegment([p[0] + (p[0] - q[0]) * 1e4, p[1] + (p[1] - q[1]) * 1e4], [p[0] + (q[0] - p[0]) * 1e4, p[1] + (q[1] - p[1]) * 1e4], window);
    return clipped ? [piece(clipped, look)] : [];
  };
  const beside = (at: Point, text: string, side: Side, italic = false): Shape => {
    const [[x, y], [dx, dy, anchor]] = [px(at), sides[side]];
    return { type: 'text', at: [round(x + dx), round(y + dy)], text, size: 13, anchor, paint: 'ink', italic };
  };
  switch (item.type) {
    case 'line':
      return whole(item.through, item);
    case 'segment': {
      const clipped = clipSegment(item.from, item.to, window);
      return clipped ? [piece(clipped, item)] : [];
    }
    case 'path': {
      // Cut where it leaves the window; what stays inside is one line.
      const pieces: Point[][] = [];
      for (const [index, to] of item.points.entries()) {
        const from = item.points[index - 1];
        const clipped = from && clipSegment(from, to, window);
        if (!clipped) continue;
        const last = pieces.at(-1)?.at(-1);
        if (last && last[0] === clipped[0][0] && last[1] === clipped[0][1]) pieces.at(-1)?.push(clipped[1]);
        else pieces.push([...clipped]);
      }
      return pieces.map((points) => piece(points, item));
    }
    case 'curve':
      return curvePieces(item.f, item.from ?? window.xMin, item.to ?? window.xMax, window).map((points) => piece(points, item));
    case 'point': {
      const dot: Shape = {
        type: 'circle',
        center: px(item.at),
        radius: 4.5,
        fill: item.open ? 'paper' : (item.paint ?? 'ink'),
        stroke: item.paint ?? 'ink',
        width: 2,
      };
      return item.label ? [dot, beside(item.at, item.label, item.side ?? 'ne')] : [dot];
    }
    case 'halfPlane': {
      const { a, b, c, boundary = 'solid' } = item;
      const region = cutByHalfPlane(window, a, b, c);
      const foot: Point = [(a * c) / (a * a + b * b), (b * c) / (a * a + b * b)];
      return [
        ...(region.length > 2 ? [{ type: 'polygon', points: region.map(px), fill: item.paint ?? 'shade1', stroke: 'none' } satisfies Shape] : []),
        ...(boundary === 'none' ? [] : whole([foot, [foot[0] - b, foot[1] + a]], { paint: item.linePaint ?? 'series1', dash: boundary })),
      ];
    }
    case 'circle':
      return [{ type: 'circle', center: px(item.center), radius: round(Math.abs(px([item.radius, 0])[0] - px([0, 0])[0])), fill: 'none', ...stroke(item) }];
    case 'polygon':
      return [{ type: 'polygon', points: item.points.map(px), fill: item.fill ?? 'none', ...stroke(item) }];
    case 'label':
      return [beside(item.at, item.text, item.side ?? 'ne', item.italic ?? true)];
  }
}

/** The finished figure. Shading lies under the grid, curves over it, then dots, and labels on top. */
export function planeFigure(options: PlaneOptions): Figure {
  const frame = frameOf(options);
  const drawn = options.items.map((item) => ({ item, shapes: drawItem(item, frame) }));
  const shading = drawn.flatMap(({ shapes }) => shapes.filter((shape) => shape.type === 'polygon' && (shape.fill === 'shade1' || shape.fill === 'shade2')));
  const rest = (isDot: boolean) =>
    drawn
      .filter(({ item }) => (item.type === 'point' || item.type === 'label') === isDot)
      .flatMap(({ shapes }) => shapes.filter((shape) => !shading.includes(shape)));
  const curves = rest(false);
  const dots = rest(true);
  const { under, labels } = gridAndAxes(options, frame, curves, dots);
  return { width: frame.width, height: frame.height, shapes: [...shading, ...under, ...curves, ...dots, ...labels], title: options.title, alt: options.alt };
}
