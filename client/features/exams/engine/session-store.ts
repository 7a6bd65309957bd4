/** One session's part of the device's store: what is written, under which key, and how it is read back. */
import * as z from 'zod';
import { clockSchema, moduleViewSchema, sessionSchema, type ModuleView, type SessionView } from '#contract/exams.ts';
import { answerStateSchema, supersedes, type AnswerState } from '#core/exams/answer-state.ts';
import type { ModulePosition } from '#core/exams/format.ts';
import type { ExamStore } from '#client/platform/exam-store.ts';

const storedAnswerSchema = z.object({ state: answerStateSchema, pending: z.boolean() });
type StoredAnswer = z.infer<typeof storedAnswerSchema>;

const storedClockSchema = clockSchema.extend({ atWall: z.number() });
export type StoredClock = z.infer<typeof storedClockSchema>;

export type SubmitReason = 'student' | 'time';

export interface SessionStore {
  saveSession(session: SessionView): Promise<void>;
  loadSession(): Promise<SessionView | undefined>;
  saveModule(module: ModuleView): Promise<void>;
  loadModule(position: ModulePosition): Promise<ModuleView | undefined>;
  saveClock(position: ModulePosition, clock: StoredClock): Promise<void>;
  loadClock(position: ModulePosition): Promise<StoredClock | undefined>;
  saveIndex(position: ModulePosition, index: number): Promise<void>;
  loadIndex(position: ModulePosition): Promise<number>;
  /** The student's wish to submit, so that a reload does not forget it. */
  saveIntent(position: ModulePosition, reason: SubmitReason): Promise<void>;
  loadIntent(position: ModulePosition): Promise<SubmitReason | undefined>;
  clearIntent(position: ModulePosition): Promise<void>;
  /** Keeps the newer of the stored state and this one. */
  saveAnswer(position: ModulePosition, state: AnswerState, pending: boolean): Promise<void>;
  acknowledge(position: ModulePosition, state: AnswerState): Promise<void>;
  loadAnswers(position: ModulePosition): Promise<readonly StoredAnswer[]>;
  /** Forgets a module that the server has taken. */
  clearModule(position: ModulePosition): Promise<void>;
  clear(): Promise<void>;
}

const isSame = (a: AnswerState, b: AnswerState): boolean => a.seq === b.seq && a.device === b.device;

export function createSessionStore(store: ExamStore, userId: string, sessionId: string): SessionStore {
  const root = `${userId}/${sessionId}/`;
  const at = (position: ModulePosition, name: string) => `${root}${position}/${name}`;
  const load = async <S extends z.ZodType>(key: string, schema: S): Promise<z.output<S> | undefined> => {
    const parsed = schema.safeParse(await store.get(key));
    return parsed.success ? parsed.data : undefined;
  };
  return {
    saveSession: (session) => store.set(`${root}session`, session),
    loadSession: () => load(`${root}session`, sessionSchema),
    saveModule: (module) => store.set(at(module.position, 'module'), module),
    loadModule: (position) => load(at(position, 'module'), moduleViewSchema),
    saveClock: (position, clock) => store.set(at(position, 'clock'), clock),
    loadClock: (position) => load(at(position, 'clock'), storedClockSchema),
    saveIndex: (position, index) => store.set(at(position, 'index'), index),
    loadIndex: async (position) => (await load(at(position, 'index'), z.number().int().min(0))) ?? 0,
    saveIntent: (position, reason) => store.set(at(position, 'intent'), reason),
    loadIntent: (position) => load(at(position, 'intent'), z.enum(['student', 'time'])),
    clearIntent: (position) => store.remove(at(position, 'intent')),
    saveAnswer: (position, state, pending) =>
      store.update(at(position, `answer/${state.questionId}`), (old) => {
        const held = storedAnswerSchema.safeParse(old);
        if (!held.success) return { state, pending };
        if (isSame(held.data.state, state)) return { state, pending: held.data.pending || pending };
        return supersedes(held.data.state, state) ? held.data : { state, pending };
      }),
    acknowledge: (position, state) =>
      store.update(at(position, `answer/${state.questionId}`), (old) => {
        const held = storedAnswerSchema.safeParse(old);
        if (!held.success) return { state, pending: false };
        return isSame(held.data.state, state) ? { state: held.data.state, pending: false } : held.data;
      }),
    loadAnswers: async (position) =>
      (await store.list(at(position, 'answer/'))).flatMap(([, value]) => {
        const parsed = storedAnswerSchema.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    clearModule: (position) => store.remove(`${root}${position}/`),
    clear: () => store.remove(root),
  };
}
