/** What was tried again of the misses of a result: kept on the server, so that practice can be resumed. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { practiceMiss, type Practiced } from '#contract/exam-results.ts';
import { api, isPassing } from '#client/platform/api.ts';
import { practicedQuery } from './results-queries.ts';

export interface Tries {
  /** Null while it is loading. */
  readonly practiced: ReadonlyMap<string, Practiced> | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly keep: (questionId: string, answer: string, correct: boolean, timeSpentMs: number) => void;
  /** Something is not kept yet: the server cannot be reached, or would not take it. */
  readonly unsaved: boolean;
}

export function useTries(resultId: string): Tries {
  const client = useQueryClient();
  const query = practicedQuery(resultId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const practiced = data && new Map(data.questions.map((one) => [one.questionId, one]));
  const { mutate, isPending, failureCount, isError } = useMutation({
    scope: { id: `practice ${resultId}` },
    mutationFn: (made: Pick<Practiced, 'questionId' | 'answer' | 'tries'> & { readonly timeSpentMs: number }) =>
      api(practiceMiss, { params: { resultId }, body: made }),
    retry: (_failures, failure) => isPassing(failure),
    retryDelay: (failures) => Math.min(10_000, 1000 * 2 ** failures),
  });
  return {
    practiced: practiced ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    keep: (questionId, answer, correct, timeSpentMs) => {
      const tries = (practiced?.get(questionId)?.tries ?? 0) + 1;
      const made = { questionId, answer, correct, tries };
      client.setQueryData(query.queryKey, (held) => ({ questions: [...(held?.questions ?? []).filter((one) => one.questionId !== questionId), made] }));
      mutate({ questionId, answer, tries, timeSpentMs: Math.round(timeSpentMs) });
    },
    unsaved: isError || (isPending && failureCount > 0),
  };
}
