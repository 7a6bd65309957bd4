import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const shown = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => marks[kind] + text);

test('lines that stay are not shown as changed', () => {
  expect(shown('## Why\n\nSleep helps.\n\nEnd', '## Why\n\nSleep helps a lot.\n\nNew\n\nEnd')).toEqual([
    ' ## Why',
    ' ',
    '-Sleep helps.',
    '+Sleep helps a lot.',
    ' ',
    '+New',
    '+',
    ' End',
  ]);
  expect(shown('same', 'same')).toEqual([' same']);
});

test('both texts can be read from it', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const without = (kind: string) =>
        lineDiff(before, after)
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
