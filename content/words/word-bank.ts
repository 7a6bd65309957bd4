/** The word bank: about a hundred words in each of eight sets, from words met every day to rare ones. */
import * as z from 'zod';
import type { PartOfSpeech } from '#core/words/word-check.ts';
import pronunciations from './pronunciations.json' with { type: 'json' };
import set1 from './sets/set-1.json' with { type: 'json' };
import set2 from './sets/set-2.json' with { type: 'json' };
import set3 from './sets/set-3.json' with { type: 'json' };
import set4 from './sets/set-4.json' with { type: 'json' };
import set5 from './sets/set-5.json' with { type: 'json' };
import set6 from './sets/set-6.json' with { type: 'json' };
import set7 from './sets/set-7.json' with { type: 'json' };
import set8 from './sets/set-8.json' with { type: 'json' };
import { wordSchema, type Word } from './word.ts';

/** In the order of the sets, and by letter within each. */
export const wordBank: readonly Word[] = z.array(wordSchema).parse([set1, set2, set3, set4, set5, set6, set7, set8].flat());

/** IPA in General American, without slashes: one for the word, or one for each part of speech (“object”). */
export type Pronunciation = string | Readonly<Partial<Record<PartOfSpeech, string>>>;

const ipa: Readonly<Record<string, Pronunciation>> = pronunciations;

/** How a word is said as a part of speech. Throws for a word that is not in the bank, or not as that part. */
export function pronunciationOf(word: string, partOfSpeech: PartOfSpeech): string {
  const found = ipa[word];
  const said = typeof found === 'string' ? found : found?.[partOfSpeech];
  if (said === undefined) throw new RangeError(`not in the word bank: ${word} as ${partOfSpeech}`);
  return said;
}
