/** Modules and practice exams as authors build them: every origin and state, with keys. */
import * as z from 'zod';
import { examDefaults, moduleDefaults } from '#core/authoring/exam-modules.ts';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { moduleRoutes } from '#core/exams/format.ts';
import { routingThresholdSchema } from '#core/exams/routing.ts';
import { maxModules, positionSchema, slotSchema } from '#core/exams/shape.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

/** Of modules and exams; nothing of them is drafted for review by others. */
export const examStatuses = ['draft', 'published', 'retired'] as const;
const status = openEnum(questionStatuses);
const level = z.number().int().min(1).max(5);
const seconds = (least: number) => z.number().int().min(least).max(36_000);
const moduleNumber = z.number().int().min(1).max(20);

const listedModuleSchema = z.object({
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
  status,
  /** Exams that have it now. */
  exams: z.array(z.object({ id: z.string(), title: z.string() })),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedModule = z.infer<typeof listedModuleSchema>;

const moduleQuestionSchema = z.object({
  id: z.string(),
  version: z.int(),
  status,
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
  summary: 'Modules of every origin and state, the last changed first; `q` is looked for in titles and ids',
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

const titled = (standard: string) =>
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
  summary: 'Begin a module as a draft, with the defaults for everything left out',
  method: 'POST',
  path: '/api/admin/exam-modules',
  access: 'author',
  rateLimit: ordinary,
  body: z.strictObject(moduleBody),
  output: moduleSchema,
  status: 201,
  errors: ['module-questions-unusable'],
});

export const saveExamModule = defineCall({
  id: 'saveExamModule',
  summary: 'Change a draft. One that was published never changes: then the answer is its next version, a draft with an id of its own',
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
  summary: 'Retire a module that no published exam has, or bring it back',
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
  summary: 'Published exam questions for a module, spread over its topics, that no exam asks yet; the same seed suggests the same ones',
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

/** A module at its place. Two at one place are an easier and a harder one. Null: as in the standard exam. */
const placedSchema = z.strictObject({
  moduleId: idSchema,
  position: positionSchema,
  label: storableText(80).nullable().default(null),
  /** Seconds. */
  breakBefore: seconds(0).nullable().default(null),
  /** The place of the module that decides between these. */
  routedBy: positionSchema.nullable().default(null),
  threshold: routingThresholdSchema.nullable().default(null),
});
export type PlacedInExam = z.output<typeof placedSchema>;

const listedExamSchema = z.object({
  id: z.string(),
  title: z.string(),
  status,
  isPublic: z.boolean(),
  isDiagnostic: z.boolean(),
  /** Whose it is: of the releases until somebody here changes it. */
  isEdited: z.boolean(),
  version: z.int(),
  moduleCount: z.int(),
  questionCount: z.int(),
  updatedAt: instant,
});
export type ListedExam = z.infer<typeof listedExamSchema>;

const examSchema = z.object({
  ...listedExamSchema.omit({ moduleCount: true, questionCount: true }).shape,
  description: z.string(),
  createdAt: instant,
  modules: z.array(z.object({ ...placedSchema.shape, module: listedModuleSchema, questions: z.array(moduleQuestionSchema) })),
  /** As a student’s player gets it; null while its modules form no exam that could be taken. */
  shape: z.array(slotSchema).min(1).max(maxModules).nullable(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.int(), createdAt: instant, release: z.int().nullable(), authorName: z.string().nullable() })),
  /** Other exams that ask some of the same questions, and how many. */
  overlaps: z.array(z.object({ id: z.string(), title: z.string(), questions: z.int() })),
  /** Why it cannot be published; empty if it can. */
  problems: z.array(z.string()),
});
export type AuthoredExam = z.infer<typeof examSchema>;

const examParams = z.strictObject({ examId: idSchema });

export const listExamDefinitions = defineCall({
  id: 'listExamDefinitions',
  summary: 'Practice exams of every origin and state, the last changed first',
  method: 'GET',
  path: '/api/admin/practice-exams',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({
    q: storableText(120).default(''),
    status: z.enum(examStatuses).optional(),
    isPublic: z.enum(['true', 'false']).optional(),
    ...pageQuery,
  }),
  output: pageOf(listedExamSchema),
});

export const getExamDefinition = defineCall({
  id: 'getExamDefinition',
  summary: 'A practice exam with its modules, versions, and what stands in the way of publishing it; of an earlier version, its modules',
  method: 'GET',
  path: '/api/admin/practice-exams/:examId',
  access: 'author',
  rateLimit: ordinary,
  params: examParams,
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
  output: examSchema,
  errors: ['exam-definition-not-found'],
});

const examBody = {
  title: titled(examDefaults.title),
  description: storableText(1000).default(''),
  isPublic: z.boolean().default(examDefaults.isPublic),
  isDiagnostic: z.boolean().default(examDefaults.isDiagnostic),
  modules: z.array(placedSchema).max(40).default([]),
};

export const createExamDefinition = defineCall({
  id: 'createExamDefinition',
  summary: 'Begin a practice exam as a draft, with the defaults for everything left out but its modules',
  method: 'POST',
  path: '/api/admin/practice-exams',
  access: 'author',
  rateLimit: ordinary,
  body: z.strictObject(examBody),
  output: examSchema,
  status: 201,
  errors: ['exam-without-modules', 'module-missing'],
});

export const saveExamDefinition = defineCall({
  id: 'saveExamDefinition',
  summary: 'Change a practice exam; other modules make a new version of it. Exams that were begun keep theirs',
  method: 'PUT',
  path: '/api/admin/practice-exams/:examId',
  access: 'author',
  rateLimit: ordinary,
  params: examParams,
  body: z.strictObject({ ...examBody, seenAt: instant }),
  output: examSchema,
  errors: ['exam-definition-not-found', 'exam-changed', 'exam-without-modules', 'module-missing', 'exam-has-problems'],
});

export const setExamStatus = defineCall({
  id: 'setExamStatus',
  summary: 'Publish, retire, or bring back a practice exam. Exams that were begun go on',
  method: 'POST',
  path: '/api/admin/practice-exams/:examId/status',
  access: 'author',
  rateLimit: ordinary,
  params: examParams,
  body: z.strictObject({ status: z.enum(examStatuses), seenAt: instant }),
  output: examSchema,
  errors: ['exam-definition-not-found', 'exam-changed', 'exam-has-problems'],
});

export const examAuthoringCalls = {
  listExamModules,
  getExamModule,
  createExamModule,
  saveExamModule,
  setExamModuleStatus,
  suggestModuleQuestions,
  listExamDefinitions,
  getExamDefinition,
  createExamDefinition,
  saveExamDefinition,
  setExamStatus,
};
