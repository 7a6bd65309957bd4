import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createDeck } from '#contract/flashcard-decks.ts';
import { defaultDeck } from '#core/flashcards/card.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { cardsChanged, decksQuery, keepForOffline } from './card-queries.ts';
import { DeckDialog, SettingsDialog } from './deck-dialogs.tsx';
import { DeckRow } from './deck-row.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Statistics } from './statistics.tsx';

function FirstDeck({ onOwn }: { readonly onOwn: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigateHere();
  const [once] = useState(makeOnce);
  const start = useMutation({
    mutationFn: () => once((requestId) => api(createDeck, { body: { requestId } })),
    onSuccess: async ({ id }) => {
      await cardsChanged(client);
      navigate(pathTo('deck', { deckId: id }));
    },
  });
  return (
    <EmptyState
      title="No cards yet"
      action={
        <>
          <Button busy={start.isPending} busyLabel="Creating…" onClick={() => start.mutate()}>
            Start with “{defaultDeck.name}”
          </Button>
          <Button variant="secondary" onClick={onOwn}>
            Name your own deck
          </Button>
        </>
      }
    >
      After you answer a card, it comes back just before you would forget it. Make your own, or add words, concepts, and mistakes with “Add to deck” wherever
      you see them.
      <div role="alert" className="mt-3 empty:hidden">
        {start.error ? <Alert tone="danger">{start.error.message}</Alert> : null}
      </div>
    </EmptyState>
  );
}

/** /flashcards */
export function DecksScreen() {
  const client = useQueryClient();
  const navigate = useNavigateHere();
  const { data, error, refetch } = useQuery(decksQuery);
  const [open, setOpen] = useState<'new' | 'settings' | null>(null);
  useEffect(() => {
    if (data && !data.fromDevice) void keepForOffline(client, data);
  }, [client, data]);
  const close = () => setOpen(null);
  const decks = data?.decks ?? [];
  const left = decks.reduce((sum, deck) => sum + deck.left.due + deck.left.step + deck.left.new, 0);
  const first = decks.find((deck) => deck.left.due + deck.left.step + deck.left.new > 0);
  const lead =
    decks.length === 0
      ? 'Remember what you learn, card by card.'
      : left > 0
        ? `${formatCount(left, 'card')} to study today.`
        : decks.some(({ wordCount }) => wordCount > 0)
          ? 'Done for today.'
          : 'Add your first cards to a deck.';
  return (
    <Page
      title="Flashcards"
      lead={data ? lead : undefined}
      actions={
        data ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onClick={() => setOpen('settings')}>
              <Settings2 aria-hidden size={18} /> Settings
            </Button>
            <Button variant="secondary" onClick={() => setOpen('new')}>
              <Plus aria-hidden size={18} /> New deck
            </Button>
          </div>
        ) : undefined
      }
    >
      {data?.fromDevice ? <OfflineNote /> : null}
      {!data ? (
        error ? (
          <ErrorState title="Your decks did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label="Loading your decks" />
        )
      ) : decks.length === 0 ? (
        <FirstDeck onOwn={() => setOpen('new')} />
      ) : (
        <>
          <KeepsFocus>
            <ul className="border-y border-line">
              {decks.map((deck) => (
                <DeckRow key={deck.id} deck={deck} first={deck.id === first?.id} />
              ))}
            </ul>
          </KeepsFocus>
          {data.fromDevice ? null : <Statistics aim={data.settings.retention} />}
        </>
      )}
      {open === 'new' ? <DeckDialog deck={null} onClose={close} onCreated={(deckId) => navigate(pathTo('deck', { deckId }))} /> : null}
      {open === 'settings' && data ? <SettingsDialog settings={data.settings} onClose={close} /> : null}
    </Page>
  );
}
