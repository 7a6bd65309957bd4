import type { ProgressView } from '#contract/progress.ts';
import { ClimbChart } from '../../ui/charts/climb-chart.tsx';

type History = ProgressView['history'];

/** What the line shows, without claiming more than the ranges allow. */
export function climbSentence(history: History): string {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return '';
  if (history.length === 1) return 'One exam so far. The next one begins the line.';
  const change = last.total - first.total;
  if (change === 0) return `The same estimate as in your first exam, over ${history.length} exams.`;
  const size = `${Math.abs(change)} points ${change > 0 ? 'above' : 'below'} your first exam`;
  const apart = last.low > first.high || last.high < first.low;
  return apart
    ? `Your latest estimate is ${size}, and the ranges do not overlap: more than chance.`
    : `Your latest estimate is ${size}. The ranges overlap, so part of that may be chance.`;
}

/** Totals over time. */
export function Climb({ history }: { readonly history: History }) {
  return (
    <section aria-labelledby="climb">
      <h2 id="climb" className="text-xl font-semibold">
        Your climb
      </h2>
      <p className="mb-6 mt-1.5 max-w-prose text-muted">{climbSentence(history)}</p>
      <ClimbChart points={history.map(({ resultId, completedAt, total, low, high }) => ({ key: resultId, at: completedAt, total, low, high }))} />
    </section>
  );
}
