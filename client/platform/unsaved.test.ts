import { expect, test } from 'vitest';
import { forgetUnsaved, hasUnsaved, noteUnsaved, onAllSaved } from './unsaved.ts';

test('tells once, when the last form with something typed in it is gone', () => {
  let told = 0;
  const stop = onAllSaved(() => told++);
  forgetUnsaved('never typed in');
  noteUnsaved('name');
  noteUnsaved('name');
  noteUnsaved('password');
  forgetUnsaved('name');
  expect([hasUnsaved(), told]).toEqual([true, 0]);
  forgetUnsaved('password');
  expect([hasUnsaved(), told]).toEqual([false, 1]);
  stop();
  noteUnsaved('name');
  forgetUnsaved('name');
  expect(told).toBe(1);
});
