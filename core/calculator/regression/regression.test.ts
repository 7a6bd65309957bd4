/**
 * 50 data sets against SciPy 1.17 (`least_squares` with x_scale='jac' and 3-point differences, then
 * Gauss–Newton steps with exact derivatives until nothing changes; polynomials agree with numpy.polyfit).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowReader } from '../rows/row-reader.ts';
import type { Fit } from '../rows/row.ts';
import reference from './scipy-reference.json' with { type: 'json' };

function fitOf(model: string, x: readonly number[], y: readonly number[]): Fit {
  const table = [
    { head: 'x1', cells: x.map(String) },
    { head: 'y1', cells: y.map(String) },
  ];
  const [, row] = rowReader()(
    [
      { id: 't', text: '', hidden: false, table },
      { id: 'f', text: `y1 ~ ${model}`, hidden: false },
    ],
    'radians',
  );
  if (row?.meaning.kind === 'drawing' && row.meaning.fit) return row.meaning.fit;
  throw new Error(row?.meaning.kind === 'error' ? row.meaning.message : 'no fit');
}

type Parameters = ReadonlyMap<string, number>;
const two = 2 * Math.PI;
/**
 * One of the ways to write a sin(bx + c) + d, which has several: as −sin(−t) = sin t, (−a, −b, −c) is the same wave; as −sin(t + π) = sin t, so is
 * (−a, b, c + π); and so is c + 2π. Of these the one with a > 0, b > 0 and −π ≤ c < π.
 */
function standardWave(values: Parameters): Parameters {
  let [a = Number.NaN, b = Number.NaN, c = Number.NaN] = ['a', 'b', 'c'].map((name) => values.get(name));
  if (b < 0) [a, b, c] = [-a, -b, -c];
  if (a < 0) [a, c] = [-a, c + Math.PI];
  return new Map([...values, ['a', a], ['b', b], ['c', c - two * Math.floor((c + Math.PI) / two)]]);
}

test('there are fifty data sets', () => expect(reference).toHaveLength(50));

describe('parameters and r² are those of SciPy', () => {
  test.each(reference.map((set, index) => ({ ...set, index })))('$index: y1 ~ $model', ({ model, x, y, parameters, rSquared }) => {
    const fit = fitOf(model, x, y);
    expect(fit.rSquared).toBeCloseTo(rSquared, 8);
    const plain = model.includes('sin') ? standardWave : (values: Parameters) => values;
    const [found, expected] = [plain(new Map(fit.parameters.map(({ name, value }) => [name, value]))), plain(new Map(Object.entries(parameters)))];
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [name, value] of found) {
      const wanted = expected.get(name) ?? Number.NaN;
      expect(Math.abs(value - wanted), `${name}: ${value} for ${wanted}`).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(wanted)));
    }
  });
});

describe('what must hold of any fit', () => {
  const value = fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10);
  test('points on a line give that line', () =>
    fc.assert(
      fc.property(value, value, fc.uniqueArray(value, { minLength: 3, maxLength: 12 }), (m, b, x) => {
        const fit = fitOf(
          'm x1 + b',
          x,
          // In hundredths, as they are exactly: in a cell, 1e-16 is Euler's number less 16.
          x.map((at) => Math.round(m * at * 100 + b * 100) / 100),
        );
        const found = new Map(fit.parameters.map((parameter) => [parameter.name, parameter.value]));
        return Math.abs((found.get('m') ?? 0) - m) < 1e-8 * (1 + Math.abs(m)) && Math.abs((found.get('b') ?? 0) - b) < 1e-7 * (1 + Math.abs(b) + Math.abs(m));
      }),
      { numRuns: 60 },
    ));
  test('the residuals of a line add up to nothing', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(value, value), { minLength: 4, maxLength: 12, selector: ([x]) => x }), (points) => {
        const fit = fitOf(
          'm x1 + b',
          points.map(([x]) => x),
          points.map(([, y]) => y),
        );
        return Math.abs(fit.residuals.reduce((sum, residual) => sum + residual, 0)) < 1e-7;
      }),
      { numRuns: 60 },
    ));
});

test('years as they are', () => {
  const x = Array.from({ length: 21 }, (_, index) => 2_000 + index);
  const fit = fitOf(
    'm x1 + b',
    x,
    x.map((year) => 3.5 * year - 6_900),
  );
  expect(fit.parameters.map(({ value }) => Number(value.toFixed(6)))).toEqual([3.5, -6_900]);
});
test('too few points are told', () => expect(() => fitOf('a x1^2 + b x1 + c', [1, 2], [3, 4])).toThrow('at least 3 points'));
test('a model without values is told', () => expect(() => fitOf('a ln(x1) + b', [-1, -2, -3], [1, 2, 3])).toThrow('No curve of this kind fits'));

describe('data that leave open what fits best are told, not answered with huge numbers', () => {
  test.each([
    ['m x1 + b', [3, 3, 3], [1, 2, 5], '“x1” needs at least 2 different values here: all of them are the same.'],
    ['a x1^2 + b x1 + c', [1, 1, 2, 2], [1, 2, 3, 5], '“x1” needs at least 3 different values here; there are 2.'],
    ['a*b^x1', [4, 4], [1, 2], 'all of them are the same'],
    ['a x1 + b(2x1 + 1) + c', [1, 2, 3, 4], [2, 3, 5, 9], 'Many different values of “a”, “b” and “c” fit these data'],
    ['m x1 + b{5<x1<9}', [1, 2, 3], [2, 4, 6], 'This needs at least 2 points; there are 0.'],
  ])('%s', (model, x, y, message) => expect(() => fitOf(model, x, y)).toThrow(message));
  test.each([
    ['m x1', [3, 3, 3], [3, 6, 9], 2],
    ['a x1^3 + b x1^2 + c x1 + d', [2000, 2001, 2003, 2004, 2009, 2010], [1, 2, 4, 3, 8, 9], null],
  ])('but %s is settled', (model, x, y, first) => {
    const { parameters, residuals } = fitOf(model, x, y);
    if (first !== null) expect(parameters[0]?.value).toBeCloseTo(first, 10);
    expect(residuals).toHaveLength(x.length);
  });
});

test('points outside of a restriction do not count, and have no residual', () => {
  const fit = fitOf('m x1 + b{0<x1<4}', [1, 2, 3, 4, 5], [3, 5, 7, 40, -90]);
  expect(fit.parameters).toMatchObject([{ value: expect.closeTo(2, 10) }, { value: expect.closeTo(1, 10) }]);
  expect(fit.residuals.map((residual) => Math.round(residual * 1e9))).toEqual([0, 0, 0, Number.NaN, Number.NaN]);
});

test.each(['a sin(b x1 + c) + d', 'a sin(b(x1 - c)) + d', 'a cos(b x1 - c) + d'])(
  'the wave %s through monthly temperatures is the slow one, its phase the one nearest 0',
  (model) => {
    const x = Array.from({ length: 12 }, (_, month) => month + 1);
    const { parameters, rSquared } = fitOf(model, x, [30, 34, 44, 55, 65, 74, 79, 77, 69, 57, 46, 35]);
    const [, b = Number.NaN, c = Number.NaN] = parameters.map(({ value }) => value);
    expect(rSquared).toBeGreaterThan(0.998);
    expect(Math.abs(b)).toBeCloseTo(0.497, 3);
    expect(Math.abs(c)).toBeLessThanOrEqual(model.includes('(x1') ? Math.PI / Math.abs(b) : Math.PI);
  },
);
