import type { ErrorEntry } from '#contract/review.ts';

/** `unknown`: what a newer server calls otherwise. */
export const causeNames = {
  misread: 'I misread it',
  'not-known': 'I didn’t know how',
  slip: 'A slip',
  time: 'I ran out of time',
  guessed: 'I guessed',
  skipped: 'No cause given',
  unknown: 'Something else',
} as const satisfies Record<Exclude<ErrorEntry['cause'], null>, string>;
