import { describe, expect, test } from 'vitest';
import { curvePath } from './curve-path.ts';
import { contourPath, regionPath } from './field-path.ts';
import { findTurns, findZeros } from './find-roots.ts';
import { findMarks } from './marks.ts';
import { readRows } from './read-rows.ts';
import { pointText, spokenExpression, summarize } from './summary.ts';
import { boundsOf, gridStep, initialView, multiples, pan, toPixels, toPlane, viewOf, zoom } from './view.ts';

const read = (...texts: readonly string[]) =>
  readRows(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    'radians',
  );
const window = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const marksOf = (...texts: readonly string[]) => findMarks(read(...texts), window).map(({ kind, at }) => `${kind} ${pointText(at)}`);
const meaning = (...texts: readonly string[]) => read(...texts)[0]?.meaning;
const fault = (...texts: readonly string[]) => {
  const found = meaning(...texts);
  return found?.kind === 'fault' ? found.message : `no fault: ${found?.kind}`;
};

describe('rows', () => {
  test('an expression of x is a curve', () => expect(meaning('x^2')).toMatchObject({ kind: 'relation', relation: '=', onlyX: false }));
  test.each([
    ['y=2x+1', 3, 7],
    ['2x+3y=6', 3, 0],
    ['y−1=3(x−2)', 2, 1],
    ['x/2 + y/3 = 1', 2, 0],
    ['f(x)=x^2', 3, 9],
    ['y=|x-2|', -1, 3],
    ['3 = y', 5, 3],
  ])('%s at x = %s is %s', (text, x, y) => {
    const found = meaning(text);
    expect(found?.kind === 'relation' ? found.explicit?.(x) : null).toBeCloseTo(y, 10);
  });
  test('a circle is no function', () => expect(meaning('x^2+y^2=25')).toMatchObject({ explicit: null, onlyX: false }));
  test('a vertical line has no y', () => expect(meaning('x=3')).toMatchObject({ explicit: null, onlyX: true }));
  test('letters are parameters, in whatever order', () =>
    expect(read('y=a x', 'a=2b', 'b=3').map(({ meaning: found }) => found)).toMatchObject([
      { kind: 'relation' },
      { kind: 'parameter', name: 'a', value: 6, slider: false },
      { kind: 'parameter', name: 'b', value: 3, slider: true },
    ]));
  test('unknown letters are named', () => expect(meaning('y=mx+b')).toMatchObject({ kind: 'fault', missing: ['m', 'b'] }));
  test('functions use each other', () => {
    const found = meaning('y=g(g(x))+1', 'g(t)=f(t)^2', 'f(x)=x+1');
    expect(found?.kind === 'relation' ? found.explicit?.(1) : null).toBe(26);
  });
  test('f(3) is a value', () => expect(meaning('f(3)', 'f(x)=x^2+k', 'k=1')).toEqual({ kind: 'value', value: 10 }));
  test('points', () =>
    expect(meaning('(1, 2), (a, -4/2)', 'a=5')).toEqual({
      kind: 'points',
      points: [
        [1, 2],
        [5, -2],
      ],
    }));
  test.each([
    ['f(x)=f(x)+1', /itself/],
    ['y=2x=3', /one comparison/],
    ['(1,2,3)', /two coordinates/],
    ['3=4', /no x or y/],
    ['x+y', /equation/],
    ['y=2+', /not finished/],
    ['a=a+1', /no value/],
    ['a=x', /y = …/],
  ])('%s is refused in words', (text, expected) => expect(fault(text)).toMatch(expected));
  test('a faulty row leaves the others alone', () => expect(read('y=+', 'y=x').map(({ meaning: { kind } }) => kind)).toEqual(['fault', 'relation']));
});

describe('marks', () => {
  test('a parabola', () => expect(marksOf('y=x^2-4')).toEqual(['zero (−2, 0)', 'zero (2, 0)', 'minimum (0, −4)', 'intercept (0, −4)']));
  test('a zero that is only touched', () => expect(marksOf('y=(x-3)^2')).toContain('zero (3, 0)'));
  test('poles are neither zeros nor turning points', () => expect(marksOf('y=1/(x-1)')).toEqual(['intercept (0, −1)']));
  test('tan has its zeros only', () => expect(marksOf('y=tan(x)').filter((mark) => mark.startsWith('m'))).toEqual([]));
  test('a system in standard form', () => expect(marksOf('2x+3y=12', 'x-y=1')).toContain('intersection (3, 2)'));
  test('a line and a circle', () =>
    expect(marksOf('x^2+y^2=25', 'y=x+1').filter((mark) => mark.startsWith('inter'))).toEqual(
      expect.arrayContaining(['intersection (−4, −3)', 'intersection (3, 4)']),
    ));
  test('a tangent', () => expect(marksOf('y=x^2', 'y=2x-1')).toContain('intersection (1, 1)'));
  test('a vertical line and a circle', () =>
    expect(marksOf('x=3', 'x^2+y^2=25').filter((mark) => mark.startsWith('intersection'))).toEqual(['intersection (3, −4)', 'intersection (3, 4)']));
  test('the same line twice meets nowhere in particular', () =>
    expect(marksOf('y=x+1', '2y=2x+2').filter((mark) => mark.startsWith('intersection'))).toEqual([]));
  test('an absolute value turns at its corner', () => expect(marksOf('y=|x-2|+1')).toContain('minimum (2, 1)'));
  test('numeric search', () => {
    expect(findZeros((x) => x ** 3 - 2, { from: -10, to: 10, samples: 400 })[0]).toBeCloseTo(Math.cbrt(2), 5);
    expect(findTurns(() => 3, { from: -1, to: 1, samples: 10 })).toEqual([]);
  });
});

test('a summary in words', () =>
  expect(summarize(read('y=x^2−4'), findMarks(read('y=x^2−4'), window), window)).toEqual([
    '1: y = x squared − 4: zeros at x = −2 and 2; y-intercept (0, −4); minimum (0, −4).',
    'Window: x from −10 to 10, y from −10 to 10.',
  ]));
test('an expression is said', () => expect(spokenExpression('y<=2|x|')).toBe('y ≤ 2 absolute value of x'));

describe('view', () => {
  const size = { width: 400, height: 300 };
  const view = initialView(size);
  test('shows −10 to 10 across at one scale', () => expect(boundsOf(view, size)).toEqual({ xMin: -10, xMax: 10, yMin: -7.5, yMax: 7.5 }));
  test('pixels and back', () => expect(toPlane(view, size, toPixels(view, size, [3, -2]))).toEqual([3, -2]));
  test('zoom keeps the fixed point', () => expect(toPixels(zoom(view, 0.5, [3, 2]), size, [3, 2])).toEqual(toPixels(view, size, [3, 2])));
  test('pan follows the pointer', () => expect(toPixels(pan(view, 20, 10), size, [0, 0])).toEqual([220, 160]));
  test('bounds make a view', () => expect(viewOf({ xMin: 0, xMax: 10, yMin: 0, yMax: 1_000 }, size)).toMatchObject({ x: 5, perPixelY: 10 / 3 }));
  test('bounds without sense make none', () => expect(viewOf({ xMin: 1, xMax: 1, yMin: 0, yMax: 1 }, size)).toBeNull());
  test('grid lines', () => {
    expect(gridStep(20 / 400)).toBe(5);
    expect(multiples(5, -10, 10)).toEqual([-10, -5, 0, 5, 10]);
  });
});

describe('paths', () => {
  const size = { width: 400, height: 400 };
  const view = initialView(size);
  const pieces = (path: string) => path.split('M').length - 1;
  test('a line is one piece', () => expect(pieces(curvePath((x) => x, view, size))).toBe(1));
  test('a steep line too', () => expect(pieces(curvePath((x) => 900 * x, view, size))).toBe(1));
  test('a pole breaks the curve', () => expect(pieces(curvePath((x) => 1 / x, view, size))).toBe(2));
  test('a root begins where it has values', () => expect(curvePath(Math.sqrt, view, size)).toMatch(/^M200\.0 200\.0L/));
  test('a circle is one closed contour', () => {
    const path = contourPath((x, y) => x * x + y * y - 25.3, view, size);
    expect(pieces(path)).toBe(1);
    expect(path.length).toBeGreaterThan(500);
    expect(path.slice(1, path.indexOf('L'))).toBe(path.slice(path.lastIndexOf('L') + 1));
  });
  test('a hyperbola has two branches', () => expect(pieces(contourPath((x, y) => x * x - y * y - 4.3, view, size))).toBe(2));
  test('half a plane is shaded', () => expect(regionPath((_, y) => y, -1, view, size)).toContain('H'));
});
