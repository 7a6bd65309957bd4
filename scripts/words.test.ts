import { describe, expect, it } from 'vitest';
import { keptWords } from './kept-content.ts';

const words = keptWords();
const tokens = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** Long enough a beginning in common to be of one family. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));

describe('the words of the word bank', () => {
  it('stand once', () => {
    const all = words.map(({ word }) => word);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });
  it('are not explained by themselves', () => {
    const circular = words.flatMap(({ word, senses }) =>
      senses.filter(({ definition }) => tokens(definition).some((token) => token.startsWith(stem(word)))).map(({ definition }) => `${word}: ${definition}`),
    );
    expect(circular).toEqual([]);
  });
  it('are used in their examples, which come from two fields', () => {
    for (const { word, senses, family } of words)
      for (const { examples } of senses) {
        const forms = [word, ...family.map((own) => own.word)].map(stem);
        for (const { text } of examples)
          expect(
            tokens(text).some((token) => forms.some((form) => token.startsWith(form.slice(0, 4)))),
            `${word}: ${text}`,
          ).toBe(true);
        expect(new Set(examples.map(({ field }) => field)).size, word).toBe(2);
      }
  });
  it('have no example twice', () => {
    const texts = words.flatMap(({ senses }) => senses.flatMap(({ examples }) => examples.map(({ text }) => text)));
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('are neither their own synonym nor their own antonym', () => {
    for (const { word, synonyms, antonym } of words) expect([...synonyms.map((own) => own.word), antonym], word).not.toContain(word);
  });
});
