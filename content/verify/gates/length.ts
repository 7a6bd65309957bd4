/** G8: how long stimulus and stem may be, in words. */
import type { Question } from '#core/questions/question.ts';
import { passage, sentences, wordCount } from './question-texts.ts';

/** Words of the stimulus by topic, from the ranges of the skills. */
const stimulusWords: Readonly<Record<number, readonly [number, number]>> = {
  1: [60, 150],
  2: [60, 140],
  3: [25, 150],
  4: [25, 75],
  5: [60, 140],
  6: [80, 160],
  7: [45, 110],
  8: [25, 75],
  9: [20, 65],
  10: [20, 65],
};
const stemLimit = 35;
/** Context and question together; the question itself, which is the last sentence, has the limit of a stem. */
const mathLimit = 95;

/** Everything that is too long or too short. */
export function lengthProblems({ topicId, stimulus, stem }: Question): string[] {
  const range = stimulusWords[topicId];
  const words = wordCount(passage(stimulus));
  if (range) {
    const [low, high] = range;
    return [
      ...(words < low || words > high ? [`stimulus has ${words} words, not ${low} to ${high}`] : []),
      ...(wordCount(stem) > stemLimit ? [`stem has ${wordCount(stem)} words`] : []),
    ];
  }
  const asked = wordCount(sentences(stem).at(-1) ?? stem);
  return [
    ...(words + wordCount(stem) > mathLimit ? [`context and question have ${words + wordCount(stem)} words`] : []),
    ...(asked > stemLimit ? [`the question itself has ${asked} words`] : []),
  ];
}
