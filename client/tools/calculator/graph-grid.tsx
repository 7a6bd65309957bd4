import { memo } from 'react';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { boundsOf, ticks, toPixels, type Size, type View } from '#core/calculator/graph/view.ts';

const label = (value: number) => formatNumber(value, 7);
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** Whether a number there is not cut off by the edge. */
const clear = (at: number, length: number, space: number) => at > space && at < length - space;

/** Grid lines, axes and their numbers; numbers stay at the edge when their axis is out of sight. */
export const GraphGrid = memo(function GraphGrid({ view, size }: { readonly view: View; readonly size: Size }) {
  const { xMin, xMax, yMin, yMax } = boundsOf(view, size);
  const [across, up] = [ticks(view.perPixelX, xMin, xMax, view.logX, 56), ticks(view.perPixelY, yMin, yMax, view.logY, 48)];
  const [originX, originY] = toPixels(view, size, [view.logX ? 1e-300 : 0, view.logY ? 1e-300 : 0]);
  const px = (x: number) => toPixels(view, size, [x, yMax])[0];
  const py = (y: number) => toPixels(view, size, [xMax, y])[1];
  const lines = (xs: readonly number[], ys: readonly number[]) =>
    [...xs.map((x) => `M${px(x).toFixed(1)} 0V${size.height}`), ...ys.map((y) => `M0 ${py(y).toFixed(1)}H${size.width}`)].join('');
  const rowOfNumbers = clamp(originY + 15, 15, size.height - 5);
  const columnOfNumbers = clamp(originX - 6, 30, size.width - 4);
  const axes = `${view.logY ? '' : `M0 ${originY}H${size.width}`}${view.logX ? '' : `M${originX} 0V${size.height}`}`;
  return (
    <g fontSize={12} fill="var(--color-muted)" stroke="var(--color-paper)" strokeWidth={3} paintOrder="stroke">
      <path d={lines(across.minor, up.minor)} strokeWidth={1} stroke="var(--color-line)" opacity={0.45} fill="none" />
      <path d={lines(across.major, up.major)} strokeWidth={1} stroke="var(--color-line)" fill="none" />
      <path d={axes} strokeWidth={1.5} stroke="var(--color-ink)" fill="none" />
      {across.major
        .filter((x) => x !== 0 && clear(px(x), size.width, 14))
        .map((x) => (
          <text key={x} x={px(x).toFixed(1)} y={rowOfNumbers} textAnchor="middle">
            {label(x)}
          </text>
        ))}
      {up.major
        .filter((y) => y !== 0 && clear(py(y), size.height, 8))
        .map((y) => (
          <text key={y} x={columnOfNumbers} y={py(y) + 4} textAnchor="end">
            {label(y)}
          </text>
        ))}
      {view.logX || view.logY ? null : (
        <text x={columnOfNumbers} y={rowOfNumbers} textAnchor="end">
          0
        </text>
      )}
    </g>
  );
});
