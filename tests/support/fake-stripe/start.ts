/**
 * A stand-in for Stripe: its HTTP API, a payment page and a portal that a browser can use, and signed messages. The
 * product talks to it with Stripe's own library.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fakeApi, type SeenRequest } from './api.ts';
import { charge, dispute, endPending, promise, refund, renew, subscribe } from './billing.ts';
import { messenger, type Messenger } from './events.ts';
import { emptyModel, found, type Model, type Session, type Subscription } from './model.ts';
import { invoicePage, paymentPage, portalPage } from './pages.ts';
import { invoiceShape, sessionShape, subscriptionShape } from './shapes.ts';

export const webhookSecret = 'whsec_standin0123456789';

export interface FakeStripe {
  readonly url: string;
  /** Settings of a server that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly model: Model;
  readonly messages: Messenger;
  /** Every request of the product, oldest first. */
  readonly seen: SeenRequest[];
  /** While true, every request fails. */
  down: boolean;
  /** How long a response, computed at once, takes to arrive, ms. */
  slow: (request: SeenRequest) => number;
  /** What the buyer does on the payment page. */
  pay(sessionId: string, how?: 'card' | 'debit'): Promise<Session>;
  /** A bank debit is paid, or fails. */
  settleDebit(sessionId: string, arrived: boolean): Promise<void>;
  expire(sessionId: string): Promise<void>;
  /** The end of a subscription's period. */
  renew(subscriptionId: string): Promise<Subscription>;
  cancelAtPeriodEnd(subscriptionId: string, cancelled: boolean): Promise<void>;
  /** The customer confirms the payment of a change with the bank, or lets it expire. */
  confirmChange(subscriptionId: string, confirmed: boolean): Promise<void>;
  refund(paymentIntent: string, amount?: number): Promise<void>;
  /** The owner of the card disputes the charge. */
  dispute(paymentIntent: string): Promise<void>;
  /** What the bank decides about it. */
  decideDispute(paymentIntent: string, decision: 'won' | 'lost'): Promise<void>;
  /** The subscription of this session's customer. */
  subscriptionOf(session: Session): Subscription;
  stop(): Promise<void>;
}

/** `now` in ms: the clock of the stand-in. */
export async function startFakeStripe(now: () => number = Date.now): Promise<FakeStripe> {
  const model = emptyModel(now);
  const messages = messenger(model, webhookSecret);
  const seen: SeenRequest[] = [];
  let url = '';

  const complete = async (session: Session): Promise<void> => {
    session.status = 'complete';
    session.url = null;
    if (session.mode === 'subscription') {
      const { subscription, invoice } = subscribe(model, session);
      session.subscription = subscription.id;
      session.payment_status = 'paid';
      await messages.emit('checkout.session.completed', sessionShape(model, session));
      await messages.emit('customer.subscription.created', subscriptionShape(model, subscription));
      await messages.emit('invoice.paid', invoiceShape(model, invoice));
      return;
    }
    if (session.amount_total > 0) {
      session.payment_intent = charge(model, session.customer, session.amount_total);
      session.payment_status = 'paid';
    }
    await messages.emit('checkout.session.completed', sessionShape(model, session));
  };

  const self: FakeStripe = {
    get url() {
      return url;
    },
    get environment() {
      return { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url };
    },
    model,
    messages,
    seen,
    down: false,
    slow: () => 0,
    pay: async (sessionId, how = 'card') => {
      const session = found(model.sessions, sessionId);
      if (session.status !== 'open') throw new Error(`the page of ${sessionId} is ${session.status}`);
      if (how === 'card') await complete(session);
      else {
        session.status = 'complete';
        session.payment_intent = promise(model, session.customer, session.amount_total);
        await messages.emit('checkout.session.completed', sessionShape(model, session));
      }
      return session;
    },
    settleDebit: async (sessionId, arrived) => {
      const session = found(model.sessions, sessionId);
      const intent = found(model.intents, session.payment_intent ?? '');
      if (arrived) {
        charge(model, session.customer, session.amount_total, intent.id);
        session.payment_status = 'paid';
      } else intent.status = 'requires_payment_method';
      await messages.emit(`checkout.session.async_payment_${arrived ? 'succeeded' : 'failed'}`, sessionShape(model, session));
    },
    expire: async (sessionId) => {
      const session = found(model.sessions, sessionId);
      session.status = 'expired';
      await messages.emit('checkout.session.expired', sessionShape(model, session));
    },
    renew: async (subscriptionId) => {
      const { subscription, invoice } = renew(model, subscriptionId);
      const ended = subscription.status === 'canceled';
      await messages.emit(`customer.subscription.${ended ? 'deleted' : 'updated'}`, subscriptionShape(model, subscription));
      if (invoice) await messages.emit(invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(model, invoice));
      return subscription;
    },
    cancelAtPeriodEnd: async (subscriptionId, cancelled) => {
      const subscription = found(model.subscriptions, subscriptionId);
      subscription.cancel_at_period_end = cancelled;
      await messages.emit('customer.subscription.updated', subscriptionShape(model, subscription));
    },
    confirmChange: async (subscriptionId, confirmed) => {
      const { subscription, invoice } = endPending(model, subscriptionId, confirmed);
      await messages.emit(`customer.subscription.pending_update_${confirmed ? 'applied' : 'expired'}`, subscriptionShape(model, subscription));
      if (confirmed) await messages.emit('invoice.paid', invoiceShape(model, invoice));
    },
    refund: async (paymentIntent, amount) => messages.emit('charge.refunded', refund(model, paymentIntent, amount)),
    dispute: async (paymentIntent) => {
      const disputed = dispute(model, paymentIntent);
      await messages.emit('charge.dispute.created', disputed);
      await messages.emit('charge.dispute.funds_withdrawn', disputed);
    },
    decideDispute: async (paymentIntent, decision) => {
      const disputed = [...model.disputes.values()].find(({ payment_intent: intent }) => intent === paymentIntent);
      if (!disputed) throw new Error(`${paymentIntent} is not disputed`);
      disputed.status = decision;
      if (decision === 'won') await messages.emit('charge.dispute.funds_reinstated', disputed);
      await messages.emit('charge.dispute.closed', disputed);
    },
    subscriptionOf: (session) => found(model.subscriptions, session.subscription ?? ''),
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const app = new Hono();
  app.get('/pay/:id', ({ req, html }) => html(paymentPage(found(model.sessions, req.param('id')))));
  app.post('/pay/:id', async ({ req, redirect }) => {
    const session = found(model.sessions, req.param('id'));
    const act = new URLSearchParams(await req.text()).get('act');
    if (act === 'back') return redirect(session.cancel_url, 303);
    // As at Stripe: the buyer is redirected at once, and the messages arrive whenever they do.
    void self.pay(session.id, act === 'debit' ? 'debit' : 'card');
    return redirect(session.success_url, 303);
  });
  const ofPortal = (id: string) => {
    const portal = found(model.portals, id);
    return {
      portal,
      subscription: [...model.subscriptions.values()].find(({ customer, status }) => customer === portal.customer && status !== 'canceled') ?? null,
    };
  };
  app.get('/portal/:id', ({ req, html }) => html(portalPage(ofPortal(req.param('id')).subscription)));
  app.post('/portal/:id', async ({ req, redirect }) => {
    const { portal, subscription } = ofPortal(req.param('id'));
    const act = new URLSearchParams(await req.text()).get('act');
    if (subscription && act !== 'back') await self.cancelAtPeriodEnd(subscription.id, act === 'cancel');
    return redirect(portal.return_url, 303);
  });
  app.get('/invoices/:id', ({ req, html }) => html(invoicePage(found(model.invoices, req.param('id')))));
  app.post('/invoices/:id', async ({ req, redirect }) => {
    await self.confirmChange(found(model.invoices, req.param('id')).subscription, true);
    return redirect(`/invoices/${req.param('id')}`, 303);
  });
  app.route(
    '/',
    fakeApi(model, messages, seen, () => url, self),
  );

  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      url = `http://127.0.0.1:${port}`;
      model.pages = url;
      resolve(started);
    });
  });
  return self;
}
