/** Questions and texts that a language model drafts for authors, what that costs, and questions drawn by our own generators. */
import * as z from 'zod';
import { callPurposes, editKinds, requestKinds, requestStates } from '#core/authoring/model-drafts/requests.ts';
import { archetypeSchema } from '#core/questions/question.ts';
import { questionUses } from './authoring.ts';
import { defineCall, frequent, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, requestIdSchema, storableText } from './primitives.ts';

/** Micro-dollars: a millionth of a dollar. */
const amount = z.number();
const level = z.int().min(1).max(5);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

export const getModelSetup = defineCall({
  id: 'getModelSetup',
  summary: 'Whether a language model is set up, what is left of today’s budget, and what questions can be drafted from',
  method: 'GET',
  path: '/api/admin/model-setup',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({
    /** Null: none is set up. */
    model: z.string().nullable(),
    hasPrices: z.boolean(),
    /** Of today, UTC. `limit` null: no budget is set. */
    budget: z.object({ limit: amount.nullable(), spent: amount, reserved: amount }),
    /** `levels`: those that our own generators can draw; none for Reading and Writing. */
    archetypes: z.array(z.object({ archetype: z.string(), topicId: z.int(), title: z.string(), levels: z.array(z.int()) })),
    dossiers: z.array(z.object({ id: z.string(), title: z.string(), discipline: z.string(), claims: z.int() })),
  }),
});

const requestSchema = z.object({
  id: z.string(),
  kind: openEnum(requestKinds),
  state: openEnum(requestStates),
  /** The archetype for a draft, and the dossier if there is one. */
  archetype: z.string().nullable(),
  level: z.int().nullable(),
  dossier: z.string().nullable(),
  wishes: z.string(),
  /** What it is about, or what it became; null for a draft that became nothing. */
  questionId: z.string().nullable(),
  authorName: z.string().nullable(),
  model: z.string(),
  problems: z.array(z.string()),
  cost: amount,
  promptTokens: z.int(),
  completionTokens: z.int(),
  createdAt: instant,
  endedAt: instant.nullable(),
});
export type ModelRequest = z.infer<typeof requestSchema>;

const detailSchema = z.object({
  ...requestSchema.shape,
  purpose: openEnum(callPurposes).nullable(),
  /** What the model has written of its current answer, from the character asked for; `from` is 0 if it has begun another answer. */
  progress: z.object({ from: z.int(), text: z.string(), call: z.int() }),
  result: z
    .object({
      /** The question as the model left it, to be read with `questionSchema`; null once it is a draft or a version. */
      question: z.record(z.string(), z.json()).nullable(),
      /** The version it was made from. */
      questionVersion: z.int().nullable(),
      /** The version it was saved as. */
      savedVersion: z.int().nullable(),
      advice: z.array(z.string()),
      /** What a second call answered without seeing the key. */
      blind: z.object({ answer: z.string(), isRight: z.boolean(), reason: z.string() }).nullable(),
      key: z.string(),
    })
    .nullable(),
  /** Once the request is over. */
  calls: z.array(
    z.object({
      number: z.int(),
      purpose: openEnum(callPurposes),
      messages: z.array(z.object({ role: z.string(), content: z.string() })),
      answer: z.string(),
      problem: z.string().nullable(),
      cost: amount,
      promptTokens: z.int(),
      completionTokens: z.int(),
      startedAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
});
export type ModelRequestDetail = z.infer<typeof detailSchema>;

export const listModelRequests = defineCall({
  id: 'listModelRequests',
  summary: 'Language model requests, newest first',
  method: 'GET',
  path: '/api/admin/model-requests',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject(pageQuery),
  output: pageOf(requestSchema),
});

const params = z.strictObject({ requestId: z.uuid() });

export const getModelRequest = defineCall({
  id: 'getModelRequest',
  summary: 'One request with its calls and, while it runs, what the model has written so far; ask again with `call` and `from` for the rest',
  method: 'GET',
  path: '/api/admin/model-requests/:requestId',
  access: 'author',
  rateLimit: frequent,
  params,
  query: z.strictObject({ call: z.coerce.number().int().min(0).max(100).default(0), from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  output: detailSchema,
  errors: ['model-request-not-found'],
});

const wishes = storableText(600).default('');

export const startModelRequest = defineCall({
  id: 'startModelRequest',
  summary: 'Ask the language model for a new question, or to rewrite parts of one. Runs as a job; its maximum cost is reserved from the budget first',
  method: 'POST',
  path: '/api/admin/model-requests',
  access: 'author',
  rateLimit: { requests: 30, seconds: 60 },
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('draft'),
      archetype: archetypeSchema,
      level,
      dossier: slug.optional(),
      use: z.enum(questionUses),
      wishes,
      requestId: requestIdSchema,
    }),
    z.strictObject({ kind: z.enum(editKinds), questionId: idSchema, wishes, requestId: requestIdSchema }),
  ]),
  output: z.object({ id: z.string() }),
  status: 201,
  errors: ['model-not-set-up', 'model-budget-spent', 'too-many-model-requests', 'model-basis-not-found', 'nothing-to-rewrite', 'question-not-found'],
});

export const cancelModelRequest = defineCall({
  id: 'cancelModelRequest',
  summary: 'Cancel a request. A call in progress is cut off, and its cost so far counts',
  method: 'POST',
  path: '/api/admin/model-requests/:requestId/cancel',
  access: 'author',
  rateLimit: ordinary,
  params,
  output: z.object({ state: openEnum(requestStates) }),
  errors: ['model-request-not-found', 'model-request-over'],
});

export const saveModelRequest = defineCall({
  id: 'saveModelRequest',
  summary: 'Save a model’s rewrite as the next version of the question',
  method: 'POST',
  path: '/api/admin/model-requests/:requestId/save',
  access: 'author',
  rateLimit: ordinary,
  params,
  output: z.object({ questionId: z.string(), version: z.int() }),
  errors: ['model-request-not-found', 'model-request-over', 'question-not-found', 'question-changed'],
});

export const drawQuestion = defineCall({
  id: 'drawQuestion',
  summary: 'Generate a Math question as a draft, without a language model',
  method: 'POST',
  path: '/api/admin/question-draws',
  access: 'author',
  rateLimit: { requests: 30, seconds: 60 },
  body: z.strictObject({ archetype: archetypeSchema, level, use: z.enum(questionUses), requestId: requestIdSchema }),
  output: z.object({ questionId: z.string() }),
  status: 201,
  errors: ['model-basis-not-found', 'nothing-drawn'],
});

export const modelDraftCalls = { getModelSetup, listModelRequests, getModelRequest, startModelRequest, cancelModelRequest, saveModelRequest, drawQuestion };
