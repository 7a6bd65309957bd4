/** Turns what the provider said into facts, written under the user's lock. Nothing here calls the provider. */
import type { PaidTier } from '#core/membership/coupons.ts';
import { grantedTime } from '#core/membership/entitlement.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { ChargeReading, CheckoutReading, InvoiceReading, SubscriptionReading } from '#server/integrations/payment-gateway.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { confirmReservation, releaseReservation } from '../coupons/store.ts';
import { selectCheckout, selectOrderOf, updateCheckoutState, type CheckoutRow } from './checkout-store.ts';
import type { Observed, Work } from './observe.ts';
import { insertPrepaid, updatePrepaidWorth, voidPrepaid, voidPrepaidUntil } from './prepaid-store.ts';
import { invoicePayment, selectFacts, selectSubscription, updateCharge, upsertPayment, upsertSubscription, type PaymentRow } from './store.ts';

/** Stores a subscription and the payments of its invoices; returns its plan, or null if it is not one of ours. */
async function keepSubscription(work: Work, { subscription, invoices }: Pick<Observed, 'subscription' | 'invoices'>): Promise<SubscriptionReading | null> {
  if (!subscription) return null;
  await upsertSubscription(work.queryable, work.userId, subscription);
  for (const invoice of invoices) await keepInvoice(work, invoice, subscription.tier);
  return subscription;
}

async function keepInvoice({ queryable, userId, time }: Work, invoice: InvoiceReading, tier: PaidTier): Promise<void> {
  if (invoice.paid && invoice.amountCents > 0) await upsertPayment(queryable, userId, invoicePayment(uuidv7(time), tier, invoice));
}

/** True if the money was refunded or taken back: what it paid for no longer counts. */
const isLost = (charge: Pick<ChargeReading, 'refundedCents' | 'dispute'>, amountCents: number): boolean =>
  charge.dispute === 'lost' || charge.refundedCents >= amountCents;

/** The money has arrived: what was ordered is granted, once. */
async function fulfil(work: Work, order: CheckoutRow, reading: CheckoutReading, observed: Observed): Promise<string> {
  const { queryable, userId, time } = work;
  const paidAt = reading.charge?.chargedAt ?? reading.createdAt;
  if (await updateCheckoutState(queryable, userId, order.id, 'paid')) {
    if (order.credit_cents + order.later_cents > 0)
      await voidPrepaidUntil(queryable, userId, order.created_at, new Date(Math.max(paidAt, order.created_at.getTime())));
    if (order.later_cents > 0 && reading.customerId !== null)
      await enqueue(queryable, 'credit-customer', { customerId: reading.customerId, cents: order.later_cents, orderId: order.id }, { key: order.id });
    if (order.coupon_reservation_id !== null) await confirmReservation(queryable, userId, order.coupon_reservation_id, time);
    if (order.months !== null) await keepMonths(work, order, reading, paidAt);
  }
  if (order.months === null) {
    await keepSubscription(work, observed);
    return 'Monthly subscription';
  }
  const { charge, amountCents } = reading;
  if (amountCents > 0) {
    await upsertPayment(queryable, userId, {
      id: uuidv7(time),
      source_id: reading.sessionId,
      tier: order.tier,
      months: order.months,
      amount_cents: amountCents,
      refunded_cents: charge?.refundedCents ?? 0,
      dispute: charge?.dispute ?? null,
      currency: reading.currency,
      paid_at: new Date(paidAt),
      payment_intent_id: charge?.paymentIntentId ?? null,
      receipt_url: charge?.receiptUrl ?? null,
    });
    if (charge && isLost(charge, amountCents)) await voidPrepaid(queryable, userId, order.id, new Date(time));
  }
  return order.months === 1 ? 'One month paid' : `${order.months} months paid`;
}

/** What an order is worth for later credits: what was paid and not refunded, plus the credit it was reduced by. */
const worthOf = (order: CheckoutRow, paidCents: number, refundedCents: number): number => Math.max(0, paidCents - refundedCents) + order.credit_cents;

async function keepMonths({ queryable, userId, time }: Work, order: CheckoutRow, reading: CheckoutReading, paidAt: number): Promise<void> {
  const granted = grantedTime(await selectFacts(queryable, userId), paidAt);
  await insertPrepaid(queryable, userId, {
    id: order.id,
    tier: order.tier,
    months: order.months ?? 0,
    amountCents: worthOf(order, reading.amountCents, reading.charge?.refundedCents ?? 0),
    paidAt: Math.min(paidAt, time),
    notBefore: granted?.tier === order.tier ? granted.until : null,
    voidedAt: null,
  });
}

/** What was ordered will not be paid. */
export async function giveUp({ queryable, userId }: Pick<Work, 'queryable' | 'userId'>, order: CheckoutRow): Promise<void> {
  const given = await updateCheckoutState(queryable, userId, order.id, 'ended');
  if (given && order.coupon_reservation_id !== null) await releaseReservation(queryable, userId, order.coupon_reservation_id);
}

/** The outcome of a visit to the payment page. */
async function applyCheckout(work: Work, reading: CheckoutReading, observed: Observed): Promise<string | null> {
  const order = reading.orderId === null ? null : await selectCheckout(work.queryable, work.userId, reading.orderId);
  // A page opened by hand at the provider has no order of ours.
  if (!order) return null;
  switch (reading.state) {
    case 'paid':
      return fulfil(work, order, reading, observed);
    case 'failed':
    case 'expired':
      await giveUp(work, order);
      break;
    case 'pending':
      if (order.state === 'open') await updateCheckoutState(work.queryable, work.userId, order.id, 'pending');
      break;
    case 'open':
      break;
  }
  return 'Payment page';
}

const chargeReason = ({ dispute }: PaymentRow): string =>
  dispute === 'lost' ? 'Payment taken back by the bank' : dispute === 'open' ? 'Payment disputed' : 'Refund';

/** The part of a payment that is refunded, or disputed at the bank. */
async function applyCharge({ queryable, userId, time }: Work, charge: ChargeReading): Promise<string | null> {
  const payment = await updateCharge(queryable, userId, charge);
  // Not known yet: the code that records the payment will also read its refunds and disputes.
  if (!payment) return null;
  const order = payment.months === null ? null : await selectOrderOf(queryable, userId, payment.source_id);
  if (order) {
    await updatePrepaidWorth(queryable, userId, order.id, worthOf(order, payment.amount_cents, payment.refunded_cents));
    if (isLost(charge, payment.amount_cents)) await voidPrepaid(queryable, userId, order.id, new Date(time));
  }
  if (charge.dispute === 'lost' && payment.months === null) await endDisputed(queryable, userId, payment);
  return chargeReason(payment);
}

/** A customer who disputes a payment is not charged again. What a later payment has paid for is still granted. */
async function endDisputed(queryable: Queryable, userId: string, payment: PaymentRow): Promise<void> {
  const subscription = await selectSubscription(queryable, userId);
  if (!subscription || (subscription.status === 'ended' && subscription.ended_at !== null)) return;
  const when = subscription.latest_invoice_id === payment.source_id ? 'now' : 'period-end';
  await enqueue(queryable, 'end-subscription', { subscriptionId: subscription.id, when }, { key: subscription.id });
}

/** Writes what was observed; returns the reason for the history, or null if it concerns nothing of ours. */
export async function apply(work: Work, observed: Observed): Promise<string | null> {
  if (observed.checkout) return applyCheckout(work, observed.checkout, observed);
  if (observed.charge) return applyCharge(work, observed.charge);
  return (await keepSubscription(work, observed)) && 'Monthly subscription';
}
