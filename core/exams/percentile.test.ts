import { describe, expect, it } from 'vitest';
import { nationalPercentile } from './percentile.ts';

describe('nationalPercentile', () => {
  it.each([
    [1600, 99, '99+'],
    [1550, 99, '99+'],
    [1540, 99, '99'],
    [1530, 99, '99'],
    [1500, 98, '98'],
    [1450, 96, '96'],
    [1400, 93, '93'],
    [1350, 90, '90'],
    [1300, 86, '86'],
    [1250, 82, '82'],
    [1210, 77, '77'],
    [1200, 76, '76'],
    [1150, 70, '70'],
    [1100, 63, '63'],
    [1050, 55, '55'],
    [1010, 49, '49'],
    [1000, 47, '47'],
    [950, 39, '39'],
    [900, 30, '30'],
    [850, 22, '22'],
    [800, 15, '15'],
    [750, 9, '9'],
    [700, 5, '5'],
    [650, 2, '2'],
    [600, 1, '1'],
    [590, 1, '1 or lower'],
    [400, 1, '1 or lower'],
  ])('%i is percentile %i, shown as %s', (total, value, display) => expect(nationalPercentile(total)).toMatchObject({ value, display }));

  it('never falls as the score rises, and names its table', () => {
    const values = Array.from({ length: 121 }, (_, index) => nationalPercentile(400 + 10 * index).value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(nationalPercentile(1000).table).toMatch(/20\d\d/);
  });

  it.each([390, 1610, Number.NaN])('throws on %d', (total) => expect(() => nationalPercentile(total)).toThrow(RangeError));
});
