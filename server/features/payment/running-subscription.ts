/** What a member can do with a running subscription: see cards and invoices, cancel it, keep it after all, and change its plan. */
import { discountOf as discountCents, termsText, type PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import type { Database } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { refuse } from '#server/refusal.ts';
import { selectCouponOfOrder, selectCustomer } from './checkout-store.ts';
import type { CheckoutDependencies } from './checkout.ts';
import type { EventDependencies } from './events.ts';
import { reconcileSubscription } from './reconcile.ts';
import { selectSubscription, toSubscription, updateQuote } from './store.ts';

/** A price shown is valid for this long, ms: the provider prorates by the second. */
const quoteLifeMs = 10 * 60_000;

async function running(database: Database, userId: string) {
  const subscription = await selectSubscription(database, userId);
  return subscription && subscription.status !== 'ended' ? subscription : null;
}

/** The coupon that reduces a subscription now, and whether it is for that plan too; null if there is none. */
async function discountOf({ database, gateway }: EventDependencies, userId: string, subscriptionId: string, tier: PaidTier) {
  const reading = await gateway.readSubscription(subscriptionId);
  const coupon = reading?.discounted && reading.orderId !== null ? await selectCouponOfOrder(database, userId, reading.orderId) : null;
  return coupon && { terms: coupon, kept: coupon.tiers.includes(tier) };
}

/** The provider's page for cards and invoices, or the one that cancels. */
export async function openPortal(dependencies: Omit<CheckoutDependencies, 'now'>, userId: string, purpose: 'billing' | 'cancel') {
  const { database, gateway, publicUrl } = dependencies;
  const customerId = await selectCustomer(database, userId);
  if (customerId === null) return refuse('no-billing');
  const subscription = purpose === 'cancel' ? await running(database, userId) : null;
  if (purpose === 'cancel' && (!subscription || subscription.ends_at !== null)) return refuse('no-subscription');
  return { url: await gateway.openPortal({ customerId, returnUrl: `${publicUrl}/membership/upgrade`, cancel: subscription?.id ?? null }) };
}

export async function keepPlan(dependencies: EventDependencies, userId: string) {
  const { database, gateway } = dependencies;
  const subscription = await running(database, userId);
  if (!subscription) return refuse('no-subscription');
  if (subscription.ends_at !== null) {
    await gateway.cancelAtPeriodEnd(subscription.id, false);
    await reconcileSubscription(dependencies, userId, subscription.id);
  }
  return { renewsAt: toSubscription(await running(database, userId))?.renewsAt ?? null };
}

/** What the other plan costs from now on; the price holds for a while. */
export async function previewChange(dependencies: EventDependencies, userId: string, tier: PaidTier) {
  const { database, gateway, now } = dependencies;
  const subscription = await running(database, userId);
  if (!subscription) return refuse('no-subscription');
  if (subscription.tier === tier) return refuse('plan-lower');
  const at = now();
  const discount = await discountOf(dependencies, userId, subscription.id, tier);
  const dropCoupon = discount !== null && !discount.kept;
  const preview = await gateway.previewChange({ subscriptionId: subscription.id, tier, at, dropCoupon });
  const quote = { id: uuidv7(at), tier, at: new Date(at), dropCoupon };
  await updateQuote(database, userId, subscription.id, quote);
  return {
    quoteId: quote.id,
    tier,
    dueCents: preview.dueCents,
    creditCents: preview.creditCents,
    monthlyCents: tierDefinitions[tier].monthlyCents - (discount?.kept ? discountCents(discount.terms, tierDefinitions[tier].monthlyCents) : 0),
    renewsAt: new Date(preview.renewsAt).toISOString(),
    coupon: discount && { text: termsText(discount.terms), kept: discount.kept },
  };
}

/** Changes the plan at the price that was shown. */
export async function changePlan(dependencies: EventDependencies, userId: string, quoteId: string) {
  const { database, gateway, now } = dependencies;
  const subscription = await running(database, userId);
  if (!subscription) return refuse('no-subscription');
  const { quote_id: id, quote_tier: tier, quote_at: at, quote_drops_coupon: dropCoupon } = subscription;
  if (id !== quoteId || tier === null || at === null || now() - at.getTime() > quoteLifeMs) return refuse('quote-expired');
  const outcome = await gateway.changePlan({ subscriptionId: subscription.id, tier, at: at.getTime(), dropCoupon }, id);
  if (outcome === 'changed') return { requested: true as const, confirmUrl: null };
  await reconcileSubscription(dependencies, userId, subscription.id);
  return { requested: true as const, confirmUrl: toSubscription(await running(database, userId))?.pendingChange?.confirmUrl ?? null };
}
