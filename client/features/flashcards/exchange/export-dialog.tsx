import { useMutation } from '@tanstack/react-query';
import type { DeckView } from '#contract/flashcard-decks.ts';
import { csvText } from '#core/csv.ts';
import { ankiText } from '#core/flashcards/exchange/delimited.ts';
import { htmlFromText } from '#core/flashcards/exchange/html.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatCount } from '#client/ui/format.ts';
import { readAllSides } from '../card-queries.ts';

const formats = [
  { kind: 'apkg', label: 'Anki package', text: 'For Anki on any device, with pictures: .apkg' },
  { kind: 'csv', label: 'CSV', text: 'For spreadsheets, text only: .csv' },
  { kind: 'txt', label: 'Anki text', text: 'For Anki, text only: .txt' },
] as const;
type Kind = (typeof formats)[number]['kind'];

/** A name that every file system takes. */
const fileName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60) || 'deck';

async function save(deck: DeckView, kind: Kind): Promise<void> {
  const cards = await readAllSides(deck.id);
  const name = `${fileName(deck.name)}.${kind}`;
  if (kind === 'csv') return saveFile(name, 'text/csv', csvText(cards.map(({ front, back }) => [front, back])));
  if (kind === 'txt') return saveFile(name, 'text/plain', ankiText(cards.map(({ front, back }) => [htmlFromText(front), htmlFromText(back)])));
  const [{ writeApkg }, { withPictures }] = await Promise.all([import('./write-apkg.ts'), import('./bring-pictures.ts')]);
  const whole = await withPictures(cards);
  saveFile(name, 'application/octet-stream', await writeApkg(deck.name, whole.cards, Date.now(), whole.pictures));
}

/** The deck as a file for other programs. */
export function ExportDialog({ deck, onClose }: { readonly deck: DeckView; readonly onClose: () => void }) {
  const { mutate, isPending, variables, error } = useMutation({ mutationFn: (kind: Kind) => save(deck, kind), onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export deck"
      description={`${formatCount(deck.wordCount, 'card')} with both sides, without your schedule.`}
      width="small"
    >
      <ul className="flex flex-col gap-3">
        {formats.map(({ kind, label, text }) => (
          <li key={kind} className="flex items-center justify-between gap-4">
            <span className="text-muted">{text}</span>
            <Button
              variant="secondary"
              className="shrink-0"
              busy={isPending && variables === kind}
              busyLabel="Preparing…"
              aria-disabled={isPending}
              onClick={() => isPending || mutate(kind)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert" className="mt-4 empty:hidden">
        {error ? <Alert tone="danger">{error.message}</Alert> : null}
      </div>
    </Dialog>
  );
}
