import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { cancelCheckout } from '#contract/payment.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { RefreshButton } from '#client/ui/newer-part.tsx';
import { LoadingState, useDocumentTitle } from '#client/ui/page-states.tsx';
import { isUnknownPayment, PaymentMessage, toPlans, UnknownPayment } from './payment-message.tsx';

const toProgress = (
  <ButtonLink variant="secondary" to={pathTo('progress')}>
    Go to your progress
  </ButtonLink>
);

function Closing() {
  useDocumentTitle('Payment');
  return (
    <div className="page-column py-12">
      <LoadingState label="Closing the payment page" />
    </div>
  );
}

/** What became of the payment page. Nothing is said of money before the server knows. */
function Outcome({ checkoutId }: { readonly checkoutId: string }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (id: string) => api(cancelCheckout, { params: { checkoutId: id } }) });
  useEffect(() => {
    if (checkoutId) mutate(checkoutId);
  }, [checkoutId, mutate]);
  if (checkoutId === '' || isUnknownPayment(error)) return <UnknownPayment />;
  if (data?.state === 'ended')
    return (
      <PaymentMessage
        title="You were not charged"
        actions={
          <>
            {toPlans}
            {toProgress}
          </>
        }
      >
        <p>You left the payment page, so you weren’t charged, and your plan hasn’t changed.</p>
      </PaymentMessage>
    );
  if (data?.state === 'paid' || data?.state === 'pending')
    return (
      <PaymentMessage
        title={data.state === 'paid' ? 'This payment went through' : 'This payment is on its way'}
        actions={
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
      </PaymentMessage>
    );
  if (data?.state === 'unknown')
    return (
      <PaymentMessage
        title="Please refresh this page"
        actions={
          <>
            <RefreshButton />
            {toProgress}
          </>
        }
      >
        <p>There is a new version of Ascent, and it can tell you where your payment stands.</p>
      </PaymentMessage>
    );
  if (error || data)
    return (
      <PaymentMessage
        title="We could not check this payment"
        actions={
          <>
            <Button busy={isPending} busyLabel="Checking…" onClick={() => mutate(checkoutId)}>
              Check again
            </Button>
            {toProgress}
          </>
        }
      >
        <p>{error?.message ?? 'The payment page is still being opened. Please try again in a minute.'}</p>
        <p>If you did not finish paying, nothing will be charged: the payment page closes by itself within an hour.</p>
      </PaymentMessage>
    );
  return <Closing />;
}

/** /payment/cancel: the payment page was left; what was reserved for it is free again. */
export function PaymentCancelScreen() {
  return <Outcome checkoutId={useSearchParams()[0].get('checkout') ?? ''} />;
}
