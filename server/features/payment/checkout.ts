/** Visits to the payment page: opening one, closing it, and what the buyer already has. */
import { validPrepaid, type Facts } from '#core/membership/entitlement.ts';
import { priceOfOrder, publicReason, type CouponTerms } from '#core/membership/coupons.ts';
import { priceOrder, type Order, type MembershipStatus } from '#core/membership/order.ts';
import { paidSince, unusedCents } from '#core/membership/prepaid.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import type { PaymentGateway, SubscriptionDiscount } from '#server/integrations/payment-gateway.ts';
import { reserveCoupon, selectStalePlaces } from '../coupons/store.ts';
import { lockMember, type MemberRecord } from '../membership/store.ts';
import {
  insertCheckout,
  insertCustomer,
  selectCheckout,
  selectCustomer,
  selectOrderOfReservation,
  selectUnfinishedCheckout,
  updateCheckoutSession,
  type CheckoutRow,
  type CheckoutState,
} from './checkout-store.ts';
import { giveUp } from './apply.ts';
import { reconcileCheckout } from './reconcile.ts';
import { selectFacts } from './store.ts';

export interface CheckoutDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly now: () => number;
  /** Where the payment page leads back to. */
  readonly publicUrl: string;
}

/** How long a payment page stays open, ms. Coupon and credit are reserved for this long. */
const pageLifeMs = 3600_000;

export function membershipStatus(member: MemberRecord, facts: Facts, time: number): MembershipStatus {
  const { subscription } = facts;
  const prepaid = validPrepaid(facts);
  const { tier, endDate } = member.membership;
  return {
    tier,
    endDate,
    paidSince: paidSince(prepaid, tier, endDate),
    subscribed: subscription !== null && subscription.status !== 'ended',
    unusedCents: unusedCents(prepaid, time),
  };
}

/** The provider's customer of a user: made once, then kept; null for an account that is gone. */
async function customerOf({ database, gateway, now }: CheckoutDependencies, user: { readonly id: string; readonly email: string; readonly name: string }) {
  const kept = await selectCustomer(database, user.id);
  if (kept !== null) return kept;
  await insertCustomer(database, { userId: user.id, customerId: await gateway.createCustomer(user) }, new Date(now()));
  return selectCustomer(database, user.id);
}

/** Closes an unfinished page and returns its outcome, `open` if it is being opened at this moment. Throws PaymentError. */
async function close(dependencies: CheckoutDependencies, userId: string, order: CheckoutRow): Promise<CheckoutState> {
  if (order.session_id !== null) await dependencies.gateway.closeCheckout(order.session_id);
  await reconcileCheckout(dependencies, userId, order);
  return (await selectCheckout(dependencies.database, userId, order.id))?.state ?? 'ended';
}

/** Closes a page that its user does not want any more; null if there is no such page. Throws PaymentError. */
export async function cancelCheckout(dependencies: CheckoutDependencies, userId: string, id: string): Promise<CheckoutState | null> {
  const order = await selectCheckout(dependencies.database, userId, id);
  if (!order || order.state === 'paid' || order.state === 'ended') return order?.state ?? null;
  return close(dependencies, userId, order);
}

export interface CheckoutRequest extends Order {
  readonly couponCode: string | null;
}

interface Noted {
  readonly order: Omit<CheckoutRow, 'session_id' | 'state'>;
  readonly discount: SubscriptionDiscount | null;
}

const discountMonths = ({ duration }: CouponTerms): number | null => (duration.kind === 'months' ? duration.months : duration.kind === 'once' ? 1 : null);

/** A coupon as the provider applies it to every month it is for. */
const toDiscount = (terms: CouponTerms): SubscriptionDiscount => ({
  off: terms.discount.kind === 'percent' ? { percent: terms.discount.percent } : { cents: terms.discount.cents },
  months: discountMonths(terms),
});

/** Records the order at the current price and reserves its coupon, unless another page is open or the coupon is refused. */
async function note(queryable: Queryable, userId: string, { tier, months, couponCode }: CheckoutRequest, time: number): Promise<Noted | Refusal> {
  const member = await lockMember(queryable, userId, time);
  if (!member) return refuse('not-signed-in');
  if (await selectUnfinishedCheckout(queryable, userId)) return refuse('payment-pending');
  const status = membershipStatus(member, await selectFacts(queryable, member.id), time);
  const coupon = couponCode === null ? null : await reserveCoupon(queryable, { userId, code: couponCode, tier, now: time });
  if (coupon && 'reason' in coupon) return refuse(`coupon-${publicReason(coupon.reason)}`);
  const price = priceOrder({ tier, months }, status, time, coupon && priceOfOrder(tier, months, coupon.terms).offCents);
  if ('refused' in price) return refuse(price.refused);
  const order = {
    id: uuidv7(time),
    tier,
    months,
    subtotal_cents: price.subtotalCents,
    due_cents: price.dueCents,
    credit_cents: price.creditCents,
    later_cents: price.laterCents,
    coupon_reservation_id: coupon?.id ?? null,
    created_at: new Date(time),
    expires_at: new Date(time + pageLifeMs),
  };
  await insertCheckout(queryable, userId, order);
  return { order, discount: coupon && months === null ? toDiscount(coupon.terms) : null };
}

/** How many reservations of others are checked for one that can be taken over. */
const maxStale = 3;

/** Ends another user's visit that has long reserved the last use of a coupon and is not being paid; false if there is none. Throws PaymentError. */
async function freeStalePlace(dependencies: CheckoutDependencies, userId: string, { couponCode: code, tier }: CheckoutRequest): Promise<boolean> {
  const { database, now } = dependencies;
  for (const { user_id: owner, id } of await selectStalePlaces(database, { userId, code: code ?? '', tier, now: now() }, maxStale)) {
    const order = await selectOrderOfReservation(database, owner, id);
    if (order && (await close(dependencies, owner, order)) === 'ended') return true;
  }
  return false;
}

/** Opens the payment page for an order. Throws PaymentError. */
export async function startCheckout(
  dependencies: CheckoutDependencies,
  user: { readonly id: string; readonly email: string; readonly name: string },
  request: CheckoutRequest,
): Promise<{ checkoutId: string; url: string } | Refusal> {
  const { database, gateway, now, publicUrl } = dependencies;
  const before = await selectUnfinishedCheckout(database, user.id);
  if (before && (await close(dependencies, user.id, before)) !== 'ended') return refuse('payment-pending');
  const customerId = await customerOf(dependencies, user);
  if (customerId === null) return refuse('not-signed-in');
  const noted = () => database.transaction((queryable) => note(queryable, user.id, request, now()));
  let opened = await noted();
  if (isRefusal(opened) && opened.refused === 'coupon-used-up' && (await freeStalePlace(dependencies, user.id, request))) opened = await noted();
  if (isRefusal(opened)) return opened;
  const { order, discount } = opened;
  try {
    const { sessionId, url } = await gateway.openCheckout({
      id: order.id,
      customerId,
      tier: order.tier,
      months: order.months,
      offCents: order.subtotal_cents - order.due_cents,
      discount,
      expiresAt: order.expires_at.getTime(),
      successUrl: `${publicUrl}/payment/success?checkout=${order.id}`,
      cancelUrl: `${publicUrl}/payment/cancel?checkout=${order.id}`,
    });
    if (await updateCheckoutSession(database, { userId: user.id, checkoutId: order.id, sessionId })) return { checkoutId: order.id, url };
    // The account was deleted in the meantime.
    await gateway.closeCheckout(sessionId);
    return refuse('not-signed-in');
  } catch (error) {
    await database.transaction(async (queryable) => giveUp({ queryable, userId: user.id }, { ...order, session_id: null, state: 'open' }));
    throw error;
  }
}
