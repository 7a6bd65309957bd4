/** Responses that are the same for everybody: compressed once, with a validator, so that a repeat costs neither work nor bytes. */
import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

export interface StaticResponse {
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

/** Recompressing more takes seconds. */
const maxRecompressedBytes = 200_000;

/**
 * For texts that are complete only here: what is asked for first is compressed quickly, later as far as possible. The window fits them; a larger
 * one costs megabytes for nothing.
 */
function recompress(response: { brotli: Bytes | null }, bytes: Uint8Array): void {
  brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } }, (error, compressed) => {
    if (!error) response.brotli = copyOf(compressed);
  });
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const copyOf = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

/** Compresses text of more than a kilobyte, at once and quickly, unless the build has done so. */
export function createStaticResponse({ bytes, type, cacheControl, headers = {}, brotli }: StaticContent): StaticResponse {
  const isCompressed = compressible.test(type) && bytes.length > 1024;
  const response = {
    body: copyOf(bytes),
    gzip: isCompressed ? copyOf(gzipSync(bytes)) : null,
    brotli: isCompressed ? copyOf(brotli ?? brotliCompressSync(bytes, brotliOptions)) : null,
    // Weak: the same content, in whatever encoding.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    headers: { 'content-type': type, 'cache-control': cacheControl, ...(isCompressed && { vary: 'accept-encoding' }), ...headers },
  };
  if (isCompressed && !brotli && bytes.length <= maxRecompressedBytes) recompress(response, bytes);
  return response;
}

const matchesEtag = (etag: string, ifNoneMatch: string | null) =>
  ifNoneMatch !== null && ifNoneMatch.split(',').some((known) => [etag, '*'].includes(known.trim()));

/** The response to one request: 304 if it has the current etag, else in the best encoding it accepts. */
export function toResponse({ body, gzip, brotli, etag, headers }: StaticResponse, request: globalThis.Request, status = 200): Response {
  const sentHeaders = { ...headers, etag };
  if (status === 200 && matchesEtag(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: sentHeaders });
  const accepts = request.headers.get('accept-encoding') ?? '';
  const [sent, encoding] = brotli && /\bbr\b/.test(accepts) ? [brotli, 'br'] : gzip && /\bgzip\b/.test(accepts) ? [gzip, 'gzip'] : [body, null];
  return new Response(request.method === 'HEAD' ? null : sent, { status, headers: { ...sentHeaders, ...(encoding && { 'content-encoding': encoding }) } });
}
