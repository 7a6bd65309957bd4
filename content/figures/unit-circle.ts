/** The circle of radius 1 about the origin with a terminal ray, as trigonometry questions show it. */
import type { Figure } from '#core/questions/figure.ts';
import { polar, sketch, type Point } from './geometry.ts';

export interface UnitCircle {
  readonly title: string;
  /** What a sighted student reads off, never the answer itself. */
  readonly alt: string;
  /** Angle of the terminal ray in degrees, 0 to 360, counter-clockwise from the positive x-axis. */
  readonly degrees: number;
  /** Name of the point on the circle. */
  readonly point: string;
  /** Beside the angle, e.g. `θ`. */
  readonly angle?: string;
}

/** The figure, or null when a label would touch a line (take another angle). */
export function unitCircle({ title, alt, degrees, point, angle }: UnitCircle): Figure | null {
  const at = polar([0, 0], 1, degrees);
  const origin: Point = [0, 0];
  // Beside the mark, off the axes.
  const markAt = Math.min(degrees / 2, 45);
  return sketch({
    title,
    alt,
    width: 220,
    height: 220,
    items: [
      { type: 'circle', center: origin, radius: 1 },
      { type: 'segment', from: [-1.35, 0], to: [1.35, 0], arrows: true },
      { type: 'segment', from: [0, -1.35], to: [0, 1.35], arrows: true },
      { type: 'segment', from: origin, to: at },
      { type: 'dot', at },
      { type: 'arc', center: origin, radius: 0.24, from: 0, to: degrees },
      { type: 'name', at, label: point, awayFrom: origin },
      { type: 'name', at: [1.35, 0], label: 'x', awayFrom: origin },
      { type: 'name', at: [0, 1.35], label: 'y', awayFrom: origin },
      { type: 'name', at: [0, 0], label: 'O', awayFrom: polar(origin, 1, degrees > 180 && degrees < 270 ? 135 : 45) },
      ...(angle === undefined ? [] : [{ type: 'name', at: polar(origin, 0.3, markAt), label: angle, awayFrom: origin } as const]),
    ],
  });
}
