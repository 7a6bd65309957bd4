/**
 * Which entry of the CMU Pronouncing Dictionary a headword follows where it is not the first: the number that the dictionary
 * gives it (“attribute(2)”), for every part of speech or for each.
 */
import type { PartOfSpeech } from '#core/words/word-check.ts';

export const dictionaryEntries: Readonly<Record<string, number | Partial<Readonly<Record<PartOfSpeech, number>>>>> = {
  abstract: { noun: 2 },
  address: 2,
  advocate: { verb: 2 },
  articulate: { adjective: 2 },
  associate: { verb: 4, noun: 3 },
  attribute: { verb: 2 },
  bifurcate: 2,
  capitulate: 2,
  complex: { adjective: 2 },
  confound: 3,
  consummate: { verb: 2 },
  contrast: { verb: 2 },
  damage: 2,
  deliberate: { verb: 2 },
  discount: { noun: 2 },
  elaborate: { verb: 2 },
  estimate: { verb: 2 },
  exploit: { verb: 2 },
  object: { verb: 2 },
  protean: 2,
  soften: 2,
};
