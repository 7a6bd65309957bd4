/** A right triangle as a figure, and the names of its corners. */
import type { Figure } from '#core/questions/figure.ts';
import { type Point, sketch } from '#content/figures/geometry.ts';

export interface RightTriangle {
  /** Names of the corners: first acute angle, second acute angle, right angle. */
  readonly names: readonly [string, string, string];
  /** Lengths of the legs: from the first corner to the right angle, from the second to the right angle. */
  readonly legs: readonly [number, number];
  /** What stands beside the two legs and the hypotenuse; an empty text for nothing. */
  readonly labels: readonly [string, string, string];
  /** Whether the first corner is on the left. */
  readonly mirrored: boolean;
  /** Label of the angle at the first corner. */
  readonly angle?: string;
}

/** The drawing, with the right angle at the bottom, or null when the labels do not fit. */
export function rightTriangle({
  names: [A, B, C],
  legs: [first, second],
  labels: [onFirst, onSecond, onLongest],
  mirrored,
  angle,
}: RightTriangle): Figure | null {
  const side = mirrored ? 1 : -1;
  const [c, a, b]: [Point, Point, Point] = [
    [0, 0],
    [side * first, 0],
    [0, second],
  ];
  const said = [
    onFirst && `${A}${C} is labeled ${onFirst}`,
    onSecond && `${B}${C} is labeled ${onSecond}`,
    onLongest && `${A}${B} is labeled ${onLongest}`,
    angle && `the angle at ${A} is labeled ${angle}`,
  ]
    .filter(Boolean)
    .join(', ');
  return sketch({
    title: `Right triangle ${A}${B}${C}`,
    alt: `Right triangle ${A}${B}${C} with the right angle at ${C}${said ? `; ${said}` : ''}.`,
    items: [
      { type: 'polygon', points: [a, b, c] },
      { type: 'rightAngle', at: c, between: [a, b] },
      ...(onFirst ? [{ type: 'length', from: a, to: c, label: onFirst, awayFrom: b, gap: 7 } as const] : []),
      ...(onSecond ? [{ type: 'length', from: b, to: c, label: onSecond, awayFrom: a, gap: 7 } as const] : []),
      ...(onLongest ? [{ type: 'length', from: a, to: b, label: onLongest, awayFrom: c } as const] : []),
      ...(angle ? [{ type: 'angle', at: a, between: [b, c], label: angle } as const] : []),
      { type: 'name', at: a, label: A, awayFrom: [side * first * 0.5, second * 0.18] },
      { type: 'name', at: b, label: B, awayFrom: [side * first * 0.2, second * 0.4] },
      { type: 'name', at: c, label: C, awayFrom: [side * first * 0.3, second * 0.3] },
    ],
    width: 250,
    height: 190,
  });
}
