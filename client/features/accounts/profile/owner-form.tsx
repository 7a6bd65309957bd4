import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFormCall } from '../form-call.ts';
import { entry } from '../form-errors.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';

export interface OwnerFormProps<Result> {
  /** What it is asked for. */
  readonly children?: ReactNode;
  /** The deed itself, as the button says it. */
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly send: (body: { readonly currentPassword?: string }) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly close: () => void;
}

/** Asks for the password, or what stands in for it, before something that concerns the safety of the account. */
export function OwnerForm<Result>({ children, confirmLabel, busyLabel, danger = false, send, onDone, close }: OwnerFormProps<Result>) {
  const proof = useOwnerProof();
  const { errors, busy, onSubmit } = useFormCall({
    read: (data) => ({ currentPassword: entry(data, 'currentPassword') }),
    check: ({ currentPassword }) => proof.check(currentPassword),
    send: ({ currentPassword }) => send(proof.body(currentPassword)),
    onDone,
    fallback: 'That did not work. Please try again.',
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {errors.form ? <Alert tone="danger">{errors.form}</Alert> : null}
      </div>
      {children}
      <OwnerProofField proof={proof} errors={errors.fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
