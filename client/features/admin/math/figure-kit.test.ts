import fs from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => fs.readFileSync(new URL(path, import.meta.url), 'utf8');

test('the figure kit shows the colors of the design tokens', () => {
  const tokens = read('../../../styles/tokens.css');
  const [, light = '', dark = ''] = read('./figure-kit.css').split(/^[^{}]*\{/m);
  const valuesIn = (css: string) => [...css.matchAll(/(--color-[\w-]+): ([^;]+);/g)].map(([, name, value]) => ({ name, value }));
  for (const [index, css] of [light, dark].entries())
    for (const { name, value } of valuesIn(css)) expect(tokens.match(new RegExp(`${name}: light-dark\\((.+?\\)), (.+)\\);`))?.[index + 1], name).toBe(value);
  expect(valuesIn(light).length).toBeGreaterThan(5);
});
