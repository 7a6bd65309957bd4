import { daysBetween } from '#core/learning/study-settings.ts';
import type { ProjectedScore } from '#core/learning/projection.ts';
import { formatRange } from '../format.ts';
import { Table } from '../table.tsx';
import { ScorePlot } from './score-plot.tsx';
import { TableAlternative } from './table-alternative.tsx';

export interface ProjectionChartProps {
  /** From today to the day of the test. */
  readonly levels: readonly ProjectedScore[];
  /** At the planned pace, if `levels` are at another one. */
  readonly asPlanned: readonly ProjectedScore[] | null;
  readonly onTestDay: ProjectedScore;
  readonly target: number | null;
}

const height = 260;
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const nameOfDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

function Course({ levels, asPlanned, onTestDay, target, y }: ProjectionChartProps & { readonly y: (score: number) => number }) {
  const today = levels[0]?.day ?? onTestDay.day;
  const days = Math.max(1, daysBetween(today, onTestDay.day));
  const share = (day: string) => (100 * daysBetween(today, day)) / days;
  const x = (day: string) => `${share(day).toFixed(2)}%`;
  const line = (points: readonly ProjectedScore[], value: (point: ProjectedScore) => number) =>
    points.map((point) => `${share(point.day).toFixed(2)},${y(value(point)).toFixed(1)}`).join(' ');
  const middle = levels[Math.floor((levels.length - 1) / 2)];
  return (
    <>
      {/* Shapes cannot have corners in percent: these are drawn on a field of 100 that is stretched. */}
      <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" className="overflow-visible">
        <polygon points={`${line(levels, ({ high }) => high)} ${line(levels.toReversed(), ({ low }) => low)}`} className="fill-primary/15" />
        {asPlanned ? (
          <polyline
            points={line(asPlanned, ({ score }) => score)}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-muted"
            strokeWidth="1.5"
            strokeDasharray="3 4"
          />
        ) : null}
        <polyline points={line(levels, ({ score }) => score)} vectorEffect="non-scaling-stroke" className="fill-none stroke-primary" strokeWidth="2" />
      </svg>
      {target === null ? null : (
        <>
          <line x1="0" x2="100%" y1={y(target)} y2={y(target)} className="stroke-ink" strokeDasharray="6 4" />
          <text x="4" y={y(target) - 7} className="fill-ink text-xs font-medium tabular">
            Target {target}
          </text>
        </>
      )}
      <circle cx="0" cy={y(levels[0]?.score ?? onTestDay.score)} r="5" className="fill-primary stroke-paper" strokeWidth="2" />
      <line x1="100%" x2="100%" y1={y(onTestDay.low)} y2={y(onTestDay.high)} className="stroke-primary/35" strokeWidth="10" strokeLinecap="round" />
      <circle cx="100%" cy={y(onTestDay.score)} r="5" className="fill-primary stroke-paper" strokeWidth="2" />
      <text x="100%" dx="-12" y={y(onTestDay.score) - 12} textAnchor="end" className="fill-ink text-sm font-medium tabular">
        {onTestDay.score}
      </text>
      <text x="0" y={height + 26} className="fill-muted text-xs">
        Today
      </text>
      {levels.length > 4 && middle ? (
        <text x={x(middle.day)} y={height + 26} textAnchor="middle" className="fill-muted text-xs">
          {nameOfDay(middle.day)}
        </text>
      ) : null}
      <text x="100%" y={height + 26} textAnchor="end" className="fill-muted text-xs">
        {nameOfDay(onTestDay.day)}
      </text>
    </>
  );
}

/** A score over the weeks until the test, with the band it is likely in, and the range of the test itself at its end. */
export function ProjectionChart(props: ProjectionChartProps) {
  const { levels, onTestDay, target } = props;
  const rows = [
    ...levels.map((level, index) => ({ ...level, key: level.day, name: index === 0 ? 'Today' : nameOfDay(level.day) })),
    { ...onTestDay, key: 'test', name: `${nameOfDay(onTestDay.day)}, on the test` },
  ];
  return (
    <figure>
      <ScorePlot ranges={[...levels, onTestDay, ...(target === null ? [] : [{ low: target, high: target }])]} height={height} className="mr-4">
        {(y) => <Course {...props} y={y} />}
      </ScorePlot>
      <TableAlternative>
        <Table
          caption="Likely score until your SAT"
          captionHidden
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'day', header: 'Day', cell: ({ name }) => name },
            { key: 'hours', header: 'Hours of practice', numeric: true, cell: ({ hours }) => Math.round(hours) },
            { key: 'score', header: 'Likely', numeric: true, cell: ({ score }) => score },
            { key: 'range', header: 'Range', numeric: true, cell: ({ low, high }) => formatRange(low, high) },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}
