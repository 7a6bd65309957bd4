/** POST /api/payment/webhook: the payment provider's messages. Not a call of the contract: the signature covers its raw body. */
import type { Logger } from 'pino';
import type { PaymentGateway } from '#server/integrations/payment-gateway.ts';
import { PaymentError } from '#server/integrations/payment-gateway.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { limitConcurrency } from '#server/limit-concurrency.ts';
import { readBytes } from '#server/http/read-body.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { receiveEvent } from './events.ts';

const largestBody = 512 * 1024;
/** Messages handled at once in this process: each asks the provider, and a burst of them must not crowd out students. */
const handledAtOnce = 4;

export interface WebhookOptions {
  readonly database: Database;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly log: Logger;
  readonly now: () => number;
}

export function paymentWebhook({ database, gateway, log, now }: WebhookOptions): (context: AppContext) => Promise<Response> {
  const turn = limitConcurrency(handledAtOnce);
  return async (context) => {
    const { requestId } = context.var;
    if (!gateway) return errorResponse(refuse('payment-not-set-up'), requestId);
    const bytes = await readBytes(context.req.raw, largestBody);
    if (isRefusal(bytes)) return errorResponse(bytes, requestId);
    const event = gateway.readEvent(bytes, context.req.header('stripe-signature') ?? '', now());
    if (!event) {
      log.warn({ requestId }, 'payment message refused: signature or time not right');
      return errorResponse(refuse('bad-signature'), requestId);
    }
    try {
      const outcome = await turn(() => receiveEvent({ database, gateway, now }, event));
      log.info({ requestId, event: event.id, type: event.type, outcome }, 'payment message');
      return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      // Not saved, so the provider sends it again.
      log.warn({ requestId, event: event.id, type: event.type, reason: error.message }, 'payment message not applied');
      return errorResponse(refuse('payment-unavailable'), requestId);
    }
  };
}
