/** Serves the built client: hashed assets cached forever, pages always fresh, the shell at every screen, and elsewhere a page that says there is none. */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { answerWith, prepareAnswer, type StaticAnswer } from './static-answer.ts';

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
const immutable = 'public, max-age=31536000, immutable';

export interface StaticClient {
  /** The file of this path, the page or screen at it, or with status 404 that there is none; null for a missing asset, or when no client is built. */
  serve(request: globalThis.Request): Response | null;
}

/** Written by the build: the page shown where there is none, a regular expression for the paths of each screen, and the script of the app with the modules it needs. */
export const missingFile = '_missing.html';
export const screensFile = '.screens.json';
export const modulesFile = '.modules.json';

const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** Where the build left a place for the address of this site, which it does not know. */
const originPlace = '%ORIGIN%';

export interface StaticClientOptions {
  /** Of the built client. */
  readonly folder: string;
  /** Scheme and host of this site. */
  readonly origin: string;
  /** Security policies of documents that have one of their own, by path, or by name for the page shown where there is none. */
  readonly policies?: ReadonlyMap<string, string>;
}

/** Says in a header which modules a page of the app needs beside its script, so that they are fetched with it and not after it. */
function modulesHeader(folder: string): (file: string, bytes: Buffer) => Readonly<Record<string, string>> {
  const written = readIfThere(path.join(folder, modulesFile));
  if (written === null) return () => ({});
  const { entry, modules } = z.object({ entry: z.string(), modules: z.array(z.string()) }).parse(JSON.parse(written.toString('utf8')));
  const link = modules.map((href) => `<${href}>; rel=modulepreload; crossorigin`).join(', ');
  return (file, bytes) => (file.endsWith('.html') && bytes.includes(entry) ? { link } : {});
}

function load({ folder, origin, policies }: StaticClientOptions, headersOf: ReturnType<typeof modulesHeader>, file: string): StaticAnswer {
  const full = path.join(folder, file);
  const bytes = fs.readFileSync(full);
  const isFilled = /\.(html|txt)$/.test(file) && bytes.includes(originPlace);
  const policy = policies?.get(file === missingFile ? file : `/${file.replace(/\/?index\.html$/, '')}`);
  return prepareAnswer({
    bytes: isFilled ? Buffer.from(bytes.toString('utf8').replaceAll(originPlace, origin)) : bytes,
    type: types[path.extname(file)] ?? 'application/octet-stream',
    cacheControl: file.startsWith('assets/') ? immutable : 'no-cache',
    brotli: isFilled ? null : readIfThere(`${full}.br`),
    headers: {
      ...headersOf(file, bytes),
      ...(policy !== undefined && { 'content-security-policy': policy }),
      // The worker may control the whole site although it is served like any other file.
      ...(file === 'sw.js' && { 'service-worker-allowed': '/' }),
    },
  });
}

/** Whether a path is one of a screen; a build without that list shows its shell anywhere. */
function screenTest(folder: string): (path: string) => boolean {
  const bytes = readIfThere(path.join(folder, screensFile));
  if (bytes === null) return () => true;
  // As the router of the client compares them.
  const patterns = z
    .array(z.string())
    .parse(JSON.parse(bytes.toString('utf8')))
    .map((pattern) => new RegExp(pattern, 'i'));
  return (asked) => patterns.some((pattern) => pattern.test(asked));
}

/** Files are read, and compressed, when first asked for; the list of them is fixed at start. */
export function staticClient(options: StaticClientOptions): StaticClient {
  const { folder } = options;
  const exists = fs.existsSync(folder);
  const listed = exists
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];
  // Build records (dot files), source maps and the compressed forms of files are not served under their own paths.
  const names = new Set(listed.filter((name) => !/(^|\/)\./.test(name) && !/\.(map|br)$/.test(name)).map((name) => name.split(path.sep).join('/')));
  const isScreen = screenTest(folder);
  const headersOf = modulesHeader(folder);
  const loaded = new Map<string, StaticAnswer>();
  const file = (name: string): StaticAnswer => {
    const known = loaded.get(name) ?? load(options, headersOf, name);
    loaded.set(name, known);
    return known;
  };
  return {
    serve: (request) => {
      const { pathname } = new URL(request.url);
      let wanted: string;
      try {
        wanted = decodeURIComponent(pathname).slice(1);
      } catch {
        return null;
      }
      const page = wanted === '' ? 'index.html' : `${wanted.replace(/\/$/, '')}/index.html`;
      const found = [wanted, page].find((candidate) => names.has(candidate));
      if (found !== undefined) return answerWith(file(found), request);
      // A missing asset must not be answered with a page.
      if (wanted.startsWith('assets/')) return null;
      if (!isScreen(pathname) && names.has(missingFile)) return answerWith(file(missingFile), request, 404);
      const shell = ['_shell.html', 'index.html'].find((candidate) => names.has(candidate));
      return shell === undefined ? null : answerWith(file(shell), request);
    },
  };
}
