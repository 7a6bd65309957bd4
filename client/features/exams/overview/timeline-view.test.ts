import { describe, expect, it } from 'vitest';
import { slotAt, standardShape, type Shape } from '#core/exams/shape.ts';
import { legsOf, notesOf } from './timeline-view.ts';

const math = { ...slotAt(standardShape, 2), position: 0, breakBefore: 0 };
const one: Shape = [{ ...math, unscoredCount: 0 }];

describe('what to expect', () => {
  it('of the standard exam', () => {
    expect(legsOf(standardShape, 1.5)).toEqual([
      { name: 'Reading and Writing', detail: '2 modules, 27 questions in 48 minutes each' },
      { name: 'Break', detail: '15 minutes' },
      { name: 'Math', detail: '2 modules, 22 questions in 52.5 minutes each, with calculator and reference sheet' },
    ]);
    expect(notesOf(standardShape)).toBe(
      'The second module of each section adapts to how the first one went. Two questions in each module are unscored, as on the real test. There is no penalty for wrong answers.',
    );
  });

  it('of one module', () => {
    expect(legsOf(one, 1)).toEqual([{ name: 'Math', detail: '22 questions in 35 minutes, with calculator and reference sheet' }]);
    expect(notesOf(one)).toBe('There is no penalty for wrong answers.');
  });

  it('of modules of different lengths, with a break inside a section', () => {
    const shape = [
      math,
      { ...math, position: 1, stage: 2, questionCount: 1, timeLimit: 60 },
      { ...math, position: 2, stage: 3, breakBefore: 300, label: 'Finish' },
    ];
    expect(legsOf(shape, 1).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Math: 2 modules: 22 questions in 35 minutes, 1 question in 1 minute, with calculator and reference sheet',
      'Break: 5 minutes',
      'Finish: 22 questions in 35 minutes, with calculator and reference sheet',
    ]);
    expect(legsOf([math, { ...math, position: 1, stage: 2, breakBefore: 60 }], 1).map(({ name }) => name)).toEqual([
      'Math, module 1',
      'Break',
      'Math, module 2',
    ]);
  });
});
