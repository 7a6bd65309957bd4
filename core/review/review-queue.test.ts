import { describe, expect, it } from 'vitest';
import { afterReview, afterWrongAnswer, isDue, listReview, type ReviewItem } from './review-queue.ts';

const on = { useRepairEngine: true };
const off = { useRepairEngine: false };
const item = (skillTag: string, dueAt: number): ReviewItem => ({ skillTag, dueAt, wrongCount: 1, lastSeen: 0 });

describe('review queue', () => {
  it('takes in a skill at its first miss and counts the next', () => {
    const first = afterWrongAnswer(on, null, 'systems', 100);
    expect(first).toEqual({ skillTag: 'systems', dueAt: 100, wrongCount: 1, lastSeen: 100 });
    expect(afterWrongAnswer(on, first, 'systems', 250)).toEqual({ skillTag: 'systems', dueAt: 250, wrongCount: 2, lastSeen: 250 });
  });
  it('brings a reviewed skill back after two days, with its count', () => {
    expect(afterReview(on, { ...item('systems', 5), wrongCount: 3 }, 1000)).toEqual({
      skillTag: 'systems',
      dueAt: 1000 + 172_800_000,
      wrongCount: 3,
      lastSeen: 1000,
    });
  });
  it('is due now or earlier', () => expect([99, 100, 101].map((dueAt) => isDue({ dueAt }, 100))).toEqual([true, true, false]));
  it('lists the earliest first', () =>
    expect(listReview(on, [item('c', 2), item('b', 1), item('a', 2)]).map(({ skillTag }) => skillTag)).toEqual(['b', 'a', 'c']));
  it('does nothing while the flag is off', () => {
    const known = item('systems', 5);
    expect(afterWrongAnswer(off, null, 'systems', 100)).toBeNull();
    expect(afterWrongAnswer(off, known, 'systems', 100)).toBe(known);
    expect(afterReview(off, known, 100)).toBe(known);
    expect(listReview(off, [known])).toEqual([]);
  });
});
