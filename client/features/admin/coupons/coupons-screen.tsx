import { useState } from 'react';
import { Link } from 'react-router';
import type { CouponView } from '#contract/coupons.ts';
import { termsText } from '#core/membership/coupons.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl, type ListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { Making } from './coupon-form.ts';
import { couponList, couponSorts, shows, type Show } from './coupon-queries.ts';
import { codesOf, lastDay, plansText, stateWords, usesText } from './coupon-words.ts';
import { MakeDialog } from './make-dialog.tsx';

type Sort = (typeof couponSorts)[number];

const labels = { all: 'All', active: 'Active', paused: 'Paused', ended: 'Ended or used up' } as const satisfies Record<Show, string>;
const noneOf = { all: 'No coupons yet', active: 'No active coupons', paused: 'No paused coupons', ended: 'No ended coupons' } as const satisfies Record<
  Show,
  string
>;

const lastDayOf = ({ expiresAt }: CouponView) => (expiresAt ? lastDay(expiresAt) : 'No end date');

const columns: readonly ListColumn<CouponView>[] = [
  {
    id: 'coupon',
    header: 'Coupon',
    text: ({ name }) => name,
    cell: (coupon) => (
      <span className="block @2xl:min-w-40">
        <Link to={pathTo('adminCoupon', { couponId: coupon.id })} className="text-link inline-flex min-h-6 items-center break-words">
          {coupon.name}
        </Link>
        <span className="block break-all font-normal text-muted">{codesOf(coupon)}</span>
      </span>
    ),
  },
  {
    id: 'terms',
    header: 'Discount',
    text: (coupon) => `${termsText(coupon)}, ${plansText(coupon.tiers)}`,
    cell: (coupon) => (
      <span className="block @2xl:min-w-40">
        {termsText(coupon)}
        <span className="block text-muted">{plansText(coupon.tiers)}</span>
      </span>
    ),
  },
  { id: 'uses', header: 'Uses', text: usesText, cell: usesText },
  {
    id: 'until',
    header: 'Last day',
    text: lastDayOf,
    cell: (coupon) => (coupon.expiresAt ? <span className="whitespace-nowrap">{lastDayOf(coupon)}</span> : <span className="text-muted">No end date</span>),
  },
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => stateWords[state].label,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  {
    id: 'created',
    header: 'Created',
    sortable: true,
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
];

const NoCoupons = ({ show, q }: { readonly show: Show; readonly q: string }) =>
  q ? (
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

interface CouponsProps extends Pick<ListUrl<Show, Sort>, 'q' | 'show' | 'sort'> {
  readonly onSort: (sort: string) => void;
}

function Coupons({ show, q, sort, onSort }: CouponsProps) {
  const list = couponList(show, q, sort);
  return (
    <PagedList
      list={list}
      noun="coupon"
      empty={<NoCoupons show={show} q={q} />}
      actions={<CsvButton list={list} fileName="coupons" columns={[{ header: 'Code', text: codesOf }, ...columns]} />}
    >
      {(coupons) => <ListTable caption="Coupons" columns={columns} rows={coupons} rowKey={({ id }) => id} sort={sort} onSort={onSort} />}
    </PagedList>
  );
}

/** /admin/coupon-management */
export function CouponsScreen() {
  const { q, show, sort, goTo } = useListUrl(shows, couponSorts);
  const [making, setMaking] = useState<Making | null>(null);
  const onSort = (wanted: string) => goTo({ sort: couponSorts.find((each) => each === wanted) ?? sort });
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
      <SearchForm label="Name or code starts with" q={q} maxLength={80} onSearch={(wanted) => goTo({ q: wanted })} />
      <Tabs
        label="Filter coupons"
        value={show}
        onChange={(wanted) => goTo({ show: wanted })}
        items={shows.map((value) => ({ value, label: labels[value], content: <Coupons show={value} q={q} sort={sort} onSort={onSort} /> }))}
      />
      {making ? <MakeDialog making={making} onClose={() => setMaking(null)} /> : null}
    </Page>
  );
}
