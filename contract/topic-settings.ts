/** How each topic is shown, how much of practice and of suggested modules it gets, and how long its questions should take. */
import * as z from 'zod';
import { recipeWeights, topicWeights } from '#core/topics/topic-weights.ts';
import { mainCategories, topics, type MainCategory } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { instant, openEnum, storableText } from './primitives.ts';

const topicColours = ['blue', 'red', 'yellow', 'green'] as const;
/** What authors may change of a topic; null: as the product has it. */
const valueShape = {
  name: storableText(60).min(2, 'Please use at least two characters.').nullable(),
  colour: z.enum(topicColours).nullable(),
  weight: z.union(topicWeights.map((one) => z.literal(one))),
  recipeWeight: z.union(recipeWeights.map((one) => z.literal(one))),
  /** Per question, in quarter minutes at the least. */
  targetMinutes: z.number().min(0.25, 'At least 0.25 minutes.').max(5, 'At most 5 minutes.').multipleOf(0.05, 'Use steps of 0.05 minutes.').nullable(),
};
const values = z.strictObject(valueShape);
export type TopicValues = z.infer<typeof values>;

/** As values leave the server. */
const shownValues = z.object({
  name: z.string().nullable(),
  colour: openEnum(topicColours).nullable(),
  weight: z.number(),
  recipeWeight: z.number(),
  targetMinutes: z.number().nullable(),
});

const setting = z.object({
  topicId: z.int(),
  ...shownValues.shape,
  /** Place among all topics; null: its id. */
  position: z.int().nullable(),
  /** Questions that are published for practice. */
  questions: z.int(),
  updatedAt: instant.nullable(),
});

export const listTopicSettings = defineCall({
  id: 'listTopicSettings',
  summary: 'Every topic with its display settings and its share of practice and suggested modules',
  method: 'GET',
  path: '/api/admin/topic-settings',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({ topics: z.array(setting) }),
});

const params = z.strictObject({ topicId: z.coerce.number().int().min(1).max(topics.length) });

export const saveTopicSetting = defineCall({
  id: 'saveTopicSetting',
  summary: 'Change a topic’s display settings, its share of practice and suggested modules, and the target time for its questions',
  method: 'PUT',
  path: '/api/admin/topic-settings/:topicId',
  access: 'author',
  rateLimit: ordinary,
  params,
  /** `before`: what it was when this was decided. */
  body: z.strictObject({ after: values, before: values }),
  output: setting,
  errors: ['item-changed', 'topic-name-taken'],
});

export const listTopicVersions = defineCall({
  id: 'listTopicVersions',
  summary: 'Earlier settings of a topic, newest change first',
  method: 'GET',
  path: '/api/admin/topic-settings/:topicId/versions',
  access: 'author',
  rateLimit: ordinary,
  params,
  output: z.object({ versions: z.array(z.object({ at: instant, by: z.string().nullable(), before: shownValues, after: shownValues })) }),
});

const order = z.array(z.int().min(1).max(topics.length)).max(topics.length);

export const orderTopics = defineCall({
  id: 'orderTopics',
  summary: 'Change the order of topics in a category',
  method: 'PUT',
  path: '/api/admin/topic-order/:category',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ category: z.enum(Object.keys(mainCategories) as [MainCategory, ...MainCategory[]]) }),
  /** All its topics, each once; `before`: as they were when this was decided. */
  body: z.strictObject({ after: order, before: order }),
  output: z.object({ topics: z.array(setting) }),
  errors: ['item-changed'],
});

export const topicSettingCalls = { listTopicSettings, saveTopicSetting, listTopicVersions, orderTopics };
