import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { endCoupon, type CouponView } from '#contract/coupons.ts';
import { api, ApiError } from '../../../platform/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useRefreshCoupon } from './coupon-queries.ts';

/** Asks why, says what it means, and ends the coupon. */
export function EndDialog({ coupon, onClose }: { readonly coupon: CouponView; readonly onClose: () => void }) {
  const formId = useId();
  const refresh = useRefreshCoupon();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // As it was when the dialog opened: a decision on old facts changes nothing.
  const [lastChangeId] = useState(coupon.lastChangeId);
  const mutation = useMutation({
    mutationFn: () => api(endCoupon, { params: { couponId: coupon.id }, body: { reason, lastChangeId } }),
    onSuccess: (answer) => {
      refresh(coupon.id, answer);
      showToast({ title: 'Coupon ended', description: coupon.name, tone: 'success' });
      onClose();
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'coupon-changed' || code === 'coupon-ended') {
        refresh(coupon.id);
        showToast({ title: 'Nothing was changed', description: error.message, tone: 'danger' });
        onClose();
      } else setErrors(error instanceof ApiError && error.fields['reason'] ? error.fields : { form: error.message });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Record<string, string> = reason.trim().length < 3 ? { reason: 'Please give a reason.' } : {};
    setErrors(found);
    if (Object.keys(found).length === 0) mutation.mutate();
    else requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Dialog
      open
      onOpenChange={() => (mutation.isPending ? undefined : onClose())}
      title="End this coupon for good?"
      actions={
        <>
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={mutation.isPending} busyLabel="Saving…">
            End coupon
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-5 pt-1">
        <div role="alert" className="empty:hidden">
          {errors['form'] ? <Alert tone="danger">{errors['form']}</Alert> : null}
        </div>
        <p>{coupon.name} stops working at once and cannot be resumed. Discounts that were given stay, and so do those of checkouts under way.</p>
        <TextField
          label="Reason"
          description="Kept with the history."
          autoComplete="off"
          maxLength={300}
          required
          onChange={({ target }) => setReason(target.value)}
          error={errors['reason']}
        />
      </form>
    </Dialog>
  );
}
