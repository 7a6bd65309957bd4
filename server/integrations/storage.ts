/** Where the bytes of files are: a folder, or a bucket that speaks S3. Keys are made by us and never used twice. */
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config, S3Settings } from '../config.ts';

interface Stored {
  readonly key: string;
  /** ms since 1970. */
  readonly changedAt: number;
}

export interface FileStorage {
  /** As the metadata of files name it. */
  readonly bucket: string;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Nothing happens if there is none. */
  remove(key: string): Promise<void>;
  /** Every file, page by page. */
  list(): AsyncGenerator<Stored[]>;
}

/** ms; a storage that does not answer must not hold a request for longer. */
const answersWithinMs = 20_000;

async function s3Disk({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<Disk> {
  // Loaded only where it is used: it is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      bucket,
      visibility: 'private',
      // Not every server that speaks S3 knows access lists, or the newest checksums.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 4,
      requestHandler: { requestTimeout: answersWithinMs, connectionTimeout: 5_000, throwOnRequestTimeout: true },
    }),
  );
}

const isMissing = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/^(NoSuchKey|NotFound)$/.test(cause.name) || ('code' in cause && cause.code === 'ENOENT')) return true;
  return false;
};

export function createFileStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStorage {
  let opened: Promise<Disk> | null = null;
  const disk = (): Promise<Disk> =>
    (opened ??= s3 ? s3Disk(s3) : Promise.resolve(new Disk(new FSDriver({ location: path.join(dataDir, 'files'), visibility: 'private' }))));
  return {
    bucket: s3?.bucket ?? 'local',
    put: async (key, bytes, contentType) => (await disk()).put(key, bytes, { contentType }),
    get: async (key) => {
      try {
        return await (await disk()).getBytes(key);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => (await disk()).delete(key),
    async *list() {
      const from = await disk();
      let paginationToken: string | undefined;
      do {
        const page = await from
          .listAll('', { recursive: true, ...(paginationToken !== undefined && { paginationToken }) })
          // Before the first upload there is no folder.
          .catch((error: unknown) => {
            if (isMissing(error)) return { objects: [] };
            throw error;
          });
        const stored: Stored[] = [];
        for (const found of page.objects) {
          if (!found.isFile) continue;
          const { lastModified } = await from.getMetaData(found.key);
          stored.push({ key: found.key, changedAt: lastModified.getTime() });
        }
        yield stored;
        paginationToken = 'paginationToken' in page ? page.paginationToken : undefined;
      } while (paginationToken !== undefined);
    },
  };
}
