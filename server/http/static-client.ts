/** Serves the built client: hashed assets cached forever, pages always fresh, the shell at every screen, and elsewhere a page that says there is none. */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { toResponse, createStaticResponse, type StaticResponse } from './static-response.ts';

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

/** Written by the build: the page shown where there is none, what the screens are, and what the app begins with. */
export const missingFile = '_missing.html';
export const screensFile = '.screens.json';
export const modulesFile = '.modules.json';

const readIfExists = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** Where the build left a place for the address of this site, which it does not know. */
const originPlaceholder = '%ORIGIN%';

export interface StaticClientOptions {
  /** Of the built client. */
  readonly folder: string;
  /** Scheme and host of this site. */
  readonly origin: string;
  /** Security policies of documents that have one of their own, by path, or by name for the page shown where there is none. */
  readonly policies?: ReadonlyMap<string, string>;
}

const appFilesSchema = z.object({ entry: z.string(), modules: z.array(z.string()), style: z.string() });
/** What every page of the app begins with: its script, the modules that needs, and its styles. */
export type AppFiles = z.infer<typeof appFilesSchema>;
const screenSchema = z.object({ path: z.string(), modules: z.array(z.string()) });
/** A screen: a regular expression for its paths, and the modules it is made of beside those of the app, the largest first. */
export type Screen = z.infer<typeof screenSchema>;

function readList<T>(file: string, schema: z.ZodType<T>): T | null {
  const written = readIfExists(file);
  return written === null ? null : schema.parse(JSON.parse(written.toString('utf8')));
}

const preload = (href: string, as: string) => `<${href}>; rel=preload; as=${as}`;
const modulePreload = (href: string) => `<${href}>; rel=modulepreload; crossorigin`;

/**
 * Of a screen's own modules. Over HTTP/1.1 six requests are on their way at a time, and the screen's calls, which boot.js makes, would wait for more of
 * them; and the header must fit, with all others, into the 4 kB that proxies take.
 */
const maxPreloadedModules = 12;

/**
 * Says in a header what a page of the app needs, so that it is fetched with the page and not after boot.js has run. First what the first
 * paint waits for.
 */
function createLinkHeader(begin: AppFiles | null): (bytes: Buffer, screen: Screen | undefined) => Readonly<Record<string, string>> {
  return (bytes, screen) => {
    if (!begin || !bytes.includes(begin.entry)) return {};
    const modules = begin.modules.map(modulePreload);
    if (!screen) return { link: modules.join(', ') };
    const links = [`${preload(begin.style, 'style')}; crossorigin`, preload('/boot.js', 'script'), ...modules, modulePreload(begin.entry)];
    return { link: [...links, ...screen.modules.slice(0, maxPreloadedModules).map(modulePreload)].join(', ') };
  };
}

function load(
  { folder, origin, policies }: StaticClientOptions,
  linkHeader: ReturnType<typeof createLinkHeader>,
  file: string,
  screen: Screen | undefined,
): StaticResponse {
  const full = path.join(folder, file);
  const bytes = fs.readFileSync(full);
  const isFilled = /\.(html|txt)$/.test(file) && bytes.includes(originPlaceholder);
  const policy = policies?.get(file === missingFile ? file : `/${file.replace(/\/?index\.html$/, '')}`);
  return createStaticResponse({
    bytes: isFilled ? Buffer.from(bytes.toString('utf8').replaceAll(originPlaceholder, origin)) : bytes,
    type: types[path.extname(file)] ?? 'application/octet-stream',
    cacheControl: file.startsWith('assets/') ? immutable : 'no-cache',
    brotli: isFilled ? null : readIfExists(`${full}.br`),
    headers: {
      ...(file.endsWith('.html') && linkHeader(bytes, screen)),
      ...(policy !== undefined && { 'content-security-policy': policy }),
      // The worker may control the whole site although it is served like any other file.
      ...(file === 'sw.js' && { 'service-worker-allowed': '/' }),
    },
  });
}

/** Files are read, and compressed, when first asked for; the list of them is fixed at start. */
export function createStaticClient(options: StaticClientOptions): StaticClient {
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
  // As the router of the client compares paths. A build without the list shows its shell anywhere.
  const screens = readList(path.join(folder, screensFile), z.array(screenSchema))?.map((screen) => ({ ...screen, pattern: new RegExp(screen.path, 'i') }));
  const screenAt = (pathname: string) => screens?.find(({ pattern }) => pattern.test(pathname));
  const linkHeader = createLinkHeader(readList(path.join(folder, modulesFile), appFilesSchema));
  const loaded = new Map<string, StaticResponse>();
  const file = (name: string, screen?: Screen): StaticResponse => {
    const key = `${name} ${screen?.path ?? ''}`;
    const known = loaded.get(key) ?? load(options, linkHeader, name, screen);
    loaded.set(key, known);
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
      // As screens are: in capitals, and with a slash at the end.
      const page = wanted === '' ? 'index.html' : `${wanted.replace(/\/$/, '').toLowerCase()}/index.html`;
      const found = [wanted, page].find((candidate) => names.has(candidate));
      const screen = screenAt(pathname);
      if (found !== undefined) return toResponse(file(found, found === page ? screen : undefined), request);
      // A missing asset must not be answered with a page.
      if (wanted.startsWith('assets/')) return null;
      if (screens && !screen && names.has(missingFile)) return toResponse(file(missingFile), request, 404);
      const shell = ['_shell.html', 'index.html'].find((candidate) => names.has(candidate));
      return shell === undefined ? null : toResponse(file(shell, screen), request);
    },
  };
}
