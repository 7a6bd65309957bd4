import { expect, test } from 'vitest';
import { hardestQuizName, hardestSetIdSchema, hardestSetName, sectionOfSet } from './hardest-sets.ts';

test('an id is a section and a number', () => {
  expect(['math-1', 'reading-writing-12'].map((id) => hardestSetIdSchema.safeParse(id).success)).toEqual([true, true]);
  expect(['math', 'math-0', 'math-1-2', 'algebra-1'].map((id) => hardestSetIdSchema.safeParse(id).success)).toEqual([false, false, false, false]);
});

test('it is named like its section', () => {
  expect(['math-1', 'reading-writing-12'].map(sectionOfSet)).toEqual(['math', 'reading-writing']);
  expect(['math-1', 'reading-writing-12'].map(hardestSetName)).toEqual(['Math, set 1', 'Reading and Writing, set 12']);
  expect(hardestQuizName('math-2')).toBe('Hardest sets: Math, set 2');
});
