import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { dayFromToday } from './card-words.ts';

/** The day of the exam stands in UTC, wherever the student is. */
const examDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The end of a scale that holds so many cards and has a whole middle: 2, 4, 10, 20, 40, 100 … */
function roundScale(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, count - 0.5)));
  const end = [2, 4, 6, 10].find((step) => step * unit >= count) ?? 10;
  return end * unit;
}

export interface ForecastProps {
  /** Cards that come back, by day from today on. */
  readonly forecast: readonly number[];
  /** The exam that every card comes before, ms; null without one. */
  readonly horizon: number | null;
}

/** How many cards come back on each of the next days. */
export function Forecast({ forecast, horizon }: ForecastProps) {
  const most = roundScale(Math.max(...forecast));
  const total = forecast.reduce((sum, count) => sum + count, 0);
  const last = forecast.length - 1;
  return (
    <section>
      <h3 className="font-semibold">What comes back</h3>
      <p className="text-sm text-muted">
        {total === 0
          ? 'Nothing comes back in the next 30 days.'
          : `${formatCount(total, 'card')} in the next 30 days, ${(forecast[0] ?? 0).toLocaleString('en-US')} of them today.`}
        {horizon === null ? null : ` Every card you’ve started comes back before your SAT on ${examDay.format(horizon)}.`}
      </p>
      {total === 0 ? null : (
        <>
          <p aria-hidden className="mt-4 text-right text-xs text-muted">
            Cards
          </p>
          <div aria-hidden className="mt-1 grid grid-cols-[1fr_auto] gap-x-3">
            <svg viewBox="0 0 300 90" className="h-32 w-full" preserveAspectRatio="none">
              <line x1="0" x2="300" y1="2" y2="2" className="stroke-line" vectorEffect="non-scaling-stroke" />
              <line x1="0" x2="300" y1="45" y2="45" className="stroke-line" vectorEffect="non-scaling-stroke" />
              {forecast.map((count, day) => (
                <rect
                  // The place is the day.
                  key={`day-${day.toString()}`}
                  x={day * 10 + 1}
                  width={8}
                  y={88 - (count / most) * 86}
                  height={(count / most) * 86}
                  className={day === 0 ? 'fill-summit' : 'fill-primary'}
                />
              ))}
              <line x1="0" x2="300" y1="88" y2="88" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
            </svg>
            <p className="tabular flex flex-col justify-between text-right text-xs leading-none text-muted">
              <span>{most.toLocaleString('en-US')}</span>
              <span>{(most / 2).toLocaleString('en-US')}</span>
              <span>0</span>
            </p>
            <p className="mt-1 flex justify-between text-xs text-muted">
              <span>Today</span>
              <span>{dayFromToday(Math.round(last / 2))}</span>
              <span>{dayFromToday(last)}</span>
            </p>
          </div>
          <TableAlternative>
            <Table
              caption="Cards that come back, by day"
              captionHidden
              columns={[
                { key: 'day', header: 'Day', cell: ({ day }: { day: string; count: number }) => day },
                { key: 'count', header: 'Cards', cell: ({ count }: { day: string; count: number }) => count.toLocaleString('en-US'), numeric: true },
              ]}
              rows={forecast.map((count, day) => ({ day: day === 0 ? 'Today' : dayFromToday(day), count }))}
              rowKey={({ day }) => day}
            />
          </TableAlternative>
        </>
      )}
    </section>
  );
}
