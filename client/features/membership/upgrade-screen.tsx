import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Plan } from '#contract/payment.ts';
import { paidTiers, type PaidTier } from '#core/membership/coupons.ts';
import { priceOrder } from '#core/membership/order.ts';
import type { MembershipTier } from '#core/membership/tiers.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { PlanTable } from '#client/ui/plan-table.tsx';
import '#client/ui/scroll-cue.css';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlan, Payments } from './current-plan.tsx';
import { OrderForm, membershipStatus } from './order-form.tsx';
import { PlanCards } from './plan-cards.tsx';
import { usePlan } from './use-plan.ts';
import { nameOf } from './plan-words.ts';

/** Truthful about today, which the lists on the cards are not by themselves. */
const AvailableFeatures = () => (
  <section aria-labelledby="comparison" className="mt-10">
    <h3 id="comparison" className="mb-4 text-lg font-semibold">
      What you get today
    </h3>
    <PlanTable />
  </section>
);

/** The plans on a server that sells none. */
function PaymentUnavailable({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <Alert>Payment isn’t set up here yet, so you can’t buy a plan. An administrator can give you one.</Alert>
      <div className="mt-8">
        <h2 className="sr-only">Plans</h2>
        <PlanCards current={plan.tier} />
      </div>
      <AvailableFeatures />
    </>
  );
}

/** Running subscriptions are changed. */
function ChangePlan({ plan, subscribed }: { readonly plan: Plan; readonly subscribed: PaidTier }) {
  const [to, setTo] = useState<PaidTier | null>(null);
  const action = (tier: MembershipTier) =>
    tier === 'free' || tier === subscribed || plan.subscription?.pendingChange?.tier === tier ? null : (
      <Button variant={subscribed === 'plus' ? 'primary' : 'secondary'} className="w-full" onClick={() => setTo(tier)}>
        Change to {nameOf(tier)}
      </Button>
    );
  return (
    <>
      <h2 className="mb-4 text-xl font-semibold">Plans</h2>
      <PlanCards current={plan.tier} action={action} />
      <AvailableFeatures />
      {to ? <ChangeDialog tier={to} onClose={() => setTo(null)} /> : null}
    </>
  );
}

/** On small screens the order is far below the button that chose its plan. */
function showOrder(): void {
  const order = document.getElementById('order');
  if (order && order.getBoundingClientRect().top > window.innerHeight - 120) order.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

/** Everybody else orders. */
function NewOrder({ plan }: { readonly plan: Plan }) {
  const [now] = useState(() => Date.now());
  const orderable = paidTiers.filter((tier) => {
    const price = priceOrder({ tier, months: null }, membershipStatus(plan), now);
    return !('refused' in price);
  });
  // Chosen where the price was read, by its own button.
  const asked = useSearchParams()[0].get('plan');
  const [picked, setPicked] = useState<PaidTier | null>(() => paidTiers.find((tier) => tier === asked) ?? null);
  const chosen = picked && orderable.includes(picked) ? picked : (orderable[0] ?? null);
  const pick = (tier: PaidTier) => {
    setPicked(tier);
    requestAnimationFrame(showOrder);
  };
  const action = (tier: MembershipTier) => {
    const offered = orderable.find((candidate) => candidate === tier);
    if (tier === 'free' || plan.pendingCheckoutId) return null;
    if (!offered) return <p className="text-sm text-muted">{tier === plan.tier ? 'This is your plan. It does not expire.' : 'Your plan includes this.'}</p>;
    const isChosen = offered === chosen;
    return (
      <Button variant="secondary" className="w-full" aria-pressed={isChosen} onClick={() => pick(offered)}>
        {isChosen ? <Check aria-hidden size={18} className="text-primary" /> : null}
        {isChosen ? `${nameOf(offered)} chosen` : `Choose ${nameOf(offered)}`}
      </Button>
    );
  };
  return (
    <>
      <h2 className="mb-4 text-xl font-semibold">Plans</h2>
      <PlanCards current={plan.tier} chosen={plan.pendingCheckoutId ? null : chosen} action={action} />
      <AvailableFeatures />
      {chosen && !plan.pendingCheckoutId ? <OrderForm plan={plan} tier={chosen} /> : null}
    </>
  );
}

function Plans({ plan }: { readonly plan: Plan }) {
  if (!plan.available) return <PaymentUnavailable plan={plan} />;
  return plan.subscription ? <ChangePlan plan={plan} subscribed={plan.subscription.tier} /> : <NewOrder plan={plan} />;
}

/** /membership/upgrade */
export function UpgradeScreen() {
  const { data: plan, error, refetch, ended } = usePlan();
  return (
    <Page title="Membership" lead="What each plan includes, and which one you have.">
      {plan ? (
        <>
          <CurrentPlan plan={plan} ended={ended} />
          <Plans plan={plan} />
          <Payments payments={plan.payments} />
        </>
      ) : error ? (
        <ErrorState title="Your membership did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading your membership" />
      )}
    </Page>
  );
}
