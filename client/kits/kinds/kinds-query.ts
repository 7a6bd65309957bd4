import { queryOptions } from '@tanstack/react-query';
import { listQuestionKinds, type QuestionKind } from '#contract/question-bank.ts';
import { difficulties } from '#core/questions/question.ts';
import { api } from '#client/platform/api.ts';

/** The kinds of questions of a topic. */
export const kindsQuery = (topicId: number) =>
  queryOptions({
    // Beside the bank: whatever makes its counts out of date does the same to these.
    queryKey: ['quizzes', 'question-bank', 'kinds', topicId],
    queryFn: async ({ signal }) => (await api(listQuestionKinds, { params: { topicId } }, { signal })).kinds,
    staleTime: 0,
  });

/** Those kinds that these archetypes make up. */
export const kindsOf = (kinds: readonly QuestionKind[], archetypes: readonly string[]): readonly QuestionKind[] =>
  kinds.filter((kind) => kind.archetypes.some((archetype) => archetypes.includes(archetype)));

/** What the address of a quiz's introduction says for a quiz of these kinds of one topic. */
export const kindsQuiz = (topicId: number, archetypes: readonly string[], levels: readonly number[] = difficulties) => ({
  source: 'topics',
  topics: String(topicId),
  kinds: archetypes.length > 0 ? archetypes.join('.') : undefined,
  levels: levels.length < difficulties.length ? levels.join('.') : undefined,
});
