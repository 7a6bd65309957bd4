/** Questions as authors work on them: every origin and state, whole, with keys. */
import * as z from 'zod';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { reportReasons } from '#core/questions/reports.ts';
import { archetypeSchema, questionSchema } from '#core/questions/question.ts';
import { isStorableData } from '#core/text.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, reasonSchema, requestIdSchema, storableText } from './primitives.ts';

export const questionOrigins = ['shipped', 'authored', 'imported', 'generated', 'drafted'] as const;
/** Where a question is asked. What exams ask is never practiced. */
export const questionUses = ['exam', 'practice'] as const;

const listedSchema = z.object({
  id: z.string(),
  origin: openEnum(questionOrigins),
  status: openEnum(questionStatuses),
  /** What is asked from now on. */
  version: z.int(),
  /** The newest one; nobody is asked it while it is higher than `version`. */
  newestVersion: z.int(),
  topicId: z.int(),
  archetype: z.string(),
  difficulty: z.int(),
  use: openEnum(questionUses),
  excerpt: z.string(),
  reports: z.int(),
  updatedAt: instant,
});
export type ListedQuestion = z.infer<typeof listedSchema>;

const topicId = z.coerce.number().int().min(1).max(29);

/** What a list of questions is narrowed to. */
const questionFilter = {
  q: storableText(200).default(''),
  status: z.enum(questionStatuses).optional(),
  origin: z.enum(questionOrigins).optional(),
  use: z.enum(questionUses).optional(),
  topicId: topicId.optional(),
  level: z.coerce.number().int().min(1).max(5).optional(),
  archetype: archetypeSchema.optional(),
};

export const listQuestions = defineCall({
  id: 'listQuestions',
  summary: 'Questions of every origin and status, most recently changed first; `q` searches their full text and ids',
  method: 'GET',
  path: '/api/admin/questions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...questionFilter, ...pageQuery }),
  output: pageOf(listedSchema),
});

const statisticsSchema = z.object({
  version: z.int(),
  responses: z.int(),
  correct: z.int(),
  omitted: z.int(),
  /** How often each choice was chosen, A to D. */
  chosen: z.array(z.int()),
  /** Mean time of a response, ms; null without any. */
  meanTimeMs: z.int().nullable(),
});

/** A whole question as data; read it with `questionSchema`. */
const wholeQuestion = z.record(z.string(), z.json());

const authoredSchema = z.object({
  ...listedSchema.omit({ excerpt: true, reports: true }).shape,
  /** The newest version, or the one asked for. */
  question: wholeQuestion,
  /** Newest first. */
  versions: z.array(z.object({ version: z.int(), createdAt: instant, release: z.int().nullable(), authorName: z.string().nullable() })),
  statistics: z.array(statisticsSchema),
  exams: z.array(z.object({ id: z.string(), title: z.string() })),
  reports: z.array(z.object({ id: z.string(), reason: openEnum(reportReasons), note: z.string(), createdAt: instant })),
  /** Answers that a language model gave without the key, newest first; none from an earlier server. */
  blindSolves: z
    .array(
      z.object({
        requestId: z.string(),
        model: z.string(),
        /** Null where what was solved was not saved as a version. */
        version: z.int().nullable(),
        answer: z.string(),
        isRight: z.boolean(),
        reason: z.string(),
        at: instant,
      }),
    )
    .default([]),
  problems: z.object({ blocking: z.array(z.string()), advice: z.array(z.string()) }),
});
export type AuthoredQuestion = z.infer<typeof authoredSchema>;

const params = z.strictObject({ questionId: idSchema });

export const getQuestion = defineCall({
  id: 'getQuestion',
  summary: 'A question with its history, statistics, and reports, in its newest version or the one requested',
  method: 'GET',
  path: '/api/admin/questions/:questionId',
  access: 'author',
  rateLimit: ordinary,
  params,
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
  output: authoredSchema,
  errors: ['question-not-found'],
});

const largeBody = 512 * 1024;

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A question as JSON text, since figures and drawn parameters have no bounds of their own; what it must be is `questionSchema`. */
const question = z
  .string()
  .max(400_000)
  .transform((text, context) => {
    const { data, error } = questionSchema.refine(isStorableData, 'This contains characters that cannot be saved.').safeParse(dataOf(text));
    for (const { message, ...issue } of error?.issues ?? [])
      context.issues.push(issue.code === 'custom' ? { ...issue, message, input: text } : ({ ...issue, input: text } as (typeof context.issues)[number]));
    return data ?? z.NEVER;
  });

export const checkQuestion = defineCall({
  id: 'checkQuestion',
  summary: 'Run the checks on a question that is being written; nothing is stored',
  method: 'POST',
  path: '/api/admin/question-check',
  access: 'author',
  rateLimit: { requests: 240, seconds: 60 },
  bodyLimit: largeBody,
  body: z.strictObject({ question }),
  output: z.object({ blocking: z.array(z.string()), advice: z.array(z.string()) }),
});

export const createQuestion = defineCall({
  id: 'createQuestion',
  summary: 'Create a draft question; the server assigns its id and version',
  method: 'POST',
  path: '/api/admin/questions',
  access: 'author',
  rateLimit: ordinary,
  bodyLimit: largeBody,
  body: z.strictObject({ question, use: z.enum(questionUses), requestId: requestIdSchema }),
  output: authoredSchema,
  status: 201,
});

export const saveQuestion = defineCall({
  id: 'saveQuestion',
  summary: 'Save a new version. For a published question, students get the earlier version until this one is published',
  method: 'POST',
  path: '/api/admin/questions/:questionId/versions',
  access: 'author',
  rateLimit: ordinary,
  bodyLimit: largeBody,
  params,
  body: z.strictObject({ question, newestVersion: z.int().min(1) }),
  output: authoredSchema,
  errors: ['question-not-found', 'question-changed'],
});

export const setQuestionStatus = defineCall({
  id: 'setQuestionStatus',
  summary: 'Change a question’s status: draft, in review, published (in any of its versions), or retired. Exams in progress do not change',
  method: 'POST',
  path: '/api/admin/questions/:questionId/status',
  access: 'author',
  rateLimit: ordinary,
  params,
  body: z.strictObject({
    status: z.enum(questionStatuses),
    version: z.int().min(1),
    /** As the author saw it: a decision about an earlier state changes nothing. */
    seen: z.strictObject({ status: z.enum(questionStatuses), version: z.int().min(1) }),
    reason: reasonSchema.optional(),
  }),
  output: authoredSchema,
  errors: ['question-not-found', 'question-changed', 'question-step-not-possible', 'question-has-problems'],
});

export const authoringCalls = { listQuestions, getQuestion, checkQuestion, createQuestion, saveQuestion, setQuestionStatus };
