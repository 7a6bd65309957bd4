/** Putting a module together from what the server says and what this device remembers. */
import type { ModuleView, SessionView } from '#contract/exams.ts';
import { supersedes, type AnswerState } from '#core/exams/answer-state.ts';
import type { ModulePosition } from '#core/exams/format.ts';
import { estimateRemaining, type ClockReading } from './clock.ts';
import type { SessionStore, SubmitReason } from './session-store.ts';

export interface Assembled {
  readonly module: ModuleView;
  readonly known: readonly AnswerState[];
  /** What the server does not have, whatever this device once believed. */
  readonly unsent: readonly AnswerState[];
  readonly index: number;
  readonly intent: SubmitReason | undefined;
}

/** Merges the server's answers with the device's. */
export async function assemble(store: SessionStore, module: ModuleView, server: readonly AnswerState[]): Promise<Assembled> {
  const local = await store.loadAnswers(module.position);
  const theirs = new Map(server.map((state) => [state.questionId, state]));
  const unsent = local.map(({ state }) => state).filter((state) => {
    const known = theirs.get(state.questionId);
    return known ? supersedes(state, known) : state.seq > 0;
  });
  return {
    module,
    known: [...server, ...local.map(({ state }) => state)],
    unsent,
    index: await store.loadIndex(module.position),
    intent: await store.loadIntent(module.position),
  };
}

export interface Remembered {
  readonly session: SessionView;
  readonly assembled: Assembled;
  readonly clock: ClockReading | undefined;
}

/** The running module as this device remembers it; undefined if it holds none. */
export async function remember(store: SessionStore, nowWall: number): Promise<Remembered | undefined> {
  const session = await store.loadSession();
  if (session?.phase.kind !== 'module' || session.phase.clock.paused) return undefined;
  const position: ModulePosition = session.phase.position;
  const module = await store.loadModule(position);
  if (!module) return undefined;
  const local = await store.loadAnswers(position);
  const stored = await store.loadClock(position);
  return {
    session,
    assembled: {
      module,
      known: local.map(({ state }) => state),
      unsent: local.filter(({ pending }) => pending).map(({ state }) => state),
      index: await store.loadIndex(position),
      intent: await store.loadIntent(position),
    },
    clock: stored && { ...stored, remainingMs: stored.paused ? stored.remainingMs : estimateRemaining(stored.remainingMs, stored.atWall, nowWall) },
  };
}
