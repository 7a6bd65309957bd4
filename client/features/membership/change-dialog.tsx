import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { dollars, type PaidTier } from '#core/membership/coupons.ts';
import { changePlan, previewChange } from '#contract/payment.ts';
import { api } from '#client/platform/api.ts';
import { useIntent } from '#client/shell/intent-link.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { ChangeQuote } from './change-quote.tsx';
import { ConfirmAtBank } from './confirm-at-bank.tsx';
import { useArrival } from './use-arrival.ts';
import { useRefreshPlan } from './use-plan.ts';
import { nameOf } from './plan-words.ts';

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
        <ChangeQuote quote={quote} />
      ) : failure ? null : (
        <div role="status">
          <span className="sr-only">Calculating the price…</span>
          <SkeletonLines lines={2} />
        </div>
      )}
    </Dialog>
  );
}
