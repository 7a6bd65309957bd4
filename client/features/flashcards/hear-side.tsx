import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hasVoices, onVoices, speak } from '#client/platform/speech.ts';
import { IconButton } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { spokenSide } from './card-words.ts';

const nothing = () => undefined;
const broken = (why: 'failed' | 'taken') => {
  if (why === 'failed') showToast({ title: 'Your browser could not read it aloud', tone: 'danger' });
};

/** Reads a side aloud; absent where the browser has no voice. It stops when the side leaves the screen. */
export function HearSide({ side, label }: { readonly side: string; readonly label: string }) {
  const audible = useSyncExternalStore(onVoices, hasVoices, () => false);
  const stop = useRef<() => void>(nothing);
  useEffect(() => () => stop.current(), [side]);
  if (!audible) return null;
  return (
    <IconButton
      label={label}
      onClick={() => {
        stop.current = speak(spokenSide(side), 0.95, { onWord: nothing, onEnd: nothing, onBroken: broken });
      }}
    >
      <Volume2 aria-hidden size={20} />
    </IconButton>
  );
}
