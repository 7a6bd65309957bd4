import { Link } from 'react-router';
import type { Redemption } from '#contract/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { redemptionList } from './coupon-queries.ts';

const useWords = {
  used: { label: 'Used', tone: 'success' },
  reserved: { label: 'In checkout', tone: 'primary' },
  unknown: { label: 'Other', tone: 'neutral' },
} as const satisfies Record<Redemption['state'], { label: string; tone: BadgeTone }>;

const columns: readonly ListColumn<Redemption>[] = [
  {
    id: 'user',
    header: 'User',
    text: ({ userName }) => userName,
    cell: ({ userId, userName, email }) => (
      <span className="block @2xl:min-w-36">
        <Link to={pathTo('adminMember', { userId })} className="text-link inline-flex min-h-6 items-center break-words">
          {userName}
        </Link>
        <span className="block break-all font-normal text-muted">{email}</span>
      </span>
    ),
  },
  { id: 'at', header: 'When', text: ({ at }) => at, cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span> },
  { id: 'tier', header: 'Plan', text: ({ tier }) => tierDefinitions[tier].name, cell: ({ tier }) => tierDefinitions[tier].name },
  { id: 'code', header: 'Code', text: ({ code }) => code, cell: ({ code }) => <span className="whitespace-nowrap">{code}</span> },
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => useWords[state].label,
    cell: ({ state }) => <Badge tone={useWords[state].tone}>{useWords[state].label}</Badge>,
  },
];

/** Who used a coupon or is about to, newest first. */
export function Redemptions({ couponId }: { readonly couponId: string }) {
  const list = redemptionList(couponId);
  return (
    <section aria-labelledby="redemptions">
      <h2 id="redemptions" className="mb-3 text-xl font-semibold">
        Uses
      </h2>
      <PagedList
        list={list}
        noun="use"
        empty={<p className="text-muted">No one has used it yet.</p>}
        actions={<CsvButton list={list} fileName="coupon-uses" columns={[{ header: 'Email', text: ({ email }: Redemption) => email }, ...columns]} />}
      >
        {(redemptions) => <ListTable caption="Who uses this coupon" columns={columns} rows={redemptions} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  );
}
