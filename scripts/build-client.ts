/**
 * Builds everything the browser gets into dist/client: the hashed assets, the shell every app
 * screen starts from (_shell.html), the prerendered public screens and pages (build-site.ts), and the service worker with
 * its list of files to cache. The order matters: the list must include the finished shell.
 *
 *   node_modules/.bin/node scripts/build-client.ts
 */
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { contractVersion } from '#server/http/contract-version.ts';
import { modulesFile, screensFile, type AppFiles, type Screen as ServedScreen } from '#server/http/static-client.ts';
import { buildSite } from './build-site.ts';
import { aheadTable, manifestSchema, type AheadTable, type Manifest, type Screen } from './ahead-table.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'dist/client');
const work = join(root, 'dist/client-build');
const configFile = join(root, 'vite.config.ts');

interface Prerenderer {
  readonly publicPages: readonly { path: string; title: string; description: string }[];
  readonly screens: () => readonly Screen[];
  readonly renderPage: (path: string) => Promise<string>;
  readonly sights: readonly string[];
  readonly renderSight: (path: string) => Promise<string>;
}

/** Assets of the fonts the first screen needs. They load after the code: until it arrives there is no text to show. */
const fontPreloads = (manifest: Manifest) =>
  Object.values(manifest)
    .filter(({ src }) => src?.endsWith('inter-latin-wght-normal.woff2'))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`);

/**
 * The modules that the app begins with are named in a header of its pages (server/http/static-client.ts), not in their HTML: what Chromium fetches
 * while it looks ahead in HTML belongs to no script yet, and once a service worker has answered it, the app's own import may not have it and
 * fetches it again.
 */
const modulePreload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

function takeModules(html: string): { readonly begin: AppFiles; readonly rest: string } {
  const entry = /<script type="module" crossorigin src="([^"]+)">/.exec(html)?.[1];
  const style = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html)?.[1];
  const modules = [...html.matchAll(modulePreload)].map(([, href = '']) => href);
  if (entry === undefined || style === undefined || modules.length === 0) throw new Error('the page names no modules or no styles');
  return { begin: { entry, modules, style }, rest: html.replace(modulePreload, '') };
}

/** What the server tells of each screen with its page. */
const servedScreens = ({ files, screens }: AheadTable): ServedScreen[] =>
  screens.map(({ path, files: own }) => {
    const modules = own.flatMap((index) => files[index] ?? []).filter((file) => file.endsWith('.js'));
    const sizes = new Map(modules.map((file) => [file, statSync(join(out, file)).size]));
    return { path, modules: modules.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)) };
  });

const withHead = (html: string, links: readonly string[]) => html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);

/** boot.js with its table filled in. */
function withTable(text: string, table: AheadTable): string {
  const filled = text.replace('const files = [];', () => `const files = ${JSON.stringify(table.files)};`);
  const whole = filled.replace('const screens = [];', () => `const screens = ${JSON.stringify(table.screens)};`);
  if (filled === text || whole === filled) throw new Error('boot.js has no place for its table');
  return whole;
}

/** The content security policy forbids inline styles and scripts: better to find them here than in production. */
function refuseInline(path: string, html: string): void {
  const found = /<[^>]+\sstyle=|<style(?!><)|<script(?!><|[^>]*\s(?:src=|type="application\/ld\+json"))|\son\w+="/.exec(html);
  if (found) throw new Error(`${path}: inline style or script near ${html.slice(found.index, found.index + 200)}`);
}

async function writePage(path: string, html: string): Promise<void> {
  refuseInline(path, html);
  const file = join(out, path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/**
 * Pages of the app that show what the screen says before its data, where the shell shows gray shapes: text that is read, and often the largest
 * there is, while the code is on its way. A service worker answers with the shell, and has the code.
 */
async function writeSights(template: string, { sights, renderSight }: Prerenderer): Promise<void> {
  const shapes = /<div class="frame-page">.*?<\/div>/s;
  if (!shapes.test(template)) throw new Error('client/index.html has no place for the screen');
  for (const path of sights) {
    const sight = await renderSight(path);
    const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(sight)?.[1];
    if (title === undefined) throw new Error(`${path}: no heading`);
    const html = template
      .replace(/<title>.*?<\/title>/, () => `<title>${title} · Ascent</title>`)
      .replace(shapes, () => `<div class="frame-screen" inert>${sight}</div>`)
      .replace(/<!--.*?-->/g, '');
    await writePage(path, html);
  }
}

async function buildPages(): Promise<{ pages: readonly string[]; manifest: Manifest }> {
  // Compared with the version the server reports: see client/platform/app-update.ts.
  const define = { 'import.meta.env.CONTRACT_VERSION': JSON.stringify(contractVersion()) };
  await build({ configFile, root: join(root, 'client'), logLevel: 'warn', define, build: { outDir: out, chunkSizeWarningLimit: 1500 } });
  await build({
    configFile,
    root: join(root, 'client'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir: join(work, 'ssr'), manifest: 'manifest.json', rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } } },
  });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')));
  const { begin, rest } = takeModules(await readFile(join(out, 'index.html'), 'utf8'));
  await writeFile(join(out, modulesFile), JSON.stringify(begin));
  const template = withHead(rest, fontPreloads(manifest));
  refuseInline('_shell.html', template);
  await writeFile(join(out, '_shell.html'), template.replace(/<!--.*?-->/g, ''));
  const prerenderer: Prerenderer = await import(pathToFileURL(join(work, 'ssr/prerender.mjs')).href);
  const { publicPages, screens, renderPage } = prerenderer;
  const rendered = manifestSchema.parse(JSON.parse(await readFile(join(work, 'ssr/manifest.json'), 'utf8')));
  const boot = join(out, 'boot.js');
  const table = aheadTable(screens(), manifest, rendered);
  await writeFile(boot, withTable(await readFile(boot, 'utf8'), table));
  // By these the server knows at which addresses the shell is a page, and what that needs.
  await writeFile(join(out, screensFile), JSON.stringify(servedScreens(table)));
  for (const page of publicPages) {
    const body = await renderPage(page.path);
    const html = template
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
      .replace(/(<meta name="description" content=").*?"/, (_, start: string) => `${start}${escapeHtml(page.description)}"`)
      .replace(/<!--frame-->[\s\S]*<!--\/frame-->\s*/, '')
      .replace('<!--app-->', () => body);
    await writePage(page.path, html);
  }
  await writeSights(template, prerenderer);
  const site = await buildSite(out, join(root, 'dist/site'), refuseInline);
  return { pages: [...publicPages.map(({ path }) => path), ...site.paths], manifest };
}

/** KaTeX fonts that exam questions do not use; if one is needed after all, it comes from the network. */
const rareFonts = /KaTeX_(Caligraphic|Fraktur|SansSerif|Script|Typewriter|Main-BoldItalic|Math-BoldItalic)/;

/** SQLite, for Anki packages: larger than everything else together, and most students never need it. */
const rareCode = /sql-asm/;

const forStaff = /^features\/(admin|exams\/preview)\//;

/** Everything a student may open without a connection: all screens except the authors' and administrators'. */
function studentAssets(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const found = manifest[key];
    if (!found || forStaff.test(key) || files.has(found.file)) return;
    for (const file of [found.file, ...found.css, ...found.assets]) files.add(file);
    for (const next of [...found.imports, ...found.dynamicImports]) visit(next);
  };
  visit('index.html');
  return [...files].filter((file) => /\.(js|css|woff2)$/.test(file) && !rareFonts.test(file) && !rareCode.test(file));
}

/** One worker as one script without imports: browsers load it as it is. */
async function buildWorker(name: string, outDir: string, pages: readonly string[] = []): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', PUBLIC_PAGES: JSON.stringify(pages) },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: join(root, `client/service-worker/${name}.ts`), formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

async function buildServiceWorker(manifest: Manifest, pages: readonly string[]): Promise<{ count: number; size: number }> {
  await buildWorker('messaging-sw', out);
  await buildWorker('sw', join(work, 'service-worker'), pages);
  const { count, size, warnings } = await injectManifest({
    swSrc: join(work, 'service-worker/sw.js'),
    swDest: join(out, 'sw.js'),
    globDirectory: out,
    globPatterns: [...studentAssets(manifest), '_shell.html', 'boot.js', 'icon.svg', 'manifest.webmanifest'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, size };
}

const compressAsync = promisify(brotliCompress);

/** Compresses every text file as far as possible, here at build time where nobody waits for it. */
async function compress(): Promise<void> {
  const files = (await readdir(out, { recursive: true })).filter((file) => /\.(html|js|css|json|webmanifest|svg|txt)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(out, file));
      const packed = await compressAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
      await writeFile(join(out, `${file}.br`), packed);
    }),
  );
}

const started = performance.now();
const { pages, manifest } = await buildPages();
const kept = await buildServiceWorker(manifest, pages);
await rm(work, { recursive: true, force: true });
await rm(join(out, '.vite'), { recursive: true, force: true });
await compress();
console.log(
  `Client built in ${Math.round(performance.now() - started)} ms: ${pages.length} public pages, ${kept.count} files (${Math.round(kept.size / 1024)} kB) kept for offline use.`,
);
