import type { ReactNode } from 'react';
import { pathTo } from '#client/paths.ts';
import { ApiError } from '#client/platform/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ContourEmblem } from '#client/ui/contours.tsx';
import { useDocumentTitle } from '#client/ui/page-states.tsx';

export interface PaymentMessageProps {
  /** Names the tab, too. */
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** What became of a payment, as a whole page. */
export function PaymentMessage({ title, children, actions }: PaymentMessageProps) {
  useDocumentTitle(title);
  return (
    <div className="page-column py-12 lg:py-20">
      <div className="mx-auto flex max-w-lg flex-col items-center text-center">
        <ContourEmblem className="mb-8 h-auto w-52 max-w-full" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{title}</h1>
          <div className="mt-3 flex flex-col items-center gap-3 text-balance text-muted">{children}</div>
        </div>
        {actions ? <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      </div>
    </div>
  );
}

export const toPlans = (
  <ButtonLink variant="secondary" to={pathTo('membershipUpgrade')}>
    Back to plans
  </ButtonLink>
);

/** No payment is named, or none that this account has made. */
export const isUnknownPayment = (error: unknown): boolean => error instanceof ApiError && (error.code === 'checkout-not-found' || error.code === 'bad-input');

export const UnknownPayment = () => (
  <PaymentMessage title="We could not find this payment" actions={toPlans}>
    <p>The link is incomplete, or the payment belongs to another account. You can see your plan on the membership page.</p>
  </PaymentMessage>
);
