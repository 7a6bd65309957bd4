import '#client/ui/print.css';
import './print-deck.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DeckView } from '#contract/flashcard-decks.ts';
import { formatCount } from '#client/ui/format.ts';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { CardPicture } from './card-picture.tsx';
import { readAllSides } from './card-queries.ts';

/** Pictures that do not come leave their space; the cards are printed all the same. */
const drawn = (paper: HTMLElement | null) => Promise.allSettled([...(paper?.querySelectorAll('img') ?? [])].map((image) => image.decode()));

/** The cards of a deck on paper: front and back beside each other, as strips to cut out and fold. Prints once it is ready. */
export function PrintDeck({ deck, onClose }: { readonly deck: DeckView; readonly onClose: () => void }) {
  const paper = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    queryKey: ['flashcards', 'paper', deck.id],
    queryFn: async ({ signal }) => (await Promise.all([readAllSides(deck.id, signal), loadMath()]))[0],
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!error) return;
    showToast({ title: 'We could not prepare the cards', description: error.message, tone: 'danger' });
    onClose();
  }, [error, onClose]);
  useEffect(() => {
    if (!data) return undefined;
    let gone = false;
    const close = () => {
      if (!gone) onClose();
    };
    window.addEventListener('afterprint', close);
    void Promise.all([document.fonts.ready, drawn(paper.current)]).then(() => gone || window.print());
    return () => {
      gone = true;
      window.removeEventListener('afterprint', close);
    };
  }, [data, onClose]);
  if (!data)
    return (
      <p role="status" className="sr-only">
        Preparing the cards…
      </p>
    );
  return createPortal(
    <div ref={paper} className="print-report">
      <h1>{deck.name}</h1>
      <p className="text-sm text-muted">
        {formatCount(data.length, 'card')}. To make real cards, cut along the solid lines and fold each strip along the dotted one.
      </p>
      <ol className="print-cards">
        {data.map(({ front, back, frontPicture, backPicture }, index) => (
          // The sides of a card may stand in a deck twice; the list never changes.
          <li key={index} className="print-card">
            <div className="print-side font-medium">
              <RichText text={front} />
              <CardPicture small id={frontPicture ?? null} side="front" />
            </div>
            <div className="print-side">
              <RichText text={back} />
              <CardPicture small id={backPicture ?? null} side="back" />
            </div>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
