/** What becomes a question: texts that a model rewrote, once an author saves them, and what our own generators draw. */
import type { modelDraftCalls } from '#contract/model-drafts.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Drawer } from '#server/content/draws/drawer.ts';
import { madeBefore, selectMade } from '#server/database/made-once-store.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { insertAuthored, insertDrafts, lockQuestionRow, updateQuestion } from '../authoring/store.ts';
import { knownArchetypes } from './archetypes.ts';
import { lockRequest, updateResult } from './store.ts';
import { resultSchema } from './wanted.ts';

type Handlers = HandlersFor<Pick<typeof modelDraftCalls, 'saveModelRequest' | 'drawQuestion'>>;

export const questionHandlers = ({ database, learningContent, now, draws }: Base & { readonly draws: Drawer }): Handlers => ({
  saveModelRequest: signedIn(({ params: { requestId }, caller }) =>
    asAdmin<{ questionId: string; version: number }>(database, caller.id, now(), async (queryable) => {
      const row = await lockRequest(queryable, requestId);
      if (!row) return refuse('model-request-not-found');
      const result = row.result === null ? null : resultSchema.parse(row.result);
      if (row.state !== 'done' || !result?.question || row.question_id === null) return refuse('model-request-over');
      const stored = await lockQuestionRow(queryable, row.question_id);
      if (!stored) return refuse('question-not-found');
      if (stored.newest_version !== row.question_version) return refuse('question-changed');
      const [version, time] = [stored.newest_version + 1, new Date(now())];
      await insertAuthored(queryable, [{ ...result.question, id: row.question_id, version }], caller.id, time);
      const isOffered = stored.status === 'published' || stored.status === 'retired';
      await updateQuestion(queryable, row.question_id, stored.status, isOffered ? stored.current_version : version, time);
      await updateResult(queryable, requestId, { ...result, question: null, savedVersion: version });
      const metadata = { from: row.question_version, to: version, requestId, kind: row.kind };
      const action = { actionType: 'save-question', contentType: 'question', contentId: row.question_id, metadata };
      return { action, answer: { questionId: row.question_id, version } };
    }),
  ),

  drawQuestion: signedIn(async ({ body, caller }) => {
    const { archetype, level, use } = body;
    const making = { by: caller.id, asked: body };
    // Drawing takes seconds, and another time it may fail.
    const drawn = await selectMade(database, making);
    if (drawn) return { questionId: drawn };
    const known = (await knownArchetypes(await learningContent())).get(archetype);
    if (!known?.levels.includes(level)) return refuse('model-basis-not-found');
    const [question] = await draws.draw([{ topics: [known.topicId], levels: [level as Difficulty], archetypes: [archetype], skills: [] }], 'author');
    if (!question) return refuse('nothing-drawn');
    return asAdmin<{ questionId: string }>(database, caller.id, now(), async (queryable) => {
      const time = new Date(now());
      const before = await madeBefore(queryable, making, question.id, time);
      if (before) return { action: null, answer: { questionId: before } };
      await insertDrafts(queryable, [question.id], 'generated', use, time);
      await insertAuthored(queryable, [question], caller.id, time);
      const action = { actionType: 'draw-question', contentType: 'question', contentId: question.id, metadata: { archetype, level, use } };
      return { action, answer: { questionId: question.id } };
    });
  }),
});
