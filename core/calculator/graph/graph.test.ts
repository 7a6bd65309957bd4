import { describe, expect, test } from 'vitest';
import { exactForm, pointText } from '../language/format.ts';
import { rowReader } from '../rows/row-reader.ts';
import { contourPieces, regionPath } from './contour.ts';
import { linspace, findExtrema, findZeros, sampled } from './find-roots.ts';
import { fitView, isOutOfSight, onScreen } from './fit-view.ts';
import { findMarks } from './marks.ts';
import { nearest, pickLine, pickMark } from './pick.ts';
import { piecesOf } from './sample-curves.ts';
import { exactPointText, spokenExpression, summarize } from './summary.ts';
import { boundsOf, gridStep, initialView, multiples, pan, resized, squared, ticks, toPixels, toPlane, viewOf, zoom } from './view.ts';

const read = (...texts: readonly string[]) =>
  rowReader()(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    'radians',
  );
const square = { width: 500, height: 500 };
const home = initialView(square);
const marksOf = (...texts: readonly string[]) => findMarks(read(...texts), home, square).map(({ kind, at }) => `${kind} ${pointText(at)}`);
const intersections = (...texts: readonly string[]) =>
  marksOf(...texts)
    .flatMap((mark) => (mark.startsWith('intersection') ? [mark.slice(13)] : []))
    .sort();
const curveOf = (text: string) => {
  const [row] = read(text);
  const [curve] = row?.meaning.kind === 'drawing' ? row.meaning.curves : [];
  if (!curve) throw new Error(`${text} draws nothing`);
  return curve;
};

describe('marks', () => {
  test('a parabola', () => expect(marksOf('y=x^2-4')).toEqual(['zero (−2, 0)', 'zero (2, 0)', 'minimum (0, −4)', 'intercept (0, −4)']));
  test('a zero that is only touched', () => expect(marksOf('y=(x-3)^2')).toContain('zero (3, 0)'));
  test('a zero at the end of a domain', () => expect(marksOf('y=√(x-2)')).toContain('zero (2, 0)'));
  test('poles are neither zeros nor extrema', () => expect(marksOf('y=1/(x-1)')).toEqual(['intercept (0, −1)']));
  test('nor are steps', () => expect(marksOf('y=floor(x)').filter((mark) => !mark.startsWith('intercept'))).toEqual([]));
  test('tan has its zeros only', () => expect(marksOf('y=tan(x)').filter((mark) => mark.startsWith('m'))).toEqual([]));
  test('an absolute value turns at its corner', () => expect(marksOf('y=|x-2|+1')).toContain('minimum (2, 1)'));
  test.each([
    [['2x+3y=12', 'x-y=1'], ['(3, 2)']],
    [
      ['x^2+y^2=25', 'y=x+1'],
      ['(3, 4)', '(−4, −3)'],
    ],
    [['y=x^2', 'y=2x-1'], ['(1, 1)']],
    [
      ['x=3', 'x^2+y^2=25'],
      ['(3, 4)', '(3, −4)'],
    ],
    [
      ['x=y^2', 'x+y=6'],
      ['(4, 2)', '(9, −3)'],
    ],
    [['x=3', 'y=-2'], ['(3, −2)']],
    [['x=1', 'x=2'], []],
    [['y=x+1', '2y=2x+2'], []],
    [['y=2x+1', 'y=2x-1'], []],
    [
      ['x^2+y^2=25', '(x-3)^2+(y-1)^2=9'],
      ['(3, 4)', '(4.8, −1.4)'],
    ],
    [['x^2+y^2=25', '(x-6)^2+y^2=1'], ['(5, 0)']],
    [['x^2+y^2=4', '(x-9)^2+y^2=4'], []],
    [
      ['x^2+y^2=1', 'r=1+cos(θ)'],
      ['(0, 1)', '(0, −1)'],
    ],
    [
      ['r=2sin(θ)', 'y=1'],
      ['(1, 1)', '(−1, 1)'],
    ],
    [
      ['x^2/9+y^2/4=1', 'x^2-y^2=1'],
      ['(1.86052, 1.56893)', '(1.86052, −1.56893)', '(−1.86052, 1.56893)', '(−1.86052, −1.56893)'],
    ],
    [
      ['xy=6', 'x+y=5'],
      ['(2, 3)', '(3, 2)'],
    ],
    [['(t,t){-5<t<5}', '(t,-t+2){-5<t<5}'], ['(1, 1)']],
  ] as const)('%s meet at %s', (texts, expected) => expect(intersections(...texts)).toEqual([...expected].sort()));
  test('exact where exact is known', () => {
    const forms = (text: string, kind: string) =>
      findMarks(read(text), home, square).flatMap((mark) => (mark.kind === kind ? [mark.at.map((value) => exactForm(value) ?? value)] : []));
    expect(forms('y=x^2-2', 'zero')).toEqual([
      ['−√2', 0],
      ['√2', 0],
    ]);
    expect(forms('y=3x^2-5x+1', 'minimum')).toEqual([['5/6', '−13/12']]);
    expect(forms('y=x^2-x-1', 'zero')).toEqual([
      ['(1 − √5)/2', 0],
      ['(1 + √5)/2', 0],
    ]);
    expect(exactPointText([Math.SQRT2, 0.25])).toBe('(√2, 1/4) ≈ (1.41421, 0.25)');
    expect(exactPointText([0.5, -3])).toBe('(0.5, −3)');
  });
  test('numeric search', () => {
    expect(findZeros(sampled((x) => x ** 3 - 2, linspace(-10, 10)))[0]).toBeCloseTo(Math.cbrt(2), 12);
    expect(findExtrema(sampled(() => 3, linspace(-1, 1, 10)))).toEqual([]);
    expect(findExtrema(sampled((x) => x ** 3 - 2 * x, linspace(-10, 10))).map(({ x }) => Math.abs(x))).toEqual([
      expect.closeTo(Math.sqrt(2 / 3), 11),
      expect.closeTo(Math.sqrt(2 / 3), 11),
    ]);
  });
});

test('a summary in words', () => {
  const rows = read('y=x^2−4', 'y<=x');
  expect(summarize(rows, findMarks(rows, home, square), boundsOf(home, square))).toEqual([
    '1: y = x squared − 4: zeros at x = −2 and 2; y-intercept (0, −4); minimum (0, −4).',
    '2: y ≤ x, shaded region, border included: zero at x = 0; y-intercept (0, 0).',
    '1 and 2 meet at (−1.56155, −1.56155) and (2.56155, 2.56155).',
    'Window: x from −10 to 10, y from −10 to 10.',
  ]);
});
test('an expression is said', () => expect(spokenExpression('y<=2|x|')).toBe('y ≤ 2 absolute value of x'));

describe('view', () => {
  const size = { width: 400, height: 300 };
  const view = initialView(size);
  test('shows −10 to 10 across at one scale', () => expect(boundsOf(view, size)).toEqual({ xMin: -10, xMax: 10, yMin: -7.5, yMax: 7.5 }));
  test('pixels and back', () => expect(toPlane(view, size, toPixels(view, size, [3, -2]))).toEqual([3, -2]));
  test('zoom keeps the fixed point', () => expect(toPlane(zoom(view, 0.5, size, [50, 60]), size, [50, 60])).toEqual(toPlane(view, size, [50, 60])));
  test('pan follows the pointer', () => expect(toPixels(pan(view, 20, 10), size, [0, 0])).toEqual([220, 160]));
  test('bounds make a view', () => expect(viewOf({ xMin: 0, xMax: 10, yMin: 0, yMax: 1_000 }, size)).toMatchObject({ x: 5, perPixelY: 10 / 3 }));
  test('bounds without sense make none', () => expect(viewOf({ xMin: 1, xMax: 1, yMin: 0, yMax: 1 }, size)).toBeNull());
  test('grid lines', () => {
    expect(gridStep(20 / 400)).toBe(5);
    expect(multiples(5, -10, 10)).toEqual([-10, -5, 0, 5, 10]);
  });
  test('square makes a circle round', () => {
    const wide = viewOf({ xMin: -10, xMax: 10, yMin: -1, yMax: 1 }, size);
    expect(wide && squared(wide)).toMatchObject({ perPixelX: 0.05, perPixelY: 0.05 });
  });
  test('on a board of another size, what was in sight stays in sight, a circle stays round, and the way back changes nothing', () => {
    const narrow = { width: 200, height: 500 };
    const there = resized(view, size, narrow);
    expect(boundsOf(there, narrow)).toEqual({ xMin: -10, xMax: 10, yMin: -25, yMax: 25 });
    expect(resized(there, narrow, { width: 400, height: 1000 })).toEqual(view);
    expect(boundsOf(resized(view, size, { width: 800, height: 300 }), { width: 800, height: 300 })).toEqual({ xMin: -20, xMax: 20, yMin: -7.5, yMax: 7.5 });
  });
  test('logarithmic axes: each decade as long as the other', () => {
    const log = viewOf({ xMin: 1, xMax: 10_000, yMin: 0, yMax: 8 }, size, { logX: true });
    if (!log) throw new Error('no view');
    expect([1, 10, 100].map((x) => Math.round(toPixels(log, size, [x, 0])[0]))).toEqual([0, 100, 200]);
    expect(ticks(log.perPixelX, 1, 10_000, true, 64).major).toEqual([1, 10, 100, 1_000, 10_000]);
    expect(viewOf({ xMin: -1, xMax: 10, yMin: 0, yMax: 8 }, size, { logX: true })).toBeNull();
  });
});

describe('lines', () => {
  const size = { width: 400, height: 400 };
  const view = initialView(size);
  const pieces = (text: string) => piecesOf(curveOf(text), view, size);
  test.each([
    ['y=x', 1],
    ['y=900x', 1],
    ['y=1/x', 2],
    ['y=tan(x)', 7],
    ['y=sin(20x)', 1],
    ['y=√x', 1],
    ['y=x^(1/3)', 1],
    ['y={x<2: x, 5}', 2],
    ['y=floor(x){0<x<3.5}', 4],
    ['x=3', 1],
    ['x=y^2', 1],
    ['x^2+y^2=25.3', 1],
    ['x^2-y^2=4.3', 2],
    ['r=2sin(θ)', 1],
  ])('%s is drawn in %s pieces', (text, count) => expect(pieces(text).filter((piece) => piece.some((place) => onScreen(place, size)))).toHaveLength(count));
  test('a root begins where it has values', () => expect(pieces('y=√x')[0]?.[0]).toEqual([expect.closeTo(200, 3), expect.closeTo(200, 1)]));
  test('a circle is closed', () => {
    const [circle] = contourPieces((x, y) => x * x + y * y - 25.3, view, size);
    expect(circle?.length).toBeGreaterThan(100);
    expect(circle?.[0]).toEqual(circle?.at(-1));
  });
  test('every point of a line lies on its curve', () => {
    for (const [px, py] of pieces('x^2+y^2=25.3').flat()) {
      const [x, y] = toPlane(view, size, [px, py]);
      expect(Math.abs(Math.hypot(x, y) - Math.sqrt(25.3))).toBeLessThan(0.02);
    }
  });
  test('half a plane is shaded', () => expect(regionPath((_, y) => -y, view, size)).toContain('H'));
});

describe('what the pointer is on', () => {
  const rows = read('y=x^2-4', 'x^2+y^2=9');
  const marks = findMarks(rows, home, square);
  const drawn = rows.map(({ number }) => ({ row: number, pieces: piecesOf(curveOf(number === 1 ? 'y=x^2-4' : 'x^2+y^2=9'), home, square) }));
  test('a mark near it', () => expect(pickMark(marks, home, square, toPixels(home, square, [2.05, 0.05]), 10)?.at).toEqual([2, 0]));
  test('a line near it, also of a circle', () => {
    expect(pickLine(rows, drawn, home, square, toPixels(home, square, [0, 3.05]), 10)).toMatchObject({ row: 2 });
    expect(pickLine(rows, drawn, home, square, toPixels(home, square, [1, 1]), 10)).toBeNull();
    expect(nearest(drawn, toPixels(home, square, [3, 5]))?.away).toBeLessThan(2);
  });
});

describe('zoom to fit', () => {
  const inView = (...texts: readonly string[]) => {
    const view = fitView(read(...texts), square);
    if (!view) throw new Error('nothing is drawn');
    return boundsOf(view, square);
  };
  test('a far vertex', () => {
    const { xMin, xMax, yMin, yMax } = inView('y=-5(x-40)^2+8000');
    expect([xMin < 0, xMax > 80, yMin < 0, yMax > 8_000]).toEqual([true, true, true, true]);
  });
  test('a far intersection', () => {
    const { xMax, yMax } = inView('y=50+3x', 'y=200+x');
    expect([xMax > 75, yMax > 275]).toEqual([true, true]);
  });
  test('points', () => expect(inView('(1990, 12), (2020, 80)')).toMatchObject({ xMin: expect.closeTo(1_986.4, 5), xMax: expect.closeTo(2_023.6, 5) }));
  test('nothing drawn has no window', () => expect(fitView(read('2+2'), square)).toBeNull());
  test('is offered where nothing is in view', () => {
    const lost = (text: string) =>
      isOutOfSight(read(text), home, square, (curve) => piecesOf(curve, home, square).some((piece) => piece.some((place) => onScreen(place, square))));
    expect([lost('y=x^2+50'), lost('y=x'), lost('(100,2)'), lost('2+2')]).toEqual([true, false, true, false]);
  });
});
