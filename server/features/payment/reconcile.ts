/** Asking the provider instead of waiting for its messages, which may be late or never come. */
import type { Logger } from 'pino';
import type { Queryable } from '#server/database/database.ts';
import { PaymentError, type PaymentEvent } from '#server/integrations/payment-gateway.ts';
import { apply, giveUp } from './apply.ts';
import { claimCheck, selectCheckout, selectUnfinishedCheckout, selectUsersWithUnfinished, type CheckoutRow } from './checkout-store.ts';
import type { EventDependencies } from './events.ts';
import { observe, readThenWrite } from './observe.ts';
import { settle } from './settle.ts';
import { selectSubscription, selectUsersWithOverdueRenewals } from './store.ts';

/** A page whose opening was not recorded within this time, ms, was never opened: the process ended in between. */
const openingMs = 60_000;

/** Reads an object and writes what follows from it, as a message about it would. Throws PaymentError. */
async function reconcile(dependencies: EventDependencies, userId: string, about: NonNullable<PaymentEvent['about']>): Promise<void> {
  await readThenWrite(
    dependencies,
    userId,
    () => observe(dependencies.gateway, about),
    async (work, observed) => {
      const reason = await apply(work, observed);
      if (reason !== null) await settle(work.queryable, userId, work.time, reason);
    },
  );
}

/** Finds out how a subscription is now. Throws PaymentError. */
export const reconcileSubscription = (dependencies: EventDependencies, userId: string, id: string): Promise<void> =>
  reconcile(dependencies, userId, { kind: 'subscription', id });

/** Finds out the outcome of a visit to the payment page. Throws PaymentError. */
export async function reconcileCheckout(dependencies: EventDependencies, userId: string, order: CheckoutRow): Promise<void> {
  if (order.session_id !== null) return reconcile(dependencies, userId, { kind: 'checkout', id: order.session_id });
  if (dependencies.now() - order.created_at.getTime() >= openingMs)
    await dependencies.database.transaction((queryable) => giveUp({ queryable, userId }, order));
}

/** How often somebody waiting for a payment may make us ask, ms. */
const betweenChecksMs = 2000;

/** The order as it is now at the provider; as it was last known while the provider cannot be asked. Null if there is none. */
export async function freshCheckout(dependencies: EventDependencies & { readonly log: Logger }, userId: string, id: string): Promise<CheckoutRow | null> {
  const { database, log, now } = dependencies;
  const order = await selectCheckout(database, userId, id);
  if (!order || order.state === 'paid' || order.state === 'ended') return order;
  if (!(await claimCheck(database, { userId, checkoutId: id, since: new Date(now() - betweenChecksMs) }, new Date(now())))) return order;
  try {
    await reconcileCheckout(dependencies, userId, order);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, 'a payment could not be looked up at the provider');
  }
  return selectCheckout(database, userId, id);
}

/** A message has this long to arrive, ms; from then on we ask. */
const lateMs = 10 * 60_000;
/** A renewal is charged about an hour after its period ends. */
const renewalMs = 2 * 3600_000;

/** Users with a visit to the payment page that nobody has heard of for a while, in the order of their ids. At most a page. */
export const usersWithLateCheckouts = (database: Queryable, time: number, after: string | null): Promise<string[]> =>
  selectUsersWithUnfinished(database, new Date(time - lateMs), after);

/** Users with a subscription whose renewal or end nobody has heard of, or whose change waits for a confirmation, in the order of their ids. At most a page. */
export const usersWithLateRenewals = (database: Queryable, time: number, after: string | null): Promise<string[]> =>
  selectUsersWithOverdueRenewals(database, new Date(time - renewalMs), after);

/** Asks about a user's unfinished visit; false if somebody else has just done so. Throws PaymentError. */
export async function reconcileLateCheckout(dependencies: EventDependencies, userId: string): Promise<boolean> {
  const { database, now } = dependencies;
  const order = await selectUnfinishedCheckout(database, userId);
  if (!order || !(await claimCheck(database, { userId, checkoutId: order.id, since: new Date(now() - lateMs) }, new Date(now())))) return false;
  await reconcileCheckout(dependencies, userId, order);
  return true;
}

/** Asks about a user's subscription. Throws PaymentError. */
export async function reconcileLateRenewal(dependencies: EventDependencies, userId: string): Promise<boolean> {
  const subscription = await selectSubscription(dependencies.database, userId);
  if (!subscription) return false;
  await reconcileSubscription(dependencies, userId, subscription.id);
  return true;
}
