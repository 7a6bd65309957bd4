import { useState } from 'react';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

export function ChoicesWhyInteractive({ settings: { text, stem, choices, right } }: { readonly settings: SettingsOf<'choices-why'> }) {
  const [tried, setTried] = useState<number | null>(null);
  const choice = tried === null ? undefined : choices[tried];
  return (
    <div className="flex flex-col gap-3">
      {text ? <RichText className="border-l-2 border-line pl-4 font-serif" text={text} verse={/[^\n]\n[^\n]/.test(text)} /> : null}
      <RichText text={stem} />
      <div role="group" aria-label="Choices" className="flex flex-col gap-2">
        {choices.map((one, index) => (
          <PickButton key={index} picked={tried === index} tone={index === right ? 'good' : 'bad'} onPick={() => setTried(index)}>
            <span className="mr-2 font-semibold">{'ABCD'[index]}</span>
            <RichText inline text={one.text} />
          </PickButton>
        ))}
      </div>
      <Readout lines={[choice ? `${tried === right ? 'Right.' : 'Wrong.'} ${choice.reason}` : 'Tap a choice to see why it’s right or wrong.']} />
    </div>
  );
}
