/** Asking a language model, watching it, stopping it, and saving what it rewrote. The model itself is called by a job. */
import type { modelDraftCalls, ModelRequest } from '#contract/model-drafts.ts';
import { editableTexts } from '#core/authoring/model-drafts/build.ts';
import { isOver } from '#core/authoring/model-drafts/requests.ts';
import { questionSchema, type Difficulty, type Question } from '#core/questions/question.ts';
import { keptDossiers } from '#server/content/dossiers.ts';
import type { Drawer } from '#server/content/draws/drawer.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { asAdmin } from '../admin/store.ts';
import { insertAuthored, insertDrafts, selectBody, lockQuestionRow, selectQuestionRow, updateQuestion } from '../authoring/store.ts';
import { knownArchetypes } from './archetypes.ts';
import { maxCost } from './price.ts';
import * as store from './store.ts';
import { messagesSchema, resultSchema, wantedSchema, type Wanted } from './wanted.ts';

type Handlers = { readonly [Id in keyof typeof modelDraftCalls]: Handler<(typeof modelDraftCalls)[Id]> };

/** Requests of one author that wait or run. */
const maxOpen = 5;
/** Requests run one after another in each queue, so that two models' answers at most are waited for, and other jobs have room. */
const queues = ['model-1', 'model-2'] as const;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

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

const asked = (actionType: string, contentType: string, contentId: string, metadata: object) => ({ actionType, contentType, contentId, metadata });

/** The newest version of a question; null if there is none. */
async function newest(queryable: Queryable, id: string): Promise<{ readonly question: Question; readonly version: number } | null> {
  const row = await selectQuestionRow(queryable, id);
  const body = row && (await selectBody(queryable, id, row.newest_version));
  return row && body ? { question: questionSchema.parse(body), version: row.newest_version } : null;
}

export function modelDraftHandlers({ config, database, languageModel, learningContent, now, draws }: Base & { readonly draws: Drawer }): Handlers {
  const settings = config.languageModel;
  return {
    getModelSetup: async () => {
      const known = await knownArchetypes(await learningContent());
      const day = await store.selectDay(database, dayOf(now()));
      return {
        model: languageModel?.name ?? null,
        hasPrices: settings?.prices != null,
        budget: { limit: settings?.dailyBudget ?? null, ...day },
        archetypes: [...known.values()].map(({ archetype, topicId, concept, levels }) => ({ archetype, topicId, title: concept.title, levels: [...levels] })),
        dossiers: [...(await keptDossiers()).values()].map(({ id, title, discipline, claims }) => ({ id, title, discipline, claims: claims.length })),
      };
    },
    listModelRequests: async ({ query: { cursor, limit } }) => {
      if (cursor !== undefined && !/^[0-9a-f-]{36}$/.test(cursor)) return { items: [], nextCursor: null };
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
    startModelRequest: signedIn(async ({ body, caller }) => {
      if (!languageModel || !settings) return refuse('model-not-set-up');
      const known = body.kind === 'draft' ? (await knownArchetypes(await learningContent())).get(body.archetype) : undefined;
      if (body.kind === 'draft') {
        if (!known) return refuse('model-basis-not-found');
        // Facts belong into passages: Math has its numbers.
        if (body.dossier !== undefined && (known.topicId > 10 || !(await keptDossiers()).has(body.dossier))) return refuse('model-basis-not-found');
      }
      return asAdmin<{ id: string }>(database, caller.id, now(), async (queryable) => {
        if ((await store.countOpen(queryable, caller.id)) >= maxOpen) return refuse('too-many-model-requests');
        const wanted: Wanted =
          body.kind === 'draft'
            ? { archetype: body.archetype, level: body.level, dossier: body.dossier ?? null, use: body.use, wishes: body.wishes }
            : { archetype: null, level: null, dossier: null, use: 'practice', wishes: body.wishes };
        const about = body.kind === 'draft' ? null : await newest(queryable, body.questionId);
        if (body.kind !== 'draft') {
          if (!about) return refuse('question-not-found');
          if (editableTexts(about.question, body.kind).length === 0) return refuse('nothing-to-rewrite');
        }
        const reserved = maxCost(body.kind, about?.question ?? null, settings.prices);
        const day = dayOf(now());
        if (!(await store.reserve(queryable, day, reserved, settings.dailyBudget))) return refuse('model-budget-spent');
        const id = uuidv7(now());
        const questionId = body.kind === 'draft' ? null : body.questionId;
        const request = { id, authorId: caller.id, kind: body.kind, wanted, questionId, questionVersion: about?.version ?? null, model: languageModel.name };
        await store.insertRequest(queryable, { ...request, day, reserved, now: new Date(now()) });
        await enqueue(queryable, 'ask-model', { requestId: id }, { queue: queues[id.charCodeAt(id.length - 1) % queues.length] ?? queues[0] });
        return { action: asked('ask-model', 'model-request', id, { kind: body.kind, questionId, ...wanted }), answer: { id } };
      });
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
        return { action: asked('cancel-model', 'model-request', requestId, {}), answer: { state: atOnce ? 'canceled' : 'canceling' } };
      }),
    ),
    saveModelRequest: signedIn(({ params: { requestId }, caller }) =>
      asAdmin<{ questionId: string; version: number }>(database, caller.id, now(), async (queryable) => {
        const row = await store.lockRequest(queryable, requestId);
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
        await store.updateResult(queryable, requestId, { ...result, question: null, savedVersion: version });
        const action = asked('save-question', 'question', row.question_id, { from: row.question_version, to: version, requestId, kind: row.kind });
        return { action, answer: { questionId: row.question_id, version } };
      }),
    ),
    drawQuestion: signedIn(async ({ body: { archetype, level, use }, caller }) => {
      const known = (await knownArchetypes(await learningContent())).get(archetype);
      if (!known?.levels.includes(level)) return refuse('model-basis-not-found');
      const [question] = await draws.draw([{ topics: [known.topicId], levels: [level as Difficulty], archetypes: [archetype], skills: [] }], 'author');
      if (!question) return refuse('nothing-drawn');
      return asAdmin(database, caller.id, now(), async (queryable) => {
        const time = new Date(now());
        await insertDrafts(queryable, [question.id], 'generated', use, time);
        await insertAuthored(queryable, [question], caller.id, time);
        return { action: asked('draw-question', 'question', question.id, { archetype, level, use }), answer: { questionId: question.id } };
      });
    }),
  };
}
