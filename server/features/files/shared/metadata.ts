/** What is known about a stored file, as the contract shows it. */
import type { FileRow } from '../store.ts';

type Described = Omit<FileRow, 'id' | 'sha256_hash'>;

export const metadataOf = (row: Described) => ({
  bucket: row.bucket,
  fullPath: row.full_path,
  name: row.name,
  size: row.size,
  contentType: row.content_type,
  timeCreated: row.time_created.toISOString(),
  updated: row.updated.toISOString(),
  md5Hash: row.md5_hash,
  customMetadata: { ...row.custom_metadata },
});
