import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../server/integrations');

/** A mail that greets somebody with their address, or links to their name, would have no other sign of it. */
test('no mail takes two texts in a row that could change places', () => {
  const swappable = fs
    .readdirSync(folder)
    .filter((name) => /mail(s|-templates)\.ts$/.test(name))
    .flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/export (?:const|function) (\w+)[^{}]*?\(\s*\w+: string,\s*\w+: string/g)].map(
        ([, mail]) => mail,
      ),
    );
  expect(swappable).toEqual([]);
});
