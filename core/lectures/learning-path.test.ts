import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from '../questions/question.ts';
import { levelProgress, neededInRow, nextStep, pathSteps, type PracticeAnswer } from './learning-path.ts';

const answer = fc.record({ level: fc.constantFrom(...difficulties), right: fc.boolean(), day: fc.constantFrom('2027-01-04', '2027-01-05', '2027-01-06') });
/** As they were given: days never go back. */
const answers = fc.array(answer, { maxLength: 40 }).map((all) => all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)));
const atLevel = (all: readonly PracticeAnswer[], level: number) => levelProgress(all).find((progress) => progress.level === level);
const given = (text: string): PracticeAnswer[] => text.split(' ').map((mark) => ({ level: 3, right: mark.startsWith('+'), day: `2027-01-0${mark.slice(1)}` }));

describe('a level', () => {
  it.each([
    ['+1 +1', { rightInRow: 2, passed: false, mastered: false }],
    ['+1 +1 -1 +1', { rightInRow: 1, passed: false, mastered: false }],
    ['+1 +1 +1', { rightInRow: 3, passed: true, mastered: false }],
    ['+1 +1 +1 -1', { rightInRow: 0, passed: true, mastered: false }],
    ['+1 +1 +1 +2', { rightInRow: 4, passed: true, mastered: true }],
    ['+1 +1 +2', { rightInRow: 3, passed: true, mastered: true }],
    ['+1 +1 +1 -2 +2 +2 +2', { rightInRow: 3, passed: true, mastered: false }],
    ['+1 +1 +1 -2 +2 +2 +3', { rightInRow: 3, passed: true, mastered: true }],
  ])('after %s', (marks, expected) => expect(atLevel(given(marks), 3)).toEqual({ level: 3, ...expected }));

  it('keeps what it has reached, whatever comes', () =>
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        const later = after.map((one) => ({ ...one, day: `2027-02${one.day.slice(7)}` }));
        for (const { level, passed, mastered } of levelProgress(before)) {
          const now = atLevel([...before, ...later], level);
          if (passed) expect(now?.passed).toBe(true);
          if (mastered) expect(now?.mastered).toBe(true);
        }
      }),
    ));
  it('does not depend on other levels', () =>
    fc.assert(
      fc.property(answers, fc.constantFrom(...difficulties), (all, level) => {
        const own = all.filter((one) => one.level === level);
        expect(atLevel(own, level)).toEqual(atLevel(all, level));
      }),
    ));
  it('is mastered only if it is passed, and never within one day', () =>
    fc.assert(
      fc.property(answers, (all) => {
        expect(levelProgress(all).filter(({ passed, mastered }) => mastered && !passed)).toEqual([]);
        expect(levelProgress(all.map((one) => ({ ...one, day: '2027-01-04' }))).filter(({ mastered }) => mastered)).toEqual([]);
      }),
    ));
  it('is passed by no fewer than three right answers, and begins anew after a wrong one', () =>
    fc.assert(
      fc.property(answers, fc.constantFrom(...difficulties), (all, level) => {
        const right = all.filter((one) => one.level === level && one.right).length;
        if (right < neededInRow) expect(atLevel(all, level)?.passed).toBe(false);
        expect(atLevel([...all, { level, right: false, day: '2027-01-07' }], level)?.rightInRow).toBe(0);
      }),
    ));
});

describe('the next step', () => {
  const open = { passed: false, mastered: false };
  const passed = { passed: true, mastered: false };
  const mastered = { passed: true, mastered: true };
  it.each([
    ['lecture', { lectureDone: false, concepts: [0, 2], levels: [open], testPassed: false }],
    ['concepts', { lectureDone: true, concepts: [0, 2], levels: [passed, open], testPassed: false }],
    ['practice', { lectureDone: true, concepts: [1, 2], levels: [passed, open], testPassed: true }],
    ['practice', { lectureDone: null, concepts: [], levels: [open], testPassed: false }],
    ['test', { lectureDone: false, concepts: [0], levels: [passed, mastered], testPassed: false }],
    ['master', { lectureDone: true, concepts: [1], levels: [passed, mastered], testPassed: true }],
    ['done', { lectureDone: true, concepts: [1], levels: [mastered], testPassed: true }],
  ] as const)('is %s', (step, facts) => expect(nextStep(facts)).toBe(step));

  it('never goes back when more is done', () => {
    const level = fc.constantFrom(open, passed, mastered);
    const facts = fc.record({
      lectureDone: fc.option(fc.boolean()),
      concepts: fc.array(fc.nat(2), { maxLength: 8 }),
      levels: fc.array(level, { minLength: 1, maxLength: 5 }),
      testPassed: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (before) => {
        const place = pathSteps.indexOf(nextStep(before));
        for (const more of [
          { lectureDone: before.lectureDone === null ? null : true },
          { concepts: before.concepts.map((right) => right + 1) },
          { levels: before.levels.map(() => mastered) },
          { testPassed: true },
        ])
          expect(pathSteps.indexOf(nextStep({ ...before, ...more }))).toBeGreaterThanOrEqual(place);
      }),
    );
  });
});
