import { cardsPerRequest } from '#core/flashcards/card.ts';
import { AddToDeck } from '#client/kits/cards/add-to-deck.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';

/** As many as become cards at once. */
export const maxSelected = cardsPerRequest;

export interface SelectedWordsProps {
  /** Null: none are being selected. */
  readonly selected: ReadonlySet<string> | null;
  readonly onChange: (selected: ReadonlySet<string> | null) => void;
}

/** Selecting words, and making cards of them. */
export function SelectedWords({ selected, onChange }: SelectedWordsProps) {
  if (selected === null)
    return (
      <KeepsFocus className="mb-4">
        <Button variant="secondary" size="small" onClick={() => onChange(new Set())}>
          Select words for a deck
        </Button>
      </KeepsFocus>
    );
  return (
    <KeepsFocus className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2">
      <p role="status">
        {selected.size === 0 ? 'Select the words you want as cards.' : `${formatCount(selected.size, 'word')} selected`}
        {selected.size < maxSelected ? '' : '. Add these to a deck to select more.'}
      </p>
      {selected.size > 0 ? (
        <AddToDeck from={{ kind: 'words', words: [...selected] }} label="Add to deck" variant="secondary" onAdded={() => onChange(null)} />
      ) : null}
      <Button variant="quiet" onClick={() => onChange(null)}>
        Cancel
      </Button>
    </KeepsFocus>
  );
}
