import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts, readDraft, writeDraft } from './quiz-draft.ts';
import { readSetting, writeSetting } from './storage.ts';
import { stubLocalStorage } from './testing/stub-storage.ts';

const draft = { position: 2, answer: 'B', guessed: false, timeSpentMs: 4000, checked: false };

beforeEach(stubLocalStorage);
afterEach(() => vi.unstubAllGlobals());

it('is deleted when its student leaves, and nothing else is', () => {
  writeDraft('quiz-1', draft);
  writeDraft('quiz-2', { ...draft, checked: true });
  writeSetting('theme', 'dark');
  forgetDrafts();
  expect([readDraft('quiz-1'), readDraft('quiz-2')]).toEqual([null, null]);
  expect(readSetting('theme')).toBe('dark');
});
