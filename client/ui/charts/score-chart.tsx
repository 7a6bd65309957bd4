import { formatDate, formatRange, formatShortDate } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { TableAlternative } from './table-alternative.tsx';

export interface ScorePoint {
  readonly key: string;
  readonly at: string;
  readonly total: number;
  readonly low: number;
  readonly high: number;
}

const height = 240;
/** Space above the top line for the number over a range that reaches it. */
const headroom = 26;

/** A scale of whole hundreds that holds every range. */
export function scoreScale(points: readonly Pick<ScorePoint, 'low' | 'high'>[]): { readonly min: number; readonly max: number } {
  const low = Math.floor(Math.min(...points.map((point) => point.low)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map((point) => point.high)) / 100) * 100;
  // At least 300 points of height, so that a small change does not look like a mountain.
  const missing = Math.max(0, 300 - (high - low));
  const min = Math.min(1300, Math.max(400, low - Math.floor(missing / 200) * 100));
  return { min, max: Math.min(1600, Math.max(high, min + 300)) };
}

function ScorePlot({ points }: { readonly points: readonly ScorePoint[] }) {
  const { min, max } = scoreScale(points);
  const y = (value: number) => height - ((value - min) / (max - min)) * height;
  const x = (index: number) => `${(((index + 0.5) / points.length) * 100).toFixed(2)}%`;
  const step = max - min > 600 ? 200 : 100;
  const levels = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  const labelEvery = Math.ceil(points.length / 6);
  return (
    <div aria-hidden className="flex">
      <svg width="44" height={height + headroom + 30} className="shrink-0 overflow-visible">
        {levels.map((level) => (
          <text key={level} x="34" y={y(level) + headroom + 4} textAnchor="end" className="fill-muted text-xs tabular">
            {level}
          </text>
        ))}
      </svg>
      <svg width="100%" height={height + headroom + 30} className="min-w-0 overflow-visible">
        <g transform={`translate(0 ${headroom})`}>
          {levels.map((level) => (
            <line key={level} x1="0" x2="100%" y1={y(level)} y2={y(level)} className="stroke-line" />
          ))}
          {points.slice(1).map((point, index) => (
            <line
              key={point.key}
              x1={x(index)}
              x2={x(index + 1)}
              y1={y(points[index]?.total ?? point.total)}
              y2={y(point.total)}
              className="stroke-primary"
              strokeWidth="2"
            />
          ))}
          {points.map((point, index) => (
            <g key={point.key}>
              <line x1={x(index)} x2={x(index)} y1={y(point.low)} y2={y(point.high)} className="stroke-primary/35" strokeWidth="10" strokeLinecap="round" />
              <circle cx={x(index)} cy={y(point.total)} r="5" className="fill-primary stroke-paper" strokeWidth="2" />
              {index === points.length - 1 || points.length <= 6 ? (
                <text x={x(index)} y={y(point.high) - 12} textAnchor="middle" className="fill-ink text-sm font-medium tabular">
                  {point.total}
                </text>
              ) : null}
              {(points.length - 1 - index) % labelEvery === 0 ? (
                <text x={x(index)} y={height + 26} textAnchor="middle" className="fill-muted text-xs">
                  {formatShortDate(point.at)}
                </text>
              ) : null}
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Totals over time, oldest first, each with its range. Not for an empty list. */
export function ScoreChart({ points }: { readonly points: readonly ScorePoint[] }) {
  return (
    <figure>
      <ScorePlot points={points} />
      <TableAlternative>
        <Table
          caption="Estimated totals, newest first"
          captionHidden
          rows={points.toReversed()}
          rowKey={(point) => point.key}
          columns={[
            { key: 'at', header: 'Taken on', cell: (point) => formatDate(point.at) },
            { key: 'total', header: 'Total', numeric: true, cell: (point) => point.total },
            { key: 'range', header: 'Range', numeric: true, cell: (point) => formatRange(point.low, point.high) },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}
