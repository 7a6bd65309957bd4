/**
 * What a browser loads for each screen before it can show it, on a first visit: JavaScript, styles and fonts, and in how many files.
 * Ends with an error where a screen has grown beyond its limit. The goals are in docs/performance.md.
 *
 *   npm run bench:bundle
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { modulesFile } from '#server/http/static-client.ts';

const folder = path.join(import.meta.dirname, '../dist/client');
const read = (file: string) => fs.readFileSync(path.join(folder, file));

/**
 * JavaScript of a screen, kB gzipped: a few percent above what it is. Lower a limit with every gain; raise one only with a reason.
 * Lowered last by Preact, which took 58 kB from every screen. Flashcards bring their scheduler (ts-fsrs), because they are studied offline.
 * Raised by 2 kB for the addresses of ten more screens in the table of routes, which every screen carries, and by 1 kB for those of six more
 * and for what is due beside the navigation; once more by 1 kB where two more addresses, of previews, were too many.
 * Flashcards, quizzes and progress by 1 kB for answers that outlive a reload, and for decks on paper; decks by 2 more for pictures that travel
 * with them, and screens that show questions, lists and forms by 1. The player, its previews and the review by 1 more for exponents whose fractions can be read.
 * What every screen starts with, and the screens that were near their limits, by 1 for the addresses of three more screens of administrators.
 * Lectures and previews of the player by 1 for labels of figures that stay legible on a phone, and texts that do not end in a lone word.
 * Results by 1 for the link from a takeaway to the concept that teaches it.
 * Results by 1 for the keys that answer where misses are practiced, progress by 1 for the checks of both sections beside a missing estimate.
 * Lists of results and lectures by 1 for messages that are said although the code of their layer does not arrive, and for links that name nothing.
 * The player and its previews by 3 for highlights and notes, which quizzes fetch after their question: what popovers and menus share is a file
 * of its own since then, which costs screens with menus up to 1.
 * Quizzes by 1 for answers from other tabs and entries that are none, said where they are, and lists of results by 1 for what is typed and not lost.
 * The player, its previews and quizzes, which had reached their limits, accounts and flashcards by 1 for addresses of earlier versions that outlive a
 * login, a new version that is put off on every screen, and what is pressed in front of a gate.
 * Results and lectures, which had reached their limits, by 1 for the addresses of two more screens and what the gate in front of them shows.
 * The player and its previews by 2, screens that show questions, what every screen starts with, and lists of results and flashcards, which had reached their limits, by 1, for tools whose code did not come and can be
 * asked for again, storage that the browser dropped and that is opened anew, and highlights through two texts, by keyboard and by touch.
 */
const limits: readonly (readonly [screen: RegExp, limit: number])[] = [
  [/^\/(login|signup|finish|forgot|reset|confirm|verify|correct|auth|goodbye)/, 132],
  [/^\/(all-results|practice-exams|payment)|^\/guest-(quiz|subject-quizzes)$|^\/(skill-drill|lesson)/, 144],
  // Authors meet the player itself.
  [/\/preview$/, 240],
  [/quiz|^\/guest/, 170],
  [/results/, 240],
  [/^\/exam\/|^\/intermission/, 242],
  [/^\/(progress|practice-exam|study-resources)/, 173],
  [/^\/flashcards/, 225],
  [/^\/lectures/, 199],
  [/^\/review/, 168],
  [/./, 189],
];
/** For what every screen starts with (the page, its styles, its font), kB gzipped. */
const baseLimit = { js: 108, css: 15, fonts: 50 };

const table = z.object({
  files: z.array(z.string()),
  screens: z.array(z.object({ path: z.string(), files: z.array(z.number()) })),
});

/** The table that the build has written into boot.js. */
function screensOf(boot: string): z.infer<typeof table> {
  const [files, screens] = ['files', 'screens'].map((name) => JSON.parse(new RegExp(`const ${name} = (.*);`).exec(boot)?.[1] ?? 'null'));
  return table.parse({ files, screens });
}

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}
const known = new Map<string, Size>();
function sizeOf(file: string): Size {
  // Fonts are compressed in themselves.
  const bytes = read(file);
  const size =
    known.get(file) ??
    (file.endsWith('.woff2') ? { gzip: bytes.length, brotli: bytes.length } : { gzip: gzipSync(bytes).length, brotli: read(`${file}.br`).length });
  known.set(file, size);
  return size;
}
const total = (files: readonly string[], ending: string, kind: keyof Size = 'gzip') =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file)[kind] / 1000, 0);

const complaints: string[] = [];
const limit = (what: string, kB: number, most: number) => {
  if (kB > most) complaints.push(`Too large: ${what}: ${kB.toFixed(1)} kB of at most ${most}`);
};

const { files, screens } = screensOf(read('boot.js').toString());
const { modules } = z.object({ modules: z.array(z.string()) }).parse(JSON.parse(read(modulesFile).toString()));
const inShell = [
  ...read('_shell.html')
    .toString()
    .matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
].map(([, file = '']) => file);
const base = [...inShell, ...modules.map((href) => href.slice(1))];
const boot = sizeOf('boot.js');
console.log(`every screen  ${total(base, '.js').toFixed(1)} kB of JavaScript gzipped (${total(base, '.js', 'brotli').toFixed(1)} brotli)`);
console.log(
  `              ${total(base, '.css').toFixed(1)} kB of styles, ${total(base, '.woff2').toFixed(1)} kB of fonts, boot.js ${(boot.gzip / 1000).toFixed(1)} kB\n`,
);
limit('what every screen starts with, JavaScript', total(base, '.js'), baseLimit.js);
limit('what every screen starts with, styles', total(base, '.css'), baseLimit.css);
limit('what every screen starts with, fonts', total(base, '.woff2'), baseLimit.fonts);

console.log(`${'screen'.padEnd(46)}${['JS gzip', 'brotli', 'limit', 'CSS', 'fonts', 'files'].map((title) => title.padStart(9)).join('')}`);
for (const screen of screens) {
  const name = screen.path.replace(/^\^|\/\?\$$/g, '').replace(/\(\?:\/\(\?<(\w+)>\[\^\/\]\+\)\)(\??)/g, '/:$1$2');
  const all = [...base, ...screen.files.map((index) => (files[index] ?? '').slice(1))];
  const most = limits.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
  const js = total(all, '.js');
  limit(name, js, most);
  const figures = [
    js.toFixed(1),
    total(all, '.js', 'brotli').toFixed(1),
    String(most),
    total(all, '.css').toFixed(1),
    total(all, '.woff2').toFixed(1),
    String(all.length),
  ];
  console.log(name.padEnd(46) + figures.map((figure) => figure.padStart(9)).join(''));
}
// Files that need each other run in an order that no module counts on.
const scripts = fs.readdirSync(path.join(folder, 'assets')).filter((file) => file.endsWith('.js'));
const importsOf = (file: string) =>
  [
    ...read(`assets/${file}`)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g),
  ].map(([, to = '']) => to);
const imports = new Map(scripts.map((file) => [file, importsOf(file)]));
function reached(file: string, seen = new Set<string>()): Set<string> {
  for (const next of imports.get(file) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      reached(next, seen);
    }
  return seen;
}
for (const file of scripts) if (reached(file).has(file)) complaints.push(`${file}: needs a file that needs it`);

// Public pages are complete as HTML: what else they do comes in one small script, which the one in the page asks for.
const pageLimit = 10;
for (const page of ['index.html', 'about/index.html', 'help/index.html', 'contact/index.html', 'privacy/index.html', 'calculator/index.html']) {
  const html = read(page).toString();
  const early = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const later = [...early.matchAll(/import\('\/([^']+)'\)/g)].map(([, file = '']) => file);
  if (later.length === 0) complaints.push(`${page}: asks for no script`);
  const own = later.flatMap((file) => [file, ...[...reached(path.basename(file))].map((next) => `assets/${next}`)]);
  limit(page, gzipSync(early).length / 1000 + total([...new Set(own)], '.js'), pageLimit);
}

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
