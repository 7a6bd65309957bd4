import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

type ToastTone = 'info' | 'success' | 'danger';

const manager = Base.createToastManager();

const tones = {
  info: { Icon: Info, className: 'text-primary' },
  success: { Icon: CircleCheck, className: 'text-success' },
  danger: { Icon: CircleAlert, className: 'text-danger' },
} as const satisfies Record<ToastTone, { Icon: typeof Info; className: string }>;

const toneOf = (type: string | undefined) => (type === 'success' || type === 'danger' ? tones[type] : tones.info);

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** E.g. Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** ms on screen; 0 stays until closed. 6,000 unless told. */
  readonly timeoutMs?: number;
}

/** Says that something happened; may be called from anywhere. Errors are announced at once. */
export function showToast({ title, description, tone = 'info', action, timeoutMs = 6000 }: ToastOptions): void {
  manager.add({
    title,
    description,
    type: tone,
    timeout: timeoutMs,
    priority: tone === 'danger' ? 'high' : 'low',
    ...(action ? { actionProps: { children: action.label, onClick: action.onClick } } : {}),
  });
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const { Icon, className } = toneOf(toast.type);
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className="flex w-full items-start gap-3 rounded-card border border-line bg-raised py-2 pl-4 pr-2 text-ink shadow-float transition duration-200 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Icon aria-hidden size={20} className={`mt-2.5 shrink-0 ${className}`} />
        <div className="min-w-0 grow py-2">
          <Base.Title className="font-medium" />
          <Base.Description className="text-sm text-muted" />
        </div>
        {toast.actionProps ? <Base.Action className="min-h-11 rounded-control px-3 font-medium text-primary hover:bg-hover" /> : null}
        <Base.Close
          render={
            <IconButton label="Dismiss">
              <X aria-hidden size={18} />
            </IconButton>
          }
        />
      </Base.Root>
    );
  });
}

/** Holds the messages of `showToast`; once, around the whole app. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Provider toastManager={manager} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className="fixed bottom-4 left-4 right-4 z-60 flex flex-col gap-3 sm:left-auto sm:w-100">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
