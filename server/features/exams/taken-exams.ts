/** What a student has taken, for screens of other features. */
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectPracticed } from './practice-store.ts';
import { selectLatestResult, selectResults } from './result-store.ts';
import { roundQuestions } from '#core/quizzes/topic-round.ts';
import { toResult, toSummary } from './result-view.ts';

export interface TakenExams {
  /** Newest first. */
  readonly results: readonly ResultSummary[];
  /** Topics of the newest; what was missed there and solved when it was tried again counts as right. */
  readonly latestTopics: ExamResult['topics'];
}

/** The newest results, at most `limit`. Called within a snapshot. */
export async function takenExams(queryable: Queryable, userId: string, limit: number): Promise<TakenExams> {
  const rows = await selectResults(queryable, userId, null, limit);
  const latest = await selectLatestResult(queryable, userId, null);
  if (!latest) return { results: rows.map(toSummary), latestTopics: [] };
  const { topics, responses } = toResult(latest, roundQuestions);
  const tries = (await selectPracticed(queryable, userId, latest.id)) ?? [];
  const isSolved = (id: string) => tries.some(({ question_id, correct }) => question_id === id && correct);
  const solved = responses.filter(({ correct, questionId }) => !correct && isSolved(questionId));
  return {
    results: rows.map(toSummary),
    latestTopics: topics.map((topic) => ({ ...topic, correct: topic.correct + solved.filter(({ topicId }) => topicId === topic.topicId).length })),
  };
}
