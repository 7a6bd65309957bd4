/**
 * What the provider's messages do. A message only says where to look: the object is read from the provider while the
 * user's row is held, so messages that come twice, late or in another order end in the same state.
 */
import type { PaidTier } from '#core/membership/coupons.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import type { CheckoutReading, PaymentEvent, PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { confirmReservation, releaseReservation } from '../coupons/store.ts';
import { selectGrant, selectMember } from '../membership/store.ts';
import {
  insertEvent,
  isKnownEvent,
  selectCheckout,
  selectOrderOf,
  selectUserOfCustomer,
  updateCheckoutState,
  updateEventOutcome,
  type CheckoutRow,
  type EventOutcome,
} from './checkout-store.ts';
import { settle } from './settle.ts';
import { insertPrepaid, updatePrepaidWorth, voidPrepaid, voidPrepaidUntil } from './prepaid-store.ts';
import { invoicePayment, updateRefund, upsertPayment, upsertSubscription } from './store.ts';

/** Messages that say something about a plan; all others are passed over. */
const handled = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
]);

interface Work {
  readonly queryable: Queryable;
  readonly gateway: PaymentGateway;
  readonly userId: string;
  readonly time: number;
}

/** Reads a subscription and keeps it, with the payment of its newest invoice; its plan, or null if it is not one of ours. */
async function keepSubscription({ queryable, gateway, userId, time }: Work, id: string): Promise<PaidTier | null> {
  const reading = await gateway.readSubscription(id);
  if (!reading) return null;
  await upsertSubscription(queryable, userId, reading);
  if (reading.paid && reading.latestInvoiceId !== null) await keepInvoice({ queryable, gateway, userId, time }, reading.latestInvoiceId, reading.tier);
  return reading.tier;
}

async function keepInvoice({ queryable, gateway, userId, time }: Work, id: string, tier: PaidTier): Promise<void> {
  const invoice = await gateway.readInvoice(id);
  if (invoice.paid && invoice.amountCents > 0) await upsertPayment(queryable, userId, invoicePayment(uuidv7(time), tier, invoice));
}

/** The money is there: what was ordered is given, once. */
async function fulfil(work: Work, order: CheckoutRow, reading: CheckoutReading): Promise<string> {
  const { queryable, gateway, userId, time } = work;
  const paidAt = reading.charge?.chargedAt ?? reading.createdAt;
  if (await updateCheckoutState(queryable, userId, order.id, 'paid')) {
    if (order.credit_cents + order.later_cents > 0)
      await voidPrepaidUntil(queryable, userId, order.created_at, new Date(Math.max(paidAt, order.created_at.getTime())));
    if (order.later_cents > 0 && reading.customerId !== null) await gateway.addCredit(reading.customerId, order.later_cents, order.id);
    if (order.coupon_reservation_id !== null) await confirmReservation(queryable, userId, order.coupon_reservation_id, time);
    if (order.months !== null) await keepMonths(work, order, reading, paidAt);
  }
  if (order.months === null) {
    if (reading.subscriptionId !== null) await keepSubscription(work, reading.subscriptionId);
    return 'Monthly subscription';
  }
  if (reading.amountCents > 0)
    await upsertPayment(queryable, userId, {
      id: uuidv7(time),
      source_id: reading.sessionId,
      tier: order.tier,
      months: order.months,
      amount_cents: reading.amountCents,
      refunded_cents: reading.charge?.refundedCents ?? 0,
      currency: reading.currency,
      paid_at: new Date(paidAt),
      payment_intent_id: reading.charge?.paymentIntentId ?? null,
      receipt_url: reading.charge?.receiptUrl ?? null,
    });
  if (reading.amountCents > 0 && (reading.charge?.refundedCents ?? 0) >= reading.amountCents) await voidPrepaid(queryable, userId, order.id, new Date(time));
  return order.months === 1 ? 'One month paid' : `${order.months} months paid`;
}

/** What an order counts for later on: what was paid and not given back, with what was credited to it from before. */
const worthOf = (order: CheckoutRow, paidCents: number, refundedCents: number): number => Math.max(0, paidCents - refundedCents) + order.credit_cents;

async function keepMonths({ queryable, userId, time }: Work, order: CheckoutRow, reading: CheckoutReading, paidAt: number): Promise<void> {
  const grant = await selectGrant(queryable, userId);
  const granted = grant?.membership;
  const after = granted?.tier === order.tier && granted.endDate !== null && granted.endDate > paidAt ? granted.endDate : null;
  await insertPrepaid(queryable, userId, {
    id: order.id,
    tier: order.tier,
    months: order.months ?? 0,
    amountCents: worthOf(order, reading.amountCents, reading.charge?.refundedCents ?? 0),
    paidAt: Math.min(paidAt, time),
    notBefore: after,
    voidedAt: null,
  });
}

/** What was ordered will not be paid. */
export async function giveUp({ queryable, userId }: Pick<Work, 'queryable' | 'userId'>, order: CheckoutRow): Promise<void> {
  const given = await updateCheckoutState(queryable, userId, order.id, 'ended');
  if (given && order.coupon_reservation_id !== null) await releaseReservation(queryable, userId, order.coupon_reservation_id);
}

async function applyCheckout(work: Work, event: PaymentEvent, sessionId: string): Promise<string | null> {
  const reading = await work.gateway.readCheckout(sessionId);
  const order = reading.orderId === null ? null : await selectCheckout(work.queryable, work.userId, reading.orderId);
  // A page somebody opened at the provider by hand has no order of ours.
  if (!order) return null;
  if (reading.state === 'paid') return fulfil(work, order, reading);
  if (reading.state === 'expired' || event.type === 'checkout.session.async_payment_failed') await giveUp(work, order);
  else if (reading.state === 'pending' && order.state === 'open') await updateCheckoutState(work.queryable, work.userId, order.id, 'pending');
  return 'Payment page';
}

async function applyRefund({ queryable, gateway, userId, time }: Work, chargeId: string): Promise<string | null> {
  const charge = await gateway.readCharge(chargeId);
  const payment = charge && (await updateRefund(queryable, userId, charge.paymentIntentId, charge.refundedCents));
  // Not known yet: whoever records the payment reads what is refunded of it.
  if (!payment) return null;
  const order = payment.months === null ? null : await selectOrderOf(queryable, userId, payment.source_id);
  if (order) {
    await updatePrepaidWorth(queryable, userId, order.id, worthOf(order, payment.amount_cents, payment.refunded_cents));
    if (payment.refunded_cents >= payment.amount_cents) await voidPrepaid(queryable, userId, order.id, new Date(time));
  }
  return 'Refund';
}

/** What the message changes; the reason for the history, or null if it is about nothing of ours. */
async function apply(work: Work, event: PaymentEvent): Promise<string | null> {
  switch (event.about?.kind) {
    case 'checkout':
      return applyCheckout(work, event, event.about.id);
    case 'subscription':
      return (await keepSubscription(work, event.about.id)) && 'Subscription';
    case 'invoice': {
      const { subscriptionId } = await work.gateway.readInvoice(event.about.id);
      const tier = subscriptionId === null ? null : await keepSubscription(work, subscriptionId);
      if (tier) await keepInvoice(work, event.about.id, tier);
      return tier && 'Monthly subscription';
    }
    case 'charge':
      return applyRefund(work, event.about.id);
    case undefined:
      return null;
  }
}

export interface EventDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly now: () => number;
}

export type EventAnswer = EventOutcome | 'repeated' | 'passed-over';

/** Applies a message whose signature was right: its id and its effect are saved together, or neither. Throws PaymentError. */
export async function receiveEvent({ database, gateway, now }: EventDependencies, event: PaymentEvent): Promise<EventAnswer> {
  if (!handled.has(event.type)) return 'passed-over';
  if (await isKnownEvent(database, event.id)) return 'repeated';
  const userId = event.customerId === null ? null : await selectUserOfCustomer(database, event.customerId);
  return database.transaction(async (queryable) => {
    const time = now();
    const at = new Date(time);
    if (!(await insertEvent(queryable, { ...event, outcome: 'unknown-user' }, at))) return 'repeated';
    if (userId === null || !(await selectMember(queryable, userId, time, true))) return 'unknown-user';
    const reason = await apply({ queryable, gateway, userId, time }, event);
    const outcome = reason === null ? 'not-ours' : 'applied';
    await updateEventOutcome(queryable, event.id, outcome);
    if (reason !== null) await settle(queryable, userId, time, reason);
    return outcome;
  });
}
