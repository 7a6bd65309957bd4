import { expect, test } from 'vitest';
import { forgetUnsaved, giveUpUnsaved, hasUnsaved, isUnsaved, noteUnsaved, onUnsavedChange } from './unsaved.ts';

test('tells when a form is typed in, and when its text is sent or gone, once each', () => {
  const told: boolean[] = [];
  const stop = onUnsavedChange(() => told.push(hasUnsaved()));
  forgetUnsaved('never typed in');
  noteUnsaved('name');
  noteUnsaved('name');
  noteUnsaved('password');
  forgetUnsaved('name');
  expect([isUnsaved('name'), isUnsaved('password')]).toEqual([false, true]);
  expect(told).toEqual([true, true, true]);
  forgetUnsaved('password');
  expect(told).toEqual([true, true, true, false]);
  noteUnsaved('name');
  noteUnsaved('password');
  giveUpUnsaved();
  expect(hasUnsaved()).toBe(false);
  stop();
  noteUnsaved('name');
  forgetUnsaved('name');
  expect(told).toHaveLength(8);
});
