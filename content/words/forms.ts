/** Forms of headwords. */
import type { Word } from './word.ts';

const endings = ['', 's', 'd', 'es', 'ed', 'ing'];

const irregular: Readonly<Record<string, readonly string[]>> = {
  fall: ['fell', 'fallen'],
  forgo: ['forwent', 'forgone'],
  give: ['gave', 'given'],
  make: ['made'],
  stand: ['stood'],
};

/** “omit” → “omitt,” as in “omitted.” */
const doubled = (word: string): string[] => (/[aeiou][dlmnprt]$/.test(word) ? [word + word.slice(-1)] : []);

/** Forms of a headword; a phrase is inflected in its first word (“gave rise to”). Some are no words (“happeniing”): they match nothing. */
export function formsOf(headword: string): readonly string[] {
  const [first = '', ...rest] = headword.split(' ');
  const stems = [first, first.replace(/e$/, ''), first.replace(/y$/, 'i'), ...doubled(first)];
  const forms = [...stems.flatMap((stem) => endings.map((ending) => stem + ending)), ...(irregular[first] ?? [])];
  return [...new Set(forms.map((form) => [form, ...rest].join(' ')))];
}

/** Forms of a word of the bank, also with the preposition that its meanings name: “relied on” of “rely” (“to depend with trust, used with ‘on’”). */
export function formsOfWord({ word, senses }: Word): readonly string[] {
  const prepositions = senses.flatMap(({ definition }) => /used with “(\w+)”/.exec(definition)?.[1] ?? []);
  return [word, ...prepositions.map((preposition) => `${word} ${preposition}`)].flatMap(formsOf);
}
