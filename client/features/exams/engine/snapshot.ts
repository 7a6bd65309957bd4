/** What screens see of the engine, and what they can ask of it. */
import type { ModuleView } from '#contract/exam-modules.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import type { ApiError } from '#client/platform/api.ts';
import type { SaveState } from '#client/platform/outbox.ts';
import type { Change } from './local-answers.ts';

export type Stage =
  | { readonly kind: 'loading'; readonly offline: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  /** The server has a newer version, and the exam is at a step that only that version can continue. Nothing done here is lost. */
  | { readonly kind: 'outdated' }
  /** The next module may be opened; its clock does not run yet. */
  | { readonly kind: 'ready'; readonly position: number }
  /** The next module is being opened. */
  | { readonly kind: 'opening'; readonly position: number; readonly offline: boolean }
  | { readonly kind: 'module'; readonly position: number }
  | { readonly kind: 'paused'; readonly position: number }
  /** Inputs are locked; the answers are on their way. */
  | { readonly kind: 'submitting'; readonly position: number; readonly reason: SubmitReason; readonly offline: boolean }
  | { readonly kind: 'break'; readonly position: number }
  | { readonly kind: 'complete'; readonly resultId: string };

export interface Notice {
  readonly id: number;
  readonly text: string;
}

export interface ExamSnapshot {
  readonly stage: Stage;
  readonly session: SessionView | null;
  readonly module: ModuleView | null;
  readonly answers: ReadonlyMap<string, AnswerState>;
  readonly index: number;
  readonly save: SaveState;
  readonly needsSignIn: boolean;
  /** The newest thing to tell softly. */
  readonly notice: Notice | null;
}

/** The clock keeps running, for this reason. */
export interface NotPaused {
  readonly kind: 'refused';
  readonly error: ApiError;
}

export interface ExamEngine {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly snapshot: () => ExamSnapshot;
  /** Time left of the module or break, ms; null while unknown. */
  readonly remaining: () => number | null;
  open(): void;
  /** Opens the module that is next, or ends a pause. Idempotent. */
  begin(): void;
  change(questionId: string, change: Change): void;
  goTo(index: number): void;
  submit(): void;
  /** Practice mode: stops the clock. If the student is no longer signed in, the snapshot asks for that too. */
  pause(): Promise<{ readonly kind: 'paused' } | NotPaused>;
  endBreak(): Promise<void>;
  setVisible(visible: boolean): void;
  /** The page is being left: sends what is waiting in a request that outlives it. */
  leaving(): void;
  /** The network is back or the student signed in again. */
  retry(): void;
  signedIn(): void;
  close(): void;
}

export const hasAnswer = (state: AnswerState | undefined): boolean => isAnswered(state?.answer ?? null);

/** Questions with an answer. */
export const answeredCount = (answers: ReadonlyMap<string, AnswerState>): number => [...answers.values()].filter(hasAnswer).length;
