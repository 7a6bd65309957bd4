import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { hasVoices, onVoices, speak } from '#client/platform/speech.ts';
import { IconButton } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';

const nothing = () => undefined;
const broken = (why: 'failed' | 'taken') => {
  if (why === 'failed') showToast({ title: 'Your browser could not read it aloud', tone: 'danger' });
};

/** A voice tells “to object” from “the object” only by the words around it. */
const frames: Readonly<Partial<Record<string, string>>> = { noun: 'the', verb: 'to', adjective: 'it is' };

/** Says the word, or the word as one part of speech; absent where the browser has no voice. */
export function HearWord({ word, partOfSpeech }: { readonly word: string; readonly partOfSpeech?: string }) {
  const audible = useSyncExternalStore(onVoices, hasVoices, () => false);
  if (!audible) return null;
  const frame = partOfSpeech && frames[partOfSpeech];
  return (
    <IconButton
      label={partOfSpeech ? `Hear “${word}” (${partOfSpeech})` : `Hear “${word}”`}
      onClick={() => speak(frame ? `${frame} ${word}` : word, 0.9, { onWord: nothing, onEnd: nothing, onBroken: broken })}
    >
      <Volume2 aria-hidden size={20} />
    </IconButton>
  );
}
