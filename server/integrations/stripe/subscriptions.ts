/** Subscriptions: read, changed to another plan, and ended. */
import type Stripe from 'stripe';
import type { PaidTier } from '#core/membership/coupons.ts';
import { PaymentError, type PaymentGateway } from '../payment-gateway.ts';
import { callStripe, callStripeOrNull, toSeconds } from './call-stripe.ts';
import { monthlyPrice, type Catalog } from './catalog.ts';
import { fromSeconds, toSubscription, wantsConfirmation } from './readings.ts';

type Calls = 'readSubscription' | 'previewChange' | 'changePlan' | 'endSubscription' | 'cancelAtPeriodEnd';

export function stripeSubscriptions(stripe: Stripe, { ensureProduct }: Catalog): Pick<PaymentGateway, Calls> {
  const itemsFor = async (subscriptionId: string, tier: PaidTier) => {
    await ensureProduct(tier);
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const item = items.data[0];
    if (!item) throw new PaymentError('not-found', 'the subscription has no item');
    return [{ id: item.id, price_data: monthlyPrice(tier) }];
  };

  return {
    readSubscription: (id) =>
      callStripeOrNull(async () => toSubscription(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'discounts'] }))),

    previewChange: ({ subscriptionId, tier, at, dropCoupon }) =>
      callStripe(async () => {
        const items = await itemsFor(subscriptionId, tier);
        const preview = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          ...(dropCoupon && { discounts: '' as const }),
          subscription_details: { items, proration_behavior: 'always_invoice', proration_date: toSeconds(at) },
        });
        const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
        return {
          dueCents: preview.amount_due,
          creditCents: Math.max(0, -preview.total),
          renewsAt: fromSeconds(item?.current_period_end ?? 0),
        };
      }),

    changePlan: ({ subscriptionId, tier, at, dropCoupon }, key) =>
      callStripe(async () => {
        const items = await itemsFor(subscriptionId, tier);
        const change = { items, proration_behavior: 'always_invoice', proration_date: toSeconds(at), ...(dropCoupon && { discounts: '' as const }) } as const;
        try {
          await stripe.subscriptions.update(subscriptionId, { ...change, payment_behavior: 'error_if_incomplete' }, { idempotencyKey: `change-${key}` });
          return 'changed';
        } catch (error) {
          if (!wantsConfirmation(error)) throw error;
        }
        // Once more, to be kept until its invoice is paid on the provider's page, which asks the bank.
        const kept = await stripe.subscriptions.update(
          subscriptionId,
          { ...change, payment_behavior: 'pending_if_incomplete' },
          { idempotencyKey: `confirm-${key}` },
        );
        return kept.pending_update ? 'to-confirm' : 'changed';
      }),

    endSubscription: async (subscriptionId) => {
      const before = await callStripeOrNull(() => stripe.subscriptions.retrieve(subscriptionId));
      if (before && before.status !== 'canceled') await callStripe(() => stripe.subscriptions.cancel(subscriptionId));
    },

    cancelAtPeriodEnd: (subscriptionId, cancelled) =>
      callStripe(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelled });
      }),
  };
}
