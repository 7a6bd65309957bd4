/** Practice exams as authors build them: every origin and state, with keys. */
import * as z from 'zod';
import { examDefaults } from '#core/authoring/exam-modules.ts';
import { routingThresholdSchema } from '#core/exams/routing.ts';
import { maxModules, positionSchema, slotSchema } from '#core/exams/shape.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, pageOf, pageQuery, requestIdSchema, storableText } from './primitives.ts';
import { examStatuses, authoredStatus, seconds, listedModuleSchema, moduleQuestionSchema, titled } from './module-authoring.ts';

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
  status: authoredStatus,
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
  summary: 'Practice exams of every origin and status, most recently changed first',
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
  summary: 'A practice exam with its modules, its versions, and anything that keeps it from being published; for an earlier version, its modules',
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
  modules: z
    .array(placedSchema)
    .max(40)
    .refine((placed) => new Set(placed.map(({ position, moduleId }) => `${position} ${moduleId}`)).size === placed.length, 'A module comes twice in one slot.')
    .default([]),
};

export const createExamDefinition = defineCall({
  id: 'createExamDefinition',
  summary: 'Create a draft practice exam; everything but its modules has a default',
  method: 'POST',
  path: '/api/admin/practice-exams',
  access: 'author',
  rateLimit: ordinary,
  body: z.strictObject({ ...examBody, requestId: requestIdSchema }),
  output: examSchema,
  status: 201,
  errors: ['exam-without-modules', 'module-missing'],
});

export const saveExamDefinition = defineCall({
  id: 'saveExamDefinition',
  summary: 'Change a practice exam; changing its modules makes a new version. Exams in progress do not change',
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
  summary: 'Publish, retire, or bring back a practice exam. Exams in progress continue',
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
  listExamDefinitions,
  getExamDefinition,
  createExamDefinition,
  saveExamDefinition,
  setExamStatus,
};
