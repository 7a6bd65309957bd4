import { describe, expect, it } from 'vitest';
import { withCell } from './table-edits.ts';

describe('typing into a table', () => {
  const table = [
    { head: 'x', cells: ['1', ''] },
    { head: 'y', cells: ['2'] },
  ];
  it('changes one cell, also where a column was shorter', () => {
    expect(withCell(table, 1, 0, '7')).toEqual([table[0], { head: 'y', cells: ['7'] }]);
  });
  it('always leaves an empty line to go on in', () => {
    expect(withCell(table, 1, 1, '7').map(({ cells }) => cells)).toEqual([
      ['1', '', ''],
      ['2', '7', ''],
    ]);
    expect(withCell(table, 1, 1, '').map(({ cells }) => cells)).toEqual([
      ['1', ''],
      ['2', ''],
    ]);
  });
});
