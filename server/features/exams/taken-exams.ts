/** What a student has taken, for screens of other features. */
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectPracticed } from './practice-store.ts';
import { selectClimb, selectCountedExams, selectLatestResult, type CountedExam, type ResultRow } from './result-store.ts';
import { roundQuestions } from '#core/quizzes/topic-round.ts';
import { toResult, toSummary } from './result-view.ts';

export interface TakenExams {
  /** Whether it counts or not. */
  readonly newest: ResultSummary | null;
  /** Topics of the newest; what was missed there and solved when it was tried again counts as right. */
  readonly newestTopics: ExamResult['topics'];
  /** Exams that were not rushed through, each once. */
  readonly counted: readonly CountedExam[];
  /** Those with a total, oldest first: the first, and the newest. `comparable`: it shows a change over time. */
  readonly climb: readonly { readonly result: ResultSummary; readonly comparable: boolean }[];
}

async function topicsAfterPractice(queryable: Queryable, userId: string, newest: ResultRow): Promise<ExamResult['topics']> {
  const { topics, responses } = toResult(newest, roundQuestions);
  const tries = (await selectPracticed(queryable, userId, newest.id)) ?? [];
  const isSolved = (id: string) => tries.some(({ question_id, correct }) => question_id === id && correct);
  const solved = responses.filter(({ correct, questionId }) => !correct && isSolved(questionId));
  return topics.map((topic) => ({ ...topic, correct: topic.correct + solved.filter(({ topicId }) => topicId === topic.topicId).length }));
}

/** `maxClimb`: how many results the climb shows at most. Called within a snapshot. */
export async function takenExams(queryable: Queryable, userId: string, maxClimb: number): Promise<TakenExams> {
  const [newest, counted, climb] = await Promise.all([
    selectLatestResult(queryable, userId, null),
    selectCountedExams(queryable, userId),
    selectClimb(queryable, userId, maxClimb),
  ]);
  return {
    newest: newest && toSummary(newest),
    newestTopics: newest ? await topicsAfterPractice(queryable, userId, newest) : [],
    counted,
    climb: climb.map((row) => ({ result: toSummary(row), comparable: row.comparable })),
  };
}
