import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { topics } from '../topics/topics.ts';
import { dayMs } from '../day.ts';
import { allowance, quizzesPerDay } from './allowance.ts';
import { testPaceMs } from './test-pace.ts';
import { practiceSets } from './practice-sets.ts';
import { firstOpen, outcomeByTopic } from './quiz.ts';
import { savedSentence } from './saved-sentence.ts';
import { isSameSpecification, quizSpecificationSchema } from './specification.ts';
import { anySpecification, specification } from './testing/specifications.ts';

describe('a specification', () => {
  it('is the same whatever the order in which it names things, and after it was stored', () => {
    fc.assert(
      fc.property(anySpecification, fc.integer(), (one, seed) => {
        const { shuffle } = seededRandom(seed);
        const other = Object.fromEntries(
          shuffle(Object.entries({ ...one, topics: [...shuffle(one.topics), one.topics[0]], levels: shuffle(one.levels), skills: shuffle(one.skills) })),
        );
        expect(isSameSpecification(quizSpecificationSchema.parse(other), one)).toBe(true);
        expect(quizSpecificationSchema.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
      }),
    );
  });
  it('of a practice set names its topics and leaves the rest as usual', () => {
    expect(specification('algebra')).toEqual({
      source: 'topics',
      topics: [11, 12, 13, 14, 15],
      levels: [1, 2, 3, 4, 5],
      skills: [],
      archetypes: [],
      mistake: null,
      length: 10,
      timing: 'untimed',
      mode: 'after-each',
    });
    expect(specification('smart')).toMatchObject({ source: 'smart', topics: topics.map(({ id }) => id) });
    expect(new Set(practiceSets.map((set) => JSON.stringify(set.specification))).size).toBe(practiceSets.length);
  });
  it.each([[{ topics: [] }], [{ topics: [30] }], [{ levels: [] }], [{ length: 41 }], [{ length: 0 }], [{ source: 'deck' }], [{ other: 1 }]])(
    'is never %j',
    (change) => {
      expect(quizSpecificationSchema.safeParse({ source: 'topics', topics: [1], ...change }).success).toBe(false);
    },
  );
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

describe('the pace of the test', () => {
  it('gives a whole module the time of a module', () => {
    expect(testPaceMs(Array.from({ length: 27 }, () => 4 as const))).toBe(1_920_000);
    expect(testPaceMs(Array.from({ length: 22 }, () => 29 as const))).toBe(2_100_000);
    expect(testPaceMs([4, 29])).toBe(167_000);
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
