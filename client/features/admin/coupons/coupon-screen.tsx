import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { CouponChange, CouponView } from '#contract/coupons.ts';
import { termsText } from '#core/membership/coupons.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatDate, formatDateTime } from '#client/ui/format.ts';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { couponQuery } from './coupon-queries.ts';
import { codesOf, lastDay, plansText, stateWords, usesText } from './coupon-words.ts';
import { Redemptions } from './redemptions.tsx';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-muted">{term}</dt>
    <dd className="break-words font-medium">{children}</dd>
  </div>
);

const Facts = ({ coupon }: { readonly coupon: CouponView }) => (
  <dl className="flex flex-wrap gap-x-12 gap-y-5">
    <Fact term="State">
      <Badge tone={stateWords[coupon.state].tone}>{stateWords[coupon.state].label}</Badge>
    </Fact>
    <Fact term={coupon.code ? 'Code' : 'Codes'}>{codesOf(coupon)}</Fact>
    <Fact term="Discount">{termsText(coupon)}</Fact>
    <Fact term="Plans">{plansText(coupon.tiers)}</Fact>
    <Fact term="Uses">{usesText(coupon)}</Fact>
    <Fact term="Per person">{coupon.usesPerUser}</Fact>
    <Fact term="First day">{formatDate(coupon.startsAt)}</Fact>
    <Fact term="Last day">{coupon.expiresAt ? lastDay(coupon.expiresAt) : 'No end date'}</Fact>
  </dl>
);

const actions = { make: 'Made', pause: 'Paused', resume: 'Resumed', end: 'Ended', unknown: 'Changed' } as const satisfies Record<CouponChange['kind'], string>;

const History = ({ changes }: { readonly changes: readonly CouponChange[] }) => (
  <section aria-labelledby="history">
    <h2 id="history" className="text-xl font-semibold">
      History
    </h2>
    <ol className="mt-3 max-w-prose divide-y divide-line border-y border-line">
      {changes.map(({ id, kind, reason, adminName, changedAt }) => (
        <li key={id} className="py-4">
          <p className="font-medium">{actions[kind]}</p>
          {reason ? <p className="mt-1 break-words">{reason}</p> : null}
          <p className="mt-1 text-sm text-muted">
            {formatDateTime(changedAt)}, by {adminName ?? 'an administrator whose account was deleted'}
          </p>
        </li>
      ))}
    </ol>
  </section>
);

/** /admin/coupon-management/:couponId */
export function CouponScreen() {
  const { couponId = '' } = useParams();
  const { data, error, refetch } = useQuery(couponQuery(couponId));
  return (
    <Page
      title={data?.coupon.name ?? 'Coupon'}
      actions={
        <ButtonLink variant="secondary" to={pathTo('adminCoupons')}>
          Back to coupons
        </ButtonLink>
      }
    >
      {data ? (
        <div className="flex flex-col gap-12">
          <section aria-label="Terms">
            <Facts coupon={data.coupon} />
            <CouponActions coupon={data.coupon} paused={data.history.find(({ kind }) => kind !== 'make')?.kind === 'pause'} />
          </section>
          <Redemptions couponId={couponId} />
          <History changes={data.history} />
        </div>
      ) : error ? (
        <DidNotLoad what="coupon" error={error} onRetry={() => void refetch()} list={{ label: 'All coupons', to: pathTo('adminCoupons') }} />
      ) : (
        <LoadingState label="Loading the coupon" />
      )}
    </Page>
  );
}
