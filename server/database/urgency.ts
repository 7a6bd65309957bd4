/** How urgent the work of a request is, also across awaits: who is served first when not all can be at once. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** From most to least urgent: what a student has done, everything else, and what begins something new. */
export const urgencies = ['save', 'ordinary', 'start'] as const;
export type Urgency = (typeof urgencies)[number];

/** What is known of the work under way. */
export interface Work {
  readonly urgency: Urgency;
  /** How long it has waited for places at the database so far, ms: all its statements together may wait only so long. */
  waitedMs: number;
}

const current = new AsyncLocalStorage<Work>();

export const withUrgency = <T>(urgency: Urgency, work: () => T): T => current.run({ urgency, waitedMs: 0 }, work);

export const currentWork = (): Work => current.getStore() ?? { urgency: 'ordinary', waitedMs: 0 };

export const currentUrgency = (): Urgency => currentWork().urgency;
