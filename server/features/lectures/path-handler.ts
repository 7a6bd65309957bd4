/** The way through one topic, worked out on each read from what is recorded. */
import type { getLearningPath } from '#contract/lectures.ts';
import { dayAt } from '#core/learning/study-settings.ts';
import { levelProgress, nextStep, testLength, testNeeds } from '#core/lectures/learning-path.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { selectArchetypeTallies } from '../concepts/store.ts';
import { selectStudySettings } from '../study-plan/store.ts';
import { selectBestTest, selectLectureProgress, selectTopicAnswers } from './store.ts';
import { toLine } from './views.ts';

export interface PathDependencies extends Pick<Base, 'database' | 'learningContent'> {
  /** All questions that accounts practice with. */
  readonly practicePool: () => Promise<readonly PracticeQuestion[]>;
}

export const pathHandler = ({ database, practicePool, learningContent }: PathDependencies): { readonly getLearningPath: Handler<typeof getLearningPath> } => ({
  getLearningPath: signedIn(async ({ caller, params: { topicId } }) => {
    const { concepts, lectures } = await learningContent();
    const asked = new Set((await practicePool()).flatMap((question) => (question.topicId === topicId ? [question.difficulty] : [])));
    const read = await database.snapshot(async (queryable) => ({
      settings: await selectStudySettings(queryable, caller.id),
      answers: await selectTopicAnswers(queryable, caller.id, topicId),
      tallies: await selectArchetypeTallies(queryable, caller.id, topicId),
      progress: await selectLectureProgress(queryable, caller.id),
      best: await selectBestTest(queryable, caller.id, topicId, testLength),
    }));
    const { tallies, best } = read;
    const timeZone = read.settings?.timeZone ?? 'UTC';
    const standings = levelProgress(
      read.answers.map(({ difficulty, right, attempted_at }) => ({ level: difficulty, right, day: dayAt(attempted_at.getTime(), timeZone) })),
    );
    const levels = standings.filter(({ level, passed }) => passed || asked.has(level));
    const lecture = lectures.find((one) => one.topicId === topicId);
    const line = lecture ? toLine(lecture, read.progress.get(lecture.id), 0) : null;
    const own = concepts
      .filter((concept) => concept.topicId === topicId)
      .map(({ id, title, archetypes }) => {
        const found = archetypes.flatMap((archetype) => tallies.get(archetype) ?? []);
        return { id, title, answered: found.reduce((sum, { answered }) => sum + answered, 0), right: found.reduce((sum, { right }) => sum + right, 0) };
      });
    const included = meetsTier(caller.membershipTier, 'plus');
    const testPassed = best !== undefined && best.correct * testLength >= testNeeds * best.question_count;
    return {
      included,
      lecture: line,
      concepts: own,
      levels,
      test: best ? { quizId: best.id, right: best.correct, questions: best.question_count, passed: testPassed } : null,
      step: nextStep({
        lectureDone: included && line ? line.doneAt !== null : null,
        concepts: included ? own.map(({ right }) => right) : [],
        levels,
        testPassed,
      }),
    };
  }),
});
