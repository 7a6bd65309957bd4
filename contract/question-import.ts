/** Questions from files, and into files. */
import * as z from 'zod';
import { importFields } from '#core/authoring/import-rows.ts';
import { isStorable } from '#core/text.ts';
import { questionUses } from './authoring.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, requestIdSchema, storableText } from './primitives.ts';

const importErrorSchema = z.object({ row: z.int(), field: z.string(), message: z.string() });
export type ImportError = z.infer<typeof importErrorSchema>;

const outcomeSchema = z.object({
  /** Questions in the file. */
  rows: z.int(),
  columns: z.array(z.object({ column: z.string(), field: z.string().nullable() })),
  /** At most 200 of them. */
  errors: z.array(importErrorSchema),
  errorCount: z.int(),
  /** Questions whose import has begun, for an earlier page. */
  imported: z.int(),
});
export type ImportOutcome = z.infer<typeof outcomeSchema>;

const file = {
  format: z.enum(['csv', 'json', 'qti']),
  file: storableText(200).min(1),
  text: z.string().max(10_000_000, 'A file may have at most 10 million characters.'),
  /** Which field a column holds; columns that are not named are matched by their names, those with null are left out. */
  mapping: z
    .array(
      z.strictObject({
        column: z.string().max(200).refine(isStorable, 'This name contains characters that cannot be saved.'),
        field: z.enum(importFields).nullable(),
      }),
    )
    .max(60),
  topicId: z.int().min(1).max(29),
  rights: storableText(400).min(3, 'Say whose the questions are, and under which terms.'),
};
const bodyLimit = 12 * 1024 * 1024;

export const importQuestions = defineCall({
  id: 'importQuestions',
  summary: 'Check a file of questions and report its errors; nothing is stored',
  method: 'POST',
  path: '/api/admin/question-import',
  access: 'author',
  rateLimit: { requests: 30, seconds: 60 },
  bodyLimit,
  /** An earlier page says where they are asked and whether it only tries: if it does not, and nothing is wrong, their import begins. */
  body: z.strictObject({ ...file, use: z.enum(questionUses).optional(), trial: z.boolean().optional() }),
  output: outcomeSchema,
  errors: ['import-unreadable'],
});

export const startImport = defineCall({
  id: 'startImport',
  summary: 'Import a file of questions as a job: all of them become drafts, or none if any has an error',
  method: 'POST',
  path: '/api/admin/question-imports',
  access: 'author',
  rateLimit: { requests: 30, seconds: 60 },
  bodyLimit,
  /** The database keeps the file until its import has ended. */
  body: z.strictObject({
    ...file,
    text: file.text.refine(isStorable, 'This file contains characters that cannot be saved.'),
    use: z.enum(questionUses),
    requestId: requestIdSchema,
  }),
  output: z.object({ importId: z.string() }),
  status: 201,
});

const importSchema = z.object({
  id: z.string(),
  file: z.string(),
  by: z.string().nullable(),
  status: openEnum(['waiting', 'running', 'done', 'failed', 'canceled']),
  /** Questions in the file; null before it is opened. */
  rows: z.int().nullable(),
  /** How many of them are read. */
  read: z.int(),
  errors: z.array(importErrorSchema),
  errorCount: z.int(),
  /** Why nothing was imported. */
  problem: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
});
export type QuestionImport = z.infer<typeof importSchema>;

export const listImports = defineCall({
  id: 'listImports',
  summary: 'The latest question imports and their progress',
  method: 'GET',
  path: '/api/admin/question-imports',
  access: 'author',
  rateLimit: { requests: 240, seconds: 60 },
  output: z.object({ imports: z.array(importSchema) }),
});

export const cancelImport = defineCall({
  id: 'cancelImport',
  summary: 'Cancel an import in progress; none of it is kept',
  method: 'POST',
  path: '/api/admin/question-imports/:importId/cancel',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ importId: z.uuid() }),
  output: z.object({ canceled: z.boolean() }),
  errors: ['import-ended'],
});

export const exportQuestions = defineCall({
  id: 'exportQuestions',
  summary: 'Export full questions with their answer keys as rows that can be imported again, page by page',
  method: 'GET',
  path: '/api/admin/question-export',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ status: z.enum(['draft', 'in-review', 'published', 'retired']).optional(), cursor: idSchema.optional() }),
  output: z.object({ rows: z.array(z.record(z.string(), z.string())), nextCursor: z.string().nullable() }),
});

export const questionImportCalls = { importQuestions, startImport, listImports, cancelImport, exportQuestions };
