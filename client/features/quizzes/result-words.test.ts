import { describe, expect, it } from 'vitest';
import { answersText, nextWords } from './result-words.ts';

const circles = { topicId: 29, correct: 1, answered: 2 };
const boundaries = { topicId: 9, correct: 2, answered: 3 };

describe('nextWords', () => {
  it('never calls a quiz all right while questions are open, and offers those', () => {
    const blank = nextWords({ topics: [], answered: 0, questions: 5 });
    expect(blank).toEqual({ title: 'Answer the 5 questions you left blank', text: 'You’ll see the explanations once you answer. A good guess is fine.' });
    const ranOut = nextWords({ topics: [{ topicId: 29, correct: 1, answered: 1 }], answered: 1, questions: 2 });
    expect(ranOut.title).toBe('Answer the 1 question you left blank');
    expect(ranOut.text).toBe('What you answered was right. You’ll see the explanation once you answer. A good guess is fine.');
    expect(nextWords({ topics: [circles], answered: 2, questions: 5 }).text).toContain('3 questions are unanswered.');
    expect(nextWords({ topics: [{ topicId: 29, correct: 5, answered: 5 }], answered: 5, questions: 5 }).text).toContain('You got everything right.');
  });

  it('says that a topic was missed most only if it was', () => {
    expect(nextWords({ topics: [circles, { ...boundaries, correct: 3 }], answered: 5, questions: 5 })).toEqual({
      title: 'See why, then practice Circles',
      text: 'You missed 1 question there, more than in any other topic in this quiz. The explanations are below.',
    });
    expect(nextWords({ topics: [circles, boundaries], answered: 5, questions: 5 }).text).toBe(
      'You missed 1 question there, and as many in 1 other topic in this quiz. The explanations are below.',
    );
    expect(nextWords({ topics: [circles], answered: 2, questions: 2 }).text).toBe('You missed 1 question in this quiz. The explanations are below.');
  });
});

describe('answersText', () => {
  it('gives an average only of several answers, and no time that rounds to nothing', () => {
    expect(answersText(1, 1, 200)).toBe('1 answer.');
    expect(answersText(1, 5, 45_000)).toBe('1 answer in 45 seconds. 4 questions left blank.');
    expect(answersText(5, 5, 120_000)).toBe('5 answers in 2 minutes, 24 seconds each.');
    expect(answersText(5, 5, 1_000)).toBe('5 answers in 1 second.');
    expect(answersText(0, 5, 90_000)).toBe('You left every question blank.');
  });
});
