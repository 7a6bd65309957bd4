import { describe, expect, it } from 'vitest';
import { topicById } from '../topics/topics.ts';
import { roundLength } from './round-length.ts';
import { practiceMinutes } from './test-pace.ts';
import { roundQuery } from './topic-round.ts';

describe('a round', () => {
  it('is never longer than the quizzes of the plan', () => {
    expect((['free', 'plus', 'max'] as const).map(roundLength)).toEqual([10, 12, 12]);
    expect(roundQuery(29, roundLength('free'))).toEqual({ source: 'smart', topics: '29', length: 10 });
  });
  it('takes what its questions take at the pace of the test, and half as much again for explanations in between', () => {
    expect(topicById(29).section).toBe('math');
    expect(practiceMinutes([29], 10, false)).toBe(24);
    expect(practiceMinutes([29], 10, true)).toBe(16);
    expect(practiceMinutes([29], 0, true)).toBe(1);
  });
});
