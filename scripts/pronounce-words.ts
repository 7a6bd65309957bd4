/**
 * Writes the pronunciation of every word of the word bank, from the CMU Pronouncing Dictionary and content/words/own-phonemes.ts:
 *
 *   npm run content:pronunciations
 */
import fs from 'node:fs';
import path from 'node:path';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { ownPhonemes } from '#content/words/own-phonemes.ts';
import { ipaOf } from '#content/words/pronunciation.ts';
import { wordBank } from '#content/words/word-bank.ts';

const found = wordBank.map(({ word }): [string, string] => {
  const parts = word.split(/[ -]/).map((part) => {
    const phonemes = ownPhonemes[part] ?? dictionary[part];
    if (phonemes === undefined) throw new Error(`How is “${part}” pronounced? Add it to content/words/own-phonemes.ts.`);
    return ipaOf(phonemes);
  });
  return [word, parts.join(' ')];
});
const file = path.join(import.meta.dirname, '../content/words/pronunciations.json');
fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`);
console.log(`${found.length} words pronounced.`);
