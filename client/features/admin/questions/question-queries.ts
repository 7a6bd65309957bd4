import type * as z from 'zod';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getQuestion, listQuestions, type AuthoredQuestion, type ListedQuestion } from '#contract/authoring.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

export type QuestionFilter = Omit<z.output<NonNullable<typeof listQuestions.query>>, 'cursor' | 'limit'>;

const listKey = ['authored-questions', 'list'] as const;

export const questionList = (filter: QuestionFilter): List<ListedQuestion> => ({
  key: [...listKey, filter],
  read: (page, signal) => api(listQuestions, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

/** A question in its newest version, or in an earlier one. */
export const questionQuery = (questionId: string, version?: number) =>
  queryOptions({
    queryKey: ['authored-questions', 'one', questionId, version ?? null],
    staleTime: version === undefined ? 0 : Infinity,
    queryFn: ({ signal }) => api(getQuestion, { params: { questionId }, query: version === undefined ? {} : { version } }, { signal }),
  });

/** Shows the server's answer to a change everywhere. */
export function useKeepQuestion(): (answer: AuthoredQuestion) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(questionQuery(answer.id).queryKey, answer);
    void client.invalidateQueries({ queryKey: listKey });
  };
}
