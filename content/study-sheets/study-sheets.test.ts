import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '#core/questions/rich-text.ts';
import { studySheets } from './all.ts';

describe.each(studySheets.map((sheet) => [sheet.id, sheet] as const))('%s', (_id, sheet) => {
  const entries = sheet.parts.flatMap((part) => part.entries);
  it('parses and sets without an error', () => {
    for (const { formula, text } of entries) {
      expect(parseRichText(text).problems, text).toEqual([]);
      const pieces = [...text.matchAll(/\\\((.*?)\\\)/g)].map(([, latex = '']) => latex);
      for (const latex of [...pieces, ...(formula ? [formula] : [])])
        expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'error' }), latex).not.toThrow();
    }
  });
  it('has enough to be worth a page', () => expect(entries.length).toBeGreaterThanOrEqual(7));
});

it('ids are unique', () => expect(new Set(studySheets.map(({ id }) => id)).size).toBe(studySheets.length));
