/** How difficult questions are by their first answers, run by run, and which run scores use. */
import * as z from 'zod';
import { movements } from '#core/learning/calibration-rules.ts';
import { sections } from '#core/topics/topics.ts';
import { archetypeSchema } from '#core/questions/question.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery } from './primitives.ts';

const estimate = {
  /** First answers it rests on. */
  responses: z.int(),
  /** Difficulty by its level, and by answers, with the standard error. */
  label: z.number(),
  b: z.number(),
  se: z.number(),
};

const calibratedSchema = z.object({
  questionId: z.string(),
  version: z.int(),
  /** What it begins with; empty from an earlier server. */
  excerpt: z.string().default(''),
  topicId: z.int(),
  archetype: z.string(),
  level: z.int(),
  ...estimate,
});
export type CalibratedQuestion = z.infer<typeof calibratedSchema>;

export const listCalibration = defineCall({
  id: 'listCalibration',
  summary: 'Question difficulties from the newest calibration run next to those of their levels, largest shift first',
  method: 'GET',
  path: '/api/admin/calibration/questions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({
    topicId: z.coerce.number().int().min(1).max(29).optional(),
    level: z.coerce.number().int().min(1).max(5).optional(),
    archetype: archetypeSchema.optional(),
    movement: z.enum(movements).optional(),
    ...pageQuery,
  }),
  output: pageOf(calibratedSchema),
});

const runInUse = z.object({ run: z.int(), at: instant, since: instant, usable: z.int() });

export const getCalibration = defineCall({
  id: 'getCalibration',
  summary: 'Calibration runs, newest first, and what the newest one says about the levels',
  method: 'GET',
  path: '/api/admin/calibration',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({
    /** The run whose estimates scores and choices use; null: every question has the difficulty of its level. */
    inUse: runInUse.nullable(),
    runs: z.array(
      z.object({
        run: z.int(),
        at: instant,
        questions: z.int(),
        responses: z.int(),
        /** Questions with enough answers for scores to use their estimates. */
        usable: z.int(),
        /** Of all estimated questions: the root of the mean square of their movements. */
        spread: z.number(),
      }),
    ),
    /** Of the newest run: abilities of those who answered. */
    sections: z.array(z.object({ section: openEnum(sections), people: z.int(), mean: z.number(), deviation: z.number() })),
    levels: z.array(z.object({ section: openEnum(sections), level: z.int(), questions: z.int(), movement: z.number(), spread: z.number() })),
  }),
});

export const getQuestionCalibration = defineCall({
  id: 'getQuestionCalibration',
  summary: 'What each calibration run found about one version of a question, oldest first',
  method: 'GET',
  path: '/api/admin/calibration/questions/:questionId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(1_000_000) }),
  output: z.object({ runs: z.array(z.object({ run: z.int(), at: instant, ...estimate })) }),
});

const runOrNone = z.int().min(1).nullable();

export const switchCalibration = defineCall({
  id: 'switchCalibration',
  summary: 'Use the estimates of a run to score exams and choose questions, or go back to levels; existing results do not change',
  method: 'PUT',
  path: '/api/admin/calibration/in-use',
  access: 'admin',
  rateLimit: ordinary,
  /** `before`: what was in use when this was decided. */
  body: z.strictObject({ run: runOrNone, before: runOrNone }),
  output: z.object({ inUse: runInUse.nullable() }),
  errors: ['calibration-not-found', 'item-changed'],
});

export const calibrationCalls = { listCalibration, getCalibration, getQuestionCalibration, switchCalibration };
