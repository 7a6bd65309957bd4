/** A circle with a central angle, and the angles that arcs and sectors are asked with. */
import type { Figure, Shape } from '#core/questions/figure.ts';

export const centralAngles = [20, 24, 30, 36, 40, 45, 60, 72, 80, 90, 100, 108, 120, 135, 140, 144, 150, 160] as const;

/** A circle with the central angle AOB; not to scale beyond the angle itself. */
export function sectorFigure(degrees: number, note: string, arcOnly = false): Figure {
  const [cx, cy, r] = [160, 150, 105];
  const at = (angle: number, length: number): [number, number] => [
    Math.round((cx + length * Math.cos((angle * Math.PI) / 180)) * 10) / 10,
    Math.round((cy - length * Math.sin((angle * Math.PI) / 180)) * 10) / 10,
  ];
  const [from, to] = [0, degrees];
  return {
    width: 320,
    height: 300,
    title: arcOnly ? 'Circle with a central angle' : 'Circle with a shaded sector',
    alt: `A circle with center O. Radii OA and OB form a central angle, and ${arcOnly ? 'minor arc AB between them is drawn in bold' : 'the sector between them is shaded'}. ${note}`,
    shapes: [
      ...(arcOnly
        ? []
        : [{ type: 'arc', center: [cx, cy], radius: r, fromAngle: from, toAngle: to, sector: true, fill: 'shade1', stroke: 'none' } satisfies Shape]),
      { type: 'circle', center: [cx, cy], radius: r, fill: 'none', stroke: 'ink', width: arcOnly ? 1.2 : 2 },
      ...(arcOnly ? [{ type: 'arc', center: [cx, cy], radius: r, fromAngle: from, toAngle: to, stroke: 'ink', width: 4 } satisfies Shape] : []),
      { type: 'line', from: [cx, cy], to: at(from, r), stroke: 'ink', width: 2 },
      { type: 'line', from: [cx, cy], to: at(to, r), stroke: 'ink', width: 2 },
      { type: 'circle', center: [cx, cy], radius: 3, fill: 'ink', stroke: 'ink', width: 1 },
      { type: 'text', at: [cx - 8, cy + 18], text: 'O', size: 14, italic: true, anchor: 'end', paint: 'ink' },
      { type: 'text', at: [at(from, r + 10)[0], at(from, r + 10)[1] + 5], text: 'A', size: 14, italic: true, anchor: 'start', paint: 'ink' },
      { type: 'text', at: [at(to, r + 16)[0], at(to, r + 16)[1] + 5], text: 'B', size: 14, italic: true, anchor: 'middle', paint: 'ink' },
    ],
  };
}
