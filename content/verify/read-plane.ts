/** Reads an xy-plane figure back: tick labels give the scale, strokes and dots become plane coordinates. */
import type { Figure } from '#core/questions/figure.ts';

export interface PlaneReading {
  /** Sampled points of the drawn curves and lines, in plane coordinates. */
  readonly strokes: readonly (readonly (readonly [number, number])[])[];
  /** Dots, and circles that are drawn, with their radius in x-units. */
  readonly circles: readonly { readonly center: readonly [number, number]; readonly radius: number }[];
}

type Tick = readonly [place: number, value: number];

/** The affine map place → value through the two outermost ticks. */
function scale(ticks: readonly Tick[]): (place: number) => number {
  const sorted = [...ticks].sort(([a], [b]) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first[0] === last[0]) throw new Error('too few tick labels');
  return (place) => first[1] + ((place - first[0]) * (last[1] - first[1])) / (last[0] - first[0]);
}

const mostCommon = (values: readonly number[]): number | undefined =>
  [...new Set(values)].sort((a, b) => values.filter((v) => v === b).length - values.filter((v) => v === a).length)[0];

/** Tick labels of the x-axis share a height, those of the y-axis a right edge. Throws when an axis has fewer than two. */
export function readPlane(figure: Figure): PlaneReading {
  const numbers = figure.shapes.flatMap((shape) => {
    if (shape.type !== 'text') return [];
    const value = Number(shape.text.replace('\u2212', '-'));
    return Number.isFinite(value) ? [{ at: shape.at, anchor: shape.anchor, value }] : [];
  });
  const [row, column] = [
    mostCommon(numbers.filter(({ anchor }) => anchor === 'middle').map(({ at }) => at[1])),
    mostCommon(numbers.filter(({ anchor }) => anchor === 'end').map(({ at }) => at[0])),
  ];
  const toX = scale(numbers.filter(({ at, anchor }) => anchor === 'middle' && at[1] === row).map(({ at, value }) => [at[0], value] as const));
  // Labels sit 4 px below the grid line they name.
  const toY = scale(numbers.filter(({ at, anchor }) => anchor === 'end' && at[0] === column).map(({ at, value }) => [at[1] - 4, value] as const));
  const strokes = figure.shapes.flatMap((shape) => (shape.type === 'polyline' ? [shape.points.map(([x, y]) => [toX(x), toY(y)] as const)] : []));
  const circles = figure.shapes.flatMap((shape) =>
    shape.type === 'circle' ? [{ center: [toX(shape.center[0]), toY(shape.center[1])] as const, radius: toX(shape.radius) - toX(0) }] : [],
  );
  return { strokes, circles };
}
