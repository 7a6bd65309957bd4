import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topics } from '../topics/topics.ts';
import { isFresh, recommendationFreshMs, recommendTopics, topicToReview, type TopicTally } from './recommend.ts';

describe('recommendTopics', () => {
  it('puts weak before moderate before unknown, and leaves out strong topics', () => {
    const tallies: TopicTally[] = [
      { topicId: 4, correct: 19, questions: 20 },
      { topicId: 6, correct: 5, questions: 20 },
      { topicId: 16, correct: 15, questions: 20 },
      { topicId: 11, correct: 0, questions: 3 },
    ];
    const all = recommendTopics(tallies, 29);
    expect(all.slice(0, 2).map(({ topicId, reason }) => [topicId, reason])).toEqual([
      [6, 'weak'],
      [16, 'moderate'],
    ]);
    expect(all.slice(2).every(({ reason }) => reason === 'too-few')).toBe(true);
    expect(all.some(({ topicId }) => topicId === 4)).toBe(false);
    expect(all.find(({ topicId }) => topicId === 11)).toMatchObject({ reason: 'too-few', accuracy: 0, questions: 3 });
  });

  it('of two equally weak topics names the one the exam asks more often', () => {
    const tallies: TopicTally[] = [
      { topicId: 6, correct: 10, questions: 20 },
      { topicId: 4, correct: 10, questions: 20 },
    ];
    expect(recommendTopics(tallies, 1)[0]?.topicId).toBe(4);
  });

  it('is not led astray by a few lucky or unlucky answers', () => {
    const [first] = recommendTopics(
      [
        { topicId: 25, correct: 0, questions: 1 },
        { topicId: 16, correct: 8, questions: 18 },
      ],
      1,
    );
    expect(first).toMatchObject({ topicId: 16, reason: 'weak' });
    expect(recommendTopics([{ topicId: 16, correct: 2, questions: 2 }], 29).find(({ topicId }) => topicId === 16)?.reason).toBe('too-few');
  });

  it('has something for a beginner: the largest topics', () =>
    expect(recommendTopics([], 3).map(({ reason }) => reason)).toEqual(['too-few', 'too-few', 'too-few']));

  it('never names a topic twice, and one more wrong answer never lowers a topic that has enough', () => {
    const anyTally = fc
      .tuple(fc.constantFrom(...topics.map(({ id }) => id)), fc.integer({ min: 16, max: 60 }), fc.nat(60))
      .map(([topicId, questions, correct]): TopicTally => ({ topicId, questions, correct: Math.min(correct, questions) }));
    fc.assert(
      fc.property(fc.uniqueArray(anyTally, { selector: ({ topicId }) => topicId, minLength: 1, maxLength: 29 }), (tallies) => {
        const place = (list: readonly TopicTally[], topicId: number) => {
          const index = recommendTopics(list, 29).findIndex((one) => one.topicId === topicId);
          return index === -1 ? 99 : index;
        };
        const [first, ...rest] = tallies;
        if (!first) return;
        const ids = recommendTopics(tallies, 29).map(({ topicId }) => topicId);
        expect(new Set(ids).size).toBe(ids.length);
        const worse = { ...first, correct: Math.max(0, first.correct - 1) };
        expect(place([worse, ...rest], first.topicId)).toBeLessThanOrEqual(place(tallies, first.topicId));
      }),
      { numRuns: 300 },
    );
  });
});

describe('freshness', () => {
  it('ends after 24 hours', () => {
    expect(recommendationFreshMs).toBe(86_400_000);
    expect([isFresh(0, 86_400_000), isFresh(0, 86_400_001)]).toEqual([true, false]);
  });
});

describe('topicToReview', () => {
  it('is the topic with most wrong answers, then the least accurate', () => {
    expect(
      topicToReview([
        { topicId: 4, correct: 5, questions: 8 },
        { topicId: 9, correct: 6, questions: 7 },
      ]),
    ).toBe(4);
    expect(
      topicToReview([
        { topicId: 4, correct: 6, questions: 8 },
        { topicId: 9, correct: 1, questions: 3 },
      ]),
    ).toBe(9);
  });
  it('is none after a perfect exam', () => expect(topicToReview([{ topicId: 4, correct: 8, questions: 8 }])).toBeNull());
});
