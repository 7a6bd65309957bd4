import { Link } from 'react-router';
import type { getPredictive } from '#contract/predictive.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { ScoreChart } from '#client/ui/charts/score-chart.tsx';
import { formatDate, formatRange } from '#client/ui/format.ts';

/** What earlier predictive exams said, as a line and as links to each. */
export function PredictionHistory({ history }: { readonly history: Output<typeof getPredictive>['history'] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="predictions">
      <h2 id="predictions" className="mb-6 text-xl font-semibold">
        Earlier predictions
      </h2>
      <ScoreChart points={history.map(({ resultId, completedAt, score, low, high }) => ({ key: resultId, at: completedAt, total: score, low, high }))} />
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {history.toReversed().map(({ resultId, completedAt, score, low, high }) => (
          <li key={resultId} className="flex flex-wrap items-center justify-between gap-x-6">
            <Link className="text-link inline-flex min-h-11 items-center" to={pathTo('examResults', { examId: resultId })}>
              {formatDate(completedAt)}
            </Link>
            <span className="tabular">
              About {score} <span className="text-muted">({formatRange(low, high)})</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
