/** What authors may upload: pictures, drawn anew; and PDFs, which are only ever offered for download. */
import { fileTypeFromBuffer } from 'file-type';
import { maxEdge } from '#core/files.ts';
import type { UnusableFile } from '#server/files/reencode-picture.ts';
import { readPicture } from '#server/files/picture.ts';

export interface ContentFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly facts: Readonly<Record<string, string>>;
}

export async function readContentFile(bytes: Uint8Array): Promise<ContentFile | UnusableFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/pdf') return { bytes, contentType: found.mime, facts: {} };
  const picture = await readPicture(bytes, maxEdge);
  if ('problem' in picture) return picture;
  return { bytes: picture.bytes, contentType: picture.contentType, facts: { width: String(picture.width), height: String(picture.height) } };
}
