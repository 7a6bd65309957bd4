/** A quiz as its learner may see it: explanations for answered questions, only the question for others. */
import type { Quiz, QuizOutcome, QuizQuestion } from '#contract/quizzes.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import type { Question } from '#core/questions/question.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { createExplain, type Explain } from '#server/content/explained.ts';
import type { LearningContent } from '#server/content/learning-content.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import type { PracticeBank } from './bank.ts';
import { selectQuiz, selectQuizQuestions, type GivenQuestion, type QuizQuestionRow, type QuizRow } from './store.ts';

/** Null for a question without a recorded answer: nothing else may decide what is explained. */
export const outcomeOf = ({ answer, correct }: QuizQuestionRow, question: Question, explain: Explain): QuizOutcome | null =>
  answer === null || correct === null ? null : { answer, correct, explained: explain(question) };

const toQuizQuestion = (row: QuizQuestionRow, question: Question, explain: Explain, isOpen: boolean): QuizQuestion => ({
  topicId: row.topic_id,
  question: learnerView(question),
  outcome: outcomeOf(row, question, explain),
  saved: isOpen && row.seq > 0 ? { answer: row.saved_answer, guessed: row.guessed, timeSpentMs: row.time_spent_ms, seq: row.seq, device: row.device } : null,
});

/** Of a timed quiz that is not finished, ms. */
export const remainingMs = ({ deadline, completed_at }: Pick<QuizRow, 'deadline' | 'completed_at'>, time: number): number | null =>
  deadline === null || completed_at !== null ? null : deadline.getTime() - time;

interface WholeQuiz {
  readonly quiz: QuizRow;
  readonly rows: readonly QuizQuestionRow[];
}

async function wholeQuiz(queryable: Queryable, userId: string, quizId: string): Promise<WholeQuiz | null> {
  const quiz = await selectQuiz(queryable, userId, quizId);
  return quiz && { quiz, rows: await selectQuizQuestions(queryable, userId, quizId) };
}

/** What a quiz says of itself: not what only the server draws by, which earlier clients do not know either. */
export function shownSpecification({ mistake: _mistake, questions: _questions, ...shown }: QuizSpecification): Quiz['specification'] {
  return shown;
}

type Seen = { readonly bank: PracticeBank; readonly learningContent: () => Promise<LearningContent>; readonly now: () => number };

async function viewOf({ bank, learningContent, now }: Seen, { quiz, rows }: WholeQuiz): Promise<Quiz> {
  const explain = await createExplain(learningContent);
  const questions = await bank.questions(rows.map((row) => ({ id: row.question_id, version: row.question_version })));
  return {
    id: quiz.id,
    specification: shownSpecification(quiz.specification),
    hardestSet: quiz.hardest_set,
    startedAt: quiz.started_at.toISOString(),
    completedAt: quiz.completed_at?.toISOString() ?? null,
    remainingMs: remainingMs(quiz, now()),
    questions: rows.flatMap((row, index) => {
      const question = questions[index];
      return question ? [toQuizQuestion(row, question, explain, quiz.completed_at === null)] : [];
    }),
  };
}

/** Null if the learner has no such quiz. */
export async function quizView({ database, ...seen }: Seen & { readonly database: Database }, userId: string, quizId: string): Promise<Quiz | null> {
  const whole = await database.snapshot((queryable) => wholeQuiz(queryable, userId, quizId));
  return whole && viewOf(seen, whole);
}

/** A quiz that has just begun, without reading it. */
export const newQuizView = (seen: Seen, quiz: QuizRow, questions: readonly GivenQuestion[]): Promise<Quiz> =>
  viewOf(seen, {
    quiz,
    rows: questions.map(({ id, version, topicId, redoOf = null }, position) => ({
      position,
      question_id: id,
      question_version: version,
      topic_id: topicId,
      answer: null,
      correct: null,
      saved_answer: null,
      guessed: false,
      time_spent_ms: 0,
      seq: 0,
      device: '',
      redo_of: redoOf,
    })),
  });
