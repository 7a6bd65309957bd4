import type { ReactNode } from 'react';
import { ApiError } from '#client/platform/api.ts';
import { useSessionEnded } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import type { FormHandle } from './use-form.ts';

export interface FormProps {
  readonly form: FormHandle;
  /** Replaces the form's own messages. */
  readonly notice?: ReactNode;
  /** True where the children contain `FormMessages` themselves, where the user is looking. */
  readonly placed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A user who is no longer logged in can log in again in another tab, while the input stays here. */
const LogInAgain = () => (
  <>
    {' '}
    <a href="/login" target="_blank" rel="noreferrer" className="text-link">
      Open a new tab to log in
    </a>
    , then try again here. We kept what you typed.
  </>
);

/** Errors of the form as a whole. */
function Failure({ form }: Pick<FormProps, 'form'>) {
  return (
    <Alert tone="danger">
      {form.errors.form}
      {isLoggedOut(form) ? <LogInAgain /> : null}
    </Alert>
  );
}

const isLoggedOut = ({ error }: FormHandle) => error instanceof ApiError && error.code === 'not-signed-in';

export function FormMessages({ form, notice }: Pick<FormProps, 'form' | 'notice'>) {
  const ended = useSessionEnded() && form.edited && !isLoggedOut(form);
  return (
    <div role="alert" data-form-messages className="flex flex-col gap-3 empty:hidden">
      {ended ? (
        <Alert tone="warning">
          Your session has ended.
          <LogInAgain />
        </Alert>
      ) : null}
      {notice ?? (form.errors.form ? <Failure form={form} /> : null)}
    </div>
  );
}

/** The fields, and above them the errors of the form as a whole. If it is sent before the app has loaded, POST keeps the input out of the URL. */
export const Form = ({ form, notice, placed = false, className, children }: FormProps) => (
  <form
    id={form.id}
    method="post"
    onSubmit={form.onSubmit}
    onInput={form.onInput}
    onChange={form.onChange}
    noValidate
    className={cx('flex flex-col', className ?? 'gap-5')}
  >
    {placed ? null : <FormMessages form={form} notice={notice} />}
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

/** The buttons under a form that opens in place. */
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
