import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api.ts';
import { newRequestId } from '../../../platform/request-id.ts';
import { pathTo } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { emptyEntries, faults, formFields, makeIt, preview, type Entries, type Making } from './coupon-form.ts';
import { useRefreshCoupon } from './coupon-queries.ts';
import { MakeFields } from './make-fields.tsx';

const words = {
  one: { title: 'Make a coupon', confirm: 'Make coupon', done: 'Coupon made' },
  batch: { title: 'Make one-use codes', confirm: 'Make codes', done: 'Codes made' },
} as const satisfies Record<Making, object>;

/** Asks for what a coupon needs, says what it will be, and makes it. */
export function MakeDialog({ making, onClose }: { readonly making: Making; readonly onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const refresh = useRefreshCoupon();
  const [entries, setEntries] = useState<Entries>(emptyEntries);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // One for as long as the dialog is open: sent again after a lost answer, it is the same coupon.
  const [{ requestId, openedAt }] = useState(() => ({ requestId: newRequestId(), openedAt: Date.now() }));
  const { title, confirm, done } = words[making];

  const mutation = useMutation({
    mutationFn: () => makeIt(making, entries, requestId),
    onSuccess: (answer) => {
      const { id, name } = answer.coupon;
      refresh(id, answer);
      showToast({ title: done, description: name, tone: 'success' });
      onClose();
      void navigate(pathTo('adminCoupon', { couponId: id }));
    },
    onError: (error) => setErrors(error instanceof ApiError && Object.keys(error.fields).length > 0 ? formFields(error.fields) : { form: error.message }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faults(making, entries, Date.now());
    setErrors(found);
    if (Object.keys(found).length === 0) mutation.mutate();
    else requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
  };
  const sentence = preview(making, entries, openedAt);

  return (
    <Dialog
      open
      onOpenChange={() => (mutation.isPending ? undefined : onClose())}
      title={title}
      description="Its terms cannot be changed later."
      actions={
        <>
          <p role="status" className="basis-full text-sm font-medium">
            {sentence ?? 'Something is still missing or wrong.'}
          </p>
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={mutation.isPending} busyLabel="Making…">
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-5 pt-1">
        <div role="alert" className="empty:hidden">
          {errors['form'] ? <Alert tone="danger">{errors['form']}</Alert> : null}
        </div>
        <MakeFields making={making} entries={entries} errors={errors} onChange={(change) => setEntries((before) => ({ ...before, ...change }))} />
      </form>
    </Dialog>
  );
}
