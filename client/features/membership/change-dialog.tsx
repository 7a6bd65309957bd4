import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { dollars, type PaidTier } from '#core/membership/coupons.ts';
import { changePlan, previewChange } from '#contract/payment.ts';
import { api } from '#client/platform/api.ts';
import { planQuery } from '#client/platform/plan.ts';
import { useIntent } from '#client/shell/intent-link.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatDate } from '#client/ui/format.ts';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { ConfirmAtBank } from './confirm-at-bank.tsx';
import { useRefreshPlan } from './use-plan.ts';
import { nameOf } from './plan-words.ts';

/** What happens to the subscription's coupon. */
const couponSentence = ({ text, kept }: { readonly text: string; readonly kept: boolean }, name: string): string =>
  kept ? `You keep your coupon (${text}).` : `Your coupon (${text}) is not for ${name}, so it ends with this change.`;

/** How long the dialog waits for the confirmation; it may come later just as well. */
const timeoutMs = 45_000;

/** `sent`: the provider's word is on its way; `bank`: the customer confirms the payment at the bank first, which may take its time. */
type Waiting = 'no' | 'sent' | 'bank';

/** Waits for the plan to follow a change that was asked for. */
function useArrival(tier: PaidTier, waiting: Waiting, onDone: (arrived: boolean) => void): void {
  const { data } = useQuery({ ...planQuery, refetchInterval: waiting === 'no' ? false : 1500 });
  const arrived = waiting !== 'no' && data?.subscription?.tier === tier;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (arrived) done(true);
  }, [arrived]);
  useEffect(() => {
    if (waiting !== 'sent') return undefined;
    const timer = setTimeout(() => done(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [waiting]);
}

/** What changing a running subscription costs, before it is done. */
export function ChangeDialog({ tier, onClose }: { readonly tier: PaidTier; readonly onClose: () => void }) {
  const refresh = useRefreshPlan();
  const navigate = useNavigate();
  const intent = useIntent('plan');
  const name = nameOf(tier);
  const preview = useMutation({ mutationFn: () => api(previewChange, { body: { tier } }) });
  const { mutate } = preview;
  useEffect(() => mutate(), [mutate]);
  const change = useMutation({
    mutationFn: (quoteId: string) => api(changePlan, { body: { quoteId } }, { timeoutMs: 30_000 }),
  });
  const confirmUrl = change.data?.confirmUrl ?? null;
  const waiting = change.data ? (confirmUrl ? 'bank' : 'sent') : 'no';
  useArrival(tier, waiting, (arrived) => {
    void refresh();
    showToast(
      arrived
        ? { title: `You have ${name} now`, tone: 'success', ...(intent ? { action: { label: intent.label, onClick: () => void navigate(intent.path) } } : {}) }
        : { title: 'Your change is being confirmed', description: 'It will show up here automatically.', tone: 'info' },
    );
    onClose();
  });
  const busy = change.isPending || waiting === 'sent';
  const close = () => {
    void refresh();
    onClose();
  };
  const quote = preview.data;
  const failure = preview.error ?? change.error;
  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : close())}
      title={confirmUrl ? 'Confirm with your bank' : `Change to ${name}?`}
      actions={
        confirmUrl ? (
          <>
            <Button variant="secondary" onClick={close}>
              Later
            </Button>
            <ConfirmAtBank url={confirmUrl} />
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              Keep my plan
            </Button>
            {change.error ? (
              <Button
                onClick={() => {
                  change.reset();
                  mutate();
                }}
              >
                See the new price
              </Button>
            ) : (
              <Button
                disabled={!quote}
                busy={busy}
                busyLabel={waiting === 'sent' ? 'Waiting for confirmation…' : 'Changing…'}
                onClick={() => (quote ? change.mutate(quote.quoteId) : undefined)}
              >
                {quote && quote.dueCents > 0 ? `Pay ${dollars(quote.dueCents)} and change plan` : `Change to ${name}`}
              </Button>
            )}
          </>
        )
      }
    >
      <div role="alert" className="mb-4 empty:hidden">
        {failure ? <Alert tone="danger">{failure.message}</Alert> : null}
      </div>
      {confirmUrl ? (
        <p role="status">
          Your bank wants you to confirm this payment. It opens in a new tab. Once you have confirmed, you have {name} right away. Until then nothing changes,
          and you are not charged.
        </p>
      ) : quote ? (
        <dl className="flex flex-col gap-3">
          <div className="flex items-baseline justify-between gap-4">
            <dt>Due today</dt>
            <dd className="text-xl font-semibold tabular">{dollars(quote.dueCents)}</dd>
          </div>
          {quote.creditCents > 0 ? (
            <div className="flex items-baseline justify-between gap-4">
              <dt>Credit for your next payments</dt>
              <dd className="font-medium tabular">{dollars(quote.creditCents)}</dd>
            </div>
          ) : null}
          <div className="flex items-baseline justify-between gap-4">
            <dt>From {formatDate(quote.renewsAt)}, every month</dt>
            <dd className="font-medium tabular">{dollars(quote.monthlyCents)}</dd>
          </div>
        </dl>
      ) : failure ? null : (
        <div role="status">
          <span className="sr-only">Calculating the price…</span>
          <SkeletonLines lines={2} />
        </div>
      )}
      {quote && !confirmUrl ? (
        <p className="mt-4 text-sm text-muted">
          {quote.coupon ? `${couponSentence(quote.coupon, name)} ` : ''}The change takes effect right away. You get credit for the unused days of this month.
          You can still cancel anytime.
        </p>
      ) : null}
    </Dialog>
  );
}
