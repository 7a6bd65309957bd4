import { useQuery } from '@tanstack/react-query';
import type { getFlashcardStatistics } from '#contract/flashcard-study.ts';
import { fewestRecalls, heatOf, retentionOf } from '#core/flashcards/statistics.ts';
import type { Output } from '#client/platform/api.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatCount, formatPercent, formatShortDate } from '#client/ui/format.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { Table } from '#client/ui/table.tsx';
import { dayMs, dayStart, statisticsQuery } from './card-queries.ts';

type Statistics = Output<typeof getFlashcardStatistics>;

const dateOf = (fromToday: number) => formatShortDate(new Date(dayStart() + fromToday * dayMs + dayMs / 2).toISOString());

function Forecast({ forecast }: Pick<Statistics, 'forecast'>) {
  const most = Math.max(1, ...forecast);
  const total = forecast.reduce((sum, count) => sum + count, 0);
  return (
    <section>
      <h3 className="font-semibold">What comes back</h3>
      <p className="text-sm text-muted">
        {total === 0
          ? 'Nothing in the next 30 days yet.'
          : `${formatCount(total, 'card')} in the next 30 days, ${formatCount(forecast[0] ?? 0, 'card')} of them today.`}
      </p>
      {total === 0 ? null : (
        <>
          <svg aria-hidden viewBox="0 0 300 90" className="mt-3 h-28 w-full" preserveAspectRatio="none">
            {forecast.map((count, day) => (
              <rect
                // The place is the day.
                key={`day-${day.toString()}`}
                x={day * 10 + 1}
                width={8}
                y={84 - (count / most) * 80}
                height={(count / most) * 80 + (count > 0 ? 1 : 0)}
                className={day === 0 ? 'fill-summit' : 'fill-primary'}
              />
            ))}
            <line x1="0" x2="300" y1="86" y2="86" className="stroke-line-strong" />
          </svg>
          <p aria-hidden className="flex justify-between text-xs text-muted">
            <span>Today</span>
            <span>{dateOf(29)}</span>
          </p>
          <TableAlternative>
            <Table
              caption="Cards that come back, by day"
              captionHidden
              columns={[
                { key: 'day', header: 'Day', cell: ({ day }: { day: string; count: number }) => day },
                { key: 'count', header: 'Cards', cell: ({ count }: { day: string; count: number }) => count, numeric: true },
              ]}
              rows={forecast.map((count, day) => ({ day: day === 0 ? 'Today' : dateOf(day), count }))}
              rowKey={({ day }) => day}
            />
          </TableAlternative>
        </>
      )}
    </section>
  );
}

const heatClass = ['fill-sunken', 'fill-primary/30', 'fill-primary/55', 'fill-primary/75', 'fill-primary'] as const;

function HeatMap({ days }: Pick<Statistics, 'days'>) {
  const busiest = Math.max(...days);
  const studied = days.filter((count) => count > 0).length;
  const first = new Date(dayStart() - (days.length - 1) * dayMs).getDay();
  return (
    <section>
      <h3 className="font-semibold">Days you studied</h3>
      <p className="text-sm text-muted">
        {studied === 0
          ? 'Your first day will show here.'
          : `${formatCount(studied, 'day')} of the last 26 weeks, at most ${formatCount(busiest, 'card')} in a day.`}
      </p>
      {studied === 0 ? null : (
        <>
          <svg aria-hidden viewBox="0 0 324 84" className="mt-3 w-full max-w-xl">
            {days.map((count, index) => {
              const place = index + first;
              return (
                <rect
                  // The place is the day.
                  key={`day-${index.toString()}`}
                  x={Math.floor(place / 7) * 12}
                  y={(place % 7) * 12}
                  width={10}
                  height={10}
                  rx={2}
                  className={heatClass[heatOf(count, busiest)]}
                />
              );
            })}
          </svg>
          <TableAlternative>
            <Table
              caption="Answers, by week"
              captionHidden
              columns={[
                { key: 'week', header: 'Week from', cell: ({ week }: { week: string; count: number }) => week },
                { key: 'count', header: 'Answers', cell: ({ count }: { week: string; count: number }) => count, numeric: true },
              ]}
              rows={Array.from({ length: 26 }, (_, week) => ({
                week: dateOf(week * 7 - days.length + 1),
                count: days.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
              }))}
              rowKey={({ week }) => week}
            />
          </TableAlternative>
        </>
      )}
    </section>
  );
}

function Remembered({ recalls, cards }: Pick<Statistics, 'recalls' | 'cards'>) {
  const share = retentionOf(recalls);
  return (
    <section>
      <h3 className="font-semibold">What you remember</h3>
      <p className="mt-1">
        {share === null ? (
          <span className="text-muted">
            {recalls.asked === 0
              ? 'No card has come back after a day or more yet.'
              : `${formatCount(recalls.asked, 'card')} came back so far: too few to tell. From ${fewestRecalls} on, you see the share here.`}
          </span>
        ) : (
          <>
            <span className="tabular text-3xl font-semibold">{formatPercent(share * 100)}</span>{' '}
            <span className="text-muted">of {recalls.asked} cards that came back after a day or more, in 30 days</span>
          </>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {(
          [
            ['New', cards.new],
            ['Learning', cards.learning],
            ['Young', cards.young],
            ['Well known', cards.mature],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular text-xl font-semibold">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Over all decks: what comes, what is remembered, when was studied. */
export function Statistics() {
  const { data, error, refetch } = useQuery(statisticsQuery);
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="mb-6 text-xl font-semibold">Statistics</h2>
      {data ? (
        <div className="grid gap-10 lg:grid-cols-2">
          <Remembered {...data} />
          <Forecast {...data} />
          <HeatMap {...data} />
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
