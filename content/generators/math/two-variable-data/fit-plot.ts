/** Draws a scatter of points around a line whose values at whole x are on grid lines. */
import type { Random } from '#core/random.ts';
import type { Figure } from '#core/questions/figure.ts';
import { scatterplot } from '#content/figures/scatterplot.ts';
import { persist } from '../persist.ts';
import type { Setting } from './settings.ts';

export interface FitPlot {
  readonly slope: number;
  readonly intercept: number;
  readonly points: readonly (readonly [number, number])[];
  readonly top: number;
}

type Points = FitPlot['points'];

/** Whether least squares would give nearly this line. */
function isBestFit(slope: number, intercept: number, points: Points): boolean {
  const offs = points.map(([x, y]) => ({ x, off: y - slope * x - intercept }));
  const added = offs.reduce((sum, { off }) => sum + off, 0);
  const tilt = offs.reduce((sum, { x, off }) => sum + (x - 5) * off, 0);
  return Math.abs(added) <= 3 && Math.abs(tilt) <= 10;
}

/** Nine points that are plainly above or below the line; null when the line would not be their line of best fit. */
function scattered(random: Random, slope: number, intercept: number, top: number): Points | null {
  const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x): [number, number] => [x, slope * x + intercept + random.pick([-4, -3, -2, 2, 3, 4])]);
  return points.every(([, y]) => y > 0 && y < top) && isBestFit(slope, intercept, points) ? points : null;
}

/** A line from x = 0 to 10 that stays inside 0…top, and nine points near it; null when the draw is unusable. */
export function drawFit(random: Random, setting: Setting): FitPlot | null {
  const size = random.pick([2, 3, 4, 5]);
  const slope = setting.falling ? -size : size;
  const intercept = setting.falling ? size * 10 + random.int(1, 5) * 2 : random.int(...(setting.start ?? [1, 10])) * 2;
  const top = Math.ceil((Math.max(intercept, intercept + 10 * slope) + 4) / 10) * 10;
  if (top > 70) return null;
  const points = persist(() => scattered(random, slope, intercept, top));
  return points && { slope, intercept, points, top };
}

export const fitFigure = (setting: Setting, fit: FitPlot, withLine = true, grid = 2): Figure =>
  scatterplot({
    title: setting.title,
    xAxis: { title: setting.x, max: 10, step: 1 },
    yAxis: { title: setting.y, max: fit.top, step: grid, labelEvery: grid === 2 ? 5 : 1 },
    points: fit.points,
    plotHeight: 260,
    ...(withLine && { line: { slope: fit.slope, intercept: fit.intercept } }),
  });
