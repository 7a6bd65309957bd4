/** A short check of words: the meaning is given, and the word is chosen among four of the same part of speech. */
import type { Random } from '../random.ts';

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export interface CheckedWord {
  readonly word: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly definition: string;
  /** 1 to 8. */
  readonly set: number;
  /** Words so near in meaning, or so opposed, that they would be arguable as choices. */
  readonly related: ReadonlySet<string>;
}

export interface WordCheckItem {
  readonly definition: string;
  readonly partOfSpeech: PartOfSpeech;
  /** Four, in random order. */
  readonly choices: string[];
  readonly answer: string;
}

const wrongChoices = 3;

const relatedToEachOther = (a: CheckedWord, b: CheckedWord) =>
  a.related.has(b.word) || b.related.has(a.word) || [...a.related].some((word) => b.related.has(word));

/** Of words that fit as wrong choices, those of the nearest sets. */
function distractorsOf(asked: CheckedWord, all: readonly CheckedWord[], random: Random): string[] {
  const fitting = all.filter((other) => other.word !== asked.word && other.partOfSpeech === asked.partOfSpeech && !relatedToEachOther(asked, other));
  return random
    .shuffle(fitting)
    .toSorted((a, b) => Math.abs(a.set - asked.set) - Math.abs(b.set - asked.set))
    .slice(0, wrongChoices)
    .map(({ word }) => word);
}

/**
 * At most `wanted` questions about the given words, which come most urgent first; words of `all` serve as wrong choices.
 * A word for which too few fit is left out.
 */
export function wordCheck(asked: readonly CheckedWord[], all: readonly CheckedWord[], wanted: number, random: Random): WordCheckItem[] {
  const items: WordCheckItem[] = [];
  for (const word of asked) {
    if (items.length === wanted) break;
    const wrong = distractorsOf(word, all, random);
    if (wrong.length < wrongChoices) continue;
    items.push({ definition: word.definition, partOfSpeech: word.partOfSpeech, choices: random.shuffle([word.word, ...wrong]), answer: word.word });
  }
  return random.shuffle(items);
}
