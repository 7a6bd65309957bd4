import { AlertDialog as Alert } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';

const backdropClass = 'fixed inset-0 bg-black/45 transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0';
const popupClass =
  'fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-line bg-raised text-ink floating transition duration-200 ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';
const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' } as const;

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom right, the main one last. */
  readonly actions?: ReactNode;
  readonly width?: keyof typeof widths;
  /** True if only its buttons close it, because what it shows is not shown again. */
  readonly insistent?: boolean;
  /** True while something typed in it is not sent: a click beside it then does nothing, and Escape and the cross ask first. */
  readonly typed?: boolean;
}

/** A modal window that can be closed by Escape, its cross or a click beside it, unless it is `insistent`. */
export function Dialog({ open, onOpenChange, title, description, children, actions, width = 'medium', insistent = false, typed = false }: DialogProps) {
  const [asking, setAsking] = useState(false);
  const change = (next: boolean, { reason }: Base.Root.ChangeEventDetails) => {
    if (insistent) return;
    if (next || !typed) onOpenChange(next);
    else if (reason === 'escape-key' || reason === 'close-press') setAsking(true);
  };
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className={cx(backdropClass, 'z-40')} />
        <Base.Popup className={cx(popupClass, widths[width])}>
          <div className="flex items-start justify-between gap-4 pl-6 pr-3 pt-4">
            <div className="min-w-0 pt-1.5 wrap-anywhere">
              <Base.Title className="text-xl font-semibold">{title}</Base.Title>
              {description ? <Base.Description className="mt-1 text-muted">{description}</Base.Description> : null}
            </div>
            {insistent ? null : (
              <Base.Close
                render={
                  <IconButton label="Close">
                    <X aria-hidden size={20} />
                  </IconButton>
                }
              />
            )}
          </div>
          <div className="overflow-y-auto px-6 pb-6 pt-3">{children}</div>
          {actions ? <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{actions}</div> : null}
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Discard what you typed?"
            description="It is not saved yet."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            danger
            onConfirm={() => {
              setAsking(false);
              onOpenChange(false);
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen and whether it can be undone. */
  readonly description: ReactNode;
  /** The action itself, e.g. "Discard exam", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** While false, confirming does nothing yet: a press meant for something else must not confirm. */
  readonly armed?: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of something that matters. A click outside does not close it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  armed = true,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Alert.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Alert.Portal>
        {/* Also above a dialog that it asks about. */}
        <Alert.Backdrop forceRender className={cx(backdropClass, 'z-50')} />
        <Alert.Popup className={cx(popupClass, widths.small, 'p-6')}>
          <Alert.Title className="text-xl font-semibold wrap-anywhere">{title}</Alert.Title>
          <Alert.Description className="mt-2 wrap-anywhere text-muted">{description}</Alert.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Alert.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} aria-disabled={!armed} onClick={armed ? onConfirm : undefined}>
              {confirmLabel}
            </Button>
          </div>
        </Alert.Popup>
      </Alert.Portal>
    </Alert.Root>
  );
}
