/** Responses that are the same for everybody: compressed once, with a validator, so that a repeat costs neither work nor bytes. */
import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

export interface StaticAnswer {
  readonly body: Bytes;
  readonly gzip: Bytes | null;
  readonly brotli: Bytes | null;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StaticContent {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Compressed at build time, smaller than is possible while somebody waits. */
  readonly brotli?: Uint8Array | null;
}

/** More takes seconds. */
const maxPackedBytes = 200_000;

/**
 * For texts that are complete only here: what is asked for first is compressed quickly, later as far as possible. The window fits them; a larger
 * one costs megabytes for nothing.
 */
function packBetter(answer: { brotli: Bytes | null }, bytes: Uint8Array): void {
  brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } }, (error, packed) => {
    if (!error) answer.brotli = own(packed);
  });
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

export function prepareAnswer({ bytes, type, cacheControl, headers = {}, brotli }: StaticContent): StaticAnswer {
  const packed = compressible.test(type) && bytes.length > 1024;
  const answer = {
    body: own(bytes),
    gzip: packed ? own(gzipSync(bytes)) : null,
    brotli: packed ? own(brotli ?? brotliCompressSync(bytes, brotliOptions)) : null,
    // Weak: the same content, in whatever encoding.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    headers: { 'content-type': type, 'cache-control': cacheControl, ...(packed && { vary: 'accept-encoding' }), ...headers },
  };
  if (packed && !brotli && bytes.length <= maxPackedBytes) packBetter(answer, bytes);
  return answer;
}

const isKnown = (etag: string, asked: string | null) => asked !== null && asked.split(',').some((one) => one.trim() === etag || one.trim() === '*');

export function answerWith({ body, gzip, brotli, etag, headers }: StaticAnswer, request: globalThis.Request, status = 200): Response {
  const all = { ...headers, etag };
  if (status === 200 && isKnown(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: all });
  const accepts = request.headers.get('accept-encoding') ?? '';
  const [sent, encoding] = brotli && /\bbr\b/.test(accepts) ? [brotli, 'br'] : gzip && /\bgzip\b/.test(accepts) ? [gzip, 'gzip'] : [body, null];
  return new Response(request.method === 'HEAD' ? null : sent, { status, headers: { ...all, ...(encoding && { 'content-encoding': encoding }) } });
}
