import type { ReactNode } from 'react';
import { Form, FormButtons } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { OwnerProofField, useOwnerProof } from './owner-proof.tsx';

export interface OwnerFormProps<Result> {
  /** What it is asked for. */
  readonly children?: ReactNode;
  /** The action itself, as the button says it. */
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly send: (body: { readonly currentPassword?: string }) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly close: () => void;
}

/** Asks for the password, or what replaces it, before a security-relevant change to the account. */
export function OwnerForm<Result>({ children, confirmLabel, busyLabel, danger = false, send, onDone, close }: OwnerFormProps<Result>) {
  const proof = useOwnerProof();
  const form = useForm({
    read: (entries) => ({ currentPassword: entries.exact('currentPassword') }),
    check: ({ currentPassword }) => proof.check(currentPassword),
    send: ({ currentPassword }) => send(proof.body(currentPassword)),
    onDone,
  });
  return (
    <Form form={form} className="gap-4">
      {children}
      <OwnerProofField proof={proof} form={form} />
      <FormButtons form={form} label={confirmLabel} busyLabel={busyLabel} danger={danger} onCancel={close} />
    </Form>
  );
}
