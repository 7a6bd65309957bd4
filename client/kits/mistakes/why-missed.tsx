import { queryOptions, useQuery } from '@tanstack/react-query';
import { getError } from '#contract/review.ts';
import { api } from '#client/platform/api.ts';
import { CausePicker } from './cause-picker.tsx';

const loggedQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['review', 'entry', questionId],
    queryFn: ({ signal }) => api(getError, { params: { questionId } }, { signal }),
    retry: false,
  });

/** Asks why an answer that is reviewed went wrong, or shows what was said; nothing if the question is not in the error log any more. */
export function WhyMissed({ questionId }: { readonly questionId: string }) {
  const { data } = useQuery(loggedQuery(questionId));
  return data ? (
    <div className="mb-6">
      <CausePicker questionId={questionId} cause={data.entry.cause} />
    </div>
  ) : null;
}
