/** What was charged, with the dispute about it if there is one. */
import type Stripe from 'stripe';
import type { ChargeReading, PaymentGateway } from '../payment-gateway.ts';
import { callStripe, callStripeOrNull } from './call-stripe.ts';
import { idOf, intentOf, toCharge, toInvoice } from './readings.ts';

export const chargeReader =
  (stripe: Stripe) =>
  async (intent: Stripe.PaymentIntent): Promise<ChargeReading | null> => {
    const charge = intent.latest_charge;
    const disputed = charge !== null && typeof charge !== 'string' && charge.disputed;
    return toCharge(intent, disputed ? ((await stripe.disputes.list({ payment_intent: intent.id, limit: 1 })).data[0] ?? null) : null);
  };

export function stripeCharges(stripe: Stripe): Pick<PaymentGateway, 'readInvoice' | 'readCharge'> {
  const chargeOf = chargeReader(stripe);
  const readIntent = async (id: string) => chargeOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  return {
    readInvoice: (id) =>
      callStripe(async () => {
        const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
        const intentId = intentOf(invoice);
        return toInvoice(invoice, intentId === null ? null : await readIntent(intentId));
      }),

    readCharge: (id) =>
      callStripeOrNull(async () => {
        const intentId = idOf((await stripe.charges.retrieve(id)).payment_intent);
        return intentId === null ? null : readIntent(intentId);
      }),
  };
}
