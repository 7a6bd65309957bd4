/** A module under way: opened, saved, paused and submitted, and the break after it ended. */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { answerStateSchema } from '#core/exams/answer-state.ts';
import { submitReasons } from '#core/exams/session.ts';
import { positionSchema } from '#core/exams/shape.ts';
import { trailSchema } from '#core/exams/trail.ts';
import { shownQuestionSchema } from '#core/questions/learner-view.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, frequent, ordinary } from './call.ts';
import { sessionSchema } from './exam-sessions.ts';
import { idSchema } from './primitives.ts';

export const moduleViewSchema = z.object({
  moduleId: idSchema,
  position: positionSchema,
  section: z.enum(sections),
  /** Its number within its section, from 1. */
  stage: z.number().int().min(1),
  questions: z.array(shownQuestionSchema),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

const moduleParams = z.strictObject({ sessionId: idSchema, position: z.coerce.number().pipe(positionSchema) });
/** Enough for a whole standard module with notes, or for part of a longer one. */
const saves = z.array(answerStateSchema).max(30);

/** A state as it comes back: its trail apart, since earlier clients know none. */
const keptStateSchema = answerStateSchema.omit({ trail: true });

/**
 * Time left as a player counts it that could not reach the server for a minute or more but was there all along, ms. Believed only where the
 * clock has paused by itself in the meantime (practice mode), and within what is possible: the clock then runs on from here.
 */
const remainingMs = z.number().int().min(0).max(dayMs).optional();

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

export const startModule = defineCall({
  id: 'startModule',
  summary: 'Open the next or current module: starts its clock once, ends a pause, and returns its questions and your answers',
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
  summary: 'Save answers in the current module and report that its player is open; repeated and outdated saves change nothing',
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
  summary: 'Submit a module with any answers not saved yet; submitting again returns the same outcome',
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
    notKept: z.array(idSchema),
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
  params: z.strictObject({ sessionId: idSchema }),
  output: sessionSchema,
  errors: ['session-not-found', 'not-in-this-mode'],
});

export const examModuleCalls = { startModule, saveAnswers, pauseModule, submitModule, endBreak };
