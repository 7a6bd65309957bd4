import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Redemption } from '#contract/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatCount, formatDateTime } from '../../../ui/format.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Table } from '../../../ui/table.tsx';
import { redemptionsQuery } from './coupon-queries.ts';

const RedemptionTable = ({ redemptions }: { readonly redemptions: readonly Redemption[] }) => (
  <Table
    caption="Who uses this coupon"
    captionHidden
    rows={redemptions}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'user',
        header: 'User',
        cell: ({ userId, userName, email }) => (
          <span className="block min-w-36">
            <Link to={pathTo('adminMember', { userId })} className="text-link inline-flex min-h-6 items-center break-words">
              {userName}
            </Link>
            <span className="block break-all font-normal text-muted">{email}</span>
          </span>
        ),
      },
      { key: 'at', header: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span> },
      { key: 'tier', header: 'Plan', cell: ({ tier }) => tierDefinitions[tier].name },
      { key: 'code', header: 'Code', cell: ({ code }) => <span className="whitespace-nowrap">{code}</span> },
      {
        key: 'state',
        header: 'State',
        cell: ({ state }) => (state === 'used' ? <Badge tone="success">Used</Badge> : <Badge tone="primary">In checkout</Badge>),
      },
    ]}
  />
);

/** Who used a coupon or is about to, newest first. */
export function Redemptions({ couponId }: { readonly couponId: string }) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(redemptionsQuery(couponId));
  const redemptions = data?.pages.flatMap((page) => page.redemptions) ?? [];
  return (
    <section aria-labelledby="redemptions">
      <h2 id="redemptions" className="mb-3 text-xl font-semibold">
        Uses
      </h2>
      {isPending ? <LoadingState label="Loading uses" /> : null}
      {!data && error ? <ErrorState title="The uses did not load" error={error} onRetry={() => void refetch()} /> : null}
      {data && redemptions.length === 0 ? <p className="text-muted">No one has used it yet.</p> : null}
      {redemptions.length > 0 ? (
        <>
          <RedemptionTable redemptions={redemptions} />
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            <div role="status" className="text-sm text-muted">
              {formatCount(redemptions.length, 'use')} shown{hasNextPage ? '; there are more.' : '.'}
              {error ? <p className="mt-1 text-danger">{error.message}</p> : null}
            </div>
            {hasNextPage ? (
              <Button variant="secondary" busy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}
