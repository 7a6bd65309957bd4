import { Toast as Base } from '@base-ui/react/toast';
import { CircleExclamationPoint, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from './button.tsx';
import type { ToastOptions } from './toast.tsx';

const tones = {
  info: { Icon: Info, className: 'text-primary' },
  success: { Icon: CircleCheck, className: 'text-success' },
  danger: { Icon: CircleExclamationPoint, className: 'text-danger' },
} as const satisfies Record<NonNullable<ToastOptions['tone']>, { Icon: typeof Info; className: string }>;

const toneOf = (type: string | undefined) => (type === 'success' || type === 'danger' ? tones[type] : tones.info);

type Add = (toast: ToastOptions) => void;

const early: ToastOptions[] = [];
let sink: Add | null = null;

/** Shows a message, or keeps it until the layer is on the page. */
export const addToast: Add = (toast) => (sink ? sink(toast) : void early.push(toast));

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const { Icon, className } = toneOf(toast.type);
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className="flex w-full items-start gap-3 rounded-card border border-line bg-raised py-2 pl-4 pr-2 text-ink floating transition duration-200 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Icon aria-hidden size={20} className={`mt-2.5 shrink-0 ${className}`} />
        <div className="min-w-0 grow py-2 wrap-anywhere">
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

/** Passes messages on to the layer around it. */
function ToastReceiver() {
  const { add } = Base.useToastManager();
  useEffect(() => {
    sink = ({ title, description, tone = 'info', action, timeoutMs = 6000 }) => {
      const actionProps = action ? { actionProps: { children: action.label, onClick: action.onClick } } : {};
      add({ title, description, type: tone, timeout: timeoutMs, priority: tone === 'danger' ? 'high' : 'low', ...actionProps });
    };
    early.splice(0).forEach(sink);
    return () => {
      sink = null;
    };
  }, [add]);
  return null;
}

export const ToastLayer = () => (
  <Base.Provider limit={3}>
    <Base.Portal>
      <Base.Viewport aria-label="Messages" className="fixed bottom-20 left-4 right-4 z-60 flex flex-col gap-3 print:hidden sm:left-auto sm:w-100 md:bottom-4">
        <ToastList />
      </Base.Viewport>
    </Base.Portal>
    <ToastReceiver />
  </Base.Provider>
);
