import type { getAnalytics } from '#contract/analytics.ts';
import type { Output } from '#client/platform/api.ts';
import { formatCount } from '#client/ui/format.ts';

type Day = Output<typeof getAnalytics>['days'][number];

const height = 120;
/** Width of a bar with its gap, of a picture 1000 wide. */
const slot = (count: number) => 1000 / Math.max(count, 7);

/** Visitors day by day. */
export function VisitChart({ days }: { readonly days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ visitors }) => visitors));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Visitors a day from ${first?.day ?? ''} to ${last?.day ?? ''}: at most ${most}, ${last?.visitors ?? 0} on the last day.`}
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        className="block border-b border-line"
      >
        {days.map(({ day, visitors }, index) => (
          <rect
            key={day}
            x={index * slot(days.length) + 2}
            width={slot(days.length) - 4}
            y={height - (visitors / most) * height}
            height={(visitors / most) * height}
            className="fill-primary"
          >
            <title>{`${day}: ${formatCount(visitors, 'visitor')}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="whitespace-nowrap">{first?.day}</span>
        <span>
          {formatCount(total, 'page view')}, at most {formatCount(most, 'visitor')} a day
        </span>
        <span className="whitespace-nowrap">{last?.day}</span>
      </figcaption>
    </figure>
  );
}
