import { useState } from 'react';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

export function RelationInteractive({ settings: { first, second, relations, right } }: { readonly settings: SettingsOf<'relation'> }) {
  const [tried, setTried] = useState<number | null>(null);
  const relation = tried === null ? undefined : relations[tried];
  const word = relation?.words[0];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2 rounded-control bg-raised px-4 py-3 font-serif text-lg">
        <RichText text={first} />
        <p>
          {word ? (
            <span className={tried === right ? 'font-semibold text-success' : 'font-semibold text-danger'}>{`${word}, `}</span>
          ) : (
            <span className="text-muted">______ </span>
          )}
          <RichText inline text={second} />
        </p>
      </div>
      <div role="group" aria-label="How the second sentence follows from the first" className="flex flex-wrap gap-2">
        {relations.map(({ name }, index) => (
          <PickButton key={name} picked={tried === index} tone={index === right ? 'good' : 'bad'} onPick={() => setTried(index)}>
            {name}
          </PickButton>
        ))}
      </div>
      <Readout
        lines={
          relation
            ? [`${tried === right ? 'Yes.' : 'No.'} ${relation.reason}`, `Words to use: ${relation.words.join(', ')}`]
            : ['How does the second sentence follow from the first?']
        }
      />
    </div>
  );
}
