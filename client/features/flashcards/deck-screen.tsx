import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Pencil, Plus, Printer, Share2, Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type DeckView } from '#contract/flashcard-decks.ts';
import { cardFilters, type CardFilter } from '#contract/flashcards.ts';
import { roomFor } from '#core/flashcards/card.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { cardList, decksQuery } from './card-queries.ts';
import { CardRow } from './card-row.tsx';
import { leftText } from './card-words.ts';
import { DeckDialog, ShareDialog } from './deck-dialogs.tsx';
import { useDeleteDeck } from './deck-row.tsx';
import { OfflineNote } from './offline-note.tsx';

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./exchange/import-dialog.tsx')).ImportDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./exchange/export-dialog.tsx')).ExportDialog }));
const PrintDeck = lazy(async () => ({ default: (await import('./print-deck.tsx')).PrintDeck }));

const filterNames = { all: 'All', new: 'New', leeches: 'Keep slipping', paused: 'Set aside' } as const satisfies Record<CardFilter, string>;
const noneOf = {
  all: 'Write a card, import some, or use “Add to deck” on words, concepts, and mistakes.',
  new: 'You have started every card in this deck.',
  leeches: 'A card you forget six times lands here. Rewrite it, or split it into two.',
  paused: 'Cards you set aside land here. They don’t come up while you study.',
} as const satisfies Record<CardFilter, string>;

type Opened = 'card' | 'name' | 'share' | 'import' | 'export' | 'print';

function Actions({ deck, onOpen }: { readonly deck: DeckView; readonly onOpen: (what: Opened) => void }) {
  const navigate = useNavigate();
  const remove = useDeleteDeck();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {leftText(deck.left) ? (
        <ButtonLink variant="summit" className="max-sm:w-full" to={pathTo('studyDeck', { deckId: deck.id })}>
          Study
        </ButtonLink>
      ) : null}
      <Button variant="secondary" onClick={() => onOpen('card')}>
        <Plus aria-hidden size={18} /> New card
      </Button>
      <Button variant="secondary" onClick={() => onOpen('import')}>
        <Upload aria-hidden size={18} /> Import
      </Button>
      <Menu
        trigger={
          <IconButton label="More for this deck">
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        }
      >
        <MenuItem icon={<Download aria-hidden size={18} />} onSelect={() => onOpen('export')}>
          Export
        </MenuItem>
        {deck.wordCount > 0 ? (
          <MenuItem icon={<Printer aria-hidden size={18} />} onSelect={() => onOpen('print')}>
            Print
          </MenuItem>
        ) : null}
        <MenuItem icon={<Share2 aria-hidden size={18} />} onSelect={() => onOpen('share')}>
          Share a copy
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden size={18} />} onSelect={() => onOpen('name')}>
          Rename
        </MenuItem>
        <MenuItem
          danger
          icon={<Trash2 aria-hidden size={18} />}
          onSelect={() => {
            remove.mutate(deck);
            void navigate(pathTo('flashcards'));
          }}
        >
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}

/** /flashcards/:deckId */
export function DeckScreen() {
  const { deckId = '' } = useParams();
  const { data, error, refetch } = useQuery(decksQuery);
  const { q, show, goTo } = useListUrl(cardFilters, ['added']);
  const [open, setOpen] = useState<Opened | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const deck = data?.decks.find(({ id }) => id === deckId);
  if (!deck)
    return (
      <Page title="Deck">
        {data ? (
          <EmptyState
            title="We could not find this deck"
            action={
              <ButtonLink variant="secondary" to={pathTo('flashcards')}>
                All decks
              </ButtonLink>
            }
          >
            It may have been deleted, or it belongs to another account.
          </EmptyState>
        ) : error ? (
          <ErrorState title="The deck did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label="Loading the deck" />
        )}
      </Page>
    );
  const inAll = data?.decks.reduce((sum, { wordCount }) => sum + wordCount, 0) ?? 0;
  const lead = [
    deck.description,
    `${formatCount(deck.wordCount, 'card')}. ${leftText(deck.left) ? `Today: ${leftText(deck.left)}.` : deck.wordCount > 0 ? 'Done for today.' : ''}`,
  ];
  return (
    <Page title={deck.name} lead={lead.filter(Boolean).join(' · ')} actions={<Actions deck={deck} onOpen={setOpen} />}>
      <p className="-mt-4 mb-6">
        <Link className="text-link" to={pathTo('flashcards')}>
          All decks
        </Link>
      </p>
      {data?.fromDevice ? <OfflineNote /> : null}
      {deck.wordCount > 0 ? <SearchForm label="Text on a card" q={q} maxLength={80} onSearch={(next) => goTo({ q: next })} /> : null}
      <Tabs
        label="Which cards"
        value={show}
        onChange={(next) => goTo({ show: next })}
        items={cardFilters.map((filter) => ({
          value: filter,
          label: filter === 'leeches' && deck.leeches > 0 ? `${filterNames[filter]} (${deck.leeches})` : filterNames[filter],
          content: (
            <PagedList
              key={`${deckId} ${filter} ${q}`}
              list={cardList(deckId, filter, q)}
              noun="card"
              empty={<EmptyState title="No cards here">{q ? 'No card matches. Try fewer letters.' : noneOf[filter]}</EmptyState>}
            >
              {(rows) => (
                <ul className="-mt-3 border-b border-line">
                  {rows.map((card) => (
                    <CardRow key={card.id} card={card} deckId={deckId} />
                  ))}
                </ul>
              )}
            </PagedList>
          ),
        }))}
      />
      {open === 'name' ? <DeckDialog deck={deck} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog deck={deck} onClose={close} /> : null}
      <Suspense>
        {open === 'card' ? <CardDialog deckId={deckId} card={null} onClose={close} /> : null}
        {open === 'import' ? <ImportDialog deck={deck} room={roomFor(deck.wordCount, inAll)} onClose={close} /> : null}
        {open === 'export' ? <ExportDialog deck={deck} onClose={close} /> : null}
        {open === 'print' ? <PrintDeck deck={deck} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
