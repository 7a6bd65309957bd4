/** The word bank as the handlers ask for it: by word, by form, as choices of a check. */
import { formsOf } from '#content/words/forms.ts';
import { wordBank } from '#content/words/word-bank.ts';
import type { Word } from '#content/words/word.ts';
import type { CheckedWord } from '#core/words/word-check.ts';

const byWord: ReadonlyMap<string, Word> = new Map(wordBank.map((word) => [word.word, word]));

/** A headword before a form of another one, and before a relative. */
const headwords: ReadonlyMap<string, string> = new Map([
  ...wordBank.flatMap(({ word, family }) => family.flatMap((relative) => formsOf(relative.word).map((form): [string, string] => [form, word]))),
  ...wordBank.flatMap(({ word }) => formsOf(word).map((form): [string, string] => [form, word])),
  ...wordBank.map(({ word }): [string, string] => [word, word]),
]);

export const findWord = (word: string): Word | undefined => byWord.get(word);

/** The headword of a choice such as “delays” or “Corroborated”; undefined if it is no word of the bank. */
export const headwordOf = (text: string): string | undefined => headwords.get(text.toLowerCase());

/** What a list shows of a word: its first sense. */
export function firstSense({ senses }: Word): Word['senses'][number] {
  const [first] = senses;
  if (!first) throw new Error('a word without a sense');
  return first;
}

export const checkedWords: ReadonlyMap<string, CheckedWord> = new Map(
  wordBank.map((word) => {
    const { partOfSpeech, definition } = firstSense(word);
    const related = word.senses.flatMap(({ synonyms, antonym }) => [...synonyms.map((synonym) => synonym.word), ...(antonym ? [antonym] : [])]);
    return [word.word, { word: word.word, partOfSpeech, definition, set: word.set, related: new Set(related) }];
  }),
);

/** Whether the word, a relative or a meaning contains the text. */
export function matches({ word, senses, family }: Word, text: string): boolean {
  const wanted = text.toLowerCase();
  return [word, ...family.map((relative) => relative.word), ...senses.map(({ definition }) => definition)].some((own) => own.includes(wanted));
}
