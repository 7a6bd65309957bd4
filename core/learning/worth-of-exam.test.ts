import { expect, test } from 'vitest';
import { worthOfExam, type ExamAnswer } from './worth-of-exam.ts';

const answers = (topicId: number, right: number, wrong: number): ExamAnswer[] =>
  [...Array<boolean>(right).fill(true), ...Array<boolean>(wrong).fill(false)].map((correct) => ({
    topicId,
    difficulty: 3,
    isSpr: false,
    correct,
    timeSpentMs: 60_000,
  }));

test('names topics with misses only, at most as many as asked, by points per minute', () => {
  const worths = worthOfExam([...answers(11, 5, 0), ...answers(12, 1, 4), ...answers(14, 2, 3), ...answers(8, 2, 3), ...answers(29, 3, 1)], 3);
  expect(worths).toHaveLength(3);
  expect(worths.map(({ topicId }) => topicId)).not.toContain(11);
  const rates = worths.map(({ points, minutes }) => points / minutes);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  for (const { points } of worths) expect(points).toBeGreaterThanOrEqual(1);
});

test('a perfect exam, and one of which nothing may be told, name nothing', () => {
  expect(worthOfExam(answers(12, 10, 0), 3)).toEqual([]);
  expect(worthOfExam([], 3)).toEqual([]);
});
