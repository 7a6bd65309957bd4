/** What repeats in a student's mistakes, and what to go over before trying more of the same. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';

const count = z.int().min(0);

export const getPatterns = defineCall({
  id: 'getPatterns',
  summary: 'Repeated mistakes, most certain first, each with the two latest questions that show it',
  method: 'GET',
  path: '/api/patterns',
  access: 'plus',
  rateLimit: ordinary,
  output: z.object({
    patterns: z.array(
      z.object({
        /** Code of the misconception. */
        mistake: z.string(),
        times: count,
        chances: count,
        topicIds: z.array(z.int()),
        questions: z.array(z.object({ questionId: z.string(), topicId: z.int(), excerpt: z.string() })),
      }),
    ),
  }),
});

export const getThisFirst = defineCall({
  id: 'getThisFirst',
  summary: 'An earlier topic to review first, if questions that depend on it keep going wrong; null if there is none',
  method: 'GET',
  path: '/api/this-first',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    first: z
      .object({
        /** The archetype to practice, and in words what it asks, what was missed, and why the one comes first. */
        archetype: z.string(),
        first: z.string(),
        missed: z.string(),
        reason: z.string(),
        misses: count,
      })
      .nullable(),
  }),
});

export const patternCalls = { getPatterns, getThisFirst };
