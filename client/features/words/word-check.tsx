import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { getWordCheck } from '#contract/words.ts';
import type { Output } from '#client/platform/api.ts';
import { newRequestId } from '#client/platform/request-id.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { focusOnMount } from '#client/ui/focus-on-mount.ts';
import { formatCount } from '#client/ui/format.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { useRecordWordAnswer, wordCheckQuery } from './word-queries.ts';

type Item = Output<typeof getWordCheck>['items'][number];

interface ChoiceProps {
  readonly choice: string;
  readonly item: Item;
  readonly given: string | null;
  readonly onChoose: () => void;
}

function Choice({ choice, item, given, onChoose }: ChoiceProps) {
  const right = choice === item.answer;
  const shown = given !== null && (right || choice === given);
  return (
    <button
      type="button"
      aria-disabled={given !== null}
      onClick={() => (given === null ? onChoose() : undefined)}
      className={cx(
        'flex min-h-12 items-center justify-between gap-3 rounded-control border px-4 py-2 text-left text-lg',
        shown ? (right ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft') : 'border-line-strong',
        given === null ? 'hover:bg-hover' : 'cursor-default',
      )}
    >
      {choice}
      {shown ? (
        <span className="flex items-center gap-1.5 text-sm">
          {right ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />} {right ? 'Right' : 'Not this one'}
        </span>
      ) : null}
    </button>
  );
}

function Round({ items, onDone }: { readonly items: readonly Item[]; readonly onDone: (missed: readonly Item[]) => void }) {
  const [place, setPlace] = useState(0);
  const [given, setGiven] = useState<string | null>(null);
  const [missed, setMissed] = useState<readonly Item[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const record = useRecordWordAnswer();
  useEffect(() => heading.current?.focus({ preventScroll: true }), [place]);
  const item = items[place];
  if (!item) return null;
  const choose = (choice: string) => {
    const right = choice === item.answer;
    setGiven(choice);
    if (!right) setMissed([...missed, item]);
    record.mutate({ word: item.answer, right, id: newRequestId() });
  };
  const next = () => {
    setGiven(null);
    if (place + 1 === items.length) onDone(missed);
    else setPlace(place + 1);
  };
  return (
    <section className="max-w-xl">
      <ThinProgress label="Words done" value={place + (given === null ? 0 : 1)} max={items.length} />
      <p className="mt-6 text-sm text-muted">
        {place + 1} of {items.length}. Which {item.partOfSpeech === 'phrase' ? 'phrase' : `${item.partOfSpeech}`} means this?
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-xl font-semibold outline-none">
        {item.definition}
      </h2>
      <div className="mt-6 grid gap-3">
        {item.choices.map((choice) => (
          <Choice key={choice} choice={choice} item={item} given={given} onChoose={() => choose(choice)} />
        ))}
      </div>
      <div role="status" className="mt-4 min-h-6">
        {given === null ? '' : given === item.answer ? 'Right.' : `The word is “${item.answer}.”`}
        {record.isError ? <span className="block text-sm text-danger">This answer was not saved: {record.error.message}</span> : null}
      </div>
      {given === null ? null : (
        <Button className="mt-2" onClick={next} ref={focusOnMount}>
          {place + 1 === items.length ? 'See your results' : 'Next word'}
        </Button>
      )}
    </section>
  );
}

export interface WordCheckProps {
  readonly set: number | null;
  readonly onClose: () => void;
  /** Opens a word in the list. */
  readonly onLookUp: (word: string) => void;
}

/** Ten words, one after the other, and then what to look at again. */
export function WordCheck({ set, onClose, onLookUp }: WordCheckProps) {
  const [round, setRound] = useState(0);
  const [missed, setMissed] = useState<readonly Item[] | null>(null);
  const { data, error, refetch } = useQuery(wordCheckQuery(set, round));
  if (!data)
    return error ? <ErrorState title="The words did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Choosing words" />;
  if (missed === null) return <Round key={round} items={data.items} onDone={setMissed} />;
  const again = () => {
    setMissed(null);
    setRound(round + 1);
  };
  return (
    <section className="max-w-xl">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-xl font-semibold outline-none">
        {data.items.length - missed.length} of {formatCount(data.items.length, 'word')} right
      </h2>
      {missed.length === 0 ? (
        <p className="mt-2 text-muted">You got them all. A word counts as known after two right answers in a row.</p>
      ) : (
        <>
          <p className="mt-2 text-muted">Take another look at these. They’ll come first in the next round.</p>
          <ul className="mt-4 border-y border-line">
            {missed.map(({ answer, definition }) => (
              <li key={answer} className="border-b border-line py-3 last:border-0">
                <button type="button" className="text-link font-medium" onClick={() => onLookUp(answer)}>
                  {answer}
                </button>
                <p className="text-muted">{definition}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={again}>Ten more words</Button>
        <Button variant="secondary" onClick={onClose}>
          Back to the words
        </Button>
      </div>
    </section>
  );
}
