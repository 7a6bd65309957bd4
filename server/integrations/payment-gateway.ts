/** What the product asks of a payment provider, in the product's own words. Money is US cents, instants are epoch ms. */
import type { SubscriptionState } from '#core/membership/entitlement.ts';
import type { PaidTier } from '#core/membership/coupons.ts';

/** What a coupon takes off each month of a subscription. */
export interface SubscriptionDiscount {
  readonly off: { readonly percent: number } | { readonly cents: number };
  /** How many months; null: forever. */
  readonly months: number | null;
}

export interface CheckoutOrder {
  /** Our id: a request repeated with it opens no second page. */
  readonly id: string;
  readonly customerId: string;
  readonly tier: PaidTier;
  /** Paid at once; null: monthly until canceled. */
  readonly months: number | null;
  /** Off the first payment. */
  readonly offCents: number;
  /** Instead of `offCents`, for subscriptions. */
  readonly discount: SubscriptionDiscount | null;
  readonly expiresAt: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface CheckoutReading {
  readonly sessionId: string;
  /** The `id` of the order; null for a page we did not open. */
  readonly orderId: string | null;
  readonly customerId: string | null;
  /** `pending`: finished, but the money has not arrived; `failed`: nor will it. */
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly amountCents: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly subscriptionId: string | null;
  /** The payment of an order for months; null where there was nothing to pay. */
  readonly charge: ChargeReading | null;
}

export interface ChargeReading {
  readonly paymentIntentId: string;
  readonly customerId: string | null;
  readonly chargedAt: number;
  readonly refundedCents: number;
  /** The card's owner has disputed the charge with the bank: `open` while that is looked into, `lost` once the money is gone. */
  readonly dispute: 'open' | 'lost' | null;
  readonly receiptUrl: string | null;
}

export interface SubscriptionReading extends SubscriptionState {
  readonly id: string;
  readonly customerId: string;
  /** Null while a change of the plan waits, or if it was given up: the newest invoice is that of the change. */
  readonly latestInvoiceId: string | null;
  /** The `id` of the order it was bought with; null if it was not bought here. */
  readonly orderId: string | null;
  /** A coupon reduces what it costs. */
  readonly discounted: boolean;
  /** When it ended; null while it runs. */
  readonly endedAt: number | null;
  /** A change to another plan whose payment the bank wants confirmed; null if there is none. Until then plan and invoice are those before it. */
  readonly pendingChange: PendingChange | null;
}

interface PendingChange {
  readonly tier: PaidTier;
  /** The provider's page where it is confirmed. */
  readonly url: string;
  /** From then on nothing changes any more. */
  readonly until: number;
}

export interface InvoiceReading {
  readonly id: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly paid: boolean;
  readonly amountCents: number;
  readonly currency: string;
  readonly paidAt: number;
  /** Null where nothing was to pay. */
  readonly charge: ChargeReading | null;
  readonly receiptUrl: string | null;
}

interface PlanChange {
  readonly subscriptionId: string;
  readonly tier: PaidTier;
  /** The moment that prorated time is counted from. */
  readonly at: number;
  /** Removes the subscription's coupon. */
  readonly dropCoupon: boolean;
}

/** What a change of the plan costs. */
interface ChangePreview {
  /** To pay at once. */
  readonly dueCents: number;
  /** Counted toward the next payments. */
  readonly creditCents: number;
  readonly renewsAt: number;
}

/** A message of the provider whose signature is right: which object it is about. The current state is read, not taken from the message. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly about: { readonly kind: 'checkout' | 'subscription' | 'invoice' | 'charge'; readonly id: string } | null;
}

/** `declined`: the bank said no; `unavailable`: no usable answer. Carries nothing that must not be logged. */
export class PaymentError extends Error {
  readonly kind: 'declined' | 'unavailable' | 'not-found';
  constructor(kind: PaymentError['kind'], message: string) {
    super(message);
    this.name = 'PaymentError';
    this.kind = kind;
  }
}

/** Every call may throw PaymentError, and throws inside a database transaction: nobody waits for the provider while others wait for a row. */
export interface PaymentGateway {
  createCustomer(user: { readonly id: string; readonly email: string; readonly name: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Closes the page and returns its outcome, which may be that it was paid a moment before. Never `open`. */
  closeCheckout(sessionId: string): Promise<CheckoutReading>;
  readCheckout(sessionId: string): Promise<CheckoutReading>;
  readSubscription(id: string): Promise<SubscriptionReading | null>;
  readInvoice(id: string): Promise<InvoiceReading>;
  /** By the id of the charge. */
  readCharge(id: string): Promise<ChargeReading | null>;
  /** A page for cards, invoices and canceling; with `cancel`, straight to canceling that subscription. */
  openPortal(options: { readonly customerId: string; readonly returnUrl: string; readonly cancel: string | null }): Promise<string>;
  previewChange(change: PlanChange): Promise<ChangePreview>;
  /** Changes the plan as previewed; nothing changes if the payment fails. `to-confirm`: the bank wants its customer to confirm the payment first. */
  changePlan(change: PlanChange, key: string): Promise<'changed' | 'to-confirm'>;
  /** Ends a subscription now; one that has ended already is fine. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Makes a subscription end with its period, or, with false, renew after all. */
  cancelAtPeriodEnd(subscriptionId: string, cancelled: boolean): Promise<void>;
  /** Counted toward the next payments, once per key, however long ago that was. */
  addCredit(customerId: string, cents: number, key: string): Promise<void>;
  /** Null if the signature, or the time it was made, is not right. */
  readEvent(body: Uint8Array, signature: string, receivedAt: number): PaymentEvent | null;
}
