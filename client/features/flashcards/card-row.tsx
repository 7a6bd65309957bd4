import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type CardView } from '#contract/flashcard-parts.ts';
import { removeCards, updateCard } from '#contract/flashcards.ts';
import { isLeech } from '#core/flashcards/schedule.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { CardPicture } from './card-picture.tsx';
import { cardsChanged } from './card-queries.ts';
import { whenText } from './card-words.ts';

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));

function standText({ paused, schedule }: CardView): string {
  if (paused) return 'Set aside';
  if (schedule.state === 'new' || schedule.dueAt === null) return 'New';
  return schedule.dueAt <= Date.now() ? 'Due now' : `Comes back ${whenText(schedule.dueAt, Date.now())}`;
}

/** A card in a list: both sides, where it stands, and what can be done with it. */
export function CardRow({ card, deckId }: { readonly card: CardView; readonly deckId: string }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const changed = () => void cardsChanged(client);
  const failed = (error: Error) => showToast({ title: error.message, tone: 'danger' });
  const pause = useMutation({
    mutationFn: () => api(updateCard, { params: { cardId: card.id }, body: { paused: !card.paused } }),
    onSuccess: changed,
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: (removed: boolean) => api(removeCards, { body: { cardIds: [card.id], removed } }),
    onSuccess: (_, removed) => {
      changed();
      if (removed) showToast({ title: 'Card deleted', timeoutMs: 12_000, action: { label: 'Undo', onClick: () => remove.mutate(false) } });
    },
    onError: failed,
  });
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <div className="grid min-w-0 grow gap-x-8 gap-y-1 sm:grid-cols-2">
        <RichText className="line-clamp-4 min-w-0 font-medium wrap-anywhere" text={card.front} />
        <RichText className="line-clamp-4 min-w-0 text-muted wrap-anywhere" text={card.back} />
        {(card.frontPicture ?? card.backPicture) ? (
          <>
            <div>
              <CardPicture small id={card.frontPicture} side="front" />
            </div>
            <div>
              <CardPicture small id={card.backPicture} side="back" />
            </div>
          </>
        ) : null}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted sm:col-span-2">
          {standText(card)}
          {isLeech(card.schedule) ? <Badge tone="warning">Keeps slipping</Badge> : null}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label={`More for “${card.front.slice(0, 40)}”`}>
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden size={18} />} onSelect={() => setEditing(true)}>
          Edit
        </MenuItem>
        <MenuItem icon={card.paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />} onSelect={() => pause.mutate()}>
          {card.paused ? 'Study it again' : 'Set aside'}
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden size={18} />} onSelect={() => remove.mutate(true)}>
          Delete
        </MenuItem>
      </Menu>
      <Suspense>{editing ? <CardDialog deckId={deckId} card={card} onClose={() => setEditing(false)} /> : null}</Suspense>
    </li>
  );
}
