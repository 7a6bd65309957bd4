import { niceStep, num } from './numbers.ts';

const [width, left, right] = [420, 24, 24];

/** Where a value stands on a number line of the drawing. */
export const placeOn = (min: number, max: number) => (value: number) => left + ((value - min) / (max - min)) * (width - left - right);
/** The value under a place of the drawing. */
export const valueAt = (min: number, max: number) => (place: number) => min + ((place - left) / (width - left - right)) * (max - min);
export const lineWidth = width;

/** A number line at height `y`, with ticks. */
export function NumberLine({ min, max, y }: { readonly min: number; readonly max: number; readonly y: number }) {
  const place = placeOn(min, max);
  const step = niceStep((max - min) / 10);
  const first = Math.ceil(min / step - 1e-9);
  const ticks = Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
  return (
    <g aria-hidden className="fill-muted text-[12px]">
      <line x1={left} x2={width - right} y1={y} y2={y} className="stroke-ink" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={place(tick)} x2={place(tick)} y1={y} y2={y + 5} className="stroke-ink" />
          <text x={place(tick)} y={y + 19} textAnchor="middle">
            {num(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
