/**
 * What the provider's messages do. A message only says where to look: the object is read from the provider, then
 * what follows is written, so messages that come twice, late or in another order end in the same state.
 */
import type { Database } from '#server/database/database.ts';
import type { PaymentEvent, PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { apply } from './apply.ts';
import { insertEvent, isKnownEvent, selectUserOfCustomer, updateEventOutcome, type EventOutcome } from './checkout-store.ts';
import { observe, readThenWrite } from './observe.ts';
import { settle } from './settle.ts';

/** Messages that say something about a plan; all others are ignored. */
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
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

export interface EventDependencies {
  readonly database: Database;
  readonly gateway: PaymentGateway;
  readonly now: () => number;
}

export type EventAnswer = EventOutcome | 'repeated' | 'passed-over';

/** Whom a message is about. Some name no customer: then their object does. */
async function userOf({ database, gateway }: EventDependencies, event: PaymentEvent): Promise<string | null> {
  const customerId = event.customerId ?? (event.about?.kind === 'charge' ? ((await gateway.readCharge(event.about.id))?.customerId ?? null) : null);
  return customerId === null ? null : selectUserOfCustomer(database, customerId);
}

/** Applies a message whose signature was right: its id and its effect are saved together, or neither. Throws PaymentError. */
export async function receiveEvent(dependencies: EventDependencies, event: PaymentEvent): Promise<EventAnswer> {
  const { database, gateway, now } = dependencies;
  if (!handled.has(event.type)) return 'passed-over';
  if (await isKnownEvent(database, event.id)) return 'repeated';
  const userId = await userOf(dependencies, event);
  const written =
    userId &&
    (await readThenWrite(
      dependencies,
      userId,
      () => observe(gateway, event.about),
      async (work, observed) => {
        const { queryable, time } = work;
        if (!(await insertEvent(queryable, { ...event, outcome: 'not-ours' }, new Date(time)))) return 'repeated' as const;
        const reason = await apply(work, observed);
        if (reason === null) return 'not-ours' as const;
        await updateEventOutcome(queryable, event.id, 'applied');
        await settle(queryable, userId, time, reason);
        return 'applied' as const;
      },
    ));
  if (written) return written.result;
  return (await insertEvent(database, { ...event, outcome: 'unknown-user' }, new Date(now()))) ? 'unknown-user' : 'repeated';
}
