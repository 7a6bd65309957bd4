/** The queue of skills to go over again: a skill enters it with a wrong answer, while the repair engine is switched on. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { instant } from './primitives.ts';

/** As questions have them, imported ones too: of any length. */
const skillTag = z
  .string()
  .max(3000)
  .regex(/^[a-z0-9-]+$/);
const params = z.strictObject({ skillTag });

const itemSchema = z.object({ skillTag: z.string(), dueAt: instant, isDue: z.boolean(), wrongCount: z.int(), lastSeen: instant });
export type SkillInQueue = z.infer<typeof itemSchema>;
const queueSchema = z.object({ enabled: z.boolean(), items: z.array(itemSchema) });
export type SkillQueue = z.infer<typeof queueSchema>;

export const getSkillQueue = defineCall({
  id: 'getSkillQueue',
  summary: 'Skills to review, due first; empty while the repair engine is off',
  method: 'GET',
  path: '/api/skill-queue',
  access: 'verified',
  rateLimit: ordinary,
  output: queueSchema,
});

export const markSkillReviewed = defineCall({
  id: 'markSkillReviewed',
  summary: 'Mark a skill as reviewed; it is due again in two days',
  method: 'POST',
  path: '/api/skill-queue/:skillTag/reviewed',
  access: 'verified',
  rateLimit: ordinary,
  params,
  body: z.strictObject({}),
  output: queueSchema,
});

export const removeSkill = defineCall({
  id: 'removeSkill',
  summary: 'Remove a skill from the queue; the next wrong answer brings it back',
  method: 'DELETE',
  path: '/api/skill-queue/:skillTag',
  access: 'verified',
  rateLimit: ordinary,
  params,
  output: queueSchema.extend({
    /** Give it to `restoreSkill` within an hour to take this back; null where nothing was removed. */
    undo: z.string().nullable().default(null),
  }),
});

export const restoreSkill = defineCall({
  id: 'restoreSkill',
  summary: 'Put back a skill that you just removed from the queue, as it was',
  method: 'POST',
  path: '/api/skill-queue/:skillTag/restore',
  access: 'verified',
  rateLimit: ordinary,
  params,
  /** As `removeSkill` gave it. */
  body: z.strictObject({ undo: z.string().max(20_000) }),
  output: queueSchema,
  errors: ['skill-not-found'],
});

export const skillQueueCalls = { getSkillQueue, markSkillReviewed, removeSkill, restoreSkill };
