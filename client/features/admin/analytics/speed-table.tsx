import type { getAnalytics } from '#contract/analytics.ts';
import { vitals, type Vital } from '#core/analytics/events.ts';
import type { Output } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { Table } from '#client/ui/table.tsx';

type Row = Output<typeof getAnalytics>['speed'][number];

/** Up to here a value counts as good (web.dev/vitals), ms; layout shift without a unit. */
const good: Readonly<Record<Vital, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

const names: Readonly<Record<Vital, string>> = { LCP: 'Largest paint', INP: 'Response', CLS: 'Shift', FCP: 'First paint', TTFB: 'Server' };

const valueText = (vital: Vital, value: number): string =>
  vital === 'CLS' ? value.toFixed(3) : value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;

function Value({ vital, value }: { readonly vital: Vital; readonly value: number | null }) {
  if (value === null) return '–';
  const slow = value > good[vital];
  return (
    <span className={cx(slow && 'font-medium text-danger')}>
      {valueText(vital, value)}
      {slow ? <span className="sr-only"> (slow)</span> : null}
    </span>
  );
}

/** How fast each page was for its visitors; what is slow stands out. */
export const SpeedTable = ({ speed }: { readonly speed: readonly Row[] }) => (
  <Table
    caption="Measures of each page"
    captionHidden
    rows={speed}
    rowKey={({ path }) => path}
    columns={[
      { key: 'path', header: 'Page', cell: ({ path }) => path },
      { key: 'visits', header: 'Visits', numeric: true, cell: ({ visits }) => visits },
      ...vitals.map((vital) => ({ key: vital, header: names[vital], numeric: true, cell: ({ values }: Row) => <Value vital={vital} value={values[vital]} /> })),
    ]}
  />
);
