import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Form, type FormButtonsProps, type FormProps } from './form.tsx';

export interface FormDialogProps extends Omit<FormButtonsProps, 'onCancel'>, Pick<FormProps, 'notice' | 'children'> {
  readonly title: string;
  readonly description?: string | undefined;
  /** Shown beside the buttons: what the action will do. */
  readonly outcome?: ReactNode;
  /** True while the dialog waits for something and may still be closed, e.g. another window. */
  readonly waiting?: boolean;
  /** True when it is done but the dialog is still open. */
  readonly leaving?: boolean;
  /** Called for Escape, the close button and the cancel button; never while something is being sent. */
  readonly onClose: () => void;
}

/** A form in a dialog. */
export function FormDialog({
  form,
  title,
  description,
  label,
  busyLabel,
  danger = false,
  cancelLabel = 'Cancel',
  outcome,
  waiting = false,
  leaving = false,
  notice,
  onClose,
  children,
}: FormDialogProps) {
  const held = form.busy || leaving;
  return (
    <Dialog
      open
      onOpenChange={() => (held ? undefined : onClose())}
      title={title}
      description={description}
      typed={form.edited && !held}
      actions={
        <>
          {outcome}
          <Button variant="secondary" disabled={held} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={form.id} variant={danger ? 'danger' : 'primary'} busy={held || waiting} busyLabel={busyLabel}>
            {label}
          </Button>
        </>
      }
    >
      <Form form={form} notice={notice} className="gap-5 pt-1">
        {children}
        <LeaveGuard id={form.id} />
      </Form>
    </Dialog>
  );
}
