import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { cancelCheckout } from '#contract/payment.ts';
import { pathTo } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, useDocumentTitle } from '../../ui/page-states.tsx';

/** /payment/cancel: the payment page was left; what was reserved for it is free again. */
export function PaymentCancelScreen() {
  useDocumentTitle('Payment canceled');
  const checkoutId = useSearchParams()[0].get('checkout') ?? '';
  const { mutate, data } = useMutation({ mutationFn: (id: string) => api(cancelCheckout, { params: { checkoutId: id } }) });
  useEffect(() => {
    if (checkoutId) mutate(checkoutId);
  }, [checkoutId, mutate]);
  const paid = data?.state === 'paid' || data?.state === 'pending';
  return (
    <div className="page-column py-12">
      <EmptyState
        heading="h1"
        title={paid ? 'This payment went through' : 'You have not paid anything'}
        action={
          <>
            <ButtonLink to={paid ? pathTo('paymentSuccess', {}, { checkout: checkoutId }) : pathTo('membershipUpgrade')}>
              {paid ? 'See how it stands' : 'Back to the plans'}
            </ButtonLink>
            <ButtonLink variant="secondary" to={pathTo('progress')}>
              Go to your progress
            </ButtonLink>
          </>
        }
      >
        <p>{paid ? 'It was completed before this page opened.' : 'You left the payment page, so nothing was charged and your plan stays as it is.'}</p>
      </EmptyState>
    </div>
  );
}
