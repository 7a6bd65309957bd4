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
