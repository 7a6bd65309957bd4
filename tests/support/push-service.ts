/** A stand-in for the push service of browsers, and browsers that decrypt what it was given (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';

/** Where nothing listens: subscriptions there are accepted, messages never arrive. */
export const closedPushService = 'http://127.0.0.1:9';

export interface TestBrowser {
  /** As the browser's `PushSubscription.toJSON()`, without what the contract does not take. */
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  decrypt(body: Buffer): unknown;
}

export function newBrowser(origin: string): TestBrowser {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    subscription: { endpoint: `${origin}/push/${randomUUID()}`, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } },
    decrypt: (body) => {
      const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + keyLength);
      const secret = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]), 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
      // One record, which ends with a 2.
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
    },
  };
}

export interface PushDelivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly deliveries: readonly PushDelivery[];
  /** The status of every answer from now on. */
  answer(status: number): void;
  /** From now on it takes messages and answers nobody, until it is told what to answer. */
  fallSilent(): void;
  stop(): Promise<void>;
}

export async function startPushService(port = 0): Promise<PushService> {
  const deliveries: PushDelivery[] = [];
  let status: number | null = 201;
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    deliveries,
    answer: (next) => {
      status = next;
    },
    fallSilent: () => {
      status = null;
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** The claims of a VAPID header, if its signature is that of the key in it. */
export function vapidClaims(authorization: string): {
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const right = verify('sha256', Buffer.from(`${header}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!right) throw new Error('the VAPID signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
