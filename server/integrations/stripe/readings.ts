/** Stripe's objects in the product's words. */
import Stripe from 'stripe';
import type { PaidTier } from '#core/membership/coupons.ts';
import {
  PaymentError,
  type ChargeReading,
  type CheckoutReading,
  type InvoiceReading,
  type PaymentEvent,
  type SubscriptionReading,
} from '../payment-gateway.ts';

/** Stripe counts seconds since 1970; ms. */
export const fromSeconds = (time: number) => time * 1000;
/** The id of something that may be expanded; null if there is none. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null => (typeof value === 'string' ? value : (value?.id ?? null));

/** The product of a plan, under an id of our own, so that every process and every start finds the same one. */
export const productOf = (tier: PaidTier): string => `ascent-${tier}`;
const tierOfProduct = (product: string | null): PaidTier | null => (['plus', 'max'] as const).find((tier) => productOf(tier) === product) ?? null;

/** Errors of the library carry requests and addresses; none of that is passed on from here. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentError('declined', `card refused (${error.code ?? 'no code'})`);
  if (error instanceof Stripe.errors.StripeError) {
    if (error.statusCode === 402) return new PaymentError('declined', `payment refused (${error.code ?? 'no code'})`);
    const message = `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''} ${error.requestId ?? ''}`;
    return new PaymentError(error.code === 'resource_missing' ? 'not-found' : 'unavailable', message);
  }
  return new PaymentError('unavailable', error instanceof Error ? error.name : 'unknown');
}

/** The bank wants the owner of the card to confirm, as with 3-D Secure. */
const confirmationCodes: readonly unknown[] = [
  'authentication_required',
  'payment_intent_action_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
];
export const wantsConfirmation = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && confirmationCodes.includes(error.code);

/** Inquiries that were closed, and disputes that were won, change nothing. */
const disputes: Readonly<Record<string, ChargeReading['dispute']>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
};

/** `dispute`: the newest one about this charge, if there is any. */
export function toCharge(intent: Stripe.PaymentIntent, dispute: Stripe.Dispute | null): ChargeReading | null {
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') return null;
  return {
    paymentIntentId: intent.id,
    customerId: idOf(charge.customer),
    chargedAt: fromSeconds(charge.created),
    refundedCents: charge.amount_refunded,
    dispute: dispute ? (disputes[dispute.status] ?? null) : null,
    receiptUrl: charge.receipt_url,
  };
}

/** A payment that needs another payment method after its page is closed has failed. */
const failedIntents: readonly string[] = ['requires_payment_method', 'canceled'];

/** The payment of a session; it must be expanded. */
export const intentOfSession = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  intent && typeof intent !== 'string' ? intent : null;

export function toCheckout(session: Stripe.Checkout.Session, charge: ChargeReading | null): CheckoutReading {
  const settled = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  const complete = settled ? 'paid' : failedIntents.includes(intentOfSession(session)?.status ?? '') ? 'failed' : 'pending';
  return {
    sessionId: session.id,
    orderId: session.client_reference_id,
    customerId: idOf(session.customer),
    state: session.status === 'complete' ? complete : session.status === 'expired' ? 'expired' : 'open',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    createdAt: fromSeconds(session.created),
    subscriptionId: idOf(session.subscription),
    charge,
  };
}

const statuses: Readonly<Record<string, SubscriptionReading['status']>> = { active: 'active', trialing: 'active', past_due: 'overdue' };

/** A change of the plan that is not paid yet. Its invoice is the newest one. */
function pendingChangeOf({ pending_update: update }: Stripe.Subscription, invoice: Stripe.Invoice | null): SubscriptionReading['pendingChange'] {
  const product = update?.subscription_items?.[0]?.price.product;
  const tier = tierOfProduct(idOf(product));
  const url = invoice?.hosted_invoice_url;
  return update && tier && url ? { tier, url, until: fromSeconds(update.expires_at) } : null;
}

export function toSubscription(subscription: Stripe.Subscription): SubscriptionReading | null {
  const item = subscription.items.data[0];
  const tier = tierOfProduct(item ? idOf(item.price.product) : null);
  if (!item || !tier) return null;
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice;
  // Of a change that waits, or that was given up: it says nothing about what is paid.
  const isOfPendingChange = subscription.pending_update !== null || invoice?.status === 'void';
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    tier,
    status: statuses[subscription.status] ?? 'ended',
    startedAt: fromSeconds(subscription.start_date),
    periodStart: fromSeconds(item.current_period_start),
    periodEnd: fromSeconds(item.current_period_end),
    endsAt: subscription.cancel_at_period_end
      ? fromSeconds(item.current_period_end)
      : subscription.cancel_at === null
        ? null
        : fromSeconds(subscription.cancel_at),
    paid: isOfPendingChange ? subscription.status === 'active' : invoice?.status === 'paid',
    paidAt: !isOfPendingChange && invoice?.status_transitions.paid_at ? fromSeconds(invoice.status_transitions.paid_at) : null,
    latestInvoiceId: isOfPendingChange ? null : idOf(subscription.latest_invoice),
    orderId: subscription.metadata['order'] ?? null,
    discounted: subscription.discounts.length > 0,
    endedAt: subscription.ended_at === null ? null : fromSeconds(subscription.ended_at),
    pendingChange: pendingChangeOf(subscription, invoice),
  };
}

const kinds = { 'checkout.session': 'checkout', subscription: 'subscription', invoice: 'invoice', charge: 'charge', dispute: 'charge' } as const;

export function toEvent(event: Stripe.Event): PaymentEvent {
  const object: { readonly object?: unknown; readonly id?: unknown; readonly customer?: unknown; readonly charge?: unknown } = event.data.object;
  const kind = Object.entries(kinds).find(([name]) => name === object.object)?.[1];
  const customer: unknown = object.customer;
  // A dispute is about its charge.
  const id = object.object === 'dispute' ? object.charge : object.id;
  return {
    id: event.id,
    type: event.type,
    customerId: typeof customer === 'string' ? customer : null,
    about: kind && typeof id === 'string' ? { kind, id } : null,
  };
}

/** The payment intent that paid an invoice; its payments must be expanded. */
export const intentOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);

export const toInvoice = (invoice: Stripe.Invoice, charge: ChargeReading | null): InvoiceReading => ({
  id: invoice.id,
  customerId: idOf(invoice.customer),
  subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  paid: invoice.status === 'paid',
  amountCents: invoice.amount_paid,
  currency: invoice.currency,
  paidAt: fromSeconds(invoice.status_transitions.paid_at ?? invoice.created),
  charge,
  receiptUrl: invoice.hosted_invoice_url ?? charge?.receiptUrl ?? null,
});
