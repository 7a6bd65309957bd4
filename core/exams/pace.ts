/**
 * How a module was worked through, by the server's clock alone: what a submitted module may show, and whether it
 * may count for anything but its own result.
 */

/**
 * `honest`: worked on for a good part of its time, or until time was up. `short`: submitted early, at a pace at which its answers can
 * have been thought about. `hurried`: faster than its answers can be read and chosen.
 */
export const paces = ['honest', 'short', 'hurried'] as const;
export type Pace = (typeof paces)[number];

/** With less time than this per answer, ms, nobody can have read the questions. Quick test takers need five times as long. */
export const minMsPerAnswer = 5_000;
/** From this share of the standard time on, blank questions are explained too. Extended time does not raise it. */
const honestShare = 1 / 3;

export interface WorkedModule {
  /** Time between its start and its submission, ms, without pauses. */
  readonly workedMs: number;
  /** Standard time, ms. */
  readonly standardMs: number;
  /** Time this student had, ms: accommodation and time given back included. */
  readonly allowedMs: number;
  /** Questions with an answer. */
  readonly answered: number;
}

/** From this much time on, ms, a module counts as worked through honestly, however much is left blank. */
export const honestMs = (standardMs: number): number => standardMs * honestShare;

export function paceOf({ workedMs, standardMs, allowedMs, answered }: WorkedModule): Pace {
  // Somebody who is still there when time is up has done all they could.
  if (workedMs >= allowedMs) return 'honest';
  if (workedMs < answered * minMsPerAnswer) return 'hurried';
  return workedMs >= honestMs(standardMs) ? 'honest' : 'short';
}

/** Whether key and explanation of a question may be shown. */
export const isExplained = (pace: Pace, answered: boolean): boolean => pace === 'honest' || (pace === 'short' && answered);
