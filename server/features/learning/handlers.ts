/** A student's past answers, and their ranks. */
import type { learningCalls } from '#contract/learning.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { noRanking } from '#core/progress/ranking.ts';
import { isDatabaseUnavailable } from '#server/database/retry.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { takePart } from './claim-store.ts';
import { selectAttempts, selectTopicHistory, type AttemptRow } from './history-store.ts';
import { selectIsRanked } from './ranking-store.ts';
import { rankingsOf } from './rankings.ts';

const isExam = ({ context }: AttemptRow): boolean => context === 'test-day-exam' || context === 'practice-exam' || context === 'predictive-exam';

export function learningHandlers({ database, log, now }: Pick<Base, 'database' | 'log' | 'now'>): HandlersFor<typeof learningCalls> {
  const attemptsOf = (userId: string, topicId: number | null, limit: number): Promise<AttemptRow[]> =>
    selectAttempts(database, userId, topicId, limit).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, userId }, 'answers could not be read: the list is empty');
      return [];
    });
  return {
    listAttempts: signedIn(async ({ query: { topicId, limit }, caller }) => ({
      attempts: (await attemptsOf(caller.id, topicId ?? null, limit)).map((row) => ({
        timestamp: row.attempted_at.toISOString(),
        context: row.context,
        examId: isExam(row) ? row.id : null,
        quizId: row.quiz_id,
        questionId: row.question_id,
        topicId: row.topic_id,
        archetype: row.archetype,
        level: row.difficulty,
        answer: row.answer,
        correct: row.correct,
        misconception: row.misconception,
        firstSeen: row.first_seen,
        timeSpentMs: row.time_spent_ms,
      })),
    })),

    getTopicHistory: signedIn(async ({ params, query, caller }) => ({
      attemptHistory: (await selectTopicHistory(database, caller.id, params.topicId, query.limit)).map((row) => ({
        timestamp: row.attempted_at.toISOString(),
        accuracy: accuracy(row.questions_correct, row.questions_attempted),
        questionsAttempted: row.questions_attempted,
        questionsCorrect: row.questions_correct,
      })),
    })),

    getRankings: signedIn(({ caller }) =>
      rankingsOf(database, caller.id).catch(async (error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        log.error({ err: error, userId: caller.id }, 'rankings could not be read');
        return { questions: noRanking, accuracy: noRanking, isRanked: await selectIsRanked(database, caller.id) };
      }),
    ),

    takePartInRankings: signedIn(async ({ caller, body }) => {
      await database.transaction((queryable) => takePart(queryable, caller.id, body.isRanked, new Date(now())));
      return rankingsOf(database, caller.id);
    }),
  };
}
