/** What “Zoom to fit” has to show, and how much more it may show at most. */
import { expect, test } from 'vitest';
import { rowReader } from '../rows/row-reader.ts';
import type { Row } from '../rows/row.ts';
import { fitView } from './fit-view.ts';
import { findMarks } from './marks.ts';
import { summarize } from './summary.ts';
import { boundsOf } from './view.ts';

const size = { width: 560, height: 500 };
const rowOf = (text: string, index: number): Row => ({ id: String(index), text, hidden: false });
const data: Row = {
  id: 't',
  text: '',
  hidden: false,
  table: [
    { head: 'x1', cells: ['1', '2', '3', '4', '5'] },
    { head: 'y1', cells: ['2.1', '4', '6.2', '8', '10.1'] },
  ],
};
function fitted(rows: readonly Row[]) {
  const read = rowReader()(rows, 'radians');
  const view = fitView(read, size);
  if (!view) throw new Error('nothing is drawn');
  const bounds = boundsOf(view, size);
  return { ...bounds, words: summarize(read, findMarks(read, view, size), bounds).join('\n') };
}
type Box = readonly [left: number, right: number, bottom: number, top: number];
function expectBetween(rows: readonly Row[], [left, right, bottom, top]: Box, [farLeft, farRight, farBottom, farTop]: Box) {
  const { xMin, xMax, yMin, yMax } = fitted(rows);
  const told = `x from ${xMin} to ${xMax}, y from ${yMin} to ${yMax}`;
  expect([xMin < left, xMax > right, yMin < bottom, yMax > top], `${told}: all to be seen`).toEqual([true, true, true, true]);
  expect([xMin > farLeft, xMax < farRight, yMin > farBottom, yMax < farTop], `${told}: no more than needed`).toEqual([true, true, true, true]);
}

test.each<readonly [string, Box, Box]>([
  ['y=sin(x) ; y=0.5', [-6, 7, -1, 1], [-16, 16, -4, 4]],
  ['y=3sin(πx/12)+5', [-18, 18, 2, 8], [-80, 80, -6, 16]],
  ['y=e^x ; y=x+1', [-1, 0, 0, 1], [-8, 8, -8, 8]],
  ['y=2^x ; y=8', [0, 3, 1, 8], [-6, 8, -6, 16]],
  ['y=e^x', [-2, 2, 0, 5], [-10, 10, -10, 10]],
  ['x=y^2 ; y=x-2', [0, 4, -1, 2], [-6, 10, -8, 8]],
  ['x=-y^2+4 ; y=x', [-2.6, 4, -2.6, 2], [-10, 10, -10, 10]],
  ['y=(x+1)/(x-3)', [-1, 5, -3, 5], [-10, 14, -20, 20]],
  ['y=1/(x-2)', [1, 3, -1, 1], [-8, 12, -10, 10]],
  ['y=1/x', [-2, 2, -2, 2], [-10, 10, -10, 10]],
  ['y=1/(x-2)^2', [1, 3, 0, 1], [-8, 12, -10, 20]],
  ['y=tan(x)', [-3, 3, -1, 1], [-20, 20, -10, 10]],
  ['y=csc(x)', [-2, 2, -1, 1], [-20, 20, -10, 10]],
  ['y=(x+3)(x-2)(x-5)(x-12)', [-3, 12, -1000, 300], [-10, 20, -3000, 3000]],
  ['y=x^5-5x^3+4x', [-2, 2, -3.6, 3.6], [-6, 6, -10, 10]],
])('%s', (rows, least, most) => expectBetween(rows.split(' ; ').map(rowOf), least, most));

test.each(['y1~ax1^2+bx1+c', 'y1~mx1+b'])('data fill the window, whatever else %s has far away', (model) =>
  expectBetween([data, rowOf(model, 1)], [1, 5, 2.1, 10.1], [-2, 8, -4, 16]),
);

test('a line through a parabola on its side: both intersections are told', () =>
  expect(fitted(['x=y^2', 'y=x-2'].map(rowOf)).words).toContain('1 and 2 meet at (1, −1) and (4, 2)'));
