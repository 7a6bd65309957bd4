/** What authors may upload: pictures, drawn anew; and PDFs, which are only ever offered for download. */
import { fileTypeFromBuffer } from 'file-type';
import { longestEdge } from '#core/files.ts';
import type { NotUsable } from '#server/files/draw-again.ts';
import { readPicture } from '#server/files/picture.ts';

export interface ContentFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly facts: Readonly<Record<string, string>>;
}

export async function readContentFile(bytes: Uint8Array): Promise<ContentFile | NotUsable> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/pdf') return { bytes, contentType: found.mime, facts: {} };
  const picture = await readPicture(bytes, longestEdge);
  if ('problem' in picture) return picture;
  return { bytes: picture.bytes, contentType: picture.contentType, facts: { width: String(picture.width), height: String(picture.height) } };
}
