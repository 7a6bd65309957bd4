import { describe, expect, it } from 'vitest';
import { misconceptionName } from '#core/questions/misconceptions.ts';
import { fileTime, mistakeName, standText } from './entry-words.ts';

const entry = { correct: false, misses: 1, redos: 0, dueAt: null, closedAt: null };

describe('standText', () => {
  it('calls an entry a right guess only while nothing after it went wrong', () => {
    expect(standText({ ...entry, correct: true }, 0)).toBe('Right, but guessed.');
    expect(standText({ ...entry, correct: true, misses: 3, redos: 2 }, 0)).toBe('Missed or guessed 3 times, redone 2 times.');
    expect(standText({ ...entry, misses: 2, redos: 1, dueAt: '2026-03-01T12:00:00Z' }, Date.parse('2026-03-02T12:00:00Z'))).toBe(
      'Missed 2 times, redone once. Due now.',
    );
  });
});

describe('the file', () => {
  it('names a mistake in words, never by its code', () => {
    expect(mistakeName({ misconception: 'RELN', topicId: 8 })).toBe(misconceptionName('RELN', 8));
    expect(mistakeName({ misconception: 'RELN', topicId: 8 })).not.toContain('RELN');
    expect(mistakeName({ misconception: 'CODE-OF-A-NEWER-SERVER', topicId: 8 })).toBeNull();
    expect(mistakeName({ misconception: null, topicId: 8 })).toBeNull();
  });
  it('has times where the reader is, as spreadsheets read them', () => {
    const local = new Date(2026, 2, 4, 15, 5);
    expect(fileTime(local.toISOString())).toBe('2026-03-04 15:05');
  });
});
