import type { getQualitySummary } from '#contract/question-quality.ts';
import { shareInterval } from '#core/questions/quality.ts';
import { topicName } from '#core/topics/topics.ts';
import type { Output } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { Table } from '#client/ui/table.tsx';
import { percentText } from './quality-words.ts';

type Summary = Output<typeof getQualitySummary>;

const [width, height, left, bottom] = [560, 300, 40, 32];
const x = (share: number) => left + share * (width - left - 12);
const y = (r: number) => 8 + ((1 - Math.max(-0.5, r)) / 1.5) * (height - bottom - 8);

/** Each question by its share of right answers and how well it separates. */
export function QualityPlot({ points }: Pick<Summary, 'points'>) {
  const flagged = points.filter(({ isFlagged }) => isFlagged).length;
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${points.length} questions by share of right answers and correlation with the rest; ${flagged} of them flagged. The list below has the numbers.`}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        className="block max-w-3xl"
      >
        {[-0.5, 0, 0.5, 1].map((r) => (
          <g key={r}>
            <line x1={left} x2={width - 12} y1={y(r)} y2={y(r)} className={r === 0 ? 'stroke-line-strong' : 'stroke-line'} />
            <text x={left - 8} y={y(r) + 4} textAnchor="end" className="fill-muted text-xs tabular">
              {r}
            </text>
          </g>
        ))}
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <text key={share} x={x(share)} y={height - bottom + 20} textAnchor={share === 1 ? 'end' : 'middle'} className="fill-muted text-xs tabular">
            {percentText(share)}
          </text>
        ))}
        {points.map(({ questionId, correct, pointBiserial, isFlagged }, index) => (
          <circle
            key={`${questionId} ${index}`}
            cx={x(correct)}
            cy={y(pointBiserial)}
            r={isFlagged ? 4 : 3}
            className={cx(isFlagged ? 'fill-danger' : 'fill-primary/50')}
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-muted">
        Across: answered right. Up: correlation with the rest of the exam or quiz. Large and red: flagged.
      </figcaption>
    </figure>
  );
}

/** Topics and levels, with their share of right answers and its interval. */
export const QualityGroups = ({ groups }: Pick<Summary, 'groups'>) => (
  <Table
    caption="By topic and level"
    rows={groups}
    rowKey={({ topicId, level }) => `${topicId} ${level}`}
    columns={[
      { key: 'topic', header: 'Topic', cell: ({ topicId, level }) => `${topicName(topicId)}, level ${level}` },
      { key: 'questions', header: 'Questions', numeric: true, cell: ({ questions }) => questions },
      { key: 'responses', header: 'Responses', numeric: true, cell: ({ responses }) => responses },
      {
        key: 'right',
        header: 'Right',
        numeric: true,
        cell: ({ correct, responses }) => {
          const { low, high } = shareInterval(correct, responses);
          return responses === 0 ? '–' : `${percentText(correct / responses)} (${percentText(low)}–${percentText(high)})`;
        },
      },
      { key: 'r', header: 'Mean r', numeric: true, cell: ({ meanPointBiserial }) => meanPointBiserial?.toFixed(2) ?? '–' },
      { key: 'flagged', header: 'Flagged', numeric: true, cell: ({ flagged }) => flagged },
    ]}
  />
);
