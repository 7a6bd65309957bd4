/** Practice exams: which there are. Taking one: exam-sessions.ts; results: exam-results.ts. */
import * as z from 'zod';
import { maxModules, slotSchema } from '#core/exams/shape.ts';
import { defineCall, ordinary } from './call.ts';
import { sessionSchema } from './exam-sessions.ts';
import { idSchema, instant } from './primitives.ts';

const examSummarySchema = z.object({
  id: idSchema,
  number: z.number().int(),
  title: z.string(),
  description: z.string(),
  isDiagnostic: z.boolean(),
  /** False: it was retired. Whoever has begun it can finish it, nobody can begin it. */
  isOffered: z.boolean().default(true),
  questionCount: z.number().int(),
  /** Standard time of all modules, breaks left out. */
  minutes: z.number(),
  /** Its modules in the order they are taken. */
  shape: z.array(slotSchema).min(1).max(maxModules),
  /** A session to resume, if there is one. */
  inProgress: sessionSchema.nullable(),
  completedCount: z.number().int(),
  /** False: it has been taken, and the plan includes no retake. */
  mayTake: z.boolean().default(true),
  /** The newest result; without a total where this exam gives none. */
  latest: z
    .object({
      resultId: idSchema,
      total: z.number().int().nullable(),
      low: z.number().int().nullable(),
      high: z.number().int().nullable(),
      correct: z.number().int(),
      questions: z.number().int(),
      completedAt: instant,
      /** Its estimate counts in nothing else. */
      hurried: z.boolean().default(false),
    })
    .nullable(),
});
export type ExamSummary = z.infer<typeof examSummarySchema>;

export const listExams = defineCall({
  id: 'listExams',
  summary: 'All public practice exams, with your progress in each',
  method: 'GET',
  path: '/api/practice-exams',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({ exams: z.array(examSummarySchema) }),
});

export const getExam = defineCall({
  id: 'getExam',
  summary: 'One practice exam',
  method: 'GET',
  path: '/api/practice-exams/:examId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ examId: idSchema }),
  output: examSummarySchema,
  errors: ['exam-not-found'],
});

export const examCalls = { listExams, getExam };
