import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { stepsOf } from './explanation.ts';

test('the closing sentence has a minus, not a hyphen; formulas stay as they are', () => {
  const steps = ['Then \\(x = -\\frac{3}{2}\\).', 'The answer is -3/2.'];
  const question = { solution: { steps } } as unknown as Question;
  expect(stepsOf(question)).toEqual(['Then \\(x = -\\frac{3}{2}\\).', 'The answer is −3/2.']);
  expect(stepsOf({ solution: { steps: ['The answer is -.5.', 'The answer is C.'] } } as unknown as Question)).toEqual([
    'The answer is −.5.',
    'The answer is C.',
  ]);
});
