/** docs/security.md covers every item, and the tests and faults it names exist. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from '../seeded-faults/faults.ts';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const items = range(1, 80);

const rows = fs
  .readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, item, , tests = '', planted = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(item ?? '') ? [{ item: Number(item), tests, planted }] : [];
  });

test('every item has its row', () => expect(rows.map(({ item }) => item)).toEqual(items));

test.each(rows)('item $item: its tests and faults are there', ({ item, tests, planted }) => {
  const named = [...tests.matchAll(/`([^`]+)` › (.*?)(?=<br>|$)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, file = '', name = ''] of named) expect(fs.readFileSync(file, 'utf8').includes(name), `${file} › ${name}`).toBe(true);
  const own = faults.filter((fault) => fault.items.split(' ').includes(String(item))).map(({ says }) => says);
  // Where no fault can be planted, the page says why.
  const listed = planted.split('; ').filter((text) => text !== '–' && !/^and \d+ more$/.test(text));
  for (const says of listed) expect(own).toContain(says);
  expect(listed.length + Number(/ and (\d+) more$/.exec(planted)?.[1] ?? 0)).toBe(own.length);
});
