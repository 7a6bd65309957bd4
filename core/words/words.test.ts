import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { wordCheck, type CheckedWord } from './word-check.ts';
import { afterAnswer, afterMark, rightUntilKnown, unknownWord } from './word-progress.ts';

describe('progress with a word', () => {
  it('is known exactly while the last answers were right often enough', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), (answers) => {
        const { state, rightInRow } = answers.reduce(afterAnswer, unknownWord);
        const row = answers.length - 1 - answers.lastIndexOf(false);
        expect(rightInRow).toBe(row);
        expect(state).toBe(row >= rightUntilKnown ? 'known' : 'learning');
      }),
    );
  });

  it('keeps a mark through a right answer and loses it with a wrong one', () => {
    expect(afterAnswer(afterMark('known'), true).state).toBe('known');
    expect(afterAnswer(afterMark('known'), false)).toEqual({ state: 'learning', rightInRow: 0 });
    expect(afterAnswer(afterMark('learning'), true).state).toBe('learning');
    expect(afterMark('new')).toEqual(unknownWord);
  });
});

const bank = fc
  .uniqueArray(
    fc.record({
      word: fc.stringMatching(/^[a-z]{3,6}$/),
      partOfSpeech: fc.constantFrom('noun' as const, 'verb' as const),
      set: fc.integer({ min: 1, max: 8 }),
      related: fc.array(fc.stringMatching(/^[a-z]{1,2}$/), { maxLength: 3 }),
    }),
    { selector: ({ word }) => word, maxLength: 30 },
  )
  .map((words): CheckedWord[] => words.map((word) => ({ ...word, related: new Set(word.related), definition: `meaning of ${word.word}` })));

describe('a check of words', () => {
  it('asks each word at most once, among four different words of its part of speech of which none is near it', () => {
    fc.assert(
      fc.property(bank, fc.integer(), fc.integer({ min: 1, max: 12 }), (words, seed, wanted) => {
        const byWord = new Map(words.map((word) => [word.word, word]));
        const items = wordCheck(words, words, wanted, seededRandom(seed));
        expect(items.length).toBeLessThanOrEqual(wanted);
        expect(new Set(items.map(({ answer }) => answer)).size).toBe(items.length);
        for (const { answer, choices, definition, partOfSpeech } of items) {
          expect(definition).toBe(`meaning of ${answer}`);
          expect(new Set(choices).size).toBe(4);
          expect(choices).toContain(answer);
          for (const choice of choices) {
            expect(byWord.get(choice)?.partOfSpeech).toBe(partOfSpeech);
            if (choice !== answer) expect([...(byWord.get(choice)?.related ?? [])].filter((near) => byWord.get(answer)?.related.has(near))).toEqual([]);
          }
        }
      }),
    );
  });

  it('asks the most urgent words', () => {
    const words = Array.from(
      { length: 20 },
      (_, index): CheckedWord => ({
        word: `w${index}`,
        partOfSpeech: 'noun',
        definition: 'x',
        set: 1 + (index % 8),
        related: new Set(),
      }),
    );
    const asked = wordCheck(words.slice(5), words, 4, seededRandom(1)).map(({ answer }) => answer);
    expect(asked.toSorted()).toEqual(['w5', 'w6', 'w7', 'w8']);
  });
});
