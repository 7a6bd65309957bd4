/** How urgent the work of a request is, also across awaits: who is served first when not all can be at once. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** From most to least urgent: what a student has done, everything else, and what begins something new. */
export const priorities = ['save', 'ordinary', 'start'] as const;
export type Priority = (typeof priorities)[number];

/** What is known of the work under way. */
export interface Work {
  readonly priority: Priority;
  /** How long it has waited for connections so far, ms: all its statements together may wait only so long. */
  waitedMs: number;
}

const current = new AsyncLocalStorage<Work>();

/** Runs `work`, and everything it awaits, with this priority. */
export const withPriority = <T>(priority: Priority, work: () => T): T => current.run({ priority, waitedMs: 0 }, work);

/** The work that the caller is part of; ordinary work that has not waited where none was begun. */
export const currentWork = (): Work => current.getStore() ?? { priority: 'ordinary', waitedMs: 0 };

export const currentPriority = (): Priority => currentWork().priority;
