import { useEffect, useRef } from 'react';
import { busyDay, heatOf } from '#core/flashcards/statistics.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { dayFromToday } from './card-words.ts';

const heatClass = ['fill-sunken stroke-line', 'fill-primary/30', 'fill-primary/55', 'fill-primary/75', 'fill-primary'] as const;

/** From one square to the next. */
const pitch = 14;
const top = 18;
const height = top + 7 * pitch;
/** A month whose name would touch the edge or the one before has none. */
const weeksPerName = 3;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short' });
const dateAt = (fromToday: number): Date => {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + fromToday);
};

/** Where months begin: the week whose column their first day is in. */
function monthsOf(days: number, first: number): { readonly name: string; readonly week: number }[] {
  const weeks = Math.ceil((days + first) / 7);
  const begun = Array.from({ length: days }, (_, index) => ({ date: dateAt(index - days + 1), week: Math.floor((index + first) / 7) }))
    .filter(({ date, week }, index) => (date.getDate() === 1 || index === 0) && week <= weeks - 2)
    .map(({ date, week }) => ({ name: monthName.format(date), week }));
  return begun.filter(({ week }, index) => (begun[index + 1]?.week ?? weeks) - week >= weeksPerName);
}

/** The last seven days first, back to the week in which studying began. */
function weeksOf(days: readonly number[]): { readonly week: string; readonly count: number }[] {
  const begun = days.length - days.findIndex((count) => count > 0);
  return Array.from({ length: Math.ceil(begun / 7) }, (_, ago) => {
    const end = days.length - 7 * ago;
    const from = Math.max(0, end - 7);
    return { week: dayFromToday(from - days.length + 1), count: days.slice(from, end).reduce((sum, count) => sum + count, 0) };
  });
}

type Heat = 0 | 1 | 2 | 3 | 4;

const Square = ({ x, y, heat, title }: { readonly x: number; readonly y: number; readonly heat: Heat; readonly title?: string }) => (
  <rect x={x + 0.5} y={y + 0.5} width={11} height={11} rx={2} className={heatClass[heat]}>
    {title ? <title>{title}</title> : null}
  </rect>
);

/** A column a week. Where it is wider than the screen it can be moved, and begins at today. */
function Weeks({ days }: { readonly days: readonly number[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.scrollTo({ left: frame.current.scrollWidth }), []);
  const busy = busyDay(days);
  const first = dateAt(1 - days.length).getDay();
  const width = Math.ceil((days.length + first) / 7) * pitch;
  return (
    <div className="mt-3 flex gap-2 text-xs">
      <svg aria-hidden width={12} height={height} className="shrink-0 fill-muted">
        {['M', 'W', 'F'].map((name, index) => (
          <text key={name} x={0} y={top + (2 * index + 1) * pitch + 10}>
            {name}
          </text>
        ))}
      </svg>
      <div ref={frame} role="group" aria-label="Days you studied, week by week" tabIndex={0} className="overflow-x-auto pb-2">
        <svg aria-hidden width={width} height={height} className="block fill-muted">
          {monthsOf(days.length, first).map(({ name, week }) => (
            <text key={`${name}-${week.toString()}`} x={week * pitch} y={11}>
              {name}
            </text>
          ))}
          {days.map((count, index) => {
            const place = index + first;
            return (
              <Square
                // The place is the day.
                key={`day-${index.toString()}`}
                x={Math.floor(place / 7) * pitch}
                y={top + (place % 7) * pitch}
                heat={heatOf(count, busy)}
                title={`${dayFromToday(index - days.length + 1)}: ${formatCount(count, 'answer')}`}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}

/** Which shade means more. */
const Shades = () => (
  <p aria-hidden className="mt-1 flex items-center gap-2 text-xs text-muted">
    Fewer
    <svg width={5 * pitch - 2} height={12}>
      {([0, 1, 2, 3, 4] as const).map((heat) => (
        <Square key={heat} x={heat * pitch} y={0} heat={heat} />
      ))}
    </svg>
    More
  </p>
);

/** How much was answered on each of the last days, today last. */
export function HeatMap({ days }: { readonly days: readonly number[] }) {
  const studied = days.filter((count) => count > 0).length;
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">Days you studied</h3>
      {studied === 0 ? (
        <p className="text-sm text-muted">Your first day will show here.</p>
      ) : (
        <>
          <p className="text-sm text-muted">
            {formatCount(studied, 'day')} in the last year, with {formatCount(Math.max(...days), 'answer')} on the busiest.
          </p>
          <Weeks days={days} />
          <Shades />
          <TableAlternative>
            <Table
              caption="Answers, by week"
              captionHidden
              columns={[
                { key: 'week', header: 'Week from', cell: ({ week }: { week: string; count: number }) => week },
                { key: 'count', header: 'Answers', cell: ({ count }: { week: string; count: number }) => count.toLocaleString('en-US'), numeric: true },
              ]}
              rows={weeksOf(days)}
              rowKey={({ week }) => week}
            />
          </TableAlternative>
        </>
      )}
    </section>
  );
}
