import type { ProgressView } from '#contract/progress.ts';
import { realChange } from '#core/exams/comparison.ts';
import { ScoreChart } from '#client/ui/charts/score-chart.tsx';

type History = ProgressView['history'];

/** What the line shows, calling a change real only beyond the error of measurement. */
export function scoreHistorySentence(history: History): string {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return '';
  if (history.length === 1) return 'One exam so far. Your next one will start the line.';
  const change = last.total - first.total;
  if (change === 0) return `The same estimate as on your first exam, after ${history.length} exams.`;
  const size = `${Math.abs(change)} points ${change > 0 ? 'above' : 'below'} your first exam`;
  return Math.abs(change) >= realChange.total
    ? `Your latest estimate is ${size}: more than the usual ups and downs from one exam to the next, about ${realChange.total} points.`
    : `Your latest estimate is ${size}: within the usual ups and downs from one exam to the next, about ${realChange.total} points.`;
}

/** Totals over time. */
export function ScoreHistory({ history }: { readonly history: History }) {
  return (
    <section aria-labelledby="climb">
      <h2 id="climb" className="text-xl font-semibold">
        Your climb
      </h2>
      <p className="mb-6 mt-1.5 max-w-prose text-muted">{scoreHistorySentence(history)}</p>
      <ScoreChart points={history.map(({ resultId, completedAt, total, low, high }) => ({ key: resultId, at: completedAt, total, low, high }))} />
    </section>
  );
}
