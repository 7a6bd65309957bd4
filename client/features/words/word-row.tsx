import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { WordView } from '#contract/words.ts';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/class-names.ts';
import { WordDetails } from './word-details.tsx';
import { WordStateControl } from './word-state-control.tsx';

export interface WordRowProps {
  readonly word: WordView;
  readonly startsOpen: boolean;
  /** With `onSelect`: the word is one of those to become cards; null while none are being selected. */
  readonly selected: boolean | null;
  /** False: no more words can be selected. */
  readonly selectable: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** A word with its meaning; the rest opens in place. */
export function WordRow({ word, startsOpen, selected, selectable, onSelect }: WordRowProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  // On a phone the word that was looked up stands below the filters.
  useEffect(() => {
    if (startsOpen && row.current && row.current.getBoundingClientRect().bottom > window.innerHeight) row.current.scrollIntoView({ block: 'center' });
  }, [startsOpen]);
  return (
    <li ref={row} className="border-b border-line last:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
        {selected === null ? null : (
          <label className={cx('-mr-4 flex size-11 items-center justify-center', selected || selectable ? 'cursor-pointer' : 'opacity-50')}>
            <input
              type="checkbox"
              checked={selected}
              disabled={!selected && !selectable}
              onChange={({ target }) => onSelect(target.checked)}
              className="size-4.5 accent-primary"
            />
            <span className="sr-only">Select “{word.word}”</span>
          </label>
        )}
        <h2 className="min-w-0 grow basis-64">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex w-full items-start gap-2 rounded-control text-left hover:bg-hover"
          >
            <ChevronDown aria-hidden size={20} className={cx('mt-1 shrink-0 text-muted transition-transform', open && 'rotate-180')} />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="text-lg font-semibold">{word.word}</span>
                <span className="text-sm italic text-muted">{word.partOfSpeech}</span>
                {word.missed ? <Badge tone="warning">From a missed question</Badge> : null}
              </span>
              <span className="block font-normal text-muted">{word.definition}</span>
            </span>
          </button>
        </h2>
        <WordStateControl word={word.word} state={word.state} />
      </div>
      <div id={id} hidden={!open} className="pl-7">
        {open ? <WordDetails word={word.word} /> : null}
      </div>
    </li>
  );
}
