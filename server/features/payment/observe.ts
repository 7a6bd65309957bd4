/**
 * Reads from the provider, always before anything is locked, and writes what follows. A version of the
 * user's facts shows whether another request wrote in between; then what was read may be stale, and is read again.
 */
import type { Database, Queryable } from '#server/database/database.ts';
import {
  PaymentError,
  type ChargeReading,
  type CheckoutReading,
  type InvoiceReading,
  type PaymentEvent,
  type PaymentGateway,
  type SubscriptionReading,
} from '#server/integrations/payment-gateway.ts';
import { lockMember } from '../membership/store.ts';
import { advanceFacts, selectFactsVersion } from './checkout-store.ts';

/** What the provider said about one object, with all that belongs to it. */
export interface Observed {
  readonly checkout: CheckoutReading | null;
  readonly subscription: SubscriptionReading | null;
  /** Invoices of that subscription. */
  readonly invoices: readonly InvoiceReading[];
  readonly charge: ChargeReading | null;
}

const nothing: Observed = { checkout: null, subscription: null, invoices: [], charge: null };

async function observeSubscription(gateway: PaymentGateway, id: string, known: readonly InvoiceReading[] = []): Promise<Observed> {
  const subscription = await gateway.readSubscription(id);
  if (!subscription) return nothing;
  const { latestInvoiceId, paid } = subscription;
  const more = paid && latestInvoiceId !== null && !known.some((invoice) => invoice.id === latestInvoiceId);
  return { ...nothing, subscription, invoices: more ? [...known, await gateway.readInvoice(latestInvoiceId)] : known };
}

/** Reads what a message is about. Throws PaymentError. */
export async function observe(gateway: PaymentGateway, about: PaymentEvent['about']): Promise<Observed> {
  switch (about?.kind) {
    case 'checkout': {
      const checkout = await gateway.readCheckout(about.id);
      const subscribed = checkout.state === 'paid' && checkout.subscriptionId !== null ? await observeSubscription(gateway, checkout.subscriptionId) : nothing;
      return { ...subscribed, checkout };
    }
    case 'subscription':
      return observeSubscription(gateway, about.id);
    case 'invoice': {
      const invoice = await gateway.readInvoice(about.id);
      return invoice.subscriptionId === null ? nothing : observeSubscription(gateway, invoice.subscriptionId, [invoice]);
    }
    case 'charge':
      return { ...nothing, charge: await gateway.readCharge(about.id) };
    case undefined:
      return nothing;
  }
}

/** What writing has to work with: a transaction that holds the user's row. */
export interface Work {
  readonly queryable: Queryable;
  readonly userId: string;
  /** ms */
  readonly time: number;
}

/** Writers collide only when several messages about one user come at once; each round lets at least one of them through. */
const maxRounds = 25;

/**
 * Reads, then writes in one transaction under the user's lock; null for a user who is gone, or has no customer at the
 * provider. Throws PaymentError.
 */
export async function readThenWrite<R, T>(
  { database, now }: { readonly database: Database; readonly now: () => number },
  userId: string,
  read: () => Promise<R>,
  write: (work: Work, read: R) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  for (let round = 0; round < maxRounds; round++) {
    const version = await selectFactsVersion(database, userId);
    if (version === null) return null;
    const found = await read();
    const outcome = await database.transaction(async (queryable) => {
      const time = now();
      if (!(await lockMember(queryable, userId, time))) return null;
      if (!(await advanceFacts(queryable, userId, version))) return 'outdated';
      return { result: await write({ queryable, userId, time }, found) };
    });
    if (outcome !== 'outdated') return outcome;
  }
  throw new PaymentError('unavailable', 'what is known of this user changed all the time');
}
