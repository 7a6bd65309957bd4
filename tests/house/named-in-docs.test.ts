/** What the instructions for contributors name exists: a hook that was renamed would send everybody looking for it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const documents = ['AGENTS.md', ...fs.readdirSync(path.join(root, 'docs/recipes')).map((name) => `docs/recipes/${name}`)];
const folders = ['bench', 'client', 'content', 'contract', 'core', 'scripts', 'server', 'tests'];

/** Names that only code has: with a capital or an underscore inside. Of `thing.part` and `thing(…)`, each name. */
const identifier = /\b(?:[a-z]+[a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[a-z0-9]+_[a-z0-9_]+)\b/g;
const codeSpans = /`([^`\n]+)`/g;

const namedIn = (file: string): string[] =>
  Array.from(fs.readFileSync(path.join(root, file), 'utf8').matchAll(codeSpans), ([, span = '']) => span).flatMap((span) => span.match(identifier) ?? []);

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (/\.(?:tsx?|mjs|sql)$/.test(entry.name) && file !== import.meta.filename) yield file;
  }
}

/** An option of the compiler, and what stands for any name. */
const elsewhere = new Set(['erasableSyntaxOnly', 'getThing']);

test('every identifier in AGENTS.md and the recipes occurs in the sources', () => {
  const named = documents.flatMap((document) => namedIn(document).map((name) => [name, document] as const)).filter(([name]) => !elsewhere.has(name));
  expect(named.length).toBeGreaterThan(50);
  const missing = new Map(named);
  for (const folder of folders)
    for (const file of sourceFiles(path.join(root, folder)))
      for (const [name] of fs.readFileSync(file, 'utf8').matchAll(/[A-Za-z0-9_]+/g)) missing.delete(name);
  expect([...missing]).toEqual([]);
});
