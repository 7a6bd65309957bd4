/** A circle with one tangent or two from a point outside it. */
import { apexFromSides, type Point, polar, sketch } from '#content/figures/geometry.ts';

/** Center, outside point, point of tangency, second point of tangency. */
export const letters = [
  ['O', 'P', 'R', 'S'],
  ['C', 'A', 'B', 'D'],
  ['M', 'Q', 'R', 'S'],
  ['O', 'K', 'L', 'M'],
  ['C', 'D', 'E', 'F'],
] as const;

/** The circle, its radius to the point of tangency and the tangent segment; with `second` the other tangent, with `third` a point of the major arc that sees both points of tangency. */
export function drawn(radius: number, distance: number, [center, outside, touch]: readonly [string, string, string, string], second?: string, third?: string) {
  const tangent = Math.sqrt(distance * distance - radius * radius);
  const T = apexFromSides(distance, radius, tangent);
  const [O, P]: [Point, Point] = [
    [0, 0],
    [distance, 0],
  ];
  const U: Point = [T[0], -T[1]];
  const V = polar(O, radius, 165);
  return sketch({
    title: second === undefined ? 'Circle and tangent' : 'Circle with two tangents',
    alt: `A circle with center ${center}. From point ${outside} outside the circle, a segment touches the circle at ${touch}${second === undefined ? '' : ` and another touches it at ${second}`}. Segments join ${center} to ${touch}${second === undefined ? ` and ${center} to ${outside}` : ` and ${center} to ${second}`}.${third === undefined ? '' : ` Point ${third} is on the circle, on the side away from ${outside}. Segments join ${third} to ${touch} and ${third} to ${second}.`}`,
    width: 270,
    height: 190,
    items: [
      { type: 'circle', center: O, radius },
      { type: 'segment', from: O, to: T },
      { type: 'segment', from: P, to: T },
      ...(second === undefined
        ? ([{ type: 'segment', from: O, to: P }] as const)
        : ([
            { type: 'segment', from: O, to: U },
            { type: 'segment', from: P, to: U },
          ] as const)),
      { type: 'dot', at: O },
      { type: 'dot', at: T },
      { type: 'dot', at: P },
      { type: 'name', at: O, label: center, awayFrom: second === undefined ? [T[0] / 2 + distance / 4, T[1]] : P },
      { type: 'name', at: P, label: outside, awayFrom: O },
      { type: 'name', at: T, label: touch, awayFrom: polar(T, 1, -100) },
      ...(second === undefined
        ? []
        : ([
            { type: 'dot', at: U },
            { type: 'name', at: U, label: second, awayFrom: polar(U, 1, 100) },
          ] as const)),
      ...(third === undefined
        ? []
        : ([
            { type: 'segment', from: V, to: T },
            { type: 'segment', from: V, to: U },
            { type: 'dot', at: V },
            { type: 'name', at: V, label: third, awayFrom: O },
          ] as const)),
    ],
  });
}
