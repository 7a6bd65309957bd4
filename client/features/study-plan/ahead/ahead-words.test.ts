import { expect, test } from 'vitest';
import { basisSentence, differenceText, minutesText, nowText, shareText } from './ahead-words.ts';
import { furthestMinutes, stepsWith } from './steps.ts';

test('minutes are also said in hours once there is one', () => {
  expect([0, 1, 30, 60, 90, 245, 840].map(minutesText)).toEqual([
    '0 minutes',
    '1 minute',
    '30 minutes',
    '60 minutes (1 hour)',
    '90 minutes (1.5 hours)',
    '245 minutes (about 4 hours)',
    '840 minutes (14 hours)',
  ]);
});

test('what the projection rests on is said, and where its source ends', () => {
  expect(basisSentence(10, 37)).toContain('10 hours of practice add about 37 points. It doesn’t know how fast you learn, and it’s no promise;');
  expect(basisSentence(10, 37)).not.toContain('22 hours');
  expect(basisSentence(40, 72)).toContain('They practiced up to about 22 hours;');
});

test('a topic’s share is in questions and percent', () => {
  expect(shareText(5.42, 63)).toBe('3.4 of 5.4 right (63%)');
  expect(nowText({ topicId: 4, perForm: 1, percent: 50 })).toBe('1 question on an exam, on average; now you’d likely get 0.5 right (50%).');
  expect(nowText({ topicId: 4, perForm: 8.5, percent: 80 })).toBe('8.5 questions on an exam, on average; now you’d likely get 6.8 right (80%).');
  expect([0, 10, -20].map(differenceText)).toEqual(['as now', '10 points more than now', '20 points less than now']);
});

test('a slider has even steps and the value it starts from', () => {
  expect(stepsWith(63, 25, 100)).toEqual([0, 25, 50, 63, 75, 100]);
  expect(stepsWith(50, 25, 100)).toEqual([0, 25, 50, 75, 100]);
  expect([0, 245, 700, 3000].map((planned) => furthestMinutes(planned, 3360))).toEqual([840, 840, 1410, 3360]);
});
