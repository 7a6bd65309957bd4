/** Lectures. They stay in memory; the guard of the calls has checked the tier. */
import type { lectureCalls } from '#contract/lectures.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { recordLectureAnswer, saveLectureProgress, selectAnswerCounts, selectLectureAnswers, selectLectureProgress, type LectureProgress } from './store.ts';
import { questionsOf, toAnswer, toLecture, toLine } from './views.ts';

const named = (id: string, title: string | undefined) => (title === undefined ? [] : [{ id, title }]);

const toProgress = (progress: LectureProgress | undefined) => ({ part: progress?.part ?? null, doneAt: progress?.done_at?.toISOString() ?? null });

type LectureHandlers = HandlersFor<Omit<typeof lectureCalls, 'getLearningPath'>>;

export const lectureHandlers = ({ database, now, learningContent }: Pick<Base, 'database' | 'now' | 'learningContent'>): LectureHandlers => ({
  listLectures: signedIn(async ({ caller }) => {
    const { lectures } = await learningContent();
    const [progress, answered] = await database.snapshot(async (queryable) => [
      await selectLectureProgress(queryable, caller.id),
      await selectAnswerCounts(queryable, caller.id),
    ]);
    return { lectures: lectures.map((lecture) => toLine(lecture, progress.get(lecture.id), answered.get(lecture.id) ?? 0)) };
  }),

  getLecture: signedIn(async ({ caller, params: { lectureId } }) => {
    const { lectures, concepts } = await learningContent();
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (!lecture) return refuse('lecture-not-found');
    const [progress, answers] = await database.snapshot(async (queryable) => [
      await selectLectureProgress(queryable, caller.id),
      await selectLectureAnswers(queryable, caller.id, lectureId),
    ]);
    const place = lectures.indexOf(lecture);
    const [previous, next] = [lectures[place - 1], lectures[place + 1]];
    const questions = new Map(questionsOf(lecture).map((question) => [question.id, question]));
    return {
      lecture: toLecture(lecture),
      progress: toProgress(progress.get(lectureId)),
      answers: answers.flatMap(({ question, choice }) => {
        const asked = questions.get(question);
        return asked ? [toAnswer(asked, choice)] : [];
      }),
      concepts: lecture.concepts.flatMap((id) => named(id, concepts.find((concept) => concept.id === id)?.title)),
      words: lecture.words ?? [],
      previous: previous ? { id: previous.id, title: previous.title } : null,
      next: next ? { id: next.id, title: next.title } : null,
    };
  }),

  saveLecturePlace: signedIn(async ({ caller, params: { lectureId }, body: { part, done } }) => {
    const lecture = (await learningContent()).lectures.find(({ id }) => id === lectureId);
    if (!lecture?.parts.some(({ id }) => id === part)) return refuse('lecture-not-found');
    return toProgress(await saveLectureProgress(database, caller.id, lectureId, { part, done: done ?? null }, new Date(now())));
  }),

  answerLectureQuestion: signedIn(async ({ caller, params: { lectureId }, body: { questionId, choice } }) => {
    const lecture = (await learningContent()).lectures.find(({ id }) => id === lectureId);
    const question = lecture && questionsOf(lecture).find(({ id }) => id === questionId);
    if (!question) return refuse('lecture-not-found');
    const answer = { lecture: lectureId, question: questionId, choice, correct: choice === question.key };
    return toAnswer(question, await recordLectureAnswer(database, caller.id, answer, new Date(now())));
  }),
});
