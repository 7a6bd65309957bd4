import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DeckView } from '#contract/flashcard-decks.ts';
import { addCards } from '#contract/flashcards.ts';
import { cardIdAt, idBytes } from '#core/flashcards/card-id.ts';
import { cardsPerRequest } from '#core/flashcards/card.ts';
import { readTextTable } from '#core/flashcards/exchange/delimited.ts';
import { draftCards, picturesOf, type Draft } from '#core/flashcards/exchange/draft-cards.ts';
import { FileField } from '#client/kits/files/file-field.tsx';
import { textOfFile } from '#client/kits/files/text-of-file.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { cardsChanged } from '../card-queries.ts';
import type { LeftBehind } from './anki-media.ts';
import { ImportPreview } from './import-preview.tsx';

/** What will be made, and the pictures that came along. */
interface Read {
  readonly draft: Draft;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly left: LeftBehind | null;
  /** Of the cards to be made, in the order of the file: what is tried again makes no card twice. */
  readonly ids: readonly string[];
}

function idsFor({ cards }: Draft): string[] {
  const began = Date.now();
  return cards.map((_, index) => cardIdAt(began + index, crypto.getRandomValues(new Uint8Array(idBytes))));
}

/** What a file without pictures has of them. */
const bare: Pick<Read, 'pictures' | 'left'> & { readonly unread: number } = { pictures: new Map(), left: null, unread: 0 };

/** @param room for how many more cards */
async function readFile(file: File, room: number): Promise<Read> {
  const { largestFile, readApkg, UnreadableFile } = await import('./read-apkg.ts');
  if (file.size > largestFile) throw new UnreadableFile('This file is larger than 20 MB. Export fewer decks at a time, or leave pictures and sounds out.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, html, pictures, left, unread } = isZip ? await readApkg(bytes) : { ...bare, ...readTextTable(textOfFile(bytes)) };
  const draft = draftCards(rows, html, new Set(pictures.keys()), room, unread);
  if (draft.cards.length === 0 && Object.keys(draft.skipped).length === 0)
    throw new UnreadableFile('There are no cards in this file. We read CSV, tab-separated text, Anki text, and Anki packages (.apkg).');
  return { draft, pictures, left, ids: idsFor(draft) };
}

/** Makes the cards, their pictures first. Resolves to how many were added, and how many pictures had to stay behind. */
async function makeCards(
  deckId: string,
  { draft: { cards }, pictures, ids: cardIds }: Read,
  onProgress: (text: string) => void,
  signal: AbortSignal,
): Promise<{ readonly added: number; readonly left: number }> {
  const { uploadPictures } = await import('./bring-pictures.ts');
  const said = (done: number, of: number) => `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
  const ids = await uploadPictures(cards, pictures, (done, of) => onProgress(`Pictures: ${said(done, of)}`), signal);
  if (signal.aborted) return { added: 0, left: 0 };
  const idOf = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null));
  const made = cards.map(({ front, back, frontPicture, backPicture }, index) => ({
    id: cardIds[index] ?? '',
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

export interface ImportDialogProps {
  readonly deck: DeckView;
  /** How many more cards fit. */
  readonly room: number;
  readonly onClose: () => void;
}

/** Cards from a file or pasted text: first what will be made, then the making. */
export function ImportDialog({ deck, room, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const [found, setFound] = useState<Read | null>(null);
  const [progress, setProgress] = useState('');
  const stop = useRef(new AbortController());
  const latest = useRef<File | undefined>(undefined);
  const read = useMutation({
    mutationFn: (file: File) => readFile(file, room),
    // Another file may have been chosen, or rows pasted, while this one was read.
    onSuccess: (cards, file) => latest.current === file && setFound(cards),
  });
  const cards = found?.draft.cards.length ?? 0;
  const form = useForm({
    read: () => found,
    check: (whole): Record<string, string> => (whole && whole.draft.cards.length > 0 ? {} : { file: 'Choose a file with cards, or paste rows below.' }),
    send: async (whole) => {
      stop.current = new AbortController();
      try {
        return whole && (await makeCards(deck.id, whole, setProgress, stop.current.signal));
      } finally {
        void cardsChanged(client);
      }
    },
    onDone: (made) => {
      if (!made || (stop.current.signal.aborted && made.added === 0)) return;
      const without = made.left > 0 ? `, ${formatCount(made.left, 'picture')} left out` : '';
      showToast({ title: `${formatCount(made.added, 'card')} added to “${deck.name}”${without}`, tone: 'success' });
      onClose();
    },
  });
  const choose = (file: File | undefined) => {
    latest.current = file;
    form.forget();
    read.reset();
    setFound(null);
    if (file) read.mutate(file);
  };
  const paste = (text: string) => {
    latest.current = undefined;
    form.forget();
    read.reset();
    const { rows, html } = readTextTable(text);
    const draft = draftCards(rows, html, undefined, room);
    setFound(text.trim() === '' ? null : { ...bare, draft, ids: idsFor(draft) });
  };
  const leave = () => {
    stop.current.abort();
    onClose();
  };
  const fileField = form.field('file');
  return (
    <Dialog
      open
      onOpenChange={leave}
      title="Import cards"
      description="From CSV, tab-separated text, Anki text, or an Anki package (.apkg). The file is read on this device."
      typed={form.edited}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={form.busy} busyLabel={progress}>
            {cards > 0 ? `Add ${formatCount(cards, 'card')}` : 'Add cards'}
          </Button>
        </>
      }
    >
      <Form form={form} className="gap-4">
        <FileField
          label="File"
          accept=".csv,.tsv,.txt,.apkg,.colpkg,text/*"
          disabled={form.busy}
          name={fileField.name}
          error={fileField.error}
          unreadable={read.error?.message}
          onChoose={choose}
        />
        <TextArea
          label="Or paste rows from a spreadsheet"
          description="One card per row: the front, then the back."
          rows={3}
          {...form.field('rows')}
          disabled={form.busy}
          onChange={({ target }) => paste(target.value)}
        />
      </Form>
      {read.isPending ? (
        <p role="status" className="mt-4 text-muted">
          Reading the file…
        </p>
      ) : null}
      {found ? <ImportPreview draft={found.draft} left={found.left} room={room} /> : null}
    </Dialog>
  );
}
