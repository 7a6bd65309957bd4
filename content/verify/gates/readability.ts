/** G16: Flesch–Kincaid grade of longer texts against the level. A warning, never a verdict: the formula knows nothing about meaning. */
import type { Difficulty, Question } from '#core/questions/question.ts';
import { passage, plainWords, sentences } from './question-texts.ts';

const minWords = 60;
const bands = { 1: [4, 10], 2: [4, 10], 3: [7, 14], 4: [9, 18], 5: [9, 18] } as const satisfies Record<Difficulty, readonly [number, number]>;

/** Vowel groups, without a silent final e: right for most English words. */
export const syllables = (word: string): number =>
  Math.max(1, (word.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^l]e)$/, (end) => end.slice(0, 1)).match(/[aeiouy]+/g) ?? []).length);

/** Grade of a text (Kincaid et al., 1975): 0.39 · words per sentence + 11.8 · syllables per word − 15.59. */
export function gradeLevel(text: string): number {
  const words = plainWords(text);
  const perSentence = words.length / Math.max(1, sentences(text).length);
  return 0.39 * perSentence + (11.8 * words.reduce((sum, word) => sum + syllables(word), 0)) / Math.max(1, words.length) - 15.59;
}

/** The grade if it lies outside the band of the level; null for texts in band or too short to judge. */
export function offBand({ difficulty, stimulus }: Question): number | null {
  const text = passage(stimulus);
  if (plainWords(text).length < minWords) return null;
  const grade = gradeLevel(text);
  const [low, high] = bands[difficulty];
  return grade < low || grade > high ? grade : null;
}
