/** A fault whose text is gone from the code plants nothing. The full run is slow and rare, so this checks every fault's text up front. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../seeded-faults/faults.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => (fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '');

test('the text of every planted fault occurs exactly once in its file', () => {
  const wrong = faults.flatMap(({ says, file, from }) => {
    const count = read(file).split(from).length - 1;
    return count === 1 ? [] : [`${says}: ${count} times in ${file}: ${from}`];
  });
  expect(wrong).toEqual([]);
});

test('a fault changes something', () => {
  expect(faults.filter(({ from, to }) => from === to).map(({ says }) => says)).toEqual([]);
});

/** Titles of `test.each` have the id of a call or the name of a row put in: what stands between those, or at the end, is in the file. */
function isTitled(text: string, name: string): boolean {
  const withoutIds = name
    .split(/\b\w*[a-z][A-Z]\w*\b|\b[A-Z_]{3,}\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 0);
  return withoutIds.every((part) => text.includes(part)) || text.includes(name.split(' ').slice(-3).join(' '));
}

test('the test that notices a fault exists', () => {
  const missing = faults.filter(({ test: { file, name } }) => !isTitled(read(file), name) || read(file) === '');
  expect(missing.map(({ says, test: { file, name } }) => `${says}: “${name}” in ${file}`)).toEqual([]);
});
