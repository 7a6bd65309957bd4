/** Hands events to a collector of the operator's own, in the form of Plausible's or Umami's API. Without an address of a visitor: it counts by what we give it. */
import * as z from 'zod';
import { analyticsEventSchema } from '#core/analytics/events.ts';
import type { Base } from '#server/feature.ts';
import { PermanentFailure, type Task } from '#server/jobs/task.ts';

export const forwardVisitsPayload = z.strictObject({
  /** One; jobs of before have several. */
  events: z.array(analyticsEventSchema),
  /** Of the day, hashed. */
  visitor: z.string(),
});

export const forwardVisits = ({ collector }: Pick<Base, 'collector'>): Task<z.output<typeof forwardVisitsPayload>> => ({
  payload: forwardVisitsPayload,
  maxAttempts: 5,
  run: async ({ events, visitor }) => {
    if (!collector) throw new PermanentFailure('ANALYTICS_URL is not set.');
    for (const event of events) await collector.send(event, visitor);
  },
});
