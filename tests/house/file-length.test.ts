/** A file is about one subject: none is longer than 300 lines. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['bench', 'client', 'content', 'contract', 'core', 'scripts', 'server', 'tests'];
const most = 300;

test('no source file has more than 300 lines', () => {
  const tooLong = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|css|mjs)$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').length > most),
  );
  expect(tooLong).toEqual([]);
});
