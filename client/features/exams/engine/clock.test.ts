import { describe, expect, it } from 'vitest';
import { clockText, clockWords, createCountdown, estimateRemaining, jitterMs } from './clock.ts';

const reading = (remainingMs: number, change: { allowedMs?: number; paused?: boolean } = {}) => ({ remainingMs, allowedMs: 60_000, paused: false, ...change });

describe('countdown', () => {
  it('is unknown until the server has spoken, then runs down to 0', () => {
    const clock = createCountdown();
    expect(clock.remaining(0)).toBeNull();
    clock.sync(reading(10_000), 1_000);
    expect(clock.remaining(4_000)).toBe(7_000);
    expect(clock.remaining(99_000)).toBe(0);
  });

  it('does not jump up by the jitter of the network, but follows the server down', () => {
    const clock = createCountdown();
    clock.sync(reading(10_000), 0);
    clock.sync(reading(9_000 + jitterMs), 1_000);
    expect(clock.remaining(1_000)).toBe(9_000);
    clock.sync(reading(5_000), 2_000);
    expect(clock.remaining(2_000)).toBe(5_000);
  });

  it('goes up when time was given, or when the server says so clearly', () => {
    const clock = createCountdown();
    clock.sync(reading(10_000), 0);
    clock.sync(reading(10_500, { allowedMs: 60_500 }), 0);
    expect(clock.remaining(0)).toBe(10_500);
    clock.sync(reading(30_000), 0);
    expect(clock.remaining(0)).toBe(30_000);
  });

  it('stands still while paused', () => {
    const clock = createCountdown();
    clock.sync(reading(10_000, { paused: true }), 0);
    expect(clock.remaining(60_000)).toBe(10_000);
    clock.sync(reading(10_000), 60_000);
    expect(clock.remaining(61_000)).toBe(9_000);
  });
});

describe('estimateRemaining', () => {
  it('takes off the time away and ignores a wall clock that was set', () => {
    expect(estimateRemaining(60_000, 1_000_000, 1_020_000)).toBe(40_000);
    expect(estimateRemaining(60_000, 1_000_000, 1_120_000)).toBe(0);
    expect(estimateRemaining(60_000, 1_000_000, 900_000)).toBe(60_000);
    expect(estimateRemaining(60_000, 1_000_000, 1_000_000 + 86_400_000)).toBe(60_000);
  });
});

describe('words', () => {
  it('rounds up, so that 0:00 means no time', () => {
    expect([32 * 60_000, 59_001, 1, 0, 64 * 60_000].map(clockText)).toEqual(['32:00', '1:00', '0:01', '0:00', '1:04:00']);
  });
  it('speaks', () => {
    expect([300_000, 60_000, 61_000, 1_000, 0].map(clockWords)).toEqual(['5 minutes', '1 minute', '1 minute 1 second', '1 second', '0 seconds']);
  });
});
