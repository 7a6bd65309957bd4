/** The engine behind a preview: the same answers, marks and notes, in this page's memory alone, and a clock that stands still. */
import type { ModuleView } from '#contract/exam-modules.ts';
import { createLocalAnswers } from '../engine/local-answers.ts';
import type { ExamEngine, ExamSnapshot } from '../engine/snapshot.ts';

export interface PreviewEngineOptions {
  readonly module: ModuleView;
  /** What a student would have, ms. */
  readonly allowedMs: number;
  readonly onSubmit: () => void;
}

const nothing = () => undefined;

export function createPreviewEngine({ module, allowedMs, onSubmit }: PreviewEngineOptions): ExamEngine {
  const answers = createLocalAnswers(
    module.questions.map(({ id }) => id),
    [],
    'preview',
  );
  const listeners = new Set<() => void>();
  let index = 0;
  const read = (): ExamSnapshot => ({
    stage: { kind: 'module', position: module.position },
    session: null,
    module,
    answers: answers.all(),
    index,
    save: 'saved',
    needsSignIn: false,
    notice: null,
  });
  let snapshot = read();
  const emit = () => {
    snapshot = read();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    remaining: () => allowedMs,
    change: (id, change) => {
      if (answers.change(id, change)) emit();
    },
    goTo: (to) => {
      const next = Math.min(Math.max(0, to), module.questions.length - 1);
      if (next === index) return;
      index = next;
      emit();
    },
    submit: onSubmit,
    open: nothing,
    begin: nothing,
    pause: async () => ({ kind: 'paused' }),
    endBreak: async () => undefined,
    setVisible: nothing,
    leaving: nothing,
    retry: nothing,
    signedIn: nothing,
    close: () => listeners.clear(),
  };
}
