import { useState } from 'react';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

const roleNames = { clause: 'could stand alone', dependent: 'cannot stand alone', phrase: 'no verb of its own', extra: 'can be left out' } as const;
const rolePaints = { clause: 'border-topic-blue', dependent: 'border-topic-yellow', phrase: 'border-topic-green', extra: 'border-topic-red' } as const;

/** A mark as it is written, or what stands for none. */
const markName = (mark: string) => (mark.trim() === '' ? 'no mark' : mark.trim());

export function SentenceDiagramInteractive({ settings: { parts, joints } }: { readonly settings: SettingsOf<'sentence-diagram'> }) {
  const [tried, setTried] = useState<readonly (number | null)[]>(joints.map(() => null));
  const chosen = joints.map((marks, index) => marks[tried[index] ?? -1] ?? null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {parts.map((part, index) => (
          <div key={index} className="flex flex-col gap-2">
            <div className={`rounded-control border-l-4 bg-raised px-3 py-2 ${rolePaints[part.role]}`}>
              <p className="text-lg">
                <RichText inline text={part.text} />
                {chosen[index] ? <span className="font-semibold">{chosen[index].mark}</span> : null}
              </p>
              <p className="text-sm text-muted">{roleNames[part.role]}</p>
            </div>
            {joints[index] ? (
              <div role="group" aria-label={`Between part ${index + 1} and part ${index + 2}`} className="flex flex-wrap items-center gap-2 pl-3">
                {joints[index].map(({ mark, fits }, option) => (
                  <PickButton
                    key={mark}
                    picked={tried[index] === option}
                    tone={fits ? 'good' : 'bad'}
                    className="min-w-11 text-center font-medium"
                    onPick={() => setTried(tried.with(index, option))}
                  >
                    {markName(mark)}
                  </PickButton>
                ))}
              </div>
            ) : null}
          </div>
        ))}
      </div>
      <Readout
        lines={
          chosen.every((choice) => choice === null)
            ? ['Try a mark between the parts.']
            : chosen.flatMap((choice) => (choice ? [`${choice.fits ? 'This works' : 'This doesn’t work'} (${markName(choice.mark)}): ${choice.reason}`] : []))
        }
      />
    </div>
  );
}
