/** Payment through Stripe. Only this folder knows its library. */
import Stripe from 'stripe';
import type { PaymentGateway } from '../payment-gateway.ts';
import { stripeCatalog } from './catalog.ts';
import { stripeCharges } from './charges.ts';
import { stripeCheckouts } from './checkouts.ts';
import { stripeCustomers } from './customers.ts';
import { toEvent } from './readings.ts';
import { stripeSubscriptions } from './subscriptions.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API is, for stand-ins; null: Stripe's own. */
  readonly apiUrl: string | null;
}

const toleranceSeconds = 300;
const timeoutMs = 8000;

export function createStripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const api = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'https:' ? 443 : 80),
      protocol: api.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
  const catalog = stripeCatalog(stripe);
  return {
    ...stripeCustomers(stripe, catalog),
    ...stripeCheckouts(stripe, catalog),
    ...stripeSubscriptions(stripe, catalog),
    ...stripeCharges(stripe),

    readEvent: (body, signature, receivedAt) => {
      const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
      // The library rejects only timestamps that are too old.
      if (!(signedAt - receivedAt / 1000 <= toleranceSeconds)) return null;
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, receivedAt));
      } catch {
        return null;
      }
    },
  };
}
