import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import type { FormHandle } from './use-form.ts';

export interface FormProps {
  readonly form: FormHandle;
  /** In place of what the form says about itself. */
  readonly notice?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What is wrong with all of it. Whoever is not logged in any more can be again in another tab, with what was typed left here. */
function Failure({ form }: Pick<FormProps, 'form'>) {
  const loggedOut = form.error instanceof ApiError && form.error.code === 'not-signed-in';
  return (
    <Alert tone="danger">
      {form.errors.form}
      {loggedOut ? (
        <>
          {' '}
          <a href="/login" target="_blank" rel="noreferrer" className="text-link">
            Log in in a new tab
          </a>
          , then try again here. What you typed stays.
        </>
      ) : null}
    </Alert>
  );
}

/** The fields, and above them what is wrong with all of it. Sent before the app is there, a POST keeps what was typed out of the address. */
export const Form = ({ form, notice, className, children }: FormProps) => (
  <form id={form.id} method="post" onSubmit={form.onSubmit} onChange={form.onChange} noValidate className={cx('flex flex-col', className ?? 'gap-5')}>
    <div role="alert" className="empty:hidden">
      {notice ?? (form.errors.form ? <Failure form={form} /> : null)}
    </div>
    {children}
  </form>
);

export interface FormButtonsProps {
  readonly form: FormHandle;
  /** What it does, e.g. "Save name", never "OK". */
  readonly label: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

/** The buttons under a form that opens in its place. */
export const FormButtons = ({ form, label, busyLabel, danger = false, cancelLabel = 'Cancel', onCancel }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy} busyLabel={busyLabel}>
      {label}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      {cancelLabel}
    </Button>
  </div>
);
