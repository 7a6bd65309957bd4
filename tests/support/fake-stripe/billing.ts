/** Charging: payments, subscriptions, their invoices, renewals, changes and refunds. */
import { addMonths } from '#core/membership/membership.ts';
import { FakeStripeError, found, type Charge, type Dispute, type Invoice, type Model, type Price, type Session, type Subscription } from './model.ts';

const monthAfter = (time: number) => Math.floor(addMonths(time * 1000, 1) / 1000);

/** An amount after a coupon, by Stripe's rounding. */
export function discounted(model: Model, amount: number, coupon: string | null): number {
  if (coupon === null) return amount;
  const { percent_off: percent, amount_off: off } = found(model.coupons, coupon);
  return Math.max(0, amount - (percent === null ? (off ?? 0) : Math.round((amount * percent) / 100)));
}

/** Creates a payment that the bank has not confirmed yet; returns the id of the payment intent. */
export function promise(model: Model, customer: string, amount: number): string {
  const id = model.id('pi');
  model.intents.set(id, { id, object: 'payment_intent', customer, amount, status: 'processing', latest_charge: null });
  return id;
}

/** Charges the customer's card, or completes `intent`; returns the id of the payment intent. */
export function charge(model: Model, customer: string, amount: number, intent = promise(model, customer, amount)): string {
  if (model.refusedCards.has(customer)) throw new FakeStripeError(402, 'card_declined', 'Your card was declined.');
  const id = model.id('ch');
  model.charges.set(id, {
    id,
    object: 'charge',
    created: model.now(),
    customer,
    amount,
    payment_intent: intent,
    receipt_url: `https://pay.example/receipts/${id}`,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
  });
  const promised = found(model.intents, intent);
  promised.latest_charge = id;
  promised.status = 'succeeded';
  return intent;
}

/** An invoice for `total` less what the customer's balance covers; a total below zero is added to the balance. */
export function makeInvoice(model: Model, subscription: Pick<Subscription, 'id' | 'customer'>, total: number): Invoice {
  const customer = found(model.customers, subscription.customer);
  const due = Math.max(0, total + customer.balance);
  customer.balance = Math.min(0, total + customer.balance);
  const id = model.id('in');
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created: model.now(),
    customer: customer.id,
    currency: 'usd',
    subscription: subscription.id,
    total,
    amount_due: due,
    status: 'open',
    amount_paid: 0,
    paid_at: null,
    payment_intent: null,
  };
  model.invoices.set(id, invoice);
  return invoice;
}

/** Throws if the card is refused; the invoice then stays open. */
export function payInvoice(model: Model, invoice: Invoice): void {
  if (invoice.amount_due > 0) invoice.payment_intent = charge(model, invoice.customer, invoice.amount_due);
  invoice.amount_paid = invoice.amount_due;
  invoice.paid_at = model.now();
  invoice.status = 'paid';
}

/** A subscription bought on a checkout page, its first month paid. */
export function subscribe(model: Model, session: Session): { readonly subscription: Subscription; readonly invoice: Invoice } {
  const now = model.now();
  const id = model.id('sub');
  const invoice = makeInvoice(model, { id, customer: session.customer }, session.amount_total);
  payInvoice(model, invoice);
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    customer: session.customer,
    start_date: now,
    item: model.id('si'),
    coupon: session.coupon !== null && found(model.coupons, session.coupon).duration !== 'once' ? session.coupon : null,
    metadata: session.subscriptionMetadata,
    price: session.price,
    status: 'active',
    current_period_start: now,
    current_period_end: monthAfter(now),
    cancel_at_period_end: false,
    ended_at: null,
    latest_invoice: invoice.id,
    pending: null,
  };
  model.subscriptions.set(id, subscription);
  return { subscription, invoice };
}

/** Ends a subscription immediately. */
export function end(model: Model, id: string): Subscription {
  const subscription = found(model.subscriptions, id);
  subscription.status = 'canceled';
  subscription.ended_at = model.now();
  return subscription;
}

/** The end of a period: a new one begins and is charged, or the subscription is over. */
export function renew(model: Model, id: string): { readonly subscription: Subscription; readonly invoice: Invoice | null } {
  const subscription = found(model.subscriptions, id);
  if (subscription.cancel_at_period_end) {
    end(model, id);
    subscription.ended_at = subscription.current_period_end;
    return { subscription, invoice: null };
  }
  subscription.current_period_start = subscription.current_period_end;
  subscription.current_period_end = monthAfter(subscription.current_period_end);
  const invoice = makeInvoice(model, subscription, discounted(model, subscription.price.unit_amount, subscription.coupon));
  subscription.latest_invoice = invoice.id;
  try {
    payInvoice(model, invoice);
    subscription.status = 'active';
  } catch {
    subscription.status = 'past_due';
  }
  return { subscription, invoice };
}

/** The proration of a price change at `at`: the rest of the period at the new price with `coupon`, less the same at the old price. */
export function proration(model: Model, subscription: Subscription, price: Pick<Price, 'unit_amount'>, at: number, coupon: string | null): number {
  const { current_period_start: start, current_period_end: end } = subscription;
  if (at < start || at > end) throw new FakeStripeError(400, 'invalid_proration_date', 'The proration date is outside of the current period.');
  const left = (end - at) / (end - start);
  const [after, before] = [discounted(model, price.unit_amount, coupon), discounted(model, subscription.price.unit_amount, subscription.coupon)];
  return Math.round(after * left) - Math.round(before * left);
}

interface PriceChange {
  readonly price: Price;
  readonly at: number;
  readonly dropCoupon: boolean;
  /** Applies the change once the bank has confirmed the payment, if `pending_if_incomplete` allows that; otherwise confirmation is an error. */
  readonly mayWait: boolean;
}

/** Changes the price and charges the difference; nothing changes if the card is refused. */
export function changePrice(
  model: Model,
  id: string,
  { price, at, dropCoupon, mayWait }: PriceChange,
): { readonly subscription: Subscription; readonly invoice: Invoice } {
  const subscription = found(model.subscriptions, id);
  const customer = found(model.customers, subscription.customer);
  const balance = customer.balance;
  const coupon = dropCoupon ? null : subscription.coupon;
  const invoice = makeInvoice(model, subscription, proration(model, subscription, price, at, coupon));
  try {
    if (invoice.amount_due > 0 && model.confirmingCards.has(customer.id)) {
      if (!mayWait) throw new FakeStripeError(402, 'subscription_payment_intent_requires_action', 'This payment requires additional user action.');
      invoice.payment_intent = promise(model, customer.id, invoice.amount_due);
      found(model.intents, invoice.payment_intent).status = 'requires_action';
      subscription.pending = { price, coupon, expires_at: at + 23 * 3600 };
      subscription.latest_invoice = invoice.id;
      return { subscription, invoice };
    }
    payInvoice(model, invoice);
  } catch (error) {
    customer.balance = balance;
    model.invoices.delete(invoice.id);
    throw error;
  }
  subscription.price = price;
  subscription.coupon = coupon;
  subscription.latest_invoice = invoice.id;
  return { subscription, invoice };
}

/** The customer confirms a pending change's payment with the bank, or lets it expire. */
export function endPending(model: Model, id: string, confirmed: boolean): { readonly subscription: Subscription; readonly invoice: Invoice } {
  const subscription = found(model.subscriptions, id);
  const { pending } = subscription;
  const invoice = found(model.invoices, subscription.latest_invoice ?? '');
  if (!pending) throw new FakeStripeError(400, 'invalid_request', 'Nothing waits to be confirmed.');
  subscription.pending = null;
  if (confirmed) {
    charge(model, invoice.customer, invoice.amount_due, invoice.payment_intent ?? undefined);
    invoice.amount_paid = invoice.amount_due;
    invoice.paid_at = model.now();
    invoice.status = 'paid';
    subscription.price = pending.price;
    subscription.coupon = pending.coupon;
  } else {
    invoice.status = 'void';
  }
  return { subscription, invoice };
}

/** Refunds a charge, in full unless an amount is given. */
export function refund(model: Model, paymentIntent: string, amount?: number): Charge {
  const charged = found(model.charges, found(model.intents, paymentIntent).latest_charge ?? '');
  charged.amount_refunded = Math.min(charged.amount, charged.amount_refunded + (amount ?? charged.amount));
  charged.refunded = charged.amount_refunded === charged.amount;
  return charged;
}

/** A cardholder disputes a charge; the bank withholds the money until it decides. */
export function dispute(model: Model, paymentIntent: string): Dispute {
  const charged = found(model.charges, found(model.intents, paymentIntent).latest_charge ?? '');
  charged.disputed = true;
  const disputed: Dispute = {
    id: model.id('dp'),
    object: 'dispute',
    created: model.now(),
    amount: charged.amount,
    currency: 'usd',
    charge: charged.id,
    payment_intent: paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  model.disputes.set(disputed.id, disputed);
  return disputed;
}
