/** Results: the summary, the list, and the review with keys, which exist only after submission. */
import type { resultCalls, ReviewQuestion } from '#contract/exam-results.ts';
import { answerStateSchema } from '#core/exams/answer-state.ts';
import { questionSchema } from '#core/questions/question.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { serialized } from '#server/http/serialized-json.ts';
import { refuse } from '#server/refusal.ts';
import type { ExamDependencies } from './dependencies.ts';
import { practiceHandlers } from './practice-handlers.ts';
import { createExplain, type Explain } from '#server/content/explained.ts';
import { roundLength } from '#core/quizzes/round-length.ts';
import { isUuid } from '#server/database/uuid.ts';
import { selectLatestResult, selectResult, selectResults, selectReview, type ResponseRow } from './result-store.ts';
import { readFacts } from './result-facts.ts';
import { toResult, toSummary } from './result-view.ts';

const annotationsSchema = answerStateSchema.shape.annotations;

type ResultCalls = typeof resultCalls;

function toReview(row: ResponseRow, explain: Explain): ReviewQuestion {
  const annotations = annotationsSchema.parse(row.annotations ?? []);
  return {
    ...explain(questionSchema.parse(row.body)),
    response: {
      answer: row.answer,
      correct: row.correct,
      eliminated: [...row.eliminated],
      ...(annotations.length > 0 ? { annotations } : {}),
    },
  };
}

export function resultHandlers(dependencies: ExamDependencies): HandlersFor<ResultCalls> {
  const { database, learningContent } = dependencies;
  return {
    ...practiceHandlers(dependencies),

    listResults: signedIn(async ({ query: { cursor, limit }, caller }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return toPage(await selectResults(database, caller.id, cursor ?? null, limit + 1), limit, ({ id }) => id, toSummary);
    }),

    getLatestResult: signedIn(async ({ query, caller }) => {
      const row = await selectLatestResult(database, caller.id, query.practiceExamId ?? null);
      return serialized({ result: row && toResult(row, roundLength(caller.membershipTier)) });
    }),

    getResult: signedIn(async ({ params, query, caller }) => {
      const row = isUuid(params.resultId) ? await selectResult(database, caller.id, params.resultId) : null;
      if (!row) return refuse('result-not-found');
      const result = toResult(row, roundLength(caller.membershipTier));
      // Built from named fields, so there is nothing to strip: checking a hundred responses again would double the cost.
      return serialized(query.responses === 'true' ? result : { ...result, responses: [] });
    }),

    getReview: signedIn(async ({ params, caller }) => {
      if (!isUuid(params.resultId)) return refuse('result-not-found');
      const rows = await selectReview(database, caller.id, params.resultId, params.position);
      if (rows.length > 0) {
        const explain = await createExplain(learningContent);
        return { questions: rows.map((row) => toReview(row, explain)) };
      }
      // Nothing of this module was recorded, so nothing of it is explained (core/exams/pace.ts).
      const result = await selectResult(database, caller.id, params.resultId);
      const isTaken = result && readFacts(result.facts).modules.some(({ position }) => position === params.position);
      return isTaken ? { questions: [] } : refuse('result-not-found');
    }),
  };
}
