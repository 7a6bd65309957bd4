import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts, readDraft, writeDraft } from './quiz-draft.ts';
import { readSetting, writeSetting } from './storage.ts';

const draft = { position: 2, answer: 'B', guessed: false, timeSpentMs: 4000, checked: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is deleted when its student leaves, and nothing else is', () => {
  writeDraft('quiz-1', draft);
  writeDraft('quiz-2', { ...draft, checked: true });
  writeSetting('theme', 'dark');
  forgetDrafts();
  expect([readDraft('quiz-1'), readDraft('quiz-2')]).toEqual([null, null]);
  expect(readSetting('theme')).toBe('dark');
});
