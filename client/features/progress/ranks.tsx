import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { getDashboard } from '#contract/dashboard.ts';
import type { ProgressView } from '#contract/progress.ts';
import { takePartInRankings } from '#contract/learning.ts';
import { api, type Output } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';

type Rankings = NonNullable<Output<typeof getDashboard>['rankings']>;
type Ranking = Rankings['questions'];

function rankText({ percentile, position, total }: Ranking, missing: string): string {
  if (position === 0 || total === 0) return missing;
  if (total === 1) return 'There’s no other student to compare you with yet.';
  const place = `${position.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  if (position === 1) return `${place}: no one here is ahead of you.`;
  // Whoever is last need not be told so twice; nobody but the first is ahead of all others.
  return percentile > 0 ? `${place}: ahead of ${Math.min(99, percentile)}% of the other students here.` : `${place} students here.`;
}

/** The switch to be left out, or to come back. */
function TakePart({ isRanked }: { readonly isRanked: boolean }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => api(takePartInRankings, { body: { isRanked: !isRanked } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['progress'] }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  return (
    <div className="mt-3 flex flex-col items-start gap-1">
      <p className="text-sm text-muted">{isRanked ? 'No one sees your name or your rank.' : 'You are not in the rankings, and no one is compared with you.'}</p>
      <Button variant="quiet" className="-ml-4" busy={change.isPending} busyLabel="Saving…" onClick={() => change.mutate()}>
        {isRanked ? 'Leave me out' : 'Rank me again'}
      </Button>
    </div>
  );
}

/** Why somebody has no rank: nothing was answered, or nothing of it counts. */
function unrankedSentence(newest: ProgressView['newest']): string {
  if (newest === null) return 'Answer your first question to be ranked.';
  return newest.hurried
    ? 'Your answers so far do not count here, because they were given faster than anyone could read the questions.'
    : 'Your answers so far do not count here, because most of their section was left blank.';
}

/** Where a student stands among the students of this site; names nobody. */
export function Ranks({ rankings, newest }: { readonly rankings: Rankings | null; readonly newest: ProgressView['newest'] }) {
  return (
    <section aria-labelledby="ranks">
      <h2 id="ranks" className="text-xl font-semibold">
        Among students here
      </h2>
      {rankings?.isRanked ? (
        <dl className="mt-3 flex flex-col gap-3">
          <div>
            <dt className="text-sm text-muted">By questions answered</dt>
            <dd className="tabular">{rankText(rankings.questions, unrankedSentence(newest))}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">By accuracy</dt>
            <dd className="tabular">{rankText(rankings.accuracy, 'You’ll be ranked once you have 30 answers that count.')}</dd>
          </div>
        </dl>
      ) : rankings ? null : (
        <p className="mt-2 text-muted">The rankings didn’t load. The rest of this page is up to date.</p>
      )}
      {rankings ? <TakePart isRanked={rankings.isRanked} /> : null}
    </section>
  );
}
