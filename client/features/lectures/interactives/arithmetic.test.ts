/** What the interactives compute. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, medianOf } from './distribution.tsx';
import { piecesOf } from './evidence.tsx';
import { marginOf } from './margin-of-error.tsx';
import { zerosOf } from './parabola.tsx';
import { factorOf } from './percent-bar.tsx';
import { meanMiss } from './scatter-fit.tsx';
import { apexOf } from './similar-triangles.tsx';
import { meeting } from './two-lines.tsx';

describe('two lines', () => {
  it('meet where both have the same value', () => {
    expect(meeting({ slope: 1, intercept: 0 }, { slope: -1, intercept: 4 })).toEqual([2, 2]);
    expect(meeting({ slope: 1, intercept: 0 }, { slope: 1, intercept: 4 })).toBe('never');
    expect(meeting({ slope: 1, intercept: 4 }, { slope: 1, intercept: 4 })).toBe('always');
  });
});

it('a parabola has the zeros that its vertex implies', () => {
  expect(zerosOf(1, 2, -9)).toEqual([-1, 5]);
  expect(zerosOf(-2, 3, 0)).toEqual([3]);
  expect(zerosOf(1, 0, 4)).toEqual([]);
});

it('one far dot moves the mean and not the median', () => {
  expect([meanOf([1, 2, 3]), medianOf([1, 2, 3])]).toEqual([2, 2]);
  expect([meanOf([1, 2, 30]), medianOf([30, 1, 2])]).toEqual([11, 2]);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

it('four times as many people halve the margin of error', () => {
  expect(marginOf(50, 400)).toBe(5);
  expect(marginOf(50, 1600)).toBe(2.5);
});

it('a percentage is a factor', () => expect([factorOf('part', 20), factorOf('up', 20), factorOf('down', 20)]).toEqual([0.2, 1.2, 0.8]));

it('a line through all points misses none', () => {
  const points = [
    [0, 1],
    [1, 3],
    [2, 5],
  ] as const;
  expect(meanMiss(points, 2, 1)).toBe(0);
  expect(meanMiss(points, 2, 2)).toBe(1);
});

it('a triangle has the sides it was given', () => {
  const [x, y] = apexOf(4, 3, 5);
  expect(Math.hypot(x, y)).toBeCloseTo(3);
  expect(Math.hypot(5 - x, y)).toBeCloseTo(4);
});

describe('a text to tap', () => {
  it('has the words that decide as pieces of their own', () => {
    expect(piecesOf('It rained, but the river fell at once. Why?', ['river fell']).filter(({ decides }) => decides)).toEqual([
      { text: 'river fell', decides: true },
    ]);
  });
  it('loses nothing', () => {
    const text = fc.stringMatching(/^[a-z ,.;]{10,80}$/);
    fc.assert(
      fc.property(text, fc.nat(9), fc.integer({ min: 1, max: 9 }), (whole, from, length) => {
        const pieces = piecesOf(whole, [whole.slice(from, from + length)]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
      }),
    );
  });
});
