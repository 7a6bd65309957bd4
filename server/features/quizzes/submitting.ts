/** Answers that are explained when the quiz is submitted: saved as often as wanted, and all recorded at once. */
import type { QuizSave, quizCalls } from '#contract/quizzes.ts';
import { attemptAt, type Attempt } from '#core/learning/attempt.ts';
import { answerFits, isAnswered } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import { explainsAtEnd } from '#core/quizzes/specification.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { Queryable } from '#server/database/database.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Caller, HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { recordAttempts } from '../learning/store.ts';
import { lockQuiz, recordSaved, saveAnswers } from './answer-store.ts';
import { contextOf } from './attempt-context.ts';
import type { QuizDependencies } from './dependencies.ts';
import { quizView } from './quiz-view.ts';
import { selectQuizQuestions, type QuizQuestionRow } from './store.ts';

interface WholeQuiz {
  readonly userId: string;
  readonly quizId: string;
  readonly rows: readonly QuizQuestionRow[];
  readonly questions: readonly Question[];
}

/** The quiz with its questions, read outside any transaction: what it asks never changes. */
async function wholeQuiz({ database, bank }: Pick<QuizDependencies, 'database' | 'bank'>, caller: Caller, quizId: string): Promise<WholeQuiz | null> {
  const userId = caller?.id;
  if (!userId || !isUuid(quizId)) return null;
  const rows = await selectQuizQuestions(database, userId, quizId);
  if (rows.length === 0) return null;
  return { userId, quizId, rows, questions: await bank.questions(rows.map((row) => ({ id: row.question_id, version: row.question_version }))) };
}

/** The saves that belong to questions of the quiz; null if one does not fit its question. */
function fittingSaves(saves: readonly QuizSave[], { rows, questions }: WholeQuiz): readonly QuizSave[] | null {
  const formats = new Map(rows.map(({ position }, index) => [position, questions[index]?.format]));
  const fits = ({ position, answer }: QuizSave) => {
    const format = formats.get(position);
    return format !== undefined && (answer === null || answerFits(format, answer));
  };
  return saves.every(fits) ? saves : null;
}

/** The answers that stand in these rows; what was left out is none. */
const savedAttempts = (rows: readonly QuizQuestionRow[], questions: readonly Question[], estimates: CalibrationInUse): Attempt[] =>
  rows.flatMap(({ position, saved_answer, guessed, time_spent_ms, redo_of }, index) => {
    const question = questions[index];
    if (!question || saved_answer === null || !isAnswered(saved_answer)) return [];
    const place = { position: 0, number: position + 1, guessed, redoOf: redo_of, ...estimates.knownOf(question) };
    return [attemptAt(question, place, saved_answer, time_spent_ms)];
  });

/** Ends the quiz, and records what was saved for its end; nothing if it is finished already. */
async function closeQuiz(
  queryable: Queryable,
  caller: Caller,
  { userId, quizId, questions }: WholeQuiz,
  saves: readonly QuizSave[],
  estimates: CalibrationInUse,
  time: number,
): Promise<void> {
  const at = new Date(time);
  const quiz = await lockQuiz(queryable, userId, quizId);
  if (!quiz || quiz.completed_at) return;
  const atEnd = explainsAtEnd(quiz.specification);
  if (atEnd) await saveAnswers(queryable, userId, quizId, saves, at);
  const rows = atEnd ? await selectQuizQuestions(queryable, userId, quizId) : [];
  const attempts = savedAttempts(rows, questions, estimates);
  const id = uuidv7(time);
  await recordSaved(queryable, { userId, quizId, attemptId: id, numbers: attempts.map(({ number }) => number) }, at);
  if (attempts.length === 0) return;
  await recordAttempts(queryable, { userId, id, context: contextOf(caller, quiz.specification, quiz.deadline, time), quizId, at, attempts });
}

export function submitHandlers(dependencies: QuizDependencies): HandlersFor<Pick<typeof quizCalls, 'saveQuizAnswers' | 'submitQuiz'>> {
  const { database, calibration, guests, now } = dependencies;
  return {
    saveQuizAnswers: async (request) => {
      const { params, body, caller } = request;
      const whole = await wholeQuiz(dependencies, caller, params.quizId);
      if (!whole) return refuse('quiz-not-found');
      const saves = fittingSaves(body.saves, whole);
      if (!saves) return refuse('wrong-answer-format');
      const isOpen = await saveAnswers(database, whole.userId, params.quizId, saves, new Date(now()));
      if (caller?.kind === 'guest') await guests.extend(database, caller, request);
      return isOpen ? { saved: true } : refuse('quiz-closed');
    },

    submitQuiz: async (request) => {
      const { params, body, caller } = request;
      const whole = await wholeQuiz(dependencies, caller, params.quizId);
      if (!whole) return refuse('quiz-not-found');
      const saves = fittingSaves(body.saves, whole);
      if (!saves) return refuse('wrong-answer-format');
      const time = now();
      const estimates = await calibration();
      await database.transaction((queryable) => closeQuiz(queryable, caller, whole, saves, estimates, time));
      if (caller?.kind === 'guest') await guests.extend(database, caller, request);
      return (await quizView(dependencies, whole.userId, params.quizId)) ?? refuse('quiz-not-found');
    },
  };
}
