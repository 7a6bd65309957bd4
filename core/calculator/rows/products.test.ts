/** asin is the arcsine, but a·sin where the student has given a a value or looks for it in a regression, as on other calculators. */
import { expect, test } from 'vitest';
import { drawTree } from '../field/draw-tree.ts';
import { treeOf } from '../field/field-state.ts';
import { ownNames, tokensOf, wordNames } from './definitions.ts';
import { rowReader } from './row-reader.ts';
import type { Row } from './row.ts';

const rowsOf = (texts: readonly string[]) => texts.map((text, index): Row => ({ id: String(index), text, hidden: false }));
/** Of the last row at x = 1/2. */
function height(...texts: readonly string[]): number {
  const meaning = rowReader()(rowsOf(texts), 'radians').at(-1)?.meaning;
  if (meaning?.kind === 'error') throw new Error(meaning.message);
  const [curve] = meaning?.kind === 'drawing' ? meaning.curves : [];
  return curve?.kind === 'y' ? curve.f(0.5) : Number.NaN;
}

test.each([
  [['a=2', 'y=asin(x)'], 2 * Math.sin(0.5)],
  [['a=2', 'y=acos(x)+1'], 2 * Math.cos(0.5) + 1],
  [['A=3', 'B=2', 'C=0', 'D=1', 'y=Asin(Bx-C)+D'], 3 * Math.sin(1) + 1],
  [['a=2', 'f(x)=atan(x)', 'y=f(x)'], 2 * Math.tan(0.5)],
  [['a=2', 'y=asin^2(x)'], 2 * Math.sin(0.5) ** 2],
  [['y=asin(x)'], Math.asin(0.5)],
  [['y=Asin(x)'], Math.asin(0.5)],
  [['a=2', 'y=Asin(x)'], Math.asin(0.5)],
  [['a=2', 'y=arcsin(x)'], Math.asin(0.5)],
  [['a=2', 'y=sin^-1(x)'], Math.asin(0.5)],
  [['a=asin(1/2)', 'y=a'], Math.asin(0.5)],
] as const)('%s', (texts, expected) => expect(height(...texts)).toBeCloseTo(expected, 12));

test('as soon as the letter has a value, and no longer', () => {
  const read = rowReader();
  const at = (texts: readonly string[]) => {
    const [row] = read(rowsOf(texts), 'radians');
    const [curve] = row?.meaning.kind === 'drawing' ? row.meaning.curves : [];
    return curve?.kind === 'y' ? curve.f(0.5) : Number.NaN;
  };
  expect([at(['y=asin(x)', '']), at(['y=asin(x)', 'a=2']), at(['y=asin(x)', ''])]).toEqual([Math.asin(0.5), 2 * Math.sin(0.5), Math.asin(0.5)]);
});

test('a wave through monthly temperatures', () => {
  const cells = Array.from({ length: 12 }, (_, month) => month + 1);
  const table = [
    { head: 'x1', cells: cells.map(String) },
    { head: 'y1', cells: cells.map((month) => (20 + 9 * Math.sin(0.5 * month - 2)).toFixed(3)) },
  ];
  const data: Row = { id: 't', text: '', hidden: false, table };
  for (const model of ['y1~asin(bx1+c)+d', 'y1~Asin(Bx1+C)+D', 'y1~acos(bx1+c)+d']) {
    const [, row] = rowReader()([data, { id: 'f', text: model, hidden: false }], 'radians');
    const fit = row?.meaning.kind === 'drawing' ? row.meaning.fit : null;
    expect(fit?.parameters, model).toHaveLength(4);
    expect(fit?.rSquared, model).toBeGreaterThan(0.999);
  }
});

test('the field shows the same: a letter, then the function', () => {
  const shown = (texts: readonly string[], at: number) => {
    const rows = rowsOf(texts);
    const [row] = rows.slice(at);
    const names = row ? ownNames(tokensOf(row), new Set(wordNames(rows))) : new Set<string>();
    return drawTree(treeOf(texts[at] ?? '', names), names)
      .replace(/\\htmlData\{[^}]*\}/g, '')
      .match(/\\mathrm\{\w\}/g)
      ?.map((letter) => letter.slice(8, 9))
      .join('');
  };
  expect(shown(['y=asin(x)'], 0)).toBe('asin');
  expect(shown(['y=asin(x)/2', 'a=2'], 0)).toBe('sin');
  expect(shown(['y1~acos(bx1)'], 0)).toBe('cos');
  expect(shown(['a=asin(1/2)', 'y=asin(x)'], 0)).toBe('asin');
});
