/** What can be asked of a language model, the requests there are, and canceling one. The model itself is called by a job. */
import type { modelDraftCalls, ModelRequest } from '#contract/model-drafts.ts';
import { isOver } from '#core/authoring/model-drafts/requests.ts';
import { isUuid } from '#server/database/uuid.ts';
import { keptDossiers } from '#server/content/dossiers.ts';
import type { Drawer } from '#server/content/draws/drawer.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { knownArchetypes } from './archetypes.ts';
import { budgetDay } from './price.ts';
import { questionHandlers } from './question-handlers.ts';
import { startModelRequestHandler } from './start-request.ts';
import * as store from './store.ts';
import { messagesSchema, resultSchema, wantedSchema } from './wanted.ts';

type Handlers = HandlersFor<typeof modelDraftCalls>;

function toRequest(row: store.RequestRow): ModelRequest {
  const { archetype, level, dossier, wishes } = wantedSchema.parse(row.wanted);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    archetype,
    level,
    dossier,
    wishes,
    questionId: row.question_id,
    authorName: row.author_name,
    model: row.model,
    problems: row.problems,
    cost: row.cost,
    promptTokens: row.prompt_tokens,
    completionTokens: row.completion_tokens,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

const toCall = (row: store.CallRow) => ({
  number: row.number,
  purpose: row.purpose,
  messages: messagesSchema.parse(row.messages),
  answer: row.answer,
  problem: row.problem,
  cost: row.cost,
  promptTokens: row.prompt_tokens,
  completionTokens: row.completion_tokens,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

export function modelDraftHandlers(base: Base & { readonly draws: Drawer }): Handlers {
  const { database, languageModel, learningContent, now } = base;
  const settings = base.config.languageModel;
  return {
    startModelRequest: startModelRequestHandler(base),
    ...questionHandlers(base),

    getModelSetup: async () => {
      const known = await knownArchetypes(await learningContent());
      const day = await store.selectDay(database, budgetDay(now()));
      return {
        model: languageModel?.name ?? null,
        hasPrices: settings?.prices != null,
        budget: { limit: settings?.dailyBudget ?? null, ...day },
        archetypes: [...known.values()].map(({ archetype, topicId, concept, levels }) => ({ archetype, topicId, title: concept.title, levels: [...levels] })),
        dossiers: [...(await keptDossiers()).values()].map(({ id, title, discipline, claims }) => ({ id, title, discipline, claims: claims.length })),
      };
    },
    listModelRequests: async ({ query: { cursor, limit } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return toPage(await store.selectRequests(database, cursor ?? null, limit + 1), limit, ({ id }) => id, toRequest);
    },
    getModelRequest: ({ params: { requestId }, query }) =>
      database.snapshot(async (queryable) => {
        const row = await store.selectRequest(queryable, requestId);
        if (!row) return refuse('model-request-not-found');
        const calls = await store.selectCalls(queryable, requestId);
        const call = calls.at(-1)?.number ?? 0;
        const from = query.call === call ? Math.min(query.from, row.progress.length) : 0;
        const result = row.result === null ? null : resultSchema.parse(row.result);
        return {
          ...toRequest(row),
          purpose: row.purpose,
          progress: { from, text: row.progress.slice(from), call },
          result: result && {
            ...result,
            question: result.question && JSON.parse(JSON.stringify(result.question)),
            questionVersion: row.question_version,
          },
          // While it runs, the screen asks every moment, and prompts are long.
          calls: isOver(row.state) ? calls.map(toCall) : [],
        };
      }),
    cancelModelRequest: signedIn(({ params: { requestId }, caller }) =>
      asAdmin<{ state: store.RequestRow['state'] }>(database, caller.id, now(), async (queryable) => {
        const row = await store.lockRequest(queryable, requestId);
        if (!row) return refuse('model-request-not-found');
        if (isOver(row.state)) return refuse('model-request-over');
        // Asked twice, it ends whether or not a job is left to notice.
        const atOnce = row.state === 'waiting' || row.state === 'canceling';
        if (atOnce) await store.endRequest(queryable, requestId, { state: 'canceled' }, new Date(now()));
        else await store.stopRequest(queryable, requestId);
        const action = { actionType: 'cancel-model', contentType: 'model-request', contentId: requestId, metadata: {} };
        return { action, answer: { state: atOnce ? 'canceled' : 'canceling' } };
      }),
    ),
  };
}
