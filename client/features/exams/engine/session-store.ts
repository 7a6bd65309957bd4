/** One session's part of the device's store: what is written, under which key, and how it is read back. */
import * as z from 'zod';
import { moduleViewSchema, type ModuleView } from '#contract/exam-modules.ts';
import { clockSchema, sessionSchema, type SessionView } from '#contract/exam-sessions.ts';
import { mergeAnswer, type AnswerState } from '#core/exams/answer-state.ts';
import { standardShape } from '#core/exams/shape.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import { isUnsent, parseStoredAnswer, stampOf, versionOf, type StoredAnswer } from '#client/platform/exam-copy.ts';
import type { ExamStore } from '#client/platform/exam-store.ts';
import { forgetExamTools } from '#client/platform/exam-tools.ts';

/** Builds from before shapes were data knew only the standard exam; an exam begun then continues with this one. */
const storedSessionSchema = sessionSchema.extend({ shape: sessionSchema.shape.shape.default([...standardShape]) });

const storedClockSchema = clockSchema.extend({ atWall: z.number() });
type StoredClock = z.infer<typeof storedClockSchema>;

export interface SessionStore {
  saveSession(session: SessionView): Promise<void>;
  loadSession(): Promise<SessionView | undefined>;
  saveModule(module: ModuleView): Promise<void>;
  loadModule(position: number): Promise<ModuleView | undefined>;
  saveClock(position: number, clock: StoredClock): Promise<void>;
  loadClock(position: number): Promise<StoredClock | undefined>;
  saveIndex(position: number, index: number): Promise<void>;
  /** The question this device showed last; undefined if it has not moved in this module. */
  loadIndex(position: number): Promise<number | undefined>;
  /** The student's request to submit, so that a reload does not lose it. */
  saveIntent(position: number, reason: SubmitReason): Promise<void>;
  loadIntent(position: number): Promise<SubmitReason | undefined>;
  clearIntent(position: number): Promise<void>;
  /** Merges a state into the stored one. `pending`: the server is not known to have it. */
  saveAnswer(position: number, state: AnswerState, pending: boolean): Promise<void>;
  /** The server has this version. */
  acknowledge(position: number, state: AnswerState): Promise<void>;
  loadAnswers(position: number): Promise<readonly StoredAnswer[]>;
  /** Changes of this module that are on this device only and may still be sent. */
  loadUnsent(position: number): Promise<readonly StoredAnswer[]>;
  /** Deletes a module that is over, except answers that the server never confirmed. */
  closeModule(position: number): Promise<void>;
  /** Deletes a session that is over, except answers that the server never confirmed. */
  close(): Promise<void>;
  /** Forgets everything, as the student wished. */
  clear(): Promise<void>;
}

/** A stored answer after a state that the server has, or (`pending`) is not known to have. */
function stored(old: StoredAnswer | undefined, state: AnswerState, pending: boolean): StoredAnswer {
  const confirmed = pending ? old?.confirmed : { stamp: stampOf(state), answer: state.answer };
  const rest = { ...(confirmed && { confirmed }), ...(old?.late && { late: true }) };
  if (!old) return { state, pending, ...rest };
  const next = mergeAnswer(old.state, state);
  const isState = versionOf(next) === versionOf(state);
  const isOld = versionOf(next) === versionOf(old.state);
  // A mixture of both is known to nobody yet.
  return { state: next, pending: isState ? pending : isOld ? old.pending : true, ...rest };
}

const isKept = (value: unknown): boolean => {
  const held = parseStoredAnswer(value);
  return held !== undefined && (held.late === true || isUnsent(held));
};

export function createSessionStore(store: ExamStore, userId: string, sessionId: string): SessionStore {
  const root = `${userId}/${sessionId}/`;
  const at = (position: number, name: string) => `${root}${position}/${name}`;
  const load = async <S extends z.ZodType>(key: string, schema: S): Promise<z.output<S> | undefined> => {
    const parsed = schema.safeParse(await store.get(key));
    return parsed.success ? parsed.data : undefined;
  };
  const loadAnswers = async (position: number) => (await store.list(at(position, 'answer/'))).flatMap(([, value]) => parseStoredAnswer(value) ?? []);
  return {
    saveSession: (session) => store.set(`${root}session`, session),
    loadSession: () => load(`${root}session`, storedSessionSchema),
    saveModule: (module) => store.set(at(module.position, 'module'), module),
    loadModule: (position) => load(at(position, 'module'), moduleViewSchema),
    saveClock: (position, clock) => store.set(at(position, 'clock'), clock),
    loadClock: (position) => load(at(position, 'clock'), storedClockSchema),
    saveIndex: (position, index) => store.set(at(position, 'index'), index),
    loadIndex: (position) => load(at(position, 'index'), z.number().int().min(0)),
    saveIntent: (position, reason) => store.set(at(position, 'intent'), reason),
    loadIntent: (position) => load(at(position, 'intent'), z.enum(['student', 'time'])),
    clearIntent: (position) => store.remove(at(position, 'intent')),
    saveAnswer: (position, state, pending) => store.update(at(position, `answer/${state.questionId}`), (old) => stored(parseStoredAnswer(old), state, pending)),
    acknowledge: (position, state) => store.update(at(position, `answer/${state.questionId}`), (old) => stored(parseStoredAnswer(old), state, false)),
    loadAnswers,
    loadUnsent: async (position) => (await loadAnswers(position)).filter(isUnsent),
    closeModule: async (position) => {
      for (const { state } of (await loadAnswers(position)).filter(isUnsent))
        await store.update(at(position, `answer/${state.questionId}`), (old) => ({ ...(parseStoredAnswer(old) ?? { state, pending: true }), late: true }));
      await store.remove(`${root}${position}/`, (_, value) => isKept(value));
    },
    close: async () => {
      forgetExamTools(userId, sessionId);
      await store.remove(root, (_, value) => isKept(value));
    },
    clear: async () => {
      forgetExamTools(userId, sessionId);
      await store.remove(root);
    },
  };
}
