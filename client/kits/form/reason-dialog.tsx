import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import type { FormErrors } from './form-errors.ts';
import { ReasonField, reasonErrors } from './reason-field.tsx';
import { useForm } from './use-form.ts';

export interface ReasonDialogProps<Result> {
  readonly title: string;
  readonly description?: string;
  /** What the action will do. */
  readonly children?: ReactNode;
  /** What it does, e.g. "End coupon". */
  readonly label: string;
  /** Where the reason will be read. */
  readonly reasonHint?: string;
  readonly send: (reason: string) => Promise<Result>;
  readonly onDone: (result: Result) => unknown;
  readonly onFailure?: (error: Error) => FormErrors | undefined;
  readonly onClose: () => void;
}

/** Asks for a reason before something that an administrator cannot undo. */
export function ReasonDialog<Result>({ title, description, children, label, reasonHint, send, onDone, onFailure, onClose }: ReasonDialogProps<Result>) {
  const form = useForm({ read: (entries) => entries.text('reason'), check: reasonErrors, send, onDone, ...(onFailure && { onFailure }) });
  return (
    <FormDialog form={form} title={title} description={description} label={label} busyLabel="Saving…" danger onClose={onClose}>
      {children}
      <ReasonField form={form} description={reasonHint} />
    </FormDialog>
  );
}
