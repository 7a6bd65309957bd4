import { useState } from 'react';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { newRequestId } from '#client/platform/request-id.ts';
import { pathTo } from '#client/paths.ts';
import { showToast } from '#client/ui/toast.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { emptyEntries, validate, fieldNames, makeIt, preview, readEntries, type Entries, type Making } from './coupon-form.ts';
import { useRefreshCoupon } from './coupon-queries.ts';
import { MakeFields } from './make-fields.tsx';

const words = {
  one: { title: 'Create a coupon', confirm: 'Create coupon', done: 'Coupon created' },
  batch: { title: 'Create single-use codes', confirm: 'Create codes', done: 'Codes created' },
} as const satisfies Record<Making, object>;

/** Asks for what a coupon needs, says what it will be, and makes it. */
export function MakeDialog({ making, onClose }: { readonly making: Making; readonly onClose: () => void }) {
  const navigate = useNavigateHere();
  const refresh = useRefreshCoupon();
  const [entries, setEntries] = useState<Entries>(emptyEntries);
  // One for as long as the dialog is open: sent again after a lost answer, it is the same coupon.
  const [{ requestId, openedAt }] = useState(() => ({ requestId: newRequestId(), openedAt: Date.now() }));
  const { title, confirm, done } = words[making];
  const form = useForm({
    read: (given) => readEntries(given, entries),
    check: (given) => validate(making, given, Date.now()),
    send: (given) => makeIt(making, given, requestId),
    onDone: (answer) => {
      const { id, name } = answer.coupon;
      refresh(id, answer);
      showToast({ title: done, description: name, tone: 'success' });
      onClose();
      navigate(pathTo('adminCoupon', { couponId: id }));
    },
    onEdit: setEntries,
    names: fieldNames,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      description="You cannot change its terms later."
      label={confirm}
      busyLabel="Making…"
      outcome={
        <p role="status" className="basis-full text-sm font-medium">
          {preview(making, entries, openedAt) ?? 'Some fields are missing or incorrect.'}
        </p>
      }
      onClose={onClose}
    >
      <MakeFields making={making} entries={entries} form={form} />
    </FormDialog>
  );
}
