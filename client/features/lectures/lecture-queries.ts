import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { answerLectureQuestion, getLearningPath, getLecture, listLectures, saveLecturePlace, type LectureLine } from '#contract/lectures.ts';
import { api } from '#client/platform/api.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { orKept, ownerOf } from '#client/platform/kept-copy.ts';
import { dropLecture, keepLecture, keptLecture, keptLectures, renewLecture, type LectureCopy } from '#client/platform/lecture-copy.ts';
import { showToast } from '#client/ui/toast.tsx';

/** How far a lecture on this device was read when it was last seen online. */
const lineOf = ({ lecture, progress, answers }: LectureCopy): LectureLine => ({
  id: lecture.id,
  topicId: lecture.topicId,
  title: lecture.title,
  promise: lecture.promise,
  minutes: lecture.minutes,
  parts: lecture.parts.length,
  partsRead: lecture.parts.findIndex(({ id }) => id === progress.part) + 1,
  questions: lecture.parts.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'question').length,
  answered: answers.length,
  doneAt: progress.doneAt,
});

const saved = async (client: QueryClient) => {
  const owner = await ownerOf(client);
  return owner === null ? [] : keptLectures(openExamStore(), owner);
};

export const lecturesQuery = queryOptions({
  queryKey: ['lectures', 'all'],
  queryFn: ({ signal, client }) =>
    orKept(
      () => api(listLectures, {}, { signal }),
      async () => {
        const lectures = (await saved(client)).map(lineOf);
        return lectures.length > 0 ? { lectures } : undefined;
      },
    ),
});

/** The ids of the lectures on this device. */
export const savedLecturesQuery = queryOptions({
  queryKey: ['lectures', 'saved'],
  queryFn: async ({ client }) => (await saved(client)).map(({ lecture }) => lecture.id),
});

export const lectureQuery = (lectureId: string) =>
  queryOptions({
    queryKey: ['lectures', 'one', lectureId],
    queryFn: async ({ signal, client }) => {
      const owner = await ownerOf(client);
      const store = openExamStore();
      return orKept(
        async () => {
          const lecture = await api(getLecture, { params: { lectureId } }, { signal });
          if (owner !== null) void renewLecture(store, owner, lecture);
          return lecture;
        },
        async () => (owner === null ? undefined : keptLecture(store, owner, lectureId)),
      );
    },
  });

/** Puts a lecture on this device, or takes it off; says whether the browser keeps it. */
export function useSaveLecture(copy: LectureCopy) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) => {
      const owner = await ownerOf(client);
      const store = openExamStore();
      if (owner === null) throw new Error('Please log in again.');
      if (!wanted) return dropLecture(store, owner, copy.lecture.id);
      await keepLecture(store, owner, copy);
      if (!store.durable()) throw new Error('This browser is out of space or in private mode.');
    },
    onSuccess: () => client.invalidateQueries({ queryKey: savedLecturesQuery.queryKey }),
    onError: (error) => showToast({ title: 'The lecture was not saved', description: error.message, tone: 'danger' }),
  });
}

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
