/** A server that sells plans: the real server and the stand-in for the payment provider, sharing one clock. */
import type { Plan } from '#contract/payment.ts';
import { createStripeGateway } from '#server/integrations/stripe/gateway.ts';
import { reconcilePayments } from '#server/features/payment/jobs/reconcile-payments.ts';
import { createLog } from '#server/log.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe/start.ts';
import type { Session } from './fake-stripe/model.ts';
import { verifiedStudent, type Person } from './students.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface PaymentServer {
  readonly server: TestServer;
  readonly stripe: FakeStripe;
  /** A student on the payment page of an order. */
  order(person: Person, tier: 'plus' | 'max', months: number | null, couponCode?: string | null): Promise<{ checkoutId: string; session: Session }>;
  /** A student who has just paid by card. */
  buy(tier: 'plus' | 'max', months: number | null, person?: Person): Promise<{ person: Person; session: Session; checkoutId: string }>;
  /** The job that asks the provider about orders without news for too long. */
  reconcile(): Promise<void>;
  stop(): Promise<void>;
}

/** `environment`: more settings of the server. */
export async function startPaymentServer(environment: Readonly<Record<string, string>> = {}): Promise<PaymentServer> {
  let server: TestServer | null = null;
  const stripe = await startFakeStripe(() => server?.now() ?? Date.now());
  const started = await startTestServer({ environment: { ...environment, ...stripe.environment } });
  server = started;
  stripe.messages.webhookUrl = `${started.url}/api/payment/webhook`;
  const shop: PaymentServer = {
    server: started,
    stripe,
    order: async (person, tier, months, couponCode = null) => {
      const { checkoutId, url } = await person.api.call('startCheckout', { body: { tier, months, couponCode } });
      const session = stripe.model.sessions.get(url.split('/').at(-1) ?? '');
      if (!session) throw new Error(`no payment page at ${url}`);
      return { checkoutId, session };
    },
    buy: async (tier, months, given) => {
      const person = given ?? (await verifiedStudent(started));
      const { checkoutId, session } = await shop.order(person, tier, months);
      await stripe.pay(session.id);
      return { person, session, checkoutId };
    },
    reconcile: async () => {
      const { stripe: settings } = started.config;
      if (!settings) throw new Error('the shop has no provider');
      const task = reconcilePayments({
        database: started.database,
        gateway: createStripeGateway(settings),
        log: createLog('silent'),
        now: () => started.now(),
      });
      await task.run({}, { id: '1', attempt: 1, signal: new AbortController().signal });
    },
    stop: async () => {
      // Messages still on their way would find no server.
      stripe.messages.held = true;
      await started.stop();
      await stripe.stop();
    },
  };
  return shop;
}

export const planOf = (person: Person): Promise<Plan> => person.api.call('getPlan');
