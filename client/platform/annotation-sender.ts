/** Highlights and notes of quizzes and of practicing misses on their way to the server: one sender per quiz or result, which outlives its screen. */
import { annotatedPerRequest } from '#contract/annotations.ts';
import type { Annotation } from '#core/exams/answer-state.ts';
import { ApiError, isPassing } from './api.ts';
import { mergeAnnotations, readAnnotations, sendAnnotations, writeAnnotations, type AnnotatedQuestion } from './kept-annotations.ts';
import { createOutbox, fitRequest, type OutboxState, type SaveState } from './outbox.ts';
import { onSignedIn } from './session-signal.ts';
import { annotatedWorks } from './storage.ts';

export interface AnnotationStatus {
  readonly save: SaveState;
  readonly needsSignIn: boolean;
}

export interface AnnotationSender {
  /** What the server may not have yet, on this device or in this tab alone. */
  readonly unsent: () => readonly AnnotatedQuestion[];
  /** Keeps the next version after `seq` on the device, then sends it. */
  readonly change: (questionId: string, annotations: readonly Annotation[], seq: number) => AnnotatedQuestion;
  /** Sends what is left, also what another visit or tab left on this device. */
  readonly resume: () => void;
  readonly status: () => AnnotationStatus;
  readonly subscribe: (listener: () => void) => () => void;
}

/** This page, where stamps tie. */
const device = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

const versionOf = ({ questionId, seq, device: by }: AnnotatedQuestion): string => `${questionId} ${seq} ${by}`;

function makeSender(workId: string): AnnotationSender {
  const listeners = new Set<() => void>();
  const refused = new Set<string>();
  let state: OutboxState = 'idle';
  let stopper: string | null = null;
  let status: AnnotationStatus = { save: 'saved', needsSignIn: false };

  const forget = (one: AnnotatedQuestion) =>
    writeAnnotations(
      workId,
      readAnnotations(workId).filter((kept) => versionOf(kept) !== versionOf(one)),
    );
  const saveState = (needsSignIn: boolean): SaveState => {
    if (refused.size > 0 || (state === 'stopped' && !needsSignIn)) return 'refused';
    if (state === 'idle') return 'saved';
    if (state === 'sending') return 'saving';
    const kept = new Set(readAnnotations(workId).map(versionOf));
    return box.waiting().every((one) => kept.has(versionOf(one))) ? 'on-device' : 'at-risk';
  };
  const report = () => {
    const needsSignIn = state === 'stopped' && (stopper === 'not-signed-in' || stopper === 'other-account');
    const save = saveState(needsSignIn);
    if (save === status.save && needsSignIn === status.needsSignIn) return;
    status = { save, needsSignIn };
    for (const listener of listeners) listener();
  };

  const box = createOutbox<AnnotatedQuestion>({
    send: async (saves, leaving) => {
      await sendAnnotations(workId, saves, leaving);
      return saves.map(versionOf);
    },
    keyOf: ({ questionId }) => questionId,
    versionOf,
    onAcknowledged: (one) => {
      refused.delete(one.questionId);
      forget(one);
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || isPassing(error)) return 'retry';
      if (error.code === 'bad-input' || error.code === 'body-too-large') return 'split';
      stopper = error.code;
      return 'stop';
    },
    // Kept on the device, it would be refused again at each start.
    onRefused: (one) => {
      refused.add(one.questionId);
      forget(one);
    },
    onState: (next) => {
      state = next;
      report();
    },
    fit: (items, leaving) => fitRequest(items, leaving, annotatedPerRequest),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });

  const unsent = () => mergeAnnotations(box.waiting(), readAnnotations(workId));
  const resume = () => {
    for (const one of unsent()) box.put(one);
    box.resume();
  };
  window.addEventListener('online', resume);
  onSignedIn(() => {
    if (status.needsSignIn) resume();
  });
  window.addEventListener('pagehide', () => void box.flush({ leaving: true }));
  return {
    unsent,
    change: (questionId, annotations, seq) => {
      const made: AnnotatedQuestion = { questionId, annotations: [...annotations], seq: seq + 1, device };
      writeAnnotations(workId, mergeAnnotations(readAnnotations(workId), [made]));
      box.put(made);
      return made;
    },
    resume,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const senders = new Map<string, AnnotationSender>();

export function annotationSender(workId: string): AnnotationSender {
  const held = senders.get(workId) ?? makeSender(workId);
  senders.set(workId, held);
  return held;
}

/** Sends what is left of every quiz and result: at a start, and whenever the server says who is signed in. */
export function sendLeftAnnotations(): void {
  for (const workId of new Set([...senders.keys(), ...annotatedWorks()])) {
    const sender = annotationSender(workId);
    const { save, needsSignIn } = sender.status();
    // What the server refused for another reason is tried again at the next visit.
    if (save !== 'refused' || needsSignIn) sender.resume();
  }
}
