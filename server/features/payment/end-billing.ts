/** What has to end at the payment provider before an account is deleted, so that nobody pays for what they no longer have. */
import type { Logger } from 'pino';
import type { Database, Queryable } from '#server/database/database.ts';
import { PaymentError, type PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { lockUnfinishedCheckout, selectUnfinishedCheckout, type CheckoutRow } from './checkout-store.ts';
import { selectSubscription } from './store.ts';

interface EndBillingDependencies {
  readonly database: Database;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly log: Logger;
}

/** What a user may still be charged for: the open visit to the payment page, and the running subscription. */
interface Payable {
  readonly sessionId: string | null;
  readonly subscriptionId: string | null;
}

async function payableOf(queryable: Queryable, userId: string, order: CheckoutRow | null): Promise<Payable> {
  const subscription = await selectSubscription(queryable, userId);
  return { sessionId: order?.session_id ?? null, subscriptionId: subscription?.status === 'ended' ? null : (subscription?.id ?? null) };
}

/**
 * Ends a user's running subscription and open payment page; null if the provider could not be asked. The function it
 * returns checks, in the transaction that deletes the account and locks its row, that nothing else can be paid by now.
 */
export async function endBilling(
  { database, gateway, log }: EndBillingDependencies,
  userId: string,
): Promise<((queryable: Queryable) => Promise<boolean>) | null> {
  const ended = await payableOf(database, userId, await selectUnfinishedCheckout(database, userId));
  const isEnded = async (queryable: Queryable) => {
    // Locked: a page that is being opened at this moment finds that its order is gone, and is closed by who opened it.
    const { sessionId, subscriptionId } = await payableOf(queryable, userId, await lockUnfinishedCheckout(queryable, userId));
    return (sessionId === null || sessionId === ended.sessionId) && (subscriptionId === null || subscriptionId === ended.subscriptionId);
  };
  if (!gateway) return isEnded;
  try {
    if (ended.subscriptionId !== null) await gateway.endSubscription(ended.subscriptionId);
    // A page that was paid at this very moment has begun a subscription that we do not know of yet.
    const visit = ended.sessionId === null ? null : await gateway.closeCheckout(ended.sessionId);
    if (visit?.subscriptionId) await gateway.endSubscription(visit.subscriptionId);
    return isEnded;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, 'billing could not be ended, so the account stays');
    return null;
  }
}
