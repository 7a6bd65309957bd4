/** Tells the other parts and tabs of this browser that a student has signed out. */

const name = 'ascent-signed-out';

/** Tells everybody who listens. */
export function tellSignedOut(userId: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(userId);
  channel.close();
}

/** Hears of students who sign out, in this tab or another; returns what ends it. */
export function onSignedOut(listener: (userId: string) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  });
  return () => channel.close();
}
