/** Buying a plan: checkout, billing, and what the payment provider says about them. */
import type { Base, Feature } from '#server/feature.ts';
import { creditCustomer } from './jobs/credit-customer.ts';
import { endSubscription } from './jobs/end-subscription.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { notifyRenewals } from './jobs/notify-renewals.ts';
import { settleMemberships } from './jobs/settle-memberships.ts';
import { endBilling } from './end-billing.ts';
import { paymentHandlers } from './handlers.ts';
import { paymentWebhook } from './webhook.ts';

export function paymentFeature({ database, gateway, config: { publicUrl }, log, now }: Base) {
  const payment = { database, gateway, publicUrl, log, now };
  return {
    handlers: paymentHandlers(payment),
    jobs: {
      'credit-customer': creditCustomer(gateway),
      'end-subscription': endSubscription(gateway),
      'reconcile-payments': reconcilePayments(payment),
      'settle-memberships': settleMemberships(payment),
      'notify-renewals': notifyRenewals(payment),
    },
    webhooks: [{ path: '/api/payment/webhook', handle: paymentWebhook(payment) }],
    endBilling: (userId: string) => endBilling(payment, userId),
  } satisfies Feature & Record<string, unknown>;
}
