/** Rows of files as the contract shows them. */
import type { StoredFile } from '#contract/files.ts';
import { extensionOf } from '#server/files/store-file.ts';
import { metadataOf } from './shared/metadata.ts';
import type { FileRow } from './store.ts';

export type FileView = StoredFile;

/** Named by its content: what is at an address never changes. */
export const urlOf = ({ sha256_hash, content_type }: Pick<FileRow, 'sha256_hash' | 'content_type'>): string =>
  `/files/${sha256_hash}.${extensionOf(content_type)}`;

export const viewOf = (row: FileRow): FileView => ({ id: row.id, ...metadataOf(row), url: urlOf(row) });

/** What the log of administrators keeps of a file. */
export const loggedOf = (row: FileRow) => ({
  name: row.name,
  url: urlOf(row),
  size: row.size,
  contentType: row.content_type,
  alt: row.custom_metadata['alt'] ?? '',
});
