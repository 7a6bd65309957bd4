import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withAutoPause,
  catchUp,
  deadline,
  elapsedMs,
  grant,
  hasAutoPaused,
  lateMs,
  pause,
  autoPauseAfterMs,
  readClock,
  remainingMs,
  resume,
  start,
} from './clock.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 4, 2, 12);

describe('a running clock', () => {
  const clock = start(noon, 32 * minute);
  it('counts down to zero and no further', () => {
    expect(remainingMs(clock, noon + 2 * minute)).toBe(30 * minute);
    expect(remainingMs(clock, noon + 33 * minute)).toBe(0);
  });
  it('has all its time, never more, when the wall clock was set back', () => {
    expect(remainingMs(clock, noon - 86_400_000)).toBe(32 * minute);
    expect(elapsedMs(clock, noon - 1)).toBe(0);
  });
  it('knows its deadline and how long ago it was', () => {
    const end = noon + 32 * minute;
    expect(deadline(clock)).toBe(end);
    expect([lateMs(clock, end - 5), lateMs(clock, end), lateMs(clock, end + 5)]).toEqual([0, 0, 5]);
  });
  it('refuses what is not a time', () => {
    expect(() => start(Number.NaN, 1000)).toThrow(RangeError);
    expect(() => start(noon, 0)).toThrow(RangeError);
    expect(() => remainingMs(clock, Number.NaN)).toThrow(RangeError);
    expect(() => grant(clock, -1)).toThrow(RangeError);
  });
});

describe('pauses', () => {
  const paused = pause(start(noon, 32 * minute), noon + 10 * minute);
  it('stop the clock for however long', () => {
    expect(readClock(paused, noon + 9_000 * minute)).toEqual({ remainingMs: 22 * minute, allowedMs: 32 * minute, paused: true });
    expect(deadline(paused)).toBeNull();
    expect(lateMs(paused, noon + 9_000 * minute)).toBe(0);
  });
  it('end with the same time left', () => {
    const later = noon + 500 * minute;
    expect(remainingMs(resume(paused, later), later)).toBe(22 * minute);
    expect(deadline(resume(paused, later))).toBe(later + 22 * minute);
  });
  it('are the same when asked for twice, and never begin after time is up', () => {
    expect(pause(paused, noon + 20 * minute)).toBe(paused);
    const over = start(noon, minute);
    expect(pause(over, noon + 2 * minute)).toBe(over);
    expect(resume(over, noon)).toBe(over);
  });
  it('cost no time when the wall clock is set back meanwhile', () => {
    const resumed = resume(paused, noon - 5 * minute);
    expect(remainingMs(resumed, noon - 5 * minute)).toBeGreaterThanOrEqual(22 * minute);
    expect(resumed.pausedMs).toBeGreaterThanOrEqual(0);
  });
});

describe('time given back', () => {
  it('adds to a running clock', () => expect(remainingMs(grant(start(noon, minute), minute, noon), noon)).toBe(2 * minute));
  it('counts from now for a module whose time ran out an hour ago', () => {
    const now = noon + 92 * minute;
    const granted = grant(start(noon, 32 * minute), 10 * minute, now);
    expect(remainingMs(granted, now)).toBe(10 * minute);
    expect(lateMs(granted, now + 10 * minute)).toBe(0);
  });
});

describe('a silence', () => {
  const clock = { ...start(noon, 32 * minute), heardAt: noon + 10 * minute };
  it('stops the clock a little after the last sign of life', () => {
    expect(remainingMs(withAutoPause(clock, noon + 11 * minute), noon + 11 * minute)).toBe(21 * minute);
    expect(remainingMs(withAutoPause(clock, noon + 5 * 60 * minute), noon + 5 * 60 * minute)).toBe(22 * minute - autoPauseAfterMs);
    expect(hasAutoPaused(clock, clock.heardAt + autoPauseAfterMs)).toBe(false);
    expect(hasAutoPaused(clock, clock.heardAt + autoPauseAfterMs + 1)).toBe(true);
  });
  it('stops no clock on a test day, and none whose time was up', () => {
    expect(remainingMs(withAutoPause({ ...clock, heardAt: null }, noon + 20 * minute), noon + 20 * minute)).toBe(12 * minute);
    expect(withAutoPause({ ...clock, heardAt: noon + 31 * minute }, noon + 60 * minute).pausedAt).toBeNull();
  });
  it('is made good by a player that worked on: its time is used, and no more', () => {
    const now = noon + 25 * minute;
    expect(remainingMs(catchUp(clock, 7 * minute, now), now)).toBe(7 * minute);
    expect(remainingMs(catchUp(clock, 12 * minute, now), now)).toBe(12 * minute);
    // Neither more than the clock had when it paused, nor less than if it had run all along.
    expect(remainingMs(catchUp(clock, 30 * minute, now), now)).toBe(22 * minute - autoPauseAfterMs);
    expect(remainingMs(catchUp(clock, 0, now), now)).toBe(7 * minute);
    expect(lateMs(catchUp(clock, 0, noon + 90 * minute), noon + 90 * minute)).toBe(0);
  });
  it('never costs time, whatever a device says and however long it lasts, and gives none that was not there', () =>
    fc.assert(
      fc.property(fc.nat(40 * minute), fc.nat(200 * minute), fc.nat(60 * minute), (heardAfter, silence, claim) => {
        const heard = { ...start(noon, 32 * minute), heardAt: noon + heardAfter };
        const now = noon + heardAfter + silence;
        const [asRun, after, caughtUp] = [heard, withAutoPause(heard, now), catchUp(heard, claim, now)].map((each) => remainingMs(each, now));
        expect(after).toBeGreaterThanOrEqual(asRun ?? 0);
        expect(caughtUp).toBeGreaterThanOrEqual(asRun ?? 0);
        expect(caughtUp).toBeLessThanOrEqual(after ?? 0);
        expect(catchUp(heard, claim, now).pausedMs).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(remainingMs(heard, heard.heardAt));
      }),
    ));
});

describe('calendar borders', () => {
  it.each([
    ['spring daylight saving (US)', '2026-03-08T06:50:00Z'],
    ['autumn daylight saving (US)', '2026-11-01T05:50:00Z'],
    ['leap day', '2028-02-28T23:50:00Z'],
    ['after leap day', '2028-02-29T23:50:00Z'],
    ['year end', '2026-12-31T23:50:00Z'],
    ['end of 32-bit time', '2038-01-19T03:00:00Z'],
  ])('%s changes nothing', (_, instant) => {
    const at = Date.parse(instant);
    const clock = resume(pause(start(at, 32 * minute), at + 5 * minute), at + 20 * minute);
    expect(deadline(clock)).toBe(at + 47 * minute);
    expect(remainingMs(clock, at + 30 * minute)).toBe(17 * minute);
  });
});

describe('any story of a module attempt', () => {
  it('whatever the wall clock does, time left stays between 0 and what is allowed', () => {
    const jump = fc.record({ kind: fc.constantFrom('pause', 'resume', 'read'), to: fc.integer({ min: -90 * minute, max: 90 * minute }) });
    fc.assert(
      fc.property(fc.array(jump, { maxLength: 20 }), (jumps) => {
        let clock = start(noon, 32 * minute);
        for (const { kind, to } of jumps) {
          const now = noon + to;
          const before = remainingMs(clock, now);
          if (kind === 'pause') clock = pause(clock, now);
          if (kind === 'resume') clock = resume(clock, now);
          expect(remainingMs(clock, now)).toBeGreaterThanOrEqual(before);
          expect(remainingMs(clock, now)).toBeLessThanOrEqual(clock.allowedMs);
          expect(clock.pausedMs).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
