import { expect, it } from 'vitest';
import type { LectureView } from '#contract/lectures.ts';
import { spokenLecture } from './spoken-lecture.ts';

const given = { text: null, table: null, figure: null };
const lecture: LectureView = {
  id: 'l',
  topicId: 12,
  title: 'Lines',
  promise: 'You can read a line.',
  minutes: 10,
  parts: [
    {
      id: 'one',
      heading: 'Start',
      blocks: [
        { kind: 'text', text: 'Then \\(x=2\\).' },
        { kind: 'list', ordered: false, items: ['First.', 'Second.'] },
        { kind: 'example', level: 2, ...given, stem: 'What is \\(f(3)\\)?', walkthrough: ['Put it in.'], answer: 'Nine' },
        { kind: 'question', id: 'q', ...given, stem: 'Which?', choices: ['One', 'Two', 'Three', 'Four'] },
        { kind: 'unknown' },
      ],
    },
  ],
  remember: ['A.', 'B.', 'C.'],
};

it('reads everything in order, formulas in words, without the solution of an example', () => {
  const spoken = spokenLecture(lecture);
  expect(spoken.map(({ text }) => text)).toEqual([
    'You can read a line.',
    'Start',
    'Then x equals 2.',
    'First.',
    'Second.',
    'Example. What is f of 3?',
    'A question. Which?',
    'Choice A. One',
    'Choice B. Two',
    'Choice C. Three',
    'Choice D. Four',
    'A.',
    'B.',
    'C.',
  ]);
});
it('names each place once', () => {
  const places = spokenLecture(lecture).map(({ part }) => part);
  expect(new Set(places).size).toBe(places.length);
});
