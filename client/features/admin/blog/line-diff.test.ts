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
    '+',
    '+New',
    ' ',
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

test('of long texts with little in common everything between what they share is replaced', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, line) => `${word} ${line}`).join('\n');
  const lines = shown(`Title\n${long('old')}\nEnd`, `Title\n${long('new')}\nEnd`);
  expect([lines[0], lines[1], lines[20_001], lines.at(-1)]).toEqual([' Title', '-old 0', '+new 0', ' End']);
  expect(shown(`${long('same')}\nold\n${long('more')}`, `${long('same')}\nnew\n${long('more')}`).filter((line) => !line.startsWith(' '))).toEqual([
    '-old',
    '+new',
  ]);
});
