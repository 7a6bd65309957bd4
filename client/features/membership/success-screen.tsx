import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaidTier } from '#core/membership/coupons.ts';
import { confirmCheckout } from '#contract/payment.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { IntentLink } from '#client/shell/intent-link.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { MembershipBadge } from '#client/ui/membership-badge.tsx';
import { RefreshButton } from '#client/ui/newer-part.tsx';
import { isUnknownPayment, PaymentMessage, toPlans, UnknownPayment } from './payment-message.tsx';
import { useRefreshPlan } from './use-plan.ts';
import { nameOf } from './plan-words.ts';

/** Asked soon at first, then less and less often. */
const pauseMs = (asked: number) => Math.min(10_000, Math.round(800 * 1.4 ** asked));
const timeoutMs = 120_000;
/** Nothing more comes of asking. */
const settled: ReadonlySet<string> = new Set(['paid', 'ended', 'unknown']);

function Paid({ tier, dueCents }: { readonly tier: PaidTier; readonly dueCents: number | null }) {
  const session = useSession();
  const refresh = useRefreshPlan();
  useEffect(() => void refresh(), [refresh]);
  const me = session.kind === 'user' ? session.me : null;
  return (
    <PaymentMessage
      title={`You have ${nameOf(tier)}`}
      actions={
        <>
          <IntentLink kind="plan" otherwise={{ path: pathTo('progress'), label: 'Go to your progress' }} />
          <ButtonLink variant="secondary" to={pathTo('membershipUpgrade')}>
            View your membership
          </ButtonLink>
        </>
      }
    >
      {me && me.membershipTier !== 'free' ? <MembershipBadge tier={me.membershipTier} size="large" /> : null}
      <p>
        {dueCents === 0
          ? 'Your plan has started. You paid nothing, so there is no receipt.'
          : 'Your payment has been confirmed. The receipt is on the membership page.'}
      </p>
    </PaymentMessage>
  );
}

/** /payment/success: grants nothing; it waits until the server has heard of the payment, or has found out by asking. */
export function PaymentSuccessScreen() {
  const checkoutId = useSearchParams()[0].get('checkout') ?? '';
  const [since] = useState(() => Date.now());
  const { data, error } = useQuery({
    queryKey: ['checkout', checkoutId],
    queryFn: ({ signal }) => api(confirmCheckout, { params: { checkoutId } }, { signal }),
    staleTime: 0,
    enabled: checkoutId !== '',
    refetchInterval: ({ state }) =>
      (state.data && settled.has(state.data.state)) || isUnknownPayment(state.error) ? false : pauseMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: true,
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), since + timeoutMs - Date.now());
    return () => clearTimeout(timer);
  }, [since]);

  if (checkoutId === '' || isUnknownPayment(error)) return <UnknownPayment />;
  if (data?.state === 'paid') return <Paid tier={data.tier} dueCents={data.dueCents} />;
  if (data?.state === 'ended')
    return (
      <PaymentMessage title="This payment was not completed" actions={toPlans}>
        <p>You were not charged, so no plan has started. You can try again anytime.</p>
      </PaymentMessage>
    );
  if (data?.state === 'unknown')
    return (
      <PaymentMessage
        title="Please refresh this page"
        actions={
          <>
            <RefreshButton />
            {toPlans}
          </>
        }
      >
        <p>There is a new version of Ascent, and it can tell you where your payment stands. Please do not pay twice.</p>
      </PaymentMessage>
    );
  if (late || data?.state === 'pending')
    return (
      <PaymentMessage title="Your bank is taking its time" actions={toPlans}>
        <p>
          Your payment has not been confirmed yet. You can close this page: your plan starts automatically as soon as it is. With a bank debit, that can take
          days.
        </p>
        <p className="text-sm">
          If your card was charged and nothing has changed after an hour, write to us with this number: {checkoutId}. Please do not pay twice.
        </p>
      </PaymentMessage>
    );
  return (
    <PaymentMessage title="Waiting for confirmation">
      <p>Thank you. Your payment is being confirmed, which usually takes a few seconds. This page will update automatically.</p>
      {error ? <p>{error.message} We’ll keep trying.</p> : null}
    </PaymentMessage>
  );
}
