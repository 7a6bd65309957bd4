import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { mainCategories } from '#core/topics/topics.ts';
import type { listDecks } from '#contract/quizzes.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { Badge, TopicMark } from '#client/ui/badge.tsx';
import { formatCount } from '#client/ui/format.ts';

type Deck = Output<typeof listDecks>['decks'][number];

const deckPath = ({ deckKey, kind }: Deck): string => (kind === 'smart' ? pathTo('guestSmartQuiz') : pathTo('guestQuizDeck', { deckKey }));

/** Decks to choose from, each a line that opens it. */
export function DeckList({ decks }: { readonly decks: readonly Deck[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {decks.map((deck) => (
        <li key={deck.deckKey}>
          <Link
            to={deckPath(deck)}
            className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:bg-hover"
          >
            <TopicMark colour={deck.category ? mainCategories[deck.category].colour : 'grey'} />
            <span className="min-w-0 grow">
              <span className="block font-medium">{deck.name}</span>
              <span className="block text-sm text-muted">{formatCount(deck.size, 'question')}</span>
            </span>
            {deck.open ? (
              <Badge tone="primary">
                {deck.open.answered} of {deck.open.questions}
              </Badge>
            ) : null}
            <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
