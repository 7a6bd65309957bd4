/** Modules of exams as authors build them: every origin and state, with keys. */
import * as z from 'zod';
import { moduleDefaults } from '#core/authoring/exam-modules.ts';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { moduleRoutes } from '#core/exams/format.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, requestIdSchema, storableText } from './primitives.ts';

/** Of modules and exams; nothing of them is drafted for review by others. */
export const examStatuses = ['draft', 'published', 'retired'] as const;
export const authoredStatus = openEnum(questionStatuses);
const level = z.number().int().min(1).max(5);
export const seconds = (min: number) => z.number().int().min(min).max(36_000);
const moduleNumber = z.number().int().min(1).max(20);

export const listedModuleSchema = z.object({
  id: z.string(),
  title: z.string(),
  section: openEnum(sections),
  moduleNumber: z.int(),
  route: openEnum(moduleRoutes),
  /** Seconds. */
  timeLimit: z.int(),
  questionCount: z.int(),
  unscoredCount: z.int(),
  calculatorAllowed: z.boolean(),
  difficultyRange: z.object({ min: z.int(), max: z.int() }),
  generatedAutomatically: z.boolean(),
  status: authoredStatus,
  /** Exams that have it now. */
  exams: z.array(z.object({ id: z.string(), title: z.string() })),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedModule = z.infer<typeof listedModuleSchema>;

export const moduleQuestionSchema = z.object({
  id: z.string(),
  version: z.int(),
  status: authoredStatus,
  topicId: z.int(),
  archetype: z.string(),
  difficulty: z.int(),
  format: openEnum(['choice', 'spr']),
  key: openEnum(choiceIds).nullable(),
  isPretest: z.boolean(),
});

const moduleSchema = z.object({
  ...listedModuleSchema.shape,
  description: z.string(),
  /** The module whose next version this is. */
  replaces: z.string().nullable(),
  /** In order; each whole, as data: read it with `questionSchema`. */
  questions: z.array(moduleQuestionSchema.extend({ question: z.record(z.string(), z.json()) })),
});
export type AuthoredModule = z.infer<typeof moduleSchema>;

const moduleParams = z.strictObject({ moduleId: idSchema });

export const listExamModules = defineCall({
  id: 'listExamModules',
  summary: 'Modules of every origin and status, most recently changed first; `q` searches titles and ids',
  method: 'GET',
  path: '/api/admin/exam-modules',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({
    q: storableText(120).default(''),
    status: z.enum(examStatuses).optional(),
    moduleNumber: z.coerce.number().int().min(1).max(20).optional(),
    ...pageQuery,
  }),
  output: pageOf(listedModuleSchema),
});

export const getExamModule = defineCall({
  id: 'getExamModule',
  summary: 'A module with its questions',
  method: 'GET',
  path: '/api/admin/exam-modules/:moduleId',
  access: 'author',
  rateLimit: ordinary,
  params: moduleParams,
  output: moduleSchema,
  errors: ['module-not-found'],
});

const getModuleByNumber = defineCall({
  id: 'getModuleByNumber',
  summary: 'The module with this number; if there are several, published ones come first, then the most recently changed',
  method: 'GET',
  path: '/api/admin/exam-modules-by-number/:moduleNumber',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ moduleNumber: z.coerce.number().int().min(1).max(20) }),
  output: moduleSchema,
  errors: ['module-number-not-found'],
});

export const titled = (standard: string) =>
  storableText(120)
    .default('')
    .transform((title) => title || standard);

/** Questions are in the order in which they are asked. */
const moduleBody = {
  title: titled(moduleDefaults.title),
  description: storableText(1000).default(''),
  /** Modules 1 and 2 are Reading and Writing, later ones are Math. */
  moduleNumber: moduleNumber.default(moduleDefaults.moduleNumber),
  route: z.enum(moduleRoutes).default('base'),
  timeLimit: seconds(60).default(moduleDefaults.timeLimit),
  calculatorAllowed: z.boolean().default(false),
  generatedAutomatically: z.boolean().default(false),
  difficultyRange: z
    .strictObject({ min: level, max: level })
    .refine(({ min, max }) => min <= max, 'The lowest level comes first.')
    .default({ ...moduleDefaults.difficultyRange }),
  questions: z
    .array(z.strictObject({ id: idSchema, isPretest: z.boolean() }))
    .max(200)
    .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'A question comes twice.')
    .default([]),
};

export const createExamModule = defineCall({
  id: 'createExamModule',
  summary: 'Create a draft module; everything left out gets its default',
  method: 'POST',
  path: '/api/admin/exam-modules',
  access: 'author',
  rateLimit: ordinary,
  body: z.strictObject({ ...moduleBody, requestId: requestIdSchema }),
  output: moduleSchema,
  status: 201,
  errors: ['module-questions-unusable'],
});

export const saveExamModule = defineCall({
  id: 'saveExamModule',
  summary: 'Change a draft module. A published module never changes; the response is then its next version, a draft with its own id',
  method: 'PUT',
  path: '/api/admin/exam-modules/:moduleId',
  access: 'author',
  rateLimit: ordinary,
  params: moduleParams,
  body: z.strictObject({ ...moduleBody, seenAt: instant }),
  output: moduleSchema,
  errors: ['module-not-found', 'exam-changed', 'module-questions-unusable'],
});

export const setExamModuleStatus = defineCall({
  id: 'setExamModuleStatus',
  summary: 'Retire a module that is not in any published exam, or bring it back',
  method: 'POST',
  path: '/api/admin/exam-modules/:moduleId/status',
  access: 'author',
  rateLimit: ordinary,
  params: moduleParams,
  body: z.strictObject({ isRetired: z.boolean() }),
  output: moduleSchema,
  errors: ['module-not-found', 'module-in-use'],
});

export const suggestModuleQuestions = defineCall({
  id: 'suggestModuleQuestions',
  summary: 'Suggest published exam questions for a module, spread over its topics, that no exam uses yet; the same seed gives the same ones',
  method: 'GET',
  path: '/api/admin/exam-module-suggestion',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({
    moduleNumber: z.coerce.number().int().min(1).max(20).default(moduleDefaults.moduleNumber),
    questionCount: z.coerce.number().int().min(1).max(200).default(moduleDefaults.questionCount),
    min: z.coerce.number().int().min(1).max(5).default(moduleDefaults.difficultyRange.min),
    max: z.coerce.number().int().min(1).max(5).default(moduleDefaults.difficultyRange.max),
    seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
  }),
  output: z.object({ questions: z.array(moduleQuestionSchema) }),
});

export const moduleAuthoringCalls = {
  listExamModules,
  getExamModule,
  getModuleByNumber,
  createExamModule,
  saveExamModule,
  setExamModuleStatus,
  suggestModuleQuestions,
};
