/** Where a student stands today, topic by topic, and what to practice next. */
import * as z from 'zod';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { instant, openEnum } from './primitives.ts';

const count = z.int().min(0);
const bandSchema = z.object({ score: z.int(), low: z.int(), high: z.int() });
const rankingSchema = z.object({ percentile: z.int(), position: z.int(), total: count });

/** Each topic recommended. */
export const recommendationItems = z.array(
  z.object({
    topicId: z.int(),
    strength: openEnum(['weak', 'moderate', 'strong']).nullable(),
    /** Percent of `questions` answers right. */
    accuracy: z.int(),
    questions: count,
    /** Questions of the topic among those of a form in its section, on average. */
    perForm: z.number(),
    ofForm: count,
    /** Points that a round of practice is worth, and its minutes; null where recommendations go by strength. */
    points: z.number().nullable(),
    minutes: z.number().nullable(),
  }),
);

const recommendationsSchema = z.object({
  generatedAt: instant,
  /** `strength`: weak topics first. `points`: most expected points per minute first. */
  kind: openEnum(['strength', 'points']),
  /** False: worked out for this response, because there were none of the last 24 hours. */
  isStored: z.boolean(),
  items: recommendationItems,
});
export type Recommendations = z.infer<typeof recommendationsSchema>;

export const getDashboard = defineCall({
  id: 'getDashboard',
  summary: 'Today at a glance: current score estimate, what to practice next, the last seven days, and rankings',
  method: 'GET',
  path: '/api/dashboard',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    scoreNow: z.object({
      sections: z.array(bandSchema.extend({ section: z.enum(sections) })),
      /** Null unless both sections have enough answers. */
      total: bandSchema.nullable(),
      questions: count,
      /** When the newest of these was answered; null where there are none, and from an older server. */
      newest: instant.nullable().default(null),
      /** First answers in each section, of sections without enough as well. */
      answers: z.array(z.object({ section: z.enum(sections), questions: count })).default([]),
      /** Answers a section needs. */
      least: count,
    }),
    recommendations: recommendationsSchema,
    /** Today and the six days before, where the student is; oldest first. `startsAt` is for clients that do not know `day`. */
    week: z.array(z.object({ day: z.iso.date().optional(), startsAt: instant, questions: count, correct: count, timeSpentMs: count })),
    /** Null: could not be read. */
    rankings: z.object({ questions: rankingSchema, accuracy: rankingSchema, isRanked: z.boolean().default(true) }).nullable(),
  }),
});

export const refreshRecommendations = defineCall({
  id: 'refreshRecommendations',
  summary: 'Recalculate what to practice next',
  method: 'POST',
  path: '/api/recommendations/refresh',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({}),
  output: recommendationsSchema,
});

export const getSkills = defineCall({
  id: 'getSkills',
  summary: 'Every topic: answers, accuracy, strength, the last 30 days, and when it was last practiced',
  method: 'GET',
  path: '/api/skills',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    topics: z.array(
      z.object({
        topicId: z.int(),
        questions: count,
        correct: count,
        accuracy: z.int(),
        /** By accuracy alone, however few the answers; null without any. */
        strength: openEnum(['weak', 'moderate', 'strong']).nullable(),
        recent: z.object({ questions: count, correct: count }),
        lastPracticedAt: instant.nullable(),
        /** Expected percent of a form's questions in this topic right, with its range; null below the Max plan. */
        expected: z.object({ percent: z.int(), low: z.int(), high: z.int() }).nullable(),
      }),
    ),
  }),
});

export const dashboardCalls = { getDashboard, refreshRecommendations, getSkills };
