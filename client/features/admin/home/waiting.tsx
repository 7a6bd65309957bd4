import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getAdminHome } from '#contract/admin-home.ts';
import { pathTo } from '#client/paths.ts';
import { api, type Output } from '#client/platform/api.ts';
import { cx } from '#client/ui/class-names.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { DayChart } from './day-chart.tsx';

type Home = Output<typeof getAdminHome>;

const tilesOf = ({ reports, inReview, flagged, administration }: Home) => [
  { to: pathTo('adminReports'), label: 'Reported questions', count: reports },
  { to: pathTo('adminQuestions', {}, { status: 'in-review' }), label: 'Questions in review', count: inReview },
  { to: pathTo('adminQuality', {}, { flag: 'any' }), label: 'Flagged questions', count: flagged },
  ...(administration
    ? [
        { to: pathTo('adminMessages'), label: 'Messages to answer', count: administration.messages },
        { to: pathTo('adminJobs'), label: 'Failed jobs', count: administration.failedJobs },
        { to: pathTo('adminJobs'), label: 'Jobs being retried', count: administration.retryingJobs },
      ]
    : []),
];

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What needs somebody, and for administrators how the last four weeks went. */
export function Waiting() {
  const { data, error, refetch } = useQuery({ queryKey: ['admin-home'], queryFn: ({ signal }) => api(getAdminHome, {}, { signal }) });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState label="Checking what is waiting" />;
  const { administration } = data;
  return (
    <div className="mb-12 flex flex-col gap-10">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="text-xl font-semibold">
          Needs your attention
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
          {tilesOf(data).map(({ to, label, count }) => (
            <li key={label} className="border-b border-line">
              <Link to={to} className="flex min-h-14 items-center justify-between gap-3 py-2 hover:bg-hover">
                <span className="text-sm">{label}</span>
                <span className={cx('text-xl font-semibold tabular', count === 0 && 'text-muted')}>{count.toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {administration ? (
        <section aria-labelledby="weeks">
          <h2 id="weeks" className="text-xl font-semibold">
            The last four weeks
          </h2>
          <div className="mt-4 grid gap-8 lg:grid-cols-2">
            <DayChart title="Sign-ups" days={administration.days.map(({ day, signUps }) => ({ day, count: signUps }))} />
            <DayChart title="Exams finished" days={administration.days.map(({ day, exams }) => ({ day, count: exams }))} />
          </div>
          {administration.revenue ? (
            <p className="mt-6">
              Paid: <strong>{dollars(administration.revenue.paid)}</strong>, given back: {dollars(administration.revenue.refunded)}.
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
