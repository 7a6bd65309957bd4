/** Buying a plan: the current plan, the payment page, the portal, and changing a running subscription. */
import type { Logger } from 'pino';
import type { paymentCalls } from '#contract/payment.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { PaymentError, type PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { selectMember } from '../membership/store.ts';
import { selectCustomer, selectUnfinishedCheckout } from './checkout-store.ts';
import { cancelCheckout, membershipStatus, startCheckout } from './checkout.ts';
import type { EventDependencies } from './events.ts';
import { freshCheckout } from './reconcile.ts';
import { changePlan, keepPlan, openPortal, previewChange } from './running-subscription.ts';
import { selectFacts, selectPayments, selectSubscription, toGranted, toPayment, toSubscription } from './store.ts';

type PaymentHandlers = HandlersFor<typeof paymentCalls>;

export interface PaymentDependencies {
  readonly database: Database;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** Payments shown on the membership page. */
const shown = 12;

async function planOf(queryable: Queryable, userId: string, isAvailable: boolean, time: number) {
  const member = await selectMember(queryable, userId, time);
  if (!member) return refuse('not-signed-in');
  const [facts, subscription, customer, unfinished, payments] = await Promise.all([
    selectFacts(queryable, userId),
    selectSubscription(queryable, userId),
    selectCustomer(queryable, userId),
    selectUnfinishedCheckout(queryable, userId),
    selectPayments(queryable, userId, shown),
  ]);
  const status = membershipStatus(member, facts, time);
  return {
    available: isAvailable,
    tier: member.membership.tier,
    endDate: member.membership.endDate === null ? null : new Date(member.membership.endDate).toISOString(),
    subscription: toSubscription(subscription),
    granted: toGranted(facts, time),
    paidSince: status.paidSince === null ? null : new Date(status.paidSince).toISOString(),
    unusedCents: status.unusedCents,
    hasBilling: customer !== null,
    pendingCheckoutId: unfinished?.state === 'pending' ? unfinished.id : null,
    payments: payments.map(toPayment),
  };
}

export function paymentHandlers({ database, gateway, publicUrl, log, now }: PaymentDependencies): PaymentHandlers {
  /** Runs what needs the provider, and turns its failures into our own errors. */
  const asking = async <T>(work: (ready: EventDependencies) => Promise<T | Refusal>): Promise<T | Refusal> => {
    if (!gateway) return refuse('payment-not-set-up');
    try {
      return await work({ database, gateway, now });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ kind: error.kind, reason: error.message }, 'the payment provider refused or did not answer');
      return refuse(error.kind === 'declined' ? 'payment-declined' : 'payment-unavailable');
    }
  };

  return {
    // On one snapshot: while a payment is recorded, plan, subscription and payments are all as before or all as after.
    getPlan: signedIn(({ caller }) => database.snapshot((queryable) => planOf(queryable, caller.id, gateway !== null, now()))),

    startCheckout: signedIn(async ({ caller, body }) => asking((ready) => startCheckout({ ...ready, publicUrl }, caller, body))),

    confirmCheckout: signedIn(async ({ caller, params }) =>
      asking(async (ready) => {
        const order = await freshCheckout({ ...ready, log }, caller.id, params.checkoutId);
        return order ? { state: order.state, tier: order.tier, months: order.months, dueCents: order.due_cents } : refuse('checkout-not-found');
      }),
    ),

    cancelCheckout: signedIn(async ({ caller, params }) =>
      asking(async (ready) => {
        const state = await cancelCheckout({ ...ready, publicUrl }, caller.id, params.checkoutId);
        return state === null ? refuse('checkout-not-found') : { state };
      }),
    ),

    openPortal: signedIn(async ({ caller, body }) => asking((ready) => openPortal({ ...ready, publicUrl }, caller.id, body.purpose))),

    keepPlan: signedIn(async ({ caller }) => asking((ready) => keepPlan(ready, caller.id))),

    previewChange: signedIn(async ({ caller, body }) => asking((ready) => previewChange(ready, caller.id, body.tier))),

    changePlan: signedIn(async ({ caller, body }) => asking((ready) => changePlan(ready, caller.id, body.quoteId))),
  };
}
