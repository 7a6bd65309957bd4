import { useQuery } from '@tanstack/react-query';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';

/** What is due for review, if anything is. */
export function DueReviews() {
  const { data } = useQuery(reviewSummaryQuery);
  if (!data || data.open === 0) return null;
  return (
    <section aria-labelledby="due-reviews" className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 id="due-reviews" className="text-xl font-semibold">
          {data.due > 0 ? `${formatCount(data.due, 'review')} due` : 'No reviews due'}
        </h2>
        <p className="mt-1 text-muted">
          {data.due > 0 ? 'Questions you missed, worth trying again today.' : `${formatCount(data.open, 'question')} in your error log will come back in time.`}
        </p>
      </div>
      <ButtonLink variant={data.due > 0 ? 'primary' : 'secondary'} to={pathTo('review')}>
        {data.due > 0 ? 'Review' : 'Error log'}
      </ButtonLink>
    </section>
  );
}
