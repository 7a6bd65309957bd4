import type { ExamResult } from '#contract/exam-results.ts';
import type { ScoreBand } from '#core/exams/scoring.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { formatDate, formatPercent, formatRange } from '#client/ui/format.ts';
import { examCounts } from './result-view.ts';
import { ScoreRidge } from './score-ridge.tsx';
import { estimateText, noTotalSentence, percentileSentence, rangeSentence } from './result-words.ts';
import { useCountUp } from './use-count-up.ts';

/** The total as a height with its range, and what it means. */
function Total({ resultId, total, percentile }: { readonly resultId: string; readonly total: ScoreBand; readonly percentile: ExamResult['percentile'] }) {
  const shown = useCountUp(resultId, 400, total.score);
  return (
    <section aria-labelledby="total-score" className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-center">
        <div>
          <h2 id="total-score" className="text-sm font-medium text-muted">
            Total score, 400 to 1600
          </h2>
          <p className="sr-only">{estimateText(total)}</p>
          <p aria-hidden className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="text-lg text-muted">About</span>
            <span className="text-[min(4.5rem,18.5vw)] leading-none font-semibold tracking-tight tabular">{shown}</span>
          </p>
          <p aria-hidden className="mt-2 text-lg tabular">
            <span className="text-muted">Likely range</span> {formatRange(total.low, total.high)}
          </p>
          <p className="mt-5 text-muted">{rangeSentence(total)}</p>
        </div>
        <ScoreRidge total={total} />
      </div>
      {percentile ? (
        <div className="border-t border-line px-6 py-4 sm:px-8">
          <p className="font-medium">{percentileSentence(percentile)}</p>
          <p className="mt-1 text-sm text-muted">It compares you with students nationwide, not with other people here. Table: {percentile.table}.</p>
        </div>
      ) : null}
    </section>
  );
}

/** Right answers, for an exam that gives no total. */
function Counts({ result }: { readonly result: ExamResult }) {
  const { right, all } = examCounts(result);
  return (
    <section aria-labelledby="total-score" className="rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 id="total-score" className="text-sm font-medium text-muted">
        Right answers
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-[min(4.5rem,18.5vw)] leading-none font-semibold tracking-tight tabular">{right}</span>{' '}
        <span className="text-lg tabular">
          of {all} <span className="text-muted">({formatPercent(accuracy(right, all))})</span>
        </span>
      </p>
      <p className="mt-5 max-w-prose text-muted">{noTotalSentence(result)}</p>
    </section>
  );
}

/** The exam's overall result: the total where it has one, else the right answers. */
export const ScoreHero = ({ result }: { readonly result: ExamResult }) =>
  result.total ? <Total resultId={result.id} total={result.total} percentile={result.percentile} /> : <Counts result={result} />;

/** What every estimate needs said once. */
export const EstimateNote = ({ result }: { readonly result: ExamResult }) => (
  <p className="max-w-prose text-sm text-muted">
    Taken on {formatDate(result.completedAt)}. An estimate, not an official score. SAT is a trademark of the College Board, which does not endorse this site.
  </p>
);
