import { describe, expect, it } from 'vitest';
import { publishedQuestions } from '#content/items/published.ts';
import { askedWords, missingFrom } from '#content/words/asked-words.ts';
import { wordBank } from '#content/words/word-bank.ts';

const words = wordBank;
const tokens = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** True if two words share a prefix long enough to belong to one family. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));
/** Whether a sentence contains a headword: a single word is matched by its beginning, a phrase by everything after its first word ("rise to"). */
const uses = (text: string, headword: string): boolean =>
  headword.includes(' ')
    ? ` ${tokens(text).join(' ')} `.includes(`${headword.slice(headword.indexOf(' '))} `)
    : tokens(text).some((token) => token.startsWith(stem(headword).slice(0, 4)));

describe('the words of the word bank', () => {
  it('are listed once', () => {
    const all = words.map(({ word }) => word);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });
  it('number at least a hundred in each set', () => {
    for (const set of [1, 2, 3, 4, 5, 6, 7, 8]) expect(words.filter((word) => word.set === set).length, `set ${set}`).toBeGreaterThanOrEqual(100);
  });
  it('include every word that Words in Context questions ask for or offer as a choice', () => {
    const asked = publishedQuestions().flatMap(({ question }) =>
      question.format === 'choice' ? askedWords({ ...question, choices: question.choices.map(({ text }) => text ?? '') }) : [],
    );
    expect(asked.length).toBeGreaterThan(300);
    expect(missingFrom(words, asked)).toEqual([]);
  });
  it('are not defined by themselves', () => {
    const circular = words.flatMap(({ word, senses }) =>
      senses.filter(({ definition }) => tokens(definition).some((token) => token.startsWith(stem(word)))).map(({ definition }) => `${word}: ${definition}`),
    );
    expect(circular).toEqual([]);
  });
  it('are used in their examples, which come from two fields', () => {
    for (const { word, senses, family } of words)
      for (const { examples } of senses) {
        const forms = [word, ...family.map((own) => own.word)];
        for (const { text } of examples)
          expect(
            forms.some((form) => uses(text, form)),
            `${word}: ${text}`,
          ).toBe(true);
        expect(new Set(examples.map(({ field }) => field)).size, word).toBe(2);
      }
  });
  it('are set in typographic quotes', () => {
    const texts = JSON.stringify(words, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll('"', '\u2033') : value));
    expect(texts.match(/[^"]{0,30}['\u2033]/g) ?? []).toEqual([]);
  });
  it('have a comma before “and” and “or” in a list', () => {
    // One word, one word and one word is a list, but for these.
    const noLists =
      /(?: or not|adults, mating and|something, good or|place, large and|end, slower and|it, July and|bridges, painting and|to, someone or|trade, boom and|slump, fire and)$/;
    const lists = (text: string) => [...text.matchAll(/[\w’-]+, [\w’-]+ (?:and|or)(?: not)?\b/g)].map(([list]) => list).filter((list) => !noLists.test(list));
    const found = words.flatMap(({ word, senses }) =>
      senses.flatMap(({ definition, examples }) => [definition, ...examples.map(({ text }) => text)].flatMap(lists)).map((list) => `${word}: ${list}`),
    );
    expect(found).toEqual([]);
  });
  it('have no example twice', () => {
    const texts = words.flatMap(({ senses }) => senses.flatMap(({ examples }) => examples.map(({ text }) => text)));
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('are neither their own synonym nor their own antonym', () => {
    for (const { word, senses } of words)
      for (const { synonyms, antonym } of senses) expect([...synonyms.map((own) => own.word), antonym], word).not.toContain(word);
  });
  it('have at least two synonyms, none repeated and none that is also an antonym', () => {
    for (const { word, senses } of words) {
      const near = senses.flatMap(({ synonyms }) => synonyms.map((own) => own.word));
      expect(near.length, word).toBeGreaterThanOrEqual(2);
      for (const { synonyms, antonym } of senses) {
        const own = [...synonyms.map((synonym) => synonym.word), antonym];
        expect(new Set(own).size, word).toBe(own.length);
      }
    }
  });
});
