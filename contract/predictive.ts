/** The predictive exam: short, drawn for one student stage by stage. Once begun it is a session like any other (exams.ts). */
import * as z from 'zod';
import { timeMultiplierSchema } from '#core/exams/format.ts';
import { maxModules, slotSchema } from '#core/exams/shape.ts';
import { defineCall, ordinary } from './call.ts';
import { sessionSchema } from './exam-sessions.ts';
import { idSchema, instant } from './primitives.ts';

export const getPredictive = defineCall({
  id: 'getPredictive',
  summary: 'The predictive exam: when you can take it, one in progress, and earlier predictions, oldest first',
  method: 'GET',
  path: '/api/predictive-exam',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    shape: z.array(slotSchema).min(1).max(maxModules),
    /** Days from one to the next on your plan; null: as often as you like. */
    everyDays: z.int().nullable(),
    /** When you may begin the next one; null: now. */
    nextAt: instant.nullable(),
    /** Whether there are enough questions that you have not seen in the last 30 days. */
    enough: z.boolean(),
    inProgress: sessionSchema.nullable(),
    history: z.array(z.object({ resultId: idSchema, completedAt: instant, score: z.int(), low: z.int(), high: z.int() })),
  }),
});

export const startPredictive = defineCall({
  id: 'startPredictive',
  summary: 'Start a predictive exam, or return the one in progress',
  method: 'POST',
  path: '/api/predictive-exam',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({ timeMultiplier: timeMultiplierSchema.default(1) }),
  output: sessionSchema,
  errors: ['predictive-used-up', 'too-few-new-questions', 'too-many-starts', 'session-not-found'],
});

export const predictiveCalls = { getPredictive, startPredictive };
