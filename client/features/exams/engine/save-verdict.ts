/** What a failed save means: for the outbox, and for the sitting. */
import { ApiError, type FailureCode } from '#client/platform/api.ts';

export interface Verdict {
  readonly outbox: 'retry' | 'split' | 'stop';
  readonly sitting?: 'sign-in' | 'submit' | 'ask';
}

const verdicts: Partial<Record<FailureCode, Verdict>> = {
  'not-signed-in': { outbox: 'stop', sitting: 'sign-in' },
  'time-is-up': { outbox: 'stop', sitting: 'submit' },
  'module-submitted': { outbox: 'stop', sitting: 'ask' },
  'module-not-open': { outbox: 'stop', sitting: 'ask' },
  'session-not-found': { outbox: 'stop', sitting: 'ask' },
  'unknown-question': { outbox: 'split' },
  'wrong-answer-format': { outbox: 'split' },
  'bad-input': { outbox: 'split' },
  'body-too-large': { outbox: 'split' },
};

/** Anything not listed may pass: it is tried again. */
export const saveVerdict = (error: unknown): Verdict => (error instanceof ApiError ? verdicts[error.code] : undefined) ?? { outbox: 'retry' };
