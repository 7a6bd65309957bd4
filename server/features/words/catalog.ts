/** The word bank as the handlers ask for it: by word, by form, as choices of a check. */
import { formsOf, formsOfWord } from '#content/words/forms.ts';
import type { Word } from '#content/words/word.ts';
import type { CheckedWord } from '#core/words/word-check.ts';

export interface WordCatalog {
  readonly words: readonly Word[];
  readonly find: (word: string) => Word | undefined;
  /** The headword of a choice such as “delays” or “Corroborated”; undefined if it is no word of the bank. */
  readonly headwordOf: (text: string) => string | undefined;
  readonly checked: ReadonlyMap<string, CheckedWord>;
}

/** What a list shows of a word: its first sense. */
export function firstSense({ senses }: Word): Word['senses'][number] {
  const [first] = senses;
  if (!first) throw new Error('a word without a sense');
  return first;
}

function toChecked(word: Word): CheckedWord {
  const { partOfSpeech, definition } = firstSense(word);
  const related = word.senses.flatMap(({ synonyms, antonym }) => [...synonyms.map((synonym) => synonym.word), ...(antonym ? [antonym] : [])]);
  return { word: word.word, partOfSpeech, definition, set: word.set, related: new Set(related) };
}

function build(words: readonly Word[]): WordCatalog {
  const byWord = new Map(words.map((word) => [word.word, word]));
  /** A headword before a form of another one, and before a relative. */
  const headwords = new Map([
    ...words.flatMap(({ word, family }) => family.flatMap((relative) => formsOf(relative.word).map((form): [string, string] => [form, word]))),
    ...words.flatMap((word) => formsOfWord(word).map((form): [string, string] => [form, word.word])),
    ...words.map(({ word }): [string, string] => [word, word]),
  ]);
  return {
    words,
    find: (word) => byWord.get(word),
    headwordOf: (text) => headwords.get(text.toLowerCase()),
    checked: new Map(words.map((word) => [word.word, toChecked(word)])),
  };
}

const built = new WeakMap<readonly Word[], WordCatalog>();

/** Made once for each edition of the word bank. */
export function catalogOf(words: readonly Word[]): WordCatalog {
  const catalog = built.get(words) ?? build(words);
  built.set(words, catalog);
  return catalog;
}

/** Some keyboards write one apostrophe, some the other. */
const straight = (text: string) => text.replaceAll('’', "'");

/** Whether the word, a relative or a meaning contains the text. */
export function matches({ word, senses, family }: Word, text: string): boolean {
  const wanted = straight(text.toLowerCase());
  return [word, ...family.map((relative) => relative.word), ...senses.map(({ definition }) => definition)].some((own) => straight(own).includes(wanted));
}

/** 0: the word itself; 1: it begins so; 2: only a relative or a meaning contains the text. */
export function distanceOf({ word }: Word, text: string): 0 | 1 | 2 {
  const wanted = straight(text.toLowerCase());
  const own = straight(word);
  return own === wanted ? 0 : own.startsWith(wanted) ? 1 : 2;
}
