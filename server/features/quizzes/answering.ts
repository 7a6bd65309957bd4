/** Answering: one question at a time and explained at once, or saved as often as wanted and explained when the quiz is submitted. */
import type { QuizSave, quizCalls } from '#contract/quizzes.ts';
import { attemptAt, type AttemptContext } from '#core/learning/attempt.ts';
import { answerFits, isAnswered } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import { explainsAtEnd, type QuizSpecification } from '#core/quizzes/specification.ts';
import { explaining } from '#server/content/explained.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Caller, Handler } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { recordAttempts } from '../learning/store.ts';
import { closeQuestion, lockQuiz, recordSaved, saveAnswers } from './answer-store.ts';
import type { QuizDependencies } from './dependencies.ts';
import { outcomeOf, quizView } from './quiz-view.ts';
import { selectQuiz, selectQuizQuestion, selectQuizQuestions, type QuizQuestionRow } from './store.ts';

/** An answer that arrives so late was not given on the clock, whatever the quiz was meant to be. ms. */
const lateMs = 15_000;

function contextOf(caller: Caller, { timing }: QuizSpecification, deadline: Date | null, time: number): AttemptContext {
  if (caller?.kind === 'guest') return 'guest';
  return timing === 'test-pace' && deadline !== null && time <= deadline.getTime() + lateMs ? 'timed-quiz' : 'untimed-quiz';
}

/** The saves that belong to questions of the quiz; null if one does not fit its question. */
function fittingSaves(saves: readonly QuizSave[], rows: readonly QuizQuestionRow[], questions: readonly Question[]): readonly QuizSave[] | null {
  const formats = new Map(rows.map(({ position }, index) => [position, questions[index]?.format]));
  const fits = ({ position, answer }: QuizSave) => {
    const format = formats.get(position);
    return format !== undefined && (answer === null || answerFits(format, answer));
  };
  return saves.every(fits) ? saves : null;
}

export function answerHandlers({ database, bank, calibration, guests, learningContent, now }: QuizDependencies): {
  readonly [Id in 'answerQuizQuestion' | 'saveQuizAnswers' | 'submitQuiz']: Handler<(typeof quizCalls)[Id]>;
} {
  /** The quiz with its questions, read outside any transaction: what it asks never changes. */
  const wholeQuiz = async (caller: Caller, quizId: string) => {
    const userId = caller?.id;
    if (!userId || !isUuid(quizId)) return null;
    const rows = await selectQuizQuestions(database, userId, quizId);
    if (rows.length === 0) return null;
    return { userId, rows, questions: await bank.questions(rows.map((row) => ({ id: row.question_id, version: row.question_version }))) };
  };

  return {
    answerQuizQuestion: async (request) => {
      const { params, body, caller } = request;
      const userId = caller?.id;
      if (!userId || !isUuid(params.quizId)) return refuse('quiz-not-found');
      const row = await selectQuizQuestion(database, userId, params.quizId, body.position);
      const [question] = row ? await bank.questions([{ id: row.question_id, version: row.question_version }]) : [];
      if (!row || !question) return refuse('quiz-not-found');
      if (explainsAtEnd(row.specification)) return refuse('quiz-explains-at-end');
      if (!isAnswered(body.answer) || !answerFits(question.format, body.answer)) return refuse('wrong-answer-format');
      // Before anything is recorded: an answer that counts is explained.
      const explain = await explaining(learningContent);
      const time = now();
      const answer = { userId, quizId: params.quizId, position: body.position, attemptId: uuidv7(time) };
      const attempt = attemptAt(
        question,
        { position: 0, number: body.position + 1, guessed: body.guessed, redoOf: row.redo_of, ...(await calibration()).knownOf(question) },
        body.answer,
        body.timeSpentMs,
      );
      const recorded =
        row.answer === null
          ? await database.transaction(async (queryable) => {
              const quiz = await closeQuestion(queryable, answer, new Date(time));
              if (!quiz) return null;
              const context = contextOf(caller, quiz.specification, null, time);
              await recordAttempts(queryable, { userId, id: answer.attemptId, context, quizId: params.quizId, at: new Date(time), attempts: [attempt] });
              return quiz;
            })
          : null;
      if (caller?.kind === 'guest') await guests.extend(database, caller, request);
      if (recorded)
        return {
          outcome: { answer: body.answer, correct: attempt.correct, explained: explain(question) },
          completedAt: recorded.completed_at?.toISOString() ?? null,
        };
      // Answered before, or at this moment by another request: the first answer counts, and is the one returned.
      const { kept, quiz } = await database.snapshot(async (queryable) => ({
        kept: await selectQuizQuestion(queryable, userId, params.quizId, body.position),
        quiz: await selectQuiz(queryable, userId, params.quizId),
      }));
      const outcome = kept && outcomeOf(kept, question, explain);
      if (outcome && quiz) return { outcome, completedAt: quiz.completed_at?.toISOString() ?? null };
      return refuse(quiz?.completed_at ? 'quiz-closed' : 'quiz-not-found');
    },

    saveQuizAnswers: async (request) => {
      const { params, body, caller } = request;
      const whole = await wholeQuiz(caller, params.quizId);
      if (!whole) return refuse('quiz-not-found');
      const saves = fittingSaves(body.saves, whole.rows, whole.questions);
      if (!saves) return refuse('wrong-answer-format');
      const isOpen = await saveAnswers(database, whole.userId, params.quizId, saves, new Date(now()));
      if (caller?.kind === 'guest') await guests.extend(database, caller, request);
      return isOpen ? { saved: true } : refuse('quiz-closed');
    },

    submitQuiz: async (request) => {
      const { params, body, caller } = request;
      const { quizId } = params;
      const whole = await wholeQuiz(caller, quizId);
      if (!whole) return refuse('quiz-not-found');
      const { userId, questions } = whole;
      const saves = fittingSaves(body.saves, whole.rows, questions);
      if (!saves) return refuse('wrong-answer-format');
      const time = now();
      const at = new Date(time);
      const estimates = await calibration();
      await database.transaction(async (queryable) => {
        const quiz = await lockQuiz(queryable, userId, quizId);
        if (!quiz || quiz.completed_at) return;
        const atEnd = explainsAtEnd(quiz.specification);
        if (atEnd) await saveAnswers(queryable, userId, quizId, saves, at);
        const rows = atEnd ? await selectQuizQuestions(queryable, userId, quizId) : [];
        const attempts = rows.flatMap(({ position, saved_answer, guessed, time_spent_ms, redo_of }, index) => {
          const question = questions[index];
          if (!question || saved_answer === null || !isAnswered(saved_answer)) return [];
          const place = { position: 0, number: position + 1, guessed, redoOf: redo_of, ...estimates.knownOf(question) };
          return [attemptAt(question, place, saved_answer, time_spent_ms)];
        });
        const id = uuidv7(time);
        await recordSaved(queryable, { userId, quizId, attemptId: id, numbers: attempts.map(({ number }) => number) }, at);
        if (attempts.length === 0) return;
        await recordAttempts(queryable, { userId, id, context: contextOf(caller, quiz.specification, quiz.deadline, time), quizId, at, attempts });
      });
      if (caller?.kind === 'guest') await guests.extend(database, caller, request);
      return (await quizView({ database, bank, learningContent, now }, userId, quizId)) ?? refuse('quiz-not-found');
    },
  };
}
