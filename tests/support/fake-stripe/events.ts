/** Signed webhooks to the product: sent at once, or held to be sent later, twice, or in another order. */
import Stripe from 'stripe';
import type { Model } from './model.ts';

export interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

export interface Messenger {
  /** The URL messages are sent to; if unset, they are only stored. */
  webhookUrl: string | null;
  /** While true, messages are only stored. */
  held: boolean;
  /** All messages made, oldest first. */
  readonly made: FakeEvent[];
  /** Makes a message about an object as it is now, and sends it unless held. */
  emit(type: string, object: object): Promise<void>;
  /** Sends a message, again if it was sent before; the status of the answer. `signedAt` in seconds. */
  send(event: FakeEvent, options?: { readonly signedAt?: number; readonly secret?: string; readonly body?: string }): Promise<number>;
}

export function messenger(model: Model, secret: string): Messenger {
  const { webhooks } = new Stripe('sk_test_messenger');
  const self: Messenger = {
    webhookUrl: null,
    held: false,
    made: [],
    emit: async (type, object) => {
      const id = model.id('evt');
      // Copied as it is now: the object may change before this is sent.
      const payload = JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', created: model.now(), livemode: false, type, data: { object } });
      const event = { id, type, payload };
      self.made.push(event);
      if (!self.held) await self.send(event);
    },
    send: async ({ payload }, { signedAt = model.now(), secret: other, body } = {}) => {
      if (self.webhookUrl === null) return 0;
      const signature = webhooks.generateTestHeaderString({ payload, secret: other ?? secret, timestamp: signedAt });
      const request = { method: 'POST', headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }, body: body ?? payload };
      const { webhookUrl } = self;
      // Delivered again where the connection broke off, as Stripe does: it may have been kept open a moment too long.
      const response = await fetch(webhookUrl, request)
        .catch(() => fetch(webhookUrl, request))
        .catch(() => null);
      await response?.arrayBuffer();
      return response?.status ?? 0;
    },
  };
  return self;
}
