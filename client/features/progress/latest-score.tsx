import { Link } from 'react-router';
import type { ResultSummary } from '#contract/exam-results.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatDate, formatRange } from '#client/ui/format.ts';

/** The newest estimate as a range, in total and by section. */
export function LatestScore({ result }: { readonly result: ResultSummary }) {
  const { total } = result;
  if (!total) return null;
  return (
    <section aria-labelledby="latest-score">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="latest-score" className="text-xl font-semibold">
          Latest score
        </h2>
        <Link to={pathTo('results', { examId: result.id })} className="text-link inline-flex min-h-11 items-center">
          {result.examTitle}, {formatDate(result.completedAt)}
        </Link>
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[auto_1fr] lg:items-center">
        <p>
          <span className="block text-sm text-muted">Estimate, about</span>
          <span className="block text-4xl font-semibold tabular">{total.score}</span>
          <span className="block text-muted tabular">most likely {formatRange(total.low, total.high)}</span>
        </p>
        <div>
          <ScoreBand label="Total" {...total} />
          <div className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {result.sections.map(({ section, score, low, high }) => {
              const band = bandOf(score, low, high);
              return band ? (
                <div key={section}>
                  <p className="mb-2 flex justify-between gap-4 text-sm">
                    <span className="font-medium">{sectionNames[section]}</span>
                    <span className="tabular">
                      {band.score} <span className="text-muted">({formatRange(band.low, band.high)})</span>
                    </span>
                  </p>
                  <ScoreBand label={sectionNames[section]} size="small" min={200} max={800} {...band} />
                </div>
              ) : null;
            })}
          </div>
        </div>
      </div>
      <p className="mt-5 max-w-prose text-sm text-muted">
        One exam cannot pin down your exact score. That is why every score here comes with a range. It is an estimate, not an official score.
      </p>
    </section>
  );
}
