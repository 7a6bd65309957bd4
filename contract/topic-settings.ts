/** How much of practice each topic gets. */
import * as z from 'zod';
import { topicWeights } from '#core/topics/topic-weights.ts';
import { topics } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { instant } from './primitives.ts';

const weight = z.union(topicWeights.map((one) => z.literal(one)));
const setting = z.object({
  topicId: z.int(),
  /** One of `topicWeights`. */
  weight: z.number(),
  /** Questions that are published for practice. */
  questions: z.int(),
  updatedAt: instant.nullable(),
});

export const listTopicSettings = defineCall({
  id: 'listTopicSettings',
  summary: 'Every topic with how much of practice it gets',
  method: 'GET',
  path: '/api/admin/topic-settings',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({ topics: z.array(setting) }),
});

export const saveTopicSetting = defineCall({
  id: 'saveTopicSetting',
  summary: 'Give a topic more or less of practice, or take it out of quizzes',
  method: 'PUT',
  path: '/api/admin/topic-settings/:topicId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ topicId: z.coerce.number().int().min(1).max(topics.length) }),
  body: z.strictObject({
    weight,
    /** What it was when this was decided. */
    before: weight,
  }),
  output: setting,
  errors: ['item-changed'],
});

export const topicSettingCalls = { listTopicSettings, saveTopicSetting };
