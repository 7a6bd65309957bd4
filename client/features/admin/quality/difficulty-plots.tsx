import type { getCalibration, getQuestionCalibration } from '#contract/calibration.ts';
import { intervalHalf } from '#core/learning/calibration-rules.ts';
import type { Output } from '#client/platform/api.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatDate, formatShortDate } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { difficultyText } from './quality-words.ts';

const [width, height, left, top, bottom] = [400, 230, 40, 10, 30];

interface Frame {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** A frame for so many runs and these values, its lines at round numbers. */
function frameOf(count: number, values: readonly number[], step: number): Frame {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const span = width - left - 36;
  return {
    x: (index) => left + 12 + (count === 1 ? span / 2 : (index / (count - 1)) * span),
    y: (value) => top + ((high - value) / (high - low)) * (height - top - bottom),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step),
  };
}

function Grid({ frame: { x, y, ticks }, dates, text }: { readonly frame: Frame; readonly dates: readonly string[]; readonly text: (tick: number) => string }) {
  const every = Math.ceil(dates.length / 5);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs tabular">
            {text(tick)}
          </text>
        </g>
      ))}
      {dates.map((date, index) =>
        (dates.length - 1 - index) % every === 0 ? (
          <text key={date} x={x(index)} y={height - bottom + 20} textAnchor="middle" className="fill-muted text-xs">
            {formatShortDate(date)}
          </text>
        ) : null,
      )}
    </>
  );
}

const line = ({ x, y }: Frame, values: readonly number[]) =>
  values.map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');

type QuestionRuns = Output<typeof getQuestionCalibration>['runs'];

/** One question's estimate over the runs, with its interval, beside its label. */
export function QuestionRunsPlot({ runs }: { readonly runs: QuestionRuns }) {
  const low = runs.map(({ b, se }) => b - intervalHalf * se);
  const high = runs.map(({ b, se }) => b + intervalHalf * se);
  const labels = runs.map(({ label }) => label);
  const frame = frameOf(runs.length, [...low, ...high, ...labels], 0.5);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="max-w-xl">
      <svg
        role="img"
        aria-label={`Estimated difficulty in ${runs.length === 1 ? 'one run' : `${runs.length} runs`}: ${difficultyText(first.b)} from ${first.responses} answers at first, ${difficultyText(last.b)} from ${last.responses} in the last one; its level says ${difficultyText(last.label)}.`}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        className="block"
      >
        <Grid frame={frame} dates={runs.map(({ at }) => at)} text={(tick) => tick.toFixed(1).replace('-', '−')} />
        <line x1={left} x2={width - 8} y1={frame.y(last.label)} y2={frame.y(last.label)} className="stroke-line-strong" strokeDasharray="4 4" strokeWidth="2" />
        {runs.map(({ run, b }, index) => (
          <g key={run}>
            <line
              x1={frame.x(index)}
              x2={frame.x(index)}
              y1={frame.y(low[index] ?? b)}
              y2={frame.y(high[index] ?? b)}
              className="stroke-primary/35"
              strokeWidth={runs.length > 30 ? 4 : 8}
              strokeLinecap="round"
            />
            <circle cx={frame.x(index)} cy={frame.y(b)} r="3.5" className="fill-primary" />
          </g>
        ))}
        <path
          d={line(
            frame,
            runs.map(({ b }) => b),
          )}
          className="fill-none stroke-primary"
          strokeWidth="1.5"
        />
      </svg>
      <figcaption className="mt-1 text-sm text-muted">The estimate after each run, with its 95% interval. Dashed: what its level says.</figcaption>
      <TableAlternative>
        <Table
          caption="Runs, newest first"
          captionHidden
          rows={runs.toReversed()}
          rowKey={({ run }) => String(run)}
          columns={[
            { key: 'at', header: 'Run', cell: ({ at }) => formatDate(at) },
            { key: 'n', header: 'n', numeric: true, cell: ({ responses }) => responses },
            { key: 'b', header: 'Estimate', numeric: true, cell: ({ b }) => difficultyText(b) },
            { key: 'se', header: 'Standard error', numeric: true, cell: ({ se }) => se.toFixed(2) },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}

type Runs = Output<typeof getCalibration>['runs'];

/** How far estimates lie from their labels, run by run; newest first in `runs`. */
export function SpreadPlot({ runs }: { readonly runs: Runs }) {
  const inOrder = runs.toReversed();
  const frame = frameOf(inOrder.length, [0, ...inOrder.map(({ spread }) => spread)], 0.1);
  const last = inOrder.at(-1);
  return (
    <figure className="max-w-xl">
      <svg
        role="img"
        aria-label={`Typical movement over ${inOrder.length} runs, ${last?.spread.toFixed(2) ?? ''} in the last one. The table below has the numbers.`}
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        className="block"
      >
        <Grid frame={frame} dates={inOrder.map(({ at }) => at)} text={(tick) => tick.toFixed(1)} />
        <path
          d={line(
            frame,
            inOrder.map(({ spread }) => spread),
          )}
          className="fill-none stroke-primary"
          strokeWidth="2"
        />
        {inOrder.map(({ run, spread }, index) => (
          <circle key={run} cx={frame.x(index)} cy={frame.y(spread)} r="4" className="fill-primary" />
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-muted">
        Typical distance of an estimate from its level, run by run. The next level is about 0.95 away.
      </figcaption>
      <TableAlternative>
        <Table
          caption="Runs, newest first"
          captionHidden
          rows={runs}
          rowKey={({ run }) => String(run)}
          columns={[
            { key: 'at', header: 'Run', cell: ({ at }) => formatDate(at) },
            { key: 'questions', header: 'Questions', numeric: true, cell: ({ questions }) => questions.toLocaleString('en-US') },
            { key: 'usable', header: 'Enough answers', numeric: true, cell: ({ usable }) => usable.toLocaleString('en-US') },
            { key: 'responses', header: 'Answers read', numeric: true, cell: ({ responses }) => responses.toLocaleString('en-US') },
            { key: 'spread', header: 'Typical distance', numeric: true, cell: ({ spread }) => spread.toFixed(2) },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}
