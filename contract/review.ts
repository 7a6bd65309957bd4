/** Remembering mistakes: the log of wrong answers, why they happened, and when each is worth trying again. */
import * as z from 'zod';
import { attemptContexts } from '#core/learning/attempt.ts';
import { explainedQuestionSchema } from '#core/questions/explanation.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { errorCauses } from '#core/review/error-causes.ts';
import { sections, topics } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

const count = z.int().min(0);

/** What the log can be filtered by. `none`: not asked yet. */
const filters = {
  section: z.enum(sections).optional(),
  topicId: z.coerce.number().int().min(1).max(topics.length).optional(),
  cause: z.enum([...errorCauses, 'none']).optional(),
  state: z.enum(['all', 'due', 'open', 'closed']).default('all'),
};

const entrySchema = z.object({
  questionId: z.string(),
  topicId: z.int(),
  level: z.int(),
  context: openEnum(attemptContexts),
  /** The beginning of the question. */
  excerpt: z.string(),
  /** What was answered, wrong or guessed, the last time it went wrong. */
  answer: z.string(),
  /** True: it was right, but a guess. */
  correct: z.boolean(),
  /** Code of the error behind the wrong answer, where it is known. */
  misconception: z.string().nullable(),
  /** Null: not asked yet. */
  cause: openEnum(errorCauses).nullable(),
  note: z.string(),
  missedAt: instant,
  misses: count,
  redos: count,
  /** When it is worth trying again; null once it is closed. */
  dueAt: instant.nullable(),
  closedAt: instant.nullable(),
});
export type ErrorEntry = z.infer<typeof entrySchema>;

const explainedEntry = z.object({ entry: entrySchema, explained: explainedQuestionSchema });

export const getReviewSummary = defineCall({
  id: 'getReviewSummary',
  summary: 'How many mistakes are due for review and how many there are in all, and how many flashcards are due today',
  method: 'GET',
  path: '/api/review',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    due: count,
    open: count,
    closed: count,
    /** Flashcards that were studied before and are due today; 0 below the Plus plan. */
    cardsDue: count.default(0),
    /** When the next one is due, if none is now. */
    nextAt: instant.nullable(),
    /** Open ones by cause; null: not asked yet. */
    causes: z.array(z.object({ cause: openEnum(errorCauses).nullable(), count })),
  }),
});

export const listErrors = defineCall({
  id: 'listErrors',
  summary: 'Your error log of wrong answers and guesses, newest first; due ones are sorted by how long they have been due',
  method: 'GET',
  path: '/api/error-log',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject({ ...filters, ...pageQuery }),
  output: pageOf(entrySchema),
});

export const getError = defineCall({
  id: 'getError',
  summary: 'One question from your error log, with its explanation',
  method: 'GET',
  path: '/api/error-log/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  output: explainedEntry,
  errors: ['error-not-found'],
});

export const updateError = defineCall({
  id: 'updateError',
  summary: 'Note why an answer went wrong, or close or reopen a question in your error log',
  method: 'PATCH',
  path: '/api/error-log/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  body: z.strictObject({ cause: z.enum(errorCauses).optional(), note: storableText(1000).optional(), closed: z.boolean().optional() }),
  output: entrySchema,
  errors: ['error-not-found'],
});

export const removeError = defineCall({
  id: 'removeError',
  summary: 'Remove a question from your error log; another wrong answer brings it back',
  method: 'DELETE',
  path: '/api/error-log/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  output: z.object({
    removed: z.boolean(),
    /** Give it to `restoreError` within an hour to take this back; null where nothing was removed. */
    undo: z.string().nullable().default(null),
  }),
});

export const restoreError = defineCall({
  id: 'restoreError',
  summary: 'Put back a question that you just removed from your error log, as it was',
  method: 'POST',
  path: '/api/error-log/:questionId/restore',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  /** As `removeError` gave it. */
  body: z.strictObject({ undo: z.string().max(20_000) }),
  output: z.object({ restored: z.boolean() }),
  errors: ['error-not-found'],
});

export const printErrors = defineCall({
  id: 'printErrors',
  summary: `Up to ${maxPrinted} questions from your error log with their explanations, for printing`,
  method: 'GET',
  path: '/api/error-log-sheets',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject(filters),
  output: z.object({ items: z.array(explainedEntry) }),
});

export const exportErrors = defineCall({
  id: 'exportErrors',
  summary: 'Your full error log, page by page, for saving as a file',
  method: 'GET',
  path: '/api/error-log-export',
  access: 'plus',
  rateLimit: ordinary,
  query: z.strictObject({ ...filters, ...pageQuery }),
  output: pageOf(entrySchema),
});

export const reviewCalls = { getReviewSummary, listErrors, getError, updateError, removeError, restoreError, printErrors, exportErrors };
