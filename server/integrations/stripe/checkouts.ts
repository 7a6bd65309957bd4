/** Payment pages: opened for an order, closed, and read. */
import type Stripe from 'stripe';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { PaymentError, type PaymentGateway } from '../payment-gateway.ts';
import { callStripe, currency, toSeconds } from './call-stripe.ts';
import { monthlyPrice, type Catalog } from './catalog.ts';
import { chargeReader } from './charges.ts';
import { intentOfSession, productOf, toCheckout } from './readings.ts';

export function stripeCheckouts(
  stripe: Stripe,
  { ensureProduct, couponFor }: Catalog,
): Pick<PaymentGateway, 'openCheckout' | 'closeCheckout' | 'readCheckout'> {
  const chargeOf = chargeReader(stripe);
  const readSession = async (id: string) => {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const intent = intentOfSession(session);
    return toCheckout(session, intent && (await chargeOf(intent)));
  };
  return {
    openCheckout: (order) =>
      callStripe(async () => {
        const { tier, months, customerId, id } = order;
        await ensureProduct(tier);
        const coupon = await couponFor(order);
        const { monthlyCents } = tierDefinitions[tier];
        const plan =
          months === null
            ? {
                mode: 'subscription' as const,
                line_items: [{ price_data: monthlyPrice(tier), quantity: 1 }],
                subscription_data: { metadata: { order: id } },
              }
            : {
                mode: 'payment' as const,
                line_items: [{ price_data: { currency, product: productOf(tier), unit_amount: monthlyCents }, quantity: months }],
                payment_intent_data: { metadata: { order: id }, description: `Ascent ${tierDefinitions[tier].name}, months: ${months}` },
              };
        const session = await stripe.checkout.sessions.create(
          {
            ...plan,
            customer: customerId,
            client_reference_id: id,
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: toSeconds(order.expiresAt),
            ...(coupon && { discounts: [{ coupon }] }),
          },
          { idempotencyKey: `checkout-${id}` },
        );
        if (!session.url) throw new PaymentError('unavailable', 'the checkout page has no address');
        return { sessionId: session.id, url: session.url };
      }),

    closeCheckout: (sessionId) =>
      callStripe(async () => {
        const before = await readSession(sessionId);
        if (before.state !== 'open') return before;
        // If it was paid at this very moment, it can no longer be closed: reading it again shows that.
        await stripe.checkout.sessions.expire(sessionId).catch(() => undefined);
        const after = await readSession(sessionId);
        if (after.state === 'open') throw new PaymentError('unavailable', 'the checkout page could not be closed');
        return after;
      }),

    readCheckout: (sessionId) => callStripe(() => readSession(sessionId)),
  };
}
