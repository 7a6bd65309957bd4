/** How much is due for review. Shown in the navigation, on the dashboard and on the screen itself. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getReviewSummary } from '#contract/review.ts';
import { api } from '#client/platform/api.ts';

export const reviewSummaryQuery = queryOptions({
  queryKey: ['review', 'summary'],
  queryFn: ({ signal }) => api(getReviewSummary, {}, { signal }),
  staleTime: 60_000,
});

/**
 * After anything that may have changed the error log. `now`: what is on screen is fetched again at once, too, such as the number beside the
 * navigation; `later`: only when it is next shown, where one change follows another.
 */
export const mistakesChanged = (client: QueryClient, shown: 'now' | 'later' = 'now'): Promise<void> =>
  client.invalidateQueries({ queryKey: ['review'], refetchType: shown === 'now' ? 'active' : 'none' });
