/** Installing Ascent as an app: the browser says when it can, and we offer it when a student has a moment. */
import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from './storage.ts';

/** Not in the standard library's types: Chromium only. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const dismissedKey = 'install-dismissed';

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Call at the start: the browser says it once, early. Its own bar does not appear then. */
export function watchInstallable(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = isInstallPrompt(event) ? event : null;
    notify();
  });
  addEventListener('appinstalled', () => {
    prompt = null;
    notify();
  });
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari on an iPhone or iPad installs from its Share menu, and tells no page that it can. */
const installsByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;

/** `ask`: the browser can ask; `by-hand`: the student has to use the browser's menu. Null where it is installed, impossible, or was dismissed. */
export type InstallOffer = 'ask' | 'by-hand' | null;

function offer(): InstallOffer {
  if (readSetting(dismissedKey) !== null || isInstalled()) return null;
  if (prompt) return 'ask';
  return installsByHand() ? 'by-hand' : null;
}

/** Whether there is something to offer at this moment. */
export const useInstallOffer = (): InstallOffer =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer,
    () => null,
  );

/** Not offered again on this device. */
export function dismissInstall(): void {
  writeSetting(dismissedKey, '1');
  notify();
}

/** Lets the browser ask, once. A no there is a no here, too. */
export async function install(): Promise<void> {
  const asked = prompt;
  prompt = null;
  const outcome = (await asked?.prompt())?.outcome;
  if (outcome === 'dismissed') writeSetting(dismissedKey, '1');
  notify();
}
