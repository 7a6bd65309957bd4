/** The privacy page says of every table with a person's data what it is for: a new one needs its sentence in client/site/stored-data.ts. */
import { expect, test } from 'vitest';
import { storedAboutYou } from '#client/site/stored-data.ts';
import { userData } from '#server/user-data/registry.ts';

test('every table by user stands behind a sentence of the privacy page, and every sentence has its tables', () => {
  const said = storedAboutYou.flatMap(({ tables }) => tables);
  const stored = userData.flatMap(({ tables }) => tables.map(({ table }) => table));
  expect(said.filter((table, index) => said.indexOf(table) !== index)).toEqual([]);
  expect(said.toSorted()).toEqual(stored.toSorted());
});
