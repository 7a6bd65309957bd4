/** Practicing the misses of an exam: kept, so that it can be resumed, and without any influence on score, progress or ranks. */
import type { resultCalls } from '#contract/exam-results.ts';
import { answerFits, isCorrect } from '#core/questions/check-answer.ts';
import { questionSchema } from '#core/questions/question.ts';
import { isUuid } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import type { ExamDependencies } from './dependencies.ts';
import { keepTry, selectExplained, selectPracticed, type PracticedRow } from './practice-store.ts';

type PracticeCalls = Pick<typeof resultCalls, 'listPracticedMisses' | 'practiceMiss'>;

const toPracticed = ({ question_id, answer, correct, tries }: PracticedRow) => ({ questionId: question_id, answer, correct, tries });

export function practiceHandlers({ database, now }: ExamDependencies): HandlersFor<PracticeCalls> {
  return {
    listPracticedMisses: signedIn(async ({ params: { resultId }, caller }) => {
      const practiced = isUuid(resultId) ? await selectPracticed(database, caller.id, resultId) : null;
      return practiced ? { questions: practiced.map(toPracticed) } : refuse('result-not-found');
    }),

    practiceMiss: signedIn(async ({ params: { resultId }, body: { questionId, answer, tries, timeSpentMs }, caller }) => {
      const row = isUuid(resultId) ? await selectExplained(database, caller.id, resultId, questionId) : null;
      if (!row) return refuse('result-not-found');
      const question = questionSchema.parse(row.body);
      if (!answerFits(question.format, answer)) return refuse('wrong-answer-format', { questionId });
      const correct = isCorrect(question, answer);
      await keepTry(database, { userId: caller.id, resultId, questionId, answer, correct, tries, timeSpentMs, at: new Date(now()) });
      return { questionId, answer, correct, tries };
    }),
  };
}
