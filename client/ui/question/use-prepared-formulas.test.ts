import { expect, test } from 'vitest';
import { formulasOf } from './use-prepared-formulas.ts';

test('formulas are found in the stem, the choices and a table, each without its delimiters', () => {
  const question = {
    id: 'q-1',
    stem: 'If \\( x + 1 = 2 \\), what is \\(x\\)?',
    choices: [{ id: 'A', text: '\\(\\frac{1}{2}\\)' }],
    stimulus: { kind: 'table', table: { head: ['\\(x\\)', 'none'], rows: [['1', '\\(y^2\\)']] } },
  };
  expect(formulasOf(question)).toEqual(['x + 1 = 2', 'x', '\\frac{1}{2}', 'x', 'y^2']);
});
