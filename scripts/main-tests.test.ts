/** What `npm test` leaves out or picks exists: a file that was renamed would be left out, or run, unnoticed. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { mainBrowserTests, thoroughApiTests } from './main-tests.ts';

test('the tests that are named for `npm test` exist', () => {
  for (const file of [...thoroughApiTests.map((name) => `tests/api/${name}.test.ts`), ...mainBrowserTests.map((name) => `tests/browser/${name}.spec.ts`)])
    expect(fs.existsSync(file), file).toBe(true);
});
