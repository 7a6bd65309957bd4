/** What the answers of students say about questions. */
import * as z from 'zod';
import { qualityFlags } from '#core/questions/quality.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { archetypeSchema } from '#core/questions/question.ts';
import { defineCall, ordinary } from './call.ts';
import { instant, openEnum, pageOf, pageQuery } from './primitives.ts';

const filter = {
  topicId: z.coerce.number().int().min(1).max(29).optional(),
  level: z.coerce.number().int().min(1).max(5).optional(),
  archetype: archetypeSchema.optional(),
};

const measuredSchema = z.object({
  questionId: z.string(),
  /** What it begins with; empty from an earlier server. */
  excerpt: z.string().default(''),
  version: z.int(),
  topicId: z.int(),
  archetype: z.string(),
  level: z.int(),
  format: openEnum(['choice', 'spr']),
  key: openEnum(choiceIds).nullable(),
  responses: z.int(),
  correct: z.int(),
  /** How often each choice was chosen, A to D. */
  chosen: z.array(z.int()),
  pointBiserial: z.number().nullable(),
  /** Responses that it was computed from. */
  pairs: z.int(),
  medianTimeMs: z.int().nullable(),
  recentResponses: z.int(),
  recentCorrect: z.int(),
  flags: z.array(openEnum(qualityFlags)),
});
export type QuestionQuality = z.infer<typeof measuredSchema>;

export const listQuestionQuality = defineCall({
  id: 'listQuestionQuality',
  summary: 'How questions perform with students, flagged ones first; updated nightly from first responses',
  method: 'GET',
  path: '/api/admin/question-quality',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...filter, flag: z.enum([...qualityFlags, 'any']).optional(), ...pageQuery }),
  output: pageOf(measuredSchema),
});

export const getQualitySummary = defineCall({
  id: 'getQualitySummary',
  summary: 'How questions perform by topic and level, with one point per measured question',
  method: 'GET',
  path: '/api/admin/question-quality-summary',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject(filter),
  output: z.object({
    measuredAt: instant.nullable(),
    groups: z.array(
      z.object({
        topicId: z.int(),
        level: z.int(),
        questions: z.int(),
        responses: z.int(),
        correct: z.int(),
        meanPointBiserial: z.number().nullable(),
        flagged: z.int(),
      }),
    ),
    /** The most answered ones. */
    points: z.array(z.object({ questionId: z.string(), correct: z.number(), pointBiserial: z.number(), isFlagged: z.boolean() })),
  }),
});

/** Rows on a page of `exportResponses`. */
export const responsesPerPage = 200;

export const exportResponses = defineCall({
  id: 'exportResponses',
  summary: 'First responses, one row each, for differential item functioning (DIF) analyses; students appear under pseudonyms',
  method: 'GET',
  path: '/api/admin/question-responses',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({ ...filter, cursor: pageQuery.cursor }),
  output: pageOf(
    z.object({
      person: z.string(),
      questionId: z.string(),
      version: z.int(),
      topicId: z.int(),
      archetype: z.string(),
      level: z.int(),
      context: z.string(),
      answer: z.string().nullable(),
      isCorrect: z.boolean(),
      timeMs: z.int(),
      /** Right and asked in the rest of the same exam or quiz. */
      restCorrect: z.int(),
      restAsked: z.int(),
      day: z.string(),
    }),
  ),
});
export type ExportedResponse = z.infer<typeof exportResponses.output>['items'][number];

export const questionQualityCalls = { listQuestionQuality, getQualitySummary, exportResponses };
