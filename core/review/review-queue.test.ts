import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterReview, isDue, listReview, type ReviewItem } from './review-queue.ts';

const on = { useRepairEngine: true };
const off = { useRepairEngine: false };
const item = (skillTag: string, dueAt: number): ReviewItem => ({ skillTag, dueAt, wrongCount: 1, lastSeen: 0 });
const twoDays = 172_800_000;

describe('review queue', () => {
  it('a missed skill is due at once, a reviewed one after two days and not a moment earlier, with its count', () => {
    expect(isDue(item('systems', 1000), 1000)).toBe(true);
    const reviewed = afterReview(on, { ...item('systems', 5), wrongCount: 3 }, 1000);
    expect(reviewed).toMatchObject({ skillTag: 'systems', wrongCount: 3, lastSeen: 1000 });
    expect([0, twoDays - 1, twoDays, 9 * twoDays].map((later) => isDue(reviewed, 1000 + later))).toEqual([false, false, true, true]);
  });

  it('lists each once, the earliest due first and of two due together the first by name, in whatever order they were kept', () => {
    const items = fc.uniqueArray(fc.record({ tag: fc.string({ maxLength: 3 }), dueAt: fc.integer({ min: 0, max: 4 }) }), { selector: ({ tag }) => tag });
    fc.assert(
      fc.property(items, (kept) => {
        const given = kept.map(({ tag, dueAt }) => item(tag, dueAt));
        const order = given.map(({ skillTag }) => skillTag);
        const listed = listReview(on, given);
        expect(listed.map(({ skillTag }) => skillTag).sort()).toEqual([...order].sort());
        for (const [index, one] of listed.entries()) {
          const next = listed[index + 1];
          if (next) expect(one.dueAt < next.dueAt || (one.dueAt === next.dueAt && one.skillTag < next.skillTag)).toBe(true);
        }
        expect(given.map(({ skillTag }) => skillTag)).toEqual(order);
      }),
    );
  });

  it('does nothing while the flag is off', () => {
    const known = item('systems', 5);
    expect(afterReview(off, known, 100)).toBe(known);
    expect(listReview(off, [known])).toEqual([]);
  });
});
