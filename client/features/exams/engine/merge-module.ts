/** Puts a module together from the server's state and what this device has stored. */
import type { ModuleView, OpenModule } from '#contract/exam-modules.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import { mergeAnswer, type AnswerState } from '#core/exams/answer-state.ts';
import { versionOf } from '#client/platform/exam-copy.ts';
import { estimateRemaining, type ClockReading } from './clock.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import type { SessionStore } from './session-store.ts';

export interface MergedModule {
  readonly module: ModuleView;
  readonly known: readonly AnswerState[];
  /** What the server does not have, whatever this device once believed. */
  readonly unsent: readonly AnswerState[];
  readonly index: number;
  /** The question the server believes is shown; undefined if it was not asked. */
  readonly serverIndex: number | undefined;
  readonly intent: SubmitReason | undefined;
}

/** Merges the server's answers with the device's. A device that has no state of its own continues where the last one was. */
export async function mergeModule(store: SessionStore, { module, session, answers: kept, trails }: OpenModule): Promise<MergedModule> {
  const answers: readonly AnswerState[] = kept.map((state) => ({ ...state, ...(trails?.[state.questionId] ? { trail: trails[state.questionId] } : {}) }));
  const local = (await store.loadAnswers(module.position)).map(({ state }) => state);
  const theirs = new Map(answers.map((state) => [state.questionId, state]));
  const unsent = local.flatMap((state) => {
    const known = theirs.get(state.questionId);
    if (!known) return state.seq > 0 || state.timeSpentMs > 0 ? [state] : [];
    const merged = mergeAnswer(known, state);
    return versionOf(merged) === versionOf(known) ? [] : [merged];
  });
  return {
    module,
    known: [...answers, ...local],
    unsent,
    index: (await store.loadIndex(module.position)) ?? session.currentQuestionIndex,
    serverIndex: session.currentQuestionIndex,
    intent: await store.loadIntent(module.position),
  };
}

export interface StoredModule {
  readonly session: SessionView;
  readonly merged: MergedModule;
  readonly clock: ClockReading | undefined;
}

/** The running module as this device remembers it; undefined if it holds none. */
export async function loadStoredModule(store: SessionStore, nowWall: number): Promise<StoredModule | undefined> {
  const session = await store.loadSession();
  if (session?.phase.kind !== 'module' || session.phase.clock.paused) return undefined;
  const { position } = session.phase;
  const module = await store.loadModule(position);
  // What an earlier version of the app could not read, it could not store: the server has it.
  if (!module || module.questions.some(({ format }) => format === 'unknown')) return undefined;
  const local = await store.loadAnswers(position);
  const stored = await store.loadClock(position);
  return {
    session,
    merged: {
      module,
      known: local.map(({ state }) => state),
      unsent: local.filter(({ pending }) => pending).map(({ state }) => state),
      index: (await store.loadIndex(position)) ?? session.currentQuestionIndex,
      serverIndex: undefined,
      intent: await store.loadIntent(position),
    },
    clock: stored && { ...stored, remainingMs: stored.paused ? stored.remainingMs : estimateRemaining(stored.remainingMs, stored.atWall, nowWall) },
  };
}
