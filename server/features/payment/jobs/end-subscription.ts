/** Ends a subscription at the payment provider, so that nobody pays for what was taken away. */
import * as z from 'zod';
import type { PaymentGateway } from '#server/integrations/payment-gateway.ts';
import type { Task } from '#server/jobs/task.ts';

export const endSubscriptionPayload = z.object({
  subscriptionId: z.string(),
  /** `period-end`: what is paid for can still be used. */
  when: z.enum(['now', 'period-end']),
});

export const endSubscription = (gateway: PaymentGateway | null): Task<z.output<typeof endSubscriptionPayload>> => ({
  payload: endSubscriptionPayload,
  // More than two days: the provider may be unavailable for long, and until it answers somebody keeps paying.
  maxAttempts: 20,
  run: async ({ subscriptionId, when }) => {
    if (!gateway) throw new Error('payment is not set up, so a subscription cannot be ended');
    await (when === 'now' ? gateway.endSubscription(subscriptionId) : gateway.cancelAtPeriodEnd(subscriptionId, true));
  },
});
