/** What the engine holds and shows: the stage, the session, the running module, and its listeners. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { SaveState } from '#client/platform/outbox.ts';
import type { ModuleRun } from './module-run.ts';
import type { ExamSnapshot, Notice, Stage } from './snapshot.ts';

interface EngineState {
  stage: Stage;
  session: SessionView | null;
  run: ModuleRun | undefined;
  needsSignIn: boolean;
  /** The server will not take something that is kept here. */
  refused: boolean;
}

export interface StateKeeper {
  readonly state: EngineState;
  /** Notifies all listeners of a change. */
  emit(): void;
  show(stage: Stage): void;
  /** A soft message to the student. */
  tell(text: string): void;
  askSignIn(): void;
  snapshot(): ExamSnapshot;
  subscribe(listener: () => void): () => void;
  close(): void;
}

const saveStateOf = ({ run, refused }: EngineState, durable: boolean): SaveState => {
  const { state, writing } = run?.sending() ?? { state: 'idle', writing: false };
  if (refused) return 'refused';
  if (state === 'idle' && !writing) return 'saved';
  if (state === 'sending') return 'saving';
  if (!durable) return 'at-risk';
  // On the device only once it is written there.
  return writing ? 'saving' : 'on-device';
};

/** `durable` says whether what is written on this device survives the page. */
export function createStateKeeper(durable: () => boolean): StateKeeper {
  const state: EngineState = { stage: { kind: 'loading', offline: false }, session: null, run: undefined, needsSignIn: false, refused: false };
  const listeners = new Set<() => void>();
  let notice: Notice | null = null;
  let current: ExamSnapshot | undefined;
  const emit = () => {
    current = undefined;
    for (const listener of listeners) listener();
  };
  return {
    state,
    emit,
    show: (stage) => {
      state.stage = stage;
      emit();
    },
    tell: (text) => {
      notice = { id: (notice?.id ?? 0) + 1, text };
      emit();
    },
    askSignIn: () => {
      state.needsSignIn = true;
      emit();
    },
    snapshot: () => {
      const { stage, session, run, needsSignIn } = state;
      current ??= {
        stage,
        session,
        module: run?.module ?? null,
        answers: run?.answers() ?? new Map(),
        index: run?.index() ?? 0,
        save: saveStateOf(state, durable()),
        needsSignIn,
        notice,
      };
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
