import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { dayMs } from '#core/day.ts';
import { useSearchParams } from 'react-router';
import { getAnalytics } from '#contract/analytics.ts';
import { shareOfPrevious } from '#core/analytics/funnel.ts';
import { useFilterInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { api, type Output } from '#client/platform/api.ts';
import { SelectField } from '#client/ui/field.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { Table } from '#client/ui/table.tsx';
import { Part } from './part.tsx';
import { SpeedTable } from './speed-table.tsx';
import { VisitChart } from './visit-chart.tsx';

type Report = Output<typeof getAnalytics>;

const reportQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'analytics', days],
    queryFn: ({ signal }) => api(getAnalytics, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

const stepNames: Readonly<Record<Report['funnel'][number]['name'], string>> = {
  visit: 'Visitors, day by day',
  'guest-quiz': 'Began a quiz as a guest',
  'sign-up': 'Created an account',
  'first-exam': 'Of these, began an exam',
  'second-week': 'Of these, practiced in their second week',
  unknown: 'Other',
};

function Funnel({ funnel }: Pick<Report, 'funnel'>) {
  const shares = shareOfPrevious(funnel);
  const rows = funnel.map(({ name, count }, index) => ({ name, count, share: shares[index] ?? null }));
  return (
    <Table
      caption="Steps, and how many took each"
      captionHidden
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'step', header: 'Step', cell: ({ name }) => stepNames[name] },
        { key: 'count', header: 'Number', numeric: true, cell: ({ count }) => count },
        { key: 'share', header: 'Share of the step above', numeric: true, cell: ({ share }) => (share === null ? '–' : `${share}%`) },
      ]}
    />
  );
}

const weekMs = 7 * dayMs;
/** Weeks that have not begun for anybody say nothing yet. */
const hasBegun = (week: string, index: number) => Date.parse(week) + index * weekMs < Date.now();

const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((100 * part) / whole)}%` : '–');

const Retention = ({ retention }: Pick<Report, 'retention'>) => (
  <Table
    caption="Accounts by the week they were created in, and the share that practiced in the weeks after"
    captionHidden
    rows={retention}
    rowKey={({ week }) => week}
    columns={[
      { key: 'week', header: 'Week of', cell: ({ week }) => <span className="whitespace-nowrap">{week}</span> },
      { key: 'accounts', header: 'Accounts', numeric: true, cell: ({ accounts }) => accounts },
      ...[0, 1, 2, 3].map((index) => ({
        key: `week-${index}`,
        header: `Week ${index + 1}`,
        numeric: true,
        cell: ({ week, active, accounts }: Report['retention'][number]) => (hasBegun(week, index) ? percent(active[index] ?? 0, accounts) : '–'),
      })),
    ]}
  />
);

function Report({ report }: { readonly report: Report }) {
  const { days, funnel, retention, pages, referrers, speed } = report;
  return (
    <div className="flex flex-col gap-14">
      <Part title="Visitors" lead="Visitors are counted separately each day: the same person on two days is two visitors.">
        {days.length > 0 ? <VisitChart days={days} /> : <EmptyState title="No visits yet">Visits appear here within seconds.</EmptyState>}
      </Part>
      <Part title="From visit to regular student" lead="Visits cannot be linked to accounts, so each step is counted separately.">
        <Funnel funnel={funnel} />
      </Part>
      {retention.length > 0 ? (
        <Part title="Retention" lead="Of the accounts created in a week, how many answered a question in their first, second, third, and fourth week.">
          <Retention retention={retention} />
        </Part>
      ) : null}
      {speed.length > 0 ? (
        <Part title="Speed of pages" lead="The 75th percentile of real visits: three out of four were at least this fast.">
          <SpeedTable speed={speed} />
        </Part>
      ) : null}
      {pages.length > 0 ? (
        <Part title="Pages">
          <Table
            caption="Pages by views"
            captionHidden
            rows={pages}
            rowKey={({ path }) => path}
            columns={[
              { key: 'path', header: 'Page', cell: ({ path }) => path },
              { key: 'views', header: 'Views', numeric: true, cell: ({ views }) => views },
              { key: 'visitors', header: 'Visitors', numeric: true, cell: ({ visitors }) => visitors },
            ]}
          />
        </Part>
      ) : null}
      {referrers.length > 0 ? (
        <Part title="Where visits come from">
          <Table
            caption="Sites by visitors"
            captionHidden
            rows={referrers}
            rowKey={({ host }) => host}
            columns={[
              { key: 'host', header: 'Site', cell: ({ host }) => host },
              { key: 'visitors', header: 'Visitors', numeric: true, cell: ({ visitors }) => visitors },
            ]}
          />
        </Part>
      ) : null}
    </div>
  );
}

const spans = ['7', '28', '90'].map((days) => ({ value: days, label: `Last ${days} days` }));
const usual = '28';

/** /admin/analytics */
export function AnalyticsScreen() {
  const [search] = useSearchParams();
  const set = useFilterInUrl();
  const days = spans.find(({ value }) => value === search.get('days'))?.value ?? usual;
  const { data, error, refetch } = useQuery(reportQuery(Number(days)));
  return (
    <Page title="Analytics" lead="Counted without cookies, and only for visitors whose browser does not ask to be left out.">
      <div className="mb-10 max-w-60">
        <SelectField label="Time" value={days} options={spans} onChange={({ target }) => set('days', target.value === usual ? '' : target.value)} />
      </div>
      {data ? (
        <Report report={data} />
      ) : error ? (
        <ErrorState title="The report did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Counting" />
      )}
    </Page>
  );
}
