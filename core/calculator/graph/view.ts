/** The part of the plane on screen. */
import * as z from 'zod';
import type { Point } from '../language/values.ts';

/** Center and units per pixel. On a logarithmic axis both are those of the logarithm to base 10. */
export const viewSchema = z.object({
  x: z.number(),
  y: z.number(),
  perPixelX: z.number().positive(),
  perPixelY: z.number().positive(),
  logX: z.boolean().optional(),
  logY: z.boolean().optional(),
});
export type View = Readonly<z.infer<typeof viewSchema>>;

/** Pixels. */
export const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });
export type Size = Readonly<z.infer<typeof sizeSchema>>;

export interface Bounds {
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

const into = (value: number, log: boolean | undefined) => (log ? Math.log10(value) : value);
const outOf = (value: number, log: boolean | undefined) => (log ? 10 ** value : value);

/** −10 to 10 across and at least −6.5 to 6.5 up, at one scale. */
export function initialView({ width, height }: Size): View {
  const perPixel = Math.max(20 / width, 13 / height);
  return { x: 0, y: 0, perPixelX: perPixel, perPixelY: perPixel };
}

/** A view that was chosen on a board of one size, on one of another: what was in sight stays in sight, as large as there is room for. */
export function resized(view: View, from: Size, to: Size): View {
  const factor = Math.max(from.width / to.width, from.height / to.height);
  return { ...view, perPixelX: view.perPixelX * factor, perPixelY: view.perPixelY * factor };
}

/** The corners of the view in the numbers written on its axes. */
export const boundsOf = (view: View, { width, height }: Size): Bounds => ({
  xMin: outOf(view.x - (width / 2) * view.perPixelX, view.logX),
  xMax: outOf(view.x + (width / 2) * view.perPixelX, view.logX),
  yMin: outOf(view.y - (height / 2) * view.perPixelY, view.logY),
  yMax: outOf(view.y + (height / 2) * view.perPixelY, view.logY),
});

type Axes = Pick<View, 'logX' | 'logY'>;

/** The view of exactly these bounds, or null where they make no sense. */
export function viewOf({ xMin, xMax, yMin, yMax }: Bounds, { width, height }: Size, { logX, logY }: Axes = {}): View | null {
  const [left, right, low, high] = [into(xMin, logX), into(xMax, logX), into(yMin, logY), into(yMax, logY)];
  const [wide, tall] = [right - left, high - low];
  if (![left, right, low, high].every(Number.isFinite) || wide < 1e-9 || tall < 1e-9 || wide > 1e12 || tall > 1e12) return null;
  return {
    x: (left + right) / 2,
    y: (low + high) / 2,
    perPixelX: wide / width,
    perPixelY: tall / height,
    ...(logX ? { logX } : {}),
    ...(logY ? { logY } : {}),
  };
}

/** One unit up as long as one across. */
export const squared = (view: View): View => ({
  ...view,
  perPixelX: Math.max(view.perPixelX, view.perPixelY),
  perPixelY: Math.max(view.perPixelX, view.perPixelY),
});

export const toPixels = (view: View, { width, height }: Size, [x, y]: Point): Point => [
  width / 2 + (into(x, view.logX) - view.x) / view.perPixelX,
  height / 2 - (into(y, view.logY) - view.y) / view.perPixelY,
];
export const toPlane = (view: View, { width, height }: Size, [px, py]: Point): Point => [
  outOf(view.x + (px - width / 2) * view.perPixelX, view.logX),
  outOf(view.y - (py - height / 2) * view.perPixelY, view.logY),
];

/** Moves the plane with the pointer by this many pixels. */
export const pan = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x - dx * view.perPixelX, y: view.y + dy * view.perPixelY });

/** Shows `factor` times as much, with the pixel `fixed` staying in its place. */
export function zoom(view: View, factor: number, size: Size, [px, py]: Point = [size.width / 2, size.height / 2]): View {
  const [x, y] = [view.x + (px - size.width / 2) * view.perPixelX, view.y - (py - size.height / 2) * view.perPixelY];
  const next = { ...view, x: x + (view.x - x) * factor, y: y + (view.y - y) * factor, perPixelX: view.perPixelX * factor, perPixelY: view.perPixelY * factor };
  const [min, max] = [1e-9, 1e8];
  return Math.min(next.perPixelX, next.perPixelY) < min || Math.max(next.perPixelX, next.perPixelY) > max ? view : next;
}

/** The distance of labeled grid lines: 1, 2 or 5 times a power of ten, at least `pixels` apart. */
export function gridStep(perPixel: number, pixels = 64): number {
  const min = perPixel * pixels;
  const unit = 10 ** Math.floor(Math.log10(min));
  return (min <= unit ? 1 : min <= 2 * unit ? 2 : min <= 5 * unit ? 5 : 10) * unit;
}

/** The multiples of `step` between two numbers. */
export function multiples(step: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = Math.ceil(from / step); index * step <= to && found.length < 1_000; index += 1) found.push(Number((index * step).toPrecision(12)));
  return found;
}

export interface Ticks {
  /** With numbers. */
  readonly major: readonly number[];
  readonly minor: readonly number[];
}

/** Where grid lines are on an axis. */
export function ticks(perPixel: number, from: number, to: number, log: boolean | undefined, pixels: number): Ticks {
  if (!log) {
    const step = gridStep(perPixel, pixels);
    return { major: multiples(step, from, to), minor: multiples(step / 5, from, to) };
  }
  const decades = multiples(Math.max(1, Math.ceil(perPixel * pixels)), Math.floor(Math.log10(from)), Math.log10(to)).map((power) => 10 ** power);
  const between = perPixel * 200 < 1 ? decades.flatMap((decade) => [2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * decade)) : [];
  return { major: decades.filter((value) => value >= from * 0.999), minor: between.filter((value) => value >= from && value <= to) };
}
