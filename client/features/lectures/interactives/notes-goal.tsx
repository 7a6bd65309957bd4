import { useState } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { PickButton, Readout } from './controls.tsx';
import type { SettingsOf } from './settings.ts';

export function NotesGoalInteractive({ settings: { notes, goals } }: { readonly settings: SettingsOf<'notes-goal'> }) {
  const [picked, setPicked] = useState<number | null>(null);
  const goal = picked === null ? undefined : goals[picked];
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Goal" className="flex flex-col gap-2">
        {goals.map((one, index) => (
          <PickButton key={index} picked={picked === index} onPick={() => setPicked(index)}>
            <RichText inline text={one.goal} />
          </PickButton>
        ))}
      </div>
      <ul className="flex list-disc flex-col gap-1 pl-6 font-serif text-lg">
        {notes.map((note, index) => {
          const serves = goal?.serves.includes(index) === true;
          return (
            <li key={note} className={cx('rounded-sm px-1', serves && 'bg-success-soft', goal && !serves && 'text-muted')}>
              <RichText inline text={note} />
              {serves ? <span className="sr-only"> (serves this goal)</span> : null}
            </li>
          );
        })}
      </ul>
      <Readout lines={[goal ? `A sentence for this goal: ${goal.sentence}` : 'Pick a goal and see which notes serve it.']} />
    </div>
  );
}
