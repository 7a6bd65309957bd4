/** A practice exam under way: its session, from start to end. Its modules: exam-modules.ts. */
import * as z from 'zod';
import { examModes, examModeSchema, timeMultiplierSchema } from '#core/exams/format.ts';
import { examParts } from '#core/exams/parts.ts';
import { maxModules, positionSchema, slotSchema } from '#core/exams/shape.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, frequent, ordinary } from './call.ts';
import { idSchema, instant, openEnum, reasonSchema, requestIdSchema } from './primitives.ts';

/** The clock of a running module or break, computed by the server when it responded. */
export const clockSchema = z.object({
  /** Time left, ms; never negative. */
  remainingMs: z.number(),
  /** All the time this module has (with accommodation and time given back), ms. */
  allowedMs: z.number(),
  paused: z.boolean(),
});

/** Unknown: a step that this build of the client does not know. */
const phaseSchema = z.union([
  z.discriminatedUnion('kind', [
    /** The next module may be started; its clock does not run yet. */
    z.object({ kind: z.literal('ready'), position: positionSchema, moduleId: idSchema }),
    /** A module is open. With `remainingMs` 0 its time is up and it waits to be submitted. */
    z.object({ kind: z.literal('module'), position: positionSchema, moduleId: idSchema, clock: clockSchema }),
    /** Between the sections. `position` is the module that follows. */
    z.object({ kind: z.literal('break'), position: positionSchema, moduleId: idSchema, clock: clockSchema }),
    z.object({ kind: z.literal('complete'), resultId: idSchema }),
  ]),
  unknownKind,
]);

export const sessionSchema = z.object({
  id: idSchema,
  practiceExamId: idSchema,
  examTitle: z.string().nullable(),
  status: openEnum(['in-progress', 'completed']),
  mode: openEnum(examModes),
  /** Of the standard time; today 1, 1.5 or 2. */
  timeMultiplier: z.number().positive(),
  currentModuleIndex: z.number().int(),
  /** Of the question shown last in that module, from 0. */
  currentQuestionIndex: z.number().int(),
  phase: phaseSchema,
  /** All modules of this exam, in the order they are taken. */
  shape: z.array(slotSchema).min(1).max(maxModules),
  /** Those begun so far. The route is not revealed: the student learns it with the result. */
  modulesMeta: z.array(
    z.object({
      position: positionSchema,
      moduleId: idSchema,
      questionCount: z.number().int(),
      answered: z.number().int(),
      submitted: z.boolean(),
    }),
  ),
  startedAt: instant,
  updatedAt: instant,
});
export type SessionView = z.infer<typeof sessionSchema>;

const sessionParams = z.strictObject({ sessionId: idSchema });

export const startSession = defineCall({
  id: 'startSession',
  summary: 'Start a practice exam or one part of it, or return the session in progress',
  method: 'POST',
  path: '/api/exam-sessions',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({
    practiceExamId: idSchema,
    mode: examModeSchema.default('practice'),
    timeMultiplier: timeMultiplierSchema.default(1),
    part: z.enum(examParts).default('whole'),
  }),
  output: sessionSchema,
  errors: ['exam-not-found', 'too-many-starts', 'retake-needs-plus'],
});

export const startOtherModule = defineCall({
  id: 'startOtherModule',
  summary: 'Take the second module that an exam skipped, on its own and without affecting its score, or return the session in progress',
  method: 'POST',
  path: '/api/exam-results/:resultId/other-module',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ resultId: idSchema }),
  body: z.strictObject({ position: positionSchema }),
  output: sessionSchema,
  errors: ['result-not-found', 'no-other-module', 'too-many-starts'],
});

export const listSessions = defineCall({
  id: 'listSessions',
  summary: 'Your exams in progress, most recent first',
  method: 'GET',
  path: '/api/exam-sessions',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({ sessions: z.array(sessionSchema) }),
});

export const getSession = defineCall({
  id: 'getSession',
  summary: 'One exam session',
  method: 'GET',
  path: '/api/exam-sessions/:sessionId',
  access: 'verified',
  rateLimit: frequent,
  params: sessionParams,
  output: sessionSchema,
  errors: ['session-not-found'],
});

export const deleteSession = defineCall({
  id: 'deleteSession',
  summary: 'Discard an exam in progress',
  method: 'DELETE',
  path: '/api/exam-sessions/:sessionId',
  access: 'verified',
  rateLimit: ordinary,
  params: sessionParams,
  output: z.object({ cleared: z.boolean() }),
  errors: ['session-not-found'],
});

export const grantTime = defineCall({
  id: 'grantTime',
  summary: 'Give time back in a module in progress, with a reason',
  method: 'POST',
  path: '/api/admin/exam-sessions/:userId/:sessionId/grant-time',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ userId: idSchema, sessionId: idSchema }),
  body: z.strictObject({ minutes: z.number().int().min(1).max(120), reason: reasonSchema, requestId: requestIdSchema }),
  output: sessionSchema,
  errors: ['session-not-found', 'module-not-open'],
});

export const examSessionCalls = { startSession, startOtherModule, listSessions, getSession, deleteSession, grantTime };
