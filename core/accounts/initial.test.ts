import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Maya Chen', 'M'],
  ['  éva', 'É'],
  ['🦊 Maya', 'M'],
  ['👩‍👩‍👧‍👦', 'S'],
  ['', 'S'],
  ['“Ben”', 'B'],
  ['𝒜da', '𝒜'],
  ['e\u0301va', 'E\u0301'],
  ['李伟', '李'],
  ['ñandú', 'Ñ'],
  ['7 of 9', '7'],
])('%s', (name, initial) => {
  expect(initialOf(name, 'student@example.org')).toBe(initial);
});
