import { busyDay, heatOf } from '#core/flashcards/statistics.ts';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { dayFromToday } from './card-words.ts';

const heatClass = ['fill-sunken stroke-line', 'fill-primary/30', 'fill-primary/55', 'fill-primary/75', 'fill-primary'] as const;

/** From one square to the next. */
const pitch = 12;
const [left, top] = [14, 16];
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

const Square = ({ x, y, heat }: { readonly x: number; readonly y: number; readonly heat: 0 | 1 | 2 | 3 | 4 }) => (
  <rect x={x + 0.5} y={y + 0.5} width={9} height={9} rx={2} className={heatClass[heat]} />
);

/** How much was answered on each of the last days, today last: a column a week. */
export function HeatMap({ days }: { readonly days: readonly number[] }) {
  const studied = days.filter((count) => count > 0).length;
  if (studied === 0)
    return (
      <section>
        <h3 className="font-semibold">Days you studied</h3>
        <p className="text-sm text-muted">Your first day will show here.</p>
      </section>
    );
  const busy = busyDay(days);
  const first = dateAt(1 - days.length).getDay();
  return (
    <section>
      <h3 className="font-semibold">Days you studied</h3>
      <p className="text-sm text-muted">
        {formatCount(studied, 'day')} in the last 26 weeks, with {formatCount(Math.max(...days), 'answer')} on the busiest.
      </p>
      <svg aria-hidden viewBox={`0 0 ${left + 27 * pitch} ${top + 7 * pitch + 16}`} className="mt-3 w-full max-w-md fill-muted text-[10px]">
        {monthsOf(days.length, first).map(({ name, week }) => (
          <text key={`${name}-${week.toString()}`} x={left + week * pitch} y={10}>
            {name}
          </text>
        ))}
        {['M', 'W', 'F'].map((name, index) => (
          <text key={name} x={0} y={top + (2 * index + 1) * pitch + 9}>
            {name}
          </text>
        ))}
        {days.map((count, index) => {
          const place = index + first;
          // The place is the day.
          return <Square key={`day-${index.toString()}`} x={left + Math.floor(place / 7) * pitch} y={top + (place % 7) * pitch} heat={heatOf(count, busy)} />;
        })}
        <text x={left + 17 * pitch} y={top + 7 * pitch + 13} textAnchor="end">
          Fewer
        </text>
        {([0, 1, 2, 3, 4] as const).map((heat) => (
          <Square key={heat} x={left + (17.5 + heat) * pitch} y={top + 7 * pitch + 5} heat={heat} />
        ))}
        <text x={left + 23 * pitch} y={top + 7 * pitch + 13}>
          More
        </text>
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
            week: dayFromToday(week * 7 - days.length + 1),
            count: days.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
          }))}
          rowKey={({ week }) => week}
        />
      </TableAlternative>
    </section>
  );
}
