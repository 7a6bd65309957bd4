/** Reads a form with one file: multipart/form-data, parsed by the runtime once its size is known to be within the limit. */
import type { UploadedFile } from './handler.ts';
import { readBytes } from './read-body.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';

/** For the other fields and the lines between the parts, bytes. */
const maxOverhead = 32 * 1024;
/** Characters of a file name that are kept. */
const maxNameLength = 120;

/** The last part of a path, without what could mislead a reader of lists or break a header. */
const sanitizeFileName = (name: string): string =>
  (name.toWellFormed().split(/[\\/]/).at(-1) ?? '')
    // Control characters, and those that turn the direction of reading.
    .replace(/[\p{Cc}\p{Cf}\ufffd"]/gu, '')
    .trim()
    .slice(0, maxNameLength)
    .trim() || 'file';

/** The file, and the other fields as texts; a field that comes twice is refused. */
export async function readUpload(
  request: globalThis.Request,
  maxBytes: number,
): Promise<{ readonly file: UploadedFile; readonly fields: Record<string, string> } | Refusal> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('unsupported-media-type');
  const bytes = await readBytes(request, maxBytes + maxOverhead);
  if (isRefusal(bytes)) return bytes;
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form) return refuse('bad-input', { file: 'This upload is incomplete. Please try again.' });
  // Without a prototype: "toString" and "__proto__" are names like any other.
  const fields: Record<string, string> = Object.create(null);
  let file: UploadedFile | null = null;
  for (const [key, value] of form) {
    if (key in fields || (key === 'file' && file)) return refuse('bad-input', { [key]: 'Given twice.' });
    if (typeof value === 'string') fields[key] = value;
    else if (key !== 'file') return refuse('bad-input', { [key]: 'This is not where the file belongs.' });
    else if (value.size > maxBytes) return refuse('body-too-large');
    else file = { name: sanitizeFileName(value.name), bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  if (!file || file.bytes.length === 0) return refuse('bad-input', { file: 'Please choose a file.' });
  return { file, fields };
}
