import { cx } from '../class-names.ts';

export interface ScoreBandProps {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Ends of the scale: 400 and 1600 for the total, 200 and 800 for a section. */
  readonly min?: number;
  readonly max?: number;
  /** What was scored, e.g. "Total". */
  readonly label: string;
  readonly size?: 'large' | 'small';
}

/** A score on its scale, drawn as the range it is most likely in. Widths are in percent, so text never scales. */
export function ScoreBand({ score, low, high, min = 400, max = 1600, label, size = 'large' }: ScoreBandProps) {
  const at = (value: number) => `${(((value - min) / (max - min)) * 100).toFixed(2)}%`;
  const ticks = Array.from({ length: 5 }, (_, index) => min + ((max - min) / 4) * index);
  const large = size === 'large';
  const middle = large ? 22 : 12;
  const half = large ? 10 : 6;
  return (
    <svg
      role="img"
      aria-label={`${label}: about ${score}, range ${low} to ${high}, on a scale from ${min} to ${max}.`}
      width="100%"
      height={large ? 64 : 40}
      className="block overflow-visible"
    >
      <line x1="0" x2="100%" y1={middle} y2={middle} className="stroke-line" strokeWidth="2" strokeLinecap="round" />
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line x1={at(tick)} x2={at(tick)} y1={middle - 4} y2={middle + 4} className="stroke-line-strong" strokeWidth="1" />
          <text
            x={at(tick)}
            y={large ? 56 : 36}
            textAnchor={index === 0 ? 'start' : index === 4 ? 'end' : 'middle'}
            className={cx('fill-muted text-xs tabular', index % 2 === 1 && 'max-sm:hidden')}
          >
            {tick}
          </text>
        </g>
      ))}
      <rect
        x={at(low)}
        y={middle - half}
        width={`${(((high - low) / (max - min)) * 100).toFixed(2)}%`}
        height={half * 2}
        rx={half}
        className="fill-primary/30 stroke-primary"
        strokeWidth="1.5"
      />
      <circle cx={at(score)} cy={middle} r={large ? 6 : 4} className="fill-primary" />
    </svg>
  );
}
