import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { topics, type TopicId } from '../topics/topics.ts';
import { allowance, dayMs, quizzesPerDay } from './allowance.ts';
import { deckOf, decks, filledDecks, type Deck } from './decks.ts';
import { firstOpen, outcomeByTopic, savedSentence } from './quiz.ts';
import { selectQuestions, type PracticeQuestion } from './select-questions.ts';

const deck = (key: string): Deck => {
  const found = deckOf(key);
  if (!found) throw new Error(key);
  return found;
};
const levels = [1, 2, 3, 4, 5] as const;
/** Ten questions of each topic: five archetypes, two levels each. */
const pool: PracticeQuestion[] = topics.flatMap(({ id }) =>
  Array.from({ length: 10 }, (_, index) => ({
    id: `q-${id}-${index}`,
    version: 1,
    topicId: id,
    difficulty: levels[index % 5] ?? 1,
    archetype: `A${id}-${index % 4}`,
  })),
);
const select = (change: Partial<Parameters<typeof selectQuestions>[0]> = {}) =>
  selectQuestions({ deck: deck('math'), pool, met: new Map(), tallies: [], count: 10, random: seededRandom(1), ...change });

describe('decks', () => {
  it('have keys of their own, and topics', () => {
    expect(new Set(decks.map(({ key }) => key)).size).toBe(decks.length);
    expect(decks.every(({ topicIds }) => topicIds.length > 0)).toBe(true);
    expect(deckOf('algebra')?.topicIds).toEqual([11, 12, 13, 14, 15]);
    expect(deckOf('circles')?.topicIds).toEqual([29]);
    expect(deckOf('__proto__')).toBeNull();
  });
  it('are offered only where they have questions', () => {
    const filled = filledDecks(
      new Map<TopicId, number>([
        [29, 4],
        [28, 1],
      ]),
    );
    expect(filled.map(({ key, size }) => [key, size])).toEqual([
      ['smart', 5],
      ['math', 5],
      ['geometry-trigonometry', 5],
      ['right-triangles-trigonometry', 1],
      ['circles', 4],
    ]);
  });
  it('leave out a category that has questions of one topic only', () => {
    const filled = filledDecks(
      new Map<TopicId, number>([
        [4, 6],
        [9, 6],
        [10, 6],
      ]),
    );
    expect(filled.map(({ key, size }) => [key, size])).toEqual([
      ['smart', 18],
      ['reading-writing', 18],
      ['standard-english-conventions', 12],
      ['words-in-context', 6],
      ['boundaries', 6],
      ['form-structure-sense', 6],
    ]);
  });
});

describe('selecting questions', () => {
  it('gives as many as asked for, or all there are; each once, all of the deck', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...decks),
        fc.integer({ min: 1, max: 15 }),
        fc.integer(),
        fc.array(fc.nat(289), { maxLength: 290 }),
        (one, count, seed, metIndexes) => {
          const met = new Map(metIndexes.map((index) => [pool[index]?.id ?? '', index + 1]));
          const chosen = select({ deck: one, count, random: seededRandom(seed), met });
          const size = pool.filter(({ topicId }) => one.topicIds.includes(topicId)).length;
          expect(chosen).toHaveLength(Math.min(count, size));
          expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
          expect(chosen.every(({ topicId }) => one.topicIds.includes(topicId))).toBe(true);
          expect(chosen.map(({ difficulty }) => difficulty)).toEqual(chosen.map(({ difficulty }) => difficulty).toSorted());
          // Nothing comes a second time while something new is left.
          const unmet = pool.filter(({ id, topicId }) => one.topicIds.includes(topicId) && !met.has(id)).length;
          expect(chosen.filter(({ id }) => !met.has(id))).toHaveLength(Math.min(count, unmet));
        },
      ),
    );
  });
  it('is the same for the same seed and another for another', () => {
    expect(select()).toEqual(select());
    expect(select({ random: seededRandom(2) })).not.toEqual(select());
  });
  it('spreads over topics and archetypes', () => {
    const algebra = select({ deck: deck('algebra') });
    for (const topicId of deck('algebra').topicIds) expect(algebra.filter((one) => one.topicId === topicId)).toHaveLength(2);
    expect(new Set(select({ deck: deck('circles'), count: 4 }).map(({ archetype }) => archetype)).size).toBe(4);
  });
  it('repeats what was met longest ago when nothing new is left', () => {
    const circles = pool.filter(({ topicId }) => topicId === 29);
    const met = new Map(circles.map(({ id }, index) => [id, 1000 - index]));
    const chosen = select({ deck: deck('circles'), met, count: 3 });
    expect(chosen.map(({ id }) => id).toSorted()).toEqual(['q-29-7', 'q-29-8', 'q-29-9']);
  });
  it('the smart deck asks more where more points are to be won, at a level that suits', () => {
    const weak = topics.filter(({ section }) => section === 'math').map(({ id }) => ({ topicId: id, correct: id === 17 ? 0 : 38, questions: 40 }));
    const strongElsewhere = [...weak, ...topics.filter(({ section }) => section !== 'math').map(({ id }) => ({ topicId: id, correct: 40, questions: 40 }))];
    const chosen = select({ deck: deck('smart'), tallies: strongElsewhere, count: 6 });
    expect(chosen.filter(({ topicId }) => topicId === 17).length).toBeGreaterThanOrEqual(3);
    const weakest = chosen.filter(({ topicId }) => topicId === 17).map(({ difficulty }) => difficulty);
    expect(weakest.reduce<number>((sum, one) => sum + one, 0) / weakest.length).toBeLessThan(2.6);
  });
});

describe('the allowance', () => {
  const now = 10 * dayMs;
  it('of a guest is three a day, and the next one comes a day after the first of them', () => {
    expect(allowance('guest', [], now)).toEqual({ perDay: 3, left: 3, nextAt: null });
    expect(allowance('guest', [now - 5, now - 3000], now)).toEqual({ perDay: 3, left: 1, nextAt: null });
    expect(allowance('guest', [now - 1, now - 3, now - 2], now)).toEqual({ perDay: 3, left: 0, nextAt: now - 3 + dayMs });
    expect(allowance('guest', [now - 1, now - dayMs, now - 2], now)).toEqual({ perDay: 3, left: 1, nextAt: null });
  });
  it('holds to the moment it names, for any history', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 * dayMs }), { maxLength: 30 }), fc.constantFrom('guest' as const, 'free' as const), (ages, learner) => {
        const started = ages.map((age) => now - age);
        const { left, nextAt } = allowance(learner, started, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect((left ?? 0) > 0).toBe(nextAt === null);
        if (nextAt === null) return;
        expect(nextAt).toBeGreaterThan(now);
        expect(allowance(learner, started, nextAt).left).toBeGreaterThan(0);
        expect(allowance(learner, started, nextAt - 1).left).toBe(0);
      }),
    );
  });
  it('is without limit on a paid plan', () => {
    expect(
      allowance(
        'plus',
        Array.from({ length: 50 }, () => now),
        now,
      ),
    ).toEqual({ perDay: null, left: null, nextAt: null });
    expect(quizzesPerDay.max).toBeNull();
  });
});

describe('a quiz', () => {
  it('goes on at its first open question', () => {
    expect(
      firstOpen([
        { topicId: 11, correct: true },
        { topicId: 11, correct: null },
        { topicId: 12, correct: null },
      ]),
    ).toBe(1);
    expect(firstOpen([{ topicId: 11, correct: false }])).toBeNull();
  });
  it('is summed up by topic', () => {
    const asked = [
      { topicId: 12, correct: true },
      { topicId: 11, correct: false },
      { topicId: 12, correct: false },
      { topicId: 12, correct: true },
      { topicId: 13, correct: null },
    ];
    expect(outcomeByTopic(asked)).toEqual([
      { topicId: 11, correct: 0, answered: 1, accuracy: 0 },
      { topicId: 12, correct: 2, answered: 3, accuracy: 67 },
    ]);
  });
  it('counts what came into the account', () => {
    expect(savedSentence(12)).toBe('Your 12 answers are saved in your account.');
    expect(savedSentence(1)).toBe('Your answer is saved in your account.');
  });
});
