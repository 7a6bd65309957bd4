/** Modules as authors try them: what a student's player gets, of any state. */
import * as z from 'zod';
import { shownQuestionSchema } from '#core/questions/learner-view.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema } from './primitives.ts';

const previewedModuleSchema = z.object({
  id: z.string(),
  title: z.string(),
  section: z.enum(sections),
  /** Its number within its section, from 1. */
  stage: z.int(),
  /** Seconds. */
  timeLimit: z.int(),
  calculatorAllowed: z.boolean(),
  /** In the order in which they are asked; none in a draft that asks nothing yet. */
  questions: z.array(shownQuestionSchema),
});
export type PreviewedModule = z.infer<typeof previewedModuleSchema>;

export const previewExamModule = defineCall({
  id: 'previewExamModule',
  summary: 'A module in any status as a student’s player receives it, without answer keys. Nothing is started or recorded',
  method: 'GET',
  path: '/api/admin/exam-modules/:moduleId/preview',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ moduleId: idSchema }),
  output: previewedModuleSchema,
  errors: ['module-not-found'],
});

export const examPreviewCalls = { previewExamModule };
