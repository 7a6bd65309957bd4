/** What the stand-in remembers, in the shapes of Stripe's API. Times are seconds, money cents. */

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly product: string;
  readonly unit_amount: number;
  readonly currency: string;
}

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly duration: string;
  readonly duration_in_months: number | null;
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Below zero: a credit toward the next invoices. */
  balance: number;
  readonly balanceTransactions: { readonly id: string; readonly object: string; readonly amount: number; readonly metadata: object }[];
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly mode: string;
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  readonly currency: string;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly price: Price;
  readonly quantity: number;
  readonly coupon: string | null;
  /** For the subscription that is bought. */
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  payment_intent: string | null;
  subscription: string | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly customer: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly receipt_url: string;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

/** A cardholder told the bank that a charge was not theirs. Like Stripe's disputes, it names no customer. */
export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly customer: string;
  readonly amount: number;
  status: 'processing' | 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  latest_charge: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly created: number;
  readonly customer: string;
  readonly currency: string;
  readonly subscription: string;
  readonly total: number;
  readonly amount_due: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  amount_paid: number;
  paid_at: number | null;
  payment_intent: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly created: number;
  readonly customer: string;
  readonly start_date: number;
  readonly item: string;
  /** Null once the discount was removed or has expired. */
  coupon: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  price: Price;
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid';
  current_period_start: number;
  current_period_end: number;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  latest_invoice: string | null;
  /** A change that is made once its invoice, the latest, is paid. */
  pending: { readonly price: Price; readonly coupon: string | null; readonly expires_at: number } | null;
}

export interface Model {
  readonly customers: Map<string, Customer>;
  readonly products: Set<string>;
  readonly coupons: Map<string, Coupon>;
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly disputes: Map<string, Dispute>;
  readonly invoices: Map<string, Invoice>;
  readonly subscriptions: Map<string, Subscription>;
  readonly portals: Map<string, { readonly id: string; readonly customer: string; readonly return_url: string; readonly subscription: string | null }>;
  /** Cards of these customers are refused. */
  readonly refusedCards: Set<string>;
  /** These customers' banks require confirmation of every payment not begun on a payment page. */
  readonly confirmingCards: Set<string>;
  /** Where its pages are. */
  pages: string;
  now(): number;
  id(prefix: string): string;
}

let runs = 0;

/** `now` in ms. */
export function emptyModel(now: () => number): Model {
  const run = `${process.pid}x${++runs}`;
  let last = 0;
  return {
    customers: new Map(),
    products: new Set(),
    coupons: new Map(),
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    disputes: new Map(),
    invoices: new Map(),
    subscriptions: new Map(),
    portals: new Map(),
    refusedCards: new Set(),
    confirmingCards: new Set(),
    pages: '',
    now: () => Math.floor(now() / 1000),
    id: (prefix) => `${prefix}_${run}${String(++last).padStart(6, '0')}`,
  };
}

/** The error Stripe answers with. */
export class FakeStripeError extends Error {
  readonly status: 400 | 402 | 404;
  readonly type: string;
  readonly code: string;
  constructor(status: 400 | 402 | 404, code: string, message: string) {
    super(message);
    this.status = status;
    this.type = status === 402 ? 'card_error' : 'invalid_request_error';
    this.code = code;
  }
}

export function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new FakeStripeError(404, 'resource_missing', `No such object: '${id}'`);
  return thing;
}
