import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';

/** What is due: questions that were missed or guessed, and flashcards, each with the way to where it is done. `rests`: today is for rest. */
export function DueReviews({ rests = false }: { readonly rests?: boolean }) {
  const { data } = useQuery(reviewSummaryQuery);
  if (!data || (data.open === 0 && data.cardsDue === 0)) return null;
  const { due, open, cardsDue } = data;
  const parts = [due > 0 ? `${formatCount(due, 'question')} you missed or guessed` : '', cardsDue > 0 ? formatCount(cardsDue, 'flashcard') : ''].filter(
    Boolean,
  );
  return (
    <section aria-labelledby="due-reviews" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 id="due-reviews" className="text-xl font-semibold">
          {parts.length > 0 ? `${formatCount(due + cardsDue, 'review')} due` : 'No reviews due'}
        </h2>
        <p className="mt-1 text-muted">
          {parts.length > 0
            ? `${parts.join(' and ')}${rests ? `. ${due + cardsDue === 1 ? 'It' : 'They'} can wait until after your SAT.` : ', worth another try today.'}`
            : `${formatCount(open, 'question')} in your error log will come back when it’s time.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {open > 0 ? (
          <ButtonLink variant={due > 0 && !rests ? 'primary' : 'secondary'} to={pathTo('review')}>
            {due > 0 ? 'Review mistakes' : 'Error log'}
          </ButtonLink>
        ) : null}
        {cardsDue > 0 ? (
          <ButtonLink variant={due > 0 || rests ? 'secondary' : 'primary'} to={pathTo('flashcards')}>
            Study flashcards
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
