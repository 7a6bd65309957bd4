/** Progress: where you stand and what to do next. */
import * as z from 'zod';
import { slotSchema } from '#core/exams/shape.ts';
import { sections } from '#core/topics/topics.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, ordinary } from './call.ts';
import { resultSummarySchema } from './exam-results.ts';
import { sessionSchema } from './exam-sessions.ts';
import { instant, openEnum } from './primitives.ts';

const topicProgress = z.object({
  topicId: z.number().int(),
  questionsAttempted: z.number().int(),
  /** Right ones among them. */
  questionsCorrect: z.number().int().optional(),
  accuracy: z.number(),
  strength: openEnum(['weak', 'moderate', 'strong']).nullable(),
});

const progressSchema = z.object({
  inProgress: z.array(sessionSchema),
  /** The newest result, whether it counts or not. */
  newest: resultSummarySchema.nullable().default(null),
  /** The newest result with a total that counts. */
  latest: resultSummarySchema.nullable(),
  /** Totals that count, oldest first, at most 20, for the climb chart: the first, and the newest. */
  history: z.array(
    z.object({
      resultId: z.string(),
      completedAt: instant,
      total: z.number(),
      low: z.number(),
      high: z.number(),
      /** False for an exam of another length, and for one taken again: it is no measure of change. */
      comparable: z.boolean().default(true),
    }),
  ),
  topics: z.array(topicProgress),
  totalQuestions: z.number().int(),
  accuracy: z.number(),
  /** The one thing to do next; null only when no exam was taken and there is none to take. */
  next: z
    .union([
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('resume'), sessionId: z.string(), practiceExamId: z.string() }),
        z.object({
          kind: z.literal('resume-quiz'),
          quizId: z.string(),
          answered: z.number().int(),
          questions: z.number().int(),
          /** Null without a clock. */
          remainingMs: z.int().nullable().default(null),
        }),
        z.object({ kind: z.literal('check'), section: z.enum(sections) }),
        z.object({ kind: z.literal('first-exam'), practiceExamId: z.string(), shape: z.array(slotSchema).min(1) }),
        z.object({ kind: z.literal('review'), resultId: z.string(), topicId: z.number().int().nullable() }),
        z.object({ kind: z.literal('practice') }),
        /** The exam is today or tomorrow. */
        z.object({ kind: z.literal('rest'), daysToExam: z.int().min(0).max(1) }),
        z.object({ kind: z.literal('next-exam'), practiceExamId: z.string(), shape: z.array(slotSchema).min(1) }),
      ]),
      unknownKind,
    ])
    .nullable(),
});
export type ProgressView = z.infer<typeof progressSchema>;

export const getProgress = defineCall({
  id: 'getProgress',
  summary: 'Your progress: latest results, score history, topics, and what to do next',
  method: 'GET',
  path: '/api/progress',
  access: 'verified',
  rateLimit: ordinary,
  output: progressSchema,
});

export const progressCalls = { getProgress };
