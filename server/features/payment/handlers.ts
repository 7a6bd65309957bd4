/** Buying a plan: the current plan, the payment page, the portal, and changing a running subscription. */
import type { Logger } from 'pino';
import type { paymentCalls } from '#contract/payment.ts';
import { discountOf as discountCents, termsText, type PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import type { Database } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { PaymentError, type PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { selectMember } from '../membership/store.ts';
import { selectCouponOfOrder, selectCustomer, selectUnfinishedCheckout } from './checkout-store.ts';
import { cancelCheckout, membershipStatus, startCheckout } from './checkout.ts';
import { freshCheckout, reconcileSubscription } from './reconcile.ts';
import { selectFacts, selectPayments, selectSubscription, toGranted, toPayment, toSubscription, updateQuote } from './store.ts';

type PaymentHandlers = { readonly [Id in keyof typeof paymentCalls]: Handler<(typeof paymentCalls)[Id]> };

export interface PaymentDependencies {
  readonly database: Database;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** Payments shown on the membership page. */
const shown = 12;
/** A price shown is valid for this long, ms: the provider prorates by the second. */
const quoteLifeMs = 10 * 60_000;

export function paymentHandlers({ database, gateway, publicUrl, log, now }: PaymentDependencies): PaymentHandlers {
  /** Runs what needs the provider, and turns its failures into our own errors. */
  const asking = async <T>(work: (gateway: PaymentGateway) => Promise<T | Refusal>): Promise<T | Refusal> => {
    if (!gateway) return refuse('payment-not-set-up');
    try {
      return await work(gateway);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ kind: error.kind, reason: error.message }, 'the payment provider refused or did not answer');
      return refuse(error.kind === 'declined' ? 'payment-declined' : 'payment-unavailable');
    }
  };
  const running = async (userId: string) => {
    const subscription = await selectSubscription(database, userId);
    return subscription && subscription.status !== 'ended' ? subscription : null;
  };

  /** The coupon that reduces a subscription now, and whether it is for that plan too; null if there is none. */
  const discountOf = async (ready: PaymentGateway, userId: string, subscriptionId: string, tier: PaidTier) => {
    const reading = await ready.readSubscription(subscriptionId);
    const coupon = reading?.discounted && reading.orderId !== null ? await selectCouponOfOrder(database, userId, reading.orderId) : null;
    return coupon && { terms: coupon, kept: coupon.tiers.includes(tier) };
  };

  return {
    // On one snapshot: while a payment is recorded, plan, subscription and payments are all as before or all as after.
    getPlan: signedIn(({ caller }) =>
      database.snapshot(async (queryable) => {
        const time = now();
        const member = await selectMember(queryable, caller.id, time);
        if (!member) return refuse('not-signed-in');
        const [facts, subscription, customer, unfinished, payments] = await Promise.all([
          selectFacts(queryable, caller.id),
          selectSubscription(queryable, caller.id),
          selectCustomer(queryable, caller.id),
          selectUnfinishedCheckout(queryable, caller.id),
          selectPayments(queryable, caller.id, shown),
        ]);
        const status = membershipStatus(member, facts, time);
        return {
          available: gateway !== null,
          tier: member.membership.tier,
          endDate: member.membership.endDate === null ? null : new Date(member.membership.endDate).toISOString(),
          subscription: toSubscription(subscription),
          granted: toGranted(facts, time),
          paidSince: status.paidSince === null ? null : new Date(status.paidSince).toISOString(),
          unusedCents: status.unusedCents,
          hasBilling: customer !== null,
          pendingCheckoutId: unfinished?.state === 'pending' ? unfinished.id : null,
          payments: payments.map(toPayment),
        };
      }),
    ),

    startCheckout: signedIn(async ({ caller, body }) => asking((ready) => startCheckout({ database, gateway: ready, now, publicUrl }, caller, body))),

    confirmCheckout: signedIn(async ({ caller, params }) =>
      asking(async (ready) => {
        const order = await freshCheckout({ database, gateway: ready, log, now }, caller.id, params.checkoutId);
        return order ? { state: order.state, tier: order.tier, months: order.months, dueCents: order.due_cents } : refuse('checkout-not-found');
      }),
    ),

    cancelCheckout: signedIn(async ({ caller, params }) =>
      asking(async (ready) => {
        const state = await cancelCheckout({ database, gateway: ready, now, publicUrl }, caller.id, params.checkoutId);
        return state === null ? refuse('checkout-not-found') : { state };
      }),
    ),

    openPortal: signedIn(async ({ caller, body }) =>
      asking(async (ready) => {
        const customerId = await selectCustomer(database, caller.id);
        if (customerId === null) return refuse('no-billing');
        const subscription = body.purpose === 'cancel' ? await running(caller.id) : null;
        if (body.purpose === 'cancel' && (!subscription || subscription.ends_at !== null)) return refuse('no-subscription');
        return { url: await ready.openPortal({ customerId, returnUrl: `${publicUrl}/membership/upgrade`, cancel: subscription?.id ?? null }) };
      }),
    ),

    keepPlan: signedIn(async ({ caller }) =>
      asking(async (ready) => {
        const subscription = await running(caller.id);
        if (!subscription) return refuse('no-subscription');
        if (subscription.ends_at !== null) {
          await ready.cancelAtPeriodEnd(subscription.id, false);
          await reconcileSubscription({ database, gateway: ready, now }, caller.id, subscription.id);
        }
        return { renewsAt: toSubscription(await running(caller.id))?.renewsAt ?? null };
      }),
    ),

    previewChange: signedIn(async ({ caller, body: { tier } }) =>
      asking(async (ready) => {
        const subscription = await running(caller.id);
        if (!subscription) return refuse('no-subscription');
        if (subscription.tier === tier) return refuse('plan-lower');
        const at = now();
        const discount = await discountOf(ready, caller.id, subscription.id, tier);
        const dropCoupon = discount !== null && !discount.kept;
        const preview = await ready.previewChange({ subscriptionId: subscription.id, tier, at, dropCoupon });
        const quote = { id: uuidv7(at), tier, at: new Date(at), dropCoupon };
        await updateQuote(database, caller.id, subscription.id, quote);
        return {
          quoteId: quote.id,
          tier,
          dueCents: preview.dueCents,
          creditCents: preview.creditCents,
          monthlyCents: tierDefinitions[tier].monthlyCents - (discount?.kept ? discountCents(discount.terms, tierDefinitions[tier].monthlyCents) : 0),
          renewsAt: new Date(preview.renewsAt).toISOString(),
          coupon: discount && { text: termsText(discount.terms), kept: discount.kept },
        };
      }),
    ),

    changePlan: signedIn(async ({ caller, body }) =>
      asking(async (ready) => {
        const subscription = await running(caller.id);
        if (!subscription) return refuse('no-subscription');
        const { quote_id: id, quote_tier: tier, quote_at: at, quote_drops_coupon: dropCoupon } = subscription;
        if (id !== body.quoteId || tier === null || at === null || now() - at.getTime() > quoteLifeMs) return refuse('quote-expired');
        const outcome = await ready.changePlan({ subscriptionId: subscription.id, tier, at: at.getTime(), dropCoupon }, id);
        if (outcome === 'changed') return { requested: true as const, confirmUrl: null };
        await reconcileSubscription({ database, gateway: ready, now }, caller.id, subscription.id);
        return { requested: true as const, confirmUrl: toSubscription(await running(caller.id))?.pendingChange?.confirmUrl ?? null };
      }),
    ),
  };
}
