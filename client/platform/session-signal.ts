/** Tells the other parts of the app and the other tabs of this browser who signs in and out. */

function signal(name: string) {
  return {
    /** Notifies all listeners. */
    tell: (userId: string): void => {
      if (!('BroadcastChannel' in globalThis)) return;
      const channel = new BroadcastChannel(name);
      channel.postMessage(userId);
      channel.close();
    },
    /** Listens for it, in this tab or another; returns a function that stops listening. */
    on: (listener: (userId: string) => void): (() => void) => {
      if (!('BroadcastChannel' in globalThis)) return () => undefined;
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      });
      return () => channel.close();
    },
  };
}

export const { tell: tellSignedOut, on: onSignedOut } = signal('ascent-signed-out');

/** Sent by every tab that learns that this account's plan has changed. */
export const { tell: tellPlanChanged, on: onPlanChanged } = signal('ascent-plan-changed');

/** Sent by every tab that learns who is signed in; a tab that shows somebody else asks the server again. */
export const { tell: tellSignedIn, on: onSignedIn } = signal('ascent-signed-in');
