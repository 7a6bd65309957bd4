/** Tells whether dist/client was built from the current sources. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const stampFile = path.join(root, 'dist/client/.built-from');
const scripts = ['build-client.ts', 'build-site.ts', 'site-pictures.ts', 'ahead-table.ts'];
const sources = ['client', 'core', 'contract', 'content', 'vite.config.ts', 'package.json', ...scripts.map((file) => `scripts/${file}`)];

function filesOf(source: string): string[] {
  const full = path.join(root, source);
  if (!fs.statSync(full).isDirectory()) return [full];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of everything the client is built from. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort()) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

export const isClientFresh = (): boolean => fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === sourceStamp();

export const writeStamp = (stamp: string): void => fs.writeFileSync(stampFile, stamp);
