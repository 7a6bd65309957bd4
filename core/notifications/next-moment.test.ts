import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, daysBetween, weekdayOf } from '../learning/study-settings.ts';
import { instantOf, isTimely, nextMoment } from './next-moment.ts';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Africa/Casablanca',
  'Europe/London',
  'America/Santiago',
  'UTC',
];
const hourMs = 3600_000;

/** What clocks show, in ms since midnight. */
function sinceMidnight(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000 + (instant % 1000);
}
const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) });
const hour = fc.integer({ min: 0, max: 23 });
const hours = fc.record({ timeZone: fc.constantFrom(...zones), weekdayHour: hour, weekendHour: hour });

test('the next moment is later, within two days, and the hour the student picked, or the first that clocks show after it', () => {
  fc.assert(
    fc.property(hours, instant, (settings, after) => {
      const next = nextMoment(settings, after);
      expect(next).toBeGreaterThan(after);
      expect(next - after).toBeLessThanOrEqual(49 * hourMs);
      const day = dayAt(next, settings.timeZone);
      const wanted = (weekdayOf(day) >= 5 ? settings.weekendHour : settings.weekdayHour) * hourMs;
      const shown = sinceMidnight(next, settings.timeZone);
      // Clocks that go forward leave out at most an hour.
      expect(shown - wanted).toBeGreaterThanOrEqual(0);
      expect(shown - wanted).toBeLessThanOrEqual(hourMs);
      if (shown !== wanted) expect(sinceMidnight(next - 1, settings.timeZone)).not.toBe(shown - 1);
    }),
    { numRuns: 2000 },
  );
});

test('from moment to moment every day has exactly one', () => {
  fc.assert(
    fc.property(hours, instant, (settings, start) => {
      let moment = nextMoment(settings, start);
      for (let steps = 0; steps < 20; steps++) {
        const next = nextMoment(settings, moment);
        expect(daysBetween(dayAt(moment, settings.timeZone), dayAt(next, settings.timeZone))).toBe(1);
        moment = next;
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['on an ordinary day', '2026-11-20', 17, 'America/New_York', '2026-11-20T22:00:00.000Z'],
  ['an hour that is left out', '2026-03-08', 2, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['an hour that occurs twice', '2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
  ['midnight that is left out', '2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['half an hour off', '2026-11-20', 9, 'Asia/Kolkata', '2026-11-20T03:30:00.000Z'],
])('%s', (_, day, at, zone, expected) => {
  expect(new Date(instantOf(day, at, zone)).toISOString()).toBe(expected);
});

test('a server that was down for the evening does not catch up at night', () => {
  const moment = Date.UTC(2026, 10, 20, 22);
  expect(isTimely(moment, moment + hourMs)).toBe(true);
  expect(isTimely(moment, moment + 5 * hourMs)).toBe(false);
});
