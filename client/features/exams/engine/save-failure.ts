/** What a failed save means: for the outbox, and for the exam. */
import { ApiError, type FailureCode } from '#client/platform/api.ts';

export interface FailureAction {
  readonly outbox: 'retry' | 'split' | 'stop';
  readonly exam?: 'sign-in' | 'submit' | 'refresh';
}

const actions: Readonly<Record<string, FailureAction>> = {
  'not-signed-in': { outbox: 'stop', exam: 'sign-in' },
  'other-account': { outbox: 'stop', exam: 'sign-in' },
  'time-is-up': { outbox: 'stop', exam: 'submit' },
  'module-submitted': { outbox: 'stop', exam: 'refresh' },
  'module-not-open': { outbox: 'stop', exam: 'refresh' },
  'session-not-found': { outbox: 'stop', exam: 'refresh' },
  'unknown-question': { outbox: 'split' },
  'wrong-answer-format': { outbox: 'split' },
  'bad-input': { outbox: 'split' },
  'body-too-large': { outbox: 'split' },
} satisfies Partial<Record<FailureCode, FailureAction>>;

/** Anything not listed may pass: it is tried again. */
export const saveFailure = (error: unknown): FailureAction => (error instanceof ApiError ? actions[error.code] : undefined) ?? { outbox: 'retry' };

/** The student is no longer signed in here, or somebody else is: the answers wait on this device. */
export const isSignedOut = (error: unknown): boolean => saveFailure(error).exam === 'sign-in';
