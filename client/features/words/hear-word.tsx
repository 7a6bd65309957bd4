import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { hasVoices, onVoices, speak } from '#client/platform/speech.ts';
import { IconButton } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';

const nothing = () => undefined;
const broken = (why: 'failed' | 'taken') => {
  if (why === 'failed') showToast({ title: 'This browser could not read it aloud', tone: 'danger' });
};

/** Says the word; absent where the browser has no voice. */
export function HearWord({ word }: { readonly word: string }) {
  const audible = useSyncExternalStore(onVoices, hasVoices, () => false);
  if (!audible) return null;
  return (
    <IconButton label={`Hear “${word}”`} onClick={() => speak(word, 0.9, { onWord: nothing, onEnd: nothing, onBroken: broken })}>
      <Volume2 aria-hidden size={20} />
    </IconButton>
  );
}
