/** Answering one question at a time: the answer is recorded, and explained at once. */
import type { answerQuizQuestion } from '#contract/quizzes.ts';
import { attemptAt, type Attempt } from '#core/learning/attempt.ts';
import { answerFits, isAnswered } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import { explainsAtEnd } from '#core/quizzes/specification.ts';
import { createExplain, type Explain } from '#server/content/explained.ts';
import type { Database } from '#server/database/database.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Caller, Handler } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { recordAttempts } from '../learning/store.ts';
import { closeQuestion } from './answer-store.ts';
import { contextOf } from './attempt-context.ts';
import type { QuizDependencies } from './dependencies.ts';
import { outcomeOf } from './quiz-view.ts';
import { selectQuiz, selectQuizQuestion } from './store.ts';

/** Where a question stands. */
interface Place {
  readonly userId: string;
  readonly quizId: string;
  readonly position: number;
}

/** Records the answer; null, with nothing written, if the question has one already, or the quiz or its learner is gone. */
const recordAnswer = (database: Database, caller: Caller, place: Place, attempt: Attempt, time: number) =>
  database.transaction(async (queryable) => {
    const { userId, quizId } = place;
    const [id, at] = [uuidv7(time), new Date(time)];
    const quiz = await closeQuestion(queryable, { ...place, attemptId: id }, at);
    if (!quiz) return null;
    const context = contextOf(caller, quiz.specification, null, time);
    await recordAttempts(queryable, { userId, id, context, quizId, at, attempts: [attempt] });
    return quiz;
  });

/** What came of the answer that was recorded first. */
async function firstOutcome(database: Database, { userId, quizId, position }: Place, question: Question, explain: Explain) {
  const { kept, quiz } = await database.snapshot(async (queryable) => ({
    kept: await selectQuizQuestion(queryable, userId, quizId, position),
    quiz: await selectQuiz(queryable, userId, quizId),
  }));
  const outcome = kept && outcomeOf(kept, question, explain);
  if (outcome && quiz) return { outcome, completedAt: quiz.completed_at?.toISOString() ?? null };
  return refuse(quiz?.completed_at ? 'quiz-closed' : 'quiz-not-found');
}

export const answerQuizQuestionHandler =
  ({ database, bank, calibration, guests, learningContent, now }: QuizDependencies): Handler<typeof answerQuizQuestion> =>
  async (request) => {
    const { params, body, caller } = request;
    const userId = caller?.id;
    if (!userId || !isUuid(params.quizId)) return refuse('quiz-not-found');
    const place = { userId, quizId: params.quizId, position: body.position };
    const row = await selectQuizQuestion(database, userId, params.quizId, body.position);
    const [question] = row ? await bank.questions([{ id: row.question_id, version: row.question_version }]) : [];
    if (!row || !question) return refuse('quiz-not-found');
    if (explainsAtEnd(row.specification)) return refuse('quiz-explains-at-end');
    if (!isAnswered(body.answer) || !answerFits(question.format, body.answer)) return refuse('wrong-answer-format');
    // Before anything is recorded: an answer that counts is explained.
    const explain = await createExplain(learningContent);
    const time = now();
    const attempt = attemptAt(
      question,
      { position: 0, number: body.position + 1, guessed: body.guessed, redoOf: row.redo_of, ...(await calibration()).knownOf(question) },
      body.answer,
      body.timeSpentMs,
    );
    const recorded = row.answer === null ? await recordAnswer(database, caller, place, attempt, time) : null;
    if (caller?.kind === 'guest') await guests.extend(database, caller, request);
    // Answered before, or at this moment by another request: the first answer counts, and is the one returned.
    if (!recorded) return firstOutcome(database, place, question, explain);
    return {
      outcome: { answer: body.answer, correct: attempt.correct, explained: explain(question) },
      completedAt: recorded.completed_at?.toISOString() ?? null,
    };
  };
