/** Short messages in a corner. Their layer is loaded with the first one: most visits never see any. */
import { lazy, Suspense, useSyncExternalStore } from 'react';

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

const waiting: ToastOptions[] = [];
const listeners = new Set<() => void>();
let used = false;
let show: Show = (toast) => {
  waiting.push(toast);
  used = true;
  for (const listener of listeners) listener();
};

/** Says that something happened; may be called from anywhere. Errors are announced at once. */
export const showToast: Show = (toast) => show(toast);

const ToastLayer = lazy(async () => {
  const layer = await import('./toast-layer.tsx');
  show = layer.addToast;
  for (const toast of waiting.splice(0)) show(toast);
  return { default: layer.ToastLayer };
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
