import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
const declared = (css: string) => new Map([...css.matchAll(/(--color-[\w-]+): (light-dark\(.+\));/g)].map(([, name = '', value = '']) => [name, value]));

test('the previews have the colors of the themes', () => {
  const [here, tokens] = [declared(read('figure-preview.css')), declared(read('../../../styles/tokens.css'))];
  expect(here.size).toBe(9);
  for (const [name, value] of here) expect(value, name).toBe(tokens.get(name));
});

test('and every color that figures and tables use', () => {
  const [figure, table] = [read('../../../ui/question/figure.tsx'), read('../../../ui/question/data-table.tsx')];
  const used = [...figure.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name = '']) => name);
  const classes = [...table.matchAll(/\b(?:bg|text|border)-(paper|raised|sunken|ink|muted|line-strong|line)\b/g)].map(([, name = '']) => `--color-${name}`);
  expect(classes.length).toBeGreaterThan(0);
  expect([...declared(read('figure-preview.css')).keys()]).toEqual(expect.arrayContaining([...used, ...classes]));
});
