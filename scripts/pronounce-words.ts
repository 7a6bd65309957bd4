/**
 * Writes the pronunciation of every word of the word bank, from the CMU Pronouncing Dictionary and content/words/own-phonemes.ts:
 * one for the word, or one for each part of speech where they differ (content/words/heteronyms.ts).
 *
 *   npm run content:pronunciations
 */
import fs from 'node:fs';
import path from 'node:path';
import { wordBank } from '#content/words/word-bank.ts';
import { pronounced } from './pronounced.ts';

const found = wordBank.map((word) => [word.word, pronounced(word)] as const);
const file = path.join(import.meta.dirname, '../content/words/pronunciations.json');
fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`);
console.log(`${found.length} words pronounced, ${found.filter(([, ipa]) => typeof ipa !== 'string').length} of them by part of speech.`);
