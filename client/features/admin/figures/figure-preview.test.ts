import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
const declared = (css: string) => new Map([...css.matchAll(/(--color-[\w-]+): (light-dark\(.+\));/g)].map(([, name = '', value = '']) => [name, value]));

test('the previews have the colors of the themes', () => {
  const [here, tokens] = [declared(read('figure-preview.css')), declared(read('../../../styles/tokens.css'))];
  expect(here.size).toBe(7);
  for (const [name, value] of here) expect(value, name).toBe(tokens.get(name));
});

test('and every color that figures use', () => {
  const used = [...read('../../../ui/question/figure.tsx').matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name = '']) => name);
  expect([...declared(read('figure-preview.css')).keys()].toSorted()).toEqual([...new Set(used)].toSorted());
});
