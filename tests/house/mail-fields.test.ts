import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../server/integrations');

/** What a mail takes, from its name to its result. */
const signatures = /export (?:const|function) (\w+Mail)\b([^]*?)\): Mail\b/g;
const withoutFields = (text: string): string => {
  const inner = text.replaceAll(/\{[^{}]*\}/g, '');
  return inner === text ? text : withoutFields(inner);
};

/** A mail that greets somebody with their address, or links to their name, would have no other sign of it. */
test('no mail takes two texts that could change places', () => {
  const mails = fs
    .readdirSync(folder)
    .filter((name) => /mail(s|-templates)\.ts$/.test(name))
    .flatMap((name) => [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(signatures)]);
  expect(mails.length).toBeGreaterThan(20);
  const swappable = mails.filter(([, , taken = '']) => (withoutFields(taken).match(/: string\b/g)?.length ?? 0) > 1).map(([, mail]) => mail);
  expect(swappable).toEqual([]);
});
