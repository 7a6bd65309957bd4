import type { getDashboard } from '#contract/dashboard.ts';
import type { Output } from '#client/platform/api.ts';

type Rankings = NonNullable<Output<typeof getDashboard>['rankings']>;
type Ranking = Rankings['questions'];

function rankText({ percentile, position, total }: Ranking, missing: string): string {
  if (position === 0 || total === 0) return missing;
  return total === 1 ? 'No other student to compare with yet.' : `${position} of ${total.toLocaleString('en-US')}: ahead of ${percentile}% of students here.`;
}

/** Where a student stands among the students of this site; names nobody. */
export function Ranks({ rankings }: { readonly rankings: Rankings | null }) {
  return (
    <section aria-labelledby="ranks">
      <h2 id="ranks" className="text-xl font-semibold">
        Among students here
      </h2>
      {rankings ? (
        <dl className="mt-3 flex flex-col gap-3">
          <div>
            <dt className="text-sm text-muted">By questions answered</dt>
            <dd className="tabular">{rankText(rankings.questions, 'Answer your first question to be ranked.')}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">By accuracy</dt>
            <dd className="tabular">{rankText(rankings.accuracy, 'You’ll be ranked once you have 30 answers.')}</dd>
          </div>
        </dl>
      ) : (
        <p className="mt-2 text-muted">The rankings didn’t load. The rest of this page is up to date.</p>
      )}
    </section>
  );
}
