/** Secrets at rest, under keys derived from the server's SECRET. Without SECRET, a copy of the database reveals none of them. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export interface Seal {
  /** Encrypts `text` for its owner; opens only with the same owner's name. */
  seal(text: string, owner: string): string;
  /** The text; null if it was sealed for somebody else or under another SECRET, or was altered. */
  open(sealed: string, owner: string): string | null;
  /** A keyed hash: short codes cannot be found by trying all of them. */
  hash(text: string): string;
}

export function createSeal(secret: string): Seal {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `ascent ${purpose}`, 32));
  const [sealing, hashing] = [key('sealed secrets'), key('hashed codes')];
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    hash: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
  };
}

/** Whether two texts are the same; how long it takes depends on their lengths alone. */
export function constantTimeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
