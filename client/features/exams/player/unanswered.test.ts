import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberList, unansweredSentence } from './unanswered.ts';

describe('unanswered questions', () => {
  it('are named in one sentence', () => {
    expect(unansweredSentence([])).toBe('Every question is answered.');
    expect(unansweredSentence([9])).toBe('Question 9 is unanswered.');
    expect(unansweredSentence([4, 9, 22])).toBe('3 questions are unanswered: 4, 9, 22.');
    expect(unansweredSentence([1, 2, 4, 5, 6, 7, 27])).toBe('7 questions are unanswered: 1, 2, 4–7, 27.');
  });

  it('are all in the list, and no others', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (picked) => {
        const numbers = picked.sort((a, b) => a - b);
        const read = numberList(numbers)
          .split(', ')
          .filter(Boolean)
          .flatMap((part) => {
            const [from = 0, to = from] = part.split('–').map(Number);
            return Array.from({ length: to - from + 1 }, (_, index) => from + index);
          });
        expect(read).toEqual(numbers);
      }),
    ));
});
