import { expect, test } from 'vitest';
import { pastedTable } from './paste-table.ts';

const empty = ['x1', 'y1'].map((head) => ({ head, cells: [] }));
const pasted = (text: string, column = 0, place = 0) => pastedTable(empty, text, column, place)?.map(({ head, cells }) => [head, ...cells]);

test.each([
  [
    'cells of a spreadsheet',
    '1\t2\n3\t4\n',
    [
      ['x1', '1', '3', ''],
      ['y1', '2', '4', ''],
    ],
  ],
  [
    'with a line of names',
    'year\tprice\r\n2000\t1.5\r\n2001\t−2',
    [
      ['x1', '2000', '2001', ''],
      ['y1', '1.5', '-2', ''],
    ],
  ],
  [
    'comma separated',
    '1,5\n2,7',
    [
      ['x1', '1', '2', ''],
      ['y1', '5', '7', ''],
    ],
  ],
  [
    'a column alone',
    '4\n5\n6',
    [
      ['x1', '4', '5', '6', ''],
      ['y1', '', '', ''],
    ],
  ],
  [
    'more columns than there are',
    '1 2 3\n4 5 6',
    [
      ['x1', '1', '4', ''],
      ['y1', '2', '5', ''],
      ['y2', '3', '6', ''],
    ],
  ],
])('%s', (_, text, expected) => expect(pasted(text)).toEqual(expected));
test('from a cell on', () =>
  expect(pasted('7\n8', 1, 1)).toEqual([
    ['x1', '', '', ''],
    ['y1', '', '7', '8', ''],
  ]));
test('a single value is pasted as text', () => expect(pasted('7')).toBeUndefined());
