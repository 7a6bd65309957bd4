import { useQuery } from '@tanstack/react-query';
import type { getFlashcardStatistics } from '#contract/flashcard-study.ts';
import { minRecalls, retentionOf } from '#core/flashcards/statistics.ts';
import type { Output } from '#client/platform/api.ts';
import { formatCount, formatPercent } from '#client/ui/format.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { statisticsQuery } from './card-queries.ts';
import { Forecast } from './forecast.tsx';
import { HeatMap } from './heat-map.tsx';

type Statistics = Output<typeof getFlashcardStatistics>;

/** So far below what was wished for, it is worth saying what helps. */
const wellBelow = 0.07;

interface RecallRateProps extends Pick<Statistics, 'recalls' | 'cards'> {
  /** The share to be remembered, in percent, as the student has set it. */
  readonly aim: number;
}

function RecallRate({ recalls, cards, aim }: RecallRateProps) {
  const share = retentionOf(recalls);
  return (
    <section>
      <h3 className="font-semibold">What you remember</h3>
      {share === null ? (
        <p className="mt-1 text-muted">
          {recalls.asked === 0
            ? 'No cards have come back after a day or more yet.'
            : `Cards have come back ${formatCount(recalls.asked, 'time')} so far: too few to tell. After ${minRecalls} times, you’ll see your percentage here.`}
        </p>
      ) : (
        <>
          <p className="mt-1">
            <span className="tabular text-3xl font-semibold">{formatPercent(share * 100)}</span>{' '}
            <span className="text-muted">
              remembered, of the {formatCount(recalls.asked, 'time')} a card came back after a day or more in the last 30 days.
            </span>
          </p>
          <p className="mt-1 text-sm text-muted">
            You’re aiming for {aim}%.
            {share < aim / 100 - wellBelow ? ' Fewer new cards a day and shorter cards can help.' : ''}
          </p>
        </>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {(
          [
            ['New', cards.new],
            ['Learning', cards.learning],
            ['Getting there', cards.young],
            ['Well known', cards.mature],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular text-xl font-semibold">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {cards.mature > 0 ? <p className="mt-2 text-sm text-muted">Well known: it stays with you for three weeks or longer.</p> : null}
    </section>
  );
}

/** Over all decks: what comes, what is remembered, when was studied. */
export function Statistics({ aim }: Pick<RecallRateProps, 'aim'>) {
  const { data, error, refetch } = useQuery(statisticsQuery);
  return (
    <section className="mt-14">
      <h2 className="mb-6 text-xl font-semibold">Statistics</h2>
      {data ? (
        <div className="flex flex-col gap-10">
          <div className="grid gap-10 lg:grid-cols-2">
            <RecallRate {...data} aim={aim} />
            <Forecast {...data} />
          </div>
          <HeatMap days={[...data.earlier, ...data.days]} />
        </div>
      ) : error ? (
        <ErrorState title="The statistics did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading statistics…</span>
          <SkeletonLines lines={5} />
        </div>
      )}
    </section>
  );
}
