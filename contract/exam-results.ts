/** Results of practice exams: the summary, the list, and the review with keys, which exists only after submission. */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { annotationSchema, annotationTargets, highlightColours, underlineStyles } from '#core/exams/answer-state.ts';
import { examModes } from '#core/exams/format.ts';
import { positionSchema, slotSchema } from '#core/exams/shape.ts';
import { explainedQuestionSchema } from '#core/questions/explanation.ts';
import { sections } from '#core/topics/topics.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery } from './primitives.ts';
import { defineCall, frequent, ordinary } from './call.ts';

const sectionSchema = z.enum(sections);
const id = idSchema;

const scoreBand = z.object({ score: z.number().int(), low: z.number().int(), high: z.number().int() });
const count = z.number().int().min(0);

const points = z.number().int().nullable();
/** Score and range, all null where the exam has too few questions in the section for one. */
const sectionScoreSchema = z.object({ section: sectionSchema, score: points, low: points, high: points });

const sectionResultSchema = sectionScoreSchema.extend({
  /** Why it has no score; null if it has one. `blank`: too few of its questions were answered for an estimate. `short`: it asks too few. */
  noScore: openEnum(['blank', 'short']).nullable(),
  /** Of its last adaptive module; null if it had none. */
  route: openEnum(['easier', 'harder']).nullable(),
  /** Scored questions only. */
  correct: count,
  scored: count,
  /** Questions answered right out of all, unscored ones included, per module. */
  modules: z.array(z.object({ position: positionSchema, correct: count, questions: count, omitted: count, timeSpentMs: count, allowedMs: count })),
});

const paceSchema = z.object({
  position: positionSchema,
  /** `short`: what was left blank is not explained. `hurried`: faster than anybody reads; only its score is shown or counted. */
  pace: openEnum(['short', 'hurried']),
  /** Time worked, by the server's clock, and the time from which everything is explained, ms. */
  workedMs: count,
  honestMs: count,
});

const resultSchema = z.object({
  id,
  practiceExamId: id,
  examTitle: z.string(),
  completedAt: instant,
  /** When it was begun. */
  examDate: instant,
  mode: openEnum(examModes),
  /** Of the standard time; today 1, 1.5 or 2. */
  timeMultiplier: z.number().positive(),
  /** The modules that were taken. */
  shape: z.array(slotSchema),
  /** Null without a score of both sections. */
  total: scoreBand.nullable(),
  sections: z.array(sectionResultSchema),
  /** National percentile of the total, from a dated table; null without a total. */
  percentile: z.object({ value: z.number(), display: z.string(), table: z.string() }).nullable(),
  topics: z.array(z.object({ topicId: z.number().int(), correct: count, questions: count })),
  /** One row per question in the order it was taken, without those of modules that were hurried. No content: that comes with the review. */
  responses: z.array(
    z.object({
      questionId: id,
      position: positionSchema,
      number: z.number().int(),
      topicId: z.number().int(),
      difficulty: z.number().int(),
      answer: z.string().nullable(),
      correct: z.boolean(),
      marked: z.boolean(),
      pretest: z.boolean(),
      timeSpentMs: count,
      /** Whether the review includes it. */
      explained: z.boolean(),
      /** When it was opened (no `answer`), by time worked on its module, and each answer given to it; absent if that was not recorded yet. */
      steps: z
        .array(
          z.object({
            atMs: count,
            /** Null: the answer was taken back. */
            answer: z.string().nullable().optional(),
            /** Of explained questions only. */
            correct: z.boolean().optional(),
          }),
        )
        .optional(),
    }),
  ),
  /** Up to three topics with misses whose practice is worth the most points per minute, by this exam alone: points, minutes and questions of one round in your plan. */
  worth: z.array(z.object({ topicId: z.number().int(), points: z.number(), minutes: z.number(), round: z.number().int().optional() })).optional(),
  /** Modules that were submitted early or too fast. */
  paces: z.array(paceSchema),
  /** Questions of this practice exam had been seen before, which inflates a score. */
  repeated: z.boolean(),
  /** Modules whose answers arrived after the deadline from an offline device: their time could not be checked. */
  lateModules: z.array(z.object({ position: positionSchema, lateMs: z.number() })),
  /** The exam of the same kind and length before this one, and whether the change is more than chance. */
  comparison: z
    .object({
      previousId: id,
      previousCompletedAt: instant,
      previousTotal: z.number().int(),
      total: z.object({ change: z.number().int(), real: z.boolean() }),
      sections: z.array(z.object({ section: sectionSchema, change: z.number().int(), real: z.boolean() })),
      /** As the result's own; earlier builds of the client read it here. */
      repeated: z.boolean(),
    })
    .nullable(),
  /** Of a predictive exam: its score with earlier answers counted in, how many they are, and the practice exam before it. */
  prediction: z
    .object({
      sections: z.array(scoreBand.extend({ section: sectionSchema })),
      total: scoreBand,
      earlier: count,
      lastExam: z.object({ resultId: id, title: z.string(), completedAt: instant, total: z.number().int() }).nullable(),
    })
    .nullable()
    .default(null),
});
export type ExamResult = z.infer<typeof resultSchema>;

/** A highlight as it was at submission. It is only shown, so what a newer server says of its look may be unknown. */
const reviewedAnnotationSchema = z.object({
  ...annotationSchema.shape,
  target: openEnum(annotationTargets),
  colour: openEnum(['none', ...highlightColours]),
  underline: openEnum(underlineStyles),
});
export type ReviewedAnnotation = z.infer<typeof reviewedAnnotationSchema>;

const reviewQuestionSchema = explainedQuestionSchema.extend({
  response: z.object({
    answer: z.string().nullable(),
    correct: z.boolean(),
    eliminated: z.array(z.string()),
    annotations: z.array(reviewedAnnotationSchema).optional(),
  }),
});
export type ReviewQuestion = z.infer<typeof reviewQuestionSchema>;

export const resultSummarySchema = z.object({
  id,
  practiceExamId: id,
  examTitle: z.string(),
  completedAt: instant,
  /** Null without a score of both sections. */
  total: scoreBand.nullable(),
  sections: z.array(sectionScoreSchema),
  correct: count,
  questions: count,
  /** A module was submitted faster than it can be read: the estimate counts in nothing but this result. */
  hurried: z.boolean().default(false),
});
export type ResultSummary = z.infer<typeof resultSummarySchema>;

export const listResults = defineCall({
  id: 'listResults',
  summary: 'Your results, newest first',
  method: 'GET',
  path: '/api/exam-results',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject(pageQuery),
  output: pageOf(resultSummarySchema),
});

export const getLatestResult = defineCall({
  id: 'getLatestResult',
  summary: 'Your latest result, for one practice exam or overall; null if there is none',
  method: 'GET',
  path: '/api/exam-results/latest',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject({ practiceExamId: id.optional() }),
  output: z.object({ result: resultSchema.nullable() }),
});

export const getResult = defineCall({
  id: 'getResult',
  summary: 'One result; with `responses=false` without the answers to its questions',
  method: 'GET',
  path: '/api/exam-results/:resultId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ resultId: id }),
  query: z.strictObject({ responses: z.enum(['true', 'false']).default('true') }),
  output: resultSchema,
  errors: ['result-not-found'],
});

export const getReview = defineCall({
  id: 'getReview',
  summary: 'The questions of one submitted and scored module, with answer keys and explanations where they can be shown',
  method: 'GET',
  path: '/api/exam-results/:resultId/review/:position',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ resultId: id, position: z.coerce.number().pipe(positionSchema) }),
  output: z.object({ questions: z.array(reviewQuestionSchema) }),
  errors: ['result-not-found'],
});

const practicedSchema = z.object({
  questionId: id,
  /** The last try. */
  answer: z.string(),
  correct: z.boolean(),
  tries: count,
});
export type Practiced = z.infer<typeof practicedSchema>;

export const listPracticedMisses = defineCall({
  id: 'listPracticedMisses',
  summary: 'Missed questions from a result that were practiced again, with the latest try at each',
  method: 'GET',
  path: '/api/exam-results/:resultId/practice',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ resultId: id }),
  output: z.object({ questions: z.array(practicedSchema) }),
  errors: ['result-not-found'],
});

export const practiceMiss = defineCall({
  id: 'practiceMiss',
  summary: 'Record a new try at a question from a result; sending it again changes nothing',
  method: 'POST',
  path: '/api/exam-results/:resultId/practice',
  access: 'verified',
  rateLimit: frequent,
  params: z.strictObject({ resultId: id }),
  body: z.strictObject({
    questionId: id,
    answer: z.string().min(1).max(12),
    /** Which try at this question this is. */
    tries: z.number().int().min(1).max(1000),
    timeSpentMs: z.number().int().min(0).max(dayMs),
  }),
  output: practicedSchema,
  errors: ['result-not-found', 'wrong-answer-format'],
});

export const resultCalls = { listResults, getLatestResult, getResult, getReview, listPracticedMisses, practiceMiss };
