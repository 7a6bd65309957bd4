/** Customers: made, given credit, and led to Stripe's own pages for cards and invoices. */
import type Stripe from 'stripe';
import type { PaymentGateway } from '../payment-gateway.ts';
import { callStripe, currency } from './call-stripe.ts';
import type { Catalog } from './catalog.ts';

export function stripeCustomers(stripe: Stripe, { portalConfiguration }: Catalog): Pick<PaymentGateway, 'createCustomer' | 'openPortal' | 'addCredit'> {
  return {
    createCustomer: ({ id, email, name }) =>
      callStripe(async () => (await stripe.customers.create({ email, name, metadata: { userId: id } }, { idempotencyKey: `customer-${id}` })).id),

    openPortal: ({ customerId, returnUrl, cancel }) =>
      callStripe(async () => {
        const configuration = await portalConfiguration();
        const flow = cancel === null ? {} : { flow_data: { type: 'subscription_cancel' as const, subscription_cancel: { subscription: cancel } } };
        return (await stripe.billingPortal.sessions.create({ customer: customerId, configuration, return_url: returnUrl, ...flow })).url;
      }),

    addCredit: (customerId, cents, key) =>
      callStripe(async () => {
        // The provider forgets idempotency keys after a day; the mark on the credit stays.
        for await (const { metadata } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) if (metadata?.['order'] === key) return;
        await stripe.customers.createBalanceTransaction(
          customerId,
          { amount: -cents, currency, description: 'Months paid earlier', metadata: { order: key } },
          { idempotencyKey: `credit-${key}` },
        );
      }),
  };
}
