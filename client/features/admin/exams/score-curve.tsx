import type { ExpectedScore } from '#core/exams/expected-scores.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { Table } from '#client/ui/table.tsx';

const [width, height, left, bottom] = [400, 300, 44, 34];
const x = (score: number) => left + ((score - 200) / 600) * (width - left - 8);
const y = (score: number) => 8 + ((800 - score) / 600) * (height - bottom - 8);
const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([across, up], index) => `${index ? 'L' : 'M'}${x(across).toFixed(1)} ${y(up).toFixed(1)}`).join('');
const ticks = [200, 400, 600, 800];

/** What students of a given ability score in a section, as a line with its band. */
export function ScoreCurve({ title, points }: { readonly title: string; readonly points: readonly ExpectedScore[] }) {
  const up = points.map(({ truth, high }) => [truth, high] as const);
  const down = points.map(({ truth, low }) => [truth, low] as const).toReversed();
  const middle = points[Math.floor(points.length / 2)];
  return (
    <figure>
      <figcaption className="mb-2 font-medium">{title}</figcaption>
      <svg
        role="img"
        aria-label={`Expected scores in ${title}: a student whose ability is worth ${middle?.truth ?? 0} scores about ${Math.round(middle?.mean ?? 0)}, four of five between ${middle?.low ?? 0} and ${middle?.high ?? 0}.`}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        className="block"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs tabular">
              {tick}
            </text>
            <text x={x(tick)} y={height - bottom + 20} textAnchor={tick === 800 ? 'end' : 'middle'} className="fill-muted text-xs tabular">
              {tick}
            </text>
          </g>
        ))}
        <line x1={x(200)} y1={y(200)} x2={x(800)} y2={y(800)} className="stroke-line-strong" strokeDasharray="4 4" />
        <path d={`${line([...up, ...down])}Z`} className="fill-primary/20" />
        <path d={line(points.map(({ truth, mean }) => [truth, mean] as const))} className="fill-none stroke-primary" strokeWidth="2.5" />
      </svg>
      <p className="mt-1 text-sm text-muted">Across: the ability as a score. Up: the score of this exam. Dashed: no error.</p>
      <TableAlternative>
        <Table
          caption={`Expected scores in ${title}`}
          captionHidden
          rows={points}
          rowKey={({ truth }) => String(truth)}
          columns={[
            { key: 'truth', header: 'Ability', numeric: true, cell: ({ truth }) => truth },
            { key: 'mean', header: 'Mean score', numeric: true, cell: ({ mean }) => Math.round(mean) },
            { key: 'range', header: 'Four of five', numeric: true, cell: ({ low, high }) => `${low}–${high}` },
            { key: 'harder', header: 'Harder module', numeric: true, cell: ({ harder }) => (harder === null ? '–' : `${Math.round(100 * harder)}%`) },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}
