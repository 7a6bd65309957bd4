import { expect, test } from 'vitest';
import { likelihoodSentence } from './plan-words.ts';

const words = (hours: number, gain: number) => likelihoodSentence({ score: 1200, hours, gain, chance: 0.5, withMore: 0.6 }, 1300);

test('the sentence on the chance counts hours and points as one says them', () => {
  expect(words(24, 40)).toContain('This assumes that 24 hours of practice add about 40 points,');
  expect(words(1.2, 1)).toContain('This assumes that 1 hour of practice adds about 1 point,');
  expect(words(0.3, 0.2)).toContain('This assumes that less than an hour of practice adds less than a point,');
});
