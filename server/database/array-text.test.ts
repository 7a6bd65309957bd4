import { expect, test } from 'vitest';
import { withArrayText } from './array-text.ts';

test('numbers, truth values and nulls are written as PostgreSQL reads them', () => {
  expect(withArrayText([1, -2.5, 1e21, 1e-7])).toBe('{1,-2.5,1e+21,1e-7}');
  expect(withArrayText([true, null, false])).toBe('{true,null,false}');
  expect(withArrayText([])).toBe('{}');
});

test('texts are in quotes, so that none is read as something else', () => {
  expect(withArrayText(['a,b', 'null', '', '{"x"}', 'end\\'])).toBe('{"a,b","null","","{\\"x\\"}","end\\\\"}');
});

test('LaTeX is written at once, too', () => expect(withArrayText(['\\frac{1}{2}', '\\\\n'])).toBe('{"\\\\frac{1}{2}","\\\\\\\\n"}'));

test.each([['a\nb'], ['\\\n'], ['a\tb'], ['\u0001'], ['\ud800']])('a text in which JSON escapes something else is left to the driver: %j', (text) => {
  expect(withArrayText([text])).toEqual([text]);
});

test.each([
  ['text'],
  [3],
  [null],
  [new Date(0)],
  [[new Date(0)]],
  [[['nested']]],
  [[Buffer.from('x')]],
  [[undefined]],
  [[Number.NaN]],
  [[Infinity]],
  [{ a: [1] }],
])('anything else stays: %j', (value) => expect(withArrayText(value)).toBe(value));
