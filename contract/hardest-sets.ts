/** Hardest sets: fixed questions of the highest levels that nothing else asks, taken as quizzes. */
import * as z from 'zod';
import { hardestSetIdSchema } from '#core/quizzes/hardest-sets.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { instant } from './primitives.ts';
import { quizSchema, starting } from './quizzes.ts';

const count = z.int().min(0);

const setSchema = z.object({
  id: z.string(),
  section: z.enum(sections),
  questions: count,
  /** Of its questions, in the order of the topics; none is said twice. */
  topics: z.array(z.int()),
  levels: z.array(z.int()),
  /** A quiz of it under way. */
  open: z.object({ quizId: z.string(), answered: count, questions: count }).nullable(),
  /** Of those that were finished, the one with the most right answers, and of these the first. */
  best: z.object({ quizId: z.string(), correct: count, questions: count, completedAt: instant }).nullable(),
  /** How often it was finished. */
  finished: count,
});
export type HardestSetView = z.infer<typeof setSchema>;

export const listHardestSets = defineCall({
  id: 'listHardestSets',
  summary: 'The hardest sets, with what you have done in each',
  method: 'GET',
  path: '/api/hardest-sets',
  access: 'max',
  rateLimit: ordinary,
  output: z.object({ sets: z.array(setSchema) }),
});

export const startHardestSet = defineCall({
  id: 'startHardestSet',
  summary: 'Start a quiz of a hardest set, or continue the one in progress',
  method: 'POST',
  path: '/api/hardest-sets/:setId/quizzes',
  access: 'max',
  rateLimit: starting,
  params: z.strictObject({ setId: hardestSetIdSchema }),
  output: quizSchema,
  errors: ['practice-set-not-found'],
});

export const hardestSetCalls = { listHardestSets, startHardestSet };
