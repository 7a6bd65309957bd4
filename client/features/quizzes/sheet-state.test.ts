import { expect, test } from 'vitest';
import { standOf } from './sheet-state.ts';

const typed = { question: { id: 'q', stem: 'What is x?', format: 'spr' as const } };
const chosen = { question: { id: 'q', stem: 'What is x?', format: 'choice' as const, choices: [] } };

test('what is typed counts as an answer only if it can be one', () => {
  expect(standOf(typed, null)).toBe('open');
  expect(standOf(typed, ' ')).toBe('open');
  expect(['3', '-.5', '7/2'].map((text) => standOf(typed, text))).toEqual(['answered', 'answered', 'answered']);
  expect(['3/0', '2/', '-', '1.2.3'].map((text) => standOf(typed, text))).toEqual(['unreadable', 'unreadable', 'unreadable', 'unreadable']);
  expect(standOf(chosen, 'B')).toBe('answered');
});
