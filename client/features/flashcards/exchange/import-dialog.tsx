import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ThinProgress } from '#client/ui/thin-progress.tsx';
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

async function readFile(file: File): Promise<Draft> {
  const { largestFile, readApkg, UnreadableFile } = await import('./read-apkg.ts');
  if (file.size > largestFile) throw new UnreadableFile('This file is larger than 20 MB. Export fewer decks at a time, or leave pictures and sounds out.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, html } = isZip ? await readApkg(bytes) : readTextTable(new TextDecoder().decode(bytes));
  const draft = draftCards(rows, html);
  if (draft.cards.length === 0 && Object.keys(draft.skipped).length === 0)
    throw new UnreadableFile('There are no cards in this file. We read CSV, tab-separated text, Anki text, and Anki packages (.apkg).');
  return draft;
}

function Preview({ draft: { cards, skipped } }: { readonly draft: Draft }) {
  const left = (Object.keys(reasons) as SkipReason[]).filter((why) => (skipped[why] ?? 0) > 0);
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{cards.length === 0 ? 'No cards can be made of this' : `${formatCount(cards.length, 'card')} will be made`}</h3>
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
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sent, setSent] = useState(0);
  const read = useMutation({ mutationFn: readFile, onSuccess: setDraft, onMutate: () => setDraft(null) });
  const add = useMutation({
    mutationFn: async ({ cards }: Draft) => {
      const began = Date.now();
      // Ids follow the order of the file.
      const made = cards.map((card, index) => ({ id: cardIdAt(began + index, crypto.getRandomValues(new Uint8Array(idBytes))), ...card }));
      let added = 0;
      for (let from = 0; from < made.length; from += cardsPerRequest) {
        added += (await api(addCards, { params: { deckId: deck.id }, body: { cards: made.slice(from, from + cardsPerRequest) } }, { timeoutMs: 60_000 })).added;
        setSent(Math.min(made.length, from + cardsPerRequest));
      }
      return added;
    },
    onSettled: () => void cardsChanged(client),
    onSuccess: (added) => {
      showToast({ title: `${formatCount(added, 'card')} added to “${deck.name}”`, tone: 'success' });
      onClose();
    },
  });
  const error = read.error ?? add.error;
  return (
    <Dialog
      open
      onOpenChange={() => (add.isPending ? undefined : onClose())}
      title="Import cards"
      description="From CSV, tab-separated text, Anki text, or an Anki package (.apkg). The file is read on this device."
      actions={
        <>
          <Button variant="secondary" disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!draft || draft.cards.length === 0}
            busy={add.isPending}
            busyLabel={`Adding… ${sent.toLocaleString('en-US')} of ${(draft?.cards.length ?? 0).toLocaleString('en-US')}`}
            onClick={() => draft && add.mutate(draft)}
          >
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
            setDraft(target.value.trim() === '' ? null : draftCards(rows, html));
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
      {add.isPending ? <ThinProgress label="Cards added" value={sent} max={draft?.cards.length ?? 1} /> : null}
    </Dialog>
  );
}
