/** Records what is left of paid months as credit at the payment provider, for the next payments. Once per order, however often it is tried. */
import * as z from 'zod';
import type { PaymentGateway } from '#server/integrations/payment-gateway.ts';
import type { Task } from '#server/jobs/task.ts';

export const creditCustomerPayload = z.object({ customerId: z.string(), cents: z.int().min(1), orderId: z.uuid() });

export const creditCustomer = (gateway: PaymentGateway | null): Task<z.output<typeof creditCustomerPayload>> => ({
  payload: creditCustomerPayload,
  maxAttempts: 20,
  run: async ({ customerId, cents, orderId }) => {
    if (!gateway) throw new Error('payment is not set up, so a credit cannot be given');
    await gateway.addCredit(customerId, cents, orderId);
  },
});
