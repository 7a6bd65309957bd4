/** What a failed save means: for the outbox, and for the exam. */
import { ApiError, type FailureCode } from '#client/platform/api.ts';

export interface Verdict {
  readonly outbox: 'retry' | 'split' | 'stop';
  readonly exam?: 'sign-in' | 'submit' | 'ask';
}

const verdicts: Readonly<Record<string, Verdict>> = {
  'not-signed-in': { outbox: 'stop', exam: 'sign-in' },
  'time-is-up': { outbox: 'stop', exam: 'submit' },
  'module-submitted': { outbox: 'stop', exam: 'ask' },
  'module-not-open': { outbox: 'stop', exam: 'ask' },
  'session-not-found': { outbox: 'stop', exam: 'ask' },
  'unknown-question': { outbox: 'split' },
  'wrong-answer-format': { outbox: 'split' },
  'bad-input': { outbox: 'split' },
  'body-too-large': { outbox: 'split' },
} satisfies Partial<Record<FailureCode, Verdict>>;

/** Anything not listed may pass: it is tried again. */
export const saveVerdict = (error: unknown): Verdict => (error instanceof ApiError ? verdicts[error.code] : undefined) ?? { outbox: 'retry' };
