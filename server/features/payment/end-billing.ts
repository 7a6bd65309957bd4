/** What has to end at the payment provider before an account is deleted, so that nobody pays for what they no longer have. */
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { PaymentError, type PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { selectUnfinishedCheckout } from './checkout-store.ts';
import { selectSubscription } from './store.ts';

/** Ends the running subscription and the open payment page of a user; false if the provider could not be asked. */
export async function endBilling(
  { database, gateway, log }: { readonly database: Database; readonly gateway: PaymentGateway | null; readonly log: Logger },
  userId: string,
): Promise<boolean> {
  if (!gateway) return true;
  try {
    const order = await selectUnfinishedCheckout(database, userId);
    if (order?.session_id) await gateway.closeCheckout(order.session_id);
    const subscription = await selectSubscription(database, userId);
    if (subscription && subscription.status !== 'ended') await gateway.endSubscription(subscription.id);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, 'billing could not be ended, so the account stays');
    return false;
  }
}
