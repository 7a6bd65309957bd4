import { useState } from 'react';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

export function WordScaleInteractive({ settings: { sentence, words } }: { readonly settings: SettingsOf<'word-scale'> }) {
  const [tried, setTried] = useState<number | null>(null);
  const word = tried === null ? undefined : words[tried];
  return (
    <div className="flex flex-col gap-3">
      <RichText className="rounded-control bg-raised px-4 py-3 font-serif text-lg" text={word ? sentence.replace('______', `<u>${word.word}</u>`) : sentence} />
      <div role="group" aria-label="Words for the blank" className="flex flex-wrap gap-2">
        {words.map((one, index) => (
          <PickButton key={one.word} picked={tried === index} tone={one.fits ? 'good' : 'bad'} onPick={() => setTried(index)}>
            {one.word}
          </PickButton>
        ))}
      </div>
      <Readout lines={[word ? `${word.fits ? 'It fits.' : 'It does not fit.'} ${word.effect}` : 'Try a word in the blank. What does the sentence say now?']} />
    </div>
  );
}
