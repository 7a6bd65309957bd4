/** Questions from files, and into files. */
import * as z from 'zod';
import { importFields } from '#core/authoring/import-rows.ts';
import { questionUses } from './authoring.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, storableText } from './primitives.ts';

const importErrorSchema = z.object({ row: z.int(), field: z.string(), message: z.string() });
export type ImportError = z.infer<typeof importErrorSchema>;

const outcomeSchema = z.object({
  /** Questions in the file. */
  rows: z.int(),
  columns: z.array(z.object({ column: z.string(), field: z.string().nullable() })),
  /** At most 200 of them. */
  errors: z.array(importErrorSchema),
  errorCount: z.int(),
  /** Questions written as drafts: all or none. */
  imported: z.int(),
});
export type ImportOutcome = z.infer<typeof outcomeSchema>;

export const importQuestions = defineCall({
  id: 'importQuestions',
  summary: 'Read a file of questions; unless it is a trial, write all of them as drafts, or none if any has an error',
  method: 'POST',
  path: '/api/admin/question-import',
  access: 'author',
  rateLimit: { requests: 30, seconds: 60 },
  bodyLimit: 12 * 1024 * 1024,
  body: z.strictObject({
    format: z.enum(['csv', 'json', 'qti']),
    file: storableText(200).min(1),
    text: z.string().max(10_000_000, 'A file may have at most 10 million characters.'),
    /** Which field a column holds; columns that are not named are matched by their names, those with null are left out. */
    mapping: z.array(z.strictObject({ column: z.string().max(200), field: z.enum(importFields).nullable() })).max(60),
    topicId: z.int().min(1).max(29),
    use: z.enum(questionUses),
    rights: storableText(400).min(3, 'Say whose the questions are, and under which terms.'),
    trial: z.boolean(),
  }),
  output: outcomeSchema,
  errors: ['import-unreadable'],
});

export const exportQuestions = defineCall({
  id: 'exportQuestions',
  summary: 'Whole questions with their keys, as rows that can be imported again; page by page',
  method: 'GET',
  path: '/api/admin/question-export',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ status: z.enum(['draft', 'in-review', 'published', 'retired']).optional(), cursor: idSchema.optional() }),
  output: z.object({ rows: z.array(z.record(z.string(), z.string())), nextCursor: z.string().nullable() }),
});

export const questionImportCalls = { importQuestions, exportQuestions };
