import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { cancelCheckout } from '#contract/payment.ts';
import { pathTo } from '../../paths.ts';
import { api, ApiError } from '../../platform/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/newer-part.tsx';
import { EmptyState, LoadingState, useDocumentTitle } from '../../ui/page-states.tsx';

const toPlans = <ButtonLink to={pathTo('membershipUpgrade')}>Back to plans</ButtonLink>;
const toProgress = (
  <ButtonLink variant="secondary" to={pathTo('progress')}>
    Go to your progress
  </ButtonLink>
);

function Message({ title, action, children }: { readonly title: string; readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <EmptyState heading="h1" title={title} action={action}>
      {children}
    </EmptyState>
  );
}

/** No payment is named, or none that this account has made. */
const unknown = (error: unknown): boolean => error instanceof ApiError && (error.code === 'checkout-not-found' || error.code === 'bad-input');

/** What became of the payment page. Nothing is said of money before the server knows. */
function Outcome({ checkoutId }: { readonly checkoutId: string }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (id: string) => api(cancelCheckout, { params: { checkoutId: id } }) });
  useEffect(() => {
    if (checkoutId) mutate(checkoutId);
  }, [checkoutId, mutate]);
  if (checkoutId === '' || unknown(error))
    return (
      <Message title="We could not find this payment" action={toPlans}>
        <p>The link is incomplete, or the payment belongs to another account. You can see your plan on the membership page.</p>
      </Message>
    );
  if (data?.state === 'ended')
    return (
      <Message
        title="You were not charged"
        action={
          <>
            {toPlans}
            {toProgress}
          </>
        }
      >
        <p>You left the payment page, so nothing was charged and your plan has not changed.</p>
      </Message>
    );
  if (data?.state === 'paid' || data?.state === 'pending')
    return (
      <Message
        title={data.state === 'paid' ? 'This payment went through' : 'This payment is on its way'}
        action={
          <>
            <ButtonLink to={pathTo('paymentSuccess', {}, { checkout: checkoutId })}>
              {data.state === 'paid' ? 'See your plan' : 'See where it stands'}
            </ButtonLink>
            {toProgress}
          </>
        }
      >
        <p>
          {data.state === 'paid' ? 'It went through before this page opened.' : 'It was submitted before this page opened. Your bank still has to confirm it.'}
        </p>
      </Message>
    );
  if (data?.state === 'unknown')
    return (
      <Message
        title="Please refresh this page"
        action={
          <>
            <RefreshButton />
            {toProgress}
          </>
        }
      >
        <p>There is a new version of Ascent, and it can tell you where your payment stands.</p>
      </Message>
    );
  if (error || data)
    return (
      <Message
        title="We could not check this payment"
        action={
          <>
            <Button busy={isPending} busyLabel="Checking…" onClick={() => mutate(checkoutId)}>
              Check again
            </Button>
            {toProgress}
          </>
        }
      >
        <p>{error?.message ?? 'The payment page is still being opened. Please try again in a minute.'}</p>
        <p className="mt-2">If you did not finish paying, nothing will be charged: the payment page closes by itself within an hour.</p>
      </Message>
    );
  return <LoadingState label="Closing the payment page" />;
}

/** /payment/cancel: the payment page was left; what was reserved for it is free again. */
export function PaymentCancelScreen() {
  useDocumentTitle('Payment canceled');
  return (
    <div className="page-column py-12">
      <Outcome checkoutId={useSearchParams()[0].get('checkout') ?? ''} />
    </div>
  );
}
