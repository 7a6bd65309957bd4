import { describe, expect, it } from 'vitest';
import { formatMinutes, formatTimeSpent } from './format.ts';

describe('time that is allowed', () => {
  it.each([
    [1_920_000, '32 minutes'],
    [3_150_000, '52.5 minutes'],
    [195_000, '3 minutes 15 seconds'],
    [696_000, '11 minutes 36 seconds'],
    [60_000, '1 minute'],
  ])('%d ms', (ms, text) => expect(formatMinutes(ms)).toBe(text));
});

describe('time that was spent', () => {
  it.each([
    [0, '0 seconds'],
    [45_400, '45 seconds'],
    [60_000, '1 minute'],
    [534_000, '8 minutes 54 seconds'],
    [599_700, '10 minutes'],
    [2_290_000, '38 minutes'],
    [3_636_000, '1 hour 1 minute'],
    [3_590_000, '1 hour'],
  ])('%d ms', (ms, text) => expect(formatTimeSpent(ms)).toBe(text));
});
