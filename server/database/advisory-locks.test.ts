import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { advisoryLocks } from './advisory-locks.ts';

const numbers = Object.values(advisoryLocks);

it('no number stands for two locks', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('every numbered lock is one of them', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.includes('advisory-locks'));
  const locking = files
    .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }))
    .filter(({ text }) => /advisory(?:_xact)?_lock\(\$1\)/.test(text));
  expect(locking.length).toBe(numbers.length);
  for (const { name, text } of locking) expect(text, name).toContain('advisoryLocks.');
});
