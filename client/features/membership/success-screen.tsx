import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { confirmCheckout } from '#contract/payment.ts';
import { pathTo } from '../../paths.ts';
import { api, ApiError } from '../../platform/api.ts';
import { useSession } from '../../platform/session.ts';
import { IntentLink } from '../../shell/intent-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ContourEmblem } from '../../ui/contours.tsx';
import { MembershipBadge } from '../../ui/membership-badge.tsx';
import { RefreshButton } from '../../ui/newer-part.tsx';
import { useDocumentTitle } from '../../ui/page-states.tsx';
import { useRefreshPlan } from './use-plan.ts';
import { nameOf } from './plan-words.ts';

/** Asked soon at first, then less and less often. */
const pauseMs = (asked: number) => Math.min(10_000, Math.round(800 * 1.4 ** asked));
const timeoutMs = 120_000;
/** Nothing more comes of asking. */
const settled: ReadonlySet<string> = new Set(['paid', 'ended', 'unknown']);

function Message({ title, children, actions }: { readonly title: string; readonly children: ReactNode; readonly actions?: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className="page-column py-12 lg:py-20">
      <div className="mx-auto flex max-w-lg flex-col items-center text-center">
        <ContourEmblem className="mb-8 h-auto w-52" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{title}</h1>
          <div className="mt-3 flex flex-col items-center gap-3 text-balance text-muted">{children}</div>
        </div>
        {actions ? <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      </div>
    </div>
  );
}

const toPlans = (
  <ButtonLink variant="secondary" to={pathTo('membershipUpgrade')}>
    Back to plans
  </ButtonLink>
);

function Paid({ tier }: { readonly tier: 'plus' | 'max' }) {
  const session = useSession();
  const refresh = useRefreshPlan();
  useEffect(() => void refresh(), [refresh]);
  const me = session.kind === 'user' ? session.me : null;
  return (
    <Message
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
      <p>Your payment has been confirmed. The receipt is on the membership page.</p>
    </Message>
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
      (state.data && settled.has(state.data.state)) || unknown(state.error) ? false : pauseMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: true,
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), since + timeoutMs - Date.now());
    return () => clearTimeout(timer);
  }, [since]);

  if (checkoutId === '' || unknown(error))
    return (
      <Message title="We could not find this payment" actions={toPlans}>
        <p>The link is incomplete, or the payment belongs to another account. You can see your plan on the membership page.</p>
      </Message>
    );
  if (data?.state === 'paid') return <Paid tier={data.tier} />;
  if (data?.state === 'ended')
    return (
      <Message title="This payment was not completed" actions={toPlans}>
        <p>You were not charged, so no plan has started. You can try again anytime.</p>
      </Message>
    );
  if (data?.state === 'unknown')
    return (
      <Message
        title="Please refresh this page"
        actions={
          <>
            <RefreshButton />
            {toPlans}
          </>
        }
      >
        <p>There is a new version of Ascent, and it can tell you where your payment stands. Please do not pay twice.</p>
      </Message>
    );
  if (late || data?.state === 'pending')
    return (
      <Message title="Your bank is taking its time" actions={toPlans}>
        <p>
          Your payment has not been confirmed yet. You can close this page: your plan starts automatically as soon as it is. With a bank debit, that can take
          days.
        </p>
        <p className="text-sm">
          If your card was charged and nothing has changed after an hour, give an administrator this number: {checkoutId}. Please do not pay twice.
        </p>
      </Message>
    );
  return (
    <Message title="Waiting for confirmation">
      <p>Thank you. Your payment is being confirmed, which usually takes a few seconds. This page will update automatically.</p>
      {error ? <p>{error.message} We’ll keep trying.</p> : null}
    </Message>
  );
}

const unknown = (error: unknown): boolean => error instanceof ApiError && (error.code === 'checkout-not-found' || error.code === 'bad-input');
