/** Practice exams: the list, and a session from start to submit. Results: exam-results.ts. */
import * as z from 'zod';
import { answerStateSchema } from '#core/exams/answer-state.ts';
import { examModes, examModeSchema, timeMultiplierSchema } from '#core/exams/format.ts';
import { examParts } from '#core/exams/parts.ts';
import { submitReasons } from '#core/exams/session.ts';
import { maxModules, positionSchema, slotSchema } from '#core/exams/shape.ts';
import { trailSchema } from '#core/exams/trail.ts';
import { shownQuestionSchema } from '#core/questions/learner-view.ts';
import { sections } from '#core/topics/topics.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { idSchema, instant, openEnum, reasonSchema } from './primitives.ts';
import { defineCall, frequent, ordinary } from './call.ts';

const sectionSchema = z.enum(sections);
const id = idSchema;

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
    z.object({ kind: z.literal('ready'), position: positionSchema, moduleId: id }),
    /** A module is open. With `remainingMs` 0 its time is up and it waits to be submitted. */
    z.object({ kind: z.literal('module'), position: positionSchema, moduleId: id, clock: clockSchema }),
    /** Between the sections. `position` is the module that follows. */
    z.object({ kind: z.literal('break'), position: positionSchema, moduleId: id, clock: clockSchema }),
    z.object({ kind: z.literal('complete'), resultId: id }),
  ]),
  unknownKind,
]);

export const sessionSchema = z.object({
  id,
  practiceExamId: id,
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
      moduleId: id,
      questionCount: z.number().int(),
      answered: z.number().int(),
      submitted: z.boolean(),
    }),
  ),
  startedAt: instant,
  updatedAt: instant,
});
export type SessionView = z.infer<typeof sessionSchema>;

export const moduleViewSchema = z.object({
  moduleId: id,
  position: positionSchema,
  section: sectionSchema,
  /** Its number within its section, from 1. */
  stage: z.number().int().min(1),
  questions: z.array(shownQuestionSchema),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

const examSummarySchema = z.object({
  id,
  number: z.number().int(),
  title: z.string(),
  description: z.string(),
  isDiagnostic: z.boolean(),
  questionCount: z.number().int(),
  /** Standard time of all modules, breaks left out. */
  minutes: z.number(),
  /** Its modules in the order they are taken. */
  shape: z.array(slotSchema).min(1).max(maxModules),
  /** A session to resume, if there is one. */
  inProgress: sessionSchema.nullable(),
  completedCount: z.number().int(),
  /** The newest result; without a total where this exam gives none. */
  latest: z
    .object({
      resultId: id,
      total: z.number().int().nullable(),
      low: z.number().int().nullable(),
      high: z.number().int().nullable(),
      correct: z.number().int(),
      questions: z.number().int(),
      completedAt: instant,
    })
    .nullable(),
});
export type ExamSummary = z.infer<typeof examSummarySchema>;

const sessionParams = z.strictObject({ sessionId: id });
const moduleParams = z.strictObject({ sessionId: id, position: z.coerce.number().pipe(positionSchema) });
/** Enough for a whole standard module with notes, or for part of a longer one. */
const saves = z.array(answerStateSchema).max(30);

/** A state as it comes back: its trail apart, since earlier clients know none. */
const keptStateSchema = answerStateSchema.omit({ trail: true });

/**
 * Time left as a player counts it that could not reach the server for a minute or more but was there all along, ms. Believed only where the
 * clock has paused by itself in the meantime (practice mode), and within what is possible: the clock then runs on from here.
 */
const remainingMs = z
  .number()
  .int()
  .min(0)
  .max(24 * 3600_000)
  .optional();

const savedSchema = z.object({
  /** Stamps now committed on the server; the client may forget these saves. */
  acknowledged: z.array(answerStateSchema.pick({ questionId: true, seq: true, device: true, answerStamp: true })),
  /** Newer states from another tab or device that won against what was sent. */
  newer: z.array(keptStateSchema),
  session: sessionSchema.pick({ phase: true }),
});
export type Saved = z.infer<typeof savedSchema>;

const openModuleSchema = z.object({
  session: sessionSchema,
  module: moduleViewSchema,
  answers: z.array(keptStateSchema),
  /** How each question was gone about so far, by question id. */
  trails: z.record(z.string(), trailSchema).optional(),
});
export type OpenModule = z.infer<typeof openModuleSchema>;

export const listExams = defineCall({
  id: 'listExams',
  summary: 'All public practice exams, with what you have done of each',
  method: 'GET',
  path: '/api/practice-exams',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({ exams: z.array(examSummarySchema) }),
});

export const getExam = defineCall({
  id: 'getExam',
  summary: 'One practice exam',
  method: 'GET',
  path: '/api/practice-exams/:examId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ examId: id }),
  output: examSummarySchema,
  errors: ['exam-not-found'],
});

export const startSession = defineCall({
  id: 'startSession',
  summary: 'Start a practice exam or a part of it, or get the live session of it',
  method: 'POST',
  path: '/api/exam-sessions',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({
    practiceExamId: id,
    mode: examModeSchema.default('practice'),
    timeMultiplier: timeMultiplierSchema.default(1),
    part: z.enum(examParts).default('whole'),
  }),
  output: sessionSchema,
  errors: ['exam-not-found', 'too-many-starts'],
});

export const listSessions = defineCall({
  id: 'listSessions',
  summary: 'Your exams in progress, last touched first',
  method: 'GET',
  path: '/api/exam-sessions',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({ sessions: z.array(sessionSchema) }),
});

export const getSession = defineCall({
  id: 'getSession',
  summary: 'One session',
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

export const startModule = defineCall({
  id: 'startModule',
  summary: 'Open the module that is next or running: starts its clock once, ends a pause, and gives its questions and your answers',
  method: 'POST',
  path: '/api/exam-sessions/:sessionId/modules/:position/start',
  access: 'verified',
  rateLimit: ordinary,
  params: moduleParams,
  output: openModuleSchema,
  errors: ['session-not-found', 'module-not-open', 'module-submitted'],
});

export const saveAnswers = defineCall({
  id: 'saveAnswers',
  summary: 'Save answers of the running module, and say that its player is there; repeats and old saves change nothing',
  method: 'PUT',
  path: '/api/exam-sessions/:sessionId/modules/:position/answers',
  access: 'verified',
  rateLimit: frequent,
  bodyLimit: 512 * 1024,
  params: moduleParams,
  body: z.strictObject({ saves, currentQuestionIndex: z.number().int().min(0).max(199).optional(), remainingMs }),
  output: savedSchema,
  errors: ['session-not-found', 'module-not-open', 'module-submitted', 'time-is-up', 'unknown-question', 'wrong-answer-format'],
});

export const pauseModule = defineCall({
  id: 'pauseModule',
  summary: 'Stop the clock (practice mode)',
  method: 'POST',
  path: '/api/exam-sessions/:sessionId/modules/:position/pause',
  access: 'verified',
  rateLimit: ordinary,
  params: moduleParams,
  output: sessionSchema,
  errors: ['session-not-found', 'module-not-open', 'module-submitted', 'not-in-this-mode'],
});

export const submitModule = defineCall({
  id: 'submitModule',
  summary: 'Submit a module with whatever is not saved yet; a repeat gives the same outcome',
  method: 'POST',
  path: '/api/exam-sessions/:sessionId/modules/:position/submit',
  access: 'verified',
  rateLimit: ordinary,
  bodyLimit: 512 * 1024,
  params: moduleParams,
  body: z.strictObject({
    saves,
    /** `time`: the device believes that time is up; refused while the server's clock has time left. */
    reason: z.enum(submitReasons),
    remainingMs,
  }),
  output: sessionSchema.extend({
    /** Questions whose marks, notes or crossed-out choices came after the module was submitted: none of these changes is kept. */
    notKept: z.array(id),
  }),
  errors: ['session-not-found', 'module-not-open', 'module-submitted', 'too-early', 'unknown-question', 'wrong-answer-format'],
});

export const endBreak = defineCall({
  id: 'endBreak',
  summary: 'Resume testing after the break',
  method: 'POST',
  path: '/api/exam-sessions/:sessionId/break/end',
  access: 'verified',
  rateLimit: ordinary,
  params: sessionParams,
  output: sessionSchema,
  errors: ['session-not-found', 'not-in-this-mode'],
});

const grantTime = defineCall({
  id: 'grantTime',
  summary: 'Give time back to a running module',
  method: 'POST',
  path: '/api/admin/exam-sessions/:userId/:sessionId/grant-time',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ userId: id, sessionId: id }),
  body: z.strictObject({ minutes: z.number().int().min(1).max(120), reason: reasonSchema }),
  output: sessionSchema,
  errors: ['session-not-found', 'module-not-open'],
});

export const examCalls = {
  listExams,
  getExam,
  startSession,
  listSessions,
  getSession,
  deleteSession,
  startModule,
  saveAnswers,
  pauseModule,
  submitModule,
  endBreak,
  grantTime,
};
