import { Check } from 'lucide-react';
import type { Me } from '#contract/accounts.ts';
import { membershipTiers, tierDefinitions, type MembershipTier } from '#core/membership/tiers.ts';
import { useSession } from '../../platform/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatDate } from '../../ui/format.ts';
import { MembershipBadge } from '../../ui/membership-badge.tsx';
import { ErrorState, LoadingState, Page } from '../../ui/page-states.tsx';

function Plan({ tier, current }: { readonly tier: MembershipTier; readonly current: boolean }) {
  const { name, price, description, features } = tierDefinitions[tier];
  return (
    <li className={cx('flex flex-col rounded-card border bg-raised p-6', current ? 'border-primary' : 'border-line')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-semibold">{name}</h2>
        {current ? <p className="text-sm font-medium text-primary">Your plan</p> : null}
      </div>
      <p className="mt-3 text-2xl font-semibold tabular">{price}</p>
      <p className="mt-2 text-muted">{description}</p>
      <ul className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Plans({ me }: { readonly me: Me }) {
  return (
    <>
      <dl className="mb-6">
        <dt className="text-sm text-muted">Your current plan</dt>
        <dd className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <MembershipBadge tier={me.membershipTier} size="large" />
          {me.membershipEndDate ? <span>until {formatDate(me.membershipEndDate)}</span> : null}
        </dd>
      </dl>
      <Alert>Payment is not set up on this server, so a plan cannot be bought here. An administrator can grant you one.</Alert>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {membershipTiers.map((tier) => (
          <Plan key={tier} tier={tier} current={tier === me.membershipTier} />
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-muted">
        The lists say what each plan includes in full. Some of it is still to come; the practice exams, results and progress that are here today work with every
        plan.
      </p>
    </>
  );
}

/** /membership/upgrade */
export function UpgradeScreen() {
  const session = useSession();
  return (
    <Page title="Membership" lead="What each plan includes, and which one you have.">
      {session.kind === 'loading' ? <LoadingState label="Loading your membership" /> : null}
      {session.kind === 'unreachable' ? <ErrorState title="Your membership did not load" error={session.error} /> : null}
      {session.kind === 'user' ? <Plans me={session.me} /> : null}
    </Page>
  );
}
