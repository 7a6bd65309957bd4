/** The browser's speech (Web Speech API). One voice: starting to speak silences whatever was speaking before. */

export interface SpeechEvents {
  /** A word begins at this offset of the text. Some voices never report it. */
  readonly onWord: (index: number) => void;
  readonly onEnd: () => void;
  /** The browser did not read, or someone else took the voice. */
  readonly onBroken: (why: 'failed' | 'taken') => void;
}

let current: { readonly utterance: SpeechSynthesisUtterance; readonly events: SpeechEvents } | null = null;

const synthesis = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis ? globalThis.speechSynthesis : null;

/** Whether anything could be heard: a browser without voices has the functions but stays silent. */
export const hasVoices = (): boolean => (synthesis()?.getVoices().length ?? 0) > 0;

/** Voices may arrive after the page. */
export function onVoices(listener: () => void): () => void {
  const speech = synthesis();
  // Safari of old has voices but no such event.
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

function silence(): void {
  current = null;
  synthesis()?.cancel();
}

/** A browser may otherwise keep speaking on the next page. */
if ('addEventListener' in globalThis) globalThis.addEventListener('pagehide', () => current && silence());

/** Speaks English text at `rate` times the usual speed; returns what stops it. After that no event comes. */
export function speak(text: string, rate: number, events: SpeechEvents): () => void {
  const speech = synthesis();
  if (!speech) {
    events.onBroken('failed');
    return () => undefined;
  }
  const before = current;
  silence();
  before?.events.onBroken('taken');
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-US';
  utterance.rate = rate;
  // Kept while it speaks: browsers drop the events of an utterance nobody holds.
  const mine = { utterance, events };
  current = mine;
  const once = (tell: () => void) => () => {
    if (current !== mine) return;
    current = null;
    tell();
  };
  utterance.addEventListener('boundary', (event) => {
    if (current === mine && event.name !== 'sentence') events.onWord(event.charIndex);
  });
  utterance.addEventListener('end', once(events.onEnd));
  utterance.addEventListener(
    'error',
    once(() => events.onBroken('failed')),
  );
  speech.speak(utterance);
  return () => {
    if (current === mine) silence();
  };
}
