/** Payment through Stripe. Only this file and stripe-readings.ts know its library. */
import Stripe from 'stripe';
import type { PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { refuseInsideTransaction } from '../database/inside-transaction.ts';
import { PaymentError, type CheckoutOrder, type PaymentGateway } from './payment-gateway.ts';
import {
  idOf,
  intentOf,
  intentOfSession,
  ms,
  productOf,
  toCharge,
  toCheckout,
  toEvent,
  toInvoice,
  toSubscription,
  translated,
  wantsConfirmation,
} from './stripe-readings.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API is, for stand-ins; null: Stripe's own. */
  readonly apiUrl: string | null;
}

const currency = 'usd';
const toleranceSeconds = 300;
const timeoutMs = 8000;
const seconds = (ms: number) => Math.floor(ms / 1000);

const monthlyPrice = (tier: PaidTier) =>
  ({ currency, product: productOf(tier), unit_amount: tierDefinitions[tier].monthlyCents, recurring: { interval: 'month' } }) as const;

async function asked<T>(request: () => Promise<T>): Promise<T> {
  refuseInsideTransaction('The payment provider');
  try {
    return await request();
  } catch (error) {
    throw translated(error);
  }
}

/** Null instead of an error for what the provider does not know. */
async function known<T>(request: () => Promise<T>): Promise<T | null> {
  refuseInsideTransaction('The payment provider');
  try {
    return await request();
  } catch (error) {
    const failure = translated(error);
    if (failure.kind === 'not-found') return null;
    throw failure;
  }
}

export function stripePayment({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const api = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'https:' ? 443 : 80),
      protocol: api.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
  const ready = new Set<PaidTier>();

  const ensureProduct = async (tier: PaidTier): Promise<void> => {
    if (ready.has(tier)) return;
    const { name, description } = tierDefinitions[tier];
    try {
      await stripe.products.create({ id: productOf(tier), name: `Ascent ${name}`, description });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists')) throw error;
    }
    ready.add(tier);
  };

  /** The provider's portal has to be configured once; the configuration is found again by a mark. */
  const portalMark = 'ascent-1';
  let portal: Promise<string> | null = null;
  const portalConfiguration = async (): Promise<string> => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const found = data.find(({ metadata }) => metadata?.['mark'] === portalMark);
    if (found) return found.id;
    const made = await stripe.billingPortal.configurations.create(
      {
        metadata: { mark: portalMark },
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
        },
      },
      { idempotencyKey: portalMark },
    );
    return made.id;
  };

  const chargeOf = async (intent: Stripe.PaymentIntent) => {
    const charge = intent.latest_charge;
    const disputed = charge !== null && typeof charge !== 'string' && charge.disputed;
    return toCharge(intent, disputed ? ((await stripe.disputes.list({ payment_intent: intent.id, limit: 1 })).data[0] ?? null) : null);
  };
  const readIntent = async (id: string) => chargeOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  const readSession = async (id: string) => {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    const intent = intentOfSession(session);
    return toCheckout(session, intent && (await chargeOf(intent)));
  };

  const couponFor = async ({ id, offCents, discount }: CheckoutOrder): Promise<string | null> => {
    if (discount) {
      const { months } = discount;
      const duration =
        months === null
          ? ({ duration: 'forever' } as const)
          : months === 1
            ? ({ duration: 'once' } as const)
            : ({ duration: 'repeating', duration_in_months: months } as const);
      const off = 'percent' in discount.off ? { percent_off: discount.off.percent } : { amount_off: discount.off.cents, currency };
      return (await stripe.coupons.create({ ...off, ...duration, max_redemptions: 1, name: 'Coupon' }, { idempotencyKey: `coupon-${id}` })).id;
    }
    if (offCents === 0) return null;
    const once = { amount_off: offCents, currency, duration: 'once', max_redemptions: 1, name: 'Taken off' } as const;
    return (await stripe.coupons.create(once, { idempotencyKey: `coupon-${id}` })).id;
  };

  const changed = async (subscriptionId: string, tier: PaidTier) => {
    await ensureProduct(tier);
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const item = items.data[0];
    if (!item) throw new PaymentError('not-found', 'the subscription has no item');
    return [{ id: item.id, price_data: monthlyPrice(tier) }];
  };

  return {
    createCustomer: ({ id, email, name }) =>
      asked(async () => (await stripe.customers.create({ email, name, metadata: { userId: id } }, { idempotencyKey: `customer-${id}` })).id),

    openCheckout: (order) =>
      asked(async () => {
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
            expires_at: seconds(order.expiresAt),
            ...(coupon && { discounts: [{ coupon }] }),
          },
          { idempotencyKey: `checkout-${id}` },
        );
        if (!session.url) throw new PaymentError('unavailable', 'the checkout page has no address');
        return { sessionId: session.id, url: session.url };
      }),

    closeCheckout: (sessionId) =>
      asked(async () => {
        const before = await readSession(sessionId);
        if (before.state !== 'open') return before;
        // If it was paid at this very moment, it can no longer be closed: reading it again shows that.
        await stripe.checkout.sessions.expire(sessionId).catch(() => undefined);
        const after = await readSession(sessionId);
        if (after.state === 'open') throw new PaymentError('unavailable', 'the checkout page could not be closed');
        return after;
      }),

    readCheckout: (sessionId) => asked(() => readSession(sessionId)),

    readSubscription: (id) => known(async () => toSubscription(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'discounts'] }))),

    readInvoice: (id) =>
      asked(async () => {
        const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
        const intentId = intentOf(invoice);
        return toInvoice(invoice, intentId === null ? null : await readIntent(intentId));
      }),

    readCharge: (id) =>
      known(async () => {
        const intentId = idOf((await stripe.charges.retrieve(id)).payment_intent);
        return intentId === null ? null : readIntent(intentId);
      }),

    openPortal: ({ customerId, returnUrl, cancel }) =>
      asked(async () => {
        portal ??= portalConfiguration();
        const configuration = await portal.catch((error: unknown) => {
          portal = null;
          throw error;
        });
        const flow = cancel === null ? {} : { flow_data: { type: 'subscription_cancel' as const, subscription_cancel: { subscription: cancel } } };
        return (await stripe.billingPortal.sessions.create({ customer: customerId, configuration, return_url: returnUrl, ...flow })).url;
      }),

    previewChange: ({ subscriptionId, tier, at, dropCoupon }) =>
      asked(async () => {
        const items = await changed(subscriptionId, tier);
        const preview = await stripe.invoices.createPreview({
          subscription: subscriptionId,
          ...(dropCoupon && { discounts: '' as const }),
          subscription_details: { items, proration_behavior: 'always_invoice', proration_date: seconds(at) },
        });
        const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
        return {
          dueCents: preview.amount_due,
          creditCents: Math.max(0, -preview.total),
          renewsAt: ms(item?.current_period_end ?? 0),
        };
      }),

    changePlan: ({ subscriptionId, tier, at, dropCoupon }, key) =>
      asked(async () => {
        const items = await changed(subscriptionId, tier);
        const change = { items, proration_behavior: 'always_invoice', proration_date: seconds(at), ...(dropCoupon && { discounts: '' as const }) } as const;
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
      const before = await known(() => stripe.subscriptions.retrieve(subscriptionId));
      if (before && before.status !== 'canceled') await asked(() => stripe.subscriptions.cancel(subscriptionId));
    },

    cancelAtPeriodEnd: (subscriptionId, cancelled) =>
      asked(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelled });
      }),

    addCredit: (customerId, cents, key) =>
      asked(async () => {
        // The provider forgets idempotency keys after a day; the mark on the credit stays.
        for await (const { metadata } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 })) if (metadata?.['order'] === key) return;
        await stripe.customers.createBalanceTransaction(
          customerId,
          { amount: -cents, currency, description: 'Months paid earlier', metadata: { order: key } },
          { idempotencyKey: `credit-${key}` },
        );
      }),

    readEvent: (body, signature, receivedAt) => {
      const madeAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
      // The library rejects only timestamps that are too old.
      if (!(madeAt - receivedAt / 1000 <= toleranceSeconds)) return null;
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, receivedAt));
      } catch {
        return null;
      }
    },
  };
}
