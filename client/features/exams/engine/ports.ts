/** What the engine needs from the world around it. Tests pass in a fake world. */
import type { Output } from '#client/platform/api.ts';
import type { ExamStore } from '#client/platform/exam-store.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { SubmitReason } from '#core/exams/session.ts';
import type { endBreak, pauseModule, saveAnswers, startModule, submitModule } from '#contract/exam-modules.ts';
import type { getSession } from '#contract/exam-sessions.ts';

export interface SaveRequest {
  readonly saves: readonly AnswerState[];
  readonly currentQuestionIndex?: number;
  /** Time left, ms, as this page counted it while the server did not hear of it. */
  readonly remainingMs?: number;
}

/** The calls of one session. Failures are ApiErrors. */
export interface SessionApi {
  getSession(): Promise<Output<typeof getSession>>;
  startModule(position: number): Promise<Output<typeof startModule>>;
  saveAnswers(position: number, request: SaveRequest, leaving: boolean): Promise<Output<typeof saveAnswers>>;
  submitModule(position: number, saves: readonly AnswerState[], reason: SubmitReason, remainingMs?: number): Promise<Output<typeof submitModule>>;
  pauseModule(position: number): Promise<Output<typeof pauseModule>>;
  endBreak(): Promise<Output<typeof endBreak>>;
}

/** Messages between the tabs of one session on this device. */
export type TabMessage =
  | { readonly kind: 'answer'; readonly position: number; readonly state: AnswerState }
  /** The phase moved on (module submitted, break over, paused, resumed): ask the server. */
  | { readonly kind: 'moved' }
  /** Somebody signed in again. */
  | { readonly kind: 'signed-in' };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

export interface Ports {
  readonly api: SessionApi;
  readonly store: ExamStore;
  readonly channel: TabChannel;
  /** Monotonic, ms. */
  readonly now: () => number;
  /** Wall clock, ms since 1970; only for estimates shown while offline. */
  readonly wall: () => number;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  /** Runs once after a delay; returns the canceling function. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly userId: string;
}
