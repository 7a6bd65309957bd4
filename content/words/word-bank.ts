/** The word bank: about a hundred words in each of eight sets, from words met every day to rare ones. */
import * as z from 'zod';
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

const ipa: Readonly<Record<string, string>> = pronunciations;

/** IPA in General American, without slashes. Throws for a word that is not in the bank. */
export function pronunciationOf(word: string): string {
  const found = ipa[word];
  if (found === undefined) throw new RangeError(`not in the word bank: ${word}`);
  return found;
}
