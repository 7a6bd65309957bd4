/** How a word of the bank is said, from the CMU Pronouncing Dictionary. */
import { dictionary } from 'cmu-pronouncing-dictionary';
import { dictionaryEntries } from '#content/words/heteronyms.ts';
import { correctedPhonemes, ownPhonemes } from '#content/words/own-phonemes.ts';
import { ipaOf } from '#content/words/pronunciation.ts';
import type { Pronunciation } from '#content/words/word-bank.ts';
import type { Word } from '#content/words/word.ts';
import type { PartOfSpeech } from '#core/words/word-check.ts';

function phonemesOf(part: string, as: PartOfSpeech): string {
  const chosen = dictionaryEntries[part] ?? 1;
  const entry = typeof chosen === 'number' ? chosen : (chosen[as] ?? 1);
  const phonemes = ownPhonemes[`${part} ${as}`] ?? ownPhonemes[part] ?? correctedPhonemes[part] ?? dictionary[entry === 1 ? part : `${part}(${entry})`];
  if (phonemes === undefined) throw new Error(`How is “${part}” pronounced? Add it to content/words/own-phonemes.ts.`);
  return phonemes;
}

/** IPA: one for the word, or one for each part of speech if they differ. */
export function pronounced({ word, senses }: Word): Pronunciation {
  const said = senses.map(({ partOfSpeech }): [PartOfSpeech, string] => [
    partOfSpeech,
    word
      .split(/[ -]/)
      .map((part) => ipaOf(phonemesOf(part, partOfSpeech)))
      .join(' '),
  ]);
  const [first] = said;
  if (!first) throw new Error(`“${word}” has no sense.`);
  return said.every(([, ipa]) => ipa === first[1]) ? first[1] : Object.fromEntries(said);
}
