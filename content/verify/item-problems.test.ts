import fc from 'fast-check';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { concepts } from '../concepts/all.ts';
import { lectures } from '../lectures/all.ts';
import { studySheets } from '../study-sheets/all.ts';
import { wordBank } from '../words/word-bank.ts';
import { itemProblems } from './item-problems.ts';
import { itemTexts, textChanges, withTexts, type ItemKind } from '#core/authoring/item-texts.ts';

const all: readonly (readonly [ItemKind, readonly unknown[]])[] = [
  ['concept', concepts],
  ['lecture', lectures],
  ['word', wordBank.slice(0, 100)],
  ['sheet', studySheets],
];

const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });

describe.each(all)('of each %s', (kind, items) => {
  test('the texts are found, put back they change nothing, and each can be replaced alone', () => {
    for (const item of items) {
      const texts = itemTexts(kind, item);
      expect(texts.length).toBeGreaterThan(2);
      expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length);
      expect(withTexts(kind, item, Object.fromEntries(texts.map(({ path, value }) => [path, value])))).toEqual(item);
    }
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string(), (which, where, text) => {
        const item = items[which % items.length];
        const texts = itemTexts(kind, item);
        const place = texts[where % texts.length];
        const changed = withTexts(kind, item, { [place?.path ?? '']: text });
        const wanted = place?.value === text ? [] : [{ path: place?.path, label: place?.label, before: place?.value, after: text }];
        expect(textChanges(kind, item, changed)).toEqual(wanted);
      }),
      { numRuns: 50 },
    );
  });

  test('what is shipped passes', () => {
    for (const item of items) expect(itemProblems(kind, item, renderLatex)).toEqual([]);
  });

  test('what is no text of readers cannot be replaced', () => {
    for (const path of ['id', 'key', 'archetypes.0', 'check.claims.0', '__proto__.x', 'constructor', 'parts.0.id', 'no-such', ''])
      expect(withTexts(kind, items[0], { [path]: 'x' })).toBeNull();
  });
});
