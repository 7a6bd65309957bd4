import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CouponView } from '#contract/coupons.ts';
import { termsText } from '#core/membership/coupons.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatCount } from '../../../ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '../../../ui/page-states.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Making } from './coupon-form.ts';
import { couponsQuery, shows, type Show } from './coupon-queries.ts';
import { lastDay, plansText, stateWords, usesText } from './coupon-words.ts';
import { MakeDialog } from './make-dialog.tsx';

const labels = { all: 'All', active: 'Active', paused: 'Paused', ended: 'Ended or used up' } as const satisfies Record<Show, string>;
const noneOf = { all: 'No coupons yet', active: 'No active coupons', paused: 'No paused coupons', ended: 'No ended coupons' } as const satisfies Record<
  Show,
  string
>;

const CouponTable = ({ coupons }: { readonly coupons: readonly CouponView[] }) => (
  <Table
    caption="Coupons"
    captionHidden
    rows={coupons}
    rowKey={(coupon) => coupon.id}
    columns={[
      {
        key: 'name',
        header: 'Coupon',
        cell: (coupon) => (
          <span className="block min-w-40">
            <Link to={pathTo('adminCoupon', { couponId: coupon.id })} className="text-link inline-flex min-h-6 items-center break-words">
              {coupon.name}
            </Link>
            <span className="block break-all font-normal text-muted">{coupon.code ?? `${formatCount(coupon.maxUses ?? 0, 'single-use code')}`}</span>
          </span>
        ),
      },
      {
        key: 'terms',
        header: 'Discount',
        cell: (coupon) => (
          <span className="block min-w-40">
            {termsText(coupon)}
            <span className="block text-muted">{plansText(coupon.tiers)}</span>
          </span>
        ),
      },
      { key: 'uses', header: 'Uses', cell: usesText },
      {
        key: 'until',
        header: 'Last day',
        cell: (coupon) =>
          coupon.expiresAt ? <span className="whitespace-nowrap">{lastDay(coupon.expiresAt)}</span> : <span className="text-muted">No end date</span>,
      },
      { key: 'state', header: 'State', cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge> },
    ]}
  />
);

function Coupons({ show, q }: { readonly show: Show; readonly q: string }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(couponsQuery(show, q));
  if (isPending) return <LoadingState label="Loading coupons" />;
  if (!data) return <ErrorState title="The coupons did not load" error={error} onRetry={() => void refetch()} />;
  const coupons = data.pages.flatMap((page) => page.coupons);
  if (coupons.length === 0)
    return q ? (
      <EmptyState
        title="Nothing found"
        action={
          <ButtonLink variant="secondary" to={pathTo('adminCoupons', {}, { show: show === 'all' ? undefined : show })}>
            Clear the search
          </ButtonLink>
        }
      >
        No name or code starts with “{q}”.
      </EmptyState>
    ) : (
      <EmptyState title={noneOf[show]}>
        {show === 'all' ? 'Create one, and students can enter its code when they choose a plan.' : 'They will appear here.'}
      </EmptyState>
    );
  return (
    <>
      <CouponTable coupons={coupons} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div role="status" className="text-sm text-muted">
          {formatCount(coupons.length, 'coupon')} shown{hasNextPage ? '; there are more.' : '.'}
          {error ? <p className="mt-1 text-danger">{error.message}</p> : null}
        </div>
        {hasNextPage ? (
          <Button variant="secondary" busy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        ) : null}
      </div>
    </>
  );
}

function SearchForm({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('q');
    onSearch(typeof entry === 'string' ? entry.trim() : '');
  };
  return (
    <form role="search" onSubmit={onSubmit} className="mb-6 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <TextField key={q} label="Name or code starts with" name="q" type="search" defaultValue={q} maxLength={80} autoComplete="off" spellCheck={false} />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Search aria-hidden size={18} /> Search
      </Button>
    </form>
  );
}

/** /admin/coupon-management */
export function CouponsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const [making, setMaking] = useState<Making | null>(null);
  const q = parameters.get('q')?.trim() ?? '';
  const show = shows.find((candidate) => candidate === parameters.get('show')) ?? 'all';
  const goTo = (next: { q?: string; show?: Show }) => {
    const wanted = { q, show, ...next };
    setParameters({ ...(wanted.show !== 'all' && { show: wanted.show }), ...(wanted.q && { q: wanted.q }) });
  };
  return (
    <Page
      title="Coupons"
      lead="Codes that lower the price of a plan."
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setMaking('one')}>Create a coupon</Button>
          <Button variant="secondary" onClick={() => setMaking('batch')}>
            Create single-use codes
          </Button>
        </div>
      }
    >
      <SearchForm q={q} onSearch={(wanted) => goTo({ q: wanted })} />
      <Tabs
        label="Filter coupons"
        value={show}
        onChange={(wanted) => goTo({ show: wanted })}
        items={shows.map((value) => ({ value, label: labels[value], content: <Coupons show={value} q={q} /> }))}
      />
      {making ? <MakeDialog making={making} onClose={() => setMaking(null)} /> : null}
    </Page>
  );
}
