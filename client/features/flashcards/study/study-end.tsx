import { useQuery } from '@tanstack/react-query';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { EmptyState } from '#client/ui/page-states.tsx';
import { decksQuery } from '../card-queries.ts';
import { leftText, whenText } from '../card-words.ts';
import { comesNext, type Session } from './session.ts';

function howItWent(cards: number, slips: number): string {
  if (slips > 0) return `${formatCount(slips, 'miss', 'misses')}. What you missed comes back sooner.`;
  return cards === 1 ? 'You remembered it.' : 'You remembered them all.';
}

/** Done for now: how it went, and what is next. */
export function StudyEnd({ session, onUndo }: { readonly session: Session; readonly onUndo: () => void }) {
  const { data } = useQuery(decksQuery);
  const other = data?.decks.find(({ id, left }) => id !== session.deckId && leftText(left));
  const answers = session.given.length;
  const cards = new Set(session.given.map(({ review }) => review.cardId)).size;
  const slips = session.given.filter(({ review }) => review.grade === 'again').length;
  const next = comesNext(session);
  return (
    <EmptyState
      title={answers === 0 ? 'Nothing to study right now' : 'Done for now'}
      action={
        <>
          {other ? (
            <ButtonLink variant="summit" to={pathTo('studyDeck', { deckId: other.id })}>
              Study {other.name}
            </ButtonLink>
          ) : null}
          <ButtonLink variant={other ? 'secondary' : 'primary'} to={pathTo('flashcards')}>
            All decks
          </ButtonLink>
          {answers > 0 ? (
            <Button variant="quiet" onClick={onUndo}>
              Undo last answer
            </Button>
          ) : null}
        </>
      }
    >
      {answers > 0 ? (
        <p>
          You studied {formatCount(cards, 'card')}. {howItWent(cards, slips)}
        </p>
      ) : null}
      <p className="mt-1">{next === null ? 'Add some cards to study next.' : `The next card comes ${whenText(next, Date.now())}.`}</p>
    </EmptyState>
  );
}
