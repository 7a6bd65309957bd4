/** Practice exams: the list, a session from start to submit, results. */
import * as z from 'zod';
import { answerStateSchema } from '#core/exams/answer-state.ts';
import { examModeSchema, modulePositionSchema, timeMultiplierSchema } from '#core/exams/format.ts';
import { learnerQuestionSchema } from '#core/questions/learner-view.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, frequent, ordinary } from './call.ts';

const instant = z.iso.datetime();
const sectionSchema = z.enum(sections);
const id = z.string().min(1).max(64);

/** The clock of a running module or break, computed by the server when it answered. */
export const clockSchema = z.object({
  /** Time left, ms; never negative. */
  remainingMs: z.number(),
  /** All the time this module has (with accommodation and time given back), ms. */
  allowedMs: z.number(),
  paused: z.boolean(),
});
export type ClockView = z.infer<typeof clockSchema>;

const phaseSchema = z.discriminatedUnion('kind', [
  /** The next module may be started; its clock does not run yet. */
  z.object({ kind: z.literal('ready'), position: modulePositionSchema, moduleId: id }),
  /** A module is open. With `remainingMs` 0 its time is up and it waits to be submitted. */
  z.object({ kind: z.literal('module'), position: modulePositionSchema, moduleId: id, clock: clockSchema }),
  /** Between the sections. `position` is the module that follows. */
  z.object({ kind: z.literal('break'), position: modulePositionSchema, moduleId: id, clock: clockSchema }),
  z.object({ kind: z.literal('complete'), resultId: id }),
]);

export const sessionSchema = z.object({
  id,
  practiceExamId: id,
  examTitle: z.string().nullable(),
  status: z.enum(['in-progress', 'completed']),
  mode: examModeSchema,
  timeMultiplier: timeMultiplierSchema,
  currentModuleIndex: z.number().int(),
  currentQuestionIndex: z.number().int(),
  phase: phaseSchema,
  /** The modules of this sitting so far. The route is not told: the student learns it with the result. */
  modulesMeta: z.array(
    z.object({
      position: modulePositionSchema,
      moduleId: id,
      section: sectionSchema,
      stage: z.literal([1, 2]),
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
  position: modulePositionSchema,
  section: sectionSchema,
  stage: z.literal([1, 2]),
  title: z.string(),
  calculatorAllowed: z.boolean(),
  questions: z.array(learnerQuestionSchema),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

const examSummarySchema = z.object({
  id,
  number: z.number().int(),
  title: z.string(),
  description: z.string(),
  isDiagnostic: z.boolean(),
  questionCount: z.number().int(),
  minutes: z.number().int(),
  /** A session to resume, if there is one. */
  inProgress: sessionSchema.nullable(),
  completedCount: z.number().int(),
  latest: z.object({ resultId: id, total: z.number().int(), low: z.number().int(), high: z.number().int(), completedAt: instant }).nullable(),
});
export type ExamSummary = z.infer<typeof examSummarySchema>;

const sessionParams = z.strictObject({ sessionId: id });
const moduleParams = z.strictObject({ sessionId: id, position: z.coerce.number().pipe(modulePositionSchema) });
const page = z.strictObject({ cursor: z.string().max(64).optional(), limit: z.coerce.number().int().min(1).max(50).default(20) });
/** A whole Math or Reading and Writing module with notes. */
const saves = z.array(answerStateSchema).max(30);

const scoreBand = z.object({ score: z.number().int(), low: z.number().int(), high: z.number().int() });
const strength = z.enum(['weak', 'moderate', 'strong']);
const count = z.number().int().min(0);

const sectionResultSchema = scoreBand.extend({
  section: sectionSchema,
  route: z.enum(['easier', 'harder']),
  /** Scored questions only. */
  correct: count,
  scored: count,
  /** Questions answered right out of all, unscored ones included, per module. */
  modules: z.array(z.object({ position: modulePositionSchema, correct: count, questions: count, omitted: count, timeSpentMs: count, allowedMs: count })),
});

export const resultSchema = z.object({
  id,
  practiceExamId: id,
  examTitle: z.string(),
  completedAt: instant,
  examDate: instant,
  mode: examModeSchema,
  timeMultiplier: timeMultiplierSchema,
  total: scoreBand,
  sections: z.array(sectionResultSchema),
  /** National percentile of the total, from a dated table; null below the table. */
  percentile: z.object({ value: z.number(), display: z.string(), table: z.string() }),
  topics: z.array(z.object({ topicId: z.number().int(), correct: count, questions: count, accuracy: z.number(), strength })),
  /** One row per question in the order it was taken. No content: that comes with the review. */
  responses: z.array(
    z.object({
      questionId: id,
      position: modulePositionSchema,
      number: z.number().int(),
      topicId: z.number().int(),
      difficulty: z.number().int(),
      answer: z.string().nullable(),
      correct: z.boolean(),
      marked: z.boolean(),
      pretest: z.boolean(),
      timeSpentMs: count,
    }),
  ),
  /** Modules whose answers arrived after the deadline from an offline device: their time could not be checked. */
  lateModules: z.array(z.object({ position: modulePositionSchema, lateMs: z.number() })),
  /** The exam before this one, and whether the change is more than chance. */
  comparison: z
    .object({
      previousId: id,
      previousCompletedAt: instant,
      previousTotal: z.number().int(),
      total: z.object({ change: z.number().int(), real: z.boolean() }),
      sections: z.array(z.object({ section: sectionSchema, change: z.number().int(), real: z.boolean() })),
      /** True if the same practice exam was taken before: repeated questions inflate a score. */
      repeated: z.boolean(),
    })
    .nullable(),
});
export type ExamResult = z.infer<typeof resultSchema>;

const rationale = z.object({ why: z.string(), misconception: z.string().optional() });
export const reviewQuestionSchema = z.object({
  question: learnerQuestionSchema,
  topicId: z.number().int(),
  difficulty: z.number().int(),
  archetype: z.string(),
  skillTags: z.array(z.string()),
  /** Choice id or exact values. */
  keys: z.array(z.string()),
  steps: z.array(z.string()),
  takeaway: z.string(),
  choices: z.record(z.string(), rationale),
  mistakes: z.array(rationale.extend({ entry: z.string() })),
  source: z.string().optional(),
  response: z.object({
    answer: z.string().nullable(),
    correct: z.boolean(),
    eliminated: z.array(z.string()),
    marked: z.boolean(),
    timeSpentMs: count,
    pretest: z.boolean(),
  }),
});
export type ReviewQuestion = z.infer<typeof reviewQuestionSchema>;

export const resultSummarySchema = z.object({
  id,
  practiceExamId: id,
  examTitle: z.string(),
  completedAt: instant,
  total: scoreBand,
  sections: z.array(scoreBand.extend({ section: sectionSchema })),
  correct: count,
  questions: count,
});
export type ResultSummary = z.infer<typeof resultSummarySchema>;

const savedSchema = z.object({
  /** Stamps now committed on the server; the client may forget these saves. */
  acknowledged: z.array(answerStateSchema.pick({ questionId: true, seq: true, device: true })),
  /** Newer states from another tab or device that won against what was sent. */
  newer: z.array(answerStateSchema),
  session: sessionSchema.pick({ phase: true, currentModuleIndex: true, currentQuestionIndex: true }),
});
export type Saved = z.infer<typeof savedSchema>;

const openModuleSchema = z.object({ session: sessionSchema, module: moduleViewSchema, answers: z.array(answerStateSchema) });
export type OpenModule = z.infer<typeof openModuleSchema>;

export const examCalls = {
  listExams: defineCall({
    id: 'listExams',
    summary: 'All public practice exams, with what you have done of each',
    method: 'GET',
    path: '/api/practice-exams',
    access: 'verified',
    rateLimit: ordinary,
    output: z.object({ exams: z.array(examSummarySchema) }),
  }),
  getExam: defineCall({
    id: 'getExam',
    summary: 'One practice exam',
    method: 'GET',
    path: '/api/practice-exams/:examId',
    access: 'verified',
    rateLimit: ordinary,
    params: z.strictObject({ examId: id }),
    output: examSummarySchema,
    errors: ['exam-not-found'],
  }),
  startSession: defineCall({
    id: 'startSession',
    summary: 'Start a practice exam, or get the live session of it',
    method: 'POST',
    path: '/api/exam-sessions',
    access: 'verified',
    rateLimit: ordinary,
    body: z.strictObject({ practiceExamId: id, mode: examModeSchema.default('practice'), timeMultiplier: timeMultiplierSchema.default(1) }),
    output: sessionSchema,
    errors: ['exam-not-found'],
  }),
  listSessions: defineCall({
    id: 'listSessions',
    summary: 'Your exams in progress, last touched first',
    method: 'GET',
    path: '/api/exam-sessions',
    access: 'verified',
    rateLimit: ordinary,
    output: z.object({ sessions: z.array(sessionSchema) }),
  }),
  getSession: defineCall({
    id: 'getSession',
    summary: 'One session',
    method: 'GET',
    path: '/api/exam-sessions/:sessionId',
    access: 'verified',
    rateLimit: frequent,
    params: sessionParams,
    output: sessionSchema,
    errors: ['session-not-found'],
  }),
  deleteSession: defineCall({
    id: 'deleteSession',
    summary: 'Discard an exam in progress',
    method: 'DELETE',
    path: '/api/exam-sessions/:sessionId',
    access: 'verified',
    rateLimit: ordinary,
    params: sessionParams,
    output: z.object({ cleared: z.boolean() }),
    errors: ['session-not-found'],
  }),
  startModule: defineCall({
    id: 'startModule',
    summary: 'Open the module that is next or running: starts its clock once, ends a pause, and gives its questions and your answers',
    method: 'POST',
    path: '/api/exam-sessions/:sessionId/modules/:position/start',
    access: 'verified',
    rateLimit: ordinary,
    params: moduleParams,
    output: openModuleSchema,
    errors: ['session-not-found', 'module-not-open', 'module-submitted'],
  }),
  saveAnswers: defineCall({
    id: 'saveAnswers',
    summary: 'Save answers of the running module; repeats and old saves change nothing',
    method: 'PUT',
    path: '/api/exam-sessions/:sessionId/modules/:position/answers',
    access: 'verified',
    rateLimit: frequent,
    bodyLimit: 512 * 1024,
    params: moduleParams,
    body: z.strictObject({ saves, currentQuestionIndex: z.number().int().min(0).max(60).optional() }),
    output: savedSchema,
    errors: ['session-not-found', 'module-not-open', 'module-submitted', 'time-is-up', 'unknown-question', 'wrong-answer-format'],
  }),
  pauseModule: defineCall({
    id: 'pauseModule',
    summary: 'Stop the clock (practice mode)',
    method: 'POST',
    path: '/api/exam-sessions/:sessionId/modules/:position/pause',
    access: 'verified',
    rateLimit: ordinary,
    params: moduleParams,
    output: sessionSchema,
    errors: ['session-not-found', 'module-not-open', 'module-submitted', 'not-in-this-mode'],
  }),
  submitModule: defineCall({
    id: 'submitModule',
    summary: 'Submit a module with whatever is not saved yet; a repeat gives the same outcome',
    method: 'POST',
    path: '/api/exam-sessions/:sessionId/modules/:position/submit',
    access: 'verified',
    rateLimit: ordinary,
    bodyLimit: 512 * 1024,
    params: moduleParams,
    body: z.strictObject({ saves }),
    output: sessionSchema,
    errors: ['session-not-found', 'module-not-open', 'too-early', 'unknown-question', 'wrong-answer-format'],
  }),
  endBreak: defineCall({
    id: 'endBreak',
    summary: 'Resume testing after the break',
    method: 'POST',
    path: '/api/exam-sessions/:sessionId/break/end',
    access: 'verified',
    rateLimit: ordinary,
    params: sessionParams,
    output: sessionSchema,
    errors: ['session-not-found', 'not-in-this-mode'],
  }),
  listResults: defineCall({
    id: 'listResults',
    summary: 'Your results, newest first',
    method: 'GET',
    path: '/api/exam-results',
    access: 'verified',
    rateLimit: ordinary,
    query: page,
    output: z.object({ results: z.array(resultSummarySchema), nextCursor: z.string().nullable() }),
  }),
  getLatestResult: defineCall({
    id: 'getLatestResult',
    summary: 'Your latest result, of one practice exam or of all; null if there is none',
    method: 'GET',
    path: '/api/exam-results/latest',
    access: 'verified',
    rateLimit: ordinary,
    query: z.strictObject({ practiceExamId: id.optional() }),
    output: z.object({ result: resultSchema.nullable() }),
  }),
  getResult: defineCall({
    id: 'getResult',
    summary: 'One result',
    method: 'GET',
    path: '/api/exam-results/:resultId',
    access: 'verified',
    rateLimit: ordinary,
    params: z.strictObject({ resultId: id }),
    output: resultSchema,
    errors: ['result-not-found'],
  }),
  getReview: defineCall({
    id: 'getReview',
    summary: 'The questions of one submitted and scored module with keys and explanations',
    method: 'GET',
    path: '/api/exam-results/:resultId/review/:position',
    access: 'verified',
    rateLimit: ordinary,
    params: z.strictObject({ resultId: id, position: z.coerce.number().pipe(modulePositionSchema) }),
    output: z.object({ questions: z.array(reviewQuestionSchema) }),
    errors: ['result-not-found'],
  }),
  grantTime: defineCall({
    id: 'grantTime',
    summary: 'Give time back to a running module',
    method: 'POST',
    path: '/api/admin/exam-sessions/:userId/:sessionId/grant-time',
    access: 'admin',
    rateLimit: ordinary,
    params: z.strictObject({ userId: id, sessionId: id }),
    body: z.strictObject({ minutes: z.number().int().min(1).max(120), reason: z.string().trim().min(3).max(300) }),
    output: sessionSchema,
    errors: ['session-not-found', 'module-not-open'],
  }),
};
