import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { keepPlan, openPortal, type Plan } from '#contract/payment.ts';
import { dollars } from '#core/membership/coupons.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { leavePage } from '#client/platform/leave-page.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { MembershipBadge } from '#client/ui/membership-badge.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useRefreshPlan } from './use-plan.ts';
import { PendingChange } from './confirm-at-bank.tsx';
import { nameOf, planSentence, waitingSentence } from './plan-words.ts';

/** The plan one has, until when, and the way to cards, invoices and canceling. */
export function CurrentPlan({ plan, ended }: { readonly plan: Plan; readonly ended: Plan['tier'] | null }) {
  const portal = useMutation({
    mutationFn: (purpose: 'billing' | 'cancel') => api(openPortal, { body: { purpose } }),
    onSuccess: ({ url }) => leavePage(url),
  });
  const refresh = useRefreshPlan();
  const keep = useMutation({
    mutationFn: () => api(keepPlan, { body: {} }),
    onSuccess: async () => {
      await refresh();
      showToast({ title: 'Your plan renews again', tone: 'success' });
    },
    onError: () => void refresh(),
  });
  const opening = (purpose: 'billing' | 'cancel') => (portal.isPending || portal.isSuccess) && portal.variables === purpose;
  const sentence = planSentence(plan);
  const overdue = plan.subscription?.status === 'overdue';
  return (
    <div className="mb-10">
      <div role="status" className="mb-5 empty:hidden">
        {ended ? <Alert tone="warning">Your {nameOf(ended)} plan has just ended. You keep your exams, results, and progress.</Alert> : null}
        {plan.pendingCheckoutId ? (
          <Alert>
            A payment is waiting for your bank.{' '}
            <ButtonLink variant="quiet" size="small" to={pathTo('paymentSuccess', {}, { checkout: plan.pendingCheckoutId })}>
              Check its status
            </ButtonLink>
          </Alert>
        ) : null}
      </div>
      {plan.subscription?.pendingChange ? (
        <div className="mb-5">
          <PendingChange subscription={plan.subscription} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <dl>
          <dt className="text-sm text-muted">Your current plan</dt>
          <dd className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <MembershipBadge tier={plan.tier} size="large" />
            {sentence && !overdue ? <span>{sentence}</span> : null}
          </dd>
        </dl>
        {plan.available && plan.hasBilling ? (
          <KeepsFocus className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={opening('billing')} busyLabel="Opening…" onClick={() => portal.mutate('billing')}>
              <CreditCard aria-hidden size={18} /> Manage billing
            </Button>
            {plan.subscription?.endsAt ? (
              <Button variant="secondary" busy={keep.isPending} busyLabel="Renewing…" onClick={() => keep.mutate()}>
                Keep my plan
              </Button>
            ) : null}
            {plan.subscription?.renewsAt ? (
              <Button variant="quiet" busy={opening('cancel')} busyLabel="Opening…" onClick={() => portal.mutate('cancel')}>
                Cancel plan
              </Button>
            ) : null}
          </KeepsFocus>
        ) : null}
      </div>
      <div role="alert" className="mt-5 empty:hidden">
        {overdue ? <Alert tone="danger">{sentence}</Alert> : null}
        {portal.error ? <Alert tone="danger">{portal.error.message}</Alert> : null}
        {keep.error ? <Alert tone="danger">{keep.error.message}</Alert> : null}
      </div>
      {plan.granted?.waits ? <p className="mt-4 text-muted">{waitingSentence(plan.granted)}</p> : null}
    </div>
  );
}

const disputeWords = { open: ', disputed with your bank', lost: ', returned to you by your bank', unknown: '' } as const;

/** The newest payments with their receipts. */
export function Payments({ payments }: Pick<Plan, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments" className="mt-12">
      <h2 id="payments" className="text-xl font-semibold">
        Your payments
      </h2>
      <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div>
              <p className="font-medium">
                {nameOf(payment.tier)}, {payment.months === null ? 'monthly' : formatCount(payment.months, 'month')}
              </p>
              <p className="text-sm text-muted">
                {formatDate(payment.paidAt)}
                {payment.refundedCents > 0 ? `, ${dollars(payment.refundedCents)} refunded` : ''}
                {payment.dispute ? disputeWords[payment.dispute] : ''}
              </p>
            </div>
            <div className="flex items-center gap-5">
              <span className="tabular">{dollars(payment.amountCents)}</span>
              {payment.receiptUrl ? (
                <a href={payment.receiptUrl} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
                  Receipt<span className="sr-only"> of {formatDate(payment.paidAt)}, opens a new tab</span>
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
