import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { MemberDetail } from '#contract/membership.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { MembershipBadge } from '#client/ui/membership-badge.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { AccountSecurity } from './account-security.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { DecisionKind } from './decisions.ts';
import { History } from './history.tsx';
import { isEndingSubscription, memberQuery } from './membership-queries.ts';
import { Payments } from './payments.tsx';

function CurrentPlan({ detail }: { readonly detail: MemberDetail }) {
  const [deciding, setDeciding] = useState<DecisionKind | null>(null);
  const { member } = detail;
  const paid = member.tier !== 'free';
  // A plan that renews lasts some days longer than what has been paid for.
  const renewsAt = detail.subscription?.endsAt === null && !isEndingSubscription(detail) ? detail.subscription.renewsAt : null;
  const grant = useRef<HTMLButtonElement>(null);
  const last = useRef<DecisionKind | null>(null);
  useEffect(() => {
    // The button that ended the plan is gone with it, which would leave the focus nowhere.
    if (deciding === null && last.current !== null && !paid) grant.current?.focus();
    last.current = deciding ?? (paid ? last.current : null);
  }, [deciding, paid]);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="text-xl font-semibold">
        Plan
      </h2>
      <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="mb-1 text-sm text-muted">Tier</dt>
          <dd>
            <MembershipBadge tier={member.tier} />
          </dd>
        </div>
        <div>
          <dt className="mb-1 text-sm text-muted">Since</dt>
          <dd className="font-medium">{formatDate(member.startDate)}</dd>
        </div>
        <div>
          <dt className="mb-1 text-sm text-muted">{renewsAt ? 'Renews' : 'Ends'}</dt>
          <dd className="font-medium">{renewsAt ? formatDate(renewsAt) : member.endDate ? formatDate(member.endDate) : 'No end date'}</dd>
          {renewsAt && member.endDate ? <dd className="text-sm text-muted">Kept until {formatDate(member.endDate)} if the payment is late</dd> : null}
        </div>
        {detail.granted?.waits ? (
          <div>
            <dt className="mb-1 text-sm text-muted">When the subscription ends</dt>
            <dd className="font-medium">
              {formatCount(detail.granted.days, 'day')} of {tierDefinitions[detail.granted.tier].name}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button ref={grant} variant="secondary" onClick={() => setDeciding('grant')}>
          Grant a plan
        </Button>
        {paid && member.endDate ? (
          <Button variant="secondary" onClick={() => setDeciding('extend')}>
            Extend
          </Button>
        ) : null}
        {paid ? (
          <Button variant="secondary" onClick={() => setDeciding('end')}>
            End now
          </Button>
        ) : null}
      </div>
      {deciding ? <DecisionDialog kind={deciding} detail={detail} onClose={() => setDeciding(null)} /> : null}
    </section>
  );
}

/** /admin/membership-management/:userId */
export function MemberScreen() {
  const { userId = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useQuery(memberQuery(userId));
  return (
    <Page
      title={data?.member.name ?? 'Membership'}
      lead={<span className="break-all">{data?.member.email}</span>}
      actions={
        <span className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={pathTo('adminSupport', { userId })}>
            Support view
          </ButtonLink>
          <ButtonLink variant="secondary" to={pathTo('adminMembership', {}, { q: parameters.get('q') ?? undefined })}>
            Back to users
          </ButtonLink>
        </span>
      }
    >
      {data ? (
        <div className="flex flex-col gap-12">
          <CurrentPlan detail={data} />
          <Payments detail={data} />
          <AccountSecurity userId={userId} />
          <History changes={data.history} />
        </div>
      ) : error ? (
        <DidNotLoad what="account" error={error} onRetry={() => void refetch()} list={{ label: 'All users', to: pathTo('adminMembership') }} />
      ) : (
        <LoadingState label="Loading the membership" />
      )}
    </Page>
  );
}
