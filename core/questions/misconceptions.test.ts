import { expect, test } from 'vitest';
import { misconceptionHabit } from './misconception-habits.ts';
import { misconceptionName } from './misconceptions.ts';

test('a code that both sections share is told in the words of the topic it was met in', () => {
  const [structure, circles] = [5, 29];
  expect([misconceptionName('HALF', structure), misconceptionHabit('HALF', structure)]).toEqual(['only partly right', 'choose what is only partly right']);
  expect([misconceptionName('HALF', circles), misconceptionHabit('HALF', circles)]).toEqual([
    'used a half or a third wrongly',
    'leave out or misplace a ½ or ⅓ in a formula',
  ]);
  expect(misconceptionName('REV', structure)).toBe('reverses the meaning');
});
