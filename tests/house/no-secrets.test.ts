/** No file of the project contains a credential: service keys, private keys, URLs with a password. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const skipped = new Set(['node_modules', '.git', 'dist', 'data', 'test-results', '.cache']);

const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'a live key of Stripe': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'a key of AWS': /\bAKIA[A-Z0-9]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  'a token of Slack': /\bxox[abpr]-[A-Za-z0-9-]{20,}/,
  'a key of Google': /\bAIza[A-Za-z0-9_-]{35}/,
  'an address with a password': /\b(?:postgres|postgresql|smtps?|mysql|redis):\/\/[^\s:/@'"`${}]+:(?!pass@|plain@)[^\s@'"`${}]{6,}@/,
};

function* filesIn(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else if (entry.isFile() && fs.statSync(file).size < 5_000_000) yield file;
  }
}

const found = (text: string) => Object.entries(secrets).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

test('no file of the project holds one', () => {
  const all = [...filesIn(root)].flatMap((file) => found(fs.readFileSync(file, 'utf8')).map((what) => `${path.relative(root, file)}: ${what}`));
  expect(all).toEqual([]);
});

test('one would be seen', () => {
  expect(found(['sk', 'live', 'a'.repeat(24)].join('_'))).toEqual(['a live key of Stripe']);
  expect(found(`postgres://ascent:${'verysecret'}@db.example.org/ascent`)).toEqual(['an address with a password']);
  expect(found(`-----BEGIN ${'PRIVATE'} KEY-----\n${'A'.repeat(64)}`)).toEqual(['a private key']);
});
