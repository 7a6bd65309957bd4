/** Serves the built client: hashed assets for ever, pages fresh, any other path the app's shell. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants } from 'node:zlib';

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
const immutable = 'public, max-age=31536000, immutable';
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface StaticClient {
  /** The file of this path, the page of this route, or the shell; null when no client is built. */
  serve(request: globalThis.Request): Response | null;
}

const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

function load(folder: string, file: string): StaticFile {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const bytes = fs.readFileSync(path.join(folder, file));
  const packed = compressible.test(type) && bytes.length > 1024;
  return {
    body: own(bytes),
    gzip: packed ? own(gzipSync(bytes)) : null,
    brotli: packed ? own(brotliCompressSync(bytes, brotliOptions)) : null,
    headers: {
      'content-type': type,
      'cache-control': file.startsWith('assets/') ? immutable : 'no-cache',
      ...(packed && { vary: 'accept-encoding' }),
      // The worker may control the whole site although it is served like any other file.
      ...(file === 'sw.js' && { 'service-worker-allowed': '/' }),
    },
  };
}

function answer(file: StaticFile, request: globalThis.Request): Response {
  const accepts = request.headers.get('accept-encoding') ?? '';
  const [body, encoding] =
    file.brotli && /\bbr\b/.test(accepts) ? [file.brotli, 'br'] : file.gzip && /\bgzip\b/.test(accepts) ? [file.gzip, 'gzip'] : [file.body, null];
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...file.headers, ...(encoding && { 'content-encoding': encoding }) } });
}

/** Files are read, and compressed, when first asked for; the list of them is fixed at start. */
export function staticClient(folder: string): StaticClient {
  const exists = fs.existsSync(folder);
  const listed = exists
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];
  // Build records (dot files) and source maps are not for the public.
  const names = new Set(listed.filter((name) => !/(^|\/)\./.test(name) && !name.endsWith('.map')).map((name) => name.split(path.sep).join('/')));
  const loaded = new Map<string, StaticFile>();
  const file = (name: string): StaticFile => {
    const known = loaded.get(name) ?? load(folder, name);
    loaded.set(name, known);
    return known;
  };
  return {
    serve: (request) => {
      let wanted: string;
      try {
        wanted = decodeURIComponent(new URL(request.url).pathname).slice(1);
      } catch {
        return null;
      }
      const page = wanted === '' ? 'index.html' : `${wanted.replace(/\/$/, '')}/index.html`;
      const name = [wanted, page, '_shell.html', 'index.html'].find((candidate) => names.has(candidate));
      // A missing asset must not be answered with a page.
      if (name === undefined || (name !== wanted && wanted.startsWith('assets/'))) return null;
      return answer(file(name), request);
    },
  };
}
