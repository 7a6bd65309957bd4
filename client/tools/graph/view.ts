/** The part of the plane on screen. */
import * as z from 'zod';
import type { Point } from './row.ts';

/** Centre and units per pixel. */
export const viewSchema = z.object({ x: z.number(), y: z.number(), perPixelX: z.number().positive(), perPixelY: z.number().positive() });
export type View = Readonly<z.infer<typeof viewSchema>>;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

/** −10 to 10 across and at least −6.5 to 6.5 up, at one scale. */
export function initialView({ width, height }: Size): View {
  const perPixel = Math.max(20 / width, 13 / height);
  return { x: 0, y: 0, perPixelX: perPixel, perPixelY: perPixel };
}

export const boundsOf = (view: View, { width, height }: Size): Bounds => ({
  xMin: view.x - (width / 2) * view.perPixelX,
  xMax: view.x + (width / 2) * view.perPixelX,
  yMin: view.y - (height / 2) * view.perPixelY,
  yMax: view.y + (height / 2) * view.perPixelY,
});

/** The view of exactly these bounds, or null where they make no sense. */
export function viewOf({ xMin, xMax, yMin, yMax }: Bounds, { width, height }: Size): View | null {
  const [wide, high] = [xMax - xMin, yMax - yMin];
  if (![xMin, xMax, yMin, yMax].every(Number.isFinite) || wide < 1e-6 || high < 1e-6 || wide > 1e9 || high > 1e9) return null;
  return { x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, perPixelX: wide / width, perPixelY: high / height };
}

export const toPixels = (view: View, { width, height }: Size, [x, y]: Point): Point => [
  width / 2 + (x - view.x) / view.perPixelX,
  height / 2 - (y - view.y) / view.perPixelY,
];
export const toPlane = (view: View, { width, height }: Size, [px, py]: Point): Point => [
  view.x + (px - width / 2) * view.perPixelX,
  view.y - (py - height / 2) * view.perPixelY,
];

/** Moves the plane with the pointer by this many pixels. */
export const pan = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x - dx * view.perPixelX, y: view.y + dy * view.perPixelY });

/** Shows `factor` times as much, with `fixed` staying in its place. */
export function zoom(view: View, factor: number, [x, y]: Point): View {
  const next = { x: x + (view.x - x) * factor, y: y + (view.y - y) * factor, perPixelX: view.perPixelX * factor, perPixelY: view.perPixelY * factor };
  const [least, most] = [1e-9, 1e6];
  return Math.min(next.perPixelX, next.perPixelY) < least || Math.max(next.perPixelX, next.perPixelY) > most ? view : next;
}

/** The distance of labelled grid lines: 1, 2 or 5 times a power of ten, at least `pixels` apart. */
export function gridStep(perPixel: number, pixels = 64): number {
  const least = perPixel * pixels;
  const unit = 10 ** Math.floor(Math.log10(least));
  return (least <= unit ? 1 : least <= 2 * unit ? 2 : least <= 5 * unit ? 5 : 10) * unit;
}

/** The multiples of `step` between two numbers. */
export function multiples(step: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = Math.ceil(from / step); index * step <= to; index += 1) found.push(index * step);
  return found;
}
