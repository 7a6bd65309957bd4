/** The window in which a user visits an identity provider, and the message it sends at the end. */
import { identityMessageSchema, type IdentityOutcome } from '#contract/identities.ts';

const size = { width: 500, height: 680 };
const lookMs = 300;
/** Messages sent just before the window closed arrive within this time. */
const graceMs = 600;
const channelName = 'ascent-identity';

/** An empty window, or null where the browser allows none. Browsers open one only immediately after a click. */
export function openWindow(): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2));
  const opened = window.open('', '_blank', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
  return opened && !opened.closed ? opened : null;
}

/** The outcome in a message of our own page about this attempt; null for anything else. */
function outcomeIn(data: unknown, isOurs: (attempt: string) => boolean): IdentityOutcome | null {
  const message = identityMessageSchema.safeParse(data);
  return message.success && isOurs(message.data.attempt) ? message.data.outcome : null;
}

export interface WindowEvents {
  readonly onOutcome: (outcome: IdentityOutcome) => void;
  /** It is closed, or its provider has cut it off from this page; an outcome may still come. */
  readonly onGone: () => void;
}

/** Sends the window to the provider and listens until the outcome is there; returns a function that stops listening. */
export function visitProvider(
  opened: Window,
  { attempt, url }: { readonly attempt: string; readonly url: string },
  { onOutcome, onGone }: WindowEvents,
): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  const stop = () => {
    clearInterval(looking);
    clearTimeout(grace);
    window.removeEventListener('message', hear);
    channel?.close();
  };
  const end = (outcome: IdentityOutcome | null) => {
    if (outcome === null) return;
    stop();
    onOutcome(outcome);
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === opened) end(outcomeIn(data, (given) => given === attempt || given === ''));
  };
  let grace: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    grace = setTimeout(onGone, graceMs);
  }, lookMs);
  window.addEventListener('message', hear);
  // Only our own pages receive this, and only this one knows which attempt it is about.
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => end(outcomeIn(data, (given) => given === attempt)));
  opened.location.replace(url);
  return stop;
}
