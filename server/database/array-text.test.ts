import { expect, test } from 'vitest';
import { withArrayText } from './array-text.ts';

test('numbers, truth values and nulls are written as PostgreSQL reads them', () => {
  expect(withArrayText([1, -2.5, 1e21, 1e-7])).toBe('{1,-2.5,1e+21,1e-7}');
  expect(withArrayText([true, null, false])).toBe('{true,NULL,false}');
  expect(withArrayText([])).toBe('{}');
});

test.each([['text'], [3], [null], [new Date(0)], [[new Date(0)]], [[['nested']]], [[Buffer.from('x')]], [[undefined]], [{ a: [1] }]])(
  'anything else stays: %j',
  (value) => expect(withArrayText(value)).toBe(value),
);
