import type { ReactNode } from 'react';

/** Space above the top line for what is written over a value that reaches it. */
const headroom = 26;
/** Space below the bottom line for what is written under the plot. */
const footroom = 30;

/** A scale of whole hundreds that holds every range. */
export function scoreScale(ranges: readonly { readonly low: number; readonly high: number }[]): { readonly min: number; readonly max: number } {
  const low = Math.floor(Math.min(...ranges.map((range) => range.low)) / 100) * 100;
  const high = Math.ceil(Math.max(...ranges.map((range) => range.high)) / 100) * 100;
  // At least 300 points of height, so that a small change does not look like a mountain.
  const missing = Math.max(0, 300 - (high - low));
  const min = Math.min(1300, Math.max(400, low - Math.floor(missing / 200) * 100));
  return { min, max: Math.min(1600, Math.max(high, min + 300)) };
}

export interface ScorePlotProps {
  /** All that is drawn on it. */
  readonly ranges: readonly { readonly low: number; readonly high: number }[];
  readonly height: number;
  readonly className?: string;
  /** `y` is where a score is, from the top line down. */
  readonly children: (y: (score: number) => number) => ReactNode;
}

/** The axis of scores and a line for each of its numbers, with a chart drawn over them. */
export function ScorePlot({ ranges, height, className = '', children }: ScorePlotProps) {
  const { min, max } = scoreScale(ranges);
  const y = (score: number) => height - ((score - min) / (max - min)) * height;
  const step = max - min > 600 ? 200 : 100;
  const levels = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  const fullHeight = headroom + height + footroom;
  return (
    <div aria-hidden className="flex">
      <svg width="44" height={fullHeight} className="shrink-0 overflow-visible">
        {levels.map((level) => (
          <text key={level} x="34" y={y(level) + headroom + 4} textAnchor="end" className="fill-muted text-xs tabular">
            {level}
          </text>
        ))}
      </svg>
      <svg width="100%" height={fullHeight} className={`min-w-0 overflow-visible ${className}`}>
        <g transform={`translate(0 ${headroom})`}>
          {levels.map((level) => (
            <line key={level} x1="0" x2="100%" y1={y(level)} y2={y(level)} className="stroke-line" />
          ))}
          {children(y)}
        </g>
      </svg>
    </div>
  );
}
