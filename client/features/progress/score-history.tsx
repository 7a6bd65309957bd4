import type { ProgressView } from '#contract/progress.ts';
import { realChange } from '#core/exams/comparison.ts';
import { ScoreChart } from '#client/ui/charts/score-chart.tsx';

type History = ProgressView['history'];

/** What the line shows, calling a change more than chance only beyond the error of measurement, and only between exams that are alike. */
export function scoreHistorySentence(history: History): string {
  const latest = history.at(-1);
  if (!latest) return '';
  if (history.length === 1) return 'One exam so far. Your next one will start the line.';
  const alike = history.filter(({ comparable }) => comparable);
  const [first, last] = [alike[0], alike.at(-1)];
  if (!first || !last || first === last) return 'A shorter exam, or one you took before, does not show a change by itself. A new practice exam can.';
  const subject = last === latest ? 'Your latest estimate' : 'The estimate from your latest new practice exam';
  const change = last.total - first.total;
  if (change === 0) return `${subject} is the same as from your first practice exam.`;
  const size = `${subject} is ${Math.abs(change)} points ${change > 0 ? 'above' : 'below'} your first practice exam`;
  if (Math.abs(change) < realChange.total) return `${size}: within the normal ups and downs from one exam to the next.`;
  return `${size}. That is probably ${change > 0 ? 'real progress' : 'a real change'}: by chance alone, two exams differ by ${realChange.total} points or more about one time in three.`;
}

/** Totals over time. */
export function ScoreHistory({ history }: { readonly history: History }) {
  return (
    <section aria-labelledby="climb">
      <h2 id="climb" className="text-xl font-semibold">
        Your climb
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">{scoreHistorySentence(history)}</p>
      {/* One point is no line: the latest score, above, shows it with its range. */}
      {history.length > 1 ? (
        <div className="mt-6">
          <ScoreChart points={history.map(({ resultId, completedAt, total, low, high }) => ({ key: resultId, at: completedAt, total, low, high }))} />
        </div>
      ) : null}
    </section>
  );
}
