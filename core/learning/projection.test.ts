import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOfTarget, expectedGain, levelDeviation, testDeviation } from './growth.ts';
import { projection, type Ahead } from './projection.ts';
import { addDays, daysBetween } from './study-settings.ts';

const today = '2026-12-01';
const ahead: Ahead = { now: { score: 1200, low: 1140, high: 1260 }, today, examDate: addDays(today, 70), minutesAWeek: 240, target: 1300 };
const anyAhead = fc
  .record({
    score: fc.integer({ min: 40, max: 160 }).map((tens) => tens * 10),
    half: fc.integer({ min: 4, max: 15 }).map((tens) => tens * 10),
    days: fc.integer({ min: 1, max: 732 }),
    minutesAWeek: fc.integer({ min: 0, max: 3360 }),
    target: fc.option(fc.integer({ min: 40, max: 160 }).map((tens) => tens * 10)),
  })
  .map(
    ({ score, half, days, minutesAWeek, target }): Ahead => ({
      now: { score, low: Math.max(400, score - half), high: Math.min(1600, score + half) },
      today,
      examDate: addDays(today, days),
      minutesAWeek,
      target,
    }),
  );

describe('the projection', () => {
  it('begins with today’s score and range, and ends on the day of the test with the average gain of the hours until then', () => {
    const { levels, onTestDay, chance } = projection(ahead);
    expect(levels[0]).toEqual({ day: today, hours: 0, score: 1200, low: 1140, high: 1260 });
    expect(levels.at(-1)).toMatchObject({ day: ahead.examDate, hours: 40 });
    expect(levels.map(({ day }) => daysBetween(today, day))).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
    expect(onTestDay.score).toBe(Math.round((1200 + expectedGain(40)) / 10) * 10);
    expect(chance).toBe(chanceOfTarget(ahead.now, 1300, 40));
  });

  it('has a range that only widens, and is wider still on the day of the test', () => {
    fc.assert(
      fc.property(anyAhead, (one) => {
        const { levels, onTestDay } = projection(one);
        const parts = levels.map((_, index) => index / (levels.length - 1));
        const widths = parts.map((part) => levelDeviation(one.now, part));
        expect(widths).toEqual(widths.toSorted((a, b) => a - b));
        expect(testDeviation(one.now)).toBeGreaterThan(widths.at(-1) ?? Infinity);
        const last = levels.at(-1);
        expect(onTestDay.low).toBeLessThanOrEqual(last?.low ?? 0);
        expect(onTestDay.high).toBeGreaterThanOrEqual(last?.high ?? 0);
      }),
    );
  });

  it('stays on the scale, in tens, never falls with time or minutes, and has few enough steps for a table', () => {
    fc.assert(
      fc.property(anyAhead, fc.nat(600), (one, more) => {
        const { levels, onTestDay, chance } = projection(one);
        for (const [index, { score, low, high, day }] of [...levels, onTestDay].entries()) {
          expect(400 <= low && low <= score && score <= high && high <= 1600).toBe(true);
          if (index > 0) expect([score, low, high].map((points) => points % 10)).toEqual([0, 0, 0]);
          expect(day <= one.examDate).toBe(true);
        }
        const scores = levels.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
        expect(new Set(levels.map(({ day }) => day)).size).toBe(levels.length);
        expect(levels.length).toBeLessThanOrEqual(14);
        const faster = projection({ ...one, minutesAWeek: one.minutesAWeek + more });
        expect(faster.onTestDay.score).toBeGreaterThanOrEqual(onTestDay.score);
        expect(faster.chance ?? 1).toBeGreaterThanOrEqual(chance ?? 0);
      }),
    );
  });

  it('has nothing to say once the day has come', () => {
    expect(() => projection({ ...ahead, examDate: today })).toThrow(RangeError);
    expect(projection({ ...ahead, target: null }).chance).toBeNull();
  });
});
