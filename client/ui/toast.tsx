/** Short messages in a corner. Their layer is loaded with the first one: most visits never see any. Where it does not arrive, they are said plainly. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

type ToastTone = 'info' | 'success' | 'danger';

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** E.g. Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** ms on screen; 0 stays until closed. 6,000 by default. */
  readonly timeoutMs?: number;
}

type Show = (toast: ToastOptions) => void;

let waiting: readonly ToastOptions[] = [];
const listeners = new Set<() => void>();
let used = false;
const setWaiting = (toasts: readonly ToastOptions[]) => {
  waiting = toasts;
  for (const listener of listeners) listener();
};
let show: Show = (toast) => {
  used = true;
  setWaiting([...waiting, toast]);
};

/** Says that something happened; may be called from anywhere. Errors are announced at once. */
export const showToast: Show = (toast) => show(toast);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How long a plain message stays, ms. */
const plainMs = 10_000;

/** The newest message as text alone, without what it offers to do: small enough to be always there. */
function PlainToast() {
  const toast = useSyncExternalStore(subscribe, () => waiting.at(-1));
  useEffect(() => {
    const timer = setTimeout(() => setWaiting([]), plainMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-20 z-60 rounded-card border border-line-strong bg-raised px-4 py-3 wrap-anywhere empty:hidden md:bottom-4 print:hidden"
    >
      {toast && `${toast.title}${toast.description ? `. ${toast.description}` : ''}`}
    </p>
  );
}

const ToastLayer = lazy(async () => {
  try {
    const layer = await import('./toast-layer.tsx');
    show = layer.addToast;
    for (const toast of waiting) show(toast);
    return { default: layer.ToastLayer };
  } catch {
    return { default: PlainToast };
  }
});

/** Where the messages of `showToast` appear; once in the app. */
export function Toasts() {
  const needed = useSyncExternalStore(
    subscribe,
    () => used,
    () => false,
  );
  return needed ? (
    <Suspense>
      <ToastLayer />
    </Suspense>
  ) : null;
}
