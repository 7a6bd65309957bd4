/** Puts the bytes of a checked file into the storage, before anything in the database refers to them. */
import { createHash } from 'node:crypto';
import { uuidv7 } from '../database/uuid.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { FileStorage } from '../integrations/storage.ts';
import type { Logger } from 'pino';

const hash = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes).digest();

export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes).toString('base64url');

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };
export const extensionOf = (contentType: string): string => extensions[contentType] ?? 'bin';

export interface StoredObject {
  readonly bucket: string;
  readonly full_path: string;
  readonly size: number;
  readonly content_type: string;
  readonly md5_hash: string;
}

/** Stores the bytes under a path used once; returns the metadata, for a row. `folder` tells kinds of files apart, `time` is ms since 1970. Refuses if the storage fails. */
export async function storeFile(
  { storage, log }: { readonly storage: FileStorage; readonly log: Logger },
  folder: 'content' | 'cards',
  { bytes, contentType }: { readonly bytes: Uint8Array; readonly contentType: string },
  time: number,
): Promise<StoredObject | Refusal> {
  const path = `${folder}/${uuidv7(time)}.${extensionOf(contentType)}`;
  try {
    await storage.put(path, bytes, contentType);
  } catch (error) {
    log.error({ err: error }, 'a file could not be stored');
    return refuse('retry-limit-exceeded');
  }
  return { bucket: storage.bucket, full_path: path, size: bytes.length, content_type: contentType, md5_hash: hash('md5', bytes).toString('base64') };
}
