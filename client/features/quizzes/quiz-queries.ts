import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listHardestSets } from '#contract/hardest-sets.ts';
import { getQuestionBank, getQuiz, getQuizResult, listPracticeSets, type answerQuizQuestion } from '#contract/quizzes.ts';
import { api, type Output } from '#client/platform/api.ts';

export const practiceSetsQuery = queryOptions({
  queryKey: ['quizzes', 'practice-sets'],
  queryFn: ({ signal }) => api(listPracticeSets, {}, { signal }),
  staleTime: 0,
});

export const questionBankQuery = queryOptions({
  queryKey: ['quizzes', 'question-bank'],
  queryFn: ({ signal }) => api(getQuestionBank, {}, { signal }),
  staleTime: 0,
});

export const hardestSetsQuery = queryOptions({
  queryKey: ['quizzes', 'hardest-sets'],
  queryFn: ({ signal }) => api(listHardestSets, {}, { signal }),
  staleTime: 0,
});

export const quizResultQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', quizId, 'result'],
    queryFn: ({ signal }) => api(getQuizResult, { params: { quizId } }, { signal }),
    // Asked for while the quiz was under way, it may be over now.
    staleTime: ({ state }) => (state.data?.quiz.completedAt ? 30_000 : 0),
  });

export const quizQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', quizId],
    queryFn: ({ signal }) => api(getQuiz, { params: { quizId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts a recorded answer into the quiz on screen. */
export function keepOutcome(client: QueryClient, quizId: string, position: number, { outcome, completedAt }: Output<typeof answerQuizQuestion>): void {
  client.setQueryData(
    quizQuery(quizId).queryKey,
    (quiz) => quiz && { ...quiz, completedAt, questions: quiz.questions.map((question, index) => (index === position ? { ...question, outcome } : question)) },
  );
}
