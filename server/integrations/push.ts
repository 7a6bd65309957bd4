/** Web Push: messages encrypted for one browser (RFC 8291), signed with the server's key (VAPID, RFC 8292), handed to its push service. */
import webPush from 'web-push';
import { isPushService } from './push-services.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A new pair. */
export const makeVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  readonly text: string;
  /** Seconds for which the push service keeps it for a browser that is not there. */
  readonly ttl: number;
  /** Of two messages with the same topic, the push service keeps the later. */
  readonly topic: string;
}

/** The push service said no. Its address is a secret of the browser's, so it is not in the message. */
export class PushRefused extends Error {
  /** True if the same message will not be accepted later either. */
  readonly final: boolean;
  constructor(status: number) {
    super(`the push service answered ${status}`);
    this.name = 'PushRefused';
    this.final = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

export interface Push {
  accepts(endpoint: string): boolean;
  /** `gone`: the browser takes no more messages there. Rejects with PushRefused, or if the service cannot be reached. */
  send(target: PushTarget, keys: VapidKeys, message: PushMessage): Promise<'sent' | 'gone'>;
}

const timeoutMs = 10_000;

/** `subject`: whom a push service may contact about this server, a mailto: or https: address. */
export function createPush(subject: string, moreServices: readonly string[]): Push {
  const accepts = (endpoint: string) => isPushService(endpoint, moreServices);
  return {
    accepts,
    send: async ({ endpoint, p256dh, auth }, { publicKey, privateKey }, { text, ttl, topic }) => {
      if (!accepts(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        TTL: ttl,
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject, publicKey, privateKey },
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body && new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new PushRefused(response.status);
      return 'sent';
    },
  };
}
