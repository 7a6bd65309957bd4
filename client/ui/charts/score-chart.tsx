import { formatDate, formatRange, formatShortDate } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { ScorePlot } from './score-plot.tsx';
import { TableAlternative } from './table-alternative.tsx';

export interface ScorePoint {
  readonly key: string;
  readonly at: string;
  readonly total: number;
  readonly low: number;
  readonly high: number;
}

const height = 240;

function Totals({ points, y }: { readonly points: readonly ScorePoint[]; readonly y: (total: number) => number }) {
  const x = (index: number) => `${(((index + 0.5) / points.length) * 100).toFixed(2)}%`;
  const labelEvery = Math.ceil(points.length / 6);
  return (
    <>
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
    </>
  );
}

/** Totals over time, oldest first, each with its range. Not for an empty list. */
export function ScoreChart({ points }: { readonly points: readonly ScorePoint[] }) {
  return (
    <figure>
      <ScorePlot ranges={points} height={height}>
        {(y) => <Totals points={points} y={y} />}
      </ScorePlot>
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
