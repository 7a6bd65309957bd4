import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { copySharedDeck } from '#contract/flashcard-decks.ts';
import { pathTo } from '#client/paths.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { formatCount } from '#client/ui/format.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { cardsChanged, sharedDeckQuery } from './card-queries.ts';

/** /flashcards/shared/:link */
export function SharedDeckScreen() {
  const { link = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigateHere();
  const { data, error, refetch } = useQuery(sharedDeckQuery(link));
  const [once] = useState(makeOnce);
  const copy = useMutation({
    mutationFn: () => once((requestId) => api(copySharedDeck, { params: { link }, query: { requestId } })),
    onSuccess: async ({ id }) => {
      await cardsChanged(client);
      navigate(pathTo('deck', { deckId: id }), { replace: true });
    },
  });
  if (!data)
    return (
      <Page title="Shared deck">
        {error ? (
          <DidNotLoad what="deck" error={error} onRetry={() => void refetch()} list={{ label: 'Your decks', to: pathTo('flashcards') }}>
            This link no longer works. The owner may have stopped sharing the deck.
          </DidNotLoad>
        ) : (
          <LoadingState label="Loading the deck" />
        )}
      </Page>
    );
  return (
    <Page
      title={data.name}
      lead={`A deck of ${formatCount(data.wordCount, 'card')} that someone shared with you. ${data.description}`}
      actions={
        <Button busy={copy.isPending} busyLabel="Copying…" onClick={() => copy.mutate()}>
          Add a copy to my decks
        </Button>
      }
    >
      <div role="alert" className="mb-4 empty:hidden">
        {copy.error ? <Alert tone="danger">{copy.error.message}</Alert> : null}
      </div>
      <h2 className="mb-2 font-semibold">First cards</h2>
      <ul className="max-w-prose border-y border-line">
        {data.first.map(({ front, back }, index) => (
          // Two cards may be the same.
          <li key={`${index.toString()} ${front}`} className="border-b border-line py-3 last:border-0">
            <RichText className="font-medium" text={front} />
            <RichText className="text-muted" text={back} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
