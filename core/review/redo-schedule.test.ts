import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRedo, dueBefore, firstRedo, minSpacingMs, type RedoState } from './redo-schedule.ts';

const day = 24 * 3600_000;
const start = Date.UTC(2026, 0, 5);
const spread = fc.double({ min: 0, max: 1, noNaN: true });

/** Answers one after another, each so long after the one before. */
const story = (answers: readonly (readonly [right: boolean, afterMs: number])[]): RedoState & { readonly closed: boolean } =>
  answers.reduce<ReturnType<typeof afterRedo>>((state, [right, afterMs]) => afterRedo(state, { right, at: state.seenAt + afterMs }), {
    ...firstRedo(start),
    closed: false,
  });

const anyStory = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 90 * day })), { maxLength: 8 }).map(story);

describe('the schedule of redos', () => {
  it('brings a mistake back the next day', () => {
    const { dueAt, seenAt } = firstRedo(start);
    expect([seenAt, dueAt - start]).toEqual([start, day]);
  });

  it('lets the distance grow with every right answer given when it is due', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 1, max: 6 }), (begun, rights) => {
        let state: RedoState = begun;
        for (let count = 0; count < rights; count++) {
          const before = state.dueAt - state.seenAt;
          state = afterRedo(state, { right: true, at: state.dueAt });
          expect(state.dueAt - state.seenAt).toBeGreaterThan(before);
        }
      }),
    );
  });

  it('shortens the distance after a wrong answer', () => {
    const known = story([
      [true, day],
      [true, 5 * day],
      [true, 20 * day],
    ]);
    const missed = afterRedo(known, { right: false, at: known.dueAt });
    expect(missed.dueAt - missed.seenAt).toBeLessThan((known.dueAt - known.seenAt) / 2);
    expect([missed.lapses, missed.rightAfter]).toEqual([1, null]);
  });

  it('is never due beyond the exam, nor before it was seen, whatever happened', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: -30 * day, max: 300 * day }), spread, (state, ahead, share) => {
        const horizon = state.seenAt + ahead;
        const due = dueBefore(state, horizon, share);
        if (ahead > 0) expect(due).toBeLessThanOrEqual(horizon);
        else expect(due).toBe(state.dueAt);
        expect(due).toBeLessThanOrEqual(state.dueAt);
        expect(due).toBeGreaterThan(state.seenAt);
        expect(dueBefore(state, null, share)).toBe(state.dueAt);
      }),
    );
  });

  it('does not leave everything to the last evening', () => {
    const state = { dueAt: start + 400 * day, seenAt: start };
    const due = [0, 0.25, 0.5, 1].map((share) => (start + 40 * day - dueBefore(state, start + 40 * day, share)) / day);
    expect(due).toEqual([2, 3.75, 5.5, 9]);
  });

  it('leaves nothing to the day before the exam, which is for rest', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 3 * day + 1, max: 300 * day }), spread, (state, ahead, share) => {
        const exam = state.seenAt + ahead;
        expect(dueBefore(state, exam, share)).toBeLessThanOrEqual(exam - 2 * day);
      }),
    );
  });

  it('closes after two rights in a row, the second after a longer time', () => {
    expect(
      story([
        [true, day],
        [true, 3 * day],
      ]).closed,
    ).toBe(true);
    expect(
      story([
        [true, 3 * day],
        [true, 3 * day],
      ]).closed,
    ).toBe(false);
    expect(
      story([
        [true, day],
        [false, 2 * day],
        [true, 3 * day],
      ]).closed,
    ).toBe(false);
  });

  it('does not close by answers that come too soon to tell', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: minSpacingMs - 1 }), { maxLength: 10 }), (distances) => {
        expect(story(distances.map((distance) => [true, distance] as const)).closed).toBe(false);
      }),
    );
    expect(
      story([
        [true, day],
        [true, 60_000],
        [true, 2 * day],
      ]).closed,
    ).toBe(true);
  });
});
