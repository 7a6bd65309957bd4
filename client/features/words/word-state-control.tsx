import { useState } from 'react';
import { wordStates, type WordState } from '#core/words/word-progress.ts';
import { cx } from '#client/ui/class-names.ts';
import { showToast } from '#client/ui/toast.tsx';
import { useMarkWord } from './word-queries.ts';

const labels = { new: 'New', learning: 'Learning', known: 'Known' } as const satisfies Record<WordState, string>;

/** How far the student is with a word: three choices side by side. */
export function WordStateControl({ word, state }: { readonly word: string; readonly state: WordState | 'unknown' }) {
  // What was chosen here stands until the list says something else: after a test of these words it does.
  const [held, setHeld] = useState({ state, chosen: state });
  if (held.state !== state) setHeld({ state, chosen: state });
  const { chosen } = held;
  const setChosen = (next: typeof chosen) => setHeld({ state, chosen: next });
  const mark = useMarkWord(word);
  const choose = (next: WordState) => {
    setChosen(next);
    mark.mutate(next, {
      onError: (error) => {
        setChosen(chosen);
        showToast({ title: `“${word}” was not marked`, description: error.message, tone: 'danger' });
      },
    });
  };
  return (
    <div role="group" aria-label={`How well you know “${word}”`} className="inline-flex rounded-control border border-line-strong">
      {wordStates.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={chosen === option}
          onClick={() => choose(option)}
          className={cx(
            'min-h-11 border-r border-line-strong px-3 text-sm first:rounded-l-control last:rounded-r-control last:border-0',
            chosen === option ? 'bg-primary-soft font-medium text-primary' : 'hover:bg-hover',
          )}
        >
          {labels[option]}
        </button>
      ))}
    </div>
  );
}
