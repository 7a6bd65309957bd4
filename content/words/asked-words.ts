/** The words that a Words in Context question is about. */
import { formsOf, formsOfWord } from './forms.ts';
import type { Word } from './word.ts';

const wordsInContext = 4;

/**
 * A choice of several words is a word to learn if it ends in a preposition (“rely on,” “in search of”).
 * Any other (“hasty decision,” “without selfish motives”) says in plain words what the asked word means.
 */
const isVocabulary = (text: string) => !text.includes(' ') || / (?:about|at|by|for|from|in|of|on|to|upon|with)$/.test(text);

/** The asked word, if the question is “As used in the text …,” and every choice that is a word to learn; in small letters. */
export function askedWords({ topicId, stem, choices }: { readonly topicId: number; readonly stem: string; readonly choices: readonly string[] }): string[] {
  if (topicId !== wordsInContext) return [];
  const asked = /the (?:word|phrase) [“"'‘](.+?)[”"'’]/.exec(stem)?.[1];
  return [...(asked === undefined ? [] : [asked]), ...choices].map((text) => text.toLowerCase()).filter(isVocabulary);
}

/** Those that are a form neither of a headword nor of a word of its family. */
export function missingFrom(bank: readonly Word[], asked: readonly string[]): string[] {
  const known = new Set(bank.flatMap((word) => [...formsOfWord(word), ...word.family.flatMap((relative) => formsOf(relative.word))]));
  return [...new Set(asked)].filter((text) => !known.has(text));
}
