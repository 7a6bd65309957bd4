import { expect, test } from 'vitest';
import { dayStarts, endOfDay, startOfDay } from './calendar-days.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);
const texts = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());

test.each([
  ['of 25 hours', '2026-11-01T20:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['of 23 hours', '2026-03-08T20:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['of 24 hours', '2026-07-04T03:59:00Z', '2026-07-03T04:00:00.000Z', '2026-07-04T04:00:00.000Z'],
])('a day %s begins and ends at midnight', (_, instant, start, end) => {
  expect(texts([startOfDay(at(instant), zone), endOfDay(at(instant), zone)])).toEqual([start, end]);
});

test('days before and after one begin at midnight also where clocks change between them', () => {
  const start = at('2026-11-02T05:00:00Z');
  expect(texts(dayStarts(start, zone, -2, 1))).toEqual([
    '2026-10-31T04:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
    '2026-11-03T05:00:00.000Z',
  ]);
  expect(texts(dayStarts(start, null, -2, 0))).toEqual(['2026-10-31T05:00:00.000Z', '2026-11-01T05:00:00.000Z', '2026-11-02T05:00:00.000Z']);
});

test('a year of days begins at midnight on every one of them', () => {
  const days = dayStarts(at('2026-11-22T05:00:00Z'), zone, -364, 0);
  expect(days).toHaveLength(365);
  expect(days.filter((start) => startOfDay(start, zone) !== start)).toEqual([]);
});
