/** The drawing of two parallel lines cut by a transversal, with labeled angles at the crossings. */
import type { Figure } from '#core/questions/figure.ts';
import { type Point, polar, sketch } from '#content/figures/geometry.ts';

/** The upper line, the lower one and the one that cuts them. */
export const lineNames = [
  ['m', 'n', 't'],
  ['p', 'q', 's'],
  ['j', 'k', 't'],
  ['r', 's', 't'],
  ['k', 'm', 'p'],
] as const;

const places = ['upper right', 'upper left', 'lower left', 'lower right'] as const;

interface LabeledAngle {
  readonly crossing: 'upper' | 'lower';
  /** Which of the four angles at the crossing, counter-clockwise from the upper right. */
  readonly place: number;
  readonly label: string;
}

interface CutParallels {
  readonly names: (typeof lineNames)[number];
  /** Directions of the lines and, from there, of the transversal, in degrees. */
  readonly tilt: number;
  readonly theta: number;
  /** From one crossing to the other; each half of a line is 5.5 long. */
  readonly apart?: number;
  /** Those at the same crossing stand side by side in the list. */
  readonly angles: readonly LabeledAngle[];
}

/** The two rays that bound one of the four angles at a crossing. */
function rays(at: Point, place: number, line: number, cut: number): readonly [Point, Point] {
  // Place 0 lies between the right half of the line and the upper half of the transversal, then counter-clockwise.
  const lineTurn = place === 1 || place === 2 ? 180 : 0;
  const cutTurn = place === 2 || place === 3 ? 180 : 0;
  return [polar(at, 4, line + lineTurn), polar(at, 4, cut + cutTurn)];
}

/** `At the upper crossing the angle at the upper right is labeled 70°, and the angle …`. */
function angleSentences(angles: readonly LabeledAngle[]): string {
  const parts = angles.map(({ crossing, place, label }, index) => {
    const where = `the angle at the ${places[place]} is labeled ${label}`;
    if (crossing === angles[index - 1]?.crossing) return `, and ${where}`;
    return `${index === 0 ? '' : '. '}At the ${crossing} crossing ${where}`;
  });
  return `${parts.join('')}.`;
}

/** The figure, or null when a label would touch a line or another label. */
export function cutParallels({ names: [upper, lower, cutName], tilt, theta, apart = 4.2, angles }: CutParallels): Figure | null {
  const cut = tilt + theta;
  const bottom: Point = [0, 0];
  const top = polar(bottom, apart, cut);
  const ends = (at: Point) => [polar(at, 5.5, tilt + 180), polar(at, 5.5, tilt)] as const;
  const [topEnds, bottomEnds, cutEnds] = [ends(top), ends(bottom), [polar(bottom, 2.6, cut + 180), polar(top, 2.6, cut)] as const];
  return sketch({
    title: 'Parallel lines cut by a transversal',
    alt: `Line ${cutName} crosses the parallel lines ${upper} (above) and ${lower} (below). ${angleSentences(angles)}`,
    items: [
      { type: 'segment', from: topEnds[0], to: topEnds[1], arrows: true },
      { type: 'segment', from: bottomEnds[0], to: bottomEnds[1], arrows: true },
      { type: 'segment', from: cutEnds[0], to: cutEnds[1], arrows: true },
      ...angles.map(({ crossing, place, label }, index) => {
        const at = crossing === 'upper' ? top : bottom;
        // Beside each other, arcs of one radius would look like one angle.
        const isBeside = crossing === angles[index - 1]?.crossing;
        return { type: 'angle' as const, at, between: rays(at, place, tilt, cut), label, ...(isBeside && { radius: 30 }) };
      }),
      { type: 'name', at: topEnds[1], label: upper, awayFrom: topEnds[0] },
      { type: 'name', at: bottomEnds[1], label: lower, awayFrom: bottomEnds[0] },
      { type: 'name', at: cutEnds[1], label: cutName, awayFrom: cutEnds[0] },
    ],
    width: 300,
    height: 240,
  });
}
