/**
 * What a browser loads of JavaScript: the entry, the app shell around signed-in screens, and each screen on top,
 * gzipped. Ends with an error when the shell has grown beyond what it has been.
 *
 *   node scripts/build-client.ts && node bench/bundle.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = path.join(import.meta.dirname, '../dist/client');
/** Bytes, gzipped, of a signed-in screen's frame without the screen: what we aim at, and what it must never exceed again. */
const shellGoal = 130_000;
const shellLimit = 175_000;

const assets = new Map(
  fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, fs.readFileSync(path.join(folder, 'assets', name), 'utf8')]),
);
const sizes = new Map([...assets].map(([name, text]) => [name, gzipSync(text).length]));

/** The chunk and everything it needs before it runs. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, to = ''] of (assets.get(name) ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) closure(to, seen);
  return seen;
}

const bytes = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
const without = (names: Iterable<string>, loaded: ReadonlySet<string>) => [...names].filter((name) => !loaded.has(name));
const chunkOf = (source: string): string => {
  const name = [...assets.keys()].find((file) => file.startsWith(`${source}-`));
  if (name === undefined) throw new Error(`there is no chunk of ${source}: build the client first`);
  return name;
};

const entryName = /<script type="module"[^>]*src="\/assets\/([^"]+)"/.exec(fs.readFileSync(path.join(folder, '_shell.html'), 'utf8'))?.[1];
if (entryName === undefined) throw new Error('the shell names no entry');
const entry = closure(entryName);
const shell = new Set([...entry, ...closure(chunkOf('app-shell'))]);
const row = (name: string, size: number, note = '') => console.log(`${name.padEnd(34)}${(size / 1000).toFixed(1).padStart(8)} kB  ${note}`);

console.log('JavaScript, gzipped');
row('entry', bytes(entry));
row('app shell', bytes(shell), `goal ${shellGoal / 1000} kB, limit ${shellLimit / 1000} kB`);
for (const name of [...assets.keys()].filter((file) => /-screen-|practice-screens-/.test(file)).toSorted()) {
  const onEntry = bytes(without(closure(name), entry));
  row(name.replace(/-[\w-]{8}\.js$/, ''), bytes(without(closure(name), shell)), `in the shell; ${((bytes(entry) + onEntry) / 1000).toFixed(1)} kB alone`);
}
if (bytes(shell) > shellLimit) {
  console.error(`The app shell is above its limit of ${shellLimit / 1000} kB.`);
  process.exitCode = 1;
}
