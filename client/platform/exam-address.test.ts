import { expect, test } from 'vitest';
import { pathTo } from '#client/paths.ts';
import { isExamAddress } from './exam-address.ts';

test('an exam runs where its player, its beginning and its break are, and nowhere else', () => {
  const running = [pathTo('examLanding'), pathTo('exam', { moduleId: 'm1' }), pathTo('exam', { moduleId: 'results-2' }), pathTo('intermission'), '/Exam/m1/'];
  const others = [
    pathTo('examResults', { examId: 'r1' }),
    pathTo('examResults'),
    '/exam/results/',
    '/exam',
    pathTo('practiceExam', { examId: 'e1' }),
    pathTo('progress'),
  ];
  expect(running.filter((path) => !isExamAddress(path))).toEqual([]);
  expect(others.filter(isExamAddress)).toEqual([]);
});
