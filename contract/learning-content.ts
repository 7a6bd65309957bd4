/** Concepts, lectures, words and study sheets, as authors rewrite them. Students get what is published through the calls of each feature. */
import * as z from 'zod';
import { itemKinds } from '#core/authoring/item-texts.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

/** Characters of one text. */
export const maxItemTextLength = 3_000;

export const itemStates = ['shipped', 'edited', 'draft'] as const;

const summary = {
  kind: openEnum(itemKinds),
  id: z.string(),
  title: z.string(),
  /** Null for what belongs to no topic. */
  topicId: z.int().nullable(),
  /** `draft`: has a newer version than students read. */
  state: openEnum(itemStates),
  updatedAt: instant.nullable(),
};
const itemSummary = z.object(summary);
export type ItemSummary = z.infer<typeof itemSummary>;

const textChange = z.object({ path: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const itemSchema = z.object({
  ...summary,
  /** False for what was made here. */
  isShipped: z.boolean(),
  /** The newest version as JSON; what is shipped before the first. */
  body: z.string(),
  texts: z.array(z.object({ path: z.string(), label: z.string(), value: z.string() })),
  /** 0 before the first. */
  newestVersion: z.int(),
  /** What students read; null: what is shipped, or nothing. */
  currentVersion: z.int().nullable(),
  /** Newest first, each with what it changed. */
  versions: z.array(z.object({ version: z.int(), author: z.string().nullable(), createdAt: instant, changes: z.array(textChange) })),
});
export type LearningItem = z.infer<typeof itemSchema>;

const itemParams = z.strictObject({ kind: z.enum(itemKinds), itemId: idSchema });

export const listLearningItems = defineCall({
  id: 'listLearningItems',
  summary: 'Concepts, lectures, words, or study sheets, with their editing status',
  method: 'GET',
  path: '/api/admin/learning-content',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({
    ...pageQuery,
    kind: z.enum(itemKinds).default('concept'),
    show: z.enum(['all', 'edited', 'draft']).default('all'),
    q: storableText(80).default(''),
    /** What belongs to this topic; a study sheet belongs to each topic that one of its entries is about. */
    topicId: z.coerce.number().int().min(1).max(29).optional(),
    section: z.enum(sections).optional(),
  }),
  output: pageOf(itemSummary),
});

export const getLearningItem = defineCall({
  id: 'getLearningItem',
  summary: 'One concept, lecture, word, or study sheet, with its texts and versions',
  method: 'GET',
  path: '/api/admin/learning-content/:kind/:itemId',
  access: 'author',
  rateLimit: ordinary,
  params: itemParams,
  output: itemSchema,
  errors: ['item-not-found'],
});

export const saveLearningItem = defineCall({
  id: 'saveLearningItem',
  summary: 'Save texts as a new version; students see it once it is published',
  method: 'PUT',
  path: '/api/admin/learning-content/:kind/:itemId',
  access: 'author',
  rateLimit: ordinary,
  params: itemParams,
  body: z.strictObject({
    /** By place; those left out stay. */
    texts: z.array(z.strictObject({ path: z.string().max(120), text: storableText(maxItemTextLength).min(1, 'Please write something.') })).max(1_000),
    /** The version it was edited from. */
    newestVersion: z.int().min(0),
    publish: z.boolean(),
  }),
  output: itemSchema,
  errors: ['item-not-found', 'item-changed', 'item-has-problems'],
  bodyLimit: 512 * 1024,
});

export const publishLearningItem = defineCall({
  id: 'publishLearningItem',
  summary: 'Publish a version, or go back to the original that came with the app',
  method: 'POST',
  path: '/api/admin/learning-content/:kind/:itemId/publication',
  access: 'author',
  rateLimit: ordinary,
  params: itemParams,
  body: z.strictObject({
    /** Null: what is shipped; something made here is taken away. */
    version: z.int().min(1).nullable(),
    /** What students read when this was decided. */
    currentVersion: z.int().min(1).nullable(),
  }),
  output: itemSchema,
  errors: ['item-not-found', 'item-changed', 'item-has-problems'],
});

export const maxImportedConcepts = 500;

export const importConcepts = defineCall({
  id: 'importConcepts',
  summary: 'Check a file of concepts, or import all of them as drafts; existing concepts get a new version',
  method: 'POST',
  path: '/api/admin/concept-import',
  access: 'author',
  rateLimit: { requests: 60, seconds: 600 },
  body: z.strictObject({
    format: z.enum(['csv', 'json']),
    text: z.string().min(1, 'Please choose a file.').max(2_000_000, 'This file is too large.'),
    trial: z.boolean(),
  }),
  output: z.object({
    rows: z.int(),
    created: z.int(),
    changed: z.int(),
    errorCount: z.int(),
    /** The first hundred. */
    errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
    imported: z.boolean(),
  }),
  errors: ['import-unreadable'],
  bodyLimit: 4 * 1024 * 1024,
});

export const exportConcepts = defineCall({
  id: 'exportConcepts',
  summary: 'Every concept as students see it, in the format that imports accept',
  method: 'GET',
  path: '/api/admin/concept-export',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({ concepts: z.array(z.record(z.string(), z.json())) }),
});

export const learningContentCalls = { listLearningItems, getLearningItem, saveLearningItem, publishLearningItem, importConcepts, exportConcepts };
