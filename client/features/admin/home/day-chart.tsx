import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { formatShortDate } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';

interface DayCount {
  readonly day: string;
  readonly count: number;
}

const [width, height] = [560, 120];

/** Noon, so that a day in UTC is the same day wherever it is read. */
const dayText = (day: string | undefined) => (day ? formatShortDate(`${day}T12:00`) : '');

/** A number a day, as bars. */
export function DayChart({ title, days }: { readonly title: string; readonly days: readonly DayCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const slot = width / Math.max(1, days.length);
  return (
    <figure>
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-muted tabular">{total.toLocaleString('en-US')} in all</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} by day: ${total} in ${days.length} days, at most ${most} on one.`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        className="block border-b border-line-strong"
      >
        {days.map(({ day, count }, index) => (
          <rect key={day} x={index * slot + 2} width={slot - 4} y={height - (count / most) * height} height={(count / most) * height} className="fill-primary">
            <title>{`${dayText(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-muted tabular">
        <span>{dayText(days[0]?.day)}</span>
        <span>at most {most}</span>
        <span>{dayText(days.at(-1)?.day)}</span>
      </p>
      <TableAlternative>
        <Table
          caption={`${title} by day`}
          captionHidden
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: 'Day (UTC)', cell: ({ day }) => day },
            { key: 'count', header: title, numeric: true, cell: ({ count }) => count },
          ]}
        />
      </TableAlternative>
    </figure>
  );
}
