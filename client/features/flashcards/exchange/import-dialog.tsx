import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DeckView } from '#contract/flashcard-decks.ts';
import { addCards } from '#contract/flashcards.ts';
import { cardIdAt, idBytes } from '#core/flashcards/card-id.ts';
import { cardsPerRequest } from '#core/flashcards/card.ts';
import { readTextTable } from '#core/flashcards/exchange/delimited.ts';
import { draftCards, type Draft, type SkipReason } from '#core/flashcards/exchange/draft-cards.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { cardsChanged } from '../card-queries.ts';

const shownCards = 5;

const reasons = {
  'no-front': 'without a front',
  'no-back': 'without a back',
  'too-long': 'with more than 2,000 characters on a side',
  twice: 'twice in the file',
  'too-many': 'beyond the 10,000 that fit in a deck',
} as const satisfies Record<SkipReason, string>;

/** What will be made, and the pictures that came along. */
interface Read {
  readonly draft: Draft;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

const noPictures: Read['pictures'] = new Map();

async function readFile(file: File): Promise<Read> {
  const { largestFile, readApkg, UnreadableFile } = await import('./read-apkg.ts');
  if (file.size > largestFile) throw new UnreadableFile('This file is larger than 20 MB. Export fewer decks at a time, or leave pictures and sounds out.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, html, pictures } = isZip ? await readApkg(bytes) : { ...readTextTable(new TextDecoder().decode(bytes)), pictures: noPictures };
  const draft = draftCards(rows, html, new Set(pictures.keys()));
  if (draft.cards.length === 0 && Object.keys(draft.skipped).length === 0)
    throw new UnreadableFile('There are no cards in this file. We read CSV, tab-separated text, Anki text, and Anki packages (.apkg).');
  return { draft, pictures };
}

/** Makes the cards, their pictures first. Resolves to how many were added, and how many pictures had to stay behind. */
async function makeCards(
  deckId: string,
  { draft: { cards }, pictures }: Read,
  onProgress: (text: string) => void,
  signal: AbortSignal,
): Promise<{ readonly added: number; readonly left: number }> {
  const { picturesOf, uploadPictures } = await import('./bring-pictures.ts');
  const said = (done: number, of: number) => `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
  const ids = await uploadPictures(cards, pictures, (done, of) => onProgress(`Pictures: ${said(done, of)}`), signal);
  if (signal.aborted) return { added: 0, left: 0 };
  const idOf = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null));
  const began = Date.now();
  // Ids follow the order of the file.
  const made = cards.map(({ front, back, frontPicture, backPicture }, index) => ({
    id: cardIdAt(began + index, crypto.getRandomValues(new Uint8Array(idBytes))),
    front,
    back,
    frontPicture: idOf(frontPicture),
    backPicture: idOf(backPicture),
  }));
  let added = 0;
  for (let from = 0; from < made.length; from += cardsPerRequest) {
    onProgress(`Adding… ${said(from, made.length)}`);
    added += (await api(addCards, { params: { deckId }, body: { cards: made.slice(from, from + cardsPerRequest) } }, { timeoutMs: 60_000 })).added;
  }
  return { added, left: picturesOf(cards).length - ids.size };
}

function Preview({ draft: { cards, skipped } }: { readonly draft: Draft }) {
  const shown = cards.filter(({ frontPicture, backPicture }) => frontPicture !== undefined || backPicture !== undefined).length;
  const left = (Object.keys(reasons) as SkipReason[]).filter((why) => (skipped[why] ?? 0) > 0);
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{cards.length === 0 ? 'No cards can be made of this' : `${formatCount(cards.length, 'card')} will be made`}</h3>
      {shown > 0 ? <p className="text-sm text-muted">{shown.toLocaleString('en-US')} with a picture.</p> : null}
      {left.length > 0 ? <p className="text-sm text-muted">Left out: {left.map((why) => `${skipped[why]} ${reasons[why]}`).join('; ')}.</p> : null}
      <ul className="mt-2 border-y border-line">
        {cards.slice(0, shownCards).map(({ front, back }) => (
          <li key={`${front} ${back}`} className="grid gap-x-6 border-b border-line py-2 last:border-0 sm:grid-cols-2">
            <RichText className="line-clamp-3 min-w-0 font-medium wrap-anywhere" text={front} />
            <RichText className="line-clamp-3 min-w-0 text-muted wrap-anywhere" text={back} />
          </li>
        ))}
      </ul>
      {cards.length > shownCards ? <p className="mt-1 text-sm text-muted">and {formatCount(cards.length - shownCards, 'more card', 'more cards')}</p> : null}
    </section>
  );
}

/** Cards from a file or pasted text: first what will be made, then the making. */
export function ImportDialog({ deck, onClose }: { readonly deck: DeckView; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [found, setFound] = useState<Read | null>(null);
  const [progress, setProgress] = useState('');
  const stop = useRef(new AbortController());
  const draft = found?.draft ?? null;
  const read = useMutation({ mutationFn: readFile, onSuccess: setFound, onMutate: () => setFound(null) });
  const add = useMutation({
    mutationFn: (whole: Read) => {
      stop.current = new AbortController();
      return makeCards(deck.id, whole, setProgress, stop.current.signal);
    },
    onSettled: () => void cardsChanged(client),
    onSuccess: ({ added, left }) => {
      const without = left > 0 ? `, ${formatCount(left, 'picture')} left out` : '';
      showToast({ title: `${formatCount(added, 'card')} added to “${deck.name}”${without}`, tone: 'success' });
      onClose();
    },
  });
  const leave = () => {
    stop.current.abort();
    onClose();
  };
  const error = read.error ?? add.error;
  return (
    <Dialog
      open
      onOpenChange={leave}
      title="Import cards"
      description="From CSV, tab-separated text, Anki text, or an Anki package (.apkg). The file is read on this device."
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button disabled={!draft || draft.cards.length === 0} busy={add.isPending} busyLabel={progress} onClick={() => found && add.mutate(found)}>
            {draft && draft.cards.length > 0 ? `Add ${formatCount(draft.cards.length, 'card')}` : 'Add cards'}
          </Button>
        </>
      }
    >
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        File
        <input
          type="file"
          accept=".csv,.tsv,.txt,.apkg,.colpkg,text/*"
          disabled={add.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) read.mutate(file);
          }}
          className="min-h-12 rounded-control border border-line-strong bg-raised p-2 text-base font-normal file:mr-3 file:rounded-control file:border-0 file:bg-primary-soft file:px-3 file:py-2 file:text-ink"
        />
      </label>
      <div className="mt-4">
        <TextAreaField
          label="Or paste rows from a spreadsheet"
          description="One card a row: the front, then the back."
          rows={3}
          disabled={add.isPending}
          onChange={({ target }) => {
            const { rows, html } = readTextTable(target.value);
            setFound(target.value.trim() === '' ? null : { draft: draftCards(rows, html), pictures: noPictures });
          }}
        />
      </div>
      {read.isPending ? (
        <p role="status" className="mt-4 text-muted">
          Reading the file…
        </p>
      ) : null}
      <div role="alert" className="mt-4 empty:hidden">
        {error ? <Alert tone="danger">{error.message}</Alert> : null}
      </div>
      {draft ? <Preview draft={draft} /> : null}
    </Dialog>
  );
}
