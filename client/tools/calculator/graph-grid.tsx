import { memo } from 'react';
import { formatNumber } from '../expressions/fraction.ts';
import { boundsOf, gridStep, multiples, toPixels, type Size, type View } from '../graph/view.ts';

const label = (value: number) => formatNumber(value, 7);
const keep = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Whether a number there is not cut off by the edge. */
const clear = (at: number, length: number, space: number) => at > space && at < length - space;

/** Grid lines, axes and their numbers; numbers stay at the edge when their axis is out of sight. */
export const GraphGrid = memo(function GraphGrid({ view, size }: { readonly view: View; readonly size: Size }) {
  const { xMin, xMax, yMin, yMax } = boundsOf(view, size);
  const [stepX, stepY] = [gridStep(view.perPixelX), gridStep(view.perPixelY, 48)];
  const [xs, ys] = [multiples(stepX, xMin, xMax), multiples(stepY, yMin, yMax)];
  const [originX, originY] = toPixels(view, size, [0, 0]);
  const px = (x: number) => toPixels(view, size, [x, 0])[0].toFixed(1);
  const py = (y: number) => toPixels(view, size, [0, y])[1].toFixed(1);
  const minor = [
    ...multiples(stepX / 5, xMin, xMax).map((x) => `M${px(x)} 0V${size.height}`),
    ...multiples(stepY / 5, yMin, yMax).map((y) => `M0 ${py(y)}H${size.width}`),
  ].join('');
  const major = [...xs.map((x) => `M${px(x)} 0V${size.height}`), ...ys.map((y) => `M0 ${py(y)}H${size.width}`)].join('');
  const rowOfNumbers = keep(originY + 15, 15, size.height - 5);
  const columnOfNumbers = keep(originX - 6, 30, size.width - 4);
  return (
    <g fontSize={12} fill="var(--color-muted)" stroke="var(--color-paper)" strokeWidth={3} paintOrder="stroke">
      <path d={minor} strokeWidth={1} stroke="var(--color-line)" opacity={0.45} fill="none" />
      <path d={major} strokeWidth={1} stroke="var(--color-line)" fill="none" />
      <path d={`M0 ${originY}H${size.width}M${originX} 0V${size.height}`} strokeWidth={1.5} stroke="var(--color-ink)" fill="none" />
      {xs
        .filter((x) => Math.abs(x) > stepX / 2 && clear(Number(px(x)), size.width, 14))
        .map((x) => (
          <text key={x} x={px(x)} y={rowOfNumbers} textAnchor="middle">
            {label(x)}
          </text>
        ))}
      {ys
        .filter((y) => Math.abs(y) > stepY / 2 && clear(Number(py(y)), size.height, 8))
        .map((y) => (
          <text key={y} x={columnOfNumbers} y={Number(py(y)) + 4} textAnchor="end">
            {label(y)}
          </text>
        ))}
      <text x={columnOfNumbers} y={rowOfNumbers} textAnchor="end">
        0
      </text>
    </g>
  );
});
