import type { Plan } from '#contract/payment.ts';
import { Alert } from '#client/ui/alert.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { nameOf } from './plan-words.ts';

/** The provider's page, where the bank asks its customer. It knows no way back, so it opens beside this one. */
export const ConfirmAtBank = ({ url }: { readonly url: string }) => (
  <ButtonLink to={url} target="_blank" rel="noreferrer">
    Confirm with your bank<span className="sr-only"> (opens a new tab)</span>
  </ButtonLink>
);

/** A change of plan that is not made yet, because the bank wants to hear from its customer first. */
export function PendingChange({ subscription }: { readonly subscription: NonNullable<Plan['subscription']> }) {
  const { tier, pendingChange } = subscription;
  if (!pendingChange) return null;
  return (
    <Alert>
      <p>
        Your bank wants you to confirm the payment for {nameOf(pendingChange.tier)}. Until you do, you keep {nameOf(tier)} and are not charged. You have until{' '}
        {formatDateTime(pendingChange.until)}.
      </p>
      <p className="mt-3">
        <ConfirmAtBank url={pendingChange.confirmUrl} />
      </p>
    </Alert>
  );
}
