/** Reads bodies, refusing what is too large before it is buffered. */
import { isRefusal, refuse, type Refusal } from '../refusal.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The bytes as they came, at most `limit` of them. */
export async function readBytes(request: globalThis.Request, limit: number): Promise<Uint8Array | Refusal> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return refuse('body-too-large');
  // No more can come than was announced. As a stream it would cost more than all else about reading a request.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return refuse('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isJson = (type: string) => /^application\/json(\s*;|$)/i.test(type);

/**
 * For a call that takes no body: nothing, or the empty object that some clients send with every POST. What forms and plain text can
 * send is refused here as everywhere. Null if all is well.
 */
export async function refuseBody(request: globalThis.Request, limit: number): Promise<Refusal | null> {
  const type = request.headers.get('content-type');
  if (type !== null && !isJson(type)) return refuse('unsupported-media-type');
  if (!request.headers.has('transfer-encoding') && Number(request.headers.get('content-length') ?? 0) === 0) return null;
  const bytes = await readBytes(request, limit);
  if (isRefusal(bytes)) return bytes;
  if (bytes.length === 0) return null;
  if (type === null) return refuse('unsupported-media-type');
  return /^\{\s*\}$/.test(new TextDecoder().decode(bytes).trim()) ? null : refuse('bad-input', { body: 'This call takes no body.' });
}

export async function readJson(request: globalThis.Request, limit: number): Promise<{ value: unknown } | Refusal> {
  const type = request.headers.get('content-type') ?? '';
  if (!isJson(type)) return refuse('unsupported-media-type');
  const bytes = await readBytes(request, limit);
  if (isRefusal(bytes)) return bytes;
  try {
    return { value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return refuse('bad-input', { body: 'This is not valid JSON.' });
  }
}
