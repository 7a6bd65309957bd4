import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteDeck, restoreDeck, type DeckView } from '#contract/flashcard-decks.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink, IconButton } from '#client/ui/button.tsx';
import { formatCount, formatShortDate } from '#client/ui/format.ts';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { cardsChanged } from './card-queries.ts';
import { leftText } from './card-words.ts';
import { DeckDialog, ShareDialog } from './deck-dialogs.tsx';

/** Deletes a deck; for a while it can be brought back. */
export function useDeleteDeck() {
  const client = useQueryClient();
  const failed = (error: Error) => showToast({ title: error.message, tone: 'danger' });
  const changed = () => void cardsChanged(client);
  const restore = useMutation({ mutationFn: (deckId: string) => api(restoreDeck, { params: { deckId } }), onSuccess: changed, onError: failed });
  return useMutation({
    mutationFn: ({ id }: DeckView) => api(deleteDeck, { params: { deckId: id } }),
    onSuccess: (_, { id, name }) => {
      changed();
      showToast({ title: `“${name}” is deleted`, timeoutMs: 12_000, action: { label: 'Undo', onClick: () => restore.mutate(id) } });
    },
    onError: failed,
  });
}

export interface DeckRowProps {
  readonly deck: DeckView;
  /** The first deck with something left: the one thing to do next. */
  readonly first: boolean;
}

/** A deck with what is left today. */
export function DeckRow({ deck, first }: DeckRowProps) {
  const [open, setOpen] = useState<'name' | 'share' | null>(null);
  const remove = useDeleteDeck();
  const left = leftText(deck.left);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4 last:border-0">
      <div className="min-w-0 grow basis-64">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <Link className="min-w-0 rounded-control wrap-anywhere hover:underline" to={pathTo('deck', { deckId: deck.id })}>
            {deck.name}
          </Link>
          {deck.link ? <Badge tone="primary">Shared</Badge> : null}
        </h2>
        {deck.description ? <p className="wrap-anywhere text-muted">{deck.description}</p> : null}
        <p className="mt-0.5 text-sm text-muted">
          {formatCount(deck.wordCount, 'card')}
          {deck.lastStudiedAt ? ` · studied ${formatShortDate(deck.lastStudiedAt)}` : ''}
          {deck.leeches > 0 ? ` · ${formatCount(deck.leeches, 'card')} that keep slipping` : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 max-sm:w-full">
        <p className="tabular text-sm font-medium">{left || (deck.wordCount > 0 ? 'Done for today' : 'No cards yet')}</p>
        <div className="flex items-center gap-1">
          {left ? (
            <ButtonLink variant={first ? 'summit' : 'secondary'} to={pathTo('studyDeck', { deckId: deck.id })} aria-label={`Study ${deck.name}`}>
              Study
            </ButtonLink>
          ) : (
            <ButtonLink
              variant="secondary"
              to={pathTo('deck', { deckId: deck.id })}
              aria-label={`${deck.wordCount > 0 ? 'Open' : 'Add cards to'} ${deck.name}`}
            >
              {deck.wordCount > 0 ? 'Open' : 'Add cards'}
            </ButtonLink>
          )}
          <Menu
            trigger={
              <IconButton label={`More for ${deck.name}`}>
                <Ellipsis aria-hidden size={20} />
              </IconButton>
            }
          >
            <MenuItem icon={<Pencil aria-hidden size={18} />} onSelect={() => setOpen('name')}>
              Rename
            </MenuItem>
            <MenuItem icon={<Share2 aria-hidden size={18} />} onSelect={() => setOpen('share')}>
              Share a copy
            </MenuItem>
            <MenuItem danger icon={<Trash2 aria-hidden size={18} />} onSelect={() => remove.mutate(deck)}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      </div>
      {open === 'name' ? <DeckDialog deck={deck} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog deck={deck} onClose={close} /> : null}
    </li>
  );
}
