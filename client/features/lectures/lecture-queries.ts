import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerLectureQuestion, getLearningPath, getLecture, listLectures, saveLecturePlace } from '#contract/lectures.ts';
import { api } from '#client/platform/api.ts';

export const lecturesQuery = queryOptions({ queryKey: ['lectures', 'all'], queryFn: ({ signal }) => api(listLectures, {}, { signal }) });

export const lectureQuery = (lectureId: string) =>
  queryOptions({ queryKey: ['lectures', 'one', lectureId], queryFn: ({ signal }) => api(getLecture, { params: { lectureId } }, { signal }) });

export const learningPathQuery = (topicId: number) =>
  queryOptions({ queryKey: ['lectures', 'path', topicId], queryFn: ({ signal }) => api(getLearningPath, { params: { topicId } }, { signal }) });

/** Keeps the place in a lecture; with `done`, whether the student is through. */
export function useSavePlace(lectureId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (place: { readonly part: string; readonly done?: boolean }) => api(saveLecturePlace, { params: { lectureId }, body: place }),
    onSuccess: ({ part, doneAt }, { done }) => {
      // A place that was sent before “done” may be acknowledged after it.
      queries.setQueryData(
        lectureQuery(lectureId).queryKey,
        (data) => data && { ...data, progress: { part, doneAt: done === undefined ? (data.progress.doneAt ?? doneAt) : doneAt } },
      );
      void queries.invalidateQueries({ queryKey: lecturesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ['lectures', 'path'] });
    },
  });
}

export function useAnswerQuestion(lectureId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: { readonly questionId: string; readonly choice: number }) => api(answerLectureQuestion, { params: { lectureId }, body: answer }),
    onSuccess: (answer) =>
      queries.setQueryData(
        lectureQuery(lectureId).queryKey,
        (data) => data && { ...data, answers: [...data.answers.filter(({ questionId }) => questionId !== answer.questionId), answer] },
      ),
  });
}
