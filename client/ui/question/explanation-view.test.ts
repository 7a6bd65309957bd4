import { describe, expect, it } from 'vitest';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { choiceViews, isRight, keysText, mistakeViews } from './explanation-view.ts';

const shared = {
  topicId: 12,
  difficulty: 3,
  archetype: 'LF-a',
  skillTags: [],
  steps: ['One.', 'Two.'],
  takeaway: 'Remember this.',
};
const choice: ExplainedQuestion = {
  ...shared,
  question: {
    id: 'q1',
    stem: 'Which?',
    format: 'choice',
    choices: [
      { id: 'A', text: 'one' },
      { id: 'B', text: 'two' },
      { id: 'C', text: 'three' },
      { id: 'D', text: 'four' },
    ],
  },
  keys: ['A'],
  choices: { A: { why: 'It is.' }, B: { why: 'It is not.' } },
  mistakes: [],
};
const typed: ExplainedQuestion = {
  ...shared,
  question: { id: 'q2', stem: 'What?', format: 'spr' },
  keys: ['2/3', '-1'],
  choices: {},
  mistakes: [
    { entry: '3/2', why: 'Turned over.' },
    { entry: '4', why: 'Lost a sign.' },
  ],
};

describe('review of a question', () => {
  it('checks a new answer against the key', () => {
    expect(isRight(choice, 'A')).toBe(true);
    expect(isRight(choice, 'B')).toBe(false);
    expect(isRight(choice, null)).toBe(false);
    expect(isRight(typed, '.6667')).toBe(true);
    expect(isRight(typed, '-1')).toBe(true);
    expect(isRight(typed, '.67')).toBe(false);
    expect(isRight(typed, ' ')).toBe(false);
  });
  it('marks each choice with its state', () => {
    const views = choiceViews(choice, 'B', ['C']);
    expect(views.map(({ isKey, isYours, crossedOut }) => [isKey, isYours, crossedOut])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
    expect(views.map(({ why }) => why)).toEqual(['It is.', 'It is not.', null, null]);
    expect(choiceViews(typed, '4')).toEqual([]);
  });
  it('finds the mistake behind an entry, however it was written', () => {
    expect(mistakeViews(typed, '1.5')).toEqual({ yours: typed.mistakes[0], others: [typed.mistakes[1]] });
    expect(mistakeViews(typed, null).yours).toBeNull();
    expect(mistakeViews(choice, 'B')).toEqual({ yours: null, others: [] });
  });
  it('formats keys', () => expect(keysText(typed.keys)).toBe('2/3 or −1'));
});
