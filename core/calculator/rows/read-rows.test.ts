import { describe, expect, test } from 'vitest';
import { rowReader } from './row-reader.ts';
import type { Drawing, Row } from './row.ts';

const read = (...texts: readonly string[]) =>
  rowReader()(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    'radians',
  );
const meaning = (...texts: readonly string[]) => read(...texts)[0]?.meaning;
const error = (...texts: readonly string[]) => {
  const found = meaning(...texts);
  return found?.kind === 'error' ? found.message : `no error: ${found?.kind}`;
};
const drawing = (...texts: readonly string[]): Drawing => {
  const found = meaning(...texts);
  if (found?.kind !== 'drawing') throw new Error(`${texts[0]} is ${found?.kind}: ${found?.kind === 'error' ? found.message : ''}`);
  return found;
};
const curve = (...texts: readonly string[]) => {
  const [only] = drawing(...texts).curves;
  if (!only) throw new Error(`${texts[0]} draws nothing`);
  return only;
};
const height = (x: number, ...texts: readonly string[]) => {
  const found = curve(...texts);
  return found.kind === 'y' ? found.f(x) : Number.NaN;
};
const number = (...texts: readonly string[]) => {
  const found = meaning(...texts);
  return found?.kind === 'value' && found.result.type === 'number' ? found.result.value : Number.NaN;
};

describe('curves', () => {
  test.each([
    ['x^2', 3, 9],
    ['y=2x+1', 3, 7],
    ['2x+3y=6', 3, 0],
    ['y−1=3(x−2)', 2, 1],
    ['x/2 + y/3 = 1', 2, 0],
    ['f(x)=x^2', 3, 9],
    ['y=|x-2|', -1, 3],
    ['3 = y', 5, 3],
    ['y={x<2: x^2, 3x}', 1, 1],
    ['y={x<2: x^2, 3x}', 5, 15],
    ['y=x^2{0<x<3}', 2, 4],
    ['y=x^2 {x>0} {x<3}', 2, 4],
    ['y=mean([1,2,x])', 6, 3],
    ['y=\\frac{x}{2}+1', 4, 3],
  ])('%s at x = %s is %s', (text, x, y) => expect(height(x, text)).toBeCloseTo(y, 10));
  test('outside its domain a curve has no value', () => expect(height(4, 'y=x^2{0<x<3}')).toBeNaN());
  test('a circle is no function', () => expect(curve('x^2+y^2=25').kind).toBe('implicit'));
  test('a vertical line and a sideways parabola are functions of y', () => {
    const [line, parabola] = [curve('x=3'), curve('x=y^2')];
    expect([line.kind, parabola.kind, parabola.kind === 'x' && parabola.f(3)]).toEqual(['x', 'x', 9]);
  });
  test('a list draws a family', () => expect(drawing('y=[1,2,3]x').curves).toHaveLength(3));
  test.each([
    ['y<2x', true],
    ['y>x^2', true],
    ['y≤2x', false],
    ['y>=x^2', false],
    ['x^2+y^2=4', false],
    ['x^2+y^2<=4', false],
    ['x^2+y^2<4', true],
  ])('the border of %s is dashed: %s', (text, strict) => expect(curve(text).strict).toBe(strict));
  test('a chain has two borders of their own kind, and a region between', () => {
    const found = drawing('1<y≤3');
    expect(found.curves.map(({ strict }) => strict)).toEqual([true, false]);
    expect([found.region?.(0, 2), found.region?.(0, 4), found.region?.(0, 0)].map((side) => Math.sign(side ?? 0))).toEqual([1, -1, -1]);
  });
  test('polar, closed after one turn', () => {
    const found = curve('r=2sin(θ)');
    if (found.kind !== 'parametric') throw new Error(found.kind);
    expect([found.from, found.to]).toEqual([0, 2 * Math.PI]);
    expect(found.at(Math.PI / 2)[1]).toBeCloseTo(2, 12);
  });
  test('parametric, over its own or a written domain', () => {
    const [plain, written] = [curve('(t, t^2)'), curve('(cos t, sin t){0<t<2π}')];
    expect(plain.kind === 'parametric' && [plain.from, plain.to, plain.at(0.5)]).toEqual([0, 1, [0.5, 0.25]]);
    expect(written.kind === 'parametric' && written.to).toBeCloseTo(2 * Math.PI);
  });
});

describe('definitions', () => {
  test('letters, in whatever order', () =>
    expect(read('y=a x', 'a=2b', 'b=3').map(({ meaning: found }) => found)).toMatchObject([
      { kind: 'drawing' },
      { kind: 'parameter', name: 'a', result: { value: 6 }, slider: false },
      { kind: 'parameter', name: 'b', result: { value: 3 }, slider: true },
    ]));
  test('functions use each other', () => expect(height(1, 'y=g(g(x))+1', 'g(t)=f(t)^2', 'f(x)=x+1')).toBe(26));
  test('functions of two values', () => expect(number('d(3,4)', 'd(a,b)=√(a^2+b^2)')).toBe(5));
  test('f(3) is a value, with letters in it', () => expect(number('f(3)', 'f(x)=x^2+k', 'k=1')).toBe(10));
  test('a function of a list', () => expect(meaning('f([1,2,3])', 'f(x)=x^2')).toMatchObject({ kind: 'value', result: { value: [1, 4, 9] } }));
  test('lists by name', () => expect([number('mean(L)', 'L=[2,4,9]'), number('L[2]', 'L=[2,4,9]'), number('total(L[L>3])', 'L=[2,4,9]')]).toEqual([5, 4, 13]));
  test('points by name', () => {
    expect(number('distance(A,B)', 'A=(1,2)', 'B=(4,6)')).toBe(5);
    expect(number('(B.y-A.y)/(B.x-A.x)', 'A=(1,2)', 'B=(4,8)')).toBe(2);
    expect(drawing('midpoint(A,B)', 'A=(1,2)', 'B=(4,6)').points).toEqual([[2.5, 4]]);
  });
  test('points in rows, and as lists', () => {
    expect(drawing('(1, 2), (a, -4/2)', 'a=5').points).toEqual([
      [1, 2],
      [5, -2],
    ]);
    expect(drawing('[(1,2),(3,4)]').points).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(drawing('(L,L^2)', 'L=[1,2]').points).toEqual([
      [1, 1],
      [2, 4],
    ]);
  });
  test('only typed coordinates and sliders can be dragged', () => {
    expect(drawing('(a, 2)', 'a=1').handles).toEqual([{ kind: 'letter', name: 'a' }, { kind: 'text' }]);
    expect(drawing('(a, 2)', 'a=2b', 'b=1').handles).toEqual([null, { kind: 'text' }]);
  });
  test('exact values reach other rows', () => expect(meaning('a+1/6', 'a=1/3')).toMatchObject({ result: { exact: { n: 1n, d: 2n } } }));
  test('truths', () => expect([meaning('2+2=4'), meaning('3<2'), meaning('1<a<3', 'a=2')]).toMatchObject([{ holds: true }, { holds: false }, { holds: true }]));
  test('notes', () => expect(meaning('"Question 7')).toEqual({ kind: 'note', text: 'Question 7' }));
  test('the angle unit is told where it matters', () => {
    expect(meaning('sin(30)')).toMatchObject({ kind: 'value', otherUnit: 0.5 });
    expect(meaning('sin(30°)')).toMatchObject({ kind: 'value', otherUnit: null });
    expect(meaning('[sin(30),1]')).toMatchObject({ kind: 'value', otherUnit: [0.5, 1] });
    expect(meaning('[sin(0),1]')).toMatchObject({ kind: 'value', otherUnit: null });
    expect(meaning('k=2sin(30)')).toMatchObject({ kind: 'parameter', otherUnit: 1 });
    expect(['sin(30)>0', 'f(30)>0', 'sin(1)>0', '2>1'].map((text) => meaning(text, 'f(x)=sin(x)'))).toMatchObject(
      [true, true, false, false].map((angles) => ({ kind: 'truth', angles })),
    );
    expect(drawing('y=x').angles).toBe(false);
  });
  test.each(['sin', 'cos', 'tan', 'sec', 'csc', 'cot'])('it matters to curves of %s and its inverse', (name) => {
    expect([`y=${name}(x)`, `y=arc${name}(x)`, `y=${name}^-1(x)`, `y=a${name}(x)`].map((text) => drawing(text).angles)).toEqual([true, true, true, true]);
  });
});

describe('what went wrong is said', () => {
  test.each([
    [['y=mx+b'], /“m” and “b” have no values/],
    [['f(x)=f(x)+1'], /itself/],
    [['f(x)=g(x)', 'g(x)=f(x)'], /itself/],
    [['(1,2,3)'], /two coordinates/],
    [['x+y'], /equation/],
    [['y=2+'], /not finished/],
    [['a=a+1'], /defined in terms of itself/],
    [['a=x'], /y = …/],
    [['f+1', 'f(x)=x'], /“f” is a function: write f\(2\)/],
    [['f(1,2)', 'f(x)=x'], /takes one value/],
    [['y=(1,2)'], /numbers on both sides/],
    [['y=2x=3=x'], /one equals sign/],
    [['y1~m x1+b'], /fill in a table/],
    [['a~b'], /needs a table or lists/],
  ] as const)('%s', (texts, expected) => expect(error(...texts)).toMatch(expected));
  test('a letter given twice', () =>
    expect(read('a=1', 'a=2')[1]?.meaning).toMatchObject({ kind: 'error', message: expect.stringMatching(/already has a value/) }));
  test('unknown letters can become sliders', () => expect(meaning('y=mx+b')).toMatchObject({ kind: 'error', missing: ['m', 'b'] }));
  test('a wrong row leaves the others alone', () => expect(read('y=+', 'y=x').map(({ meaning: { kind } }) => kind)).toEqual(['error', 'drawing']));
});

describe('tables', () => {
  const rows = (table: NonNullable<Row['table']>, ...texts: readonly string[]) =>
    rowReader()([{ id: 't', text: '', hidden: false, table }, ...texts.map((text, index) => ({ id: String(index), text, hidden: false }))], 'radians').map(
      (row) => row.meaning,
    );
  const table = [
    { head: 'x1', cells: ['1', '2', '3', '4', ''] },
    { head: 'y1', cells: ['3', '5', '1/2', '50%', ''] },
    { head: '2x1+1', cells: [] },
  ];
  test('columns, formulas and points', () =>
    expect(rows(table)[0]).toMatchObject({
      columns: [
        [1, 2, 3, 4, Number.NaN],
        [3, 5, 0.5, 0.5, Number.NaN],
        [3, 5, 7, 9, Number.NaN],
      ],
      points: expect.arrayContaining([
        [1, 3],
        [4, 0.5],
        [2, 5],
      ]),
    }));
  test('columns are lists for other rows', () =>
    expect(rows(table, 'mean(x1)', 'total(y_1)')).toMatchObject([{}, { result: { value: 2.5 } }, { result: { value: 9 } }]));
  test('a column that cannot be worked out says why', () =>
    expect(rows([table[0] ?? { head: '', cells: [] }, { head: 'q+1', cells: [] }])[0]).toMatchObject({ errors: [null, expect.stringMatching(/“q”/)] }));
  test('a regression, and what it found in other rows', () => {
    const line = [
      { head: 'x1', cells: ['0', '1', '2', '3'] },
      { head: 'y1', cells: ['1', '3', '5', '7'] },
    ];
    const found = rows(line, 'y1 ~ m x1 + b', 'm', 'y=m x+b', 'e_1');
    expect(found[1]).toMatchObject({ kind: 'drawing', fit: { rSquared: 1 } });
    expect(found[2]).toMatchObject({ kind: 'value' });
    const value = found[2]?.kind === 'value' && found[2].result.type === 'number' ? found[2].result.value : Number.NaN;
    expect(value).toBeCloseTo(2, 10);
    expect(found[3]).toMatchObject({ kind: 'drawing' });
    expect(found[4]).toMatchObject({ kind: 'value', result: { type: 'list' } });
  });
});
