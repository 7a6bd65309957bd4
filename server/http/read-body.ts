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

export async function readJson(request: globalThis.Request, limit: number): Promise<{ value: unknown } | Refusal> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json(\s*;|$)/i.test(type)) return refuse('unsupported-media-type');
  const bytes = await readBytes(request, limit);
  if (isRefusal(bytes)) return bytes;
  try {
    return { value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return refuse('bad-input', { body: 'This is not valid JSON.' });
  }
}
