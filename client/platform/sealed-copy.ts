/**
 * Unsent answers of an account whose session has ended here, encrypted with a key that only the server knows from
 * then on and gives to that account alone: whoever uses this device next cannot read them.
 */
import * as z from 'zod';

const sealedSchema = z.object({ nonce: z.instanceof(Uint8Array<ArrayBuffer>), bytes: z.instanceof(ArrayBuffer) });
export type Sealed = z.infer<typeof sealedSchema>;

const entriesSchema = z.array(z.tuple([z.string(), z.unknown()]));
type Entries = z.infer<typeof entriesSchema>;

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const importKey = (key: string): Promise<CryptoKey> => crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Encrypts entries of a device's store. Null where the browser cannot: it encrypts only on https pages and this machine's own. */
export async function sealEntries(entries: Entries, key: string): Promise<Sealed | null> {
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await importKey(key), new TextEncoder().encode(JSON.stringify(entries)));
    return { nonce, bytes };
  } catch {
    return null;
  }
}

/** The entries; null if they were sealed with another key, or the value is something else. */
export async function openEntries(value: unknown, key: string): Promise<Entries | null> {
  const sealed = sealedSchema.safeParse(value);
  if (!sealed.success) return null;
  try {
    const { nonce, bytes } = sealed.data;
    const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await importKey(key), bytes));
    return entriesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
